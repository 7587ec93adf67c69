"""The mayor phase: colonists come and take their places."""

from collections.abc import Sequence
from typing import Final

from game.puerto_rico.catalogue import CIRCLES
from game.puerto_rico.state import ASK_MAN, COLONISTS_TAKEN, MANNED, NO_COLONISTS, SHIP_FILLED, Seat, State

BUILDING: Final = 8
"""A circle is named by its tile, or from this number on by its building."""


def mayor(s: State) -> bool:
    """Share the colonists out, then ask the next seat that has a choice; false at the end of the phase."""
    count = len(s.seats)
    if s.step == 0:
        share(s)
    while s.step < count:
        at = (s.first + s.step) % count
        s.step += 1
        seat = s.seats[at]
        circles = circles_of(seat)
        placed = min(seat.colonists(), len(circles))
        if s.ask(ASK_MAN, at, placed, placed, circles):
            return True
        man(s, circles[:placed])
    fill_ship(s)
    return False


def share(s: State) -> None:
    """One for the mayor from the supply, then those of the ship, one at a time round the table."""
    count = len(s.seats)
    for step in range(count):
        at = (s.first + step) % count
        taken = len(range(step, s.ship, count))
        ashore = 1 if step == 0 and s.colonists else 0
        if taken or ashore:
            s.colonists -= ashore
            s.seats[at].stored += taken + ashore
            s.events.append((COLONISTS_TAKEN, at, taken + ashore, ashore))
    s.ship = 0


def circles_of(seat: Seat) -> list[int]:
    """Every circle of the island and the city."""
    circles = list(seat.island)
    for building in seat.city:
        circles += [building + BUILDING] * CIRCLES[building]
    return circles


def man(s: State, picks: Sequence[int]) -> bool:
    """All colonists of a seat anew: those picked onto their circles, the others to San Juan."""
    seat = s.seats[s.seat]
    place(seat, picks)
    s.events.append((MANNED, s.seat, tuple(picks), seat.stored))
    return False


def place(seat: Seat, picks: Sequence[int]) -> None:
    """All colonists of a seat onto these circles, the first of each kind; the others to San Juan."""
    seat.stored = seat.colonists() - len(picks)
    wanted: dict[int, int] = {}
    for circle in picks:
        wanted[circle] = wanted.get(circle, 0) + 1
    seat.manned = 0
    for place, tile in enumerate(seat.island):
        if wanted.get(tile):
            wanted[tile] -= 1
            seat.manned |= 1 << place
    seat.crew = tuple([wanted.get(building + BUILDING, 0) for building in seat.city])
    seat.derive()


def wanted(s: State) -> int:
    """A colonist for each empty circle in buildings, at least one a seat."""
    return max(len(s.seats), sum([seat.empty_circles() for seat in s.seats]))


def fill_ship(s: State) -> None:
    """As many colonists as are wanted; if there are too few, the game ends with this round."""
    most = wanted(s)
    s.ship = min(most, s.colonists)
    s.colonists -= s.ship
    s.events.append((SHIP_FILLED, s.ship, most))
    if s.ship < most:
        s.end_with_this_round(NO_COLONISTS)
