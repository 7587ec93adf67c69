"""Seats: who sits there, and in numbers what is known of them, put together when something has changed."""

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from pygame import Rect, Surface

from scenes.draw.canvas import Colour, Placed, Sprite
from scenes.draw.daylight import Light
from scenes.draw.lettering import NAMES, STRONG, largest_fitting
from scenes.draw.pictures import panel
from scenes.draw.theme import CREAM, INK, PAPER, SUN, mixed
from scenes.table.plots import Drawings, Plots, laid, painting
from scenes.widgets.tokens import Tokens, row, standing, wide

GOVERNOR: Final = "icons/governor"
FEWEST: Final = 4
"""Letters of a name that still tell whose it is."""
HEAD: Final = 0.3
"""The column with the name, of the height of a seat if it lies above the buildings."""
BETTER: Final = 1.1
"""So much more has to be seen of the buildings for the column to stand beside them."""
COLUMN: Final = 5.6
"""The column with the name, in letters, if it stands beside the buildings."""
LINE: Final = 11
"""So many letters wide is what stands there beside a portrait and the governor's sign."""
WIDEST: Final = "88"
"""No number is wider."""
NARROW: Final = 4
"""Fewer letters of room are too few for a name beside those."""
ASKED: Final = 3
"""Pixels of the edge of a seat that is asked."""


Counted = tuple[str, str]
"""The drawing of a sign, and how many of that there are."""


class Head(NamedTuple):
    """Who sits at a seat, and what is counted there."""

    name: str
    portrait: str
    governor: bool
    asked: bool
    counts: tuple[Counted, ...] = ()
    """From left to right."""


class Front(NamedTuple):
    """What a seat's ground shows."""

    size: tuple[int, int]
    plots: int
    most: int
    asked: bool


class Built(NamedTuple):
    """What stands at a seat, and the plots it stands on."""

    plots: int
    """So many of them."""
    most: int
    """So many there will be once."""
    key: Hashable
    """Another one if anything else stands there."""
    parts: Callable[[Plots], Iterable[Placed]]


def seat_panel(tokens: Tokens, head: Head, built: Built, zone: Rect, ground: Sprite) -> Sprite:
    """All that is seen of another seat."""
    pictures = tokens.pictures
    area, plots = seat_plan(zone.size, tokens.small_letters.smallest, built.plots, built.most)
    key: tuple[Hashable, ...] = ("seat", ground, built.key, head.portrait, zone.size)
    whole = pictures.composed(key, ground, lambda: [*built.parts(plots), _portrait(tokens, head, area)])
    key = *key, head.name, head.counts, head.governor
    return pictures.composed(key, whole, lambda: told(tokens, head, area, INK))


def seat_ground(
    tokens: Tokens, front: Front, drawings: Drawings, light: Light
) -> Generator[None, None, Sprite]:
    """A sheet of paper with plots on it, painted beforehand and piece by piece."""

    size = front.size

    def paint() -> Generator[None, None, Surface]:
        picture = paper(size, front.asked)
        area, plots = seat_plan(size, tokens.small_letters.smallest, front.plots, front.most)
        edge = ASKED if front.asked else 1
        left, top = (area.right, edge) if _is_column(area) else (edge, area.bottom)
        room = Rect(left, top, size[0] - left - edge, size[1] - top - edge)
        yield from painting(picture.subsurface(room), plots.move(-room.x, -room.y), drawings, light)
        return picture

    key = "seat", front, light.hour
    return (yield from tokens.pictures.pieced(key, paint, lasting=False))


def paper(size: tuple[int, int], asked: bool) -> Surface:
    """The sheet that tells of a seat, brighter for whoever has to answer."""
    if asked:
        return panel(size, mixed(PAPER, SUN, 0.45), 6, SUN, ASKED)
    return panel(size, PAPER, 6, INK, 1)


def _portrait(tokens: Tokens, head: Head, area: Rect) -> Placed:
    face = _face(area)
    return Placed(tokens.pictures.drawing(head.portrait, face.height), *face.center)


