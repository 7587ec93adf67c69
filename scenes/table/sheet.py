"""Who got what in a role that ends: a sheet with a cell for each seat, of pictures made before."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from pygame import Rect

from scenes.draw.canvas import Placed, Sprite
from scenes.draw.lettering import STRONG
from scenes.draw.theme import INK, PAPER, ROOF
from scenes.table.placards import Role
from scenes.widgets.tokens import Tokens, row, standing, wide

WIDE, TALL = 0.98, 0.78
"""Of the zone that it covers."""
EMBLEM: Final = 0.5
"""The role's sign, in heights of the sheet."""
FACE: Final = 0.46
SIGN: Final = 1.3
"""What is counted, in sizes of letters."""
ALONE: Final = 0.37
"""What has no number, in heights of the sheet."""
SIGNS: Final = "+−0123456789"
NOTHING: Final = "–"


class Gain(NamedTuple):
    drawing: str
    number: int = 0
    """Below nothing it is a loss; at nothing only the drawing is seen."""
    plain: bool = False
    """The drawing has one colour."""
    used: bool = False
    """It is what was given for the rest: neither won nor lost."""


class Share(NamedTuple):
    portrait: str
    gains: Sequence[Gain]


def make(
    tokens: Tokens, portraits: Iterable[str], gains: Iterable[Gain], played: Iterable[Role], zone: Rect
) -> Iterator[None]:
    """All that sheets of these roles can be put together of."""
    letters = tokens.small_letters.smallest
    for role in played:
        _ground(tokens, role, zone)
        yield
    for line in (INK, ROOF):
        tokens.pictures.figures(SIGNS, line, STRONG, letters)
        yield
    tokens.pictures.figures(NOTHING, INK, STRONG, letters)
    for portrait in portraits:
        _face(tokens, portrait, zone)
        yield
    for gain in gains:
        _sign(tokens, gain, zone)
        yield


def _sign(tokens: Tokens, gain: Gain, zone: Rect) -> Sprite:
    size = tokens.small_letters.smallest * SIGN if gain.number else zone.height * TALL * ALONE
    if gain.plain:
        return tokens.pictures.icon(gain.drawing, round(size), INK)
    return tokens.pictures.drawing(gain.drawing, round(size))


def _face(tokens: Tokens, portrait: str, zone: Rect) -> Sprite:
    return tokens.pictures.drawing(portrait, round(zone.height * TALL * FACE))


def sheet(tokens: Tokens, role: Role, shares: Sequence[Share], zone: Rect) -> Sprite:
    """Each seat in its cell, from left to right."""
    key = "sheet", role.drawing, tuple((share.portrait, *share.gains) for share in shares), zone.size
    return tokens.pictures.composed(
        key, _ground(tokens, role, zone), lambda: _parts(tokens, role, shares, zone)
    )


def _ground(tokens: Tokens, role: Role, zone: Rect) -> Sprite:
    size = round(zone.width * WIDE), round(zone.height * TALL)
    _emblem(tokens, role, zone)
    return tokens.pictures.panel(size, PAPER, size[1] // 6, role.colour, max(3, size[1] // 24))


def _emblem(tokens: Tokens, role: Role, zone: Rect) -> Sprite:
    return tokens.pictures.drawing(role.drawing, round(zone.height * TALL * EMBLEM))


def _parts(tokens: Tokens, role: Role, shares: Sequence[Share], zone: Rect) -> Iterator[Placed]:
    width, height = round(zone.width * WIDE), round(zone.height * TALL)
    emblem = _emblem(tokens, role, zone)
    yield standing(emblem, height // 8, height // 2)
    left = height // 4 + emblem.size[0]
    step = (width - left) // len(shares)
    for at, share in enumerate(shares):
        yield from _cell(tokens, share, Rect(left + at * step, 0, step, height), zone)


def _cell(tokens: Tokens, share: Share, area: Rect, zone: Rect) -> Iterator[Placed]:
    """A face, and beside it what it got, as many to a row as there is room for."""
    who, letters = _face(tokens, share.portrait, zone), tokens.small_letters.smallest
    yield standing(who, area.x, area.centery)
    left, gap = area.x + who.size[0] + letters // 3, letters // 2
    gains = [[*_gain(tokens, gain, zone)] for gain in share.gains]
    rows = _rows(gains, area.right - left, gap)
    if not rows:
        yield from row(tokens.pictures.figures(NOTHING, INK, STRONG, letters), left, area.centery)
    step = max((sprites[-1].size[1] for sprites in gains), default=0) + 2
    step = min(step, area.height // max(1, len(rows)))
    top = area.centery - step * (len(rows) - 1) / 2
    for at, line in enumerate(rows):
        x = left
        for sprites in line:
            yield from row(sprites, x, top + at * step)
            x += wide(sprites) + gap


def _gain(tokens: Tokens, gain: Gain, zone: Rect) -> Iterator[Sprite]:
    if gain.number:
        line = INK if gain.number > 0 else ROOF
        sign = "" if gain.used else "+" if gain.number > 0 else "−"
        words = f"{sign}{abs(gain.number)}"
        yield from tokens.pictures.figures(words, line, STRONG, tokens.small_letters.smallest)
    yield _sign(tokens, gain, zone)


def _rows(gains: Sequence[list[Sprite]], room: int, gap: int) -> list[list[list[Sprite]]]:
    """As many in each as there is room for, with a gap between them."""
    rows: list[list[list[Sprite]]] = []
    for sprites in gains:
        if rows and sum(wide(each) + gap for each in rows[-1]) + wide(sprites) <= room:
            rows[-1].append(sprites)
        else:
            rows.append([sprites])
    return rows
