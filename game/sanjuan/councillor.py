"""The councillor phase: draw some cards, keep few."""

from collections.abc import Sequence
from typing import Final

from game.sanjuan.catalogue import ARCHIVE, BIT, CUSTOMS_OFFICE, PREFECTURE
from game.sanjuan.state import ASK_ARCHIVE, ASK_KEEP, DISCARDED, DRAWN, FOR_COUNCILLOR, State

DRAW: Final = 2
PRIVILEGE: Final = 3
"""So many cards more for the councillor."""

_ARCHIVE: Final = BIT[ARCHIVE]
_PREFECTURE: Final = BIT[PREFECTURE]


def councillor(s: State) -> bool:
    """Draw for the next seat and ask what it keeps; false at the end of the phase."""
    if s.step == 0:
        customs_offices(s)
    count = len(s.seats)
    while s.step < count:
        at = (s.first + s.step) % count
        s.step += 1
        owned = s.seats[at].owned
        kept = prefecture(owned)
        if owned & _ARCHIVE:
            if archive(s, at, kept):
                return True
        elif draw_and_choose(s, at, kept):
            return True
    return False


def customs_offices(s: State) -> None:
    """Each empty customs office takes a good."""
    for at in s.owners(CUSTOMS_OFFICE):
        seat = s.seats[at]
        place = seat.city.index(CUSTOMS_OFFICE)
        if not seat.goods[place] and s.drawable():
            s.make_good(at, place)


def drawn(s: State, at: int) -> int:
    """How many cards a seat draws."""
    return DRAW + PRIVILEGE * s.privilege if at == s.first else DRAW


def prefecture(owned: int) -> int:
    """How many of the drawn cards a seat keeps."""
    return 2 if owned & _PREFECTURE else 1


def draw_and_choose(s: State, at: int, kept: int) -> bool:
    s.drawn = s.take(drawn(s, at))
    if s.drawn:
        s.events.append((DRAWN, at, s.drawn, FOR_COUNCILLOR))
    kept = min(kept, len(s.drawn))
    return s.ask(ASK_KEEP, at, kept, kept, list(s.drawn)) or keep(s, s.drawn[:kept])


def keep(s: State, picks: Sequence[int]) -> bool:
    s.seats[s.seat].hand += picks
    rest = list(s.drawn)
    for card in picks:
        rest.remove(card)
    if rest:
        s.discards += rest
        s.events.append((DISCARDED, s.seat, tuple(rest), FOR_COUNCILLOR))
    s.drawn = ()
    return False


def archive(s: State, at: int, kept: int) -> bool:
    """All drawn cards join the hand, and as many as would be discarded leave the whole of it."""
    before = len(s.seats[at].hand)
    s.draw(at, drawn(s, at), FOR_COUNCILLOR)
    hand = s.seats[at].hand
    count = max(0, len(hand) - before - kept)
    return s.ask(ASK_ARCHIVE, at, count, count, hand[:]) or discard(s, hand[:count])


def discard(s: State, picks: Sequence[int]) -> bool:
    s.discard(s.seat, picks, FOR_COUNCILLOR)
    return False
