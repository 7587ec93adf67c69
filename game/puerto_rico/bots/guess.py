"""A game as one seat sees it, what is hidden put in: something that search can play on with."""

from collections import Counter
from typing import Final

from game import rng
from game.bots.bot import View
from game.decision import Decision
from game.puerto_rico.captain import ON_WHARF, SHIP
from game.puerto_rico.catalogue import CORN, GOODS, LAYOUTS, NAMES, PLANTATIONS, QUARRY, TILES
from game.puerto_rico.mayor import BUILDING
from game.puerto_rico.positions import is_last
from game.puerto_rico.state import ASK_BARREL, ASK_LOAD, ASK_MAN, ASK_STORE, KINDS, State
from game.puerto_rico.view import imagined
from game.puerto_rico.words import OPTIONS
from game.state import ASK_ROLE

TAKING_TURNS: Final = 1
"""Whoever is asked for a load has had a turn; who had none before will have none again."""


class Guess:
    """Tables that agree with a view: all that they differ in is the order of the stack."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.table = _table(view, decision)
        self._tiles = _unseen(self.table)
        self._stack: int = view["stack"]
        while len(self._tiles) < self._stack:  # a position may have more tiles than there are
            self._tiles += _all_tiles()

    def deal(self, generator: int) -> State:
        """One of the tables, at the decision."""
        s = self.table.copy()
        tiles = self._tiles[:]
        s.rng = rng.shuffle(tiles, rng.number(generator))
        s.deck = tuple(tiles[: self._stack])
        return s


def _table(view: View, decision: Decision) -> State:
    """The table at the decision, but for the stack."""
    s = imagined(view)
    s.round = view["round"]
    s.discards = [TILES.index(tile) for tile in view["discards"]]
    _share_points(s, view, decision.seat)
    s.last = bool(view.get("last")) or is_last(s)
    s.kind = KINDS.index(decision.kind)
    s.seat, s.low, s.high = decision.seat, decision.min, decision.max
    s.options = [_option(s, name) for name in decision.options]
    s.about = NAMES.index(decision.about) if decision.about else 0
    place = (s.seat - s.first) % len(s.seats)
    s.step = 0 if s.kind == ASK_ROLE else place + 1
    s.idle = TAKING_TURNS
    if s.kind in (ASK_STORE, ASK_BARREL):
        s.idle, s.storing = len(s.seats), place + 1
    s.kept = tuple(GOODS.index(good) for good in view.get("kept", ()))
    return s


def _share_points(s: State, view: View, eyes: int) -> None:
    """What is gone from the pool, and not one's own, the others have; told apart they are not."""
    gone = LAYOUTS[len(s.seats)].vp - s.vp - s.seats[eyes].vp
    others = [seat for at, seat in enumerate(s.seats) if at != eyes]
    for seat in others:
        seat.vp = max(0, gone) // len(others)


def _option(s: State, name: str) -> int:
    """The number of an option within the rules."""
    if s.kind == ASK_LOAD:
        good, _, ship = name.partition(" on ")
        return GOODS.index(good) | (ON_WHARF if ship == "wharf" else s.ships.index(int(ship))) << SHIP
    if s.kind == ASK_MAN:
        return TILES.index(name) if name in TILES else NAMES.index(name) + BUILDING
    return OPTIONS.get(s.kind, NAMES).index(name)


def _all_tiles() -> list[int]:
    return [good for good, copies in enumerate(PLANTATIONS, start=CORN) for _ in range(copies)]


def _unseen(s: State) -> list[int]:
    """All tiles of the box that are nowhere to be seen."""
    rest = Counter(_all_tiles())
    rest.subtract(s.face_up)
    rest.subtract(s.discards)
    for seat in s.seats:
        rest.subtract(tile for tile in seat.island if tile != QUARRY)
    return [*rest.elements()]
