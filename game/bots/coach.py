"""What the best of the house would do, and what another choice costs."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from game.bots.bot import View
from game.bots.search import WON
from game.bots.thinker import Thinker
from game.checks import Json
from game.decision import Decision
from game.texts import Say, joined

NAMED: Final = 3
"""So many of what is picked are told by name."""


class Coach:
    """Its game says who thinks for it, what a pick gains, what else speaks for it, and how these are told."""

    def __init__(
        self,
        thinker: Callable[[], Thinker[Any]],
        gain: Callable[[View, Decision, Sequence[str]], Json],
        besides: Callable[[View, Decision, Sequence[str]], Json | None],
        picked: Callable[[str, str, Say], str],
        gained: Callable[[Json, Say], str] = lambda advice, say: say(**advice["gain"]),
    ) -> None:
        self._thinker, self._gain, self._besides, self._picked = thinker, gain, besides, picked
        self._gained = gained

    def advise(self, view: View, decision: Decision, picked: Sequence[str] | None = None) -> Json:
        """The best pick, what each answer it weighed is worth as a share of wins, and the reasons.

        `gain` and `besides` have a `key` of a text and its fields, `besides` perhaps a `seat` too; there may
        be nothing besides. If something was `picked`, its `cost` is the share of wins that was lost by it.
        """
        found = self._thinker().weighed(view, decision)
        pick = found[0][1]
        answers = [
            {"pick": answer, "worth": round(weighed.hope / WON, 3)}
            for weighed, answer in found
            if weighed.samples
        ]
        advice = {
            "kind": decision.kind,
            "pick": pick,
            "answers": answers,
            "gain": self._gain(view, decision, pick),
            "besides": self._besides(view, decision, pick),
        }
        return (
            advice if picked is None else {**advice, "cost": self._cost(view, decision, pick, list(picked))}
        )

    def _cost(self, view: View, decision: Decision, best: list[str], picked: list[str]) -> float:
        """Both at the same tables."""
        if best == picked:
            return 0.0
        found = self._thinker().weighed(view, decision, [best, picked])
        hopes = {tuple(pick): weighed.hope for weighed, pick in found}
        return round((hopes[tuple(best)] - hopes[tuple(picked)]) / WON, 3)

    def did(self, kind: str, pick: Sequence[str], say: Say) -> str:
        """What somebody picked in such a decision."""
        return self._clause("did", kind, pick, say)

    def _clause(self, tense: str, kind: str, pick: Sequence[str], say: Say) -> str:
        """With what is picked by name, most of all what is picked more than once."""
        counts = Counter(pick).most_common(NAMED)
        first = [self._picked(name, kind, say) + f" ×{count}" * (count > 1) for name, count in counts]
        more = len(pick) - sum(count for _, count in counts)
        what = say("coach.more", what=", ".join(first), count=more) if more > 0 else joined(first, say)
        return say(f"coach.{tense}.{kind if pick else 'pass'}", what=what)

    def sentence(self, advice: Json, names: Sequence[str], say: Say) -> str:
        """The advice in one sentence."""
        done, pick, more = advice["kind"], advice["pick"], advice["besides"]
        would = self._clause("would", done, pick, say)
        gained = self._gained(advice, say)
        if more is None:
            return say("coach.advice", would=would, gain=gained)
        fields = {**more, "name": names[more["seat"]]} if "seat" in more else more
        return say("coach.advice.besides", would=would, gain=gained, besides=say(**fields))
