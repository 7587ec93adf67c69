"""How a bot of Puerto Rico thinks: what it guesses, does by instinct, and looks ahead for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game import rng
from game.bots.bot import View
from game.bots.levels import Style
from game.bots.search import Pick
from game.bots.thinker import Thinker
from game.decision import Decision
from game.puerto_rico.bots.guess import Guess
from game.puerto_rico.bots.hasty import Hasty
from game.puerto_rico.bots.instinct import Instinct
from game.puerto_rico.bots.net import weights
from game.puerto_rico.bots.role_facts import CHOICES
from game.puerto_rico.bots.search import DOUBT, tried
from game.puerto_rico.catalogue import NAMES, ROLES, TILES
from game.puerto_rico.manning import fill
from game.puerto_rico.mayor import BUILDING
from game.puerto_rico.state import ASK_BUILD, ASK_MAN, State
from game.state import ASK_ROLE

CIRCLES: Final = {
    **{name: tile for tile, name in enumerate(TILES)},
    **{name: building + BUILDING for building, name in enumerate(NAMES)},
}
TILT, FOND = 13, 350
"""A thousandth of a win in the scores of roles and the worth of buildings, as instinct has them."""
TRUST, MOST_TRUST = 205, 1530
"""What the score of a role is worth as a share of wins, and how much may lie between two of them."""
MOST_BUILDS: Final = 6
HASTY: Final = 60
"""At so many of a hundred tables the others are thought to take what pays most now."""


class Mind(Thinker[State]):
    """A bot with instincts of its own, and plain ones by which it judges."""

    def __init__(self, steps: Mapping[str, int], style: Style, whim: int = 0) -> None:
        super().__init__(steps, style, whim)
        self._own, self._plain = Instinct(*weights()), Instinct(*weights(), DOUBT)
        self._hasty = Hasty(*weights())
        self._own.fondness = {CIRCLES[name]: FOND * style[name] for name in style if name in CIRCLES}

    def guess(self, view: View, decision: Decision) -> Callable[[int], State]:
        return Guess(view, decision).deal

    def answer(self, s: State, seed: int) -> Pick:
        self._own.tilt = [TILT * mood for mood in self.moods(ROLES[:CHOICES], seed)]
        return self._own.answer(s)

    def answers(self, s: State) -> list[Pick]:
        """Those that may be best; in the last round, which is played to its end, all that there are."""
        passed: list[Pick] = [[]] if s.low == 0 else []
        if s.kind == ASK_BUILD:
            return [*passed, *([building] for building in self._plain.likely_builds(s, MOST_BUILDS))]
        if s.kind == ASK_MAN and s.last:
            return [self._plain.answer(s), fill(s, s.seat)]
        if s.kind == ASK_ROLE or s.last:
            return [*passed, *([option] for option in s.options)]
        return [self._plain.answer(s)]

    def fondness(self, s: State, decision: Decision, picks: Sequence[Pick]) -> list[int]:
        """What instinct says to roles counts too: it has seen more tables than a search ever will."""
        found = super().fondness(s, decision, picks)
        if s.kind != ASK_ROLE or s.last:
            return found
        scores = dict(zip(s.options, self._plain.role_scores(s), strict=True))
        best = max(scores.values())
        trusted = [TRUST * max(scores[pick[0]] - best, -MOST_TRUST) for pick in picks]
        return [fond + trust for fond, trust in zip(found, trusted, strict=True)]

    def play(self, table: State, pick: Pick) -> tuple[int, int]:
        """Nobody knows how the others think: that is drawn for each table."""
        others = self._hasty if rng.drawn(table.rng, 100) < HASTY else self._plain
        return tried(table, pick, self._plain, others)
