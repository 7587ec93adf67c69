"""Seats, cities, prices and placards: what the table shows, put together when something has changed."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.checks import Json
from game.sanjuan.catalogue import FULL_CITY, GOODS, TILES
from scenes.canvas import Colour, Part, Sprite
from scenes.lettering import NAMES, STRONG, Lettering
from scenes.pictures import middle, panel
from scenes.sanjuan.look import EMPTY_SLOT, RATIO, Look
from scenes.sanjuan.signs import ROLE_COLOURS
from scenes.theme import CREAM, DEEP, FOAM, INK, NIGHT, PAPER, SEA, SUN, mixed, readable_on

FEWEST: Final = 4
"""Letters of a name that still tell whose it is."""


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


class Slots(NamedTuple):
    """The places of a city: squares in a few rows."""

    places: list[Rect]
    size: int


def slots(area: Rect) -> Slots:
    """As large as an area lets them be."""
    best: tuple[int, int, int] = (0, 1, FULL_CITY)
    for rows in (1, 2, 3):
        columns = -(-FULL_CITY // rows)
        size = min(area.width // columns, round(area.height / rows))
        best = max(best, (size, rows, columns))
    size, rows, columns = best
    top = area.y + (area.height - rows * size) // 2
    inner = max(4, size - max(2, size // 12))
    places = [
        Rect(area.x + at % columns * size, top + at // columns * size, inner, inner)
        for at in range(FULL_CITY)
    ]
    return Slots(places, inner)


def city(look: Look, built: Sequence[Any], found: Slots) -> Iterator[Part]:
    """The buildings of a seat with their goods, and the sites that are left."""
    for at, place in enumerate(found.places):
        if at < len(built):
            yield from look.pile(built[at], place)
        else:
            yield Part(look.site(found.size), *middle(place))


def seat_panel(look: Look, found: Who, size: tuple[int, int]) -> Sprite:
    """Another seat's name, hand, points and city."""
    key = "seat", found.name, found.seat, found.asked, size
    ground = look.pictures.made(key, lambda: _seat_ground(look, found, size))
    return look.pictures.composed((key, repr(found)), ground, lambda: _upon_seat(look, found, size))


