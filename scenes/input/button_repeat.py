"""From what devices report to what a thumb means: repeats, twins, sticks, and the way out."""

from collections.abc import Iterator
from typing import Final

from scenes.input.buttons import DIRECTIONS, Button, Intent, Press, Quit, Release

REPEATS: Final = (350.0, 110.0)
"""Milliseconds until a held direction repeats for the first and for the second time."""
FASTEST: Final = 65.0
"""Milliseconds between all further repeats."""
TWIN: Final = 30.0
"""One press that two devices report within so many milliseconds is one press."""
LEAVE: Final = 1000.0
"""Start and Select held together for so long leave the program."""
STICK_ON, STICK_OFF = 0.5, 0.35
STICK: Final = ", stick"
"""Holds buttons apart from the rest of its device."""


class HeldButtons:
    """The buttons that are down, on any device. Time is told in milliseconds, by whoever calls."""

    def __init__(self) -> None:
        self._down: dict[Button, set[str]] = {}
        """By button: the devices and sticks that hold it."""
        self._deaf: set[Button] = set()
        """Held since before the scene changed: neither repeated nor released here."""
        self._last: dict[Button, tuple[float, str]] = {}
        """When and where a button was pressed last."""
        self._repeating: Button | None = None
        self._next_repeat = 0.0
        self._repeats = 0
        self._leaving_since: float | None = None
        self._sticks: dict[str, set[Button]] = {}

    @property
    def anything(self) -> bool:
        return any(self._down.values())

    def is_down(self, button: Button) -> bool:
        return bool(self._down.get(button)) and button not in self._deaf

    def is_held(self, button: Button, source: str) -> bool:
        """On this device, since what is on the screen began."""
        return source in self._down.get(button, ()) and button not in self._deaf

    def down(self, button: Button, source: str, at: float) -> Iterator[Intent]:
        before, elsewhere = self._last.get(button, (-TWIN, source))
        self._down.setdefault(button, set()).add(source)
        if elsewhere != source and at - before < TWIN:
            return
        self._last[button] = at, source
        self._deaf.discard(button)
        if button in DIRECTIONS:
            self._repeating, self._repeats = button, 0
            self._next_repeat = at + REPEATS[0]
        self._watch_the_way_out(at)
        yield Press(button, _device(source))

    def up(self, button: Button, source: str, at: float) -> Iterator[Intent]:
        sources = self._down.get(button, set())
        if source not in sources:
            return
        sources.discard(source)
        if not sources:
            if self._repeating == button:
                self._repeating = None
            self._watch_the_way_out(at)
            if button not in self._deaf:
                yield Release(button, _device(source))
            self._deaf.discard(button)

    def stick(self, x: float, y: float, source: str, at: float) -> Iterator[Intent]:
        """A stick counts as a D-pad, with a dead zone that it leaves later than it enters."""
        before = self._sticks.get(source, set())
        after = {
            button
            for button, (dx, dy) in DIRECTIONS.items()
            if x * dx + y * dy > (STICK_OFF if button in before else STICK_ON)
        }
        self._sticks[source] = after
        for button in DIRECTIONS:
            if button in before - after:
                yield from self.up(button, source + STICK, at)
        for button in DIRECTIONS:
            if button in after - before:
                yield from self.down(button, source + STICK, at)

    def lose(self, source: str, at: float) -> Iterator[Intent]:
        """A device is gone, and with it what it held."""
        self._sticks.pop(source, None)
        for button in self._down:
            yield from self.up(button, source, at)
            yield from self.up(button, source + STICK, at)

    def tick(self, at: float) -> Iterator[Intent]:
        """Repeats that are due, and the way out."""
        if self._repeating and at >= self._next_repeat:
            self._repeats += 1
            self._next_repeat = at + (REPEATS[self._repeats] if self._repeats < len(REPEATS) else FASTEST)
            yield Press(self._repeating, _device(self._last[self._repeating][1]), repeated=True)
        if self._leaving_since is not None and at - self._leaving_since >= LEAVE:
            self._leaving_since = None
            yield Quit()

    def let_go(self) -> None:
        """Another scene begins: what is held was pressed for the old one."""
        self._deaf = {button for button, sources in self._down.items() if sources}
        self._repeating = None

    def forget(self) -> None:
        """Controls mean something else from now on: what is held would be let go as another button."""
        self._down.clear()
        self._leaving_since = None
        self.let_go()

    def _watch_the_way_out(self, at: float) -> None:
        both = self._down.get(Button.START) and self._down.get(Button.SELECT)
        self._leaving_since = at if both else None


def _device(source: str) -> str:
    return source.removesuffix(STICK)
