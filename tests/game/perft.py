"""How many ways there are to go on from a position, for golden counts."""

from collections.abc import Callable
from itertools import combinations
from typing import Any


def ways(s: Any, depth: int, choose: Callable[[Any, Any], None]) -> int:
    """The number of sequences of so many choices."""
    if depth == 0 or s.over:
        return 1
    total = 0
    for pick in answers(s):
        after = s.copy()
        choose(after, pick)
        total += ways(after, depth - 1, choose)
    return total


def answers(s: Any) -> set[tuple[int, ...]]:
    """All answers that differ in the options they name."""
    options = sorted(s.options)
    return {pick for count in range(s.low, s.high + 1) for pick in combinations(options, count)}
