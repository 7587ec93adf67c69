"""The table as it was at any moment of a game."""

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.follow import Follower
from scenes.draw.pictures import kept
from scenes.input.buttons import Button
from scenes.records.session import Session
from scenes.screens.opening import play_on
from scenes.table.board import A
from scenes.table.flow import Steps
from scenes.table.message_bar import Sentence
from scenes.table.parts import TableParts
from scenes.table.tabletop import Tabletop
from scenes.table.wording import NOBODY, happened, moment
from scenes.widgets.hints import Hint
from scenes.widgets.screen import Key

if TYPE_CHECKING:
    from scenes.app.console import Console

MOST_KNOWN: Final = 3
STEPS: Final = {Button.LEFT: -1, Button.L1: -1, Button.RIGHT: 1, Button.R1: 1}


class Past(Tabletop[A]):
    """Left and right go from event to event."""

    def __init__(
        self,
        console: "Console",
        session: Session,
        parts: TableParts[A],
        eyes: int,
        at: int,
        open: bool = True,
    ) -> None:
        super().__init__(console, session, parts, eyes, open)
        self._events = happened(session, eyes if open else NOBODY)
        self._known: OrderedDict[int, Follower] = OrderedDict()
        """How it was after so many events."""
        self._go(at)

    def _go(self, at: int) -> None:
        self.at = at
        self.flow.shown = self._after(at)

    def _after(self, at: int) -> Follower:
        return kept(self._known, MOST_KNOWN, at, lambda: self._follow(at))

    def _follow(self, at: int) -> Follower:
        view, game = self.session.first_view(self.eyes), self.session.game
        shown = Follower(view if self.flow.open else game.onlooker(view), game.changes)
        for event in self._events[self.session.beginning : at]:
            shown.apply(event)
        return shown

    def build(self) -> Iterator[None]:
        yield from super().build()
        self.want(self._look_on())

    def repaint(self) -> Steps:
        yield from super().repaint()
        self.want(self._look_on())

    def _look_on(self) -> Iterator[None]:
        """How it was before and after."""
        for step in (1, -1):
            self._after(self._next(step) or self.at)
            yield

    def sentence(self) -> Sentence:
        words = self._words(self.at)
        return Sentence(moment(self._events[self.at - 1], self.shown.view["round"], words, self.say))

    def _words(self, at: int) -> str:
        """The last of so many events."""
        return self.session.game.telling.tell(self._events[at - 1], self.session.names, self.say)

    def places(self) -> Mapping[Key, Rect]:
        return {}

    def turn(self, direction: Button) -> bool:
        return self._step(STEPS.get(direction, 0))

    def _next(self, step: int) -> int:
        """The next event that way of which there is something to say, if there is one."""
        ways = range(self.at + step, len(self._events) + 1 if step > 0 else 0, step) if step else ()
        return next((at for at in ways if self._words(at)), 0)

    def _step(self, step: int) -> bool:
        at = self._next(step)
        if at:
            self._go(at)
            self.flow.begin(self.repaint())
        return bool(at)

    @property
    def _may_play_on(self) -> bool:
        """What comes of it is known: another game may begin here."""
        return self.session.over and bool(self.session.humans)

    def hints(self) -> Sequence[Hint]:
        step = Hint(Button.L1, ""), Hint(Button.R1, self.say("replay.step"))
        on = [Hint(Button.X, self.say("replay.play_on"))] if self._may_play_on else []
        return [*on, Hint(Button.B, self.say("hint.back")), *step]

    def press(self, button: Button) -> None:
        if button is Button.X and self._may_play_on:
            self.console.sounds.play("choose")
            play_on(self.console, self.session, self.at)
        elif button in (Button.A, Button.B, Button.START, Button.SELECT):
            self.back()
        elif button in STEPS and not self._step(STEPS[button]):
            self.console.sounds.play("refuse")

    def enter(self) -> None:
        """Nothing else is heard than before."""

    def leave(self) -> None:
        """The session goes on."""
