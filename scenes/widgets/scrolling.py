"""What is seen of rows in a box, and where."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.input.buttons import Button


class Scroll:
    """Where one is in rows of which so many are seen at once.

    >>> scroll = Scroll(rows=5, fits=3)
    >>> scroll.turn(Button.DOWN), scroll.seen, scroll.above, scroll.below
    (True, range(1, 4), True, True)
    >>> scroll.turn(Button.DOWN), scroll.turn(Button.DOWN), scroll.first
    (True, False, 2)
    """

    def __init__(self, rows: int = 0, fits: int = 1) -> None:
        self.rows, self.fits = rows, fits
        self.first = 0

    @property
    def seen(self) -> range:
        return range(self.first, min(self.rows, self.first + self.fits))

    @property
    def last(self) -> int:
        """The lowest row that may be the first one seen."""
        return max(0, self.rows - self.fits)

    @property
    def above(self) -> bool:
        """There is more before what is seen."""
        return self.first > 0

    @property
    def below(self) -> bool:
        """There is more after what is seen."""
        return self.first < self.last

    def turn(self, direction: Button) -> bool:
        """By a row up or down, if there is one; whether there was."""
        return self.by({Button.UP: -1, Button.DOWN: 1}.get(direction, 0))

    def by(self, step: int) -> bool:
        """By a row down, or up if it is less than 0."""
        if not (self.above if step < 0 else step and self.below):
            return False
        self.first += step
        return True

    def show(self, row: int) -> None:
        """As little as it takes for a row to be seen, without leaving room below the last one."""
        first = max(row - self.fits + 1, min(self.first, row))
        self.first = min(self.last, first)


class Seen(NamedTuple):
    """How a list looks."""

    first: int
    """The uppermost row."""
    places: Mapping[int, Rect]
    actors: Sequence[Actor]


def rows_seen(heights: Sequence[int], on: int | None, first: int, room: int) -> range:
    """Those from the first one on, or from another one, so that the focus is seen and all room is taken."""
    first = min(first, len(heights) - 1)
    if on is not None:
        first = min(first, on)
        while on >= _end(heights, first, room):
            first += 1
    while first and _end(heights, first - 1, room) == len(heights):
        first -= 1
    return range(first, _end(heights, first, room))


def _end(heights: Sequence[int], first: int, room: int) -> int:
    """Where the rows end that fit, at least the first one."""
    at = first
    while at < len(heights) and heights[at] <= room:
        room -= heights[at]
        at += 1
    return max(first + 1, at)


def stacked(heights: Sequence[int], seen: range, top: Rect, gap: int) -> dict[int, Rect]:
    """Their places, as wide as the top one, each higher than it is by a gap."""
    found = {}
    for at in seen:
        found[at] = Rect(top.x, top.y, top.width, heights[at] - gap)
        top = top.move(0, heights[at])
    return found
