"""What a console lives through: many games, killed processes, disks and devices that fail, damaged files."""

import gc
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.errors import Refused
from game.guest import game_named
from game.table import replay
from scenes.app.settings import Settings, load, save
from scenes.draw.lettering import FONTS
from scenes.lab.robot import Robot
from scenes.records.bot_process import BotProcess
from scenes.records.plan import Plan
from scenes.records.saves import games_folder, latest_first, read_record
from scenes.records.seats import HUMAN
from scenes.sanjuan.asking import CardAsking
from scenes.screens.opening import open_game, sit_down
from scenes.screens.pad_lost import PadLost
from scenes.screens.title import Title
from scenes.table.scene import TableScene
from tests.damage import damaged
from tests.game.ended import gone
from tests.scenes.player import Player, dummies
from tests.scenes.virtual_pad import VirtualPad

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for processes, disks and pads")
enduring = partial(pytest.param, marks=pytest.mark.endurance)
OUTSIDE = BotProcess.outside
"""The real one, before a test puts another in its place."""
WAITING = 20_000
"""Frames until a bot must have answered."""
MORE_MEMORY = 6.0
"""Megabytes that any number of games may add to the first ones."""


def begin(player: Player, seed: int, seats: int = 4) -> TableScene[CardAsking]:
    kind = game_named("sanjuan")
    plan = Plan(seats, [HUMAN, *["greedy"] * (kind.seats[1] - 1)], 0, seed)
    open_game(player.console, sit_down(player.console, plan.table(kind, player.console.say)))
    player.rest()
    assert isinstance(player.top, TableScene)
    return player.top


def play(
    player: Player, table: TableScene[CardAsking], meanwhile: Callable[[int], None] = lambda frame: None
) -> None:
    """To the end of the game, by buttons."""
    robot = Robot(player.console)
    for frame in range(WAITING):
        meanwhile(frame)
        player.frame(*player.patience(table.session.thinking))
        for button in robot.presses():
            player.hit(button)
        if table.session.over and player.top is not table:
            return
    raise AssertionError(f"nobody goes on: {table.session.decision}")


# Many games


def resident() -> float:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def held() -> tuple[int, int, int]:
    """Open files but for fonts, which stay open, threads and children."""
    gc.collect()
    files = [descriptor.resolve() for descriptor in Path("/proc/self/fd").iterdir()]
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return sum(FONTS not in file.parents for file in files), threading.active_count(), len(children)


def leave(player: Player, thinking: list[threading.Thread]) -> None:
    """For the title, until all bots are gone, and nobody reads a sound."""
    player.console.stack.restart(Title(player.console))
    player.rest()
    player.console.sounds.reader.join()
    for thread in thinking:
        thread.join()


@linux_only
@pytest.mark.parametrize("games", [6, enduring(1000)])
def test_many_games_leave_nothing_behind(
    player: Player, monkeypatch: pytest.MonkeyPatch, games: int, tmp_path: Path
) -> None:
    monkeypatch.setattr(BotProcess, "outside", OUTSIDE)
    warm, thinking = min(games // 2, 50), list[threading.Thread]()
    for seed in range(games):
        if seed == warm:
            leave(player, thinking)
            before, memory = held(), resident()
        table = begin(player, seed)
        play(player, table)
        assert table.session._bot_process._thread
        thinking = [thread for thread in thinking if thread.is_alive()] + [table.session._bot_process._thread]
    leave(player, thinking)
    assert held() == before
    assert resident() < memory + MORE_MEMORY
    assert not list(tmp_path.rglob("*.part"))


# Killed


@linux_only
@pytest.mark.parametrize("seed", [1, *map(enduring, range(2, 60))])
def test_a_killed_program_takes_its_bots_along_and_goes_on_where_it_was(
    player: Player, tmp_path: Path, seed: int
) -> None:
    words = [sys.executable, "-m", "tests.scenes.playing", str(tmp_path), str(seed)]
    after, told, bots = Random(seed).randrange(1, 400), 0, list[int]()
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=quiet) as process:
        assert process.stdout
        for line in process.stdout:
            told, *bots = map(int, line.split())
            if told >= after:
                break
        os.kill(process.pid, signal.SIGKILL)
    assert all(map(gone, bots))
    (path,) = latest_first(games_folder())
    kept = replay(read_record(path))
    assert len(kept.happened) >= told
    if kept.decision:
        title = player.show(Title(player.console))
        player.choose(player.console.say("title.continue"))
        assert player.top is not title
        play(player, player.top)


