"""What is seen and heard of events: what flies, what lights up, how long it takes to read."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from pygame import Rect

from game.views import Event, View
from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.draw.tween import Motion
    from scenes.table.flow import Flow

TRAVEL: Final = 220.0
"""Milliseconds of what flies."""
APART: Final = 40.0
GONE: Final = 60.0
"""Until what has arrived is not seen any more."""
RAISE: Final = 90.0
"""What takes off goes up a little first."""
RISE: Final = 8
"""So many pixels."""
ROLE: Final = 300.0
"""Milliseconds of a placard on its way to whoever takes it."""
BANNER: Final = 420.0
"""How long the banner stays that tells what is done now."""
SLIDE: Final = 40
"""Pixels that it comes from the left."""
LIFT, MOST_LIFT = 0.12, 40.0
"""How high a flight goes, in its width, and at most in pixels."""
SETTLING: Final = 420.0
"""Until the dust has settled that something great throws up."""
SPREAD: Final = (-1.4, -0.8, 0.8, 1.4)
"""Where dust goes, in the width of what throws it up."""
LAST: Final = 1800.0
"""How long it is announced that the game is about to end."""
TOLL: Final = (0.8, 300)
"""What the thumb feels of that."""
FLASH: Final = 320.0
"""How long the place is marked where something has landed."""


class Happening(NamedTuple):
    """One event of those that are shown together."""

    event: Event
    view: View
    """The table before it."""
    delay: float
    """Milliseconds until it begins."""
    used: set[int]
    """Places that others of them have taken."""


class Script(NamedTuple):
    """What a game settles of its events."""

    reads: Mapping[str, float]
    """Milliseconds that an event stays before the next one begins."""
    sound: Callable[[Event], str]
    """What is heard as it begins, if anything."""
    together: Sequence[Collection[str]] = ()
    """What one seat does of one of these groups is one movement."""
    at_once: Sequence[Collection[str]] = ()
    """What one of these groups has, happens to all seats in one movement, though to none of them twice,
    unless that is done together."""
    payments: Mapping[str, str] = {}
    """What pays for something, by the event of what is paid."""
    withheld: Callable[[Event], float] = lambda event: 0
    """Milliseconds that it is shown before it is told in words."""

    def joins(self, movement: Sequence[Event], event: Event) -> bool:
        """Whether it belongs to a movement that has begun."""
        kind, seat = event["event"], event.get("seat")
        first = movement[0]["event"]
        if seat == movement[0].get("seat") and _in_one(self.together, first, kind):
            return True
        twice = seat is not None and (kind, seat) in [(each["event"], each.get("seat")) for each in movement]
        return not (twice and not _in_one(self.together, kind)) and _in_one(self.at_once, first, kind)

    def is_part(self, whole: str, kind: str) -> bool:
        """What a seat has done is paid for."""
        return self.payments.get(kind) == whole

    def goes_on(self, events: Sequence[Event]) -> bool:
        """Other seats may do in the same movement what these events tell of."""
        if not _in_one(self.at_once, events[-1]["event"]):
            return False
        return all(self.joins(events[:at], event) for at, event in enumerate(events) if at)


def _in_one(groups: Sequence[Collection[str]], *kinds: str) -> bool:
    return any(all(kind in group for kind in kinds) for group in groups)


class Shows(Protocol):
    """A board on which events can be seen."""

    flying: list[Actor]

    def show(self, happening: Happening, effects: "Effects") -> None: ...


class Effects:
    """The air above a board."""

    def __init__(self, console: "Console", flow: "Flow", motion: "Motion", board: Shows) -> None:
        self.console = console
        self.motion = motion
        self._flow = flow
        self._board = board

    def play(self, events: Sequence[Event], script: Script) -> float:
        """Let a movement be seen and heard; how long it is to be read."""
        kind = events[0]["event"]
        for heard in dict.fromkeys(filter(None, map(script.sound, events))):
            self.console.sounds.play(heard)
        used: set[int] = set()
        for at, event in enumerate(events):
            self._board.show(Happening(event, self._flow.shown.view, at * APART * 2, used), self)
        if {*events[0].get("idle", ())} - {self._flow.eyes}:
            kind = "idle"
        return script.reads.get(kind, 0) + (len(events) - 1) * APART * 2

    def add(self, actor: Actor) -> Actor:
        """Something that is seen above the board until all has come to rest."""
        self._board.flying.append(actor)
        return actor

    def fly(
        self,
        sprite: Sprite,
        start: tuple[float, float],
        end: tuple[float, float],
        delay: float = 0,
        milliseconds: float = TRAVEL,
        stays: bool = False,
        scale: float = 1,
    ) -> None:
        """A thing from here to there, where it may stay until what it changes is seen."""
        actor = self.add(Actor(sprite, start[0], start[1], scale=scale, fade=0 if delay else 1))
        lift = min(MOST_LIFT, abs(end[0] - start[0]) * LIFT)
        self.motion.fly(actor, 1, delay, fade=1)
        self.motion.fly(actor, milliseconds, delay, lift, x=end[0], y=end[1])
        if not stays:
            self.motion.fly(actor, GONE, delay + milliseconds, fade=0)

    def flash(self, mark: Actor, delay: float) -> None:
        """Mark a place for a moment."""
        self.add(mark.put(fade=0))
        self.motion.after(delay, lambda: mark.put(fade=1))
        self.motion.fly(mark, FLASH, delay + 1, fade=0)

    def stand(self, actor: Actor, delay: float, milliseconds: float) -> None:
        """Something is seen where it is for so long, with reduced motion as well."""
        self.add(actor.put(fade=0))
        self.motion.after(delay, lambda: actor.put(fade=1))
        self.motion.after(delay + milliseconds, lambda: actor.put(fade=0))

    def shine(self, light: Sprite, place: tuple[float, float], delay: float, milliseconds: float) -> None:
        """Light behind whatever is added after it."""
        if self.motion.speed and not self.motion.reduced:
            actor = self.add(Actor(light, *place, fade=0))
            self.motion.fly(actor, RAISE, delay, fade=1)
            self.motion.fly(actor, RAISE, delay + milliseconds, fade=0)

    def raise_dust(self, dust: Sprite, place: Rect, delay: float) -> None:
        """To both sides of a place where something heavy lands."""
        if not self.motion.speed or self.motion.reduced:
            return
        for side in SPREAD:
            actor = self.add(Actor(dust, place.centerx, place.bottom, fade=0))
            self.motion.fly(actor, 1, delay, fade=1)
            goal = {"x": place.centerx + side * place.width, "y": place.bottom - abs(side) * dust.size[1] / 3}
            self.motion.fly(actor, SETTLING, delay + 1, fade=0, **goal)

    def toll(self, news: Callable[[], Sprite], light: Sprite, place: tuple[float, float], bell: str) -> None:
        """That the game is about to end: nobody is to miss it."""
        self.shine(light, place, 0, LAST)
        self.hold_up(news, place, LAST)
        self.console.sounds.play(bell)
        self.console.rumble(*TOLL)

    def sound(self, name: str, delay: float) -> None:
        """Have it heard later."""
        self.motion.after(delay, lambda: self.console.sounds.play(name))

    def lands(self, milliseconds: float) -> None:
        """What has happened stands on the table only once something is there."""
        self._flow.lands(self.motion, milliseconds)

    def since_role(self) -> list[Event]:
        """What has happened since a role was taken."""
        return self._flow.since("role")

    def hold_up(self, sprite: Callable[[], Sprite], place: tuple[float, float], milliseconds: float) -> None:
        """Let something be read before all goes on, in less haste than what flies."""
        motion = self.motion
        if motion.speed:
            actor = self.add(Actor(sprite(), *place))  # at once: nothing as large fades in without cost
            motion.after(milliseconds * self._flow.haste**0.5, lambda: actor.put(fade=0))

    def announce(self, placard: Actor, goal: tuple[float, float], banner: Sequence[Actor]) -> None:
        """A role: its placard flies to its taker, and a banner tells everybody what is done now."""
        motion, copy = self.motion, self.add(Actor(placard.sprite, placard.x, placard.y))
        motion.fly(copy, RAISE, y=placard.y - RISE)
        motion.fly(copy, ROLE, RAISE, 12, x=goal[0], y=goal[1])
        motion.fly(copy, ROLE / 2, RAISE + ROLE * 0.8, fade=0)
        for actor in banner:
            x = actor.x
            self.add(actor.put(x=x if motion.reduced else x - SLIDE, fade=0))
            motion.fly(actor, ROLE / 2, ROLE, x=x, fade=1)
        motion.after(ROLE * 1.5 + BANNER, lambda: [actor.put(fade=0) for actor in banner])
