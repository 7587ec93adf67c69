"""The focus: always on one thing, and from there to the nearest one that way."""

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from pygame import Rect

from scenes.input.buttons import DIRECTIONS, Button

T = TypeVar("T")
ROW: Final = 1_000_000
"""How much farther, to the left and right, whatever is in another row seems."""
SHARED: Final = 0.25
"""So much of the height of the lower one two things have in common in a row."""
ASIDE: Final = 2.5
"""How much farther a thing seems for each step that it lies aside of the way."""
OFF_THE_WAY: Final = 2
"""What lies aside seems so many times farther, so that a row is walked to its end before it is left."""
SLIGHTLY: Final = 0.5
"""What is aside by less than such a share of the width of what is left is not aside."""
BACK: Final = {
    Button.UP: Button.DOWN,
    Button.DOWN: Button.UP,
    Button.LEFT: Button.RIGHT,
    Button.RIGHT: Button.LEFT,
}


class Focus(Generic[T]):
    """Things by their places; one of them has the focus as long as there are any."""

    def __init__(self, places: Mapping[T, Rect], first: T | None = None, rows: bool = False) -> None:
        self._places: dict[T, Rect] = {}
        self.on: T | None = first
        self._rows = rows
        """Left and right stay in their row."""
        self.ways: Mapping[tuple[T, Button], T] = {}
        """Where a direction leads from some things, whatever is nearest; to themselves, nowhere."""
        self.back: tuple[T, Button, T] | None = None
        """From a thing, the direction back to where the focus came from."""
        self.set(places)

    def set(self, places: Mapping[T, Rect]) -> None:
        """Other things: the focus stays on its own, or goes to the one nearest to where that was."""
        before = self._places.get(self.on) if self.on is not None else None
        self._places = dict(places)
        if self.on not in self._places:
            self.on = self._nearest(before) if before else next(iter(self._places), None)

    @property
    def places(self) -> Mapping[T, Rect]:
        """All that can have the focus."""
        return self._places

    def place(self, thing: T | None) -> Rect | None:
        """Where something is that can have the focus."""
        return None if thing is None else self._places.get(thing)

    def move(self, button: Button) -> bool:
        """To the nearest thing that way, or back to where it came from; whether there is one."""
        on = self.on
        there = None if on is None or on not in self._places else self._ahead(on, button)
        if there is None or there == on:
            return False
        self.come(there, button)
        return True

    def come(self, there: T, button: Button) -> None:
        """To a thing by a direction, whose opposite leads back."""
        self.back = (there, BACK[button], self.on) if self.on is not None else None
        self.on = there

    def _ahead(self, on: T, button: Button) -> T | None:
        known = self.ways.get((on, button))
        if known is None and self.back and self.back[:2] == (on, button):
            known = self.back[2]
        if known in self._places:
            return known
        here, way = self._places[on], DIRECTIONS[button]
        ahead = [
            (far, thing)
            for thing, place in self._places.items()
            if (far := _distance(here, place, way)) is not None and (far < ROW or not self._rows)
        ]
        return min(ahead, key=lambda found: found[0])[1] if ahead else None

    def point(self, x: float, y: float) -> bool:
        """To the thing at a place, of several the last; whether there is one."""
        at = [thing for thing, place in self._places.items() if place.collidepoint(x, y)]
        if at:
            self.on = at[-1]
        return bool(at)

    def _nearest(self, place: Rect) -> T | None:
        x, y = place.center
        return min(
            self._places,
            key=lambda thing: (self._places[thing].centerx - x) ** 2 + (self._places[thing].centery - y) ** 2,
            default=None,
        )


def _distance(here: Rect, there: Rect, way: tuple[int, int]) -> float | None:
    """How far something seems, if it lies that way at all."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    ahead = dx * way[0] + dy * way[1]
    if ahead <= 0:
        return None
    if way[0]:
        shared = min(here.bottom, there.bottom) - max(here.top, there.top)
        row = 0 if shared > SHARED * min(here.height, there.height) else ROW
        return ahead + ASIDE * max(0, -shared) + abs(dy) / 4 + row
    aside = max(0, there.left - here.right, here.left - there.right)
    far = ahead + ASIDE * aside + abs(dx) / 4
    return far * OFF_THE_WAY if aside > SLIGHTLY * here.width else far
