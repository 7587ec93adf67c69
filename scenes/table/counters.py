"""Numbers that roll to what they are."""

from collections.abc import Callable, Sequence
from typing import Final

from scenes.draw.tween import Motion

ROLL: Final = 320.0
LATER: Final = 120.0
"""Milliseconds: what they count is on its way until then."""
Show = Callable[..., object]


class Counter:
    def __init__(self) -> None:
        self._now: tuple[int, ...] = ()
        self._show: Show | None = None

    def roll(self, goal: Sequence[int], show: Show, motion: Motion) -> object:
        """Show these numbers, by way of those between; what showing them the first time gives."""
        start, self._show = self._now or tuple(goal), show
        if start != tuple(goal):
            motion.move(0, 1, ROLL, lambda share: self._step(start, goal, show, share), LATER)
        self._now = start
        return show(*start)

    def again(self) -> None:
        """Show what is counted as it is shown now."""
        if self._show:
            self._show(*self._now)

    def _step(self, start: Sequence[int], goal: Sequence[int], show: Show, share: float) -> None:
        """Unless it is something else by now that is shown."""
        now = tuple(round(a + (b - a) * share) for a, b in zip(start, goal, strict=True))
        if show is self._show and now != self._now:
            self._now = now
            show(*now)
