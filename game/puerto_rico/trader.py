"""The trader phase: goods to the trading house."""

from collections.abc import Sequence
from typing import Final

from game.puerto_rico.catalogue import BIT, HOUSE_SPACES, LARGE_MARKET, NAMES, OFFICE, PRICES, SMALL_MARKET
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
        s.events.append((HOUSE_EMPTIED, s.house))
        s.house = ()
    return False


def sellable(s: State, at: int) -> list[int]:
    """Goods of which the house has none yet, or any with an office, while it has room."""
    if len(s.house) >= HOUSE_SPACES:
        return []
    seat = s.seats[at]
    office = seat.acting & BIT[OFFICE]
    return [good for good, barrels in enumerate(seat.goods) if barrels and (office or good not in s.house)]


def price(seat: Seat, good: int, privilege: bool) -> int:
    return sum([value for _, value in steps(good, seat.acting, privilege)])


def steps(good: int, acting: int, privilege: bool) -> list[tuple[str, int]]:
    """How a price comes about: that of the good, then each addition by its reason."""
    found = [("good", PRICES[good])]
    found += [(NAMES[market], extra) for market, extra in MARKETS if acting & BIT[market]]
    if privilege:
        found.append(("trader", 1))
    return found


def sell(s: State, picks: Sequence[int]) -> bool:
    for good in picks:
        seat = s.seats[s.seat]
        privilege, office = s.seat == s.first, good in s.house
        paid = price(seat, good, privilege)
        seat.goods[good] -= 1
        seat.doubloons += paid
        s.house += (good,)
        s.events.append((SOLD, s.seat, good, paid, seat.acting, privilege, office))
    return False
