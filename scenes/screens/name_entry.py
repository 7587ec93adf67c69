"""A name, entered with a thumb."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.widgets.keyboard import DELETE, DONE, SPACE, Keyboard

if TYPE_CHECKING:
    from scenes.app.console import Console

LONGEST_NAME = 10


class NameEntry(Keyboard):
    """The letters of both languages. The first of a word is a capital one."""

    board = ("ABCDEFGHI", "JKLMNÑOPQ", "RSTUVWXYZ", "ÁÉÍÓÚÜ-'.", (SPACE, DELETE, DONE))
    longest = LONGEST_NAME
    narrowest = 24

    def __init__(self, console: "Console", title: str, name: str, then: Callable[[str], None]) -> None:
        super().__init__(console, title, "", name)
        self._then = then

    def typed(self, key: str) -> str:
        if key == SPACE:
            return " " if self.written else ""
        return key if self.written[-1:] in ("", " ", "-", ".") else key.lower()

    def finish(self) -> None:
        """Nobody is without a name, which has at least a letter."""
        name = self.written.strip()
        self.stack.pop()
        if any(map(str.isalpha, name)):
            self._then(name)
