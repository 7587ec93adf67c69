"""What is noted of a row while it has the focus: lines below all rows, or in a place of their own."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import TEXT
from scenes.draw.theme import FOAM, NIGHT
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


class RowNotes:
    def __init__(self, console: "Console", rows: Sequence[Row], caption: Rect) -> None:
        """Without a height of their own they stand below the rows."""
        self._letters, self._pictures = console.lettering, console.pictures
        self._caption = caption
        self._size = self._letters.smallest
        self._step = self._letters.height(TEXT, self._size)
        self._lines = {
            row.note: self._letters.wrapped(row.note, caption.width, TEXT, self._size)
            for row in rows
            if row.note
        }
        high = max(map(len, self._lines.values()), default=0) * self._step
        self.needed = high + self._letters.body // 2 if high else 0
        """The height of the longest of them."""
        self.height = 0 if caption.height else self.needed
        """What they take of that of the rows."""

    def __contains__(self, note: str) -> bool:
        return note in self._lines

    def make(self, note: str) -> list[Sprite]:
        """Its lines."""
        return [self._pictures.text(words, FOAM, TEXT, self._size) for words in self._lines[note]]

    def lay(self, note: str, below: int, grounded: bool) -> Iterator[Actor]:
        """On a ground where something is behind it."""
        lines, caption, edge = self.make(note), self._caption, self._letters.body // 2
        high = self._step * len(lines)
        top = caption.bottom - high - edge if caption.height else below
        if grounded:
            place = Rect(0, top, max(line.size[0] for line in lines), high).inflate(2 * edge, edge)
            place.centerx = caption.centerx
            yield Actor(self._pictures.panel(place.size, NIGHT, edge), *place.center)
        for at, line in enumerate(lines):
            yield Actor(line, caption.centerx, top + (at + 0.5) * self._step)
