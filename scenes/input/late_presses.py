"""Presses that were meant for what was on the screen a moment ago."""

from collections.abc import Collection
from typing import Final

from scenes.input.buttons import Button, Inspect, Intent, LetGo, Point, Press

LATE: Final = 800.0
"""Milliseconds."""


class LatePresses:
    """Whoever goes on pressing one and the same thing is not heard until the presses stop."""

    def __init__(self, buttons: Collection[Button] = (Button.A,)) -> None:
        self._buttons = buttons
        self._left = 0.0

    def begin(self) -> None:
        """Something else is on the screen from now on."""
        self._left = LATE

    @property
    def expected(self) -> bool:
        return self._left > 0

    def has(self, intent: Intent) -> bool:
        """Whether this is one of them; then more may follow."""
        pressed = isinstance(intent, Press) and intent.button in self._buttons
        pointed = isinstance(intent, LetGo | Inspect) or (isinstance(intent, Point) and intent.pressed)
        late = self.expected and (pressed or pointed)
        if late:
            self.begin()
        return late

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether there may be more."""
        if self._left > 0:
            self._left -= milliseconds
        return self._left > 0
