"""The port at dusk, out of focus: what lies behind all screens around the table."""

from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface

from scenes.draw.canvas import Sprite
from scenes.draw.daylight import light_at
from scenes.draw.harbour_picture import HORIZON, HarbourPicture
from scenes.draw.theme import colour

if TYPE_CHECKING:
    from scenes.app.console import Console

HOUR: Final = 18.6
FINE: Final = 240
"""Pixels of its height: a blurred picture needs no more."""
BLUR: Final = 2
DIM: Final = colour("667480")
"""What it is multiplied by, so that whatever is written on it can be read."""
SHIPS: Final = (("ship_big", 0.36, 0.16, 0.525), ("ship_small", 0.17, 0.72, 0.585))
"""How high they are, and where."""


def dusk(console: "Console") -> Generator[None, None, Sprite]:
    """Made once for all screens; a frame may pass at each yield."""
    size = console.layout.screen.size
    return console.pictures.pieced(("dusk", size), partial(_drawn, size))


def _drawn(size: tuple[int, int]) -> Generator[None, None, Surface]:
    width = round(size[0] * FINE / size[1])
    port = HarbourPicture((width, FINE), light_at(HOUR))
    picture = yield from port.distance()
    _lay(picture, (yield from port.land("town")), HORIZON)
    yield
    for name, share, x, y in SHIPS:
        ship = port.piece(name, share, port.far)
        picture.blit(ship, ship.get_rect(center=(round(x * width), round(y * FINE))))
    yield
    _lay(picture, (yield from port.quay()), 1.0)
    yield
    picture.fill(DIM, special_flags=pygame.BLEND_MULT)
    picture = pygame.transform.gaussian_blur(picture, BLUR)
    yield
    return pygame.transform.smoothscale(picture, size)


def _lay(picture: Surface, layer: Surface, bottom: float) -> None:
    """As wide as the picture, and so far down."""
    picture.blit(layer, (0, round(bottom * picture.get_height()) - layer.get_height()))
