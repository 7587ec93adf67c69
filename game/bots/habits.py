"""Bots that do what they like best at the moment: what a game lets them like is a table of habits."""

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from game.bots.bot import Bot, View
from game.bots.levels import Style
from game.decision import Decision

Ranks = Callable[[View, Sequence[str]], Sequence[float]]
"""How much a bot would like to pick each of the options."""


class Habit(NamedTuple):
    """What a bot does when it is asked for something."""

    ranks: Ranks
    generous: bool = True
    """It picks all that it likes, else only what it must."""


def each(rank: Callable[[View, str], float]) -> Ranks:
    """Ranks by looking at one option at a time."""
    return lambda view, options: [rank(view, option) for option in options]


WILLING: Final = Habit(each(lambda view, option: 1))


class Greedy(Bot):
    """Picks the options it likes best, as its habits have it. Always the same in the same place."""

    def __init__(self, habits: Mapping[str, Habit]) -> None:
        self._habits = habits

    def pick(self, view: View, decision: Decision) -> list[str]:
        ranks, generous = self._habits[decision.kind]
        liking = ranks(view, decision.options)
        best = sorted(range(len(liking)), key=lambda place: -liking[place])
        worthwhile = sum(1 for value in liking if value > 0) if generous else 0
        count = max(decision.min, min(decision.max, worthwhile))
        return [decision.options[place] for place in sorted(best[:count])]


class Drifter(Greedy):
    """Takes roles at random; for the rest it has habits."""

    def __init__(self, habits: Mapping[str, Habit], seed: int) -> None:
        super().__init__(habits)
        self._random = Random(seed).random

    def pick(self, view: View, decision: Decision) -> list[str]:
        if decision.kind == "role":
            return [decision.options[int(self._random() * len(decision.options))]]
        return super().pick(view, decision)


def mood(view: View, name: str) -> float:
    """Between 0 and 1, the same in the same place."""
    seen = json.dumps([view["seat"], view["round"], view["taken"], view["supply"], name])
    return (zlib.crc32(seen.encode()) & 0xFFFF) / 0x10000


LIKED: Final = 10
"""Thousandths of a win in the measure of habits."""


def fond(habit: Habit, style: Style) -> Habit:
    """The same habit with a taste for some of the options."""

    def ranks(view: View, options: Sequence[str]) -> list[float]:
        liking = habit.ranks(view, options)
        extra = [style.get(name.partition(" ")[0], 0) / LIKED for name in options]
        return [like + more for like, more in zip(liking, extra, strict=True)]

    return habit._replace(ranks=ranks)
