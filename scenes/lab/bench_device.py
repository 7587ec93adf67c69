"""What a small machine with an ARM processor would do: its instructions, counted by an emulator.

A plugin of QEMU's (`build_scripts/count.c`) adds them up in a file: the clock of the counted program.
"""

import gc
import json
import mmap
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import Any, Final

import platformdirs

from game.errors import Refused
from game.guest import Game, game_named

ROOT: Final = Path(__file__).parents[2]
PLUGIN: Final = ROOT / "build_scripts" / "count.c"
SYSTEM: Final = platformdirs.user_cache_path("sanjuan", appauthor=False) / "device"
"""An ARM64 system with Python, pygame-ce and Mesa; `build_scripts/device.py` makes it."""
COUNT: Final = "SANJUAN_COUNT"
"""Names the file of the count to the program that is counted."""
ALL, FIRST = slice(0, 8), slice(8, 16)
"""Where in that file all threads are counted, and the first one, which draws. Sound is mixed by the clock on
the wall: of that an emulated frame would have many times as much as any other."""
MILLION: Final = 1e6
FRAMES: Final = [("software", "640x480"), ("gpu", "640x480"), ("gpu", "1920x1080")]
DRAWN: Final = 1500
"""Frames that are counted."""
GAMES: Final = 2
"""With each number of seats, that bots are measured in."""
GUEST: Final = 1 << 40
"""All addresses of an emulated program are lower."""


def counted(threads: slice = ALL) -> Callable[[], float]:
    """A clock that tells millions of instructions."""
    with open(os.environ[COUNT], "rb") as file:
        page = mmap.mmap(file.fileno(), FIRST.stop, access=mmap.ACCESS_READ)
    return lambda: int.from_bytes(page[threads], sys.byteorder) / MILLION


# On this side


def device(kind: type[Game], tell: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """Of a game: millions of ARM64 instructions of a drawn frame, a start, a bot's choice; and memory."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        run = emulator(Path(folder))
        for done, (canvas, size) in enumerate(FRAMES):
            tell(done)
            found[f"{canvas} {size}"] = run("frames", kind.name, canvas, size)
        for done, what in enumerate(("start", "bots", "memory"), start=len(FRAMES)):
            tell(done)
            found[what] = run(what, kind.name)
    return found


def emulator(folder: Path, module: str = "scenes.lab.bench_device") -> Callable[..., Any]:
    """Something that runs a module over there, and reads what it has found."""
    for needed in (PLUGIN, SYSTEM):
        if not needed.exists():
            raise Refused(f"bench device needs {needed}, which build_scripts/device.py makes from a checkout")
    plugin, count = folder / "count.so", folder / "count"
    _must(["gcc", "-shared", "-fPIC", "-O2", "-o", str(plugin), str(PLUGIN)])
    emulated = ["qemu-aarch64", "-L", str(SYSTEM), "-plugin", f"{plugin},count={count}"]
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(folder),
        "PYTHONPATH": f"{ROOT}:{SYSTEM / 'packages'}",
        "PYTHONHOME": str(SYSTEM / "usr"),
        "PYTHONHASHSEED": "0",
        "PYTHONNOUSERSITE": "1",
        "QEMU_LD_PREFIX": str(SYSTEM),
        "GALLIUM_THREAD": "0",  # with a thread of its own Mesa now and then ends in a bus error there
        COUNT: str(count),
    }

    def run(*words: str) -> Any:
        python = str(SYSTEM / "usr" / "bin" / "python3")
        command = [*emulated, python, "-m", module, *words]
        return json.loads(_must(command, environment).splitlines()[-1])

    return run


def _guest_memory(pid: int) -> float:
    """Megabytes of an emulated process without those of its emulator, which lives at high addresses."""
    total = 0
    for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
        first, *rest = line.split()
        if "-" in first and not first.endswith(":"):
            counts = int(first.partition("-")[0], 16) < GUEST
        elif first == "Rss:" and counts:
            total += int(rest[0])
    return total / 1024


def _must(command: list[str], environment: dict[str, str] | None = None) -> str:
    """What a program says; one that fails ends this one."""
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise Refused(f"bench device needs {command[0]}") from None
    if done.returncode:
        words = done.stderr.strip().splitlines() or ["no reason given"]
        raise Refused(f"{Path(command[0]).name}: {words[-1]}")
    return done.stdout


# On the other side


def _frames(game: str, canvas: str, size: str) -> dict[str, Any]:
    """Of the table, most of a game long."""
    from scenes.lab.bench_frames import DRIVERS, SEED, Meter, play

    os.environ.update(DRIVERS[canvas])
    from scenes.app.settings import Settings
    from scenes.lab.demo import Demo

    width, height = map(int, size.split("x"))
    demo = Demo((width, height), SEED, Settings(canvas=canvas), kind=game_named(game))
    gc.freeze()  # as the program does before its first scene
    meter = Meter(demo, counted(FIRST))
    play(demo, meter, DRAWN)
    costs = sorted(meter.drawn[type(demo.table).__name__])
    demo.close()
    return {
        "frames_drawn": len(costs),
        "median": round(median(costs), 2),
        "p99": round(costs[len(costs) * 99 // 100], 2),
    }


def _start(game: str) -> dict[str, Any]:
    from scenes.lab.bench_start import title

    title(game_named(game))
    return {"title": round(counted()(), 1)}


def _bots(game: str) -> dict[str, Any]:
    from game.table import Table

    kind, clock = game_named(game), counted()
    spent: dict[str, list[float]] = {level: [] for level in kind.levels}
    for level in kind.levels:
        for seats in (2, 4):
            for seed in range(GAMES):
                table = Table(
                    kind.new({"seats": seats}, seed, [f"{at}, {level}" for at in range(seats)]), seed
                )
                bots = [kind.levels[level](seed) for _ in range(seats)]
                while decision := table.decision:
                    view = table.game.view(decision.seat)
                    began = clock()
                    picks = bots[decision.seat].pick(view, decision)
                    spent[level].append(clock() - began)
                    table.choose(picks)
    return {
        level: {"mean": round(sum(each) / len(each), 2), "worst": round(max(each), 1)}
        for level, each in spent.items()
    }


def _memory(game: str) -> dict[str, Any]:
    """The console after a whole game, and its bots."""
    from scenes.lab.bench_start import DRIVERS, memory_of

    os.environ.update(DRIVERS)
    from scenes.app.settings import Settings
    from scenes.lab.demo import Demo

    demo = Demo(
        (640, 480), 1, Settings(speed="instant", canvas="software"), outside=True, kind=game_named(game)
    )
    console, bots = memory_of(demo, _guest_memory)
    demo.close()
    return {"console": round(console, 1), "bots": round(bots, 1)}


if __name__ == "__main__":
    WORK: Final[Mapping[str, Callable[..., Any]]] = {
        "frames": _frames,
        "start": _start,
        "bots": _bots,
        "memory": _memory,
    }
    print(json.dumps(WORK[sys.argv[1]](*sys.argv[2:])))
