"""Points over time: a mark for each game, and a line through the mean of the last ones."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import SRCALPHA, Rect, Surface

from scenes.lettering import STRONG, Lettering
from scenes.pictures import smooth
from scenes.theme import INK, PAPER, ROOF, SEA, STONE, mixed

FEW: Final = 10
"""The mean is that of so many games."""
STEP: Final = 10
"""Points from one line across to the next."""
MARK: Final = 0.012
"""Of the width: half a mark."""


def means(points: Sequence[int]) -> list[float]:
    """
    >>> means([10, 20, 30])
    [10.0, 15.0, 20.0]
    """
    last = [points[max(0, at + 1 - FEW) : at + 1] for at in range(len(points))]
    return [sum(few) / len(few) for few in last]


def plot(
    letters: Lettering, size: tuple[int, int], course: Sequence[tuple[int, bool]], legend: str
) -> Surface:
    """Games from left to right: a full mark is a win, a hollow one a loss."""
    picture = Surface(size, SRCALPHA)
    small = letters.smallest
    top = -(-max(points for points, _ in course) // STEP) * STEP or STEP
    area = Rect(3 * small, small, size[0] - 4 * small, size[1] - 3 * small)
    for points in range(0, top + 1, STEP):
        y = area.bottom - area.height * points / top
        pygame.draw.line(picture, mixed(STONE, PAPER, 0.4), (area.x, y), (area.right, y))
        _put(picture, letters, str(points), area.x - small // 2, y, right=True)
    for at in sorted({1, len(course)}):
        _put(picture, letters, str(at), _x(area, at - 1, len(course)), area.bottom + small)
    _put(picture, letters, legend, area.centerx, area.bottom + small)
    lines = smooth(size, lambda large, scale: _draw(large, area, scale, course, top))
    picture.blit(lines, (0, 0))
    return picture


def _put(picture: Surface, letters: Lettering, words: str, x: float, y: float, right: bool = False) -> None:
    line = letters.line(words, INK, STRONG, letters.smallest)
    picture.blit(line, (x - line.get_width() / (1 if right else 2), y - line.get_height() / 2))


def _x(area: Rect, at: int, count: int) -> float:
    return area.x + area.width * (at + 0.5) / count


def _draw(large: Surface, area: Rect, scale: int, course: Sequence[tuple[int, bool]], top: int) -> None:
    def place(at: int, points: float) -> tuple[float, float]:
        y = area.bottom - area.height * points / top
        return _x(area, at, len(course)) * scale, y * scale

    mark = max(2, min(round(area.width * MARK), area.width // (2 * len(course)) + 1)) * scale
    line = max(1, mark // 3)
    for at, (points, won) in enumerate(course):
        x, y = place(at, points)
        pygame.draw.circle(large, SEA, (x, y), mark, 0 if won else line)
    curve = [place(at, mean) for at, mean in enumerate(means([points for points, _ in course]))]
    if len(curve) > 1:
        pygame.draw.lines(large, ROOF, False, curve, max(2 * scale, line))
