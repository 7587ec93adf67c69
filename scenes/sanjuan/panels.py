"""Seats, cities, prices and placards: what the table shows, as pictures made when something has changed."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.checks import Json
from game.sanjuan.catalogue import FULL_CITY, GOODS, TILES
from scenes.canvas import Colour
from scenes.lettering import NAMES, STRONG, Lettering
from scenes.pictures import panel
from scenes.sanjuan.look import ROLE_COLOURS, Look
from scenes.theme import CREAM, DEEP, FOAM, INK, NIGHT, PAPER, SEA, SUN, mixed, readable_on

EMPTY_SLOT: Final = mixed(DEEP, SEA, 0.35)


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
    """The places of a city: twelve squares in one row or two."""

    places: list[Rect]
    size: int


def slots(area: Rect, count: int = FULL_CITY) -> Slots:
    """As large as an area lets them be."""
    best: tuple[int, int, int] = (0, 1, count)
    for rows in (1, 2, 3):
        columns = -(-count // rows)
        size = min(area.width // columns, round(area.height / rows / 1.0))
        best = max(best, (size, rows, columns))
    size, rows, columns = best
    top = area.y + (area.height - rows * size) // 2
    inner = max(4, size - max(2, size // 12))
    places = [
        Rect(area.x + at % columns * size, top + at // columns * size, inner, inner) for at in range(count)
    ]
    return Slots(places, inner)


def city(picture: Surface, look: Look, built: Sequence[Any], found: Slots) -> None:
    """Draw the buildings of a seat with their goods, and the sites that are left."""
    for at, place in enumerate(found.places):
        if at < len(built):
            picture.blit(look.building(built[at], found.size), place)
        else:
            pygame.draw.rect(picture, EMPTY_SLOT, place, 1, border_radius=found.size // 8)


def seat_panel(look: Look, letters: Lettering, found: Who, size: tuple[int, int]) -> Surface:
    """Another seat's name, hand, points and city."""
    height = size[1]
    ground = mixed(DEEP, SEA, 0.55) if found.asked else DEEP
    picture = panel(size, ground, height // 9, FOAM if found.asked else EMPTY_SLOT, 2 if found.asked else 1)
    header(picture, look, letters, found, _head(size, letters))
    city(picture, look, found.built, seat_slots(size, letters))
    return picture


def _head(size: tuple[int, int], letters: Lettering) -> Rect:
    gap = max(3, size[1] // 22)
    return Rect(gap, gap, size[0] - 2 * gap, max(round(size[1] * 0.3), letters.smallest + 4))


def seat_slots(size: tuple[int, int], letters: Lettering) -> Slots:
    """Where the buildings of another seat stand on its panel."""
    head, gap = _head(size, letters), max(3, size[1] // 22)
    return slots(Rect(gap * 2, head.bottom + gap, size[0] - 4 * gap, size[1] - head.bottom - 2 * gap))


def header(picture: Surface, look: Look, letters: Lettering, found: Who, area: Rect) -> None:
    """Portrait, name, cards in hand, points, and who is governor, in one line."""
    size = area.height
    face = look.icon(look.portrait(found.name, found.seat), size)
    picture.blit(face, area.topleft)
    numbers = letters.smallest
    right = area.right
    for icon, number in (("icons/seal", found.points), ("icons/hand", found.hand)):
        words = letters.line(str(number), CREAM, NAMES, numbers)
        right -= words.get_width()
        picture.blit(words, (right, area.centery - numbers // 2))
        right -= numbers + 2
        picture.blit(look.icon(icon, numbers + 2), (right, area.centery - (numbers + 2) // 2))
        right -= numbers // 3
    left = area.x + size + size // 6
    if found.governor:
        picture.blit(look.icon("icons/governor", round(size * 0.8)), (left, area.y + size * 0.1))
        left += round(size * 0.8) + 2
    if letters.width(found.name, STRONG, numbers) <= right - left:
        words = letters.line(found.name, CREAM, STRONG, numbers)
        picture.blit(words, (left, area.centery - words.get_height() // 2))


def shortened(letters: Lettering, words: str, width: int, size: int) -> str:
    """As much of a name as there is room for."""
    while words and letters.width(words, STRONG, size) > width:
        words = words[:-1]
    return words


def own_header(look: Look, letters: Lettering, found: Who, size: tuple[int, int]) -> Surface:
    """The portrait, the points and the governor's sign beside one's own city."""
    width, height = size
    picture = Surface(size, pygame.SRCALPHA)
    face = min(height - 4, round(width * 0.55))
    picture.blit(look.icon(look.portrait(found.name, found.seat), face), (2, (height - face) // 2))
    left, numbers = face + 6, letters.smallest
    words = letters.line(str(found.points), CREAM, NAMES, numbers + 2)
    y = height // 2 - numbers if found.governor else height // 2 - numbers // 2
    picture.blit(look.icon("icons/seal", numbers + 2), (left, y))
    picture.blit(words, (left + numbers + 6, y))
    if found.governor:
        picture.blit(look.icon("icons/governor", numbers + 6), (left, height // 2 + 2))
    return picture


def piles(look: Look, letters: Lettering, supply: int, discards: int, size: tuple[int, int]) -> Surface:
    """How many cards are left, and how many have been thrown away."""
    width, height = size
    picture = Surface(size, pygame.SRCALPHA)
    card = min(round(width * 0.46), round(height * 0.86 / 1.4))
    for at, (number, colour) in enumerate(((supply, SUN), (discards, FOAM))):
        x = round(width * (0.25 + 0.5 * at)) - card // 2
        tall = round(card * 1.4)
        y = (height - tall) // 2
        back = look.icon_card_back(card)
        if at:
            back = back.copy()
            back.fill((150, 150, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(back, (x, y))
        disc = panel((round(card * 0.66),) * 2, colour, round(card * 0.33), INK, 2)
        disc = look.numbered(disc, str(number), INK, 0.55)
        picture.blit(
            disc, (x + (card - disc.get_width()) // 2, y + (round(card * 1.4) - disc.get_height()) // 2)
        )
    return picture


def prices(tiles: Sequence[str | None]) -> list[tuple[int, int]]:
    """The lowest and the highest price of each good, as far as anybody can know.

    >>> prices(["12223", None, None, None, None])[4], prices([None, "11122", None, None, None])[4]
    ((3, 3), (2, 3))
    """
    possible = [tiles[0]] if tiles[0] else [tile for tile in TILES if tile not in tiles]
    by_good = [[int(tile[at]) for tile in possible] for at in range(len(GOODS) - 1)]
    return [(min(each), max(each)) for each in by_good]


def price_board(
    look: Look, letters: Lettering, tiles: Sequence[str | None], size: tuple[int, int]
) -> Surface:
    """What goods are worth now, or may be worth."""
    known = bool(tiles[0])
    picture = panel(size, PAPER if known else mixed(PAPER, SEA, 0.35), size[1] // 12, INK, 2)
    step = size[1] / 5
    good = round(min(step * 0.86, size[0] * 0.34))
    column = Rect(0, 0, min(size[0], size[1]) * 0.8, size[1])
    column.centerx = size[0] // 2
    for at, (low, high) in enumerate(prices(tiles)):
        y = step * (at + 0.5)
        picture.blit(look.icon(f"sanjuan/goods/{GOODS[at + 1]}", good), (column.x, y - good / 2))
        words = str(low) if low == high else f"{low}–{high}"
        line = letters.line(words, INK, NAMES, round(min(step * 0.8, max(letters.smallest, step * 0.62))))
        picture.blit(line, (column.right - line.get_width(), y - line.get_height() * 0.46))
    return picture


class Placard(NamedTuple):
    """A role as it lies on the table."""

    role: str
    taker: str
    gives: str


def placard(look: Look, letters: Lettering, found: Placard, name: str, size: tuple[int, int]) -> Surface:
    """Its picture, its name, and what it would give now, or who has taken it."""
    width, height = size
    colour = ROLE_COLOURS[found.role]
    ground = mixed(colour, NIGHT, 0.62) if found.taker else colour
    ink = readable_on(ground)
    picture = panel(size, ground, width // 9, mixed(ground, INK, 0.5), 2)
    name_size = max(letters.smallest, width // 9)
    while name_size > letters.smallest and letters.width(name, NAMES, name_size) > width - 6:
        name_size -= 1
    if letters.width(name, NAMES, name_size) > width - 4:
        name = ""
    foot = max(letters.smallest + 6, round(height * 0.2))
    figure = round(min(width * 0.94, height - foot - name_size - 8))
    drawing = look.icon(f"sanjuan/roles/{found.role}", figure)
    if found.taker:
        drawing = drawing.copy()
        drawing.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(drawing, ((width - figure) // 2, 3))
    words = letters.line(name, ink, NAMES, name_size)
    picture.blit(words, ((width - words.get_width()) // 2, height - foot - name_size - 3))
    pill = Rect(4, height - foot, width - 8, foot - 4)
    _pill(picture, letters, found, pill, ground)
    return picture


def _pill(picture: Surface, letters: Lettering, found: Placard, pill: Rect, ground: Colour) -> None:
    colour = SUN if found.taker else mixed(ground, INK, 0.35)
    ink = INK if found.taker else readable_on(colour)
    picture.blit(panel(pill.size, colour, pill.height // 2), pill)
    size = max(letters.smallest, pill.height // 2)
    text = found.taker or found.gives
    while size > 8 and letters.width(text, STRONG, size) > pill.width - 4:
        size -= 1
    words = letters.line(shortened(letters, text, pill.width - 4, size), ink, STRONG, size)
    picture.blit(words, (pill.centerx - words.get_width() // 2, pill.centery - words.get_height() // 2))


def gives(found: Mapping[str, Any], role: str) -> str:
    """What a role would give, in numbers."""
    return str(GIVES[role](found))


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


GIVES: Final[Mapping[str, Any]] = {
    "builder": lambda found: f"−{found['discount']}" if found["build"] else "0",
    "producer": lambda found: f"+{found['goods']}",
    "trader": lambda found: f"{found['sell']}›{span(*found['cards'])}" if found["sell"] else "0",
    "councillor": lambda found: f"{found['draw']}›{found['keep']}",
    "prospector": lambda found: f"+{found['draw']}",
}
