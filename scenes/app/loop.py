"""One frame after the other: what happened, what it means, what moves, what is seen."""

import time
from collections.abc import Callable, Iterable
from typing import Final

from pygame.event import Event

from scenes.app.stack import Scene, Stack
from scenes.app.work import Urgency
from scenes.draw.canvas import BLACK, Canvas
from scenes.input.buttons import Intent, Quit
from scenes.input.devices import Devices

Listener = Callable[[Intent], None]
"""Hears of everything before the scene on top does."""
PREPARING: Final = 0.008
"""Seconds of each frame that there is room for work in."""
LULL: Final = 600.0
"""After so many milliseconds without a press there is room for work that is not urgent."""
UNHEARD: Final = 300_000.0
"""After so many milliseconds without a press the picture dims."""
UNMOVED: Final = 10_000.0
"""It does not if something has moved within so many: then somebody may be looking on."""
DIM: Final = 0.6
LONGEST_FRAME: Final = 100.0
"""Milliseconds. Whoever was away for longer finds everything where it was."""


class Loop:
    """A stack of scenes played on devices and shown on a canvas, and a scene above all of them."""

    def __init__(
        self,
        stack: Stack[Canvas],
        devices: Devices,
        canvas: Canvas,
        listener: Listener,
        above: Scene[Canvas],
    ) -> None:
        self.frames = 0
        """So many have been painted."""
        self.canvas = canvas
        self.stale = True
        """The frame has to be painted, even if nothing moves."""
        self.at_rest = False
        """In the last frame nothing moved, nothing was painted, and no work was left that had its time."""
        self.dim = False
        """Nobody seems to be there: the picture is darker, so that no screen is burnt by it."""
        self._stack = stack
        self._devices = devices
        self._listener = listener
        self._above = above
        self._now: float | None = None
        self._heard: float | None = None
        """When somebody last pressed something."""
        self._moved = 0.0
        """When something last did."""
        self._deadline = 0.0

    def frame(self, events: Iterable[Event], now: float) -> bool:
        """Play one frame at this millisecond; false when the program is over."""
        passed = 0.0 if self._now is None else max(0.0, min(now - self._now, LONGEST_FRAME))
        self._now = now
        self._deadline = time.perf_counter() + PREPARING
        for intent in self._devices.read(events, now):
            self._heard = now
            self._listener(intent)
            if isinstance(intent, Quit):
                self._stack.clear()
            else:
                self._stack.handle(intent)
            self.stale = True
        painted = self.frames
        moved = self._stack.update(passed)
        changed = self._stack.settle(self._room)
        moved = self._above.update(passed) or moved
        self._grow_dim(now, moved)
        if (moved or changed or self.stale) and self._stack.drawable:
            self._paint()
        self._heard = now if self._heard is None or self._stack.busy else self._heard
        least = Urgency.AHEAD if now - self._heard > LULL else Urgency.NEAR
        worked = self.frames == painted and self._stack.work(least, self._room)
        unseen = self.stale and self._stack.drawable
        self.at_rest = worked and not (moved or changed or unseen or self._stack.busy)
        return self._stack.top is not None or self._stack.busy

    @property
    def now(self) -> float:
        """The millisecond of this frame."""
        return self._now or 0.0

    @property
    def quiet(self) -> float:
        """So many milliseconds ago somebody pressed something."""
        return self.now - (self.now if self._heard is None else self._heard)

    def _grow_dim(self, now: float, moved: bool) -> None:
        self._moved = now if moved else self._moved
        quiet = now - (now if self._heard is None else self._heard)
        dim = quiet > UNHEARD and now - self._moved > UNMOVED
        self.stale = self.stale or dim is not self.dim
        self.dim = dim

    def _room(self) -> bool:
        return time.perf_counter() < self._deadline

    def _paint(self) -> None:
        self.stale = False
        self._stack.draw(self.canvas)
        self._above.draw(self.canvas)
        if self.dim:
            width, height = self.canvas.size
            self.canvas.box(width / 2, height / 2, width, height, BLACK, DIM)
        self.frames += self.canvas.show()
