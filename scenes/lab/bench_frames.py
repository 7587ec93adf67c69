"""What frames cost: the real screens, a scripted game, the processor's time of the thread that draws."""

import gc
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from game.guest import Game, game_named
from scenes.app.work import Room
from scenes.input.buttons import Button

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.lab.demo import Demo
    from scenes.widgets.screen import Screen

SIZES: Final = ("640x480", "1280x720", "1920x1080")
SOFTWARE_SIZES: Final = SIZES[:2]
GPU: Final = {
    "SDL_VIDEODRIVER": "offscreen", "SDL_RENDER_DRIVER": "opengles2", "SDL_RENDER_BATCHING": "1",
    "GALLIUM_NOOP": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
}  # fmt: skip
"""Everything but the painting itself, which a real GPU does."""
SOFTWARE: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
DRIVERS: Final = {"gpu": GPU, "software": SOFTWARE}
DRAWN: Final = 3000
"""Frames of the game that are looked at."""
QUIET: Final = 1300
"""Frames after the last press until the last wave has come to rest."""
IDLE: Final = 300
"""Frames after the quiet ones, in which nothing is drawn."""
CHANGE: Final = "change of scene"
LANGUAGE: Final = "change of language"
BUTTONS: Final = (*(Button.DOWN,) * 5, Button.RIGHT, Button.UP, Button.LEFT)
PAGES: Final = (Button.R1, *(Button.DOWN,) * 5, Button.L1, Button.UP) * 10
"""What is pressed on each screen, and then to scroll and to turn its pages."""
KEPT: Final = 200
"""Games that can be seen again."""
BOUNDS: Final = 60
SEED: Final = 7


