"""Plots for what a seat builds: rows of them on streets of paving, above a wall that the sea laps at."""

from collections import deque
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.draw.daylight import Light
from scenes.draw.drawings import drawing
from scenes.draw.pictures import along, shade, soft, tinted
from scenes.draw.theme import DEEP, SEA, SUN, mixed, strong

EMPTY: Final = mixed(DEEP, SEA, 0.35)
"""The edge of what holds nothing yet."""
WALL: Final = (0.13, 0.14, 0.08)
"""Of the height of plots in so many rows: the wall down into the water."""
KERB: Final = 0.04
"""Of the height of plots: the paving before each row but the lowest."""
APART: Final = 2
"""Pixels from one building to the next."""
WIDEST: Final = 1.25
"""A place, in its heights."""
FAR: Final = 110
"""The skyline is far away: so many pixels high at most, as it was baked."""
DUSK: Final = 0.5
"""From so many lamps on, of 1, those of the streets are lit."""
LAMPS: Final = 4
"""So many of them to a city, or one fewer."""
LAMP, SHINE = 0.62, 0.5
"""How high they are, of the height of plots, and how bright."""
HAZE: Final = 0.25
"""How far what is far away has the colour of the sky."""
STREET: Final = 11
"""The height of its drawing, in heights of the paving: below that, it shows what holds the street up."""


class Drawings(NamedTuple):
    """What a game's waterfront is painted with, each by its name in the `art` folder."""

    skyline: str
    street: str
    wall: str
    plot: str
    bollard: str
    lamp: str


class Plots(NamedTuple):
    """Where the places of a seat lie, row by row."""

    places: list[Rect]
    streets: list[tuple[int, int]]
    """Top and height of the paving before each row; the last is the wall."""

    @property
    def size(self) -> tuple[int, int]:
        """Of each place."""
        return self.places[0].size

    @property
    def room(self) -> int:
        """How much is seen there: height counts for more than width."""
        wide, high = self.size
        return (wide + high) * high

    def place(self, at: int) -> Rect:
        """Where a building stands; beyond the last plot, that is on the last one."""
        return self.places[min(at, len(self.places) - 1)]

    def move(self, x: int, y: int) -> "Plots":
        streets = [(top + y, height) for top, height in self.streets]
        return Plots([place.move(x, y) for place in self.places], streets)


def laid(area: Rect, count: int, most: int = 2) -> Plots:
    """So many places in so many rows at most, as large as an area lets them be."""
    return max((_in_rows(area, count, rows) for rows in range(1, most + 1)), key=lambda plots: plots.room)


def _in_rows(area: Rect, count: int, rows: int) -> Plots:
    columns = -(-count // rows)
    kerb, wall = max(3, round(area.height * KERB)), max(6, round(area.height * WALL[rows - 1]))
    pitch, step = area.width // columns, (area.height - wall + kerb) // rows
    high = max(4, min(step - kerb, pitch - APART))
    wide = min(pitch - APART, round(high * WIDEST))
    wall += min(wall // 2, (step - kerb - high) * rows)
    step = min((area.height - wall + kerb) // rows, high + 2 * kerb)
    top = area.bottom - wall + kerb - rows * step
    streets = [(top + (row + 1) * step - kerb, kerb) for row in range(rows)]
    streets[-1] = area.bottom - wall, wall
    left = area.x + (pitch - wide) // 2
    places = [
        Rect(left + at % columns * pitch, streets[at // columns][0] - high, wide, high) for at in range(count)
    ]
    return Plots(places, streets)


def paint(picture: Surface, plots: Plots, drawings: Drawings, light: Light) -> None:
    """The streets from edge to edge, and what waits for buildings."""
    deque(painting(picture, plots, drawings, light), maxlen=0)


def painting(picture: Surface, plots: Plots, drawings: Drawings, light: Light) -> Iterator[None]:
    """The plots below a sky, painted piece by piece."""
    if strong():
        for place in plots.places:
            pygame.draw.rect(picture, EMPTY, place, 1, border_radius=place.height // 8)
        return
    shade(picture, light.sky, Rect(0, 0, picture.get_width(), plots.streets[0][0]))
    yield
    yield from streets(picture, plots, drawings, light)


def streets(picture: Surface, plots: Plots, drawings: Drawings, light: Light) -> Iterator[None]:
    """The plots and what is behind them, but for the sky."""
    width, land = picture.get_width(), light.land
    (first, kerb), (top, wall) = plots.streets[0], plots.streets[-1]
    high = min(plots.size[1], FAR)
    yield from along(
        picture, drawings.skyline, Rect(0, first - high, width, high), mixed(land, light.sky[2], HAZE)
    )
    for street, _ in plots.streets[:-1]:
        yield from along(picture, drawings.street, Rect(0, street, width, top - street), land, kerb * STREET)
    yield from along(picture, drawings.wall, Rect(0, top, width, wall), land)
    plot = tinted(drawing(drawings.plot, *plots.size), land)
    for place in plots.places:
        picture.blit(plot, plot.get_rect(midbottom=place.midbottom))
    _moor(picture, plots, tinted(drawing(drawings.bollard, wall, wall), land))
    yield
    if light.lamps > DUSK:
        yield from _light(picture, plots, drawings.lamp, light.lamps)


def _light(picture: Surface, plots: Plots, lamp: str, lamps: float) -> Iterator[None]:
    """A lamp between every few plots of a row, and its light around it."""
    high, step = plots.size[1], max(1, len(plots.places) // LAMPS)
    drawn = drawing(lamp, high, round(high * LAMP))
    glow = soft((3 * high, 2 * high), SUN, lamps * SHINE)
    for before, place in pairwise(plots.places):
        if place.y == before.y and plots.places.index(place) % step == 0:
            foot = (before.right + place.left) // 2, place.bottom + plots.streets[-1][1] // 4
            picture.blit(glow, glow.get_rect(center=(foot[0], foot[1] - drawn.get_height())))
            picture.blit(drawn, drawn.get_rect(midbottom=foot))
            yield


def _moor(picture: Surface, plots: Plots, bollard: Surface) -> None:
    """A bollard at each end of the buildings."""
    top, height = plots.streets[-1]
    foot, off = top + height // 3, bollard.get_width() // 2 + APART
    whole = plots.places[0].unionall(plots.places)
    for x in (whole.left - off, whole.right + off):
        picture.blit(bollard, bollard.get_rect(midbottom=(x, foot)).clamp(picture.get_rect()))
