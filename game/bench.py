"""How fast the rules are: random games through the public `choose`, and copies of a state."""

import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final

from game.bots.bot import random_picks
from game.checks import Json
from game.guest import Game

RUNS: Final = 7
GAMES: Final = 150
COPIES: Final = 5_000
MIDDLE: Final = 150
"""So many choices into a game its state is copied."""


def engine(kind: type[Game], seats: int, progress: Callable[[int], None]) -> Json:
    """The best of several runs, since other work on the machine only ever slows one down."""
    wanted = {"seats": seats, **kind.fullest}
    speeds, copies = [], []
    for run in range(RUNS):
        speeds.append(_games(kind, wanted))
        copies.append(_copies(kind.new(wanted, run)))
        progress(run + 1)
    best = max(speeds)
    return {
        "choices_per_second": round(best[0]),
        "games_per_second": round(best[1], 1),
        "copy_microseconds": round(min(copies), 3),
        "import_milliseconds": round(min(_import(kind) for _ in range(RUNS)), 1),
        "median_choices_per_second": round(median(speed for speed, _ in speeds)),
        "median_copy_microseconds": round(median(copies), 3),
    }


def _games(kind: type[Game], wanted: Json) -> tuple[float, float]:
    """Choices and games in a second of processor time, dealing included."""
    random = Random(1).random
    began = time.process_time()
    choices = sum(random_game(kind.new(wanted, seed), random) for seed in range(GAMES))
    took = time.process_time() - began
    return choices / took, GAMES / took


def _import(kind: type[Game]) -> float:
    """Milliseconds of processor time until a fresh Python has imported the game."""
    code = f"import time; t = time.process_time(); import {kind.__module__}; print(time.process_time() - t)"
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True)
    return 1000 * float(done.stdout)


def random_game(game: Game, random: Callable[[], float], most: int = 1 << 30) -> int:
    """Play at random, with events; the number of choices."""
    state, choose = game.state, game.parts.choose
    count = 0
    while not state.over and count < most:
        choose(state, random_picks(state.options, state.low, state.high, random))
        state.events.clear()
        count += 1
    return count


def _copies(game: Game) -> float:
    """Microseconds of processor time for one copy."""
    random_game(game, Random(1).random, MIDDLE)
    copy = game.state.copy
    began = time.process_time()
    for _ in range(COPIES):
        copy()
    return (time.process_time() - began) / COPIES * 1e6
