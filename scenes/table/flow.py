"""What happens in a session, told one thing after the other until somebody at the screen is asked."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Final, Protocol

from game.follow import Follower
from game.views import Event, View
from scenes.draw.tween import Motion
from scenes.records.session import Session
from scenes.table.wording import NOBODY, happened

Steps = Iterator[None]
"""Something that is done piece by piece, at most one of them a frame if there is no hurry."""
NOTHING: Final[Steps] = iter(())
PATIENT: Final = 5500.0
"""Milliseconds that somebody is told what others do before that goes quicker and quicker."""
QUICKER: Final = 2000.0
"""So much later it is twice as quick."""
Joins = Callable[[Sequence[Event], Event], bool]
"""Whether an event belongs to a movement that has begun."""


class Phase(Enum):
    TELLING = "what has happened is told, as far as there is something to tell"
    LANDING = "what flies is not there yet"
    ASKING = "somebody at the screen is asked"
    THINKING = "a bot is asked"
    HANDING_OVER = "somebody else is to sit down"
    OVER = "nothing will happen any more"


WAITING: Final = (Phase.ASKING, Phase.HANDING_OVER, Phase.OVER)
"""Nothing goes on by itself."""


class Teller(Protocol):
    """Whoever has a flow."""

    def tell(self, events: Sequence[Event]) -> Steps:
        """Say and show what happens, before it stands on the table."""

    def told(self, events: Sequence[Event]) -> Steps:
        """Show the table with it."""

    def repaint(self) -> Steps:
        """Show everything as it is now."""

    def awaits_more(self, events: Sequence[Event]) -> bool:
        """These may only be the beginning of what is shown in one movement."""

    def next_steps(self) -> Steps | None:
        """What comes when nothing is left to tell, if anything does."""


class Flow:
    def __init__(self, session: Session, eyes: int, teller: Teller, joins: Joins, open: bool = True) -> None:
        self.session = session
        self.eyes = eyes
        """The seat from whose side the table is seen."""
        self.open = open
        """It looks itself; else nobody sees more than an onlooker."""
        self.shown = self._follower()
        """The table as it is seen, which may be behind the game."""
        self.phase = Phase.TELLING
        self.paused = False
        self.haste = 1.0
        """How often quicker than usual everything is told, as nobody has been asked for long."""
        self._teller = teller
        self._joins = joins
        self._queue: list[Event] = []
        self._under_way: list[Event] = []
        """What is being told, and does not stand on the table yet."""
        self._steps = NOTHING
        """What is left of what goes on now."""
        self._told = session.length
        self._wait = 0.0
        """Milliseconds to read what was told last."""
        self._landing = 0
        """So many things are still in the air."""

    # Time passes

    def update(self, milliseconds: float, pace: float, motion: Motion, stirred: bool) -> bool:
        """Go on as far as a frame allows, before which something stirred or not; whether anything went on."""
        if self.paused or self.phase in (Phase.HANDING_OVER, Phase.OVER):
            return False
        self._wait -= milliseconds * pace
        taken = 0
        while self.busy or (self._is_free(pace, motion) and not (pace and stirred) and self._go_on()):
            if next(self._steps, self) is self:
                self._steps = NOTHING
            taken += 1
            if taken >= pace / self.haste > 0 or not (self.busy or self._queue):
                break
            if not pace:
                motion.finish()
        return taken > 0

    @property
    def busy(self) -> bool:
        """In the middle of something."""
        return self._steps is not NOTHING

    @property
    def telling_more(self) -> bool:
        """More is to be told after this."""
        return bool(self._queue)

    def _is_free(self, pace: float, motion: Motion) -> bool:
        """What happened last has been seen, and nobody is waited for."""
        if self.paused or self.phase in WAITING:
            return False
        return not pace or not (motion.awaited or self._wait > 0)

    def _go_on(self) -> bool:
        """Find out what is next, if anything is."""
        if (self._queue or self.listen()) and not self._teller.awaits_more(self._queue):
            self._under_way = together(self._queue, self._joins)
            self._steps = self._tell(self._under_way)
            return True
        steps = self._teller.next_steps()
        self._steps = NOTHING if steps is None else steps
        return steps is not None

    def _tell(self, events: Sequence[Event]) -> Steps:
        """Events that are one movement."""
        self.phase = Phase.TELLING
        yield from self._teller.tell(events)
        while self._landing:
            self.phase = Phase.LANDING
            yield
        self.phase = Phase.TELLING
        for event in events:
            self.shown.apply(event)
        self._under_way = []
        yield from self._teller.told(events)

    def listen(self) -> bool:
        """Take in what has happened since; whether there is something to tell."""
        if self._told == self.session.length:
            return False
        fresh = happened(self.session, self.eyes if self.open else NOBODY, self._told)
        self._told = self.session.length
        self.hear(fresh)
        return bool(fresh)

    def hear(self, events: Sequence[Event]) -> None:
        """Have these told as soon as nothing else is."""
        self._queue += events

    def since(self, kind: str) -> list[Event]:
        """What has been told from the last event of this kind on, and is being told."""
        told = self._told - len(self._queue)
        began = self.session.began(kind, told)
        return self.session.events(self.eyes if self.open else NOBODY, began)[: told - began]

    # What a table does with it

    def wait(self, milliseconds: float) -> None:
        """Let somebody read."""
        self._wait = milliseconds

    def begin(self, steps: Steps) -> None:
        """Do this before anything else."""
        self._steps = steps

    def settle(self) -> Steps:
        """Let the picture be what the game is, whatever the events have told."""
        view = self.view
        if view != self.shown.view:
            self.shown.settle(view)
            yield from self._teller.repaint()
            yield

    def lands(self, motion: Motion, milliseconds: float) -> None:
        """What has happened stands on the table only when what flies is there."""
        self._landing += 1
        motion.after(milliseconds, self._landed)

    def _landed(self) -> None:
        self._landing -= 1

    def rewind(self) -> None:
        """What is under way is told again from its beginning, to another picture."""
        self._steps = NOTHING
        self._queue[:0], self._under_way = self._under_way, []
        self._landing = 0

    def skip(self) -> None:
        """All that has happened is seen, or never will be."""
        self._queue, self._under_way = [], []
        self._steps, self._wait = NOTHING, 0.0
        self._told = self.session.length
        self.phase = Phase.TELLING

    def look_with(self, eyes: int) -> None:
        """Another seat looks at the screen: at the table as it is."""
        self.eyes = eyes
        self.shown = self._follower()
        self.skip()

    def cover(self) -> None:
        """Nobody looks any more: what is still to be told is what an onlooker may know."""
        self.open = False
        game = self.session.game
        self.shown.settle(game.onlooker(self.shown.view))
        self._queue = [game.seen_by(NOBODY, event) for event in self._queue]

    @property
    def view(self) -> View:
        """The table as it is, for whoever looks."""
        view = self.session.view(self.eyes)
        return view if self.open else self.session.game.onlooker(view)

    def _follower(self) -> Follower:
        return Follower(self.view, self.session.game.changes)


def together(queue: list[Event], joins: Joins) -> list[Event]:
    """Take from a queue what is shown at once."""
    found = [queue.pop(0)]
    while queue and joins(found, queue[0]):
        found.append(queue.pop(0))
    return found


def haste(unasked: float) -> float:
    """How often quicker everything is told once nobody has been asked for so many milliseconds.

    >>> [haste(seconds * 1000) for seconds in (0, 5.5, 7.5, 9.5, 11.5)]
    [1.0, 1.0, 2.0, 5.0, 10.0]
    """
    return 1 + (max(0.0, unasked - PATIENT) / QUICKER) ** 2
