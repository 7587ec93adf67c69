"""Pictures of a canvas, each made once: drawings, panels and lines of text."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from scenes.canvas import Canvas, Colour, Sprite
from scenes.drawings import drawing, shape
from scenes.lettering import TEXT, Lettering
from scenes.theme import CREAM

FINE: Final = 4
"""Shapes are drawn so many times larger, for smooth edges."""
LARGE: Final = 30_000
"""From so many pixels on half of that will do."""
COARSE: Final = 660
"""A ground has no more pixels to a side than that of its own: larger ones are sized up."""
MOST_TEXTS: Final = 300
MOST_PASSING: Final = 80
"""Lines of text, and pictures put together, that are kept; what was not shown for longest goes first."""


class Pictures:
    def __init__(self, canvas: Canvas, lettering: Lettering) -> None:
        self.lettering = lettering
        self._canvas = canvas
        self._made: dict[Hashable, Sprite] = {}
        self.surfaces: dict[Hashable, Surface] = {}
        """What pictures are put together from."""
        self._texts: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._passing: OrderedDict[Hashable, Sprite] = OrderedDict()

    def made(
        self,
        key: Hashable,
        make: Callable[[], Surface],
        angles: Sequence[float] = (),
        scales: Sequence[float] = (),
    ) -> Sprite:
        """What this key stands for, made the first time."""
        if key not in self._made:
            self._made[key] = self._canvas.sprite(make(), angles, scales)
        return self._made[key]

    def passing(self, key: Hashable, make: Callable[[], Surface]) -> Sprite:
        """The same for what will not be wanted for long."""
        return self._kept(self._passing, MOST_PASSING, key, make)

    def _kept(
        self, kept: OrderedDict[Hashable, Sprite], most: int, key: Hashable, make: Callable[[], Surface]
    ) -> Sprite:
        if key not in kept:
            kept[key] = self._canvas.sprite(make(), lasting=False)
        kept.move_to_end(key)
        if len(kept) > most:
            kept.popitem(last=False)
        return kept[key]

    def text(
        self, words: str, colour: Colour = CREAM, font: str = TEXT, size: int = 0, width: int = 0
    ) -> Sprite:
        """One line, or lines of at most a width."""

        def make() -> Surface:
            if width:
                return self.lettering.paragraph(words, width, colour, font, size)
            return self.lettering.line(words, colour, font, size)

        return self._kept(self._texts, MOST_TEXTS, (words, colour, font, size, width), make)

    def panel(
        self, size: tuple[int, int], colour: Colour, radius: int, edge: Colour | None = None, line: int = 0
    ) -> Sprite:
        return self.made(
            ("panel", size, colour, radius, edge, line), lambda: panel(size, colour, radius, edge, line)
        )

    def frame(self, size: tuple[int, int], colour: Colour, radius: int, line: int) -> Sprite:
        """An edge with nothing within."""
        return self.made(
            ("frame", size, colour, radius, line), lambda: panel(size, None, radius, colour, line)
        )

    def drawing(self, name: str, width: int, height: int = 0) -> Sprite:
        """A vector drawing of the `art` folder."""
        size = (width, height or width)
        return self.made(("drawing", name, size), lambda: drawing(name, *size))


def panel(
    size: tuple[int, int], colour: Colour | None, radius: int, edge: Colour | None = None, line: int = 0
) -> Surface:
    """A box with round corners."""
    return _panel(size, colour, radius, edge, line).copy()


@lru_cache(maxsize=256)
def _panel(
    size: tuple[int, int], colour: Colour | None, radius: int, edge: Colour | None, line: int
) -> Surface:
    """Only its corners need smooth edges: the rest is stretched between them."""
    corner = max(radius, line) + 1
    if min(size) <= 2 * corner:
        return _box(size, colour, radius, edge, line)
    small = _box((2 * corner + 1, 2 * corner + 1), colour, radius, edge, line)
    picture = Surface(size, pygame.SRCALPHA)
    parts = (0, corner), (corner, 1), (corner + 1, corner)
    columns, rows = (((0, corner), (corner, side - 2 * corner), (side - corner, corner)) for side in size)
    for (left, wide), (x, width) in zip(parts, columns, strict=True):
        for (top, tall), (y, height) in zip(parts, rows, strict=True):
            part = small.subsurface((left, top, wide, tall))
            picture.blit(pygame.transform.scale(part, (width, height)), (x, y))
    return picture


@lru_cache(maxsize=256)
def _box(
    size: tuple[int, int], colour: Colour | None, radius: int, edge: Colour | None, line: int
) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        box = surface.get_rect()
        if edge and line:
            pygame.draw.rect(surface, edge, box, 0 if colour else line * scale, border_radius=radius * scale)
            box = box.inflate(-2 * line * scale, -2 * line * scale)
        if colour:
            inner = max(0, radius - (line if edge else 0))
            pygame.draw.rect(surface, colour, box, border_radius=inner * scale)

    return smooth(size, draw)


def smooth(size: tuple[int, int], draw: Callable[[Surface, int], None]) -> Surface:
    """A picture drawn larger than it will be."""
    fine = FINE if size[0] * size[1] < LARGE else FINE // 2
    large = Surface((max(1, size[0]) * fine, max(1, size[1]) * fine), pygame.SRCALPHA)
    draw(large, fine)
    return pygame.transform.smoothscale(bled(large), size)


def filling(name: str, size: tuple[int, int]) -> Surface:
    """A drawing so large that it fills a size, with nothing to be seen through."""
    width = max(size[0], size[1] * shape(name))
    wanted = round(width + 1), round(width / shape(name) + 1)
    rough = min(1.0, COARSE / max(wanted))
    drawn = drawing(name, round(wanted[0] * rough), round(wanted[1] * rough))
    whole = Surface(drawn.get_size())
    whole.blit(drawn, (0, 0))
    if rough < 1:
        whole = pygame.transform.smoothscale(whole, wanted)
    found = Surface(size)
    found.blit(whole, whole.get_rect(center=found.get_rect().center))
    return found


def bled(picture: Surface) -> Surface:
    """Let what cannot be seen have the colour of the whole, so that no dark seam shows at soft edges."""
    tint = pygame.transform.average_color(picture, consider_alpha=True)[:3]
    ground = Surface(picture.get_size(), pygame.SRCALPHA)
    ground.fill((*tint, 0))
    ground.blit(picture, (0, 0))
    return ground


def middle(rect: Rect) -> tuple[int, int]:
    """Where a picture goes that fills a rectangle."""
    return rect.x + rect.width // 2, rect.y + rect.height // 2
