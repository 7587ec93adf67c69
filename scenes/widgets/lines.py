"""Lines of several kinds in a box: a name, a rule, numbers, all as large as there is room for."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.canvas import Colour
from scenes.draw.lettering import NAMES, STRONG, TEXT, largest_fitting
from scenes.draw.theme import CREAM, SUN

if TYPE_CHECKING:
    from scenes.app.console import Console


class Line(NamedTuple):
    words: str
    colour: Colour = CREAM
    font: str = TEXT
    scale: float = 1.0
    """Its letters, in sizes of the others."""
    figure: str = ""
    """What stands at the end of the line, as in a bill."""


class WrappedLine(NamedTuple):
    """One line as it is wrapped, or the air below several."""

    words: str
    colour: Colour
    font: str
    size: int
    height: int
    figure: str = ""


def headed(name: str, kind: str, told: Iterable[str], scale: float = 1.5, colour: Colour = SUN) -> list[Line]:
    """What something is called, what it is, in a colour, and what else is told of it."""
    return [Line(name, CREAM, NAMES, scale), Line(kind, colour, STRONG), *map(Line, told)]


def largest(
    console: "Console", lines: Sequence[Line], room: tuple[int, int], least: int = 0, most: int = 0
) -> int:
    """The size of the body, or as much less as the lines need to fit."""
    low, high = least or console.small_lettering.smallest, most or console.lettering.body

    def all_fit(size: int) -> bool:
        return fits(console, wrapped(console, lines, room[0], size), room)

    return largest_fitting(all_fit, high, low) or low


def fits(console: "Console", rows: Sequence[WrappedLine], room: tuple[int, int]) -> bool:
    width, height = room
    wide = console.lettering.width
    return seen(rows, height) == len(rows) and all(
        wide(f"{row.words}  {row.figure}" if row.figure else row.words, row.font, row.size) <= width
        for row in rows
    )


def wrapped(console: "Console", lines: Sequence[Line], width: int, size: int) -> list[WrappedLine]:
    """All lines with air between; a name is on one line, and no word is wider than all."""
    letters, rows = console.lettering, list[WrappedLine]()
    least = min(size, letters.smallest)
    for line in lines:
        real = max(least, round(size * line.scale))
        wide = letters.width if line.font == NAMES else letters.widest
        while real > least and wide(line.words, line.font, real) > width:
            real -= 1
        room = width - (letters.width(f"  {line.figure}", line.font, real) if line.figure else 0)
        for words in letters.wrapped(line.words, room, line.font, real):
            rows.append(WrappedLine(words, line.colour, line.font, real, letters.height(line.font, real)))
        rows[-1] = rows[-1]._replace(figure=line.figure)
        rows.append(WrappedLine("", line.colour, line.font, real, size // 2))
    return rows[:-1]


def seen(rows: Sequence[WrappedLine], height: int) -> int:
    """How many of them have room."""
    return sum(whole <= height for whole in accumulate(row.height for row in rows))


def written(
    console: "Console",
    lines: Sequence[Line],
    area: Rect,
    size: int,
    centred: bool = True,
    first: int = 0,
) -> Iterator[Actor]:
    """Below each other, in the middle of the height or from the top on, as many as have room."""
    rows = wrapped(console, lines, area.width, size)[first:]
    rows = rows[: seen(rows, area.height)]
    top = area.y + (area.height - sum(row.height for row in rows)) / 2 * (centred and not first)
    for row in rows:
        for words, at_end in ((row.words, 0), (row.figure, 1)):
            if words:
                picture = console.pictures.text(words, row.colour, row.font, row.size)
                x = area.right - picture.size[0] / 2 if at_end else area.x + picture.size[0] / 2
                yield Actor(picture, x, top + row.height / 2)
        top += row.height
