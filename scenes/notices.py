"""Short messages above whatever is going on, that go away by themselves."""

from typing import TYPE_CHECKING, Final

from pygame import Rect

from scenes.actor import Actor, perform
from scenes.canvas import Canvas
from scenes.lettering import STRONG
from scenes.screen import Screen
from scenes.stack import Scene
from scenes.theme import INK, SUN

if TYPE_CHECKING:
    from scenes.console import Console

SHOWN: Final = 6000.0
"""Milliseconds."""
TOGETHER: Final = 1500.0
"""Those of so many milliseconds are seen together; later ones take their place."""
MOST: Final = 3


class Notices(Scene[Canvas]):
    overlay = True

    def __init__(self, console: "Console") -> None:
        self._console = console
        self.words: list[str] = []
        self._left = 0.0
        self._actors: list[Actor] = []
        self._within = Rect(0, 0, 0, 0)
        """What of the screen they were put in."""

    def add(self, words: str) -> None:
        if self._left < SHOWN - TOGETHER:
            self.words = []
        if words not in self.words:
            self.words = [*self.words, words][-MOST:]
        self._left = SHOWN
        self._stale = True

    _stale = False

    def prepare_again(self) -> None:
        self._stale = bool(self.words)

    def update(self, milliseconds: float) -> bool:
        if self._stale or (self.words and self._room() != self._within):
            self._build()
            return True
        if not self.words:
            return False
        self._left -= milliseconds
        if self._left <= 0:
            self.words, self._actors = [], []
            return True
        return False

    def _room(self) -> Rect:
        top = self._console.stack.top
        return top.clear if isinstance(top, Screen) else self._console.layout.safe

    def _build(self) -> None:
        self._stale = False
        console = self._console
        room = self._within = self._room()
        safe, letters = console.layout.safe, console.lettering
        width = round(safe.width * 0.9)
        text = console.pictures.text(
            "\n".join(self.words), INK, STRONG, letters.smallest, width - letters.body * 2
        )
        size = text.size[0] + letters.body * 2, text.size[1] + letters.body
        y = min(room.y + letters.body / 2, room.bottom - size[1]) + size[1] / 2
        ground = console.pictures.panel(size, SUN, letters.body // 2, INK, 2)
        self._actors = [Actor(ground, safe.centerx, y), Actor(text, safe.centerx, y)]

    def draw(self, canvas: Canvas) -> None:
        perform(self._actors, canvas)
