"""What frames cost: the real screens, a scripted game, the processor's time of the thread that draws."""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

SIZES: Final = ("640x480", "1280x720", "1920x1080")
SOFTWARE_SIZES: Final = SIZES[:2]
GPU: Final = {
    "SDL_VIDEODRIVER": "offscreen", "SDL_RENDER_DRIVER": "opengles2", "SDL_RENDER_BATCHING": "1",
    "GALLIUM_NOOP": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
}  # fmt: skip
"""Everything but the painting itself, which a real GPU does."""
SOFTWARE: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
DRAWN: Final = 3000
"""Frames of the game that are looked at."""
IDLE: Final = 300
"""Frames in which nobody does anything."""
CHANGE: Final = "change of scene"
BOUNDS: Final = 60
SEED: Final = 7


def frames(tell: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """The figures of every canvas and size, each in a process of its own."""
    runs = [("software", size) for size in SOFTWARE_SIZES] + [("gpu", size) for size in SIZES]
    found: dict[str, Any] = {}
    for done, (canvas, size) in enumerate(runs):
        tell(done)
        found[f"{canvas} {size}"] = _run(canvas, size)
    return found


def _run(canvas: str, size: str) -> Any:
    drivers = GPU if canvas == "gpu" else SOFTWARE
    environment = {**os.environ, **drivers, "SDL_AUDIODRIVER": "dummy", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "scenes.bench_frames", canvas, size],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return {"skipped": done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no reason given"}
    return json.loads(done.stdout.splitlines()[-1])


class Meter:
    """Collects what drawn frames cost, by the scene that was on top."""

    def __init__(self) -> None:
        self.by_scene: dict[str, list[float]] = {}
        self.stalls: dict[str, float] = {}
        self.idle = 0

    def frame(self, scene: Callable[[], str], frame: Callable[[], bool]) -> None:
        """Run a frame that tells whether it drew. One that leads to another scene is counted by itself."""
        before = scene()
        began = time.thread_time()
        drew = frame()
        spent = (time.thread_time() - began) * 1000
        after = scene()
        self._count(before if before == after else CHANGE, drew, spent)

    def _count(self, scene: str, drew: bool, spent: float) -> None:
        if drew:
            self.by_scene.setdefault(scene, []).append(spent)
        self.stalls[scene] = max(spent, self.stalls.get(scene, 0))


def _bound(size: tuple[int, int]) -> float:
    """A full-screen picture and a flip, on Surfaces."""
    import pygame

    screen = pygame.display.set_mode(size)
    picture = pygame.Surface(size).convert()
    costs = []
    for _ in range(BOUNDS):
        began = time.thread_time()
        screen.blit(picture, (0, 0))
        pygame.display.flip()
        costs.append((time.thread_time() - began) * 1000)
    return statistics.median(costs)


def _measure(canvas: str, size: tuple[int, int]) -> dict[str, Any]:
    import pygame

    from scenes.demo import Demo
    from scenes.settings import Settings

    pygame.display.init()
    bound = _bound(size)
    demo = Demo(size, SEED, Settings(canvas=canvas))
    if type(demo.console.canvas).__name__.lower() != f"{canvas}canvas":
        raise SystemExit(f"no {canvas} canvas on this machine")
    meter = Meter()
    for _ in _scripted(demo, meter):
        pass
    idle = _idle(demo)
    demo.close()
    scenes = {name: _figures(costs, bound, meter.stalls[name]) for name, costs in meter.by_scene.items()}
    return {"bound_ms": round(bound, 4), "frames_idle_drawn": idle, "scenes": scenes}


def _scripted(demo: Any, meter: Meter) -> Iterator[None]:
    """The game, and from time to time a look at a card, at the log and at the menu."""
    loop = demo.console.loop
    real = demo.frame

    def frame() -> bool:
        before = loop.frames
        real()
        return bool(loop.frames > before)

    def scene() -> str:
        stack = demo.console.stack
        return CHANGE if stack.busy else type(stack.top).__name__

    demo.frame = lambda: meter.frame(scene, frame)
    looks = 0
    for waiting in demo.frames():
        if waiting:
            looks += 1
            if looks % 6 == 2:
                demo.look_around()
        if sum(map(len, meter.by_scene.values())) > DRAWN:
            return
        yield


def _idle(demo: Any) -> int:
    """Frames that were drawn although nothing happened."""
    for _ in range(IDLE):
        demo.frame()
    before = demo.console.loop.frames
    for _ in range(IDLE):
        demo.frame()
    return int(demo.console.loop.frames - before)


def _figures(costs: list[float], bound: float, worst: float) -> dict[str, Any]:
    ordered = sorted(costs)
    median, p99 = statistics.median(ordered), ordered[int(len(ordered) * 0.99)]
    return {
        "frames_drawn": len(costs),
        "median_ms": round(median, 4),
        "p99_ms": round(p99, 4),
        "worst_ms": round(worst, 3),
        "median_bounds": round(median / bound, 2),
        "p99_bounds": round(p99 / bound, 2),
    }


if __name__ == "__main__":
    width, height = sys.argv[2].split("x")
    print(json.dumps(_measure(sys.argv[1], (int(width), int(height)))))
