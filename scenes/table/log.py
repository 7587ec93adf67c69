"""Everything that has happened, and the table as it was at any point of it."""

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from game.checks import Json
from scenes.actor import perform
from scenes.buttons import Button
from scenes.canvas import Canvas
from scenes.hints import Hint
from scenes.menu import Menu
from scenes.pictures import kept
from scenes.rows import Row
from scenes.sanjuan.shown import Shown
from scenes.sanjuan.spoken import happened
from scenes.sanjuan.stage import Stage
from scenes.screen import Key, Screen
from scenes.table.message_bar import Sentence

if TYPE_CHECKING:
    from scenes.console import Console
    from scenes.session import Session


MOST_KNOWN: Final = 3
STEPS: Final = {Button.LEFT: -1, Button.L1: -1, Button.RIGHT: 1, Button.R1: 1}


class Told(NamedTuple):
    """An event, by its place among all of them."""

    at: int
    words: str
    seat: int | None
    """Of whom it tells."""


def _of_whom(event: Json) -> int | None:
    idle = event.get("idle", ())
    seat: int | None = idle[0] if len(idle) == 1 else event.get("seat")
    return seat


class Log(Menu):
    """The events as one seat saw them, the last one first in focus."""

    def __init__(self, console: "Console", session: "Session", eyes: int) -> None:
        super().__init__(console, session.game)
        self._session = session
        self._eyes = eyes
        self._told = self._tell(happened(session, eyes))
        self.focus.on = max(0, len(self._told) - 1)

    def _tell(self, events: Sequence[Json]) -> list[Told]:
        """What there are words for."""
        session = self._session
        told = [session.game.telling.tell(event, session.names, self.say) for event in events]
        return [Told(at, words, _of_whom(events[at])) for at, words in enumerate(told) if words]

    def title(self) -> str:
        return self.say("log.title")

    def rows(self) -> Sequence[Row]:
        rows = [
            Row(words, partial(self._look_back, at), icon=self._face_of(seat))
            for at, words, seat in self._told
        ]
        return rows or [Row(self.say("hint.back"), self.back)]

    def _face_of(self, seat: int | None) -> str:
        return "" if seat is None else self.console.portrait(self._session.names[seat], seat)

    def _look_back(self, at: int) -> None:
        self.stack.push(Past(self.console, self._session, self._eyes, at + 1))

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("hint.look")), Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        super().press(Button.B if button in (Button.SELECT, Button.START) else button)


class Past(Screen):
    """The table as it was. Left and right go from event to event."""

    def __init__(self, console: "Console", session: "Session", eyes: int, at: int) -> None:
        super().__init__(console, session.game)
        self._session = session
        self._eyes = eyes
        self._events = happened(session, eyes)
        self._at = at
        self._known: OrderedDict[int, Shown] = OrderedDict()
        """How it was after so many events."""
        self._steps: Iterator[None] = iter(())
        """What is left of showing how it was."""

    def build(self) -> Iterator[None]:
        self._steps = iter(())
        self._stage = Stage(self.console, self._session.first_view(self._eyes), self._session.names)
        yield from self._stage.make()
        yield from self._showing()
        self.motion.finish()

    def _showing(self) -> Iterator[None]:
        view = self._shown(self._at).view
        moment = self.say("replay.moment", round=view["round"], words=self._words(self._at))
        self._stage.strip.say(Sentence(moment))
        yield
        yield from self._stage.showing(view, None, self.motion)
        self.near = self._look_on()

    def _shown(self, at: int) -> Shown:
        return kept(self._known, MOST_KNOWN, at, lambda: self._follow(at))

    def _follow(self, at: int) -> Shown:
        shown = Shown(self._session.first_view(self._eyes))
        for event in self._events[self._session.beginning : at]:
            shown.apply(event)
        return shown

    def _look_on(self) -> Iterator[None]:
        """How it was before and after."""
        for step in (1, -1):
            self._shown(self._next(step) or self._at)
            yield

    def _words(self, at: int) -> str:
        """The last of so many events."""
        return self._session.game.telling.tell(self._events[at - 1], self._session.names, self.say)

    def places(self) -> Mapping[Key, Rect]:
        return {}

    def turn(self, direction: Button) -> bool:
        return self._step(STEPS.get(direction, 0))

    def _next(self, step: int) -> int:
        """The next event that way of which there is something to say, if there is one."""
        ways = range(self._at + step, len(self._events) + 1 if step > 0 else 0, step) if step else ()
        return next((at for at in ways if self._words(at)), 0)

    def _step(self, step: int) -> bool:
        at = self._next(step)
        if at:
            self._at = at
            self._steps = self._showing()
            next(self._steps)
        return bool(at)

    def update(self, milliseconds: float) -> bool:
        going_on = next(self._steps, self) is not self
        return super().update(milliseconds) or going_on

    def hints(self) -> Sequence[Hint]:
        step = Hint(Button.L1, ""), Hint(Button.R1, self.say("replay.step"))
        return [Hint(Button.B, self.say("hint.back")), *step]

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.B, Button.START, Button.SELECT):
            self.back()
        elif button in STEPS and not self._step(STEPS[button]):
            self.console.sounds.play("refuse")

    def draw(self, canvas: Canvas) -> None:
        perform(self._stage.actors, canvas)
        perform(self.bar.actors, canvas)
