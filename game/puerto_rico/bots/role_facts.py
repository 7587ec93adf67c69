"""What speaks for and against each role, as whole numbers of about the same size."""

from collections.abc import Callable
from typing import Final, Protocol

from game.puerto_rico import captain, trader
from game.puerto_rico.bots.features import STAGES, best_price, head, loadable
from game.puerto_rico.catalogue import (
    BIT,
    BUILDER,
    CIRCLES,
    FACTORY,
    HARBOR,
    HOUSE_SPACES,
    OFFICE,
    PRICES,
    PROSPECTOR,
    WHARF,
)
from game.puerto_rico.craftsman import FACTORY_PAYS
from game.puerto_rico.state import Seat, State

CHOICES: Final = PROSPECTOR + 1
"""So many kinds of roles are offered: the second prospector is the first."""
SHARED, OWN = 5, 6
"""How many facts are the same for all roles, and how many each role has of its own."""
FACTS: Final = SHARED + OWN
CAP: Final = 64


class Gains(Protocol):
    """What instinct reckons that a seat gains, in the measure of the net."""

    def best_tiles(self, s: State, at: int) -> tuple[int, int]: ...

    def best_builds(self, s: State, at: int, more: int) -> tuple[int, int]: ...

    def best_manning(self, s: State, at: int, more: int) -> int: ...


def facts(gains: Gains, s: State) -> list[list[int]]:
    """Of each role that is free."""
    at = s.seat
    shared = [
        16,
        2 * (head(s) % (STAGES + 1)),
        16 * s.last,
        4 * (s.turns - len(s.roles) - 1),
    ]
    return [[*shared, 8 * s.doubloons[role], *OWN_FACTS[role](gains, s, at)] for role in s.options]


def _scaled(gain: int) -> int:
    """A gain as a fact: 16 for a logarithm of odds of 1."""
    found = gain >> 12
    return min(found, CAP) if found > -CAP else -CAP


def _settler(gains: Gains, s: State, at: int) -> list[int]:
    most, usual = gains.best_tiles(s, at)
    others = [len(seat.island) for seat in s.seats]
    return [
        _scaled(most),
        _scaled(usual),
        2 * len(s.seats[at].island),
        2 * (sum(others) - len(s.seats[at].island)) // (len(others) - 1),
        0,
        0,
    ]


def _mayor(gains: Gains, s: State, at: int) -> list[int]:
    count = len(s.seats)
    mine = len(range(0, s.ship, count)) + (s.colonists > 0)
    others = 0
    for step in range(1, count):
        seat = s.seats[(at + step) % count]
        others += min(len(range(step, s.ship, count)) + seat.stored, _empty(seat))
    seat = s.seats[at]
    room = _empty(seat)
    return [
        _scaled(gains.best_manning(s, at, mine)),
        4 * min(mine + seat.stored, room),
        8 * others // (count - 1),
        2 * room,
        2 * mine,
        0,
    ]


def _empty(seat: Seat) -> int:
    """Circles without a colonist."""
    return (
        len(seat.island)
        - seat.manned.bit_count()
        + sum([CIRCLES[building] for building in seat.city])
        - sum(seat.crew)
    )


def _builder(gains: Gains, s: State, at: int) -> list[int]:
    means = [seat.doubloons + min(seat.quarries, 3) for seat in s.seats]
    others = sum(means) - means[at]
    most, usual = gains.best_builds(s, at, s.doubloons[BUILDER] + 1)
    return [
        _scaled(most),
        _scaled(usual),
        2 * min(others // (len(means) - 1), 16),
        2 * min(max([mean for other, mean in enumerate(means) if other != at]), 16),
        2 * min(means[at], 16),
        0,
    ]


def _craftsman(gains: Gains, s: State, at: int) -> list[int]:
    """What each would make, in barrels and in money, first of all those who come next."""
    count = len(s.seats)
    left = s.goods[:]
    barrels, values = [], []
    for step in range(count):
        seat = s.seats[(at + step) % count]
        made = value = kinds = 0
        for good, output in enumerate(seat.output):
            number = min(output, left[good])
            left[good] -= number
            made += number
            kinds += number > 0
            value += PRICES[good] if number else 0
        if seat.acting & BIT[FACTORY]:
            value += FACTORY_PAYS[kinds]
        barrels.append(made)
        values.append(value)
    return [
        4 * barrels[0],
        2 * values[0],
        4 * sum(barrels[1:]) // (count - 1),
        2 * sum(values[1:]) // (count - 1),
        4 * barrels[1],
        4 * max(barrels[1:]),
    ]


def _trader(gains: Gains, s: State, at: int) -> list[int]:
    prices = [best_price(s, seat) for seat in s.seats]
    seat = s.seats[at]
    mine = prices[at] + 1 if prices[at] or trader.sellable(s, at) else 0
    others = sum(prices) - prices[at]
    return [
        4 * mine,
        4 * others // (len(prices) - 1),
        4 * max([price for other, price in enumerate(prices) if other != at]),
        4 * (HOUSE_SPACES - len(s.house)),
        8 * (seat.acting & BIT[OFFICE] > 0),
        2 * sum(seat.goods),
    ]


def _captain(gains: Gains, s: State, at: int) -> list[int]:
    """Points by turn: who loads first has the room."""
    loads = [loadable(s, seat.goods) for seat in s.seats]
    for place, seat in enumerate(s.seats):
        kinds = sum([barrels > 0 for barrels in seat.goods])
        if seat.acting & BIT[HARBOR]:
            loads[place] += min(kinds, 3)
        if seat.acting & BIT[WHARF]:
            loads[place] += max(seat.goods)
    others = sum(loads) - loads[at]
    seat = s.seats[at]
    room = sum([kinds for warehouse, kinds in captain.WAREHOUSES if seat.acting & BIT[warehouse]])
    return [
        4 * (loads[at] + (loads[at] > 0)),
        4 * others // (len(loads) - 1),
        4 * max([load for other, load in enumerate(loads) if other != at]),
        2 * sum(seat.goods),
        8 * room,
        2 * max(0, sum(seat.goods) - loads[at]),
    ]


def _prospector(gains: Gains, s: State, at: int) -> list[int]:
    return [2 * min(s.seats[at].doubloons, 16), 0, 0, 0, 0, 0]


OWN_FACTS: Final[tuple[Callable[[Gains, State, int], list[int]], ...]] = (
    _settler,
    _mayor,
    _builder,
    _craftsman,
    _trader,
    _captain,
    _prospector,
)
"""By role: the money on it, and what is its own."""
