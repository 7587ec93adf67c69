"""The bots of the house by how well they play, and the people who play like that."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.bots.bot import Bot, Greedy, RandomBot
from game.sanjuan.bots import easy
from game.sanjuan.bots.characters import CHARACTERS
from game.sanjuan.bots.greedy import HABITS
from game.sanjuan.bots.mind import Style, Thinker

Make = Callable[[int], Bot]

STEPS: Final[Mapping[str, Mapping[str, int]]] = {
    "normal": {},
    "hard": {"role": 400},
    "expert": {"role": 1000, "build": 1000, "library": 300, "chapel": 300, "bank": 600},
}
"""How many choices are played ahead for a decision; what a processor does is the same for all machines."""
WHIMS: Final[Mapping[str, int]] = {"normal": 80}
"""How wrong a level may be about a role, in thousandths of a win."""


def _make(level: str, style: Style, seed: int) -> Bot:
    return Thinker(STEPS[level], style, WHIMS.get(level, 0)) if level in STEPS else Greedy(easy.habits(style))


LEVELS: Final[Mapping[str, Make]] = {
    "random": RandomBot,
    "easy": partial(_make, "easy", {}),
    "greedy": lambda seed: Greedy(HABITS),
    "normal": partial(_make, "normal", {}),
    "hard": partial(_make, "hard", {}),
    "expert": partial(_make, "expert", {}),
}
"""The simplest first."""
CHARACTER_BOTS: Final[Mapping[str, Make]] = {
    name: partial(_make, level, style) for name, (level, style) in CHARACTERS.items()
}
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
