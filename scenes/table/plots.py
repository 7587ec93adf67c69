"""Plots for what a seat builds: rows of them on streets of paving, above a wall that the sea laps at."""

from collections import deque
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.draw.drawings import drawing, shape
from scenes.draw.theme import DEEP, SEA, mixed, strong

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
STREET: Final = 11
"""The height of its drawing, in heights of the paving: below that, it shows what holds the street up."""


class Drawings(NamedTuple):
    """What a game's waterfront is painted with, each by its name in the `art` folder."""

    skyline: str
    street: str
    wall: str
    plot: str
    bollard: str


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


def paint(picture: Surface, plots: Plots, drawings: Drawings) -> None:
    """The streets from edge to edge, and what waits for buildings."""
    deque(painting(picture, plots, drawings), maxlen=0)


def painting(picture: Surface, plots: Plots, drawings: Drawings) -> Iterator[None]:
    """The plots, painted piece by piece."""
    if strong():
        for place in plots.places:
            pygame.draw.rect(picture, EMPTY, place, 1, border_radius=place.height // 8)
        return
    (first, kerb), (top, wall) = plots.streets[0], plots.streets[-1]
    high = min(plots.size[1], FAR)
    yield from _along(picture, drawings.skyline, Rect(0, first - high, 0, high), high)
    for street, _ in plots.streets[:-1]:
        yield from _along(picture, drawings.street, Rect(0, street, 0, top - street), kerb * STREET)
    yield from _along(picture, drawings.wall, Rect(0, top, 0, wall), wall)
    plot = drawing(drawings.plot, *plots.size)
    for place in plots.places:
        picture.blit(plot, plot.get_rect(midbottom=place.midbottom))
    _moor(picture, plots, drawing(drawings.bollard, wall, wall))
    yield


def _along(picture: Surface, name: str, room: Rect, height: int) -> Iterator[None]:
    """A drawing so high that goes on sideways, as far as there is room for it."""
    part = drawing(name, round(height * shape(name)), height)
    for left in range(0, picture.get_width(), part.get_width()):
        yield
        picture.blit(part, (left, room.y), Rect(0, 0, part.get_width(), room.height))
    yield


def _moor(picture: Surface, plots: Plots, bollard: Surface) -> None:
    """A bollard at each end of the buildings."""
    top, height = plots.streets[-1]
    foot, off = top + height // 3, bollard.get_width() // 2 + APART
    whole = plots.places[0].unionall(plots.places)
    for x in (whole.left - off, whole.right + off):
        picture.blit(bollard, bollard.get_rect(midbottom=(x, foot)).clamp(picture.get_rect()))