def _seat_ground(look: Look, found: Who, size: tuple[int, int]) -> Surface:
    edge, line = (FOAM, 2) if found.asked else (EMPTY_SLOT, 1)
    picture = panel(size, mixed(DEEP, SEA, 0.55) if found.asked else DEEP, size[1] // 9, edge, line)
    head = _head(size, look.small_letters.smallest)
    picture.blit(look.icon(look.portrait(found.name, found.seat), head.height), head)
    for place in seat_slots(size, look.small_letters.smallest).places:
        pygame.draw.rect(picture, EMPTY_SLOT, place, 1, border_radius=place.width // 8)
    return picture


def _upon_seat(look: Look, found: Who, size: tuple[int, int]) -> Iterator[Part]:
    high = look.small_letters.smallest
    yield from numbers(look, found, _head(size, high), high)
    for pile, place in zip(found.built, seat_slots(size, look.small_letters.smallest).places, strict=False):
        yield from look.pile(pile, place)


def _head(size: tuple[int, int], letters: int) -> Rect:
    gap = max(3, size[1] // 22)
    return Rect(gap, gap, size[0] - 2 * gap, max(round(size[1] * 0.3), letters + 4))


@cache
def seat_slots(size: tuple[int, int], letters: int) -> Slots:
    """Where the buildings of another seat stand on its panel."""
    head, gap = _head(size, letters), max(3, size[1] // 22)
    return slots(Rect(gap * 2, head.bottom + gap, size[0] - 4 * gap, size[1] - head.bottom - 2 * gap))


def header(look: Look, found: Who, area: Rect, high: int) -> Iterator[Part]:
    """Portrait, name, cards in hand, points, and who is governor, in one line of such letters."""
    face = look.pictures.drawing(look.portrait(found.name, found.seat), area.height)
    yield standing(face, area.x, area.centery)
    yield from numbers(look, found, area, high)


def numbers(look: Look, found: Who, area: Rect, high: int) -> Iterator[Part]:
    """The same beside the portrait."""
    pictures, letters, size = look.pictures, look.small_letters, area.height
    right = area.right
    for icon, number in (("icons/seal", found.points), ("icons/hand", found.hand)):
        figures = pictures.figures(str(number), CREAM, NAMES, high)
        right -= wide(figures)
        yield from row(figures, right, area.centery)
        right -= high + 2
        yield standing(pictures.drawing(icon, high + 2), right, area.centery)
        right -= high // 3
    left = area.x + size + size // 6
    if found.governor:
        sign = pictures.drawing("icons/governor", round(size * 0.8))
        yield standing(sign, left, area.centery)
        left += sign.size[0] + 2
    name = shortened(letters, found.name, round(right - left), high)
    if name == found.name or len(name) >= FEWEST:
        yield standing(pictures.text(name, CREAM, STRONG, high), left, area.centery)


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


def own_header(look: Look, found: Who, area: Rect) -> Iterator[Part]:
    """The portrait, the points and the governor's sign beside one's own city."""
    pictures, numbers = look.pictures, look.small_letters.smallest
    face = min(area.height - 4, round(area.width * 0.55))
    yield standing(pictures.drawing(look.portrait(found.name, found.seat), face), area.x + 2, area.centery)
    left = area.x + face + 6
    y = area.centery - numbers // 2 if found.governor else area.centery
    yield standing(pictures.drawing("icons/seal", numbers + 2), left, y)
    yield from row(pictures.figures(str(found.points), CREAM, NAMES, numbers + 2), left + numbers + 6, y)
    if found.governor:
        sign = pictures.drawing("icons/governor", numbers + 6)
        yield standing(sign, left, area.centery + 2 + numbers // 2)


def piles(look: Look, supply: int, discards: int, area: Rect) -> Iterator[Part]:
    """How many cards are left, and how many have been thrown away."""
    pictures = look.pictures
    card = min(round(area.width * 0.46), round(area.height * 0.86 / RATIO))
    disc = round(card * 0.66)
    for at, (number, colour) in enumerate(((supply, SUN), (discards, FOAM))):
        x, y = area.x + round(area.width * (0.25 + 0.5 * at)), area.centery
        yield Part(look.pile_back(card, dark=bool(at)), x, y)
        yield Part(pictures.panel((disc, disc), colour, disc // 2, INK, 2), x, y)
        figures = pictures.figures(
            str(number), INK, NAMES, max(look.small_letters.smallest, round(disc * 0.55))
        )
        yield from row(figures, x - wide(figures) / 2, y)


def prices(tiles: Sequence[str | None]) -> list[tuple[int, int]]:
    """The lowest and the highest price of each good, as far as anybody can know.

    >>> prices(["12223", None, None, None, None])[4], prices([None, "11122", None, None, None])[4]
    ((3, 3), (2, 3))
    """
    possible = [tiles[0]] if tiles[0] else [tile for tile in TILES if tile not in tiles]
    by_good = [[int(tile[at]) for tile in possible] for at in range(len(GOODS) - 1)]
    return [(min(each), max(each)) for each in by_good]


def price_board(look: Look, tiles: Sequence[str | None], size: tuple[int, int]) -> Sprite:
    """What goods are worth now, or may be worth."""
    colour = PAPER if tiles[0] else mixed(PAPER, SEA, 0.35)
    ground = look.pictures.panel(size, colour, size[1] // 12, INK, 2)
    key = "prices", tuple(tiles), size
    return look.pictures.composed(key, ground, lambda: _upon_board(look, tiles, size))


def _upon_board(look: Look, tiles: Sequence[str | None], size: tuple[int, int]) -> Iterator[Part]:
    step = size[1] / 5
    good = round(min(step * 0.86, size[0] * 0.34))
    column = Rect(0, 0, min(size[0], size[1]) * 0.8, size[1])
    column.centerx = size[0] // 2
    letters = max(look.small_letters.smallest, round(step * 0.62))
    for at, (low, high) in enumerate(prices(tiles)):
        y = step * (at + 0.5)
        yield standing(look.pictures.drawing(f"sanjuan/goods/{GOODS[at + 1]}", good), column.x, y)
        figures = look.pictures.figures(span(low, high), INK, NAMES, letters)
        yield from row(figures, column.right - wide(figures), y)


class Placard(NamedTuple):
    """A role as it lies on the table."""

    role: str
    taker: str
    gives: str


def placard(look: Look, found: Placard, name: str, size: tuple[int, int]) -> Sprite:
    """A role with what it would give now, or who has taken it."""
    taken = bool(found.taker)
    key = "role", found.role, taken, name, size
    ground = look.pictures.made(key, lambda: role_picture(look, found.role, taken, name, size))
    return look.pictures.composed((*key, found), ground, lambda: upon_placard(look, found, size))


def _pill(size: tuple[int, int], letters: Lettering) -> Rect:
    """Where a placard says that."""
    foot = max(letters.smallest + 6, round(size[1] * 0.2))
    return Rect(4, size[1] - foot, size[0] - 8, foot - 4)


def _ground(role: str, taken: bool) -> tuple[Colour, Colour]:
    """The colours of a placard and of its pill."""
    ground = mixed(ROLE_COLOURS[role], NIGHT, 0.62) if taken else ROLE_COLOURS[role]
    return ground, SUN if taken else mixed(ground, INK, 0.35)


def role_picture(look: Look, role: str, taken: bool, name: str, size: tuple[int, int]) -> Surface:
    """The picture of a role and its name."""
    width, letters = size[0], look.small_letters
    ground, colour = _ground(role, taken)
    picture = panel(size, ground, width // 9, mixed(ground, INK, 0.5), 2)
    name_size = max(letters.smallest, width // 9)
    while name_size > letters.smallest and letters.width(name, NAMES, name_size) > width - 6:
        name_size -= 1
    if letters.width(name, NAMES, name_size) > width - 4:
        name = ""
    pill = _pill(size, letters)
    figure = round(min(width * 0.94, pill.top - name_size - 8))
    drawing = look.icon(f"sanjuan/roles/{role}", figure)
    if taken:
        drawing = drawing.copy()
        drawing.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(drawing, ((width - figure) // 2, 3))
    words = letters.line(name, readable_on(ground), NAMES, name_size)
    picture.blit(words, ((width - words.get_width()) // 2, pill.top - name_size - 3))
    picture.blit(panel(pill.size, colour, pill.height // 2), pill)
    return picture


def upon_placard(look: Look, found: Placard, size: tuple[int, int]) -> Iterator[Part]:
    letters, pill = look.small_letters, _pill(size, look.small_letters)
    high, ink = _pill_letters(look, found, pill)
    text = found.taker or found.gives
    while high > 8 and letters.width(text, STRONG, high) > pill.width - 4:
        high -= 1
    text = shortened(letters, text, pill.width - 4, high)
    if found.taker:
        yield Part(look.pictures.text(text, ink, STRONG, high), *middle(pill))
    else:
        figures = look.pictures.figures(text, ink, STRONG, high)
        yield from row(figures, pill.centerx - wide(figures) / 2, pill.centery)


def _pill_letters(look: Look, found: Placard, pill: Rect) -> tuple[int, Colour]:
    """The height and the colour of letters, if there is room for them."""
    _, colour = _ground(found.role, bool(found.taker))
    return max(look.small_letters.smallest, pill.height // 2), INK if found.taker else readable_on(colour)


def make_pill(look: Look, role: str, size: tuple[int, int]) -> None:
    """All letters of what a role may give."""
    high, ink = _pill_letters(look, Placard(role, "", ""), _pill(size, look.small_letters))
    look.pictures.figures(GIVEN, ink, STRONG, high)


def gives(found: Mapping[str, Any], role: str) -> str:
    """What a role would give, in numbers."""
    return str(GIVES[role](found))


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


GIVEN: Final = "0123456789−+›–"
GIVES: Final[Mapping[str, Any]] = {
    "builder": lambda found: f"−{found['discount']}" if found["build"] else "0",
    "producer": lambda found: f"+{found['goods']}",
    "trader": lambda found: f"{found['sell']}›{span(*found['cards'])}" if found["sell"] else "0",
    "councillor": lambda found: f"{found['draw']}›{found['keep']}",
    "prospector": lambda found: f"+{found['draw']}",
}