def frames(kind: type[Game], tell: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """The figures by canvas, size and scene, a game at the table; each size in a process of its own."""
    runs = [("software", size) for size in SOFTWARE_SIZES] + [("gpu", size) for size in SIZES]
    found: dict[str, Any] = {}
    for done, (canvas, size) in enumerate(runs):
        tell(done)
        found.setdefault(canvas, {})[size] = _run(canvas, size, kind.name)
    return found


def _run(canvas: str, size: str, game: str) -> Any:
    environment = {**os.environ, **DRIVERS[canvas], "SDL_AUDIODRIVER": "dummy", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "scenes.lab.bench_frames", canvas, size, game],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return {"skipped": done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no reason given"}
    return json.loads(done.stdout.splitlines()[-1])


def milliseconds() -> float:
    """Of the processor, for this thread."""
    return time.thread_time() * 1000


class Meter:
    """Plays a demo, and collects what its frames cost by the scene that was on top."""

    def __init__(self, demo: "Demo", clock: Callable[[], float] = milliseconds) -> None:
        self._clock = clock
        self.drawn: dict[str, list[float]] = {}
        self.worst: dict[str, float] = {}
        self.idle: dict[str, int] = {}
        self._loop, self._stack = demo.console.loop, demo.console.stack
        self._play, self._settle = demo.frame, self._stack.settle
        demo.frame, self._stack.settle = self.frame, self.settle  # type: ignore[method-assign]
        self._settled = False
        self.change = CHANGE
        """What leads from scene to scene now."""

    def settle(self, room: Room = lambda: True) -> bool:
        """Something was asked of the stack, and has been carried out in this frame."""
        self._settled = self._settle(room)
        return self._settled

    def frame(self) -> None:
        scene, before = self.scene, self._loop.frames
        began = self._clock()
        self._play()
        spent = self._clock() - began
        if self._settled or self._stack.busy:
            scene = self.change
        if self._loop.frames > before:
            self.drawn.setdefault(scene, []).append(spent)
        self.worst[scene] = max(spent, self.worst.get(scene, 0))

    @property
    def scene(self) -> str:
        return self.change if self._stack.busy else type(self._stack.top).__name__

    def rest(self) -> None:
        """Let everything come to rest, and count what is drawn all the same."""
        for _ in range(QUIET):
            self.frame()
        before = self._loop.frames
        for _ in range(IDLE):
            self.frame()
        self.idle[self.scene] = self._loop.frames - before


def _bound(size: tuple[int, int]) -> float:
    """A full-screen picture and a flip, on Surfaces."""
    import pygame

    screen = pygame.display.set_mode(size)
    picture = pygame.Surface(size).convert()
    costs = []
    for _ in range(BOUNDS):
        began = milliseconds()
        screen.blit(picture, (0, 0))
        pygame.display.flip()
        costs.append(milliseconds() - began)
    return statistics.median(costs)


def _measure(canvas: str, size: tuple[int, int], game: str) -> dict[str, Any]:
    import pygame

    from scenes.app.settings import Settings
    from scenes.lab.demo import Demo
    from scenes.lab.sample_games import keep

    pygame.display.init()
    bound = _bound(size)
    with TemporaryDirectory() as home, patch("platformdirs.user_data_path", lambda *_, **__: Path(home)):
        keep(KEPT)
        demo = Demo(size, SEED, Settings(canvas=canvas), kind=game_named(game))
        gc.freeze()
        if type(demo.console.canvas).__name__.lower() != f"{canvas}canvas":
            raise SystemExit(f"no {canvas} canvas on this machine")
        meter = Meter(demo)
        play(demo, meter, DRAWN)
        meter.rest()
        _tour(demo, meter)
        demo.close()
    return {scene: _figures(meter, scene, bound) for scene in meter.drawn}


def play(demo: "Demo", meter: Meter, most: int) -> None:
    """It is played, and from time to time somebody looks at a card, at the log and at the menu."""
    looks = 0
    for waiting in demo.frames():
        if waiting:
            looks += 1
            if looks % 6 == 2:
                demo.look_around()
        if sum(map(len, meter.drawn.values())) > most:
            return


def _tour(demo: "Demo", meter: Meter) -> None:
    """Each screen by itself, and then another language with all of them on the stack."""
    from scenes.screens.settings_menu import SettingsMenu

    stack = demo.console.stack
    for screen in screens(demo.console):
        gc.freeze()  # the games that are shown are none of the program's
        stack.push(screen)
        _ready(demo)
        demo.press(*BUTTONS, *PAGES)
        meter.rest()
        put_away(demo)
    for screen in screens(demo.console):
        stack.push(screen)
    stack.push(SettingsMenu(demo.console))
    _ready(demo)
    meter.change = LANGUAGE
    demo.press(Button.RIGHT)
    _ready(demo)


def put_away(demo: "Demo") -> None:
    """Whatever lies above the table."""
    while demo.console.stack.top is not demo.table:
        demo.console.stack.pop()
        _ready(demo)


def _ready(demo: "Demo") -> None:
    """Until whatever was asked for can be played."""
    while demo.console.stack.busy:
        demo.frame()


def screens(console: "Console") -> Iterator["Screen"]:
    from scenes.lab.showcase import SCREENS

    return (make(console) for make in SCREENS.values())


def _figures(meter: Meter, scene: str, bound: float) -> dict[str, Any]:
    ordered = sorted(meter.drawn[scene])
    median, p99 = statistics.median(ordered), ordered[int(len(ordered) * 0.99)]
    return {
        "frames_drawn": len(ordered),
        "frames_idle": meter.idle.get(scene, 0),
        "median_ms": round(median, 4),
        "p99_ms": round(p99, 4),
        "worst_ms": round(meter.worst[scene], 3),
        "bound_ms": round(bound, 4),
        "median_bounds": round(median / bound, 2),
        "p99_bounds": round(p99 / bound, 2),
    }


if __name__ == "__main__":
    width, height = sys.argv[2].split("x")
    print(json.dumps(_measure(sys.argv[1], (int(width), int(height)), sys.argv[3])))
