"""Seats and their cities: what the table shows of them, put together when something has changed."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from pygame import Rect, Surface

from game.checks import Json
from scenes.canvas import Part, Sprite
from scenes.lettering import NAMES, STRONG, Lettering
from scenes.pictures import panel
from scenes.sanjuan.light import veil
from scenes.sanjuan.look import Look
from scenes.sanjuan.quay import EMPTY, Quay, laid, paint
from scenes.theme import CREAM, DEEP, FOAM, SEA, mixed

FEWEST: Final = 4
"""Letters of a name that still tell whose it is."""
HEAD: Final = 0.3
"""Of the height of a seat, .."""
COLUMN: Final = 5.6
"""or in letters, if it stands beside the buildings."""
LINE: Final = 11
"""So many letters wide is what stands there beside a portrait and the governor's sign."""
WIDEST: Final = 88
"""No number of cards or points is wider."""
NARROW: Final = 4
"""Fewer letters of room are too few for a name beside those."""
ROUND: Final = 5
"""So many radii of its corners a seat is high."""


class Who(NamedTuple):
    """What everybody sees of a seat."""

    name: str
    seat: int
    hand: int
    points: int
    governor: bool
    asked: bool
    built: Sequence[Any]


def who(view: Json, seat: int, name: str, points: int) -> Who:
    found = view["seats"][seat]
    hand = found["hand"] if isinstance(found["hand"], int) else len(found["hand"])
    asked = view.get("asked") == seat
    return Who(name, seat, hand, points, view["governor"] == seat, asked, tuple(found["built"]))


def city(look: Look, built: Sequence[Any], quay: Quay) -> Iterator[Part]:
    """The buildings of a seat with their goods."""
    for pile, place in zip(built, quay.places, strict=False):
        yield from look.pile(pile, place)


def seat_panel(look: Look, found: Who, zone: Rect) -> Sprite:
    """Another seat's name, hand, points and city."""
    key = _ground_key(found, zone)
    ground = look.pictures.made(key, lambda: _seat_ground(look, found, zone))
    key = *key, repr(found.built)
    ground = look.pictures.composed(key, ground, lambda: city(look, found.built, _quay(look, zone.size)))
    key = *key, found.hand, found.points, found.governor
    return look.pictures.composed(key, ground, lambda: told(look, found, zone.size))


def _ground_key(found: Who, zone: Rect) -> tuple[Hashable, ...]:
    return "seat", found.name, found.seat, found.asked, *zone


def make_seat_panel(look: Look, found: Who, zone: Rect) -> Iterator[None]:
    """The same beforehand, piece by piece."""
    if not look.pictures.knows(_ground_key(found, zone)):
        yield from look.make_sea()
    seat_panel(look, found, zone)
    yield


