"""What speaks for and against each role, as whole numbers of about the same size."""

from collections.abc import Callable, Sequence
from typing import Final

from game.sanjuan import builder, councillor, rules
from game.sanjuan.bots.features import PRICES
from game.sanjuan.catalogue import (
    AQUEDUCT,
    ARCHIVE,
    BIT,
    CARDS,
    CUSTOMS_OFFICE,
    FULL_CITY,
    GOLD_MINE,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    SMITHY,
    TILE_PRICES,
    TRADING_POST,
    WELL,
)
from game.sanjuan.rounds import HAND_LIMIT
from game.sanjuan.state import State

Best = Callable[[State, int, Sequence[int]], tuple[int, int]]
"""The build option worth most to a seat, and what it gains."""
SHARED, OWN = 6, 5
"""How many facts are the same for all roles, and how many each role has of its own."""
FACTS: Final = SHARED + OWN


def facts(best: Best, s: State) -> list[list[int]]:
    """Of each role that is free."""
    at = s.seat
    seat = s.seats[at]
    size = len(seat.hand)
    shared = [
        16,
        2 * size,
        2 * max([len(other.city) for other in s.seats]),
        4 * (s.turns - len(s.roles) - 1),
        16 if seat.owned & BIT[LIBRARY] else 0,
        2 * sum([len(other.hand) for other in s.seats]) - 2 * size,
    ]
    return [shared + OWN_FACTS[role](best, s, at) for role in s.options]


CAP: Final = 64
ABLE: Final = 4
"""With so many cards somebody can build something that counts."""


def _scaled(gain: int) -> int:
    """A gain as a fact: 16 for a logarithm of odds of 1."""
    return min(gain >> 12, CAP)


def _builder_facts(best: Best, s: State, at: int) -> list[int]:
    first, privilege = s.first, s.privilege
    s.first, s.privilege = -1, 0
    without = best(s, at, builder.buildable(s, at))[1]
    s.first, s.privilege = at, rules.privilege(s, at)
    gain = best(s, at, builder.buildable(s, at))[1]
    s.first, s.privilege = first, privilege
    able = sum([len(other.hand) >= ABLE for other in s.seats]) - (len(s.seats[at].hand) >= ABLE)
    ending = max([len(other.city) for other in s.seats]) >= FULL_CITY - 1
    return [_scaled(gain), _scaled(without), 4 * able, 16 * ending, 0]


def _producer_facts(best: Best, s: State, at: int) -> list[int]:
    privilege = rules.privilege(s, at)
    mine = other_goods = worth = plain = full = 0
    for place, seat in enumerate(s.seats):
        empty = sorted([PRICES[seat.city[plant]] for plant in seat.plants if not seat.goods[plant]])
        can = 1 + (seat.owned & _AQUEDUCT > 0)
        if place == at:
            plain = min(can, len(empty))
            mine = min(can + privilege, len(empty))
            worth = sum(empty[-mine:]) if mine else 0
            full = len(seat.plants) - len(empty)
            well = seat.owned & BIT[WELL] > 0 and mine > 1
        else:
            other_goods += min(can, len(empty))
    return [4 * mine, 4 * plain, 4 * other_goods, worth + 5 * well, 4 * full]


def _trader_facts(best: Best, s: State, at: int) -> list[int]:
    privilege = rules.privilege(s, at)
    tile = expected_prices(s)
    mine = others = plain = full = 0
    for place, seat in enumerate(s.seats):
        prices = sorted([tile[plant] for plant in seat.full_plants()])
        can = 1 + (seat.owned & _TRADING_POST > 0)
        if place == at:
            plain = sum(prices[-can:])
            mine = sum(prices[-can - privilege :])
            full = len(prices)
            if full and seat.owned & _MARKETS:
                mine += 5
                plain += 5
        else:
            others += sum(prices[-can:])
    return [mine, plain, others, 4 * full, 0]


def expected_prices(s: State) -> Sequence[int]:
    """The price of each plant's good in fifths: of the next tile if it has been seen, else of any."""
    if s.seen >= len(s.tiles):
        return _BY_TILE[s.tiles[0]]
    return _ANY_TILE


def _councillor_facts(best: Best, s: State, at: int) -> list[int]:
    owned = s.seats[at].owned
    kept = councillor.prefecture(owned)
    others = sum([councillor.prefecture(other.owned) for other in s.seats]) - kept
    room = max(0, len(s.seats[at].hand) + kept - HAND_LIMIT)
    return [8 * (kept - 1), 16 if owned & BIT[ARCHIVE] else 0, 4 * others, 4 * room, 0]


def _prospector_facts(best: Best, s: State, at: int) -> list[int]:
    mines = sum([seat.owned & _MINE > 0 for seat in s.seats])
    mine = s.seats[at].owned & _MINE > 0
    room = max(0, len(s.seats[at].hand) + 1 - HAND_LIMIT)
    return [16 * mine, 4 * (mines - mine), 4 * room, 0, 0]


OWN_FACTS: Final = (_builder_facts, _producer_facts, _trader_facts, _councillor_facts, _prospector_facts)
_AQUEDUCT: Final = BIT[AQUEDUCT]
_TRADING_POST: Final = BIT[TRADING_POST]
_MARKETS: Final = BIT[MARKET_STAND] | BIT[MARKET_HALL]
_MINE: Final = BIT[GOLD_MINE]
_NO_PLANTS: Final = (0,) * (len(CARDS) - SMITHY)
_BY_TILE: Final = tuple(
    tuple(10 if card == CUSTOMS_OFFICE else 5 * price for card, price in enumerate((*prices, *_NO_PLANTS)))
    for prices in TILE_PRICES
)
_ANY_TILE: Final = tuple(sum(prices) // 5 for prices in zip(*_BY_TILE, strict=True))