def told(tokens: Tokens, head: Head, area: Rect, ink: Colour) -> Iterator[Placed]:
    """All but the portrait, in an area above the plots or beside them."""
    least = tokens.small_letters.smallest
    if _is_column(area):
        yield from _stacked(tokens, head, area, least, ink)
    else:
        room = (area.width - 2 * area.height) // LINE
        yield from _beside(tokens, head, area, max(least, min(room, area.height // 2)), ink)


@cache
def seat_plan(size: tuple[int, int], letters: int, count: int, most: int) -> tuple[Rect, Plots]:
    """Where it is told who sits there, and so many plots of the most that come, below that or beside it."""
    gap = max(3, size[1] // 27)
    line = Rect(gap, gap, size[0] - 3 * gap, max(round(size[1] * HEAD), letters + 4))
    below = Rect(2 * gap, line.bottom + gap // 2, size[0] - 4 * gap, size[1] - line.bottom - gap // 2)
    column = Rect(gap, gap, round(letters * COLUMN), size[1] - 2 * gap)
    beside = Rect(column.right + gap, gap, size[0] - column.right - 3 * gap, size[1] - gap)
    wide = laid(beside, most).room > laid(below, most).room * BETTER
    return (column, laid(beside, count)) if wide else (line, laid(below, count))


def _is_column(head: Rect) -> bool:
    return head.height * 2 > head.width


def _face(head: Rect) -> Rect:
    """Where the portrait is."""
    size = head.height // 2 if _is_column(head) else head.height
    return Rect(head.x, head.y, size, size)


def header(tokens: Tokens, head: Head, area: Rect, high: int) -> Iterator[Placed]:
    """Portrait, name, numbers and who is governor, in one line of such letters."""
    yield standing(tokens.pictures.drawing(head.portrait, area.height), area.x, area.centery)
    yield from _beside(tokens, head, area, high, CREAM)


def _beside(tokens: Tokens, head: Head, area: Rect, high: int, ink: Colour) -> Iterator[Placed]:
    """What is told beside the portrait, in two lines where a name has no room in one."""
    left, right, size = area.x + area.height + area.height // 6, area.right, area.height
    digits = _digits(tokens, head, right - left, high)
    room = right - left - len(head.counts) * (_width(tokens, WIDEST, digits) + digits // 3)
    if room < NARROW * high:
        half = size // 2
        yield from _called(tokens, head, Rect(left, area.y, right - left, half), half, high, ink)
        yield from _counts(tokens, head, left, area.bottom - half // 2, tokens.grown(high, half), ink)
        return
    for icon, number in reversed(head.counts):
        right -= _width(tokens, number, digits)
        yield from _counted(tokens, icon, number, right, area.centery, digits, ink)
        right -= digits // 3
    sign = min(round(size * 0.8), max(high, room - tokens.small_letters.width(head.name, STRONG, high)))
    yield from _called(tokens, head, Rect(left, area.y, right - left, size), sign, high, ink)


def _digits(tokens: Tokens, head: Head, room: int, high: int) -> int:
    """The height of the numbers beside a name, which they leave whole."""
    name = tokens.small_letters.width(head.name, STRONG, high) + 2 * high

    def fits(size: int) -> bool:
        return name + len(head.counts) * (_width(tokens, WIDEST, size) + size // 3) <= room

    return largest_fitting(fits, tokens.grown(high, 2 * high), high) or high


def _stacked(tokens: Tokens, head: Head, area: Rect, high: int, ink: Colour) -> Iterator[Placed]:
    """What stands below the portrait."""
    face, step = _face(area), (area.height - _face(area).height) // 2
    if head.governor:
        sign = tokens.pictures.drawing(GOVERNOR, round(face.height * 0.6))
        yield standing(sign, face.right + 2, face.centery)
    called = Rect(area.x, face.bottom, area.width, step)
    yield from _called(tokens, head._replace(governor=False), called, 0, high, ink)
    yield from _counts(tokens, head, area.x, face.bottom + step * 3 // 2, high, ink)


def _counts(tokens: Tokens, head: Head, left: float, y: float, high: int, ink: Colour) -> Iterator[Placed]:
    for icon, number in head.counts:
        yield from _counted(tokens, icon, number, left, y, high, ink)
        left += _width(tokens, number, high) + high // 3


def _called(tokens: Tokens, head: Head, area: Rect, sign: int, high: int, ink: Colour) -> Iterator[Placed]:
    """The governor's sign and as much of the name as there is room for."""
    left = area.x
    if head.governor:
        crown = tokens.pictures.drawing(GOVERNOR, sign)
        yield standing(crown, left, area.centery)
        left += crown.size[0] + 2
    name = tokens.small_letters.shortened(head.name, area.right - left, STRONG, high)
    if name == head.name or len(name) >= FEWEST:
        yield standing(tokens.pictures.text(name, ink, STRONG, high), left, area.centery)


def _counted(
    tokens: Tokens, icon: str, number: str, left: float, y: float, high: int, ink: Colour
) -> Iterator[Placed]:
    yield standing(tokens.pictures.drawing(icon, high + 2), left, y)
    yield from row(tokens.pictures.figures(number, ink, NAMES, high), left + high + 2, y)


def _width(tokens: Tokens, number: str, high: int) -> int:
    """Of a sign and its number."""
    return wide(tokens.pictures.figures(number, CREAM, NAMES, high)) + high + 2
