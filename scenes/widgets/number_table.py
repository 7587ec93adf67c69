"""Tables of numbers: the picture of each line, all in letters of one size."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import SRCALPHA, Surface

from scenes.draw.canvas import Sprite
from scenes.draw.drawings import drawing
from scenes.draw.lettering import STRONG, TEXT
from scenes.draw.theme import INK, WALL

if TYPE_CHECKING:
    from scenes.app.console import Console


class NumberLine(NamedTuple):
    label: str
    cells: Sequence[str] = ()
    strong: bool = False
    drawing: str = ""
    """What stands before the label."""


class NumberTable:
    def __init__(self, console: "Console", lines: Sequence[NumberLine], width: int) -> None:
        self._console = console
        self.lines = lines
        self._width = width
        self._made: dict[int, Sprite] = {}
        self._air = console.small_lettering.body
        self._size = console.lettering.body
        while self._size > console.small_lettering.smallest and self.needed > width:
            self._size -= 1

    @property
    def step(self) -> int:
        """From one line to the next."""
        return round(self._console.lettering.height(TEXT, self._size) * 1.3)

    @property
    def needed(self) -> int:
        """The width of the widest line."""
        labels = max((self._wide(line.label, line.strong) for line in self.lines), default=0)
        icon = max((self.step for line in self.lines if line.drawing), default=0)
        columns = max((len(line.cells) for line in self.lines), default=0)
        return labels + icon + columns * self._column + 2 * self._air

    @property
    def _column(self) -> int:
        cells = (cell for line in self.lines for cell in line.cells)
        return max((self._wide(cell, True) for cell in cells), default=0) + self._air

    def _wide(self, words: str, strong: bool) -> int:
        return self._console.lettering.width(words, STRONG if strong else TEXT, self._size)

    def picture(self, at: int) -> Sprite:
        if at not in self._made:
            self._made[at] = self._console.canvas.sprite(self._picture(self.lines[at]), lasting=False)
        return self._made[at]

    def _picture(self, line: NumberLine) -> Surface:
        letters, font = self._console.lettering, STRONG if line.strong else TEXT
        picture = Surface((self._width, self.step), SRCALPHA)
        if line.strong:
            picture.fill(WALL)
        middle, left, right = self.step // 2, self._air, self._width - self._air
        if line.drawing:
            picture.blit(drawing(line.drawing, self.step - 2, self.step - 2), (left, 1))
            left += self.step + self._air // 2
        for words, end in ((line.label, 0), *((cell, at) for at, cell in enumerate(line.cells[::-1], 1))):
            surface = letters.line(words, INK, font, self._size)
            x = right - (end - 1) * self._column - surface.get_width() if end else left
            picture.blit(surface, (x, middle - surface.get_height() // 2))
        return picture
