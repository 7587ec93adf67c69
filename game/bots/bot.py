"""What a bot is, and the plainest of them: it answers at random."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from game.checks import Json
from game.decision import Decision
from game.views import Event

T = TypeVar("T")
View = Mapping[str, Any]


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

    def sit(self, events: Callable[[int], list[Event]]) -> None:
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
