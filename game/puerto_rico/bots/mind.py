"""How a bot of Puerto Rico thinks: what it guesses, does by instinct, and looks ahead for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.bots.bot import View
from game.bots.levels import Style
from game.bots.search import Pick
from game.bots.thinker import Thinker
from game.decision import Decision
from game.puerto_rico.bots.ahead import Ahead
from game.puerto_rico.bots.guess import Guess
from game.puerto_rico.bots.instinct import Instinct
from game.puerto_rico.bots.net import weights
from game.puerto_rico.bots.role_facts import CHOICES
from game.puerto_rico.catalogue import NAMES, ROLES, TILES
from game.puerto_rico.mayor import BUILDING
from game.puerto_rico.state import State

CIRCLES: Final = {
    **{name: tile for tile, name in enumerate(TILES)},
    **{name: building + BUILDING for building, name in enumerate(NAMES)},
}
TILT, FOND = 13, 350
"""A thousandth of a win in the scores of roles and the worth of buildings, as instinct has them."""


class Mind(Thinker[State]):
    """A bot with instincts of its own, and plain ones by which it judges."""

    def __init__(self, steps: Mapping[str, int], style: Style, whim: int = 0) -> None:
        super().__init__(steps, style, whim)
        self._own = Instinct(weights().net, weights().roles)
        self._own.fondness = {CIRCLES[name]: FOND * style[name] for name in style if name in CIRCLES}
        self._ahead = Ahead(weights())

    def guess(self, view: View, decision: Decision) -> Callable[[int], State]:
        return Guess(view, decision).deal

    def answer(self, s: State, seed: int) -> Pick:
        self._own.tilt = [TILT * mood for mood in self.moods(ROLES[:CHOICES], seed)]
        return self._own.answer(s)

    def answers(self, s: State) -> list[Pick]:
        return self._ahead.answers(s)

    def fondness(self, s: State, decision: Decision, picks: Sequence[Pick]) -> list[int]:
        found = super().fondness(s, decision, picks)
        return [fond + trust for fond, trust in zip(found, self._ahead.trust(s, picks), strict=True)]

    def play(self, table: State, pick: Pick) -> tuple[int, int]:
        return self._ahead.play(table, pick)
