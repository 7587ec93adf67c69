"""The builder phase: buildings for doubloons."""

from collections.abc import Sequence

from game.puerto_rico.catalogue import BIT, CITY_SPACES, COLUMNS, SPACES, UNIVERSITY
from game.puerto_rico.state import ASK_BUILD, ASK_UNIVERSITY, BUILT, COLONIST_PLACED, FULL_CITY, Seat, State


def builder(s: State) -> bool:
    """Ask the next seat that can build; false at the end of the phase."""
    return s.ask_in_turn(ASK_BUILD, buildable)


def buildable(s: State, at: int) -> list[int]:
    """What a seat can pay, has room for and does not own, as long as there are copies."""
    seat = s.seats[at]
    room = CITY_SPACES - seat.spaces()
    if room <= 0:
        return []
    off = 1 if at == s.first else 0
    means, quarries = seat.doubloons + off, seat.quarries
    return [
        building
        for building, cost in enumerate(s.setup.costs)
        if cost - (quarries if quarries < COLUMNS[building] else COLUMNS[building]) <= means
        and not seat.owned >> building & 1
        and SPACES[building] <= room
        and copies_left(s, building)
    ]


def copies_left(s: State, building: int) -> int:
    built = sum([seat.owned >> building & 1 for seat in s.seats])
    return max(0, s.setup.copies[building] - built)


def steps(s: State, building: int, quarries: int, privilege: bool) -> list[tuple[str, int]]:
    """How a price comes about: what is printed, then each reduction by its reason."""
    found = [("printed", s.setup.costs[building])]
    if quarries:
        found.append(("quarry", -min(quarries, COLUMNS[building])))
    if privilege:
        found.append(("builder", -1))
    return found


def price(s: State, seat: Seat, building: int, privilege: bool) -> int:
    return max(0, s.setup.costs[building] - min(seat.quarries, COLUMNS[building]) - privilege)


def build(s: State, picks: Sequence[int]) -> bool:
    if not picks:
        return False
    building = picks[0]
    seat = s.seats[s.seat]
    privilege = s.seat == s.first
    paid = price(s, seat, building, privilege)
    seat.doubloons -= paid
    seat.city += (building,)
    seat.crew += (0,)
    seat.owned |= BIT[building]
    s.events.append((BUILT, s.seat, building, paid, seat.quarries, privilege))
    if seat.spaces() >= CITY_SPACES:
        s.end_with_this_round(FULL_CITY, s.seat)
    university = seat.acting & BIT[UNIVERSITY] and s.colonist_left()
    return bool(university) and s.ask(ASK_UNIVERSITY, s.seat, 0, 1, [UNIVERSITY], building)


def teach(s: State, picks: Sequence[int]) -> bool:
    """The university's colonist into the building just built."""
    if picks:
        seat = s.seats[s.seat]
        ashore = s.take_colonist()
        seat.crew = (*seat.crew[:-1], 1)
        seat.derive()
        s.events.append((COLONIST_PLACED, s.seat, UNIVERSITY, seat.city[-1], ashore))
    return False
