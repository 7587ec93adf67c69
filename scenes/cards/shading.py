"""Light and shadow on cards."""

from typing import Final

import pygame
from pygame import Surface

from scenes.draw.pictures import smooth
from scenes.draw.theme import CREAM, INK

SOFT: Final = 0.1
"""The edge of a shadow, in widths of the card."""
DARKNESS: Final = 150
"""Of a shadow, of 255."""


def shadow(size: tuple[int, int]) -> Surface:
    """Soft, and larger than what throws it."""
    edge = max(2, round(size[0] * SOFT / 2))
    small = Surface((size[0] // edge + 4, size[1] // edge + 4), pygame.SRCALPHA)
    small.fill((*INK, DARKNESS), small.get_rect().inflate(-3, -3))
    return pygame.transform.smoothscale(small, (small.get_width() * edge, small.get_height() * edge))


def shine(size: tuple[int, int]) -> Surface:
    """A slanting band of light, as high as a card."""

    def draw(surface: Surface, scale: int) -> None:
        width, height = surface.get_size()
        for inset, alpha in ((0.0, 50), (0.18, 100), (0.32, 150)):
            near, far, slant = width * inset * 0.6, width * (1 - inset * 0.6), width * 0.4
            corners = [(near + slant, 0), (far, 0), (far - slant, height), (near, height)]
            pygame.draw.polygon(surface, (*CREAM, alpha), corners)

    return smooth((round(size[0] * 0.26), round(size[1] * 0.96)), draw)
