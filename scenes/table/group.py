"""What the table consists of."""

from collections.abc import Callable, Hashable, Iterable

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.canvas import Placed


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

    def shows(self, key: Hashable) -> bool:
        return key == self._shown

    def clear(self, area: Rect) -> None:
        """Let nothing be seen there until it is shown anew."""
        self._shown = None
        self._parts = {
            part: actor for part, actor in self._parts.items() if not area.collidepoint(part.x, part.y)
        }
