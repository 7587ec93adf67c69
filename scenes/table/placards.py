"""Placards of roles in a row, put together when something has changed."""

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.draw.canvas import Colour, Placed, Sprite
from scenes.draw.lettering import NAMES, STRONG, Lettering
from scenes.draw.pictures import at_once, panel
from scenes.draw.theme import INK, NIGHT, SUN, mixed, readable_on
from scenes.widgets.tokens import Tokens, row, standing, wide

EMBLEM: Final = 0.94
"""The picture of a role, in widths of its placard."""
FACE: Final = 0.5
"""The portrait upon that, in its widths."""
COIN: Final = 0.3
"""What lies in a corner, in widths of the placard."""
LARGEST: Final = 0.85
"""What a placard says, in heights of its ground."""
SMALLER: Final = 12
"""Letters of a role may be so small where they have no room otherwise, in pixels."""
LEAST: Final = 8
"""Letters of a taker's name may be so small, in pixels."""


class Role(NamedTuple):
    """How a role is drawn."""

    drawing: str
    colour: Colour
    names: tuple[str, ...]
    """The first of them that fits is shown."""


class Placard(NamedTuple):
    """A role as it lies on the table."""

    role: Role
    gives: str
    """To whoever takes it now."""
    taker: str = ""
    portrait: str = ""
    """The taker's, where it is to be seen."""
    coins: int = 0
    """What lies on it."""
    signs: tuple[str, ...] = ()
    """Drawings of what it gives, after how many of that."""


def places(zone: Rect, count: int) -> list[Rect]:
    """Where so many placards lie."""
    width = zone.width // count
    return [Rect(zone.x + at * width + 2, zone.y, width - 4, zone.height) for at in range(count)]


def placard(tokens: Tokens, found: Placard, size: tuple[int, int]) -> Sprite:
    """A role with what it would give now, or who has taken it."""
    role, taken = found.role, bool(found.taker)
    key = "role", role, taken, size
    ground = tokens.pictures.made(key, lambda: at_once(role_picture(tokens, role, taken, size)))
    return tokens.pictures.composed((*key, found), ground, lambda: upon_placard(tokens, found, size))


def enlarged(tokens: Tokens, found: Placard, size: tuple[int, int]) -> Generator[None, None, Sprite]:
    """A role as large as the screen allows, made piece by piece."""
    taken = bool(found.taker)
    make = partial(role_picture, tokens, found.role, taken, size)
    ground = yield from tokens.pictures.pieced(("zoom", found.role, taken, size), make, lasting=False)
    return tokens.pictures.composed(("zoom", found, size), ground, lambda: upon_placard(tokens, found, size))


def _pill(size: tuple[int, int], high: int) -> Rect:
    """Where a placard says that, in letters so high at least."""
    foot = max(high + 6, round(size[1] * 0.2))
    return Rect(4, size[1] - foot, size[0] - 8, foot - 4)


def _ground(role: Role, taken: bool) -> tuple[Colour, Colour]:
    """The colours of a placard and of its pill."""
    ground = mixed(role.colour, NIGHT, 0.62) if taken else role.colour
    return ground, SUN if taken else mixed(ground, INK, 0.3)


def named(
    letters: Lettering, names: Sequence[str], size: tuple[int, int], below: int
) -> tuple[int, list[str]]:
    """The height and the lines of the first name that fits a placard, in two lines if the picture allows.

    Below it so high letters say something else.
    """
    room, least = size[0] - 4, letters.smallest
    for name in names:
        high = letters.narrowed(name, room, NAMES, max(least, size[0] // 9), least)
        if letters.width(name, NAMES, high) <= room:
            return high, [name]
        lines = letters.wrapped(name, room, NAMES, least)
        spare = _pill(size, below).top - 2 * least - 8 >= size[0] * EMBLEM
        if spare and len(lines) == 2 and letters.widest(name, NAMES, least) <= room:
            return least, lines
    high = letters.narrowed(names[-1], room, NAMES, least, SMALLER)
    return high, [names[-1] if letters.width(names[-1], NAMES, high) <= room else ""]


def _emblem(size: tuple[int, int], top: int) -> Rect:
    """Where the picture of a role is, above its name."""
    side = max(1, round(min(size[0] * EMBLEM, top - 5)))
    return Rect((size[0] - side) // 2, 3, side, side)


def emblem(tokens: Tokens, role: Role, size: tuple[int, int]) -> Rect:
    """Where the picture of a role is."""
    return _emblem(size, _name(tokens, role, size)[0])


def _name(tokens: Tokens, role: Role, size: tuple[int, int]) -> tuple[int, int, list[str]]:
    """Where it begins, the height of its letters, and its lines."""
    high, lines = named(tokens.small_letters, role.names, size, tokens.numbers)
    return _pill(size, tokens.numbers).top - high * len(lines) - 3, high, lines


def role_picture(
    tokens: Tokens, role: Role, taken: bool, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """The picture of a role and its name, piece by piece."""
    width, letters = size[0], tokens.small_letters
    ground, colour = _ground(role, taken)
    picture = panel(size, ground, width // 9, mixed(ground, INK, 0.5), 2)
    yield
    top, high, lines = _name(tokens, role, size)
    place = _emblem(size, top)
    drawing = tokens.icon(role.drawing, place.width)
    yield
    if taken:
        drawing = drawing.copy()
        drawing.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(drawing, place)
    for at, line in enumerate(lines):
        words = letters.line(line, readable_on(ground), NAMES, high)
        picture.blit(words, ((width - words.get_width()) // 2, top + at * high))
    pill = _pill(size, tokens.numbers)
    picture.blit(panel(pill.size, colour, pill.height // 2), pill)
    return picture


def upon_placard(tokens: Tokens, found: Placard, size: tuple[int, int]) -> Iterator[Placed]:
    """What is seen on the picture of a role."""
    letters, pictures, pill = tokens.small_letters, tokens.pictures, _pill(size, tokens.numbers)
    high, ink = _pill_letters(tokens, found.role, bool(found.taker), pill)
    text, room = found.taker or found.gives, pill.width - 4 - len(found.signs) * (high + 2)
    high = letters.narrowed(text, room, STRONG, high, LEAST)
    text = letters.shortened(text, room, STRONG, high)
    if found.taker:
        yield Placed(pictures.text(text, ink, STRONG, high), *pill.center)
    else:
        signs = [pictures.drawing(sign, high + 2) for sign in found.signs]
        line = [*pictures.figures(text, ink, STRONG, high), *signs]
        yield from row(line, pill.centerx - wide(line) / 2, pill.centery)
    if found.portrait:
        place = emblem(tokens, found.role, size)
        yield Placed(pictures.drawing(found.portrait, round(place.width * FACE)), *place.center)
    if found.coins:
        coin = tokens.coin(found.coins, round(size[0] * COIN))
        yield standing(coin, 0, coin.size[1] / 2)


def _pill_letters(tokens: Tokens, role: Role, taken: bool, pill: Rect) -> tuple[int, Colour]:
    """The height and the colour of letters, if there is room for them."""
    _, colour = _ground(role, taken)
    high = max(tokens.small_letters.smallest, pill.height // 2)
    return tokens.grown(high, pill.height * LARGEST), INK if taken else readable_on(colour)


def make_pill(tokens: Tokens, role: Role, given: str, size: tuple[int, int]) -> None:
    """All letters of what a role may give."""
    high, ink = _pill_letters(tokens, role, False, _pill(size, tokens.numbers))
    tokens.pictures.figures(given, ink, STRONG, high)
