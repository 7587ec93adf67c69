"""The run at the end of every build: a package plays a whole game and shows what the source tree shows."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pygame

from build_scripts.packages.steps import step
from scenes.app.relaunch import in_one_line, itself
from scenes.lab.bench_start import TITLE, until_shown

GAME: Final = [
    "demo",
    "--seed",
    "7",
    "--seats",
    "2",
    "--speed",
    "instant",
    "--size",
    "640x480",
    "--language",
    "en",
    "--shots",
]
BOTS: Final = ["sim", "--games", "1", "--seats", "2", "--seed", "7", "--json", "--patience", "60", "--seat"]
ARENA: Final = ["arena", "easy", "random", "--deals", "2", "--jobs", "2", "--seed", "7", "--json"]
FEW, SLIGHT = 0.001, 16
"""So many values of a picture may differ from the source tree's, and by so much of 255."""
SLOWEST: Final = 100
"""A package hangs that takes so many times as long for a game as the source tree just did."""
STARTS: Final = 5
RATIO: Final = 1.5
"""How long a package may take to the title, next to the source tree."""


def smoke(folder: Path, environment: Mapping[str, str], starter: Sequence[str]) -> list[str]:
    """Check the folder, whose programs the starter runs; in another machine's environment it is not timed."""
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch)
        around = {**os.environ, **environment, "HOME": scratch}
        binary, twin = programs(folder)[0], programs(folder)[-1]
        began = time.monotonic()
        with step("playing a game from the source tree", 10):
            wanted = play(itself(), home / "source", os.environ)
        patience = SLOWEST * (time.monotonic() - began)
        with step("playing the same game by the package", 10 if not environment else 40):
            found = play([*starter, str(twin)], home / "package", around, patience)
        if len(found) != len(wanted) or not all(map(alike, found, wanted)):
            raise SystemExit("package.py: the package does not show what the source tree shows")
        with step("letting its bot play", 10):
            told = bot([*starter, str(binary)], around, patience)
        lines = [f"a whole game, {len(wanted)} pictures like the source tree's; {told}"]
    if not environment:  # a machine that is emulated by the program alone has no memory to share
        with step("letting it play on several cores", 10):
            arena([str(binary)], os.environ, patience)
        with step("starting it", 15):
            lines.append(start(binary))
    return lines


def programs(folder: Path) -> list[Path]:
    """What people start, and on Windows its twin for terminals."""
    names = "sanjuan.exe", "sanjuan-console.exe", "sanjuan", "Contents/MacOS/sanjuan"
    if found := [folder / name for name in names if (folder / name).is_file()]:
        return found
    raise SystemExit(f"package.py: there is no program in {folder}")


def run(
    command: list[str], environment: Mapping[str, str], patience: float | None
) -> "subprocess.CompletedProcess[str]":
    """Let a program end within so many seconds, or take its time."""
    try:
        return subprocess.run(
            command, env=dict(environment), capture_output=True, text=True, timeout=patience
        )
    except subprocess.TimeoutExpired:
        raise SystemExit(f"package.py: {' '.join(command)} did not end within {patience:.0f} s") from None


def play(
    command: list[str], shots: Path, environment: Mapping[str, str], patience: float | None = None
) -> list[bytes]:
    """The pictures of a whole game."""
    done = run([*command, *GAME, str(shots)], environment, patience)
    if done.returncode:
        raise SystemExit(f"package.py: {' '.join(command)} cannot play a game: {done.stderr.strip()}")
    return pictures(shots)


def pictures(shots: Path) -> list[bytes]:
    """Those in a folder, in the order of their names."""
    return [pygame.image.tobytes(pygame.image.load(path), "RGB") for path in sorted(shots.glob("*.png"))]


def alike(first: bytes, second: bytes, slight: int = SLIGHT) -> bool:
    """The same but for a few roundings, of which each kind of processor has its own."""
    if first == second:
        return True
    differences = [abs(one - other) for one, other in zip(first, second, strict=False) if one != other]
    few = len(differences) <= FEW * len(first)
    return len(first) == len(second) and few and max(differences) <= slight


def bot(command: list[str], environment: Mapping[str, str], patience: float) -> str:
    """Let the package's bot take a seat, as it does in a process of its own."""
    seat = in_one_line([*command, "bot", "--level", "easy"])
    done = run([*itself(*BOTS), f"1={seat}"], environment, patience)
    found = json.loads(done.stdout) if not done.returncode else {"bots": [{"replaced": done.stderr}]}
    if any("replaced" in bot for bot in found["bots"]):
        raise SystemExit(f"package.py: the package's bot does not play: {done.stdout}{done.stderr}")
    return f"its bot played {found['rounds']:g} rounds"


def arena(command: list[str], environment: Mapping[str, str], patience: float | None = None) -> None:
    """Let processes of the package share games."""
    done = run([*command, *ARENA], environment, patience)
    if done.returncode or done.stderr:
        raise SystemExit(f"package.py: the package does not work on several cores: {done.stderr}")


def start(binary: Path) -> str:
    """Milliseconds to the first title frame, in turns with the source tree's."""
    words = TITLE[len(itself()) :]
    until_shown(TITLE), until_shown([str(binary), *words])  # from now on everything is compiled and read
    times = [(until_shown(TITLE), until_shown([str(binary), *words])) for _ in range(STARTS)]
    source, package = (min(column) for column in zip(*times, strict=True))
    if package > RATIO * source:
        raise SystemExit(f"package.py: {package:.0f} ms to the title, {source:.0f} from the source tree")
    return f"{package:.0f} ms to the title, {source:.0f} from the source tree"


if __name__ == "__main__":
    print(*smoke(Path(sys.argv[1]), {}, ()), sep="\n")
