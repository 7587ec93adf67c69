"""A mouse or a finger on a screen: what it points at, chooses, drags and enlarges."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from scenes.input.buttons import Button, Inspect, LetGo, Point, Pointed, Wheel
from scenes.widgets.hints import Hint

if TYPE_CHECKING:
    from scenes.widgets.screen import Key, Screen

LINGER: Final = 400.0
"""Milliseconds on a thing after which it was meant, and was not only on the way."""


class Pointing:
    def __init__(self, screen: "Screen", moved: Callable[[], None]) -> None:
        self._screen = screen
        self._moved = moved
        """The focus has been moved."""
        self._chooses = False
        """What it was put down upon is chosen when it is let go."""
        self._drag_from: float | None = None
        """Where it was put down, or the rows have been dragged to."""
        self._meant: Key = None
        """The last thing that it rested on, or that had the focus by other means."""
        self._came: float | None = None
        """When it came to what has the focus; nothing if that was chosen, or gone to by buttons."""
        self._went: float | None = None
        """When it left what has the focus for a place with nothing."""

    def forget(self) -> None:
        """Whatever has the focus is meant: somebody uses buttons."""
        self._came = None

    def handle(self, intent: Pointed) -> None:
        screen = self._screen
        if isinstance(intent, Wheel):
            step = 1 if intent.rows > 0 else -1
            for _ in range(abs(intent.rows)):
                if not screen.slide(step):
                    break
        elif isinstance(intent, LetGo):
            self._let_go()
        elif isinstance(intent, Inspect):
            self._inspect(intent)
        elif intent.pressed:
            self._press(intent)
        elif intent.held and self._drag_from is not None:
            self._drag(intent.y)
        else:
            self._go(intent.x, intent.y)

    def _go(self, x: float, y: float) -> bool:
        """Take the focus to what lies there; whether anything does."""
        focus, now = self._screen.focus, self._screen.console.loop.now
        before, found = focus.on, focus.point(x, y)
        if not found:
            self._went = self._went or now
        elif focus.on == before:
            self._went = None
        else:
            self._pass_on(before, now)
            self._moved()
        return found

    def _pass_on(self, before: "Key", now: float) -> None:
        """What was only passed on the way to the hint bar is not what its buttons are pressed for."""
        screen, to_bar = self._screen, isinstance(self._screen.focus.on, Hint)
        if not isinstance(before, Hint):
            if self._came is None or (self._went or now) - self._came >= LINGER:
                self._meant = before
            if to_bar and self._meant in screen.places():
                screen.home = self._meant
        self._came, self._went = now, None

    def _press(self, point: Point) -> None:
        screen = self._screen
        before = screen.focus.on
        self._chooses, self._drag_from = False, point.y if screen.slides else None
        found = self._go(point.x, point.y)
        if not found and screen.bar.choosing(point.x, point.y):
            self._choose_meant()
            return
        if screen.arrow_pressed(point.x, point.y) or not found:
            return
        self._came = None
        on_bar = isinstance(screen.focus.on, Hint)
        if point.finger and before != screen.focus.on and not (on_bar or screen.one_tap):
            return
        if screen.slides and not on_bar:
            self._chooses = True
            self._at = point.x, point.y
        else:
            self._choose(point.x, point.y)

    def _choose(self, x: float, y: float) -> None:
        screen = self._screen
        on = screen.focus.on
        if not screen.touched(x, y):
            button = on.button if isinstance(on, Hint) else Button.A
            screen.console.hold(button)
            screen.press(button)

    def _choose_meant(self) -> None:
        """What A does is pressed on the bar: for what had the focus before the way there."""
        screen, on = self._screen, self._screen.focus.on
        passed = self._came is not None and (self._went or screen.console.loop.now) - self._came < LINGER
        meant = screen.home if isinstance(on, Hint) else self._meant if passed else on
        if meant != on and meant in screen.places():
            screen.focus.on = meant
            self._moved()
        self._came = None
        screen.console.hold(Button.A)
        screen.press(Button.A)

    def _drag(self, y: float) -> None:
        """Rows follow, one by one."""
        assert self._drag_from is not None
        grain = self._screen.grain
        self._chooses = self._chooses and abs(y - self._drag_from) < grain / 3
        while abs(y - self._drag_from) >= grain:
            step = 1 if y < self._drag_from else -1
            self._screen.slide(step)
            self._drag_from -= step * grain

    def _let_go(self) -> None:
        chooses, self._chooses, self._drag_from = self._chooses, False, None
        if chooses:
            self._choose(*self._at)

    def _inspect(self, intent: Inspect) -> None:
        screen = self._screen
        if self._go(intent.x, intent.y) and not isinstance(screen.focus.on, Hint) and screen.enlarges:
            self._came = None
            screen.press(Button.Y)
        else:
            screen.console.hold(Button.B)
            screen.press(Button.B)
