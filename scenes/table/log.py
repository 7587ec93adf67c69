"""Everything that has happened, to look back at any of it."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, NamedTuple

from game.views import Event
from scenes.draw.theme import NIGHT, ROOF, SEA, mixed
from scenes.input.buttons import Button
from scenes.records.session import Session
from scenes.table.board import A
from scenes.table.parts import TableParts
from scenes.table.past import Past
from scenes.table.seat import GOVERNOR
from scenes.table.wording import NOBODY, happened
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


TAKEN: Final = 0.5
"""How much darker than its placard the row of a role is."""


class Entry(NamedTuple):
    """An event, by its place among all of them."""

    at: int
    words: str
    seat: int | None
    """Of whom it tells."""
    kind: str
    """The event that it begins with."""
    role: str = ""
    """That is taken with it."""


def _of_whom(event: Event) -> int | None:
    idle = event.get("idle", ())
    seat: int | None = idle[0] if len(idle) == 1 else event.get("seat")
    return seat


def _after_deeds(told: Sequence[Entry]) -> int:
    """The place before what happened by itself since."""
    return max((place for place, entry in enumerate(told, 1) if entry.seat is not None), default=0)


class Log(Menu, Generic[A]):
    """The events as one seat saw them, or an onlooker at its side; the last one first in focus."""

    def __init__(
        self,
        console: "Console",
        session: Session,
        parts: TableParts[A],
        eyes: int,
        open: bool = True,
        since: int | None = None,
    ) -> None:
        """With a mark where somebody looked last, which has the focus then."""
        super().__init__(console, session.game)
        self._session = session
        self._parts = parts
        self._eyes = eyes
        self._open = open
        self._marked: int | None = None
        self._told = self._tell(happened(session, eyes if open else NOBODY))
        self.focus.on = max(0, len(self._told) - 1)
        if since is not None:
            self._mark(since)

    def _tell(self, events: Sequence[Event]) -> list[Entry]:
        """What there are words for; a payment in one with what is paid, who did nothing with the deeds."""
        told: list[Entry] = []
        for at, event in enumerate(events):
            words = self._session.game.telling.tell(event, self._session.names, self.say)
            kind, seat = event["event"], _of_whom(event)
            if told and self._parts.script.is_part(told[-1].kind, kind) and told[-1].seat == seat:
                more = "" if isinstance(event.get("cards", 0), int) else f" {words}"
                told[-1] = told[-1]._replace(words=told[-1].words + more)
            elif words:
                place = _after_deeds(told) if event.get("idle") else len(told)
                told.insert(place, Entry(at, words, seat, kind, event.get("role", "")))
        return told

    def _mark(self, since: int) -> None:
        place = next((place for place, entry in enumerate(self._told) if entry.at >= since), len(self._told))
        self._told.insert(place, Entry(since - 1, self.say("log.since"), None, ""))
        self.focus.on = self._marked = place

    @property
    def uppermost(self) -> int:
        return self._marked or 0

    def title(self) -> str:
        return self.say("log.title")

    def rows(self) -> Sequence[Row]:
        rows = [self._row(entry) for entry in self._told]
        if self._marked is not None:
            rows[self._marked] = rows[self._marked]._replace(icon="icons/eye", colour=ROOF)
        return rows or [Row(self.say("hint.back"), self.back)]

    def _row(self, entry: Entry) -> Row:
        """Rounds and roles are seen at once between what was done in them."""
        row = Row(entry.words, partial(self._look_back, entry.at), icon=self._face_of(entry.seat))
        if entry.kind == "round":
            return row._replace(icon=GOVERNOR, colour=SEA)
        if entry.kind == "role" and self._parts.role:
            role = self._parts.role(entry.role, self.say)
            return row._replace(icon=role.drawing, colour=mixed(role.colour, NIGHT, TAKEN))
        return row

    def _face_of(self, seat: int | None) -> str:
        return "" if seat is None else self.console.portrait(self._session.names[seat], seat)

    def _look_back(self, at: int) -> None:
        past = Past(self.console, self._session, self._parts, self._eyes, at + 1, self._open)
        self.stack.push(past)

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("hint.look")), Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        super().press(Button.B if button in (Button.SELECT, Button.START) else button)
