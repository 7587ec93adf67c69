"""Self-play and fitting by turns. What is done lies in a folder, from which it goes on.

Parts are files that are there or not, so a run that is killed at any moment goes on where it was.
"""

import json
import os
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from game import rng
from game.bots.cores import spread
from game.bots.net import WEIGHTS
from game.sanjuan.bots.fitting import (
    Weights,
    first_weights,
    fit_net,
    fit_roles,
    lessons_as_data,
    moments_as_data,
    together,
    whole_numbers,
)
from game.sanjuan.bots.net import fitted
from game.sanjuan.bots.selfplay import Plan, School

SCHEDULE: Final = (
    Plan(6_000, 0.2, 0.0),
    Plan(5_000, 0.12, 0.02),
    Plan(6_000, 0.1, 0.03),
    Plan(6_000, 0.1, 0.03),
    Plan(6_000, 0.08, 0.03),
    Plan(6_500, 0.08, 0.03, 0.9),
    Plan(4_000, 0.08, 0.025, 0.9),
    Plan(5_500, 0.06, 0.02, 0.85),
)
"""What each turn plays."""
CHUNK: Final = 250
PARTS: Final = sum(plan.games // CHUNK for plan in SCHEDULE)
REMEMBERED: Final = 6
"""The fits look back at the games of so many turns."""
EPOCHS, RATE = 5, 3e-3
ROLE_EPOCHS, ROLE_RATE = 30, 0.05


def train(folder: Path, seed: int, jobs: int, tell: Callable[[str], None]) -> Generator[int, None, None]:
    """All turns, those already done left out, after each part how many of all are done.

    At the end `weights.json` lies in the folder; it is what the bots read.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done = 0
    weights: Weights = first_weights(seed)
    for turn, plan in enumerate(SCHEDULE):
        parts = [folder / f"games-{turn}-{part}.npz" for part in range(plan.games // CHUNK)]
        for _ in _play(parts, weights, plan, seed + turn, jobs):
            done += 1
            yield done
        weights = _fitted(folder, turn, weights, seed, tell)
    text = json.dumps(whole_numbers(weights), separators=(",", ":"))
    _write(folder / WEIGHTS, lambda path: path.write_text(text + "\n", encoding="utf-8"))


def _play(parts: list[Path], weights: Weights, plan: Plan, seed: int, jobs: int) -> Iterator[None]:
    """The games of one turn, part by part; a file that is there is whole."""
    work = partial(_play_part, whole_numbers(weights), plan._replace(games=CHUNK))
    left = [(path, rng.number(seed << 16 | number)) for number, path in enumerate(parts) if not path.exists()]
    yield from [None] * (len(parts) - len(left))
    yield from spread(work, left, jobs)


def _play_part(weights: dict[str, Any], plan: Plan, part: tuple[Path, int]) -> None:
    path, seed = part
    school = School(*fitted(weights), seed)
    school.play(plan)
    data: dict[str, Any] = {**moments_as_data(school.moments), **lessons_as_data(school.lessons)}
    data["rounds"] = np.array(school.rounds)
    _write(path, lambda path: np.savez_compressed(path, **data))


def _fitted(folder: Path, turn: int, weights: Weights, seed: int, tell: Callable[[str], None]) -> Weights:
    path = folder / f"weights-{turn}.npz"
    if not path.exists():
        tell(f"turn {turn + 1}: games of {_read(folder, turn)['rounds'].mean():.1f} rounds")
        data = together([_read(folder, past) for past in range(max(0, turn - REMEMBERED + 1), turn + 1)])
        found = fit_net(weights, data, EPOCHS, RATE, seed, tell)
        found = fit_roles(found, data, ROLE_EPOCHS, ROLE_RATE, seed)
        arrays: dict[str, Any] = found
        _write(path, lambda path: np.savez(path, **arrays))
    with np.load(path) as file:
        return dict(file)


def _read(folder: Path, turn: int) -> dict[str, Any]:
    parts = []
    for number in range(SCHEDULE[turn].games // CHUNK):
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
