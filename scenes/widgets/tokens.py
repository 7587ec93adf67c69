"""Signs that tables are told with, such as coins and seals, and rows of them, each made once."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface

from scenes.draw.canvas import Colour, Placed, Sprite
from scenes.draw.drawings import drawing
from scenes.draw.lettering import NAMES
from scenes.draw.pictures import panel, smooth
from scenes.draw.theme import CREAM, DARK_LEAF, DEEP, INK, PAPER, SEAL, SUN, readable_on

if TYPE_CHECKING:
    from scenes.app.console import Console

Angles = Sequence[float]
"""Those that a picture may be turned by."""
HEXAGON: Final = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))

MORE: Final = 1.5
"""Numbers with little room grow so much at most."""


class Tokens:
    """What one console draws them with, in any size."""

    def __init__(self, console: "Console") -> None:
        self.pictures = console.pictures
        self.letters = console.lettering
        self.small_letters = console.small_lettering
        self.screen = console.layout.screen.size

    def grown(self, high: int, most: float) -> int:
        """The height of numbers that grow with the letters, as far as there is room."""
        return max(high, min(round(high * self.letters.smallest / self.small_letters.smallest), round(most)))

    @property
    def numbers(self) -> int:
        """The height of those that stand where most of the room is for something else."""
        return self.grown(self.small_letters.smallest, self.small_letters.smallest * MORE)

    def icon(self, path: str, size: int) -> Surface:
        """A drawing to be painted with, not on."""
        return self.pictures.drawn((path, size), lambda: drawing(path, size, size))

    def tick(self, size: int, angles: Angles = ()) -> Sprite:
        """The sign of what is picked."""

        def make() -> Surface:
            disc = panel((size, size), CREAM, size // 2, INK, max(1, size // 14))
            return self._marked(disc, "icons/check", DARK_LEAF)

        return self.pictures.made(("tick", size, *angles), make, angles)

    def star(self, size: int, angles: Angles = ()) -> Sprite:
        """The sign of what the coach would choose."""

        def make() -> Surface:
            disc = panel((size, size), DEEP, size // 2, SUN, max(2, size // 10))
            return self._marked(disc, "icons/star", SUN)

        return self.pictures.made(("star", size, *angles), make, angles)

    def _marked(self, disc: Surface, name: str, colour: Colour) -> Surface:
        """The disc with an icon in a colour upon it."""
        inner = round(disc.get_width() * 0.7)
        mark = self.icon(name, inner).copy()
        mark.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        disc.blit(mark, ((disc.get_width() - inner) // 2,) * 2)
        return disc

    def coin(self, number: int, size: int, reduced: bool = False, angles: Angles = ()) -> Sprite:
        """A price, or how much money there is; paler if it is less than printed."""
        key = "coin", number, reduced, size, *angles
        return self.pictures.made(key, lambda: self.minted(number, size, reduced), angles)

    def minted(self, number: int, size: int, reduced: bool = False) -> Surface:
        disc = self.pictures.drawn(("coin", reduced, size), lambda: _blank(PAPER if reduced else SUN, size))
        return self.numbered(disc.copy(), str(number), INK, 0.68)

    def seal(self, points: int, size: int) -> Surface:
        """What something counts; a star if that depends."""
        return self.pictures.drawn(("points", points, size), lambda: self._sealed(points, size))

    def counted(self, points: int, size: int) -> Surface:
        """What something counts as things stand, below the star of what depends."""
        seal, star = _hexagon(size), self.icon("icons/star", round(size * 0.28))
        self.numbered(seal, str(points), CREAM, 0.5)
        seal.blit(star, star.get_rect(midtop=(size // 2, round(size * 0.05))))
        return seal

    def _sealed(self, points: int, size: int) -> Surface:
        seal = _hexagon(size)
        if points:
            return self.numbered(seal, str(points), CREAM, 0.5)
        star = self.icon("icons/star", round(size * 0.6))
        seal.blit(star, star.get_rect(center=seal.get_rect().center))
        return seal

    def disc(self, path: str, colour: Colour, size: int) -> Surface:
        """A sign on a disc of a colour."""
        return self.pictures.drawn(("disc", path, colour, size), lambda: self._disc(path, colour, size))

    def _disc(self, path: str, colour: Colour, size: int) -> Surface:
        def draw(surface: Surface, scale: int) -> None:
            pygame.draw.circle(surface, colour, (size * scale // 2,) * 2, size * scale // 2)

        disc = smooth((size, size), draw)
        inner = round(size * 0.76)
        disc.blit(self.icon(path, inner), ((size - inner) // 2, (size - inner) // 2))
        return disc

    def numbered(self, picture: Surface, words: str, colour: Colour, share: float) -> Surface:
        """The picture with a number in its middle."""
        size = max(self.small_letters.smallest, round(picture.get_height() * share))
        letters = self.letters.line(words, colour, NAMES, size)
        bounds = letters.get_bounding_rect()
        centre = picture.get_rect().center
        picture.blit(letters, (centre[0] - bounds.centerx, centre[1] - bounds.centery))
        return picture

    def tag(self, words: str, colour: Colour, least: int, most: int) -> Surface:
        """A name on a band so wide at least, on as many lines as it takes at most."""
        letters, size = self.letters, self.letters.smallest
        lines = letters.wrapped(words, most, NAMES, size)
        step, wide = letters.height(NAMES, size), max(letters.width(line, NAMES, size) for line in lines)
        whole = max(least, wide + size), step * len(lines) + size // 3
        picture = panel(whole, colour, size // 4, INK, max(1, least // 60))
        for at, line in enumerate(lines):
            drawn = letters.line(line, readable_on(colour), NAMES, size)
            y = (at + 0.5) * step + size // 6 + size * 0.06
            picture.blit(drawn, drawn.get_rect(center=(whole[0] // 2, round(y))))
        return picture


def _blank(colour: Colour, size: int) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        centre, radius = (size * scale // 2,) * 2, size * scale // 2
        pygame.draw.circle(surface, INK, centre, radius)
        pygame.draw.circle(surface, colour, centre, radius - max(1, size // 14) * scale)

    return smooth((size, size), draw)


def _hexagon(size: int) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        half = size * scale / 2
        corners = [(half + half * x, half + half * y) for x, y in HEXAGON]
        inner = [(half + (x - half) * 0.86, half + (y - half) * 0.86) for x, y in corners]
        pygame.draw.polygon(surface, INK, corners)
        pygame.draw.polygon(surface, SEAL, inner)

    return smooth((size, size), draw)


def standing(sprite: Sprite, left: float, y: float) -> Placed:
    """A picture that begins there, halfway up a line."""
    return Placed(sprite, left + sprite.size[0] // 2, y)


def row(sprites: Sequence[Sprite], left: float, y: float) -> Iterator[Placed]:
    """Pictures one after the other."""
    for sprite in sprites:
        yield standing(sprite, left, y)
        left += sprite.size[0]


def wide(sprites: Sequence[Sprite]) -> int:
    return sum(sprite.size[0] for sprite in sprites)
