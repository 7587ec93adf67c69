"""What a screen is called, and what lies behind all of it."""

from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface

from scenes.canvas import Sprite
from scenes.lettering import NAMES, TEXT
from scenes.theme import CREAM, DEEP, NIGHT, SEA, SUN, TERRACOTTA, mixed

if TYPE_CHECKING:
    from scenes.console import Console

LARGE: Final = 2.0
"""The letters of a heading in sizes of the body, .."""
TALLEST: Final = 0.12
"""and at most, in shares of the screen's height."""
HORIZON: Final = 0.62
SUN_SIZE: Final = 0.34
"""Its radius in shares of the height."""
GLOW: Final = ((1.5, 0.08), (1.22, 0.18))
"""Rings around it: how wide, and how much colour."""
WAVES: Final = ((0.68, 0.3, 0.5), (0.74, 0.58, 0.34), (0.8, 0.16, 0.4), (0.88, 0.5, 0.56), (0.95, 0.24, 0.3))
"""Height, left end and length of light on the water, in shares of the screen."""


def heading(console: "Console", words: str, width: int, grandeur: float = 1) -> Sprite:
    """As large as there is room for in one line."""
    letters = console.lettering
    size = round(grandeur * min(letters.body * LARGE, console.layout.safe.height * TALLEST))
    while size > console.small_lettering.smallest and letters.width(words, NAMES, size) > width:
        size -= 1
    return console.pictures.text(words, CREAM, NAMES, size)


def fitting(console: "Console", words: str, width: int, height: int) -> int:
    """The size of the body, or as much less as words need to fit a box."""
    letters = console.lettering
    for size in range(letters.body, console.small_lettering.smallest, -1):
        lines = letters.wrapped(words, width, TEXT, size)
        widest = max(letters.width(line, TEXT, size) for line in lines)
        if widest <= width and len(lines) * letters.height(TEXT, size) <= height:
            return size
    return console.small_lettering.smallest


def dusk(size: tuple[int, int]) -> Surface:
    """The sun goes down over the sea, dark enough to be written on."""
    width, height = size
    surface = Surface(size)
    horizon, radius = round(height * HORIZON), round(height * SUN_SIZE)
    surface.fill(NIGHT)
    for wider, share in GLOW:
        pygame.draw.aacircle(surface, mixed(NIGHT, TERRACOTTA, share), (width // 2, horizon), radius * wider)
    pygame.draw.aacircle(surface, mixed(NIGHT, SUN, 0.3), (width // 2, horizon), radius)
    pygame.draw.rect(surface, mixed(DEEP, SEA, 0.2), (0, horizon, width, height - horizon))
    for top, left, length in WAVES:
        wave = pygame.Rect(left * width, top * height, length * width, max(2, height // 220))
        pygame.draw.rect(surface, mixed(DEEP, SEA, 0.7), wave, border_radius=wave.height)
    return surface
