"""The bots of the house by how well they play, and the people who play like that."""

from collections.abc import Mapping
from typing import Final

from game.bots.bot import RandomBot
from game.bots.habits import Greedy
from game.bots.levels import Level, people, without_tastes
from game.sanjuan.bots import easy
from game.sanjuan.bots.characters import CHARACTERS
from game.sanjuan.bots.greedy import HABITS
from game.sanjuan.bots.mind import Mind

STEPS: Final[Mapping[str, Mapping[str, int]]] = {
    "normal": {},
    "hard": {"role": 400},
    "expert": {"role": 1000, "build": 1000, "library": 300, "chapel": 300, "bank": 600},
}
"""How many choices are played ahead for a decision; what a processor does is the same for all machines."""
WHIMS: Final[Mapping[str, int]] = {"normal": 80}
"""How wrong a level may be about a role, in thousandths of a win."""


def _thinker(level: str) -> Level:
    return lambda style, seed: Mind(STEPS[level], style, WHIMS.get(level, 0))


STYLED: Final[Mapping[str, Level]] = {
    "random": lambda style, seed: RandomBot(seed),
    "easy": lambda style, seed: Greedy(easy.habits(style)),
    "greedy": lambda style, seed: Greedy(HABITS),
    **{level: _thinker(level) for level in STEPS},
}
"""The simplest first."""
LEVELS: Final = without_tastes(STYLED)
CHARACTER_BOTS: Final = people(STYLED, CHARACTERS)
LADDER: Final = (
    ("expert", "random"),
    ("expert", "drifter"),
    ("expert", "scorer"),
    ("expert", "normal"),
    ("expert", "hard"),
    ("hard", "normal"),
    ("normal", "easy"),
    ("normal", "greedy"),
    ("easy", "random"),
)
