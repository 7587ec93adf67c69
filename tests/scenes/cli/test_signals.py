"""Ctrl-C and SIGTERM: nothing stays behind, and nothing is told that is not on the disk."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bots.bot import Bot, RandomBot
from game.guest import game_named
from game.record import parse
from game.table import Table
from game.texts import texts
from scenes.cli.terminal import ROOM, Terminal
from scenes.records.saves import Diary
from tests.game.ended import gone, linux_only

ROOT = Path(__file__).parents[3]
SANJUAN = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may have ignored it
from scenes.__main__ import main
sys.exit(main())
"""
FAMILY = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, file=open(sys.argv[1], "w"))
time.sleep(600)
"""
"""A program that never answers, whose child never ends."""


@linux_only
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
@pytest.mark.parametrize(
    "words",
    [
        ["sim", "--seats", "2", "--seat", "0={0}"],
        ["arena", "{0}", "random", "--seats", "2", "--jobs", "1"],
        ["arena", "{0}", "random", "--seats", "2", "--jobs", "2"],
        ["play", "--terminal", "--seats", "2", "--governor", "1", "--seat", "1={0}"],
    ],
    ids=["sim", "arena", "arena-on-two-cores", "play"],
)
def test_whoever_is_ended_leaves_no_program_behind(
    words: list[str], number: signal.Signals, status: int, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    program = shlex.join([sys.executable, "-c", FAMILY, str(begun)])
    command = [sys.executable, "-c", SANJUAN, *(word.format(program) for word in words)]
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, env=home
    ) as process:
        pids = [int(pid) for pid in begun.read_text().split()]
        process.send_signal(number)
        _, complaints = process.communicate()
    assert (process.returncode, complaints) == (status, b"")
    assert pids
    assert all(map(gone, pids))


class Interrupted(Diary):
    """Somebody presses Ctrl-C whenever a choice is on its way to the file."""

    def note(self, table: Table) -> None:
        signal.raise_signal(signal.SIGINT)
        super().note(table)


@pytest.fixture
def _listening() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_listening")
@pytest.mark.parametrize("typed", [["", ""], ["", "u"]], ids=["choose", "undo"])
def test_nothing_is_told_in_the_terminal_that_is_not_on_the_disk(typed: list[str], tmp_path: Path) -> None:
    kind = game_named("sanjuan")
    table = Table(kind.new({"seats": 2, "governor": 0}, 3, ["Ana", "Bo"]), 3)
    bots: dict[int, Bot] = {1: RandomBot(1)}
    told: list[str] = []
    while typed:
        game = Terminal(table, bots, ["Ana", "Bo"], texts("en", ROOM, kind.telling.ROOM), told.append)
        game.keep(Interrupted(tmp_path / "game.sanjuan"))
        with pytest.raises(KeyboardInterrupt):
            game.play(iter([typed.pop(0), "q"]))
        kept = parse((tmp_path / "game.sanjuan").read_text(encoding="utf-8"))
        assert [list(choice.picks) for choice in kept.choices] == [picks for _, picks in table.choices]
    assert any("Ana" in line for line in told)
