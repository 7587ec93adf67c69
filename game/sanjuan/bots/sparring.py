"""Two plain opponents to measure against, which play as open programs of the game do."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.bots.bot import View
from game.bots.habits import Drifter, Greedy, Habit, each
from game.bots.levels import Make
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


SPARRING: Final[Mapping[str, Make]] = {
    "drifter": lambda seed: Drifter(greedy.HABITS, seed),
    "scorer": lambda seed: Greedy(HABITS),
}
