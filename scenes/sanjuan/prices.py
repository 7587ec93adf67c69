"""What goods are worth, on the board that lies beside the roles."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.sanjuan.catalogue import GOODS, TILES
from game.texts import Say
from scenes.cards import flip
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.lettering import NAMES, STRONG
from scenes.draw.pictures import panel
from scenes.draw.theme import INK, PAPER, SEA, mixed
from scenes.widgets.tokens import Tokens, row, wide

TILE: Final = "sanjuan/tile"
TILE_BACK: Final = "sanjuan/tile_back"
"""Drawings of what tells the prices."""


def prices(tiles: Sequence[str | None]) -> list[tuple[int, int]]:
    """The lowest and the highest price of each good, as far as anybody can know.

    >>> prices(["12223", None, None, None, None])[4], prices([None, "11122", None, None, None])[4]
    ((3, 3), (2, 3))
    """
    possible = [tiles[0]] if tiles[0] else [tile for tile in TILES if tile not in tiles]
    by_good = [[int(tile[at]) for tile in possible] for at in range(len(GOODS) - 1)]
    return [(min(each), max(each)) for each in by_good]


def turning(tokens: Tokens, size: tuple[int, int]) -> Iterator[Sprite]:
    """What is seen of the price tile while it turns its face up."""
    return flip.tile(tokens.pictures, TILE_BACK, TILE, size)


class Tiles(NamedTuple):
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


def price_board(tokens: Tokens, say: Say, tiles: Sequence[str | None], size: tuple[int, int]) -> Sprite:
    """What goods are worth now, or may be worth."""
    key, spans = ("prices", bool(tiles[0]), size), tuple(prices(tiles))
    ground = tokens.pictures.made(key, lambda: _goods(tokens, say, bool(tiles[0]), size))
    return tokens.pictures.composed((*key, spans), ground, lambda: _upon_board(tokens, say, spans, size))


def _board(tokens: Tokens, say: Say, size: tuple[int, int]) -> Tiles:
    step, least = size[1] / 5, tokens.small_letters.smallest
    good = round(min(step * 0.86, size[0] * 0.34))
    letters = tokens.grown(max(least, round(step * 0.62)), step * 0.9)
    letters = tokens.small_letters.narrowed("0–0", size[0] * 0.8 - good - 2, NAMES, letters, least)
    names = [say(f"good.{name}").capitalize() for name in GOODS[1:]]
    room = size[0] - good - 2 * letters - tokens.small_letters.width("0–0", NAMES, letters)
    if any(tokens.small_letters.width(name, STRONG, least) > room for name in names):
        names = []
    column = Rect(0, 0, size[0] - letters if names else min(size) * 0.8, size[1])
    column.centerx = size[0] // 2
    return Tiles(step, column, good, letters, names)


def _goods(tokens: Tokens, say: Say, seen: bool, size: tuple[int, int]) -> Surface:
    """A board without its prices, paler if the tile is not seen."""
    board, least = _board(tokens, say, size), tokens.small_letters.smallest
    colour = PAPER if seen else mixed(PAPER, SEA, 0.35)
    picture = panel(size, colour, size[1] // 12, INK, 2)
    for at, name in enumerate(GOODS[1:]):
        y = round(board.step * (at + 0.5))
        good = tokens.icon(f"sanjuan/goods/{name}", board.good)
        picture.blit(good, good.get_rect(midleft=(board.column.x, y)))
    for at, name in enumerate(board.names):
        words = tokens.small_letters.line(name, INK, STRONG, least)
        left, y = board.column.x + board.good + board.letters // 2, round(board.step * (at + 0.5))
        picture.blit(words, words.get_rect(midleft=(left, y)))
    return picture


def _upon_board(
    tokens: Tokens, say: Say, spans: Sequence[tuple[int, int]], size: tuple[int, int]
) -> Iterator[Placed]:
    board = _board(tokens, say, size)
    for at, each in enumerate(spans):
        figures = tokens.pictures.figures(span(*each), INK, NAMES, board.letters)
        yield from row(figures, board.column.right - wide(figures), board.step * (at + 0.5))


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
