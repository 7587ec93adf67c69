"""How long it takes from the start of the process to the first picture, and how much memory a game takes."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.guest import Game
from scenes.app.relaunch import itself

if TYPE_CHECKING:
    from scenes.lab.demo import Demo

RUNS: Final = 9
GAMES: Final = 10
SIZE: Final = (640, 480)
DRIVERS: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
TITLE: Final = itself("bench", "title")
PLAIN: Final = f"""
import pygame
pygame.init()
screen = pygame.display.set_mode({SIZE})
font = pygame.font.Font(None, 32)
screen.fill((11, 38, 46))
screen.blit(font.render("San Juan", True, (255, 246, 226)), (40, 40))
pygame.display.flip()
print("shown", flush=True)
"""
"""What any program of its kind does before it shows something."""


def start(kind: type[Game], tell: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """Milliseconds from the start of the process to the title of a game, next to a plain program's."""
    from statistics import median  # not wanted by the program that is measured

    plain, ours, title = [], [], [*TITLE, "--game", kind.name]
    until_shown(title)  # for the first time: from now on everything is compiled
    for done in range(RUNS):
        tell(done)
        plain.append(until_shown([sys.executable, "-c", PLAIN]))
        ours.append(until_shown(title))
    first, second = median(plain), median(ours)
    return {"plain_ms": round(first, 1), "title_ms": round(second, 1), "ratio": round(second / first, 2)}


def _compiling() -> dict[str, str]:
    """The environment of somebody whose Python keeps what it has compiled, as it does unless told not to."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def until_shown(command: Sequence[str]) -> float:
    """Milliseconds until a program says that it has shown something."""
    began = time.perf_counter()
    with (
        tempfile.TemporaryDirectory() as home,
        subprocess.Popen(
            command,
            env={**_compiling(), **DRIVERS, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home},
            stdout=subprocess.PIPE,
        ) as process,
    ):
        assert process.stdout
        process.stdout.readline()
        spent = (time.perf_counter() - began) * 1000
        process.kill()
    return spent


def title(kind: type[Game]) -> dict[str, Any]:
    """Show the title of a game as `sanjuan play` does; whoever reads this knows that it is shown."""
    os.environ.update(DRIVERS)
    from scenes.app.console import Console
    from scenes.app.settings import at_start
    from scenes.app.window import has_display
    from scenes.screens.interruptions import INTERRUPTIONS
    from scenes.screens.title import Title

    has_display()
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / "settings.json"
        settings, _ = at_start(file, "en")
        console = Console(settings, file, INTERRUPTIONS, SIZE)
        console.front = kind.name
        console.stack.push(Title(console))
        now = 0.0
        while console.stack.top is None:  # before it is there, an empty frame may be shown
            console.frame([], now)
            now += 16
    return {"frames": console.loop.frames}


def memory(kinds: Sequence[type[Game]], tell: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """Megabytes of the console and its bots after one game and after ten, of these by turns, and at most."""
    for name, driver in DRIVERS.items():
        os.environ[name] = driver
    from scenes.app.settings import Settings
    from scenes.lab.demo import Demo

    found = []
    demo = Demo(SIZE, 1, Settings(speed="instant", canvas="software"), outside=True, kind=kinds[0])
    for game in range(GAMES):
        tell(game)
        if game:
            demo.deal(game + 1, kinds[game % len(kinds)])
        found.append(memory_of(demo, _resident))
    demo.close()
    most = _megabytes(os.getpid(), "VmHWM") + max(bots for _, bots in found)
    figures = {"first_mb": sum(found[0]), "last_mb": sum(found[-1]), "most_mb": most}
    return {"games": GAMES, **{name: round(figure, 1) for name, figure in figures.items()}}


def memory_of(demo: "Demo", resident: Callable[[int], float]) -> tuple[float, float]:
    """Of the console when all is still after a game, and the most of its bots, which are gone by then."""
    bots = 0.0
    for asked in demo.frames():
        if asked:
            bots = max(bots, sum(map(resident, demo.session.processes)))
    demo.come_to_rest()
    return resident(os.getpid()), bots


def _resident(pid: int) -> float:
    return _megabytes(pid, "VmRSS")


def _megabytes(pid: int, kind: str) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(kind))
