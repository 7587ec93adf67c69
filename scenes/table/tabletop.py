"""A table on the screen: its board, what is said, what has the focus, what can be enlarged."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Final, Generic

from pygame import Rect

from game.follow import Follower
from game.views import Event
from scenes.app.settings import SPEEDS
from scenes.app.words import called
from scenes.app.work import Urgency
from scenes.draw.actor import perform
from scenes.draw.canvas import Canvas
from scenes.input.buttons import DIRECTIONS, Button, Inspect, Intent, Point, Press
from scenes.input.focus import Focus
from scenes.records.session import Session
from scenes.table.asking import Spot
from scenes.table.board import A, Board
from scenes.table.effects import Effects
from scenes.table.flow import Flow, Steps
from scenes.table.message_bar import Sentence
from scenes.table.parts import TableParts
from scenes.table.wording import tell_all
from scenes.widgets.hints import Hint
from scenes.widgets.screen import Key, Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

Does = Sequence[tuple[Button, str]]
"""Buttons, and the keys of what they do."""
LOOKS: Final[Mapping[str, Does]] = {
    "zoom": [(Button.Y, "hint.zoom")],
    "city": [(Button.Y, "hint.city")],
}


class Tabletop(Screen, Generic[A]):
    """What the table that is played, the replay and the past have in common."""

    enlarges: ClassVar[bool] = True

    def __init__(
        self, console: "Console", session: Session, parts: TableParts[A], eyes: int, open: bool = True
    ) -> None:
        """As one seat sees it, or an onlooker from its side."""
        super().__init__(console, session.game)
        self.focus = Focus({}, rows=True)
        self.session = session
        self.parts = parts
        self.flow = Flow(session, eyes, self, parts.script.joins, open)
        self.asking: A | None = None
        self.caption = ""
        """What happened last."""
        self.searching = False
        """The focus is seen although nobody is asked."""
        self._last: Spot | None = None
        self._painted: object = None
        """The question as it is seen on the board."""

    @property
    def eyes(self) -> int:
        return self.flow.eyes

    @property
    def shown(self) -> Follower:
        return self.flow.shown

    # Making the picture

    def build(self) -> Iterator[None]:
        self.console.come_near(self.session.game)
        self.flow.rewind()  # what is under way belongs to the board that goes
        self.motion.finish()
        self.session.names[:] = [called(name, self.say) for name in self.session.names]
        self.lay(self.parts.board(self.console, self.shown.view, self.session.names))
        yield from self.board.make()
        yield from self.console.sounds.prepare(self.session.game.name)
        yield from self.board.showing(self.shown.view, self.asking, self.motion)
        self.note_painted()
        self.say_so()
        self.focus.set(self.places())
        self._show_focus()
        self.motion.finish()

    def lay(self, board: Board[A]) -> None:
        """Let this be the board that is seen."""
        self.board = board
        self.effects = Effects(self.console, self.flow, self.motion, board)

    def places(self) -> Mapping[Key, Rect]:
        return self.board.places(self.shown.view)

    def draw(self, canvas: Canvas) -> None:
        perform(self.board.actors, canvas)
        perform(self.bar.actors, canvas)

    def forget_places(self) -> None:
        """Only what is there now can have the focus, and be pointed at."""
        self.focus.set(self._with_hints(self.places()))

    def repaint(self) -> Steps:
        """Show everything as it is now, piece by piece: the one place where the picture follows."""
        if self.say_so():
            yield
        self.note_painted()
        yield from self.board.showing(self.shown.view, self.asking, self.motion)
        yield
        self.refocus()
        if self.board.dawns(self.shown.view):
            self.want(self._lighten(), Urgency.SHOWN)

    def _lighten(self) -> Iterator[None]:
        """Let the table follow the hour."""
        yield from self.board.lighten()
        self.console.loop.stale = True

    def catch_up(self) -> None:
        """Show at once what a press has changed, unless that is under way already."""
        if self.flow.busy:
            return
        if self._painted != self._question():
            deque(self.repaint(), maxlen=0)
        elif self._hinted != self.hints():
            self.refocus()

    def note_painted(self) -> None:
        """The question stands on the board as it is now."""
        self._painted = self._question()

    def _question(self) -> object:
        """What of the question is seen on the board."""
        return self.asking and (self.asking, self.asking.state)

    def refocus(self) -> None:
        super().refocus()
        self._show_focus()

    def _show_focus(self) -> None:
        ringed = not isinstance(self.focus.on, Hint)
        with self.motion.beside():
            self.board.focus(self.spot, self.focus.place(self.spot), self.motion, ringed)

    def focused(self) -> None:
        on = self.focus.on
        self._show_focus()
        if self.asking:
            self.say_so()
        self.tell_hints()
        self.bar.focus(on if isinstance(on, Hint) else None)

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Point | Inspect) or (isinstance(intent, Press) and intent.button in DIRECTIONS):
            self.search()
        super().handle(intent)
        self.catch_up()

    def nudge(self, x: float, y: float) -> None:
        with self.motion.beside():
            self.board.nudge(x, y, self.motion)

    @property
    def spot(self) -> Spot | None:
        """What has the focus, or had it before that went to the hint bar; nothing if nobody looks for it."""
        on = self.home if isinstance(self.focus.on, Hint) else self.focus.on
        if isinstance(on, tuple):
            self._last = on
        sought = self.asking is not None or self.searching
        return self._last if sought and self.focus.place(self._last) else None

    def search(self) -> None:
        """Somebody looks around while nobody is asked."""
        if not (self.asking or self.searching):
            self.searching = True
            self.focused()

    # What is said

    def sentence(self) -> Sentence:
        """What is told or asked now."""
        return Sentence(self.caption)

    def say_so(self) -> bool:
        return self.board.message_bar.say(self.sentence())

    def writing(self, sentence: Sentence) -> Steps:
        """Have a sentence written beforehand, in this frame if nothing is painted in it."""
        self.want(self.board.message_bar.writing(sentence))
        yield

    # Time passes

    @property
    def pace(self) -> float:
        """How fast everything goes; at 0 it is there at once."""
        return SPEEDS[self.console.settings.speed]

    def update(self, milliseconds: float) -> bool:
        pace = self.motion.speed = self.pace
        stirred = self.motion.awaited
        moved = self.motion.update(milliseconds)
        moved = self.listen() or moved
        if self.stack.busy:
            return moved
        return self.flow.update(milliseconds, pace, self.motion, stirred) or moved

    def listen(self) -> bool:
        """Take in what others have to say of what is asked; whether they have said something."""
        return False

    def tell(self, events: Sequence[Event]) -> Steps:
        before, self.caption = self.caption, tell_all(self.session, events, self.say) or self.caption
        yield from self.writing(self.sentence())
        if later := self.parts.script.withheld(events[0]):
            self.motion.after(later, partial(self._tell_in_words, self.caption))
            self.caption = before
        else:
            self.say_so()
        yield
        if self._hinted != self.hints():
            self.tell_hints()
            yield
        self.flow.wait(self.effects.play(events, self.parts.script))
        yield

    def _tell_in_words(self, words: str) -> None:
        self.caption = words
        self.say_so()

    def told(self, events: Sequence[Event]) -> Steps:
        yield from self.repaint()
        self.motion.then(self.board.flying.clear)

    def awaits_more(self, events: Sequence[Event]) -> bool:
        return False

    def next_steps(self) -> Steps | None:
        return None

    def restart(self) -> None:
        """Show the game as it stands, without what led there."""
        self.asking = None
        self.caption = ""
        self.flow.skip()
        self.motion.finish()
        self.board.flying.clear()
        self.shown.settle(self.flow.view)
        self.flow.begin(self.repaint())

    # What can be looked at

    def told_hints(self, *parts: Does) -> list[Hint]:
        return [Hint(button, self.say(words)) for button, words in chain(*parts)]

    def look(self) -> str:
        """What can be enlarged: what has the focus, or one's own city where that cannot."""
        return "zoom" if self.spot and (self.thing() or self.spot[0] in self.parts.opened) else "city"

    def thing(self) -> str:
        """The name of what has the focus, if it has one."""
        spot = self.spot
        if spot is None:
            return ""
        zone, at = spot
        things = self.board.things(zone, self.shown.view, self.asking)
        return things[at] if at < len(things) else ""

    def zoom(self) -> None:
        """Enlarge what has the focus, or one's own city where there is nothing to enlarge."""
        spot, view = self.spot, self.board.drafted(self.shown.view)
        things = self.board.things(spot[0], view, self.asking) if spot and self.thing() else ()
        self.stack.push(self.parts.zoom(self.console, self.session, view, spot, things))

    def lay_hints(self, rows: Iterable[Sequence[Hint]]) -> Iterator[None]:
        """All rows of hints that there can be, before one of them is shown within a frame."""
        for row in rows:
            self.bar.lay(row)
            yield

    # Its life on the stack

    def enter(self) -> None:
        self.console.sounds.music(self.parts.music(self.shown.view))
        self.console.surround()

    def pause(self) -> None:
        self.flow.paused = True

    def resume(self) -> None:
        self.flow.paused = False
        super().resume()

    def leave(self) -> None:
        self.session.close()
        self.console.tidy()
