"""Two plain opponents to measure against, which play as open programs of the game do."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.bots.bot import Bot, Greedy, Habit, View, each
from game.decision import Decision
from game.sanjuan.bots import greedy
from game.sanjuan.bots.easy import points
from game.sanjuan.catalogue import is_plant
from game.sanjuan.explain import explain
from game.sanjuan.piles import card_of, has_good


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


class Drifter(Bot):
    """A role at random, the dearest building, the best price."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random
        self._greedy = Greedy(greedy.HABITS)

    def pick(self, view: View, decision: Decision) -> list[str]:
        if decision.kind == "role":
            return [decision.options[int(self._random() * len(decision.options))]]
        return self._greedy.pick(view, decision)


SPARRING: Final[Mapping[str, Callable[[int], Bot]]] = {
    "drifter": Drifter,
    "scorer": lambda seed: Greedy(HABITS),
}
