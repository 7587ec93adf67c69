"""What can be pressed: plates with round corners and a lip at the lower edge."""

from typing import Final

from pygame import Rect, Surface

from scenes.draw.actor import Actor
from scenes.draw.canvas import Colour
from scenes.draw.pictures import Pictures, panel
from scenes.draw.theme import INK, mixed, strong

SHADE: Final = 0.35
"""The lip is so much darker."""


def plate(pictures: Pictures, place: Rect, colour: Colour, radius: int) -> Actor:
    key = "plate", place.size, colour, radius
    return Actor(pictures.made(key, lambda: _drawn(place.size, colour, radius)), *place.center)


def lip(height: int) -> int:
    return max(2, height // 14)


def _drawn(size: tuple[int, int], colour: Colour, radius: int) -> Surface:
    if strong():
        return panel(size, colour, radius)
    found = panel(size, mixed(colour, INK, SHADE), radius)
    found.blit(panel((size[0], size[1] - lip(size[1])), colour, radius), (0, 0))
    return found
