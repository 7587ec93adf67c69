"""Lines of several kinds in a box: a name, a rule, numbers, all as large as there is room for."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from scenes.actor import Actor
from scenes.canvas import Colour
from scenes.lettering import TEXT
from scenes.theme import CREAM

if TYPE_CHECKING:
    from scenes.console import Console

LEAST: Final = 9
"""Pixels of the letters if nothing larger fits."""


class Line(NamedTuple):
    words: str
    colour: Colour = CREAM
    font: str = TEXT
    scale: float = 1.0
    """Its letters, in sizes of the others."""


def largest(console: "Console", lines: Sequence[Line], room: tuple[int, int]) -> int:
    """The size of the body, or as much less as the lines need to fit."""
    low, high = LEAST, console.lettering.body
    while low < high:
        size = (low + high + 1) // 2
        if fits(console, lines, room, size):
            low = size
        else:
            high = size - 1
    return low


def fits(console: "Console", lines: Sequence[Line], room: tuple[int, int], size: int) -> bool:
    width, height = room
    letters = console.lettering
    return _total(console, lines, width, size) <= height and all(
        letters.width(word, line.font, round(size * line.scale)) <= width
        for line in lines
        for word in line.words.split()
    )


def written(
    console: "Console", lines: Sequence[Line], area: Rect, size: int, centred: bool = True
) -> Iterator[Actor]:
    """Below each other, in the middle of the height or from the top on."""
    top = area.y + (area.height - _total(console, lines, area.width, size)) / 2 * centred
    for line in lines:
        real = round(size * line.scale)
        picture = console.pictures.text(line.words, line.colour, line.font, real, area.width)
        yield Actor(picture, area.x + picture.size[0] / 2, top + picture.size[1] / 2)
        top += _height(console, line, area.width, size)


def _total(console: "Console", lines: Sequence[Line], width: int, size: int) -> int:
    return sum(_height(console, line, width, size) for line in lines)


def _height(console: "Console", line: Line, width: int, size: int) -> int:
    letters, real = console.lettering, round(size * line.scale)
    rows = len(letters.wrapped(line.words, width, line.font, real))
    return rows * letters.height(line.font, real) + size // 2
