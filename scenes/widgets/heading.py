"""What a screen is called, and what lies behind all of it."""

from typing import TYPE_CHECKING, Final

from pygame import SRCALPHA, Surface, transform

from scenes.draw.canvas import Placed, Sprite
from scenes.draw.drawings import drawing, shape
from scenes.draw.lettering import NAMES
from scenes.draw.theme import CREAM

if TYPE_CHECKING:
    from scenes.app.console import Console

LARGE: Final = 2.0
"""The letters of a heading in sizes of the body."""
TALLEST: Final = 0.12
"""The letters of a heading at most, in shares of the screen's height."""
ROPE: Final = 0.62
"""The ropes beside it, in heights of its line."""


def heading(console: "Console", words: str, width: int) -> Sprite:
    """As large as there is room for in one line."""
    letters = console.lettering
    largest = round(min(letters.body * LARGE, console.layout.safe.height * TALLEST))
    size = letters.narrowed(words, width, NAMES, largest, console.small_lettering.smallest)
    return console.pictures.text(words, CREAM, NAMES, size)


def roped(console: "Console", words: str, width: int) -> Sprite:
    """A heading between two ropes, if they have room."""
    plain = heading(console, words, width)
    high = round(plain.size[1] * ROPE)
    rope = round(high * shape("scene/rope"))
    size = plain.size[0] + 2 * rope + high, plain.size[1]
    if size[0] > width:
        return plain
    ropes = console.pictures.made(("ropes", size), lambda: _ropes(size, rope, high), lasting=False)
    upon = [Placed(plain, size[0] / 2, size[1] / 2)]
    return console.pictures.composed(("roped", words, size), ropes, lambda: upon)


def _ropes(size: tuple[int, int], width: int, height: int) -> Surface:
    picture, left = Surface(size, SRCALPHA), drawing("scene/rope", width, height)
    top = (size[1] - left.get_height()) // 2
    picture.blit(left, (0, top))
    picture.blit(transform.flip(left, True, False), (size[0] - left.get_width(), top))
    return picture
