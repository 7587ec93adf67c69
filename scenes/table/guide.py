"""Somebody who explains a first game: lessons follow from what happens, whatever is chosen."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, NamedTuple

from pygame import Rect

from game.bots.bot import Bot
from game.decision import Decision
from game.views import Event, View
from scenes.input.buttons import Button
from scenes.screens.farewell import Farewell
from scenes.screens.score import ScorePad
from scenes.table.asking import PASS, Spot
from scenes.table.board import A
from scenes.table.flow import Steps
from scenes.table.questions import Question
from scenes.widgets.guide_bubble import GuideBubble, Told
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

FOCUS: Final = "focus"
MOST: Final = 4
"""Lessons at a time; the others wait."""
LED: Final = 3
"""In so many rounds the focus starts on what the guide would choose."""


class Lesson(NamedTuple):
    name: str
    """Its text is `lesson.NAME`."""
    zone: str
    """What it is about: `focus`, or a part of the board."""
    when: Sequence[str]
    """It is due when all of these signs are there."""
    asks: str = ""
    """It is a question, of this kind."""


class Lessons(NamedTuple, Generic[A]):
    """What a game teaches at its table."""

    all: Sequence[Lesson]
    questions: Mapping[str, Callable[["TableScene[A]"], Question]]
    """By kind, as the table is."""
    adviser: Callable[[], Bot]
    """Whose picks the guide would choose."""
    of_event: Callable[[Event, View], Iterator[str]]
    """The signs of something that has happened, in the view with it."""
    of_question: Callable[[A, View], Iterator[str]]
    """The signs of something that is asked."""
    facts: Callable[["TableScene[A]"], Mapping[str, object]]
    """What sentences tell of the table as it is."""
    face: str
    """The drawing of who speaks."""


def due(lessons: Sequence[Lesson], signs: Collection[str], known: Collection[str]) -> list[Lesson]:
    """Those that are to be told now; one of them asks at most."""
    signs = {*signs, *(f"knows {name}" for name in known)}
    found = [lesson for lesson in lessons if lesson.name not in known and signs.issuperset(lesson.when)]
    waiting = [lesson for lesson in found if lesson.asks][1:]
    return [lesson for lesson in found if lesson not in waiting][:MOST]


class Guide(Generic[A]):
    """Stops a table while there is something to learn."""

    def __init__(self, table: "TableScene[A]", lessons: Lessons[A]) -> None:
        self._table = table
        self._lessons = lessons
        self._adviser = lessons.adviser()
        self._talking = False

    @property
    def _known(self) -> Sequence[str]:
        return self._table.console.settings.learned.get(self._game, ())

    @_known.setter
    def _known(self, names: Sequence[str]) -> None:
        console = self._table.console
        console.settle(learned={**console.settings.learned, self._game: tuple(names)})

    @property
    def _game(self) -> str:
        return self._table.session.game.name

    def advice(self, view: View, decision: Decision) -> list[str]:
        return self._adviser.pick(view, decision)

    def first(self, asking: A) -> Spot | None:
        """Where the focus goes: to what the guide would do; after a few rounds elsewhere, if it can."""
        if self._table.session.round > LED and not self._over:
            return asking.elsewhere()
        passes = asking.picking.may_pass and not asking.picking.suggested
        return PASS if passes and not self._over else asking.first()

    def told(self, events: Sequence[Event]) -> Steps:
        """Something stands on the table now."""
        view = self._table.shown.view
        found: list[Lesson] = []
        for event in events:
            lessons = due(self._lessons.all, [*self._lessons.of_event(event, view)], self._known)
            found += [lesson for lesson in lessons if lesson not in found]
        del found[MOST:]
        while found and self._table.motion.awaited:
            yield
        self._teach(found)

    def asked(self, asking: A) -> None:
        now = self._table.session.round
        signs = [*self._lessons.of_question(asking, self._table.shown.view), f"in round {now}"]
        led = ["led"] if now <= LED else []
        self._teach(due(self._lessons.all, [*signs, *led], self._known))

    def _teach(self, found: Sequence[Lesson]) -> None:
        """The table stands still while somebody listens."""
        if not found:
            return
        table = self._table
        self._talking = table.flow.paused = True
        told = [self._told(each) for each in found]
        names = [lesson.name for lesson in found]
        aid = {Button.R2: ("hint.aid", table.aid)} if table.parts.aid else {}
        keys = {**aid, Button.START: ("hint.menu", table.menu)}
        face = self._lessons.face
        table.stack.push(
            GuideBubble(table.console, told, face, lambda heard: self._learn(names[:heard]), keys)
        )

    def _told(self, lesson: Lesson) -> Told:
        place = partial(self._place, lesson.zone)
        if not lesson.asks:
            return Told(partial(self._words, lesson), place)
        ask = partial(self._lessons.questions[lesson.asks], self._table)
        return Told(lambda: ask().words, place, lambda: ask().answers)

    def _place(self, zone: str) -> Rect:
        """Where that is now."""
        table = self._table
        place = table.places().get(table.focus.on) if zone == FOCUS else None
        return place or table.board.part("roles" if zone == FOCUS else zone, table.spot)

    def _words(self, lesson: Lesson) -> str:
        return self._table.say(f"lesson.{lesson.name}", **self._lessons.facts(self._table))

    def _learn(self, names: Sequence[str]) -> None:
        self._talking = False
        new = [name for name in names if name not in self._known]
        if new:
            self._known = (*self._known, *new)

    def stop(self) -> None:
        """What was said holds no more."""
        if self._talking:
            self._table.stack.pop()

    def rows(self) -> Sequence[Row]:
        """For the menu."""
        say = self._table.say
        skip = Row(say("learn.skip"), self._skip, note=say("learn.skip.note"), icon="icons/play")
        return [] if self._over else [skip]

    @property
    def _over(self) -> bool:
        """Nothing is left to be said."""
        return len(self._known) >= len(self._lessons.all)

    def _skip(self) -> None:
        self._known = [lesson.name for lesson in self._lessons.all]
        self.stop()
        self._table.stack.pop()

    def over(self) -> None:
        """The points, and a word to part."""
        console, session = self._table.console, self._table.session

        def part() -> None:
            console.stack.replace(Farewell(console, session))

        console.stack.replace(ScorePad(console, session, part))
