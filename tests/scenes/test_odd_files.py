"""Whatever lies in the folders of a player: the console starts, shows all screens, and leaves it alone."""

import json
import os
import resource
import stat
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import pytest

from scenes.app.console import Console, log_file
from scenes.app.profiles import settings_file
from scenes.app.settings import Settings, load, save
from scenes.records.results import results_file
from scenes.records.saves import games_folder
from scenes.screens.about import About
from scenes.screens.collection import Collection
from scenes.screens.games import Games
from scenes.screens.how_to_play import HowToPlay
from scenes.screens.profiles_menu import ProfilesMenu
from scenes.screens.settings_menu import SettingsMenu
from scenes.screens.statistics import Statistics
from scenes.screens.title import Title
from scenes.screens.trophies import Trophies
from scenes.widgets.screen import Screen
from tests.damage import damaged
from tests.scenes.kept import KIND, count_all, keep, record
from tests.scenes.player import Player, dummies

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="makes pipes, devices and names without letters"
)

SOON: Final = 2.0
"""Seconds of processor time that may pass until a screen is there."""
MOST_MEMORY: Final = 200 << 10
"""Kilobytes that may be added."""
WALK: Final[dict[Callable[[Console], Screen], tuple[str, ...]]] = {
    Title: ("down", "up"),
    partial(Collection, kind=KIND): ("down",),
    partial(Games, kind=KIND): ("down", "A", "right", "B", "down", "A", "start", "B"),
    partial(Statistics, kind=KIND): ("right", "right", "down", "right"),
    partial(Trophies, kind=KIND): ("down", "right"),
    ProfilesMenu: ("down", "up"),
    partial(HowToPlay, kind=KIND): ("down",),
    About: ("down",),
    SettingsMenu: ("down",),
}
"""Screens that read, and what is pressed there."""
NAMES: Final = (
    b"one.sanjuan",
    b"caf\xe9.sanjuan",
    b"two\nlines.sanjuan",
    b"\x1b[31m.sanjuan",
    "\u202egnp.sanjuan".encode(),
    b"n" * 240 + b".sanjuan",
    b".sanjuan",
    b"first-game-2026.sanjuan",
    b"first-game-\xff.sanjuan",
    b"%s {path} \\d.sanjuan",
)
WORDS: Final = (
    "\ud800",
    "\u200b" * 9,
    "\x00\x07\x85",
    "word " * 5000,
    "x" * 100_000,
    "\u202eabc",
    "",
    "{0} {name} %s",
)
TIMES: Final = (-1, 0, 1, 2**31, 2**33, 2**62 // 10**9, 2**63 // 10**9)


def junk(random: Random) -> bytes:
    """What somebody may have put into a file."""
    return random.choice(
        [
            b"",
            b"\0" * 5000,
            b"[" * 100_000,
            b'{"a":' * 50_000,
            b"9" * 5000,
            random.randbytes(3000),
            b"\xef\xbb\xbf{}\r\n",
            json.dumps(dict.fromkeys(map(str, range(3000)), 2**53)).encode(),
            json.dumps([random.choice(WORDS)]).encode(),
        ]
    )


def huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 100 << 30)


def strange(path: Path, random: Random) -> None:
    """Something that is no file, or one that nobody can read whole."""
    path.unlink(missing_ok=True)
    ways: list[Callable[[Path], object]] = [
        os.mkfifo,
        Path.mkdir,
        lambda path: path.symlink_to("/dev/zero"),
        lambda path: path.symlink_to("/dev/tty"),
        lambda path: path.symlink_to(path),
        lambda path: path.symlink_to(path.parent),
        lambda path: path.symlink_to("nowhere"),
        huge,
        lambda path: os.mknod(path, stat.S_IFSOCK | 0o600),
    ]
    random.choice(ways)(path)


def spoil(path: Path, random: Random) -> None:
    """Leave a file as it is, or do something to it."""
    if random.random() < 0.3:
        strange(path, random)
    elif path.exists() and random.random() < 0.7:
        path.write_bytes(damaged(path.read_bytes(), random))
    else:
        path.write_bytes(junk(random))


