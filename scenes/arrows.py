"""The signs that there is more than is seen."""

from collections.abc import Iterator
from functools import partial

import pygame
from pygame import Surface

from scenes.actor import Actor
from scenes.canvas import Colour, Sprite
from scenes.pictures import Pictures, smooth
from scenes.theme import FOAM

End = tuple[bool, float]
"""Whether there is more, and how high on the screen the sign of it stands."""


def arrows(
    pictures: Pictures, size: int, x: float, above: End, below: End, colour: Colour = FOAM
) -> Iterator[Actor]:
    for (more, y), up in ((above, True), (below, False)):
        if more:
            yield Actor(arrow(pictures, size, up, colour), x, y)


def arrow(pictures: Pictures, size: int, up: bool, colour: Colour) -> Sprite:
    return pictures.made(("arrow", size, up, colour), partial(_triangle, size, up, colour))


def _triangle(size: int, up: bool, colour: Colour) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        width, height = surface.get_size()
        base, tip = (height, 0) if up else (0, height)
        pygame.draw.polygon(surface, colour, [(0, base), (width, base), (width / 2, tip)])

    return smooth((size, size // 2), draw)