def _seat_ground(look: Look, found: Who, zone: Rect) -> Surface:
    """A quay, that is lit while something is asked there; with the sea behind it, that is painted faster."""
    size, picture = zone.size, look.sea.subsurface(zone).copy()
    head, quay = seat_plan(size, look.small_letters.smallest)
    edge, line = (FOAM, 2) if found.asked else (EMPTY, 1)
    (top, wall), radius = quay.streets[-1], size[1] // ROUND
    shore, whole = Rect(0, 0, size[0], top + wall // 3), (size[0], top + wall + radius)
    colour = mixed(DEEP, SEA, 0.55) if found.asked else DEEP
    picture.blit(panel(whole, colour, radius), (0, 0), shore)
    paint(picture, quay)
    if _is_column(head):
        picture.blit(veil(head.size, head.width // 8), head)
    picture.blit(panel(whole, None, radius, edge, line), (0, 0), shore)
    face = _face(head)
    picture.blit(look.icon(look.portrait(found.name, found.seat), face.height), face)
    return picture


def _quay(look: Look, size: tuple[int, int]) -> Quay:
    return seat_plan(size, look.small_letters.smallest)[1]


def told(look: Look, found: Who, size: tuple[int, int]) -> Iterator[Part]:
    least = look.small_letters.smallest
    head, _ = seat_plan(size, least)
    if _is_column(head):
        yield from stacked(look, found, head, least)
    else:
        room = (head.width - 2 * head.height) // LINE
        yield from numbers(look, found, head, max(least, min(room, head.height // 2)))


@cache
def seat_plan(size: tuple[int, int], letters: int) -> tuple[Rect, Quay]:
    """What is told of another seat, above its quay or beside it, and where its buildings stand."""
    gap = max(3, size[1] // 27)
    line = Rect(gap, gap, size[0] - 3 * gap, max(round(size[1] * HEAD), letters + 4))
    above = laid(Rect(2 * gap, line.bottom + gap // 2, size[0] - 4 * gap, size[1] - line.bottom - gap // 2))
    column = Rect(gap, gap, round(letters * COLUMN), above.streets[-1][0] - 2 * gap)
    beside = laid(Rect(column.right + gap, gap, size[0] - column.right - 3 * gap, size[1] - gap))
    return (column, beside) if beside.room > above.room else (line, above)


def _is_column(head: Rect) -> bool:
    return head.height * 2 > head.width


def _face(head: Rect) -> Rect:
    """Where the portrait is."""
    size = head.height // 2 if _is_column(head) else head.height
    return Rect(head.x, head.y, size, size)


def header(look: Look, found: Who, area: Rect, high: int) -> Iterator[Part]:
    """Portrait, name, cards in hand, points, and who is governor, in one line of such letters."""
    face = look.pictures.drawing(look.portrait(found.name, found.seat), area.height)
    yield standing(face, area.x, area.centery)
    yield from numbers(look, found, area, high)


def numbers(look: Look, found: Who, area: Rect, high: int) -> Iterator[Part]:
    """The same beside the portrait, in two lines where a name has no room in one."""
    left, right, size = area.x + area.height + area.height // 6, area.right, area.height
    room = right - left - 2 * (_counted_width(look, WIDEST, high) + high // 3)
    if room < NARROW * high:
        half = size // 2
        yield from _called(look, found, Rect(left, area.y, right - left, half), half, high)
        yield from _counts(look, found, left, area.bottom - half // 2, high)
        return
    for icon, number in (("icons/seal", found.points), ("icons/hand", found.hand)):
        right -= _counted_width(look, number, high)
        yield from _counted(look, icon, number, right, area.centery, high)
        right -= high // 3
    sign = min(round(size * 0.8), max(high, room - look.small_letters.width(found.name, STRONG, high)))
    yield from _called(look, found, Rect(left, area.y, right - left, size), sign, high)


def stacked(look: Look, found: Who, area: Rect, high: int) -> Iterator[Part]:
    """The same below the portrait."""
    face, step = _face(area), (area.height - _face(area).height) // 2
    if found.governor:
        sign = look.pictures.drawing("icons/governor", round(face.height * 0.6))
        yield standing(sign, face.right + 2, face.centery)
    called = Rect(area.x, face.bottom, area.width, step)
    yield from _called(look, found._replace(governor=False), called, 0, high)
    yield from _counts(look, found, area.x, face.bottom + step * 3 // 2, high)


def _counts(look: Look, found: Who, left: float, y: float, high: int) -> Iterator[Part]:
    """Cards in hand, and points."""
    for icon, number in (("icons/hand", found.hand), ("icons/seal", found.points)):
        yield from _counted(look, icon, number, left, y, high)
        left += _counted_width(look, number, high) + high // 3


def _called(look: Look, found: Who, area: Rect, sign: int, high: int) -> Iterator[Part]:
    """The governor's sign and as much of the name as there is room for."""
    left = area.x
    if found.governor:
        crown = look.pictures.drawing("icons/governor", sign)
        yield standing(crown, left, area.centery)
        left += crown.size[0] + 2
    name = shortened(look.small_letters, found.name, area.right - left, high)
    if name == found.name or len(name) >= FEWEST:
        yield standing(look.pictures.text(name, CREAM, STRONG, high), left, area.centery)


def _counted(look: Look, icon: str, number: int, left: float, y: float, high: int) -> Iterator[Part]:
    """A sign, and how many of that there are."""
    yield standing(look.pictures.drawing(icon, high + 2), left, y)
    yield from row(look.pictures.figures(str(number), CREAM, NAMES, high), left + high + 2, y)


def _counted_width(look: Look, number: int, high: int) -> int:
    return wide(look.pictures.figures(str(number), CREAM, NAMES, high)) + high + 2


def standing(sprite: Sprite, left: float, y: float) -> Part:
    """A picture that begins there, halfway up a line."""
    return Part(sprite, left + sprite.size[0] // 2, y)


def row(sprites: Sequence[Sprite], left: float, y: float) -> Iterator[Part]:
    """Pictures one after the other."""
    for sprite in sprites:
        yield standing(sprite, left, y)
        left += sprite.size[0]


def wide(sprites: Sequence[Sprite]) -> int:
    return sum(sprite.size[0] for sprite in sprites)


def shortened(letters: Lettering, words: str, width: int, size: int) -> str:
    """As much of a name as there is room for."""
    while words and letters.width(words, STRONG, size) > width:
        words = words[:-1]
    return words


OWN_FACE: Final = 12
"""So many portraits are as wide as the city."""
POINTS: Final = 3.2
"""How wide they are beside one's own portrait, in letters."""


def own_place(city: Rect, letters: int) -> Rect:
    """Where those are."""
    width = min(city.height, city.width // OWN_FACE) + round(letters * POINTS)
    return Rect(city.x + 4, city.y, width, city.height)


def own_header(look: Look, found: Who, area: Rect) -> Iterator[Part]:
    """The portrait, the points and the governor's sign beside one's own city."""
    pictures, numbers = look.pictures, look.small_letters.smallest
    face = min(area.height - 4, area.width - round(numbers * POINTS))
    yield standing(pictures.drawing(look.portrait(found.name, found.seat), face), area.x + 2, area.centery)
    left = area.x + face + 6
    y = area.centery - numbers // 2 if found.governor else area.centery
    yield standing(pictures.drawing("icons/seal", numbers + 2), left, y)
    yield from row(pictures.figures(str(found.points), CREAM, NAMES, numbers + 2), left + numbers + 6, y)
    if found.governor:
        sign = pictures.drawing("icons/governor", numbers + 6)
        yield standing(sign, left, area.centery + 2 + numbers // 2)
