"""Letters: the fonts, their sizes as shares of the screen, and lines that fit their boxes."""

import re
from bisect import bisect_left
from collections.abc import Callable
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.font import Font

from scenes.draw.canvas import Colour
from scenes.draw.theme import seen

FONTS: Final = Path(__file__).parents[2] / "art" / "fonts"
NAMES, TEXT, STRONG = "LeagueSpartan-Bold.otf", "Karla-Regular.otf", "Karla-Bold.otf"
"""For names and numbers, for sentences, and for what must not be missed in one."""

BODY: Final = (14, 0.0375)
"""The least number of pixels, and the share of the screen's height."""
SMALLEST: Final = (12, 0.029)
UNDRAWABLE: Final = re.compile("[\0\ud800-\udfff]")
"""What fonts refuse."""
LONGEST_LINE: Final = 1000
"""Letters: what follows is on no screen."""
AIR: Final = 2
"""Pixels above and below a line together."""
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Lettering:
    """The letters of one height of screen and one text size. Nothing of it is called within a frame."""

    def __init__(self, height: int, per_cent: int = 100) -> None:
        self.body = _size(BODY, height, per_cent)
        self.smallest = _size(SMALLEST, height, per_cent)

    def line(
        self, words: str, colour: Colour, font: str = TEXT, size: int = 0, ground: Colour | None = None
    ) -> Surface:
        """One line as a picture, in the size of the body unless told otherwise."""
        letters = _font(font, size or self.body)
        try:
            return letters.render(drawable(words), True, seen(colour), ground and seen(ground))
        except pygame.error:  # none of them has any width
            return letters.render("", True, seen(colour))

    def figure(self, letter: str, colour: Colour, font: str, size: int) -> Surface:
        """A digit or a sign, as high as a digit is."""
        picture = self.line(letter, colour, font, size)
        whole, digit = picture.get_rect(), self.line("0", colour, font, size).get_bounding_rect()
        return picture.subsurface(Rect(0, digit.y - 1, whole.width, digit.height + 2).clip(whole))

    def width(self, words: str, font: str = TEXT, size: int = 0) -> int:
        return _width(words, font, size or self.body)

    def widest(self, words: str, font: str = TEXT, size: int = 0) -> int:
        """The width of the longest word."""
        return max((self.width(word, font, size) for word in words.split()), default=0)

    def narrowed(self, words: str, width: float, font: str, size: int, least: int) -> int:
        """A size, or as much less as a line needs to fit a width; no less than the least."""
        wide = self.width(words, font, size)
        if 0 < width < wide and size > least:
            size = max(least, min(size - 1, ceil(size * width / wide) + 1))
        while size > least and self.width(words, font, size) > width:
            size -= 1
        return size

    def shortened(self, words: str, width: float, font: str, size: int) -> str:
        """As much of the words as one line has room for."""
        while words and self.width(words, font, size) > width:
            words = words[:-1]
        return words

    def height(self, font: str = TEXT, size: int = 0) -> int:
        """From one line to the next."""
        return _font(font, size or self.body).get_linesize()

    @property
    def line_height(self) -> int:
        """What a line of strong words has room in."""
        return self.height(STRONG) + AIR

    def wrapped(self, words: str, width: int, font: str = TEXT, size: int = 0) -> list[str]:
        """The words in lines of at most this width; a word that is wider stands alone.

        A no-break space is a letter as any other.
        """
        lines: list[str] = []
        for paragraph in words.split("\n"):
            if self.width(paragraph, font, size) <= width:
                lines.append(paragraph)
                continue
            line = ""
            for word in filter(None, paragraph.split(" ")):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, font, size) > width:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines

    def paragraph(self, words: str, width: int, colour: Colour, font: str = TEXT, size: int = 0) -> Surface:
        """The words as a picture of at most this width, with soft edges and nothing behind them."""
        lines = self.wrapped(words, width, font, size)
        step = self.height(font, size)
        widest = max(self.width(line, font, size) for line in lines)
        picture = Surface((max(1, min(width, widest)), step * len(lines)), pygame.SRCALPHA)
        for at, line in enumerate(lines):
            picture.blit(self.line(line, colour, font, size), (0, at * step))
        return picture

    def boxed(self, words: str, width: int, height: int, least: int) -> int:
        """The size of the body, or as much less as words need to fit a box; no less than the least."""

        def fits(size: int) -> bool:
            lines = self.wrapped(words, width, TEXT, size)
            low = len(lines) * self.height(TEXT, size) <= height
            return low and all(self.width(line, TEXT, size) <= width for line in lines)

        return largest_fitting(fits, self.body, least) or least


def largest_fitting(fits: Callable[[int], bool], most: int, least: int) -> int | None:
    """The largest size in which something fits, if any; it fits in all smaller ones then.

    >>> largest_fitting(lambda size: size * 3 <= 50, 20, 10), largest_fitting(lambda size: False, 20, 10)
    (16, None)
    """
    sizes = range(most, least - 1, -1)
    return next(iter(sizes[bisect_left(sizes, True, key=fits) :]), None)


def drawable(words: str) -> str:
    """As much of them as a line can show, without what fonts refuse."""
    return UNDRAWABLE.sub("", words[:LONGEST_LINE])


def together(words: str) -> str:
    """They stand on one line."""
    return words.replace(" ", NO_BREAK)


def _size(measure: tuple[int, float], height: int, per_cent: int) -> int:
    least, share = measure
    return round(max(least, share * height) * per_cent / 100)


@lru_cache(maxsize=4096)
def _width(words: str, font: str, size: int) -> int:
    return _font(font, size).size(drawable(words))[0]


@cache
def _font(name: str, size: int) -> Font:
    pygame.font.init()
    return Font(FONTS / name, size)
