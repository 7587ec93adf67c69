"""Opponents to measure against: two plain ones, which play as open programs do, and a former expert."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.bots.bot import View
from game.bots.habits import Drifter, Greedy, Habit, each
from game.bots.levels import Make
from game.bots.search import Pick
from game.decision import Decision
from game.sanjuan.bots import greedy
from game.sanjuan.bots.easy import points
from game.sanjuan.bots.levels import STEPS
from game.sanjuan.bots.mind import Mind
from game.sanjuan.catalogue import is_plant
from game.sanjuan.explain import explain
from game.sanjuan.piles import card_of, has_good
from game.sanjuan.state import ASK_BUILD, State


def _empty_plants(view: View) -> int:
    built = view["seats"][view["seat"]]["built"]
    return sum(1 for pile in built if is_plant(card_of(pile)) and not has_good(pile))


SCORES: Final[Mapping[str, Callable[[View, Mapping[str, Any]], float]]] = {
    "builder": lambda view, gives: 3 * max(map(points, gives["build"]), default=0),
    "producer": lambda view, gives: 2 * _empty_plants(view),
    "trader": lambda view, gives: float(sum(gives["cards"])),
    "councillor": lambda view, gives: 4,
    "prospector": lambda view, gives: 2,
}
"""What a role is worth to an open program; the price of a sale is the middle of what it may be."""


def score(view: View, name: str) -> float:
    return SCORES[name](view, explain(view, name)["gives"])


HABITS: Final[Mapping[str, Habit]] = {**greedy.HABITS, "role": Habit(each(score))}


class FirstExpert(Mind):
    """The expert as it was when nobody had learned by looking ahead: it judges as instinct does."""

    def __init__(self) -> None:
        super().__init__(STEPS["expert"], {})
        self.judge = self._net

    def fondness(self, s: State, decision: Decision, picks: Sequence[Pick]) -> list[int]:
        """Nothing but what it found by looking ahead."""
        return [0] * len(picks)

    def answers(self, s: State) -> list[Pick]:
        """When all is one to it, it builds nothing."""
        *builds, last = super().answers(s)
        return [last, *builds] if s.kind == ASK_BUILD else [*builds, last]


SPARRING: Final[Mapping[str, Make]] = {
    "drifter": lambda seed: Drifter(greedy.HABITS, seed),
    "scorer": lambda seed: Greedy(HABITS),
    "expert_1": lambda seed: FirstExpert(),
}
