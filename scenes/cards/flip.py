"""What is seen of tiles and cards while they turn their faces up: ever narrower backs, ever wider faces."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame
from pygame import Surface

from scenes.draw.canvas import Sprite
from scenes.draw.drawings import drawing
from scenes.draw.pictures import Pictures

BACK, FACE = (0.75, 0.4, 0.08), (0.55,)
"""Of a card: how much of their width is seen between its whole back and its whole face."""
TILE_BACK: Final = (1.0, 0.8, 0.45, 0.1)
TILE_FACE: Final = (0.3, 0.65, 0.9, 1.0)


def tile(pictures: Pictures, back: str, face: str, size: tuple[int, int]) -> Iterator[Sprite]:
    """All sides of a tile, from its back to its face, by their drawings."""
    for name, shares in (back, TILE_BACK), (face, TILE_FACE):
        for share in shares:
            yield side(pictures, name, size, share)


def side(pictures: Pictures, name: str, size: tuple[int, int], share: float) -> Sprite:
    """A drawing of which so much of the width is seen."""
    return pictures.made(("side", name, share, size), partial(_drawn, name, size, share))


def _drawn(name: str, size: tuple[int, int], share: float) -> Surface:
    return narrowed(pygame.transform.smoothscale(drawing(name, *size), size), share)


def narrowed(picture: Surface, share: float) -> Surface:
    """As it is seen from the side."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(2, round(width * share)), height))
