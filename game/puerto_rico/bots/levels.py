"""The bots of the house by how well they play."""

from collections.abc import Mapping
from typing import Final

from game.bots.bot import RandomBot
from game.bots.habits import Greedy
from game.bots.levels import Level, without_tastes
from game.puerto_rico.bots.greedy import HABITS

STYLED: Final[Mapping[str, Level]] = {
    "random": lambda style, seed: RandomBot(seed),
    "greedy": lambda style, seed: Greedy(HABITS),
}
"""The simplest first."""
LEVELS: Final = without_tastes(STYLED)
