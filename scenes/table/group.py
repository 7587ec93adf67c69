"""What the table consists of."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Final

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.canvas import Placed

NEW: Final = 4
"""So many pictures that were there before take as long as one that was not."""
ENOUGH: Final = 16
"""For one frame."""


class Group:
    """Pictures side by side, put anew when what they show has changed."""

    def __init__(self) -> None:
        self._shown: Hashable = None
        self._parts: dict[Placed, Actor] = {}

    @property
    def actors(self) -> Iterable[Actor]:
        return self._parts.values()

    def show(self, key: Hashable, parts: Callable[[], Iterable[Placed]]) -> bool:
        """What this key stands for; whether that is something else."""
        if self.shows(key):
            return False
        self._shown = key
        self._parts = {part: self._parts.get(part) or Actor(*part) for part in parts()}
        return True

    def putting(self, key: Hashable, parts: Callable[[], Iterable[Placed]]) -> Iterator[None]:
        """The same piece by piece: a frame may pass after a few pictures, of which new ones take longest."""
        if self.shows(key):
            return
        found, effort = list[Placed](), 0
        for part in parts():
            found.append(part)
            effort += 1 if part in self._parts else NEW
            if effort >= ENOUGH:
                effort = 0
                yield
        self.show(key, lambda: found)
        yield

    def shows(self, key: Hashable) -> bool:
        return key == self._shown

    def clear(self, area: Rect) -> None:
        """Let nothing be seen there until it is shown anew."""
        self._shown = None
        self._parts = {
            part: actor for part, actor in self._parts.items() if not area.collidepoint(part.x, part.y)
        }
