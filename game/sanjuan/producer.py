"""The producer phase: goods onto empty plants."""

from collections.abc import Sequence
from typing import Final

from game.sanjuan.catalogue import AQUEDUCT, BIT, WELL
from game.sanjuan.state import ASK_PRODUCE, State

WELL_GOODS: Final = 2
_AQUEDUCT: Final = BIT[AQUEDUCT]
_WELL: Final = BIT[WELL]


def producer(s: State) -> bool:
    """Ask the next seat that can produce; false at the end of the phase."""
    count = len(s.seats)
    while s.step < count:
        at = (s.first + s.step) % count
        s.step += 1
        seat = s.seats[at]
        goods = seat.goods
        options = [seat.city[place] for place in seat.plants if not goods[place]]
        if options and s.ask(ASK_PRODUCE, at, 0, min(limit(s, at), len(options), s.drawable()), options):
            return True
    return False


def limit(s: State, at: int) -> int:
    """How many goods a seat may make."""
    own = 1 + s.privilege if at == s.first else 1
    return own + 1 if s.seats[at].owned & _AQUEDUCT else own


def produce(s: State, picks: Sequence[int]) -> bool:
    seat = s.seats[s.seat]
    for plant in picks:
        s.make_good(s.seat, seat.place_of(plant, full=False))
    if len(picks) >= WELL_GOODS and seat.owned & _WELL:
        s.draw(s.seat, 1, WELL)
    return False
