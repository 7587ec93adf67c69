"""The market: placards of roles, prices and piles, put together when something has changed."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.sanjuan.catalogue import GOODS, TILES
from scenes.canvas import Colour, Part, Sprite
from scenes.lettering import NAMES, STRONG, Lettering
from scenes.pictures import at_once, panel
from scenes.sanjuan.look import RATIO, Look
from scenes.sanjuan.panels import row, shortened, wide
from scenes.sanjuan.signs import ROLE_COLOURS
from scenes.theme import FOAM, INK, NIGHT, PAPER, SEA, SUN, mixed, readable_on

EMBLEM: Final = 0.94
"""The picture of a role, in widths of its placard."""


def pile_places(area: Rect) -> list[Rect]:
    """Where the supply and the discards lie: apart, or partly on each other if they are larger then."""
    width, step = max(
        (min(round(area.width * wide), round(area.height * high / RATIO)), step)
        for wide, high, step in ((0.46, 0.86, (1, 0)), (0.86, 0.46, (0, 1)), (0.6, 0.64, (1, 1)))
    )
    card = Rect(0, 0, width, round(width * RATIO))
    if step == (1, 1):
        across, down = area.width - card.width - 4, area.height - card.height - 8
    else:
        across, down = step[0] * area.width // 2, step[1] * area.height // 2
    card.center = area.centerx - across // 2, area.centery - down // 2
    return [card, card.move(across, down)]


def piles(look: Look, supply: int, discards: int, area: Rect) -> Iterator[Part]:
    """How many cards are left, and how many have been thrown away."""
    pictures, places = look.pictures, pile_places(area)
    hidden, disc = places[0].clip(places[1]), round(places[0].width * 0.66)
    for place, number, colour in zip(places, (supply, discards), (SUN, FOAM), strict=True):
        dark = place is places[1]
        pile = look.pile_back(place.width, dark)
        yield Part(pile, place.centerx, place.centery + (pile.size[1] - place.height) // 2)
        x, y = place.center
        if not dark:
            x, y = x - hidden.width // 4, y - hidden.height // 3
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


class Board(NamedTuple):
    """How the prices are laid out."""

    step: float
    """From one good to the next."""
    column: Rect
    """Where goods begin and prices end."""
    good: int
    letters: int
    """How high those are, and digits."""
    names: Sequence[str]
    """Of the goods, if there is room for them."""


def price_board(look: Look, tiles: Sequence[str | None], size: tuple[int, int]) -> Sprite:
    """What goods are worth now, or may be worth."""
    key, spans = ("prices", bool(tiles[0]), size), tuple(prices(tiles))
    ground = look.pictures.made(key, lambda: _goods(look, bool(tiles[0]), size))
    return look.pictures.composed((*key, spans), ground, lambda: _upon_board(look, spans, size))


def _board(look: Look, size: tuple[int, int]) -> Board:
    step, least = size[1] / 5, look.small_letters.smallest
    good = round(min(step * 0.86, size[0] * 0.34))
    letters = max(least, round(step * 0.62))
    names = [look.say(f"good.{name}") for name in GOODS[1:]]
    room = size[0] - good - 2 * letters - look.small_letters.width("0–0", NAMES, letters)
    if any(look.small_letters.width(name, STRONG, least) > room for name in names):
        names = []
    column = Rect(0, 0, size[0] - letters if names else min(size) * 0.8, size[1])
    column.centerx = size[0] // 2
    return Board(step, column, good, letters, names)


def _goods(look: Look, seen: bool, size: tuple[int, int]) -> Surface:
    """A board without its prices, paler if the tile is not seen."""
    board, least = _board(look, size), look.small_letters.smallest
    colour = PAPER if seen else mixed(PAPER, SEA, 0.35)
    picture = panel(size, colour, size[1] // 12, INK, 2)
    for at, name in enumerate(GOODS[1:]):
        y = round(board.step * (at + 0.5))
        good = look.icon(f"sanjuan/goods/{name}", board.good)
        picture.blit(good, good.get_rect(midleft=(board.column.x, y)))
    for at, name in enumerate(board.names):
        words = look.small_letters.line(name, INK, STRONG, least)
        left, y = board.column.x + board.good + board.letters // 2, round(board.step * (at + 0.5))
        picture.blit(words, words.get_rect(midleft=(left, y)))
    return picture


def _upon_board(look: Look, spans: Sequence[tuple[int, int]], size: tuple[int, int]) -> Iterator[Part]:
    board = _board(look, size)
    for at, each in enumerate(spans):
        figures = look.pictures.figures(span(*each), INK, NAMES, board.letters)
        yield from row(figures, board.column.right - wide(figures), board.step * (at + 0.5))


class Placard(NamedTuple):
    """A role as it lies on the table."""

    role: str
    taker: str
    gives: str


def placard(look: Look, found: Placard, names: Sequence[str], size: tuple[int, int]) -> Sprite:
    """A role with what it would give now, or who has taken it, under the first of its names that fits."""
    taken = bool(found.taker)
    key = "role", found.role, taken, *names, size
    ground = look.pictures.made(key, lambda: at_once(role_picture(look, found.role, taken, names, size)))
    return look.pictures.composed((*key, found), ground, lambda: upon_placard(look, found, size))


def _pill(size: tuple[int, int], letters: Lettering) -> Rect:
    """Where a placard says that."""
    foot = max(letters.smallest + 6, round(size[1] * 0.2))
    return Rect(4, size[1] - foot, size[0] - 8, foot - 4)


def _ground(role: str, taken: bool) -> tuple[Colour, Colour]:
    """The colours of a placard and of its pill."""
    ground = mixed(ROLE_COLOURS[role], NIGHT, 0.62) if taken else ROLE_COLOURS[role]
    return ground, SUN if taken else mixed(ground, INK, 0.3)


def named(letters: Lettering, names: Sequence[str], size: tuple[int, int]) -> tuple[int, list[str]]:
    """The height and the lines of the first name that fits a placard, in two lines if the picture allows."""
    room, least = size[0] - 4, letters.smallest
    for name in names:
        for high in range(max(least, size[0] // 9), least - 1, -1):
            if letters.width(name, NAMES, high) <= room:
                return high, [name]
        lines = letters.wrapped(name, room, NAMES, least)
        spare = _pill(size, letters).top - 2 * least - 8 >= size[0] * EMBLEM
        if spare and len(lines) == 2 and letters.widest(name, NAMES, least) <= room:
            return least, lines
    return least, [""]


def role_picture(
    look: Look, role: str, taken: bool, names: Sequence[str], size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """The picture of a role and its name, piece by piece."""
    width, letters = size[0], look.small_letters
    ground, colour = _ground(role, taken)
    picture = panel(size, ground, width // 9, mixed(ground, INK, 0.5), 2)
    yield
    high, lines = named(letters, names, size)
    pill = _pill(size, letters)
    top = pill.top - high * len(lines) - 3
    figure = round(min(width * EMBLEM, top - 5))
    drawing = look.icon(f"sanjuan/roles/{role}", figure)
    yield
    if taken:
        drawing = drawing.copy()
        drawing.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(drawing, ((width - figure) // 2, 3))
    for at, line in enumerate(lines):
        words = letters.line(line, readable_on(ground), NAMES, high)
        picture.blit(words, ((width - words.get_width()) // 2, top + at * high))
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
        yield Part(look.pictures.text(text, ink, STRONG, high), *pill.center)
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
