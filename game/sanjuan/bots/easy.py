"""A friendly beginner: does something sensible, looks no further than its own next card, forgets prices."""

from collections.abc import Callable, Mapping
from typing import Final

from game.bots.bot import View
from game.bots.habits import WILLING, Habit, each, fond, mood
from game.bots.levels import Style
from game.sanjuan.bots import greedy
from game.sanjuan.catalogue import BY_NAME, VP

WHIM: Final = 2.0
"""How much a mood may weigh against reason; a card is worth about 2."""


def habits(style: Style) -> Mapping[str, Habit]:
    def moody(rank: Callable[[View, str], float]) -> Habit:
        return fond(Habit(each(lambda view, name: rank(view, name) + WHIM * mood(view, name))), style)

    return {
        **greedy.HABITS,
        "role": moody(greedy.role),
        "build": moody(lambda view, name: 1 + points(name)),
        "keep": moody(greedy.value),
        "sell": WILLING,
    }


def points(option: str) -> int:
    """A beginner builds for the points on the card."""
    return VP[BY_NAME[option.partition(" over ")[0]]]