@linux_only
@pytest.mark.parametrize("seed", [1, *map(enduring, range(2, 20))])
def test_a_killed_bot_is_replaced_with_a_notice(
    player: Player, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(BotProcess, "outside", OUTSIDE)
    told: list[str] = []
    monkeypatch.setattr(player.console, "notice", told.append)
    table = begin(player, seed)
    after, killed = Random(seed).randrange(200), False

    def kill(frame: int) -> None:
        nonlocal killed
        if frame >= after and not killed:
            for pid in table.session.processes:
                os.kill(pid, signal.SIGKILL)
                killed = True

    play(player, table, kill)
    assert killed
    assert player.console.say("bots.replaced") in told


# Disks


@contextmanager
def mounted(folder: Path, options: str) -> Iterator[None]:
    folder.mkdir(parents=True, exist_ok=True)
    mount = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", folder], capture_output=True)
    if mount.returncode:
        pytest.skip("mounting a small disk needs root")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


@linux_only
@pytest.mark.parametrize("options", ["size=16k", "ro"], ids=["full", "read-only"])
def test_a_disk_that_takes_nothing_costs_a_notice_and_not_the_game(
    player: Player, monkeypatch: pytest.MonkeyPatch, options: str
) -> None:
    told: list[str] = []
    monkeypatch.setattr(player.console, "notice", told.append)
    with mounted(games_folder(), options):
        if options != "ro":
            with suppress(OSError):
                (games_folder() / "filler").write_bytes(bytes(1 << 20))
        play(player, begin(player, 1))
    assert len([words for words in told if str(games_folder()) in words]) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody can remove what is being written")
def test_a_folder_that_is_removed_while_playing_is_made_again(player: Player) -> None:
    def remove(frame: int) -> None:
        if frame % 50 == 0 and not table.session.over:
            for path in games_folder().glob("*"):
                path.unlink()
            games_folder().rmdir()

    table = begin(player, 1)
    play(player, table, remove)
    (path,) = latest_first(games_folder())
    assert replay(read_record(path)).record() == table.session.record()


# Devices and clocks


@linux_only
@pytest.mark.parametrize("times", [40, enduring(1000)])
def test_a_pad_may_come_and_go_for_ever(player: Player, times: int) -> None:
    title = player.show(Title(player.console))
    for _ in range(times):
        pad = VirtualPad()
        player.rest()
        pad.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, True)
        player.frame(*pygame.event.get())
        pad.unplug()
        player.rest()
        assert player.top is title or isinstance(player.top, PadLost)
    assert player.console.devices.plugged == frozenset()


def test_without_a_sound_device_there_is_a_notice_and_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with dummies(monkeypatch, tmp_path):
        monkeypatch.setenv("SDL_AUDIODRIVER", "none of this name")
        player = Player(tmp_path)
        assert player.console.notices.words
        play(player, begin(player, 1))


def test_a_clock_that_jumps_does_no_harm(player: Player) -> None:
    def jump(frame: int) -> None:
        if frame % 20 == 0:
            player.now += Random(frame).choice([-5000.0, 1e9, 7.0])

    play(player, begin(player, 1), jump)


# Damaged files


DAMAGES = [150, enduring(5000)]


@pytest.mark.parametrize("times", DAMAGES)
def test_damaged_settings_cost_notices_only(tmp_path: Path, times: int) -> None:
    path = tmp_path / "settings.json"
    save(Settings(joysticks={"0300": {"b0": "A"}}, table={"sanjuan": {"seats": 3}}), path)
    whole = path.read_bytes()
    for seed in range(times):
        path.write_bytes(damaged(whole, Random(seed)))
        settings, notices = load(path)
        assert settings == load(path)[0]
        assert all("\n" not in notice for notice in notices)


@pytest.mark.parametrize("times", DAMAGES)
def test_damaged_records_are_refused_or_are_games(tmp_path: Path, times: int) -> None:
    path = tmp_path / "game.sanjuan"
    whole = RECORD.encode()
    for seed in range(times):
        path.write_bytes(damaged(whole, Random(seed)))
        with suppress(Refused):
            assert replay(read_record(path)).seats in range(2, 5)


def a_record() -> str:
    from game.bots.bot import RandomBot
    from game.bots.match import play as play_out
    from game.table import Table

    kind: Any = game_named("sanjuan")
    table = Table(kind.new({"seats": 2}, 7, ["Ana, human", "Bo, greedy"]), 7)
    play_out(table, {0: RandomBot(1), 1: RandomBot(2)})
    return table.record()


RECORD = a_record()


def test_a_damaged_game_is_told_of_on_the_title_and_left_alone(player: Player) -> None:
    games_folder().mkdir(parents=True)
    path = games_folder() / "2026-01-01-000000-1.sanjuan"
    for seed in range(20):
        text = damaged(RECORD.encode(), Random(seed))
        path.write_bytes(text)
        player.console.stack.restart(Title(player.console))
        player.rest()
        assert path.read_bytes() == text
        assert isinstance(player.top, Title)
