"""Games that were played and kept."""

import os
from collections import deque
from functools import cache
from pathlib import Path
from typing import TypeVar

from game.bots.match import play
from game.guest import game_named
from game.table import Table
from scenes.records.results import Result, Steps, caught_up, missing, reading
from scenes.records.saves import Diary, games_folder

T = TypeVar("T")

KIND = game_named("sanjuan")
TAGS = ["Ana, human", "Inés, ines", "Mateo, mateo"]
LONG_AGO = 1_700_000_000


@cache
def record(seats: int = 3, seed: int = 1, choices: int | None = None, game: str = KIND.name) -> str:
    """A game, or as much of it as so many choices make."""
    kind = game_named(game)
    table = Table(kind.new({"seats": seats, "governor": 0}, seed, TAGS[:seats]), seed)
    bot = kind.habitual()
    if choices is None:
        play(table, dict.fromkeys(range(seats), bot))
    else:
        for _ in range(choices):
            assert table.decision
            table.choose(bot.pick(table.game.view(table.decision.seat), table.decision))
    return table.record()


def whole(steps: Steps[T]) -> T:
    """All steps at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def keep(name: str, text: str, day: int = 0) -> Path:
    """Put a record where games are kept, as one that ended on a day."""
    games_folder().mkdir(parents=True, exist_ok=True)
    path = games_folder() / f"{name}.sanjuan"
    path.write_text(text, encoding="utf-8")
    os.utime(path, (LONG_AGO + 86_400 * day,) * 2)
    return path


def play_on(name: str, seed: int, choices: int | None = None) -> Path:
    """Play a game as the console writes it down, to its end or for so many choices."""
    path = games_folder() / f"{name}.sanjuan"
    table = Table(KIND.new({"seats": 2, "governor": 0}, seed, TAGS[:2]), seed)
    diary = Diary(path)
    diary.begin(table)
    for _ in range(choices or 10_000):
        if table.decision is None:
            break
        table.choose(KIND.habitual().pick(table.game.view(table.decision.seat), table.decision))
    diary.note(table)
    return path


def count_all() -> list[Result]:
    """What became of all finished games."""
    deque(caught_up(whole(missing()), {}), maxlen=0)
    return whole(reading())


def keep_many(count: int) -> None:
    """Finished games of two and three seats, a day apart."""
    for at in range(count):
        keep(f"game{at:03}", record(2 + at % 2, at % 4), at)
