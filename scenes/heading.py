"""What a screen is called, and what lies behind all of it."""

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from scenes.canvas import Sprite
from scenes.lettering import NAMES, TEXT
from scenes.theme import CREAM

if TYPE_CHECKING:
    from scenes.console import Console

LARGE: Final = 2.0
"""The letters of a heading in sizes of the body, .."""
TALLEST: Final = 0.12
"""and at most, in shares of the screen's height."""


def heading(console: "Console", words: str, width: int) -> Sprite:
    """As large as there is room for in one line."""
    letters = console.lettering
    largest = round(min(letters.body * LARGE, console.layout.safe.height * TALLEST))
    size = letters.narrowed(words, width, NAMES, largest, console.small_lettering.smallest)
    return console.pictures.text(words, CREAM, NAMES, size)


def fitting(console: "Console", words: str, width: int, height: int) -> int:
    """The size of the body, or as much less as words need to fit a box."""
    letters = console.lettering

    def too_large(size: int) -> bool:
        lines = letters.wrapped(words, width, TEXT, size)
        widest = max(letters.width(line, TEXT, size) for line in lines)
        return widest > width or len(lines) * letters.height(TEXT, size) > height

    sizes = range(console.small_lettering.smallest + 1, letters.body + 1)
    return console.small_lettering.smallest + bisect_left(sizes, True, key=too_large)
