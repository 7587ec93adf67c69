"""What an evaluation looks at: each fact about a seat is one row of a table of weights."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.sanjuan.catalogue import (
    BIT,
    CARDS,
    CATHEDRAL,
    CITY_BUILDINGS,
    CITY_HALL,
    CUSTOMS_OFFICE,
    FULL_CITY,
    GUILD_HALL,
    LARGE_COST,
    MONUMENTS,
    NOTHING,
    PALACE,
    PLANTS,
    RESIDENCE,
    SILVER_SMELTER,
    SMITHY,
    TRIUMPHAL_ARCH,
    VP,
    costs,
)
from game.sanjuan.scoring import ARCH_POINTS, FALLING, PALACE_SHARE, residence_points
from game.sanjuan.state import State

MOST_HAND: Final = 12
MOST_PLANTS: Final = 4
MOST_GOODS: Final = 6
MOST_WORTH: Final = 10
MOST_POINTS: Final = 50
SETUPS: Final = 12
"""Seats, editions and expansion."""

_sizes: Final = (
    len(CARDS),  # a city building stands
    (SILVER_SMELTER + 1) * (MOST_PLANTS + 1),  # so many plants of a kind
    10,  # plants in all
    len(MONUMENTS) + 1,
    MOST_HAND + 1,
    MOST_GOODS + 1,
    MOST_WORTH + 1,
    MOST_POINTS + 1,
    (FULL_CITY + 1) ** 2,  # own buildings, and those of whoever else has most
    64,  # roles left, and whether the seat has still to choose
    SETUPS * 4,  # setup, and how far from the governor
)
_starts: Final = tuple(sum(_sizes[:at]) for at in range(len(_sizes)))
(STANDS, PLANT, PLANTS_IN_ALL, ARTS, HAND, GOODS, WORTH, POINTS, BUILDINGS, ROLES_LEFT, PLACE) = _starts
ROWS: Final = sum(_sizes)

PRICES: Final = (0, 5, 6, 8, 10, 11)
"""Of each plant over all tiles, in fifths."""
MOST_CACHED: Final = 500
"""So many cities are remembered: whoever looks ahead thinks of ever new ones."""
DEAD: Final = NOTHING
"""The kind of a card in hand that can never be built."""
_CITY: Final = tuple(BIT[card] & CITY_BUILDINGS for card in range(len(CARDS)))


@lru_cache(MOST_CACHED)
def city_rows(city: tuple[int, ...]) -> tuple[int, ...]:
    """The facts that follow from what stands."""
    plants = [city.count(kind) for kind in range(SILVER_SMELTER + 1)]
    rows = [STANDS + card for card in city if card >= SMITHY]
    rows += [
        PLANT + kind * (MOST_PLANTS + 1) + min(count, MOST_PLANTS)
        for kind, count in enumerate(plants)
        if count
    ]
    rows.append(PLANTS_IN_ALL + min(sum(plants), 9))
    rows.append(ARTS + sum(monument in city for monument in MONUMENTS))
    return tuple(rows)


def moment_rows(s: State, at: int, points: int) -> tuple[int, ...]:
    """The facts that change faster."""
    seat = s.seats[at]
    seats = len(s.seats)
    worth = count = 0
    for card, good in zip(seat.city, seat.goods, strict=True):
        if good:
            count += 1
            worth += 10 if card == CUSTOMS_OFFICE else PRICES[card]
    most = max([len(other.city) for other in s.seats if other is not seat])
    left = 31
    for role in s.roles:
        left &= ~(1 << role)
    turn = (at - s.governor) % seats
    chosen = turn < len(s.roles) if seats > 2 or turn else len(s.roles) > 2
    kind = setup_kind(seats, s.setup.edition, s.setup.expansion)
    return (
        HAND + min(len(seat.hand), MOST_HAND),
        GOODS + min(count, MOST_GOODS),
        WORTH + min(worth // 5, MOST_WORTH),
        POINTS + min(points, MOST_POINTS),
        BUILDINGS + min(len(seat.city), FULL_CITY) * (FULL_CITY + 1) + min(most, FULL_CITY),
        ROLES_LEFT + left * 2 + chosen,
        PLACE + kind * 4 + turn,
    )


def setup_kind(seats: int, edition: int, expansion: bool) -> int:
    return ((seats - 2) * 2 + edition - 1) * 2 + expansion


def points(s: State, at: int) -> int:
    """What a seat would score now; as `scoring`, but quick."""
    seat = s.seats[at]
    found = city_points(seat.city, s.setup.edition)
    if seat.tucked or seat.shipped:
        found += sum(map(len, seat.tucked.values())) + sum(map(len, seat.shipped.values()))
    if seat.owned & BIT[CATHEDRAL]:
        others = [card for other in s.seats if other is not seat for card in other.city]
        large = sum([s.setup.costs[card] == LARGE_COST for card in others])
        found += sum(FALLING[:large])
    if seat.owned & BIT[PALACE]:
        found += found // PALACE_SHARE
    return found


@lru_cache(MOST_CACHED)
def city_points(city: tuple[int, ...], edition: int) -> int:
    """What the buildings of a city are worth by themselves, the palace's share apart."""
    found = sum([VP[card] for card in city])
    plants = [card for card in city if BIT[card] & PLANTS]
    if GUILD_HALL in city:
        found += len(plants) * 2 if edition == 1 else len(plants) + len(set(plants))
    if CITY_HALL in city:
        found += len(city) - len(plants)
    if TRIUMPHAL_ARCH in city:
        found += ARCH_POINTS[sum(monument in city for monument in MONUMENTS)]
    if RESIDENCE in city:
        found += residence_points(city, costs(edition))
    return found


def hand_kinds(owned: int, hand: Sequence[int]) -> list[int]:
    """The cards of a hand, those that cannot be built any more as dead ones."""
    found = []
    for card in hand:
        if _CITY[card]:
            found.append(DEAD if owned & BIT[card] else card)
            owned |= BIT[card]
        else:
            found.append(card)
    return found
