"""A friendly beginner: does something sensible by mood, and builds for the points on the tile."""

from collections.abc import Callable, Mapping
from typing import Final

from game.bots.bot import View
from game.bots.habits import WILLING, Habit, each, fond, mood
from game.bots.levels import Style
from game.puerto_rico.bots import greedy
from game.puerto_rico.catalogue import BUILDINGS, NAMES

WHIM: Final = 3.0
"""How much a mood may weigh against reason, in points."""


def habits(style: Style) -> Mapping[str, Habit]:
    def moody(rank: Callable[[View, str], float]) -> Habit:
        return fond(Habit(each(lambda view, name: rank(view, name) + WHIM * mood(view, name))), style)

    return {
        **greedy.HABITS,
        "role": moody(greedy.role),
        "settle": moody(greedy.tile),
        "build": moody(lambda view, name: BUILDINGS[NAMES.index(name)].vp),
        "privilege": WILLING,
        "sell": WILLING,
    }
