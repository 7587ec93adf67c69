"""Seats: who sits there, and in numbers what is known of them, put together when something has changed."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from pygame import Rect, Surface

from scenes.draw.canvas import Placed, Sprite
from scenes.draw.lettering import NAMES, STRONG, largest_fitting
from scenes.draw.pictures import panel, veil
from scenes.draw.theme import CREAM, DEEP, FOAM, SEA, mixed
from scenes.table.plots import EMPTY, Drawings, Plots, laid, paint
from scenes.table.sea import make_sea, sea
from scenes.widgets.tokens import Tokens, row, standing, wide

GOVERNOR: Final = "icons/governor"
FEWEST: Final = 4
"""Letters of a name that still tell whose it is."""
HEAD: Final = 0.3
"""The column with the name, of the height of a seat if it lies above the buildings."""
COLUMN: Final = 5.6
"""The column with the name, in letters, if it stands beside the buildings."""
LINE: Final = 11
"""So many letters wide is what stands there beside a portrait and the governor's sign."""
WIDEST: Final = "88"
"""No number is wider."""
NARROW: Final = 4
"""Fewer letters of room are too few for a name beside those."""
ROUND: Final = 5
"""So many radii of its corners a seat is high."""


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


class Built(NamedTuple):
    """What stands at a seat, and the plots it stands on."""

    plots: int
    """So many of them."""
    drawings: Drawings
    key: Hashable
    """Another one if anything else stands there."""
    parts: Callable[[Plots], Iterable[Placed]]


def seat_panel(tokens: Tokens, head: Head, built: Built, zone: Rect) -> Sprite:
    """All that is seen of another seat."""
    pictures, key = tokens.pictures, _ground_key(head, zone)
    ground = pictures.made(key, lambda: _ground(tokens, head, built, zone))
    key = *key, built.key
    ground = pictures.composed(key, ground, lambda: built.parts(_plan(tokens, built, zone.size)[1]))
    key = *key, head.counts, head.governor
    return pictures.composed(key, ground, lambda: told(tokens, head, _plan(tokens, built, zone.size)[0]))


def _ground_key(head: Head, zone: Rect) -> tuple[Hashable, ...]:
    return "seat", head.name, head.portrait, head.asked, *zone


def make_seat_panel(tokens: Tokens, head: Head, built: Built, zone: Rect) -> Iterator[None]:
    """A seat, painted beforehand and piece by piece."""
    if not tokens.pictures.knows(_ground_key(head, zone)):
        yield from make_sea(tokens)
    seat_panel(tokens, head, built, zone)
    yield


def _plan(tokens: Tokens, built: Built, size: tuple[int, int]) -> tuple[Rect, Plots]:
    return seat_plan(size, tokens.small_letters.smallest, built.plots)


