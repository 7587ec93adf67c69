"""What is seen of rows in a box, and where."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect

from scenes.actor import Actor


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
