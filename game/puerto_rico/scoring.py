"""Points, by their reasons."""

from collections.abc import Callable
from typing import Final

from game.puerto_rico.catalogue import (
    BIT,
    BUILDINGS,
    CITY_HALL,
    CUSTOMS_HOUSE,
    FORTRESS,
    GUILD_HALL,
    MAKES,
    NAMES,
    NO_GOOD,
    RESIDENCE,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
)
from game.puerto_rico.state import Seat, State
from game.scoring import ranked

RESIDENCE_POINTS: Final = (4, 5, 6, 7)
"""For up to 9, 10, 11, 12 filled spaces of the island."""
RESIDENCE_SPACES: Final = 9
FORTRESS_COLONISTS: Final = 3
CUSTOMS_POINTS: Final = 4


def score(s: State) -> list[dict[str, int]]:
    """The points of each seat, broken down, with the value that breaks ties and the rank."""
    return ranked([_points(seat) for seat in s.seats])


def _points(seat: Seat) -> dict[str, int]:
    points = {"chips": seat.vp, "buildings": sum(BUILDINGS[building].vp for building in seat.city)}
    for building, worth in LARGE:
        if seat.acting & BIT[building]:
            points[NAMES[building]] = worth(seat)
    return {**points, "total": sum(points.values()), "tie": seat.doubloons + sum(seat.goods)}


def guild_hall(seat: Seat) -> int:
    small = (SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL)
    return sum(1 if building in small else 2 for building in seat.city if MAKES[building] != NO_GOOD)


def residence(seat: Seat) -> int:
    more = max(0, len(seat.island) - RESIDENCE_SPACES)
    return RESIDENCE_POINTS[min(more, len(RESIDENCE_POINTS) - 1)]


def fortress(seat: Seat) -> int:
    return seat.colonists() // FORTRESS_COLONISTS


def customs_house(seat: Seat) -> int:
    return seat.vp // CUSTOMS_POINTS


def city_hall(seat: Seat) -> int:
    return sum(1 for building in seat.city if MAKES[building] == NO_GOOD)


LARGE: Final[tuple[tuple[int, Callable[[Seat], int]], ...]] = (
    (GUILD_HALL, guild_hall),
    (RESIDENCE, residence),
    (FORTRESS, fortress),
    (CUSTOMS_HOUSE, customs_house),
    (CITY_HALL, city_hall),
)
"""The buildings that count at the end if they are manned."""
