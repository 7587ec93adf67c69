"""The captain phase: goods onto ships for points, and the rest into store."""

from collections.abc import Sequence
from typing import Final

from game.puerto_rico.catalogue import BIT, HARBOR, LARGE_WAREHOUSE, SMALL_WAREHOUSE, WHARF, WHARF_BARRELS
from game.puerto_rico.state import (
    ASK_BARREL,
    ASK_LOAD,
    ASK_STORE,
    LOADED,
    LOST,
    NO_POINTS,
    UNLOADED,
    Seat,
    State,
)

SHIP: Final = 3
"""A load is a good and, above so many bits, the ship by its place, or the wharf."""
KIND: Final = (1 << SHIP) - 1
ON_WHARF: Final = 31
WAREHOUSES: Final = ((SMALL_WAREHOUSE, 1), (LARGE_WAREHOUSE, 2))
"""How many kinds of goods each of them keeps."""


def captain(s: State) -> bool:
    """Ask the next seat that can load, then those that must lose something; false at the end of the phase."""
    if s.step == 0:
        begin(s)
    if loading(s) or storing(s):
        return True
    unload(s)
    return False


def begin(s: State) -> None:
    s.idle = s.storing = 0
    s.first_load = True
    for seat in s.seats:
        seat.wharf_used = False


def loading(s: State) -> bool:
    """Round and round, until nobody has loaded for once round the table."""
    count = len(s.seats)
    while s.idle < count:
        at = (s.first + s.step) % count
        s.step += 1
        s.idle += 1
        if any(s.seats[at].goods):
            on_ships, on_wharf = loads(s, at)
            options = on_ships + on_wharf
            if s.ask(ASK_LOAD, at, min(1, len(on_ships)), min(1, len(options)), options):
                return True
            load(s, on_ships)
    return False


def storing(s: State) -> bool:
    count = len(s.seats)
    while s.storing < count:
        at = (s.first + s.storing) % count
        s.storing += 1
        if store(s, at):
            return True
    return False


def loads(s: State, at: int) -> tuple[list[int], list[int]]:
    """What a seat may load onto ships, and by its wharf."""
    seat = s.seats[at]
    on_ships: list[int] = []
    for good, count in enumerate(seat.goods):
        if count:
            on_ships += [good | ship << SHIP for ship in ships_for(s, good, count)]
    if not seat.acting & BIT[WHARF] or seat.wharf_used:
        return on_ships, []
    return on_ships, [good | ON_WHARF << SHIP for good, count in enumerate(seat.goods) if count]


def ships_for(s: State, good: int, count: int) -> list[int]:
    """The one ship that carries this good, or the empty ones that take most of it."""
    room: list[int] = []
    for ship, size in enumerate(s.ships):
        aboard = s.barrels[ship]
        if aboard and s.cargo[ship] == good:
            return [ship] if aboard < size else []
        room.append(0 if aboard else min(size, count))
    most = max(room, default=0)
    best = [ship for ship, fits in enumerate(room) if fits == most > 0]
    return list({s.ships[ship]: ship for ship in best}.values())


def load(s: State, picks: Sequence[int]) -> bool:
    """Barrels for points; the captain's first load is worth one more, and each one with a harbor."""
    if not picks:
        return False
    at, good, ship = s.seat, picks[0] & KIND, picks[0] >> SHIP
    seat = s.seats[at]
    count, forced = barrels(s, seat, picks[0]), len(s.options) == s.low
    harbor, first = bool(seat.acting & BIT[HARBOR]), at == s.first and s.first_load
    if ship == ON_WHARF:
        seat.wharf_used = True
        s.goods[good] += count
    else:
        s.cargo[ship] = good
        s.barrels[ship] += count
    seat.goods[good] -= count
    if first:
        s.first_load = False
    s.idle = 0
    s.events.append((LOADED, at, good, ship, count, harbor, first, forced))
    earn(s, seat, count + harbor + first)
    return False


def barrels(s: State, seat: Seat, option: int) -> int:
    """As many as fit."""
    good, ship = option & KIND, option >> SHIP
    room = WHARF_BARRELS if ship == ON_WHARF else s.ships[ship] - s.barrels[ship]
    return min(seat.goods[good], room)


def points(s: State, at: int, option: int) -> int:
    """One a barrel, one for a harbor, one for the captain's first load."""
    seat = s.seats[at]
    harbor, first = bool(seat.acting & BIT[HARBOR]), at == s.first and s.first_load
    return sum([value for _, value in steps(barrels(s, seat, option), harbor, first)])


def steps(count: int, harbor: bool, first: bool) -> list[tuple[str, int]]:
    """How the points of a load come about."""
    return [("barrels", count), *[("harbor", 1)] * harbor, *[("captain", 1)] * first]


def earn(s: State, seat: Seat, worth: int) -> None:
    """Points go on being noted when the pool is empty."""
    seat.vp += worth
    s.vp = max(0, s.vp - worth)
    if not s.vp:
        s.end_with_this_round(NO_POINTS)


def room_for_kinds(seat: Seat) -> int:
    """How many kinds the warehouses keep whole."""
    return sum([kinds for warehouse, kinds in WAREHOUSES if seat.acting & BIT[warehouse]])


def store(s: State, at: int) -> bool:
    """Ask what is kept, if something must be lost: whole kinds in warehouses, then one barrel."""
    seat = s.seats[at]
    kinds = [good for good, count in enumerate(seat.goods) if count]
    room = room_for_kinds(seat)
    if len(kinds) <= room or (len(kinds) == room + 1 and min(seat.goods[good] for good in kinds) == 1):
        return False
    return s.ask(ASK_STORE, at, 0, room, kinds) or keep(s, ())


def keep(s: State, picks: Sequence[int]) -> bool:
    """Whole kinds stay; then ask of which other a barrel stays."""
    seat = s.seats[s.seat]
    s.kept = tuple(picks)
    left = [good for good, count in enumerate(seat.goods) if count and good not in s.kept]
    return s.ask(ASK_BARREL, s.seat, 0, 1, left)


def keep_barrel(s: State, picks: Sequence[int]) -> bool:
    """All that is not kept goes back."""
    seat = s.seats[s.seat]
    lost = tuple(left_over(seat, s.kept, picks))
    for good, count in enumerate(lost):
        seat.goods[good] -= count
        s.goods[good] += count
    s.kept = ()
    if any(lost):
        s.events.append((LOST, s.seat, lost))
    return False


def left_over(seat: Seat, kinds: Sequence[int], barrel: Sequence[int]) -> list[int]:
    """What goes back if whole kinds are kept, and a barrel of another one."""
    return [0 if good in kinds else count - (good in barrel) for good, count in enumerate(seat.goods)]


def best_kept(seat: Seat) -> tuple[list[int], list[int]]:
    """The kinds to keep whole and the barrel, if as few as possible are to be lost; the dearest if equal."""
    kinds = sorted(
        [good for good, count in enumerate(seat.goods) if count],
        key=lambda good: (seat.goods[good], good),
        reverse=True,
    )
    room = room_for_kinds(seat)
    return sorted(kinds[:room]), sorted(kinds[room:])[-1:]


def lost(seat: Seat) -> list[int]:
    """What must go back if loading stopped now."""
    return left_over(seat, *best_kept(seat))


def unload(s: State) -> None:
    """Full ships are emptied."""
    for ship, size in enumerate(s.ships):
        if s.barrels[ship] >= size > 0:
            s.goods[s.cargo[ship]] += s.barrels[ship]
            s.events.append((UNLOADED, size, s.cargo[ship], s.barrels[ship]))
            s.barrels[ship] = s.cargo[ship] = 0
