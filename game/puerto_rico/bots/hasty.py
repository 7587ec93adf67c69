"""How people play who take what pays most now, and do not ask what it gives the others."""

from collections.abc import Callable, Sequence
from typing import Final

from game.puerto_rico import builder, settler, trader
from game.puerto_rico.bots.features import best_price, loadable
from game.puerto_rico.bots.instinct import Instinct
from game.puerto_rico.catalogue import (
    BIT,
    BUILDINGS,
    CIRCLES,
    CORN,
    FACTORY,
    LARGE_COLUMN,
    MAKES,
    NO_GOOD,
    PRICES,
    QUARRY,
)
from game.puerto_rico.craftsman import FACTORY_PAYS
from game.puerto_rico.state import ASK_BUILD, ASK_SETTLE, Seat, State
from game.state import ASK_ROLE

POINT, DOUBLOON, COLONIST, BARREL, SOLD = 100, 70, 120, 60, 80
"""What is worth so many hundredths of a point; money from a sale is liked a little more than any other."""
CORN_FIELD, FIELD, WAITING, DEARER = 160, 100, 100, 50
"""Of corn and of others; what is added if a building waits, at once and for each doubloon of price."""
QUARRY_EARLY, QUARRY_LATE, EARLY = 250, 50, 6
"""A quarry is worth less from so many buildings on."""
USELESS, LARGE, COST = -50, 300, 20
"""What is added for a plant without a waiting plantation; for others if large, and for each doubloon."""
BUILT: Final = tuple(
    POINT * row.vp + (COST * row.cost + LARGE * (row.column == LARGE_COLUMN) if row.good == NO_GOOD else 0)
    for row in BUILDINGS
)
"""What a building is worth apart from plantations."""


class Hasty(Instinct):
    """Roles, tiles and buildings by what they bring at once; all else by instinct."""

    def answer(self, s: State) -> Sequence[int]:
        seat = s.seats[s.seat]
        if s.kind == ASK_ROLE:
            worths = [_role(s, seat, role) for role in s.options]
        elif s.kind == ASK_SETTLE:
            worths = [_tile(seat, tile) for tile in s.options]
        elif s.kind == ASK_BUILD:
            worths = [_building(seat, building) for building in s.options]
        else:
            return super().answer(s)
        return [s.options[worths.index(max(worths))]]


def _role(s: State, seat: Seat, role: int) -> int:
    """With the money that lies on it."""
    first, money = s.first, s.doubloons[role]
    s.first = s.seat
    seat.doubloons += money
    found = ROLES[role](s, seat)
    seat.doubloons -= money
    s.first = first
    return found + DOUBLOON * money


def _settler(s: State, seat: Seat) -> int:
    return max([_tile(seat, tile) for tile in settler.tiles(s, s.seat)], default=0)


def _mayor(s: State, seat: Seat) -> int:
    """Colonists as far as there are circles for them."""
    coming = len(range(0, s.ship, len(s.seats))) + (s.colonists > 0)
    return COLONIST * min(coming, len(seat.island) - seat.manned.bit_count() + seat.empty_circles())


def _builder(s: State, seat: Seat) -> int:
    return max([_building(seat, building) for building in builder.buildable(s, s.seat)], default=0)


def _craftsman(s: State, seat: Seat) -> int:
    made = kinds = 0
    for good, left in enumerate(s.goods):
        number = min(seat.output[good], left)
        made += number
        kinds += number > 0
    paid = FACTORY_PAYS[kinds] if seat.acting & BIT[FACTORY] else 0
    return BARREL * (made + (kinds > 0)) + DOUBLOON * paid


def _trader(s: State, seat: Seat) -> int:
    return SOLD * (best_price(s, seat) + 1) if trader.sellable(s, s.seat) else 0


def _captain(s: State, seat: Seat) -> int:
    barrels = loadable(s, seat.goods)
    return POINT * (barrels + (barrels > 0))


def _prospector(s: State, seat: Seat) -> int:
    return DOUBLOON


ROLES: Final[tuple[Callable[[State, Seat], int], ...]] = (
    _settler,
    _mayor,
    _builder,
    _craftsman,
    _trader,
    _captain,
    _prospector,
)


def _tile(seat: Seat, tile: int) -> int:
    if tile == QUARRY:
        return QUARRY_EARLY if len(seat.city) < EARLY else QUARRY_LATE
    if tile == CORN:
        return CORN_FIELD
    return FIELD + (WAITING + DEARER * PRICES[tile] if _waiting(seat, tile) < 0 else 0)


def _building(seat: Seat, building: int) -> int:
    worth, good = BUILT[building], MAKES[building]
    if good == NO_GOOD:
        return worth
    return worth + (2 * WAITING + DEARER * PRICES[good] if _waiting(seat, good) > 0 else USELESS)


def _waiting(seat: Seat, good: int) -> int:
    """So many of its plantations have no circle in a plant; below 0, so many circles have no plantation."""
    circles = [CIRCLES[building] for building in seat.city if MAKES[building] == good]
    return seat.island.count(good) - sum(circles)
