"""A kept game on the real table: step by step, forth and back, or on its own."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Final, Self

from game.errors import Refused
from game.views import Event
from scenes.app.settings import SPEEDS
from scenes.input.buttons import Button
from scenes.records.recorded_game import RecordedGame
from scenes.table.board import A
from scenes.table.flow import Steps
from scenes.table.message_bar import Sentence
from scenes.table.parts import TableParts
from scenes.table.recorded_session import RecordedSession
from scenes.table.replay_menus import Jump, Points, ReplayMenu
from scenes.table.tabletop import LOOKS, Tabletop
from scenes.table.wording import moment, tell
from scenes.widgets.hints import Hint

if TYPE_CHECKING:
    from scenes.app.console import Console


class Replay(Tabletop[A]):
    def __init__(self, console: "Console", past: RecordedSession, parts: TableParts[A], eyes: int) -> None:
        super().__init__(console, past, parts, eyes)
        self.past = past
        self.stops: list[int] = []
        """How much has happened whenever there is something to tell."""

    @classmethod
    def of(cls, console: "Console", story: RecordedGame, parts: TableParts[A]) -> Self:
        past = RecordedSession(console, story)
        return cls(console, past, parts, past.eyes[0])

    def prepare(self) -> Iterator[None]:
        self.say = self.texts()
        try:
            yield from self.past.story.read()
        except Refused as trouble:
            self.console.notice(self.say("games.broken", trouble=trouble))
        self._find_stops()
        self.caption = self._words()
        yield from super().prepare()

    def build(self) -> Iterator[None]:
        yield from super().build()
        yield from self.bar.make(DOES)
        yield from self.lay_hints(self._rows())

    def _find_stops(self) -> None:
        events, start = self.past.all_events(self.eyes), self.past.story.beginning
        words = [tell(self.past, event, self.say) for event in events]
        self.stops = [start, *(at for at in range(start + 1, len(events) + 1) if words[at - 1])]
        self.turns = [at for at in self.stops[1:] if events[at - 1]["event"] == "role"]
        rounds = [at for at in self.stops[1:] if events[at - 1]["event"] == "round"]
        self.rounds = sorted({start, *rounds})

    def _words(self) -> str:
        """What happened last."""
        events = self.past.events(self.eyes)
        return tell(self.past, events[-1], self.say) if events else ""

    def sentence(self) -> Sentence:
        events = self.past.events(self.eyes)
        return Sentence(moment(events[-1] if events else None, self.past.round, self.caption, self.say))

    # Time passes

    @property
    def pace(self) -> float:
        return SPEEDS[self.past.pace]

    def told(self, events: Sequence[Event]) -> Steps:
        yield from super().told(events)
        if not self.flow.telling_more:
            yield from self.flow.settle()

    def next_steps(self) -> Steps | None:
        """The next thing, if they come by themselves."""
        if not self.past.playing:
            return None
        if self.past.at == self.stops[-1]:
            self.past.playing = False
            self.catch_up()
            self.points()
            return iter(())
        self._step_on()
        return iter(())

    def _step_on(self) -> None:
        self.past.at = self.stops[bisect_right(self.stops, self.past.at)]
        self.flow.listen()

    # What the buttons do

    def go(self, at: int) -> None:
        """Show the table as it was when so much had happened."""
        self.past.at = max(self.stops[0], min(at, self.stops[-1]))
        self.restart()
        self.caption = self._words()

    def _forward(self) -> None:
        """See what comes next; in the middle of that have it over with, and if nothing comes, the points."""
        self.past.playing = False
        if self.flow.busy or self.flow.telling_more or self.motion.awaited:
            self.go(self.past.at)
        elif self.past.at < self.stops[-1]:
            self.flow.wait(0)
            self._step_on()
        else:
            self.points()

    def _to(self, stops: Sequence[int], step: int) -> None:
        """To the next or the last one of these."""
        self.past.playing = False
        at = bisect_left(stops, self.past.at) - 1 if step < 0 else bisect_right(stops, self.past.at)
        if 0 <= at < len(stops):
            self.console.sounds.play("focus")
            self.go(stops[at])
        else:
            self.console.sounds.play("refuse")

    def _play(self) -> None:
        self.past.playing = not self.past.playing
        if self.past.playing and self.past.at == self.stops[-1]:
            self.go(self.stops[0])

    def _next_eyes(self) -> None:
        eyes = self.past.eyes
        self.look_with(eyes[(eyes.index(self.eyes) + 1) % len(eyes)])

    def look_with(self, eyes: int) -> None:
        """Show this seat's hand."""
        if eyes != self.eyes:
            self.flow.look_with(eyes)
            self.stack.renew()

    def points(self) -> None:
        """How it ended, if it has."""
        if self.past.story.over:
            self.stack.push(Points(self.console, self.past))

    def log(self) -> None:
        self.stack.push(Jump(self.console, self))

    def menu(self) -> None:
        self.stack.push(ReplayMenu(self.console, self))

    def _rows(self) -> Iterable[Sequence[Hint]]:
        for playing, eyes, look in product((False, True), self.past.eyes, LOOKS):
            yield self._row(playing, eyes, look)

    def hints(self) -> Sequence[Hint]:
        return self._row(self.past.playing, self.eyes, self.look())

    def _row(self, playing: bool, eyes: int, look: str) -> Sequence[Hint]:
        """Those for which there is room; the menu has the rest."""
        say, past = self.say, self.past
        whose = say("replay.hand", name=past.names[eyes])
        other = [Hint(Button.X, whose)] if len(past.eyes) > 1 else []
        return [
            Hint(Button.A, say("replay.pause" if playing else "replay.play")),
            Hint(Button.B, say("hint.back")),
            Hint(Button.L1, ""),
            Hint(Button.R1, say("replay.step")),
            Hint(Button.START, say("hint.menu")),
            *other,
            *self.told_hints(LOOKS[look]),
        ]

    def press(self, button: Button) -> None:
        DOES[button](self)


DOES: Final[Mapping[Button, Callable[[Replay[Any]], None]]] = {
    Button.A: Replay._play,
    Button.B: Replay.back,
    Button.X: Replay._next_eyes,
    Button.Y: Replay.zoom,
    Button.R1: Replay._forward,
    Button.L1: lambda scene: scene._to(scene.stops, -1),
    Button.R2: lambda scene: scene._to(scene.turns, 1),
    Button.L2: lambda scene: scene._to(scene.turns, -1),
    Button.SELECT: Replay.log,
    Button.START: Replay.menu,
}
