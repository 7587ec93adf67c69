"""The bots of the house by how well they play, and the people who play like that.

What a bot thinks with is loaded when one is made: whoever only asks for their names waits for none of it.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from game.bots.bot import Bot, RandomBot
from game.bots.levels import Level, Make, Style, people, without_tastes
from game.sanjuan.bots.characters import CHARACTERS

STEPS: Final[Mapping[str, Mapping[str, int]]] = {
    "normal": {},
    "hard": {"role": 400},
    "expert": {"role": 1300, "build": 600, "library": 300, "chapel": 300, "bank": 600},
}
"""How many choices are played ahead for a decision; what a processor does is the same for all machines."""
WHIMS: Final[Mapping[str, int]] = {"normal": 120, "hard": 160}
"""How wrong a level may be by instinct about a role or a card, in thousandths of a win."""


def _easy(style: Style, seed: int) -> Bot:
    from game.bots.habits import Greedy
    from game.sanjuan.bots.easy import habits

    return Greedy(habits(style))


def _greedy(style: Style, seed: int) -> Bot:
    from game.bots.habits import Greedy
    from game.sanjuan.bots.greedy import HABITS

    return Greedy(HABITS)


def _mind(level: str, style: Style, seed: int) -> Bot:
    from game.sanjuan.bots.mind import Mind

    return Mind(STEPS[level], style, WHIMS.get(level, 0))


def _sparring(name: str, seed: int) -> Bot:
    from game.sanjuan.bots.sparring import SPARRING

    return SPARRING[name](seed)


STYLED: Final[Mapping[str, Level]] = {
    "random": lambda style, seed: RandomBot(seed),
    "easy": _easy,
    "greedy": _greedy,
    **{level: partial(_mind, level) for level in STEPS},
}
"""The simplest first."""
LEVELS: Final = without_tastes(STYLED)
CHARACTER_BOTS: Final = people(STYLED, CHARACTERS)
OPPONENTS: Final[Mapping[str, Make]] = {
    name: partial(_sparring, name) for name in ("drifter", "scorer", "expert_1")
}
"""Those there are to measure against."""
LADDER: Final = (
    ("expert", "random"),
    ("expert", "drifter"),
    ("expert", "scorer"),
    ("expert", "normal"),
    ("expert", "hard"),
    ("expert", "expert_1"),
    ("hard", "normal"),
    ("normal", "easy"),
    ("normal", "greedy"),
    ("easy", "random"),
)
