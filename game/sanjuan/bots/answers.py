"""Which answers to a decision are worth thinking about."""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final

from game.bots.search import Pick
from game.sanjuan.bots.instinct import Instinct
from game.sanjuan.state import (
    ASK_BANK,
    ASK_BUILD,
    ASK_CHAPEL,
    ASK_KEEP,
    ASK_LIBRARY,
    ASK_MINE,
    ASK_ROLE,
    ASK_SELL,
    State,
)

MOST_BUILDS: Final = 4
MOST_KEPT: Final = 4


def answers(mind: Instinct, s: State) -> list[Pick]:
    """Those that may be best; only what comes by instinct where thinking does not help."""
    found = WORTH_A_THOUGHT.get(s.kind)
    return found(mind, s) if found else [mind.answer(s)]


def _each(mind: Instinct, s: State) -> list[Pick]:
    return [[option] for option in dict.fromkeys(s.options)]


def _all_or_nothing(mind: Instinct, s: State) -> list[Pick]:
    return [[], s.options]


def _builds(mind: Instinct, s: State) -> list[Pick]:
    """Passing comes last: whoever has won either way ends the game."""
    return [*([option] for option in mind.likely_builds(s, MOST_BUILDS)), []]


def _sales(mind: Instinct, s: State) -> list[Pick]:
    best = mind.by_price(s)
    return [best[len(best) - count :] for count in range(s.high, -1, -1)]


def _kept(mind: Instinct, s: State) -> list[Pick]:
    if s.low == 1:
        return _each(mind, s)
    liked = sorted(mind.ranked(s, s.options)[-MOST_KEPT:])
    return list(dict.fromkeys(combinations(liked, s.low)))


def _tucked(mind: Instinct, s: State) -> list[Pick]:
    return [[], mind.ranked(s, s.options)[:1]]


def _banked(mind: Instinct, s: State) -> list[Pick]:
    worst = mind.ranked(s, s.options)
    return [worst[:count] for count in sorted({0, len(worst) // 2, len(worst) - 1, len(worst)})]


WORTH_A_THOUGHT: Final[Mapping[int, Callable[[Instinct, State], list[Pick]]]] = {
    ASK_ROLE: _each,
    ASK_LIBRARY: _all_or_nothing,
    ASK_BUILD: _builds,
    ASK_SELL: _sales,
    ASK_KEEP: _kept,
    ASK_MINE: _kept,
    ASK_CHAPEL: _tucked,
    ASK_BANK: _banked,
}
