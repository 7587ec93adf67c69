"""The prospector phase: cards for the chooser, and luck for those who dig."""

from collections.abc import Sequence
from typing import Final

from game.sanjuan.catalogue import BIT, GOLD_MINE, GOLDSMITH, NOTHING
from game.sanjuan.state import ASK_MINE, FOR_PROSPECTOR, REVEALED, State

MINE_CARDS: Final = 4
_GOLD_MINE: Final = BIT[GOLD_MINE]
_GOLDSMITH: Final = BIT[GOLDSMITH]
_DIGGERS: Final = _GOLD_MINE | _GOLDSMITH


def prospector(s: State) -> bool:
    """Each seat's gold mine and then its goldsmith; two steps a seat."""
    count = len(s.seats)
    if s.step == 0:
        s.draw(s.first, s.privilege, FOR_PROSPECTOR)
    if not s.standing & _DIGGERS:
        return False
    while s.step < 2 * count:
        at = (s.first + s.step // 2) % count
        s.step += 1
        owned = s.seats[at].owned
        if not owned & _DIGGERS:
            s.step += s.step % 2
        elif s.step % 2:
            if owned & _GOLD_MINE and gold_mine(s, at):
                return True
        elif owned & _GOLDSMITH:
            goldsmith(s, at)
    return False


def gold_mine(s: State, at: int) -> bool:
    """Turn four cards up; one may be kept if no two cost the same."""
    if s.drawable() < MINE_CARDS:
        return False
    s.drawn = s.take(MINE_CARDS)
    cost = s.setup.costs
    if len({cost[card] for card in s.drawn}) < MINE_CARDS:
        return reveal(s, at, GOLD_MINE, NOTHING)
    if s.setup.edition == 1:
        return s.ask(ASK_MINE, at, 1, 1, list(s.drawn))
    return reveal(s, at, GOLD_MINE, min(s.drawn, key=cost.__getitem__))


def keep(s: State, picks: Sequence[int]) -> bool:
    return reveal(s, s.seat, GOLD_MINE, picks[0])


def goldsmith(s: State, at: int) -> None:
    """Turn the top card up; it is kept if it stands nowhere."""
    s.drawn = s.take(1)
    if s.drawn:
        found = s.drawn[0]
        reveal(s, at, GOLDSMITH, NOTHING if s.standing & BIT[found] else found)


def reveal(s: State, at: int, by: int, kept: int) -> bool:
    """The cards turned up go to the discards, but for the one that is kept."""
    s.events.append((REVEALED, at, by, s.drawn, kept))
    rest = list(s.drawn)
    if kept:
        rest.remove(kept)
        s.seats[at].hand.append(kept)
    s.discards += rest
    s.drawn = ()
    return False
