"""The signs that there is more than is seen."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame
from pygame import Surface

from scenes.draw.actor import Actor
from scenes.draw.canvas import Colour, Sprite
from scenes.draw.pictures import Pictures, smooth
from scenes.draw.theme import FOAM
from scenes.input.buttons import Button

TURNS: Final = {Button.UP: 0, Button.LEFT: 90, Button.DOWN: 180, Button.RIGHT: 270}
End = tuple[bool, float]
"""Whether there is more, and how high on the screen the sign of it stands."""


class Arrow(Actor):
    """One of these signs, which can be pressed."""

    __slots__ = ("towards",)

    def __init__(self, sprite: Sprite, x: float, y: float, towards: Button) -> None:
        super().__init__(sprite, x, y)
        self.towards = towards

    @property
    def upright(self) -> bool:
        """There is more above or below."""
        return self.towards in (Button.UP, Button.DOWN)

    def covers(self, x: float, y: float) -> bool:
        """With as much around it as a finger needs."""
        width, height = self.sprite.size if self.sprite else (0, 0)
        around = max(width, height)
        return abs(x - self.x) <= width / 2 + around and abs(y - self.y) <= height / 2 + around / 2


def arrows(
    pictures: Pictures, size: int, x: float, above: End, below: End, colour: Colour = FOAM
) -> Iterator[Arrow]:
    for (more, y), towards in ((above, Button.UP), (below, Button.DOWN)):
        if more:
            yield Arrow(arrow(pictures, size, towards, colour), x, y, towards)


def make_arrows(pictures: Pictures, size: int, colour: Colour = FOAM) -> None:
    """Beforehand: no frame has to."""
    for towards in (Button.UP, Button.DOWN):
        arrow(pictures, size, towards, colour)


def arrow(pictures: Pictures, size: int, towards: Button, colour: Colour = FOAM) -> Sprite:
    return pictures.made(("arrow", size, towards, colour), partial(_triangle, size, towards, colour))


def _triangle(size: int, towards: Button, colour: Colour) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        width, height = surface.get_size()
        pygame.draw.polygon(surface, colour, [(0, height), (width, height), (width / 2, 0)])

    return pygame.transform.rotate(smooth((size, size // 2), draw), TURNS[towards])
