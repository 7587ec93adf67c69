"""How a bot of San Juan thinks: what it guesses, does by instinct, and looks ahead for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.bots.bot import View
from game.bots.levels import Style
from game.bots.search import WON, Pick
from game.bots.thinker import Thinker
from game.decision import Decision
from game.sanjuan import builder
from game.sanjuan.bots.answers import answers
from game.sanjuan.bots.guess import Guess
from game.sanjuan.bots.instinct import WORST, Instinct
from game.sanjuan.bots.net import weights
from game.sanjuan.bots.search import hope, tried
from game.sanjuan.catalogue import BY_NAME, NAMES, ROLES
from game.sanjuan.rules import privilege
from game.sanjuan.state import ASK_BUILD, ASK_ROLE, State

TILT, FOND = 200, 350
"""A thousandth of a win in the scores of roles and the worth of cards, as instinct has them."""
TRUST: Final[Mapping[int, int]] = {ASK_ROLE: 34, ASK_BUILD: 38}
"""So many bits finer than as a share of wins instinct tells what answers are worth, as far as that counts."""


class Mind(Thinker[State]):
    """A bot with instincts of its own, and plain ones by which it judges."""

    def __init__(self, steps: Mapping[str, int], style: Style, whim: int = 0) -> None:
        super().__init__(steps, style, whim)
        self.weights = weights()
        self._instincts: dict[tuple[int, int, bool], tuple[Instinct, Instinct]] = {}

    def guess(self, view: View, decision: Decision) -> Callable[[int], State]:
        return Guess(view, decision).deal

    def answer(self, s: State, seed: int) -> Pick:
        own, _ = self._both(s)
        own.tilt = [TILT * mood for mood in self.moods(ROLES, seed)]
        if self.whim:
            own.fondness = {card: FOND * mood for card, mood in enumerate(self.moods(NAMES, seed))}
        return own.answer(s)

    def answers(self, s: State) -> list[Pick]:
        return answers(self._both(s)[1], s)

    def fondness(self, s: State, decision: Decision, picks: Sequence[Pick]) -> list[int]:
        """What instinct says counts too, the less the surer a game is: whoever has won ends it."""
        found = super().fondness(s, decision, picks)
        if len(picks) == 1 or s.kind not in TRUST:
            return found
        likely, plain = hope(s, s.seat, self.weights.judge), self._both(s)[1]
        if s.kind == ASK_ROLE:
            scores = dict(zip(s.options, plain.role_scores(s), strict=True))
            worths = [scores[pick[0]] for pick in picks]
        else:
            worths = [plain.best_build(s, s.seat, pick, WORST)[1] if pick else 0 for pick in picks]
        open_game, trust = likely * (WON - likely), TRUST[s.kind]
        return [fond + (open_game * worth >> trust) for fond, worth in zip(found, worths, strict=True)]

    def play(self, table: State, pick: Pick) -> tuple[int, int]:
        return tried(table, pick, self._both(table)[1], self.weights.judge)

    def aim(self, view: View, decision: Decision, spent: Sequence[str]) -> str:
        """The card of its hand that it would miss most, of those that are left; empty if there is none."""
        s = self.guess(view, decision)(0)
        rest = s.seats[s.seat].hand
        for name in spent:
            rest.remove(BY_NAME[name])
        return NAMES[self._both(s)[1].ranked(s, rest)[-1]] if rest else ""

    def wish(self, view: View, decision: Decision) -> str:
        """What it would build if it were the builder; empty if there is nothing."""
        s = self.guess(view, decision)(0)
        s.first, s.privilege = s.seat, privilege(s, s.seat)
        best, _ = self._both(s)[1].best_build(s, s.seat, builder.buildable(s, s.seat))
        return NAMES[best & builder.CARD]

    def _both(self, s: State) -> tuple[Instinct, Instinct]:
        """Its own instinct, with its style, and the plain one."""
        seats, edition, expansion = key = len(s.seats), s.setup.edition, s.setup.expansion
        if key not in self._instincts:
            own, plain = [Instinct(self.weights, seats, edition, expansion) for _ in range(2)]
            own.fondness = {
                BY_NAME[name]: FOND * liking for name, liking in self.style.items() if name in BY_NAME
            }
            self._instincts[key] = own, plain
        return self._instincts[key]