def results(random: Random) -> str:
    """Lines of finished games, of which numbers and words are what they should not be."""
    lines = []
    for at, line in enumerate(results_file().read_text().splitlines() * 3):
        found = json.loads(line)
        found["file"] = f"{at}.sanjuan"
        where = random.choice([found, found["seats"][0], found["facts"], found["setup"]])
        key = random.choice(list(where))
        where[key] = random.choice([2**53, -1, 1e300, [], {}, None, True, ["well"] * 99_999, *WORDS])
        lines.append(json.dumps(found))
    return "\n".join([*lines, ""])


def settings(random: Random) -> str:
    found = json.loads(settings_file().read_text())
    for _ in range(random.randrange(1, 9)):
        found[random.choice(list(found))] = random.choice([2**53, -1, [], {}, None, "en", [[[]]], *WORDS])
    return json.dumps(found)


def furnish(random: Random) -> None:
    """The folders of somebody who has played, and what has become of them."""
    for at in range(3):
        keep(f"game{at}", record(2 + at % 2, at), at)
    keep("left", record(choices=random.randrange(60)))
    count_all()
    save(Settings(name="Ana", table={"sanjuan": {"seats": 3}}), settings_file())
    save(Settings(name="Bo", table={"sanjuan": {"seats": 2}}), settings_file("1"))
    results_file().write_text(results(random))
    settings_file().write_text(settings(random))
    for name in random.sample(NAMES, 4):
        path = games_folder() / os.fsdecode(name)
        text = record(2, random.randrange(4), random.choice([None, 7])).replace(
            "Ana", repr(random.choice(WORDS))[1:-1]
        )
        path.write_bytes(text.encode() if random.random() < 0.5 else junk(random))
        os.utime(path, ns=(0, min(2**63 - 1, random.choice(TIMES) * 10**9)))
    log_file().parent.mkdir(parents=True)
    files = [*games_folder().iterdir(), settings_file(), settings_file("1"), log_file()]
    files.append(settings_file().parent / "profile.txt")
    for path in random.sample(files, random.randrange(1, 5)):
        spoil(path, random)


def belongings(*folders: Path) -> dict[Path, object]:
    """All that lies there, and what is in it."""
    found: dict[Path, object] = {}
    for path in (path for folder in folders for path in folder.rglob("*")):
        seen = path.lstat()
        small = stat.S_ISREG(seen.st_mode) and seen.st_size < 1 << 20
        found[path] = path.read_bytes() if small else stat.S_IFMT(seen.st_mode)
    return found


def at_home(folder: Path) -> Player:
    """Somebody who starts the console, with the settings that are found."""
    found, troubles = load(settings_file())
    player = Player(
        folder, **{**found._asdict(), "canvas": "software", "full_screen": False, "speed": "instant"}
    )
    for trouble in troubles:
        player.console.notice(trouble)
    return player


def look(player: Player, make: Callable[[Console], Screen], presses: tuple[str, ...]) -> None:
    began = time.process_time()
    screen = player.show(make(player.console))
    assert time.process_time() - began < SOON
    for button in presses:
        player.press(button)
    player.console.stack.restart(Title(player.console))
    player.rest()
    assert screen


@pytest.mark.parametrize(
    "seeds", [range(16), pytest.param(range(16, 1200), marks=pytest.mark.endurance)], ids=["some", "all"]
)
def test_whatever_lies_in_the_folders_all_screens_are_shown_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: range
) -> None:
    for seed in seeds:
        folder = tmp_path / str(seed)
        with dummies(monkeypatch, folder):
            furnish(Random(seed))
            before = belongings(games_folder())
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            player = at_home(folder)
            for make, presses in WALK.items():
                look(player, make, presses)
            assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < memory + MOST_MEMORY
            after = belongings(games_folder())
            theirs = before.keys() - {results_file()}
            assert not {path for path in theirs if after.get(path) != before[path]}, seed
            player.press("A")  # on with a game, if one was left
            player.console.close()
