"""What the best of the house would do, and what another choice costs."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.bots.bot import View
from game.bots.search import WON
from game.bots.thinker import Thinker
from game.checks import Json
from game.decision import Decision
from game.texts import Say

NAMED: Final = 3
"""So many of what is picked are told by name."""


class Coach:
    """Its game says who thinks for it, what a pick gains and denies, and how options are called."""

    def __init__(
        self,
        thinker: Callable[[], Thinker[Any]],
        gain: Callable[[View, Decision, Sequence[str]], Json],
        denies: Callable[[View, Sequence[str]], Json | None],
        option: Callable[[str, Say], str],
    ) -> None:
        self._thinker, self._gain, self._denies, self._option = thinker, gain, denies, option

    def advise(self, view: View, decision: Decision, picked: Sequence[str] | None = None) -> Json:
        """The best pick, what each answer it weighed is worth as a share of wins, and the reasons.

        `gain` and `denies` have a `key` of a text and its fields; nothing may be denied. If something was
        `picked`, its `cost` is the share of wins that was lost by it.
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
            "denies": self._denies(view, pick),
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

    def named(self, pick: Sequence[str], say: Say) -> str:
        """The first of them by their names."""
        first = ", ".join(self._option(name, say) for name in pick[:NAMED])
        if pick[NAMED:]:
            return say("coach.more", what=first, count=len(pick) - NAMED)
        return first or say("coach.pass")

    def sentence(self, advice: Json, names: Sequence[str], say: Say) -> str:
        """The advice in one sentence."""
        done, pick, lost = advice["kind"], advice["pick"], advice["denies"]
        would = say(f"coach.would.{done}", what=self.named(pick, say)) if pick else say("coach.would.pass")
        gained = say(**advice["gain"])
        if lost is None:
            return say("coach.advice", would=would, gain=gained)
        denied = say(lost["key"], name=names[lost["seat"]], count=lost["count"])
        return say("coach.advice.denies", would=would, gain=gained, denies=denied)
