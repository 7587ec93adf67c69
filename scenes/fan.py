"""How a hand of cards lies: on an arc, with room for the one in focus."""

from math import cos, radians, sin
from typing import Final, NamedTuple

from pygame import Rect

STEEPEST: Final = 6.0
"""Degrees that the outermost card is turned."""
TILT: Final = 1.6
"""Degrees from one card to the next, if there are few."""
ARC: Final = 0.07
"""How much lower the outermost card lies, in heights."""
APART: Final = 1.03
"""Widths from one card to the next, if there is room."""
AIR: Final = 0.12
"""Widths that are left free beside the one in focus, together."""
RISE: Final = 0.14
"""How far a card that is picked stands out, in heights."""


class Place(NamedTuple):
    x: float
    y: float
    angle: float


def fan(
    count: int, zone: Rect, card: tuple[int, int], focus: int | None = None, growth: float = 1.0
) -> list[Place]:
    """Where the middle of each card goes.

    >>> fan(1, Rect(0, 0, 100, 50), (20, 28))
    [Place(x=50.0, y=25.0, angle=0.0)]
    """
    width, height = card
    shift = width * max(0.0, growth - APART + AIR) * 0.5 if focus is not None and count > 1 else 0
    pitch = min(width * APART, (zone.width - width * 1.16 - 2 * shift) / max(1, count - 1))
    tilt = min(TILT, 2 * STEEPEST / max(1, count - 1))
    found = []
    for at in range(count):
        off = at - (count - 1) / 2
        x = zone.centerx + off * pitch
        if focus is not None and at != focus:
            x += shift if at > focus else -shift
        far = abs(off) / max(1.0, (count - 1) / 2)
        angle = 0.0 if at == focus else 0.0 - off * tilt
        y = zone.centery + (0 if at == focus else far * far * height * ARC)
        found.append(Place(float(x), float(y), angle))
    return found


def lifted(place: Place, height: float) -> Place:
    """A card that stands out of the fan, along its own axis."""
    lean = radians(place.angle)
    return Place(place.x - sin(lean) * height, place.y - cos(lean) * height, place.angle)


def corner(place: Place, dx: float, dy: float) -> tuple[float, float]:
    """A point of a card, told from its middle, where it is when the card is turned."""
    lean = radians(place.angle)
    return place.x + dx * cos(lean) + dy * sin(lean), place.y - dx * sin(lean) + dy * cos(lean)
