"""After a game against bots: which decisions cost most, as the coach sees it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from game.checks import Json
from game.table import PastChoice
from scenes.game_registry import parts_of
from scenes.input.buttons import Button
from scenes.records.bot_process import BotProcess, Request
from scenes.records.session import Session
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console

MOST: Final = 3
LEAST: Final = 0.01
"""The share of a win that is worth a word."""


class Mistake(NamedTuple):
    past: PastChoice
    advice: Json


class LookingBack(Menu):
    """While the coach goes through the game."""

    def __init__(self, console: "Console", session: Session) -> None:
        super().__init__(console)
        self._session = session
        self._bot_process = BotProcess.outside({}, session.game.habitual(), console.notice, console.rest.wake)
        self._left = session.past()
        self._now = next(self._left, None)
        self._found: list[Mistake] = []
        self._ask()

    def title(self) -> str:
        return self.say("result.hindsight")

    def text(self) -> str:
        return self.say("hindsight.looking")

    def rows(self) -> Sequence[Row]:
        now = self._now.view["round"] if self._now else self._session.round
        return [Row(self.say("hindsight.round", round=now, rounds=self._session.round), self.back)]

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.B, self.say("hint.back"))]

    def _ask(self) -> None:
        if self._now:
            view, decision, picks, _ = self._now
            self._bot_process.ask(Request(view, decision, advice=True, picked=picks))

    def update(self, milliseconds: float) -> bool:
        moved = super().update(milliseconds)
        if self.stack.busy or self.stack.top is not self:
            return moved
        found = self._bot_process.advised() if self._now else None
        if found and found.advice:
            self._note(found.advice)
        elif found or not self._now:
            self._now = None
            worst = sorted(self._found, key=lambda mistake: -float(mistake.advice["cost"]))
            self.stack.replace(Hindsight(self.console, self._session, worst[:MOST], silent=bool(found)))
        return moved or bool(found)

    def _note(self, advice: Json) -> None:
        assert self._now
        if advice["cost"] >= LEAST:
            self._found.append(Mistake(self._now, advice))
        before, self._now = self._now, next(self._left, None)
        self._ask()
        if self._now and self._now.view["round"] > before.view["round"]:
            self.renew()

    def leave(self) -> None:
        self._bot_process.close()


class Hindsight(Menu):
    """What it has found. Each row leads to the table as it was."""

    def __init__(self, console: "Console", session: Session, worst: Sequence[Mistake], silent: bool) -> None:
        super().__init__(console, session.game)
        self._session = session
        self.worst = worst
        """The costliest decisions first."""
        self._silent = silent

    def title(self) -> str:
        return self.say("result.hindsight")

    def text(self) -> str:
        if self._silent:
            return self.say("hindsight.silent")
        return self.say("hindsight.chance" if self.worst else "hindsight.none")

    def rows(self) -> Sequence[Row]:
        return [*map(self._row, self.worst)] or [Row(self.say("hint.back"), self.back)]

    def hints(self) -> Sequence[Hint]:
        act = "hint.look" if self.worst else "hint.choose"
        return [Hint(Button.A, self.say(act)), Hint(Button.B, self.say("hint.back"))]

    def _row(self, mistake: Mistake) -> Row:
        past, advice = mistake
        coach, names = self._session.coach, self._session.names
        assert coach
        words = self.say(
            "hindsight.row",
            round=past.view["round"],
            what=coach.did(past.decision.kind, past.picks, self.say),
            share=round(100 * advice["cost"]),
        )
        return Row(words, lambda: self._look(past), note=coach.sentence(advice, names, self.say))

    def _look(self, past: PastChoice) -> None:
        as_it_was = parts_of(self._session.game).past
        self.stack.push(as_it_was(self.console, self._session, past.decision.seat, past.length))
