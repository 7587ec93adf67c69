"""The first game: the table as it always is, and somebody who explains it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.checks import Json
from game.decision import Decision
from game.sanjuan import explain
from game.sanjuan.catalogue import ROLES
from scenes.buttons import Button
from scenes.farewell import Farewell
from scenes.rows import Row
from scenes.sanjuan import lessons
from scenes.sanjuan.lessons import LESSONS, Lesson
from scenes.score import ScorePad
from scenes.table.scene import TableScene
from scenes.talk import Talk, Told

GUIDE: Final = "portraits/beatriz"


class GuidedTable(TableScene):
    """Lessons follow from what happens, whatever is chosen."""

    _talking = False

    @property
    def _known(self) -> Sequence[str]:
        return self.console.settings.learned

    def _show(self, events: Sequence[Json]) -> Iterator[None]:
        yield from super()._show(events)
        due = lessons.due([*lessons.of_event(events[0], self.shown)], self._known)
        while due and self.motion.awaited:
            yield
        self._teach(due)

    def _ask(self, decision: Decision) -> Iterator[None]:
        yield from super()._ask(decision)
        if self.asking:
            self._teach(lessons.due([*lessons.of_question(self.asking, self.shown)], self._known))

    def _teach(self, due: Sequence[Lesson]) -> None:
        """The table stands still while somebody listens."""
        if not due:
            return
        self._paused = self._talking = True
        told = [Told(partial(self._words, lesson), partial(self._place, lesson.zone)) for lesson in due]
        names = [lesson.name for lesson in due]
        keys = {Button.R2: ("hint.aid", self.aid), Button.START: ("hint.menu", self.menu)}
        self.stack.push(Talk(self.console, told, GUIDE, lambda heard: self._learn(names[:heard]), keys))

    def _learn(self, names: Sequence[str]) -> None:
        self._talking = False
        new = [name for name in names if name not in self._known]
        if new:
            self.console.settle(learned=(*self._known, *new))

    def restart(self) -> None:
        super().restart()
        if self._talking:
            self.stack.pop()

    def more(self) -> Sequence[Row]:
        skip = Row(self.say("learn.skip"), self._skip, note=self.say("learn.skip.note"), icon="icons/play")
        return [*([skip] if len(self._known) < len(LESSONS) else []), *super().more()]

    def _skip(self) -> None:
        self.console.settle(learned=tuple(lesson.name for lesson in LESSONS))
        if self._talking:
            self.stack.pop()
        self.stack.pop()

    def over(self) -> None:
        self.console.stack.replace(ScorePad(self.console, self.session, self._farewell))

    def _farewell(self) -> None:
        self.console.stack.replace(Farewell(self.console, self.session))

    def _words(self, lesson: Lesson) -> str:
        names, asking = self.session.names, self.asking
        facts = {"name": names[1 - self.eyes], "card": "", "price": "", "denied": ""}
        if asking and asking.decision.kind == "build" and (card := lessons.advised(asking)):
            facts["card"] = self.say(f"card.{card}")
            facts["price"] = explain.explain(self.shown.view, card)["price"]
        if asking and (lost := lessons.denied(asking, self.shown)):
            facts["denied"] = self.say(lost["key"], name=names[lost["seat"]], count=lost["count"])
        return self.say(f"lesson.{lesson.name}", **facts)

    def _place(self, zone: str) -> Rect:
        """Where that is now."""
        stage, zones = self.stage, self.stage.zones
        kind, _, role = zone.partition(" ")
        if kind == "role":
            return stage.role_places()[ROLES.index(role)]
        if kind == "focus":
            return self.places().get(self.focus.on, zones["roles"])
        if kind == "seat":
            return stage.seat_zone(1 - self.eyes)
        if kind == "own":
            return stage.own
        if kind == "offers":
            return Rect.unionall(stage.offers.places[0], stage.offers.places[1:]).inflate(12, 12)
        return self._hand() if kind == "hand" else zones[kind]

    def _hand(self) -> Rect:
        """The cards, and the one in focus above them."""
        zone = self.stage.zones["hand"]
        spot = self.spot
        high = self.stage.look.large[1] + 6 if spot and spot[0] == "hand" else zone.height
        return Rect(zone.x, zone.bottom - high, zone.width, high)
