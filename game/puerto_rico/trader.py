"""The trader phase: goods to the trading house."""

from collections.abc import Sequence
from typing import Final

from game.puerto_rico.catalogue import BIT, HOUSE_SPACES, LARGE_MARKET, OFFICE, PRICES, SMALL_MARKET
from game.puerto_rico.state import ASK_SELL, HOUSE_EMPTIED, SOLD, Seat, State

MARKETS: Final = ((SMALL_MARKET, 1), (LARGE_MARKET, 2))
"""What each market adds to a price."""


def trader(s: State) -> bool:
    """Ask the next seat that can sell; false at the end of the phase."""
    if s.ask_in_turn(ASK_SELL, sellable):
        return True
    if len(s.house) >= HOUSE_SPACES:
        for good in s.house:
            s.goods[good] += 1
        s.house = ()
        s.events.append((HOUSE_EMPTIED,))
    return False


def sellable(s: State, at: int) -> list[int]:
    """Goods of which the house has none yet, or any with an office, while it has room."""
    if len(s.house) >= HOUSE_SPACES:
        return []
    seat = s.seats[at]
    office = seat.acting & BIT[OFFICE]
    return [good for good, barrels in enumerate(seat.goods) if barrels and (office or good not in s.house)]


def price(seat: Seat, good: int, privilege: bool) -> int:
    markets = sum([extra for market, extra in MARKETS if seat.acting & BIT[market]])
    return PRICES[good] + markets + privilege


def sell(s: State, picks: Sequence[int]) -> bool:
    for good in picks:
        seat = s.seats[s.seat]
        paid = price(seat, good, s.seat == s.first)
        seat.goods[good] -= 1
        seat.doubloons += paid
        s.house += (good,)
        s.events.append((SOLD, s.seat, good, paid))
    return False
