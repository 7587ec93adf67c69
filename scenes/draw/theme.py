"""The colours of the house, and which of them can be read on which."""

from typing import Final

from scenes.draw.canvas import BLACK, Colour


def colour(code: str) -> Colour:
    """
    >>> colour("0B262E")
    (11, 38, 46)
    """
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


INK: Final = colour("2A1F1A")
PAPER: Final = colour("FBF2DC")
NIGHT: Final = colour("0B262E")
DEEP: Final = colour("10353F")
CREAM: Final = colour("FFF6E2")
FOAM: Final = colour("CFE8DF")
SEA: Final = colour("1E6B74")
SUN: Final = colour("F2B134")
ROOF: Final = colour("B5472F")
TERRACOTTA: Final = colour("D9734E")
DARK_LEAF: Final = colour("33683F")
WALL: Final = colour("F3E4C6")
STONE: Final = colour("A9A596")
WOOD: Final = colour("7A4E2D")
VIOLET: Final = colour("6A4C93")
SEAL: Final = colour("7C2D2D")
WHITE: Final = colour("FFFFFF")

STRONGER: Final = 0.6
"""How much nearer to black or white colours are in high contrast."""


_worn = {"strong": False, "safe": False}
"""The theme on the screen: one for the whole program."""


def wear(strong: bool, safe: bool) -> None:
    """From now on show everything in high contrast, and in colours that everybody tells apart, or neither."""
    _worn.update(strong=strong, safe=safe)


def strong() -> bool:
    return _worn["strong"]


def safe() -> bool:
    return _worn["safe"]


def seen(colour: Colour) -> Colour:
    """A colour in the theme that is worn. The accent stays what it is."""
    if not strong() or colour == SUN:
        return colour
    return mixed(colour, BLACK if readable_on(colour) == WHITE else WHITE, STRONGER)


def readable_on(ground: Colour) -> Colour:
    """Ink or white, whichever is read more easily."""
    return max((INK, WHITE), key=lambda ink: contrast(ink, ground))


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """So much of the second colour in the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def contrast(first: Colour, second: Colour) -> float:
    """
    >>> round(contrast(INK, PAPER), 1)
    14.4
    """
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
