"""What a building costs whom, step by step."""

from functools import cache
from typing import Final

from game.sanjuan.catalogue import (
    BIT,
    CARDS,
    CATHEDRAL,
    CITY_BUILDINGS,
    NAMES,
    NOTHING,
    PARK,
    PLANTS,
    QUARRY,
    SMITHY,
    costs,
)

PRIVILEGES: Final = ("builder", "library")
DISCOUNTS: Final = ((SMITHY, PLANTS), (QUARRY, CITY_BUILDINGS))
"""Buildings that take 1 off, and off what."""
DISCOUNTING: Final = BIT[SMITHY] | BIT[QUARRY]
COVERED_PARK: Final = 6
LARGEST: Final = 8
"""With so many cards in hand a seat can build anything."""


def steps(edition: int, card: int, over: int, key: int) -> list[tuple[str, int]]:
    """How a price comes about: what is printed, then each reduction by its reason."""
    found = [("printed", costs(edition)[card])]
    if over != NOTHING:
        found.append((NAMES[over], -relief(edition)[over]))
    found += [(reason, -1) for reason in PRIVILEGES[: key & 3]]
    found += [(NAMES[by], -1) for by, on in DISCOUNTS if key & BIT[by] and on & BIT[card]]
    return found


@cache
def relief(edition: int) -> tuple[int, ...]:
    """What covering each card with a crane takes off a price."""
    return tuple(COVERED_PARK if card == PARK else cost for card, cost in enumerate(costs(edition)))


@cache
def prices(edition: int) -> dict[int, tuple[int, ...]]:
    """The price of every card by key, before covering and possibly below 0."""
    return {
        key: tuple(
            sum(value for _, value in steps(edition, card, NOTHING, key)) for card in range(len(CARDS))
        )
        for key in _keys()
    }


@cache
def within(edition: int) -> dict[int, tuple[int, ...]]:
    """The bits of what a hand of 0, 1, .. cards can build, by key.

    A card does not pay for itself; the cathedral does not come from the hand.
    """
    return {
        key: tuple(
            sum(BIT[card] for card, cost in enumerate(table) if cost <= size - (card != CATHEDRAL))
            for size in range(LARGEST + 1)
        )
        for key, table in prices(edition).items()
    }


def _keys() -> list[int]:
    """What a price depends on beside the cards: the buildings that act, and below their bits a privilege."""
    acting = [smithy | quarry for smithy in (0, BIT[SMITHY]) for quarry in (0, BIT[QUARRY])]
    return [bits | privilege for bits in acting for privilege in range(len(PRIVILEGES) + 1)]
