"""What a program costs that nobody uses, nor hears: how often it wakes the processor, and what for."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from game.errors import Refused
from game.guest import Game, game_named
from scenes.app.rest import PATIENCE
from scenes.lab.bench_device import COUNT, SYSTEM, counted, emulator

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.app.stack import Scene
    from scenes.draw.canvas import Canvas

MODULE: Final = "scenes.lab.bench_idle"
SIZE: Final = (640, 480)
STILL: Final = 3.0
"""Seconds without a change, after which nothing moves."""
WATCHED: Final = 5.0
"""Seconds."""
AT_FIRST, LATER = "at first", "after a minute"
SCENES: Final = ("title", "table")
CANVASES: Final = ("software", "gpu")


def idle(kind: type[Game], tell: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """What is woken and, where the system of `bench device` is, millions of ARM64 instructions a second."""
    found = woken(kind)
    tell(1)
    if SYSTEM.exists():
        with tempfile.TemporaryDirectory() as folder:
            run = emulator(Path(folder), MODULE)
            for done, (name, figures) in enumerate(found.items(), start=2):
                there = run(kind.name, *name.split())
                for when in (AT_FIRST, LATER):
                    figures[when]["instructions_m"] = there[when]["instructions_m"]
                tell(done)
    return found


def woken(kind: type[Game]) -> dict[str, Any]:
    """Of each scene and canvas: times a second that the main thread wakes, and all threads together."""
    runs = {
        f"{scene} {canvas}": subprocess.Popen(
            [sys.executable, "-m", MODULE, kind.name, scene, canvas],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for scene in SCENES
        for canvas in CANVASES
    }
    return {name: _said(process) for name, process in runs.items()}


def _said(process: "subprocess.Popen[str]") -> dict[str, Any]:
    said, trouble = process.communicate()
    if process.returncode:
        raise Refused(f"bench idle: {(trouble.strip() or 'no reason given').splitlines()[-1]}")
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def resting(game: str, scene: str, canvas: str) -> dict[str, Any]:
    """One of them, watched by a thread until a minute has gone by without a press."""
    from scenes.lab.bench_frames import DRIVERS

    os.environ.update({**DRIVERS[canvas], "SDL_AUDIODRIVER": "dummy"})
    from scenes.app.console import Console
    from scenes.app.settings import Settings
    from scenes.app.window import has_display
    from scenes.screens.interruptions import INTERRUPTIONS

    has_display()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HOME=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home)
        settings = Settings(canvas=canvas, reduced_motion=True, music=0, ambience=0)
        console = Console(settings, Path(home) / "settings.json", INTERRUPTIONS, SIZE)
        Thread(target=_watch, args=(console, found), daemon=True).start()
        console.run(_shown(console, scene, game_named(game)))
        console.close()
    return found


def _shown(console: "Console", scene: str, kind: type[Game]) -> "Scene[Canvas]":
    from scenes.game_registry import parts_of
    from scenes.lab.sample_games import halfway
    from scenes.screens.title import Title

    return Title(console) if scene == "title" else parts_of(kind).table(console, halfway(console, kind))


def _watch(console: "Console", found: dict[str, Any]) -> None:
    began, still = time.monotonic(), 0.0
    while still < STILL:
        time.sleep(0.1)
        still = still + 0.1 if console.loop.at_rest else 0.0
    found[AT_FIRST] = _wakes()
    time.sleep(max(0.0, began + PATIENCE / 1000 + STILL - time.monotonic()))
    found[LATER] = _wakes()
    console.stack.clear()
    console.rest.wake()


def _wakes() -> dict[str, float]:
    clock = counted() if COUNT in os.environ else float
    before, began = _switches(), clock()
    time.sleep(WATCHED)
    after, spent = _switches(), clock() - began
    each = {thread: (after[thread] - before.get(thread, 0)) / WATCHED for thread in after}
    found = {"main": round(each[os.getpid()], 1), "all": round(sum(each.values()), 1)}
    return {**found, "instructions_m": round(spent / WATCHED, 2)} if COUNT in os.environ else found


def _switches() -> dict[int, int]:
    """How often each thread has given up the processor of its own accord."""
    found = {}
    for status in Path("/proc/self/task").glob("*/status"):
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
        found[int(status.parent.name)] = int(lines["voluntary_ctxt_switches"])
    return found


if __name__ == "__main__":
    print(json.dumps(resting(*sys.argv[1:])))
