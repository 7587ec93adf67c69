"""The trader phase: goods for cards, at the price of the tile."""

from collections.abc import Sequence
from typing import Final

from game.sanjuan.catalogue import (
    BIT,
    CUSTOMS_OFFICE,
    CUSTOMS_PRICE,
    HARBOR,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    TILE_PRICES,
    TRADING_POST,
)
from game.sanjuan.state import ASK_SELL, FOR_TRADE, SHIPPED, SOLD, TILE_TURNED, Seat, State

_TRADING_POST: Final = BIT[TRADING_POST]
_HARBOR: Final = BIT[HARBOR]
MARKETS: Final = ((MARKET_STAND, 2), (MARKET_HALL, 1))
"""Buildings that draw a card for so many goods sold in a phase."""
_MARKETS: Final = BIT[MARKET_STAND] | BIT[MARKET_HALL]


def trader(s: State) -> bool:
    """Turn the tile, then ask the next seat that can sell; false at the end of the phase."""
    if s.step == 0:
        s.sold = False
        s.events.append((TILE_TURNED, s.tiles[0]))
    count = len(s.seats)
    while s.step < count:
        at = (s.first + s.step) % count
        s.step += 1
        options = s.seats[at].full_plants()
        if options and s.ask(ASK_SELL, at, 0, min(limit(s, at), len(options)), options):
            return True
    if not s.sold:
        huts(s)
    s.tiles = (*s.tiles[1:], s.tiles[0])
    s.seen = min(s.seen + 1, len(s.tiles))
    return False


def limit(s: State, at: int) -> int:
    """How many goods a seat may sell."""
    own = 1 + s.privilege if at == s.first else 1
    return own + 1 if s.seats[at].owned & _TRADING_POST else own


def sell(s: State, picks: Sequence[int]) -> bool:
    if not picks:
        return False
    s.sold = True
    seat = s.seats[s.seat]
    cards = [seat.take_good(plant) for plant in picks]
    earned = 0
    for plant in picks:
        value = price(s.tiles[0], plant)
        s.events.append((SOLD, s.seat, plant, value))
        earned += value
    if seat.owned & _HARBOR:
        ship(s, seat, cards.pop(0))
    s.discards += cards
    s.draw(s.seat, earned, FOR_TRADE)
    if seat.owned & _MARKETS:
        for market, least in MARKETS:
            if seat.owned & BIT[market] and len(picks) >= least:
                s.draw(s.seat, 1, market)
    return False


def price(tile: int, plant: int) -> int:
    return CUSTOMS_PRICE if plant == CUSTOMS_OFFICE else TILE_PRICES[tile][plant]


def ship(s: State, seat: Seat, good: int) -> None:
    """The first good sold goes under the harbor instead of to the discards."""
    place = seat.city.index(HARBOR)
    seat.shipped = {**seat.shipped, place: (*seat.shipped.get(place, ()), good)}
    s.events.append((SHIPPED, s.seat))


def huts(s: State) -> None:
    """A card for each hut, as nobody has sold anything."""
    for at in s.owners(HUT):
        s.draw(at, 1, HUT)
