"""What the rows of a menu say, and how their words find room."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from scenes.canvas import Sprite
from scenes.lettering import STRONG
from scenes.theme import CREAM, FOAM, INK

if TYPE_CHECKING:
    from scenes.console import Console

TIGHT: Final = 0.8
"""Letters of a row may be so much smaller than the smallest elsewhere before it gets a second line."""


@dataclass(frozen=True)
class Row:
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
    def longest(self) -> str:
        return f"‹ {max(self.values, key=len)} ›"

    @property
    def whole(self) -> str:
        """All that has to fit into one line."""
        return f"{self.words}   {self.longest}" if self.values else self.words


class Words:
    """The words of rows of one width. All have two lines if one of them needs that."""

    def __init__(self, console: "Console", rows: Sequence[Row], width: int) -> None:
        self._console = console
        self._width = width
        self.tall = any(self._size(row.whole) is None for row in rows)

    @property
    def height(self) -> int:
        """From one row to the next."""
        letters, air = self._console.lettering, self._console.small_lettering.body
        lines = 2 * letters.height(STRONG, letters.smallest) if self.tall else letters.height(STRONG)
        return lines + air

    def sprites(self, row: Row, on: bool) -> list[Sprite]:
        """A row's words, and its value if it has one; or else the lines of its words."""
        ink = INK if on else CREAM
        if not row.values:
            return [self._line(line, line, ink) for line in self._lines(row.words)]
        value = row.values[row.at]
        value = f"‹ {value} ›" if on and len(row.values) > 1 else value
        measures = (row.words, row.longest) if self.tall else (row.whole, row.whole)
        return [
            self._line(row.words, measures[0], ink),
            self._line(value, measures[1], ink if on else FOAM),
        ]

    def _line(self, words: str, measure: str, colour: tuple[int, int, int]) -> Sprite:
        """Words in the size in which a measure fits."""
        size = self._size(measure) or self._least
        if self.tall:
            size = min(size, self._console.lettering.smallest)
        return self._console.pictures.text(words, colour, STRONG, size)

    def _lines(self, words: str) -> list[str]:
        if self._size(words):
            return [words]
        return self._console.lettering.wrapped(words, self._width, STRONG, self._least)

    @property
    def _least(self) -> int:
        return max(self._console.small_lettering.smallest, round(self._console.lettering.smallest * TIGHT))

    def _size(self, words: str) -> int | None:
        """The size in which words fit a row, if there is one."""
        letters = self._console.lettering
        sizes = range(letters.body, self._least - 1, -1)
        return next((size for size in sizes if letters.width(words, STRONG, size) <= self._width), None)
