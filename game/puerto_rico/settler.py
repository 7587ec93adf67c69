"""The settler phase: tiles onto the islands."""

from collections.abc import Sequence

from game.puerto_rico.catalogue import BIT, CONSTRUCTION_HUT, HACIENDA, HOSPICE, ISLAND_SPACES, QUARRY
from game.puerto_rico.state import (
    ASK_HACIENDA,
    ASK_HOSPICE,
    ASK_SETTLE,
    COLONIST_PLACED,
    TILE_DRAWN,
    TILE_TAKEN,
    TILES_LAID,
    State,
)


def settler(s: State) -> bool:
    """Ask the next seat that can settle; false at the end of the phase."""
    count = len(s.seats)
    while s.step < count:
        at = (s.first + s.step) % count
        s.step += 1
        if ask_hacienda(s, at) or ask_tile(s, at):
            return True
    s.discards += s.face_up
    s.face_up = s.take(count + 1)
    s.events.append((TILES_LAID, s.face_up))
    return False


def ask_hacienda(s: State, at: int) -> bool:
    """Ask whether a tile is to be drawn first."""
    seat = s.seats[at]
    if not seat.acting & BIT[HACIENDA] or len(seat.island) >= ISLAND_SPACES or not s.drawable():
        return False
    return s.ask(ASK_HACIENDA, at, 0, 1, [HACIENDA])


def draw_tile(s: State, picks: Sequence[int]) -> bool:
    if picks:
        (tile,) = s.take(1)
        s.seats[s.seat].island += (tile,)
        s.events.append((TILE_DRAWN, s.seat, tile))
    return ask_tile(s, s.seat)


def ask_tile(s: State, at: int) -> bool:
    options = tiles(s, at)
    return bool(options) and s.ask(ASK_SETTLE, at, 0, 1, options)


def tiles(s: State, at: int) -> list[int]:
    """What a seat may take: face-up tiles of each kind, and a quarry if it is allowed one."""
    seat = s.seats[at]
    if len(seat.island) >= ISLAND_SPACES:
        return []
    options = list(dict.fromkeys(s.face_up))
    if s.quarries and (at == s.first or seat.acting & BIT[CONSTRUCTION_HUT]):
        options.append(QUARRY)
    return options


def settle(s: State, picks: Sequence[int]) -> bool:
    if not picks:
        return False
    tile = picks[0]
    if tile == QUARRY:
        s.quarries -= 1
    else:
        left = list(s.face_up)
        left.remove(tile)
        s.face_up = tuple(left)
    seat = s.seats[s.seat]
    seat.island += (tile,)
    s.events.append((TILE_TAKEN, s.seat, tile, tile == QUARRY and s.seat != s.first))
    hospice = seat.acting & BIT[HOSPICE] and s.colonist_left()
    return bool(hospice) and s.ask(ASK_HOSPICE, s.seat, 0, 1, [HOSPICE])


def send_colonist(s: State, picks: Sequence[int]) -> bool:
    """The hospice's colonist onto the tile just taken."""
    if picks:
        seat = s.seats[s.seat]
        ashore = s.take_colonist()
        seat.manned |= 1 << len(seat.island) - 1
        seat.derive()
        s.events.append((COLONIST_PLACED, s.seat, HOSPICE, seat.island[-1], ashore))
    return False
