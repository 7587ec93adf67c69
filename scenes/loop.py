"""One frame after the other: what happened, what it means, what moves, what is seen."""

import time
from collections.abc import Callable, Iterable
from typing import Final

from pygame.event import Event

from scenes.buttons import Lost, Quit
from scenes.canvas import Canvas
from scenes.devices import Devices
from scenes.stack import Stack

PREPARING: Final = 0.008
"""Seconds of each frame that may be spent on scenes to come."""
LONGEST_FRAME: Final = 100.0
"""Milliseconds. Whoever was away for longer finds everything where it was."""


class Loop:
    """A stack of scenes played on devices and shown on a canvas."""

    def __init__(
        self, stack: Stack[Canvas], devices: Devices, canvas: Canvas, lost: Callable[[Lost], None]
    ) -> None:
        self.frames = 0
        """So many have been painted."""
        self._stack = stack
        self._devices = devices
        self._canvas = canvas
        self._lost = lost
        self._now: float | None = None
        self._deadline = 0.0
        self._stale = True

    def frame(self, events: Iterable[Event], now: float) -> bool:
        """Play one frame at this millisecond; false when the program is over."""
        passed = 0.0 if self._now is None else min(now - self._now, LONGEST_FRAME)
        self._now = now
        self._deadline = time.perf_counter() + PREPARING
        for intent in self._devices.read(events, now):
            if isinstance(intent, Quit):
                self._stack.clear()
            elif isinstance(intent, Lost):
                self._lost(intent)
            else:
                self._stack.handle(intent)
            self._stale = True
        moved = self._stack.update(passed)
        changed = self._stack.settle(self._time_left)
        if (moved or changed or self._stale) and self._stack.drawable:
            self._paint()
        return self._stack.top is not None

    def _time_left(self) -> bool:
        return time.perf_counter() < self._deadline

    def _paint(self) -> None:
        self._stale = False
        self._stack.draw(self._canvas)
        self.frames += self._canvas.show()
