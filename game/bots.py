"""The bot that fits every game."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from game.decision import Decision

T = TypeVar("T")


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


class RandomBot:
    """Answers at random."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def pick(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        return random_picks(decision.options, decision.min, decision.max, self._random)
