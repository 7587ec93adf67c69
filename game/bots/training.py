"""Self-play and fitting by turns. What is done lies in a folder, from which it goes on.

Parts are files that are there or not, so a run that is killed at any moment goes on where it was.
"""

import gc
import json
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from game import rng
from game.bots.cores import spread
from game.bots.fitting import Data, Weights, together
from game.bots.net import WEIGHTS
from game.bots.selfplay import BaseSchool, Practice
from game.checks import Json
from game.errors import Refused

CHUNK: Final = 250
REMEMBERED: Final = 6
"""The fits look back at so many turns, at the games that were played alike."""
Tell = Callable[[str], None]


class Course(NamedTuple):
    """How the bots of a game learn."""

    plans: Sequence[Practice]
    """What each turn plays."""
    first: Callable[[int], Weights]
    """Weights to begin with, from a seed."""
    whole: Callable[[Weights], Json]
    """Weights as whole numbers, which is what the bots read."""
    school: Callable[[Json, int], BaseSchool[Any, Any]]
    """Of bots with such weights, from a seed."""
    data: Callable[[Any], Data]
    """What a school has taught."""
    fit: Callable[[Weights, Data, Practice, int, Tell], Weights]
    """Better weights by what such a turn has played, from a seed."""
    chunk: int = CHUNK
    """So many games are played at a time."""

    @property
    def parts(self) -> int:
        return sum(plan.games // self.chunk for plan in self.plans)


def train(course: Course, folder: Path, seed: int, jobs: int, tell: Tell) -> Generator[int, None, None]:
    """All turns, those already done left out, after each part how many of all are done.

    At the end `weights.json` lies in the folder; it is what the bots read.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done = 0
    weights = course.first(seed)
    for turn, plan in enumerate(course.plans):
        parts = [folder / f"games-{turn}-{part}.npz" for part in range(plan.games // course.chunk)]
        for _ in _play(course, parts, weights, plan, seed + turn, jobs):
            done += 1
            yield done
        weights = _fitted(course, folder, turn, weights, seed, tell)
    text = json.dumps(course.whole(weights), separators=(",", ":"))
    _write(folder / WEIGHTS, lambda path: path.write_text(text + "\n", encoding="utf-8"))


def _play(
    course: Course, parts: list[Path], weights: Weights, plan: Practice, seed: int, jobs: int
) -> Iterator[None]:
    """The games of one turn, part by part; a file that is there is whole."""
    work = partial(_play_part, course, course.whole(weights), plan._replace(games=course.chunk))
    left = [(path, rng.number(seed << 16 | number)) for number, path in enumerate(parts) if not path.exists()]
    yield from [None] * (len(parts) - len(left))
    yield from spread(work, left, jobs)


def _play_part(course: Course, weights: Json, plan: Practice, part: tuple[Path, int]) -> None:
    path, seed = part
    school = course.school(weights, seed)
    gc.disable()  # it takes a quarter of the time, and games leave nothing behind that refers to itself
    school.play(plan)
    gc.enable()
    data: dict[str, Any] = {**course.data(school), "rounds": np.array(school.rounds)}
    _write(path, lambda path: np.savez_compressed(path, **data))


def _fitted(course: Course, folder: Path, turn: int, weights: Weights, seed: int, tell: Tell) -> Weights:
    path = folder / f"weights-{turn}.npz"
    if not path.exists():
        tell(f"turn {turn + 1}: games of {_read(course, folder, turn)['rounds'].mean():.1f} rounds")
        plan = course.plans[turn]
        turns = range(max(0, turn - REMEMBERED + 1), turn + 1)
        alike = [past for past in turns if bool(course.plans[past].ahead) == bool(plan.ahead)]
        data = together([_read(course, folder, past) for past in alike])
        arrays: dict[str, Any] = dict(course.fit(weights, data, plan, seed, tell))
        _write(path, lambda path: np.savez(path, **arrays))
    with np.load(path) as file:
        found = dict(file)
    if any(found[name].shape != array.shape for name, array in weights.items()):
        raise Refused(f"{path}: expected weights for the game as it is today; train in an empty folder")
    return found


def _read(course: Course, folder: Path, turn: int) -> dict[str, Any]:
    parts = []
    for number in range(course.plans[turn].games // course.chunk):
        with np.load(folder / f"games-{turn}-{number}.npz") as file:
            parts.append(dict(file))
    return together(parts)


def _write(path: Path, write: Callable[[Path], Any]) -> None:
    """All of it or nothing, even if the power fails."""
    part = path.with_name("part-" + path.name)
    write(part)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, path)
