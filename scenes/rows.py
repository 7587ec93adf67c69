"""What the rows of a menu say, and how their words find room."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from scenes.canvas import Sprite
from scenes.lettering import STRONG
from scenes.theme import CREAM, FOAM, INK

if TYPE_CHECKING:
    from scenes.console import Console

TIGHT: Final = 0.8
"""Letters of rows with values may be so much smaller than the smallest elsewhere: a value is one line."""


class Row(NamedTuple):
    """Something to do, or something with a value that left and right change."""

    words: str
    act: Callable[[], None] | None = None
    values: Sequence[str] = ()
    at: int = 0
    settle: Callable[[int], None] = lambda at: None
    """Gets the place of the value that was chosen."""
    note: str = ""
    """What it means, in a sentence, while it has the focus."""

    @property
    def said(self) -> tuple[str, Sequence[str], str]:
        """All that takes room."""
        return self.words, self.values, self.note

    @property
    def longest(self) -> str:
        return f"‹ {max(self.values, key=len)} ›" if self.values else ""

    @property
    def whole(self) -> str:
        """All that has to fit into one line."""
        return f"{self.words}   {self.longest}" if self.values else self.words


class Words:
    """The words of rows of one width, all as large. If a value needs a line of its own, all have one."""

    def __init__(self, console: "Console", rows: Sequence[Row], width: int) -> None:
        self._console = console
        self._rows = rows
        self._width = width
        self._valued = any(row.values for row in rows)
        size = self._fitting([row.whole for row in rows])
        self.tall = size is None
        self._size = size or self._fitting(self._parts) or self._least

    @property
    def letters(self) -> tuple[int, bool]:
        """What they look like."""
        return self._size, self.tall

    @cached_property
    def height(self) -> int:
        """From one row to the next."""
        return max(map(self.height_of, self._rows), default=self._height(1))

    def height_of(self, row: Row) -> int:
        """The same after a row that has no more lines than it takes."""
        return self._height(1 + self.tall if row.values else len(self._lines(row)))

    def _height(self, lines: int) -> int:
        return self._console.lettering.height(STRONG, self._size) * lines + self._console.small_lettering.body

    def _lines(self, row: Row) -> list[str]:
        return self._console.lettering.wrapped(row.words, self._width, STRONG, self._size)

    def sprites(self, row: Row, on: bool) -> list[Sprite]:
        """A row's words, and its value if it has one; or else the lines of its words."""
        text, ink = self._console.pictures.text, INK if on else CREAM
        if not row.values:
            return [text(line, ink, STRONG, self._size) for line in self._lines(row)]
        value = row.values[row.at]
        value = f"‹ {value} ›" if on and len(row.values) > 1 else value
        words = text(row.words, ink, STRONG, self._size)
        return [words, text(value, ink if on else FOAM, STRONG, self._size)]

    @property
    def _parts(self) -> list[str]:
        return [part for row in self._rows for part in (row.words, row.longest)]

    @property
    def _least(self) -> int:
        tight = TIGHT if self._valued else 1
        return max(self._console.small_lettering.smallest, round(self._console.lettering.smallest * tight))

    def _fitting(self, words: Sequence[str]) -> int | None:
        """The size in which each of these has room in one line, if there is one."""
        letters = self._console.lettering
        for size in range(letters.body, self._least - 1, -1):
            if all(letters.width(each, STRONG, size) <= self._width for each in words):
                return size
        return None
