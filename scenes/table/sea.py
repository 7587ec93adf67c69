"""The sea at dusk, which every table is painted on; nothing but night in high contrast."""

from collections.abc import Generator, Iterator

from pygame import Surface

from scenes.draw.pictures import at_once, filling, panel
from scenes.draw.theme import NIGHT, strong
from scenes.widgets.tokens import Tokens


def sea(tokens: Tokens) -> Surface:
    return tokens.pictures.drawn(_key(tokens), lambda: at_once(_filled(tokens.screen)))


def make_sea(tokens: Tokens) -> Iterator[None]:
    """The sea, painted piece by piece."""
    if _key(tokens) not in tokens.pictures.surfaces:
        made = yield from _filled(tokens.screen)
        tokens.pictures.drawn(_key(tokens), lambda: made)
        yield


def _key(tokens: Tokens) -> tuple[str, int]:
    return "sea", tokens.screen[0]


def _filled(size: tuple[int, int]) -> Generator[None, None, Surface]:
    return panel(size, NIGHT, 0) if strong() else (yield from filling("scene/table", size))
