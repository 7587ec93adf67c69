"""Opponents to measure against: two plain ones, which play as open programs do, and a former expert."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.bots.bot import View
from game.bots.habits import Drifter, Greedy, Habit, each
from game.bots.levels import Make
from game.bots.net import read_weights
from game.bots.search import Pick
from game.decision import Decision
from game.sanjuan.bots import greedy
from game.sanjuan.bots.easy import points
from game.sanjuan.bots.mind import Mind
from game.sanjuan.bots.net import Weights, fitted
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


FIRST_STEPS: Final = {"role": 1000, "build": 1000, "library": 300, "chapel": 300, "bank": 600}
FIRST_BUILDS: Final = 6


@cache
def first_weights() -> Weights:
    return fitted(read_weights("game/sanjuan/bots", "expert_1.json"))


class FirstExpert(Mind):
    """The expert as it was when nobody had learned by looking ahead: it judges as instinct does."""

    def __init__(self) -> None:
        super().__init__(FIRST_STEPS, {})
        self.weights = first_weights()

    def fondness(self, s: State, decision: Decision, picks: Sequence[Pick]) -> list[int]:
        """Nothing but what it found by looking ahead."""
        return [0] * len(picks)

    def answers(self, s: State) -> list[Pick]:
        """When all is one to it, it builds nothing."""
        if s.kind != ASK_BUILD:
            return super().answers(s)
        return [[], *([option] for option in self._both(s)[1].likely_builds(s, FIRST_BUILDS))]


SPARRING: Final[Mapping[str, Make]] = {
    "drifter": lambda seed: Drifter(greedy.HABITS, seed),
    "scorer": lambda seed: Greedy(HABITS),
    "expert_1": lambda seed: FirstExpert(),
}
