"""Nothing is lost when the program is killed: what was chosen stands in the file before it is seen."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.table import replay
from scenes.records.saves import latest_first, read_record

PLAYING = """
import sys
from pathlib import Path
from game.guest import game_named
from game.table import Table
from scenes.records.bot_process import Prompt
from scenes.records.session import Session
kind = game_named("sanjuan")
seed, path = int(sys.argv[1]), Path(sys.argv[2])
table = Table(kind.new({"seats": 3}, seed, ["Ana, human", "Bo, human", "Cy, human"]), seed)
session = Session(table, path, print, lambda: None, Prompt(kind.habitual(), lambda: None))
while session.decision:
    session.choose(session.suggestion(session.view(session.decision.seat)))
    print(len(table.choices), flush=True)
"""
"""A whole game that tells of every choice once it is made."""


def killed(folder: Path, seed: int, after: int) -> int:
    """Kill a game once it has told of so many choices; how many it has told of."""
    words = [sys.executable, "-c", PLAYING, str(seed), str(folder / "game.sanjuan")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        told = 0
        for line in process.stdout:
            told = int(line)
            if told >= after:
                process.kill()
                break
        process.wait()
    return told


def check(folder: Path, seed: int) -> None:
    random = Random(seed)
    told = killed(folder, seed, random.randrange(1, 100))
    (path,) = latest_first(folder)
    table = replay(read_record(path))
    assert len(table.choices) >= told
    assert table.seed == seed


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_game_is_as_far_as_anybody_has_seen(tmp_path: Path, seed: int) -> None:
    check(tmp_path, seed)


@pytest.mark.long
def test_a_hundred_games_killed_at_any_time(tmp_path: Path) -> None:
    for seed in range(100):
        folder = tmp_path / str(seed)
        folder.mkdir()
        check(folder, seed)
