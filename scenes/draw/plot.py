"""Points over time: a mark for each game, and a line through the mean of the last ones."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import SRCALPHA, Rect, Surface

from scenes.draw.lettering import STRONG, Lettering
from scenes.draw.theme import INK, PAPER, ROOF, SEA, STONE, mixed

FEW: Final = 10
"""The mean is that of so many games."""
STEP: Final = 10
"""Points from one line across to the next."""
LINES: Final = 20
"""There are at most so many; for more points they are farther apart."""
MARK: Final = 0.4
"""Half a mark, in shares of the smallest letters."""
Course = Sequence[tuple[int, bool]]
"""The points of each game, and whether it was won."""


def means(points: Sequence[int]) -> list[float]:
    """
    >>> means([10, 20, 30])
    [10.0, 15.0, 20.0]
    """
    last = [points[max(0, at + 1 - FEW) : at + 1] for at in range(len(points))]
    return [sum(few) / len(few) for few in last]


def plot(letters: Lettering, size: tuple[int, int], course: Course, won: str, lost: str) -> Surface:
    """Games from left to right: a full mark is a win, a hollow one a loss."""
    picture, small = Surface(size, SRCALPHA), letters.smallest
    top = max(STEP, -(-max(points for points, _ in course) // STEP) * STEP)
    area = Rect(3 * small, small, size[0] - 4 * small, size[1] - round(4.5 * small))

    def place(at: int, points: float) -> tuple[float, float]:
        return area.x + area.width * (at + 0.5) / len(course), area.bottom - area.height * points / top

    for points in range(0, top + 1, STEP * -(-top // (STEP * LINES))):
        y = place(0, points)[1]
        pygame.draw.line(picture, mixed(STONE, PAPER, 0.4), (area.x, y), (area.right, y))
        _write(picture, letters, str(points), area.x - small // 2, y, 1)
    below, legend = area.bottom + small, area.bottom + 5 * small // 2
    for at in {0, len(course) - 1}:
        _write(picture, letters, str(at + 1), place(at, 0)[0], below, 0.5)
    radius, x = small * MARK, area.x + area.width // 4
    for words, full in ((won, True), (lost, False)):
        _mark(picture, (x, legend), radius, full)
        _write(picture, letters, words, x + small, legend, 0)
        x += letters.width(words, STRONG, small) + 3 * small
    radius = max(2, min(radius, area.width / len(course) / 2))
    for at, (found, full) in enumerate(course):
        _mark(picture, place(at, found), radius, full)
    for one, next_ in pairwise(
        place(at, mean) for at, mean in enumerate(means([each[0] for each in course]))
    ):
        pygame.draw.aaline(picture, ROOF, one, next_, max(2, small // 5))
    return picture


def _mark(picture: Surface, place: tuple[float, float], radius: float, full: bool) -> None:
    pygame.draw.aacircle(picture, SEA, place, radius, 0 if full else max(1, round(radius / 3)))


def _write(picture: Surface, letters: Lettering, words: str, x: float, y: float, before: float) -> None:
    """Words of which so much lies before a place."""
    line = letters.line(words, INK, STRONG, letters.smallest)
    picture.blit(line, (x - line.get_width() * before, y - line.get_height() / 2))