def _ground(tokens: Tokens, head: Head, built: Built, zone: Rect) -> Surface:
    """Plots, lit while something is asked there; with the sea behind them, that is painted faster."""
    size, picture = zone.size, sea(tokens).subsurface(zone).copy()
    area, plots = _plan(tokens, built, size)
    edge, line = (FOAM, 2) if head.asked else (EMPTY, 1)
    (top, wall), radius = plots.streets[-1], size[1] // ROUND
    shore, whole = Rect(0, 0, size[0], top + wall // 3), (size[0], top + wall + radius)
    colour = mixed(DEEP, SEA, 0.55) if head.asked else DEEP
    picture.blit(panel(whole, colour, radius), (0, 0), shore)
    paint(picture, plots, built.drawings)
    if _is_column(area):
        picture.blit(veil(area.size, area.width // 8), area)
    picture.blit(panel(whole, None, radius, edge, line), (0, 0), shore)
    face = _face(area)
    picture.blit(tokens.icon(head.portrait, face.height), face)
    return picture


def told(tokens: Tokens, head: Head, area: Rect) -> Iterator[Placed]:
    """All but the portrait, in an area above the plots or beside them."""
    least = tokens.small_letters.smallest
    if _is_column(area):
        yield from _stacked(tokens, head, area, least)
    else:
        room = (area.width - 2 * area.height) // LINE
        yield from _beside(tokens, head, area, max(least, min(room, area.height // 2)))


@cache
def seat_plan(size: tuple[int, int], letters: int, count: int) -> tuple[Rect, Plots]:
    """Where it is told who sits there, and so many plots below that or beside it."""
    gap = max(3, size[1] // 27)
    line = Rect(gap, gap, size[0] - 3 * gap, max(round(size[1] * HEAD), letters + 4))
    room = Rect(2 * gap, line.bottom + gap // 2, size[0] - 4 * gap, size[1] - line.bottom - gap // 2)
    above = laid(room, count)
    column = Rect(gap, gap, round(letters * COLUMN), above.streets[-1][0] - 2 * gap)
    beside = laid(Rect(column.right + gap, gap, size[0] - column.right - 3 * gap, size[1] - gap), count)
    return (column, beside) if beside.room > above.room else (line, above)


def _is_column(head: Rect) -> bool:
    return head.height * 2 > head.width


def _face(head: Rect) -> Rect:
    """Where the portrait is."""
    size = head.height // 2 if _is_column(head) else head.height
    return Rect(head.x, head.y, size, size)


def header(tokens: Tokens, head: Head, area: Rect, high: int) -> Iterator[Placed]:
    """Portrait, name, numbers and who is governor, in one line of such letters."""
    yield standing(tokens.pictures.drawing(head.portrait, area.height), area.x, area.centery)
    yield from _beside(tokens, head, area, high)


def _beside(tokens: Tokens, head: Head, area: Rect, high: int) -> Iterator[Placed]:
    """What is told beside the portrait, in two lines where a name has no room in one."""
    left, right, size = area.x + area.height + area.height // 6, area.right, area.height
    digits = _digits(tokens, head, right - left, high)
    room = right - left - len(head.counts) * (_width(tokens, WIDEST, digits) + digits // 3)
    if room < NARROW * high:
        half = size // 2
        yield from _called(tokens, head, Rect(left, area.y, right - left, half), half, high)
        yield from _counts(tokens, head, left, area.bottom - half // 2, tokens.grown(high, half))
        return
    for icon, number in reversed(head.counts):
        right -= _width(tokens, number, digits)
        yield from _counted(tokens, icon, number, right, area.centery, digits)
        right -= digits // 3
    sign = min(round(size * 0.8), max(high, room - tokens.small_letters.width(head.name, STRONG, high)))
    yield from _called(tokens, head, Rect(left, area.y, right - left, size), sign, high)


def _digits(tokens: Tokens, head: Head, room: int, high: int) -> int:
    """The height of the numbers beside a name, which they leave whole."""
    name = tokens.small_letters.width(head.name, STRONG, high) + 2 * high

    def fits(size: int) -> bool:
        return name + len(head.counts) * (_width(tokens, WIDEST, size) + size // 3) <= room

    return largest_fitting(fits, tokens.grown(high, 2 * high), high) or high


def _stacked(tokens: Tokens, head: Head, area: Rect, high: int) -> Iterator[Placed]:
    """What stands below the portrait."""
    face, step = _face(area), (area.height - _face(area).height) // 2
    if head.governor:
        sign = tokens.pictures.drawing(GOVERNOR, round(face.height * 0.6))
        yield standing(sign, face.right + 2, face.centery)
    called = Rect(area.x, face.bottom, area.width, step)
    yield from _called(tokens, head._replace(governor=False), called, 0, high)
    yield from _counts(tokens, head, area.x, face.bottom + step * 3 // 2, high)


def _counts(tokens: Tokens, head: Head, left: float, y: float, high: int) -> Iterator[Placed]:
    for icon, number in head.counts:
        yield from _counted(tokens, icon, number, left, y, high)
        left += _width(tokens, number, high) + high // 3


def _called(tokens: Tokens, head: Head, area: Rect, sign: int, high: int) -> Iterator[Placed]:
    """The governor's sign and as much of the name as there is room for."""
    left = area.x
    if head.governor:
        crown = tokens.pictures.drawing(GOVERNOR, sign)
        yield standing(crown, left, area.centery)
        left += crown.size[0] + 2
    name = tokens.small_letters.shortened(head.name, area.right - left, STRONG, high)
    if name == head.name or len(name) >= FEWEST:
        yield standing(tokens.pictures.text(name, CREAM, STRONG, high), left, area.centery)


def _counted(tokens: Tokens, icon: str, number: str, left: float, y: float, high: int) -> Iterator[Placed]:
    yield standing(tokens.pictures.drawing(icon, high + 2), left, y)
    yield from row(tokens.pictures.figures(number, CREAM, NAMES, high), left + high + 2, y)


def _width(tokens: Tokens, number: str, high: int) -> int:
    """Of a sign and its number."""
    return wide(tokens.pictures.figures(number, CREAM, NAMES, high)) + high + 2
