"""Values on their way: everything eases out, nothing bounces twice."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import pi, sin
from typing import Final

from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite

Set = Callable[[float], None]
NUDGED: Final = 140.0
"""Milliseconds until what was pushed is in its place again."""
CROSS_FADE: Final = 80.0
"""With reduced motion a thing takes this long to be where it goes, however far."""


def ease_out(share: float) -> float:
    """
    >>> [ease_out(share) for share in (0.0, 0.5, 1.0)]
    [0.0, 0.875, 1.0]
    """
    return 1 - (1 - share) ** 3


class Tween:
    """One value from here to there."""

    def __init__(
        self, start: float, end: float, milliseconds: float, set_value: Set, delay: float = 0
    ) -> None:
        self._start = start
        self._way = end - start
        self._milliseconds = milliseconds
        self._set = set_value
        self._past = -delay

    def update(self, milliseconds: float) -> bool:
        """Go on; whether there is a way left."""
        self._past += milliseconds
        if self._past >= self._milliseconds:
            self._set(self._start + self._way)
            return False
        if self._past >= 0:
            self._set(self._start + self._way * ease_out(self._past / self._milliseconds))
        return True


class Flight:
    """A thing on its way to other values, on an arc if it is lifted."""

    def __init__(
        self, actor: Actor, to: Mapping[str, float], milliseconds: float, delay: float, lift: float
    ) -> None:
        self.actor = actor
        self._to = to
        self._ways: list[tuple[str, float, float]] = []
        """For each value where it begins, and how far it goes."""
        self._milliseconds = milliseconds
        self._past = -delay
        self._lift = lift
        self._given_up = False

    def give_up(self) -> None:
        self._given_up = True

    def update(self, milliseconds: float) -> bool:
        """Go on; whether there is a way left."""
        self._past += milliseconds
        if self._past < 0 or self._given_up:
            return not self._given_up
        actor = self.actor
        if self._past >= self._milliseconds:
            actor.put(**self._to)
            return False
        if not self._ways:
            starts = {name: getattr(actor, name) for name in self._to}
            self._ways = [(name, start, self._to[name] - start) for name, start in starts.items()]
        share = ease_out(self._past / self._milliseconds)
        for name, start, way in self._ways:
            setattr(actor, name, start + way * share)
        if self._lift:
            actor.y -= self._lift * sin(pi * share)
        actor.drawn = None
        return True


class Motion:
    """All that moves in a scene, which owns it: with the scene it ends."""

    def __init__(self, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        """At 0 everything is where it goes at once."""
        self.reduced = reduced
        self._tweens: list[Tween | Flight] = []
        self._besides: list[Tween | Flight] = []
        """Those that nobody waits for."""
        self._waited = True
        """What begins now is waited for."""
        self._flights: dict[Actor, list[Flight]] = {}
        """Those that began since everything was at rest."""
        self._afterwards: list[Callable[[], None]] = []

    def move(self, start: float, end: float, milliseconds: float, set_value: Set, delay: float = 0) -> None:
        if self.reduced:
            milliseconds, delay = min(milliseconds, CROSS_FADE), 0
        self._begin(Tween(start, end, milliseconds, set_value, delay))

    def _begin(self, tween: Tween | Flight) -> None:
        (self._tweens if self._waited else self._besides).append(tween)

    @contextmanager
    def beside(self) -> Iterator[None]:
        """What begins meanwhile, nobody waits for."""
        self._waited = False
        try:
            yield
        finally:
            self._waited = True

    def fly(self, actor: Actor, milliseconds: float, delay: float = 0, lift: float = 0, **to: float) -> None:
        """Let a thing go to other values: any of x, y, angle, scale and fade."""
        if self.reduced:
            milliseconds, delay, lift = min(milliseconds, CROSS_FADE), 0, 0
        flight = Flight(actor, to, milliseconds, delay, lift)
        self._begin(flight)
        self._flights.setdefault(actor, []).append(flight)

    def turn(self, actor: Actor, milliseconds: float, **to: float) -> None:
        """Begin a way from wherever it is now, in place of all other ways it was on."""
        self.stop(actor)
        changes = {name: value for name, value in to.items() if getattr(actor, name) != value}
        if changes:
            self.fly(actor, milliseconds, **changes)

    def stop(self, actor: Actor) -> None:
        """Let a thing be where it is put, whatever ways it was on."""
        for flight in self._flights.pop(actor, ()):
            flight.give_up()

    def nudge(self, actor: Actor, x: float, y: float) -> None:
        """Push a thing that is at rest; it goes back to its place."""
        if not self.reduced:
            home = {"x": actor.x, "y": actor.y}
            self.fly(actor.put(x=actor.x + x, y=actor.y + y), NUDGED, **home)

    def after(self, milliseconds: float, do: Callable[[], object]) -> None:
        """So much later, with reduced motion as well."""

        def due(_: float) -> None:
            do()

        self._tweens.append(Tween(0, 0, 0, due, milliseconds))

    def turn_up(self, actor: Actor, sides: Sequence[Sprite], milliseconds: float, delay: float = 0) -> None:
        """Let a thing be seen from one side after the other, unless something else is seen of it."""

        def show(at: float) -> None:
            if actor.sprite in sides:
                actor.show(sides[round(at)])

        self.move(0, len(sides) - 1, milliseconds, show, delay)

    def then(self, do: Callable[[], None]) -> None:
        """Once everything has come to rest."""
        self._afterwards.append(do)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether anything has moved."""
        moved = not self.at_rest
        passed = milliseconds * self.speed if self.speed else float("inf")
        self._tweens = [tween for tween in self._tweens if tween.update(passed)]
        self._besides = [tween for tween in self._besides if tween.update(passed)]
        if not self._tweens:
            self._come_to_rest()
        return moved

    def finish(self) -> None:
        """Everything to its end at once."""
        while not self.at_rest:
            tweens, self._tweens, self._besides = self._tweens + self._besides, [], []
            for tween in tweens:
                tween.update(float("inf"))
            self._come_to_rest()

    @property
    def at_rest(self) -> bool:
        return not (self._tweens or self._besides)

    @property
    def awaited(self) -> bool:
        """Something moves that what comes next has to wait for."""
        return bool(self._tweens)

    def _come_to_rest(self) -> None:
        if self.at_rest:
            self._flights.clear()
        afterwards, self._afterwards = self._afterwards, []
        for do in afterwards:
            do()
