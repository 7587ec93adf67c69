"""Bots that fit every game: one plays dice, the other does what a game says it likes."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from game.checks import Json
from game.decision import Decision

T = TypeVar("T")
View = Mapping[str, Any]
Ranks = Callable[[View, Sequence[str]], Sequence[float]]
"""How much a bot would like to pick each of the options."""


def random_picks(options: Sequence[T], low: int, high: int, random: Callable[[], float]) -> list[T]:
    """Between `low` and `high` of the options, every number of them equally likely."""
    count = low if low == high else low + int(random() * (high - low + 1))
    if count == 1:
        return [options[int(random() * len(options))]]
    pool = list(options)
    for at in range(count):
        other = at + int(random() * (len(pool) - at))
        pool[at], pool[other] = pool[other], pool[at]
    return pool[:count]


USUAL: Final = 100
"""How far bots think ahead, in per cent of itself."""


class Bot:
    """A mind for any seat: it gets what that seat sees, never the game."""

    replaced = False
    """Somebody else answers in its place."""
    effort = USUAL
    """How far it thinks ahead, in per cent of what is usual; the same on every machine."""
    milliseconds = 0
    """If it is to go by the clock instead: how long it thinks."""

    @property
    def processes(self) -> list[int]:
        """The numbers of those it runs."""
        return []

    def pick(self, view: View, decision: Decision) -> list[str]:
        raise NotImplementedError

    def advise(self, view: View, decision: Decision, picked: Sequence[str] | None = None) -> Json | None:
        """What the coach of the house says to it, and to what was picked; nothing if nobody can be asked."""
        return None

    def sit(self, events: Callable[[int], list[Json]]) -> None:
        """A game begins, in which a seat's news come from here."""

    def over(self, score: list[Json]) -> None:
        """It has ended."""

    def close(self) -> None:
        """There will be no other."""


class RandomBot(Bot):
    """Answers at random."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def pick(self, view: View, decision: Decision) -> list[str]:
        return random_picks(decision.options, decision.min, decision.max, self._random)


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
