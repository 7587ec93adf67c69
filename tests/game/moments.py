"""Decisions out of games at random."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from game.bots.bot import random_picks
from game.checks import Json
from game.decision import Decision
from game.guest import Game

G = TypeVar("G", bound=Game)
ROUNDS = 30
GAMES = 5


def moments(kind: type[G], setup: Json) -> Iterator[tuple[G, Decision, Random]]:
    for seed in range(GAMES):
        game, random = kind.new(setup, seed), Random(seed)
        while (asked := game.decision()) and game.round < ROUNDS:
            if random.random() < 0.2:
                yield game, asked, random
            picks = random_picks(asked.options, asked.min, asked.max, random.random)
            game.choose(asked.places(picks))
            game.events()
