"""Drawings of the port in the light of an hour."""

from collections.abc import Generator, Iterator
from functools import cached_property
from math import pi, sin
from typing import Final

import pygame
from pygame import SRCALPHA, Rect, Surface

from scenes.draw.canvas import Colour
from scenes.draw.daylight import SUNRISE, SUNSET, Light
from scenes.draw.drawings import drawing
from scenes.draw.pictures import shade, soft, tinted
from scenes.draw.theme import CREAM, SUN, WHITE, mixed

HORIZON: Final = 0.62
SHAPE: Final = 640 / 240
WIDEST: Final = 1280
"""Drawings no larger than that are sized up for larger screens."""
CREST: Final = 8
"""The width of a tile of waves in its heights."""
STARS: Final = 70
SUN_SIZE: Final = 0.3


class HarbourPicture:
    def __init__(self, size: tuple[int, int], light: Light) -> None:
        self.width, self.height = size
        self.light = light
        self.far = mixed(light.land, WHITE, 0.2)
        """What colours of ships and birds are multiplied by."""
        self.near = mixed(light.land, WHITE, 0.5)
        """What colours of the quay are multiplied by."""
        self._rough = min(1.0, WIDEST / max(size))

    @property
    def horizon(self) -> int:
        return round(self.height * HORIZON)

    def distance(self) -> Generator[None, None, Surface]:
        """All that lies behind the land, and the water before it, in one picture."""
        picture = Surface((self.width, self.height))
        self.add_sky(picture)
        self.add_sun(picture)
        yield
        yield from self.add_hills(picture)
        yield
        self.add_water(picture, self.horizon)
        yield
        return picture

    def add_sky(self, picture: Surface) -> None:
        shade(picture, self.light.sky, Rect(0, 0, self.width, self.horizon))

    def add_sun(self, picture: Surface) -> None:
        """Or the moon and the stars."""
        light = self.light
        if light.lamps == 1:
            for at in range(STARS):
                spot = round(at * 0.618 % 1 * self.width), round((at * 0.755 % 1) ** 1.5 * self.horizon * 0.8)
                picture.set_at(spot, mixed(light.sky[1], CREAM, 0.3 + at % 7 * 0.1))
        day = SUNRISE < light.hour < SUNSET
        high = sin(pi * (light.hour - SUNRISE) / (SUNSET - SUNRISE)) if day else 0.8
        x = 0.16 if light.hour < 12 and day else 0.92
        size = round(self.height * SUN_SIZE * (1 if day else 0.7))
        disc = drawing("scene/sun" if day else "scene/moon", size, size)
        spot = round(x * self.width), round(self.horizon * (1.0 - 0.72 * high))
        picture.blit(disc, disc.get_rect(center=spot))

    def add_hills(self, picture: Surface) -> Iterator[None]:
        hills = yield from self.layer("harbour_far", mixed(self.light.land, self.light.sky[2], 0.15))
        yield
        picture.blit(hills, hills.get_rect(midbottom=(self.width // 2, self.horizon - self.height * 0.03)))

    def add_water(self, picture: Surface, top: int) -> None:
        """With the sky in it, from a line on."""
        colours = [mixed(self.light.water, self.light.sky[3], share) for share in (0.5, 0.1, 0.0)]
        shade(picture, colours, Rect(0, top, self.width, self.height - self.horizon))

    def land(self, name: str) -> Generator[None, None, Surface]:
        """With the lights that are drawn for it."""
        picture = yield from self.layer(name, self.light.land)
        if self.light.lamps:
            yield
            lights = yield from self.layer(f"{name}_lights", WHITE)
            lights.set_alpha(round(255 * self.light.lamps))
            picture.blit(lights, (0, picture.get_height() - lights.get_height()))
        return picture

    def quay(self) -> Generator[None, None, Surface]:
        return (yield from self.layer("quay", self.near))

    def layer(self, name: str, light: Colour) -> Generator[None, None, Surface]:
        """As wide as the picture, in pieces: fresh memory for all of it can take longer than a frame."""
        width = round(self.width * self._rough)
        drawn = tinted(drawing(f"scene/{name}", width, round(width / SHAPE)), light)
        if self._rough == 1:
            return drawn
        top = drawn.get_bounding_rect().top
        seen = drawn.subsurface(0, top, drawn.get_width(), drawn.get_height() - top)
        yield
        return pygame.transform.smoothscale(seen, (self.width, round(seen.get_height() / self._rough)))

    def piece(self, name: str, share: float, light: Colour, mirrored: bool = False) -> Surface:
        """So large, in heights of the picture."""
        size = round(share * self.height)
        picture = tinted(drawing(f"scene/{name}", size, size), light)
        return pygame.transform.flip(picture, True, False) if mirrored else picture

    def waves(self, share: float, clear: float) -> Surface:
        """From side to side, and a tile more at each side."""
        tall = max(2, round(share * self.height))
        tile = tinted(drawing("scene/wave", tall * CREST, tall), mixed(self.light.water, WHITE, 0.3))
        row = Surface((self.width + 2 * tall * CREST, tile.get_height()), SRCALPHA)
        for x in range(0, row.get_width(), tile.get_width()):
            row.blit(tile, (x, 0))
        return dimmed(row, clear)

    def glint(self) -> Surface:
        """Of the sky on the water."""
        return soft((round(self.height * 0.09), max(3, round(self.height * 0.012))), self.bright)

    @cached_property
    def bright(self) -> Colour:
        return mixed(self.light.sky[3], CREAM, 0.5)

    def glow(self) -> Surface:
        """Around the flame of a lantern."""
        size = round(self.height * 0.28)
        return soft((size, size), SUN, 0.55)


def dimmed(picture: Surface, clear: float) -> Surface:
    """So much of it as can be seen."""
    found = picture.copy()
    found.fill((*WHITE, round(255 * clear)), special_flags=pygame.BLEND_RGBA_MULT)
    return found
