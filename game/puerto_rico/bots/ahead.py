"""What is looked ahead for, and how: the same for who plays and for who plays to learn."""

from collections.abc import Sequence
from typing import Final

from game import rng
from game.bots.search import Pick
from game.puerto_rico.bots.hasty import Hasty
from game.puerto_rico.bots.instinct import Instinct
from game.puerto_rico.bots.net import Weights
from game.puerto_rico.bots.search import DOUBT, tried
from game.puerto_rico.manning import fill
from game.puerto_rico.state import ASK_BUILD, ASK_LOAD, ASK_MAN, ASK_PRIVILEGE, ASK_SELL, ASK_SETTLE, State
from game.state import ASK_ROLE

TRUST, MOST_TRUST = 205, 1530
"""What the score of a role is worth as a share of wins, and how much may lie between two of them."""
MOST_BUILDS, MOST_MANNINGS = 6, 4
HASTY: Final = 60
"""At so many of a hundred tables the others are thought to take what pays most now."""
ALL: Final = (ASK_ROLE, ASK_SETTLE, ASK_PRIVILEGE, ASK_SELL, ASK_LOAD)
"""Where every option is thought about; in the last round, which is played to its end, that is everywhere."""


class Ahead:
    """Plain instincts, people in a hurry, and a judge."""

    def __init__(self, weights: Weights) -> None:
        net, roles, self._judge = weights
        self.plain, self._hasty = Instinct(net, roles, DOUBT), Hasty(net, roles)

    def answers(self, s: State) -> list[Pick]:
        """Those that may be best."""
        passed: list[Pick] = [[]] if s.low == 0 else []
        if s.kind == ASK_BUILD:
            return [*passed, *([building] for building in self.plain.likely_builds(s, MOST_BUILDS))]
        if s.kind == ASK_MAN:
            last: list[Pick] = [fill(s, s.seat)] if s.last else []
            return [*self.plain.likely_mannings(s, MOST_MANNINGS), *last]
        if s.kind in ALL or s.last:
            return [*passed, *([option] for option in s.options)]
        return [self.plain.answer(s)]

    def trust(self, s: State, picks: Sequence[Pick]) -> list[int]:
        """What instinct says to roles counts too: it has seen more tables than a search ever will."""
        if s.kind != ASK_ROLE or s.last:
            return [0] * len(picks)
        scores = dict(zip(s.options, self.plain.role_scores(s), strict=True))
        best = max(scores.values())
        return [TRUST * max(scores[pick[0]] - best, -MOST_TRUST) for pick in picks]

    def play(self, table: State, pick: Pick) -> tuple[int, int]:
        """Nobody knows how the others think: that is drawn for each table."""
        others = self._hasty if rng.drawn(table.rng, 100) < HASTY else self.plain
        return tried(table, pick, self.plain, others, self._judge)
