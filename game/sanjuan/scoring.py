"""Points, by their reasons."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from game.sanjuan.catalogue import (
    BIT,
    CATHEDRAL,
    CITY_BUILDINGS,
    CITY_HALL,
    GUILD_HALL,
    LARGE_COST,
    MONUMENTS,
    NAMES,
    PALACE,
    PLANTS,
    RESIDENCE,
    TRIUMPHAL_ARCH,
    VP,
)
from game.sanjuan.state import Piles, Seat, State
from game.scoring import ranked

ARCH_POINTS: Final = (0, 4, 6, 8)
FALLING: Final = (4, 3, 2, 1)
"""What the first, second, .. of something is worth; all further ones nothing."""
RESIDENCE_SET: Final = 3
PALACE_SHARE: Final = 4


def score(s: State) -> list[dict[str, int]]:
    """The points of each seat, broken down, with the value that breaks ties and the rank."""
    return ranked([_points(s, at) for at in range(len(s.seats))])


def _points(s: State, at: int) -> dict[str, int]:
    seat = s.seats[at]
    points = {
        "buildings": sum(VP[card] for card in seat.city),
        "tucked": _cards(seat.tucked) + _cards(seat.shipped),
    }
    for building, worth in LARGE:
        if building in seat.city:
            points[NAMES[building]] = worth(s, at)
    if PALACE in seat.city:
        points[NAMES[PALACE]] = sum(points.values()) // PALACE_SHARE
    total = sum(points.values())
    return {**points, "total": total, "tie": len(seat.hand) + len(seat.full_plants())}


def _cards(piles: Piles) -> int:
    return sum(len(pile) for pile in piles.values())


def _count(seat: Seat, kinds: int) -> int:
    return sum(1 for card in seat.city if BIT[card] & kinds)


def guild_hall(s: State, at: int) -> int:
    seat = s.seats[at]
    plants = _count(seat, PLANTS)
    return 2 * plants if s.setup.edition == 1 else plants + (seat.owned & PLANTS).bit_count()


def city_hall(s: State, at: int) -> int:
    return _count(s.seats[at], CITY_BUILDINGS)


def triumphal_arch(s: State, at: int) -> int:
    return ARCH_POINTS[sum(1 for monument in MONUMENTS if monument in s.seats[at].city)]


def residence(s: State, at: int) -> int:
    return residence_points(s.seats[at].city, s.setup.costs)


def residence_points(city: Sequence[int], costs: Sequence[int]) -> int:
    by_cost: dict[int, Counter[int]] = {}
    for card in city:
        by_cost.setdefault(costs[card], Counter())[card] += 1
    return sum(FALLING[: sum(_sets(kinds.values()) for kinds in by_cost.values())])


def _sets(copies: Iterable[int]) -> int:
    """How many sets of three different buildings can be laid out of so many copies of each kind.

    >>> _sets([2, 1, 1, 1, 1])
    2
    """
    counts = list(copies)
    sets = 0
    while sum(min(count, sets + 1) for count in counts) >= RESIDENCE_SET * (sets + 1):
        sets += 1
    return sets


def cathedral(s: State, at: int) -> int:
    others = [card for other, seat in enumerate(s.seats) if other != at for card in seat.city]
    return sum(FALLING[: sum(s.setup.costs[card] == LARGE_COST for card in others)])


LARGE: Final[tuple[tuple[int, Callable[[State, int], int]], ...]] = (
    (GUILD_HALL, guild_hall),
    (CITY_HALL, city_hall),
    (TRIUMPHAL_ARCH, triumphal_arch),
    (RESIDENCE, residence),
    (CATHEDRAL, cathedral),
)
"""The buildings that count at the end; the palace comes after them."""
STARRED: Final = (*[building for building, _ in LARGE], PALACE)
"""Those that are worth what else there is."""


def worth(s: State, at: int, building: int) -> int:
    """What such a building counts for a seat in whose city it stands."""
    return _points(s, at)[NAMES[building]]
