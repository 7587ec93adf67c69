"""How a hand of cards lies: on an arc, with room for the one in focus."""

from math import cos, radians, sin
from typing import Final, NamedTuple

from pygame import Rect

STEEPEST: Final = 6.0
"""Degrees that the outermost card is turned."""
ANGLES: Final = (-6.0, -4.0, -2.0, 0.0, 2.0, 4.0, 6.0)
"""Those that what lies in a fan is drawn in."""
TILT: Final = 1.6
"""Degrees from one card to the next, if there are few."""
ARC: Final = 0.07
"""How much lower the outermost card lies, in heights."""
LOW: Final = 0.61
"""From the middle of the others to the lower edge of the outermost, in heights."""
APART: Final = 1.03
"""Widths from one card to the next, if there is room."""
AIR: Final = 0.12
"""Widths that are left free beside the one in focus, together."""
EDGES: Final = 1.16
"""Widths that the halves of the outermost cards have, with what sticks out of them."""
NARROW, HIDING = 0.17, 0.55
"""Widths from one card of many to the next, and from the one in focus to its right neighbour at least."""
FREE: Final = 0.1
"""Widths that many cards leave free at each side of the one in focus."""
RISE: Final = 0.14
"""How far a card that is picked stands out, in heights."""


class Place(NamedTuple):
    x: float
    y: float
    angle: float


def fan(
    count: int,
    zone: Rect,
    card: tuple[int, int],
    focus: int | None = None,
    growth: float = 1.0,
) -> list[Place]:
    """Where the middle of each card goes, as low as the zone allows.

    >>> fan(1, Rect(0, 0, 100, 50), (20, 28))
    [Place(x=50.0, y=31.0, angle=0.0)]
    """
    width, height = card
    tilt = min(TILT, 2 * STEEPEST / max(1, count - 1))
    middle = zone.bottom - round(height * LOW) - 2
    found = []
    for at, x in enumerate(_across(count, zone, width, focus, growth)):
        off = at - (count - 1) / 2
        far = abs(off) / max(1.0, (count - 1) / 2)
        angle = 0.0 if at == focus else 0.0 - off * tilt
        y = middle + (0 if at == focus else far * far * height * ARC)
        found.append(Place(x, float(y), angle))
    return found


def _across(count: int, zone: Rect, width: int, focus: int | None, growth: float) -> list[float]:
    """How far to the right each card lies."""
    if focus is None or count == 1:
        pitch = min(width * APART, (zone.width - width * EDGES) / max(1, count - 1))
        return [float(zone.centerx + (at - (count - 1) / 2) * pitch) for at in range(count)]
    shift = width * (growth - APART + AIR) / 2
    pitch = min(width * APART, (zone.width - width * EDGES - 2 * shift) / (count - 1))
    middle = zone.centerx - (count - 1) / 2 * pitch
    places = [middle + at * pitch + shift * ((at > focus) - (at < focus)) for at in range(count)]
    if pitch + shift < width * (growth + 1 + AIR) / 2:
        places = _crowded(count, zone, width, focus, growth)
    return places


def _crowded(count: int, zone: Rect, width: int, focus: int, growth: float) -> list[float]:
    """All of the zone is used, and the card in focus hides no coin of its right neighbour if that can be."""
    left, right = (width * (growth if focus == end else EDGES) / 2 for end in (0, count - 1))
    before = width * ((growth - 1) / 2 + FREE) if focus else 0
    room, last = zone.width - left - right - before, focus == count - 1
    steps = count - 1 if last else count - 2
    clear = width * ((growth + 1) / 2 + FREE)
    after = 0 if last else max(width * HIDING, min(clear, room - steps * width * NARROW))
    pitch = min(width * APART, (room - after) / max(1, steps))
    places = [zone.x + left]
    for at in range(1, count):
        step = after if at == focus + 1 else pitch + before * (at == focus)
        places.append(places[-1] + step)
    return places


def lifted(place: Place, height: float) -> Place:
    """A card that stands out of the fan, along its own axis."""
    lean = radians(place.angle)
    return Place(place.x - sin(lean) * height, place.y - cos(lean) * height, place.angle)


def corner(place: Place, dx: float, dy: float) -> tuple[float, float]:
    """A point of a card, told from its middle, where it is when the card is turned."""
    lean = radians(place.angle)
    return place.x + dx * cos(lean) + dy * sin(lean), place.y - dx * sin(lean) + dy * cos(lean)
