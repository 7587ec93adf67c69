"""The port at dusk, behind the title: sky, sun, hills, town with its lights, water, quay."""

from typing import Final

import pygame
from pygame import Surface

from scenes.canvas import Colour
from scenes.drawings import drawing
from scenes.theme import CREAM, DEEP, NIGHT, SEA, SUN, TERRACOTTA, mixed

HORIZON: Final = 0.62
SKY: Final = (
    NIGHT,
    mixed(NIGHT, SEA, 0.7),
    mixed(SEA, TERRACOTTA, 0.45),
    mixed(TERRACOTTA, SUN, 0.45),
    mixed(SUN, CREAM, 0.3),
)
"""From the top to the horizon."""
WATER: Final = mixed(DEEP, SEA, 0.4)
PARTS: Final[tuple[tuple[str, float, float, Colour], ...]] = (
    ("harbour_far", HORIZON, -0.03, (150, 140, 170)),
    ("town", HORIZON, 0.0, (120, 125, 165)),
    ("town_lights", HORIZON, 0.0, (255, 255, 255)),
    ("quay", 1.0, 0.0, (215, 205, 215)),
)
"""Drawings from the back to the front: where they stand, how much higher, and the light on them."""
SHAPE: Final = 640 / 240
WIDEST: Final = 800
"""Drawings no larger than that are sized up for larger screens."""


def harbour(size: tuple[int, int]) -> Surface:
    """As large as the screen."""
    rough = min(1.0, WIDEST / max(size))
    width, height = round(size[0] * rough), round(size[1] * rough)
    picture = Surface((width, height))
    horizon = round(height * HORIZON)
    picture.fill(WATER)
    picture.blit(pygame.transform.smoothscale(_sky(), (width, horizon)), (0, 0))
    for name, bottom, higher, light in PARTS:
        _put(picture, name, round(height * (bottom + higher)), light)
        if name == "harbour_far":
            pygame.draw.rect(picture, WATER, (0, horizon, width, height))
    return picture if rough == 1 else pygame.transform.smoothscale(picture, size)


def _sky() -> Surface:
    column = Surface((1, len(SKY)))
    for at, colour in enumerate(SKY):
        column.set_at((0, at), colour)
    return column


def _put(picture: Surface, name: str, bottom: int, light: Colour) -> None:
    """A drawing as wide as the picture, its lower edge there."""
    width = picture.get_width()
    height = min(round(width / SHAPE), round(picture.get_height() * 0.5))
    width = max(width, round(height * SHAPE))
    drawn = drawing(f"scene/{name}", width, round(width / SHAPE))
    drawn.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(drawn, ((picture.get_width() - width) // 2, bottom - drawn.get_height()))
