"""Work that is done piece by piece, as far as a frame has room for it."""

from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum

Work = Iterator[None]
"""It goes on from `yield` to `yield`."""
Room = Callable[[], bool]
"""Whether there is time for another piece."""


class Urgency(IntEnum):
    FIRST = 0
    """Its scene is not shown before it is done."""
    SHOWN = 1
    """Part of what is shown, which can be played without it."""
    NEAR = 2
    """Shown next, or after the next press."""
    AHEAD = 3
    """Wanted some time: done while nobody presses anything."""


def go_on(wanted: Mapping[Urgency, Work], least: Urgency, room: Room) -> bool:
    """Go on with all that is at least so urgent, the most urgent first; whether nothing of it is left."""
    return all(room() for urgency in sorted(wanted) if urgency <= least for _ in wanted[urgency])
