"""How well bots play, and the people who play like that: each is a level with tastes."""

from collections.abc import Callable, Mapping
from functools import partial

from game.bots.bot import Bot

Style = Mapping[str, int]
"""How much a bot is fond of roles, buildings and the like, in thousandths of a win."""
Make = Callable[[int], Bot]
"""A bot from a seed."""
Level = Callable[[Style, int], Bot]
"""A bot that plays so well, from its tastes and a seed."""


Character = tuple[str, Style]
"""Somebody who may sit at a table: a level, and tastes."""


def without_tastes(levels: Mapping[str, Level]) -> Mapping[str, Make]:
    """The levels themselves."""
    return {name: partial(level, {}) for name, level in levels.items()}


def people(levels: Mapping[str, Level], characters: Mapping[str, Character]) -> Mapping[str, Make]:
    return {name: partial(levels[level], style) for name, (level, style) in characters.items()}
