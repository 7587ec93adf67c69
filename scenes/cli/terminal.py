"""San Juan and its kin as plain text: a whole game against bots, and records to read."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.bots.bot import Bot
from game.checks import Json
from game.decision import Decision
from game.errors import Refused
from game.scoring import NOT_POINTS
from game.table import Table
from game.texts import Say
from game.views import Event
from scenes.cli.signals import undisturbed
from scenes.records.saves import Diary

ROOM: Final = "scenes"
Tell = Callable[[str], None]


class Terminal:
    """One person at a terminal, the other seats bots."""

    def __init__(
        self, table: Table, bots: Mapping[int, Bot], names: Sequence[str], say: Say, out: Tell
    ) -> None:
        self._table = table
        self._bots = bots
        self._names = names
        self._say = say
        self._out = out
        self._human = next(at for at in range(table.seats) if at not in bots)
        self._diary: Diary | None = None

    def keep(self, diary: Diary) -> None:
        """Write the game down from now on."""
        self._diary = diary
        self._saving(lambda: diary.begin(self._table))

    def _saving(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as trouble:
            self._diary = None
            self._out(self._say("terminal.not_saved", cause=trouble.strerror or trouble))

    def play(self, lines: Iterator[str]) -> None:
        """Until the game is over or the person leaves."""
        self._out(self._say("terminal.commands"))
        try:
            while decision := self._table.decision:
                if decision.seat in self._bots:
                    view = self._table.game.view(decision.seat)
                    self._choose(self._bots[decision.seat].pick(view, decision))
                elif not self._ask(decision, lines):
                    break
        except KeyboardInterrupt:
            self._out("")
            self._part()
            raise
        self._part()

    def _part(self) -> None:
        """What there is to say at the end, or to somebody who leaves."""
        self._news()
        if self._table.decision is None:
            score = self._table.game.score()
            for bot in self._bots.values():
                bot.over(score)
            for line in standings(self._table, self._names, self._say):
                self._out(line)
        elif self._diary:
            self._out(self._say("terminal.saved", path=self._diary.path))

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()

    def _choose(self, pick: list[str]) -> None:
        """Nothing comes between a choice and its line in the file: what is told afterwards stands there."""
        with undisturbed():
            self._table.choose(pick)
            self._note()

    def _note(self) -> None:
        if diary := self._diary:
            self._saving(lambda: diary.note(self._table))

    def _news(self) -> None:
        for event in self._table.events(self._human):
            line = self._table.game.telling.tell(event, self._names, self._say)
            if line:
                self._out("  " + line)

    def _ask(self, decision: Decision, lines: Iterator[str]) -> bool:
        """Show the decision and read an answer; false if the person leaves."""
        self._news()
        self._show_table()
        suggestion = self._suggestion(decision)
        self._show(decision, suggestion)
        for line in lines:
            words = line.strip()
            if words == "q":
                return False
            if words == "u":
                if self._undo():
                    return True
            elif self._answer(words, decision, suggestion):
                return True
        return False

    def _suggestion(self, decision: Decision) -> list[str]:
        game = self._table.game
        return game.habitual().pick(game.view(self._human), decision)

    def _show_table(self) -> None:
        game = self._table.game
        self._out("")
        for line in game.telling.sketch(game.view(self._human), self._names, self._say):
            self._out(line)

    def _show(self, decision: Decision, suggestion: list[str]) -> None:
        telling = self._table.game.telling
        about = (
            self._say("terminal.about", card=telling.option(decision.about, self._say))
            if decision.about
            else ""
        )
        low, high = decision.min, decision.max
        count = self._say("terminal.exactly" if low == high else "terminal.between", low=low, high=high)
        self._out(" ".join(filter(None, [self._say(f"ask.{decision.kind}"), about, "-", count])))
        suggested = decision.places(suggestion)
        for place, name in enumerate(decision.options):
            mark = "*" if place in suggested else " "
            self._out(f" {mark}{place + 1:2}  {telling.option(name, self._say)}")

    def _undo(self) -> bool:
        """Back to the person's last choice."""
        mine = [decision.seat for decision, _ in self._table.choices]
        if self._human not in mine:
            self._out(self._say("terminal.nothing_to_undo"))
            return False
        with undisturbed():
            self._table.undo()
            while not (decision := self._table.decision) or decision.seat != self._human:
                self._table.undo()
            self._note()
        return True

    def _answer(self, words: str, decision: Decision, suggestion: list[str]) -> bool:
        if words == "t":
            self._show_table()
            self._show(decision, suggestion)
            return False
        if words.startswith("?"):
            self._explain(words[1:].strip(), decision)
            return False
        pick = suggestion if not words else self._picked(words, decision)
        try:
            self._choose(pick if pick is not None else [self._named(words, decision)])
        except Refused:
            self._out(self._say("terminal.not_understood", words=words))
            return False
        return True

    def _named(self, words: str, decision: Decision) -> str:
        """What somebody means by these words: an option or anything else, by its name or identifier."""
        telling = self._table.game.telling
        known = {
            telling.option(name, self._say).casefold(): name for name in (*telling.THINGS, *decision.options)
        }
        return known.get(words.casefold(), words.lower().replace(" ", "_").replace("_over_", " over "))

    def _picked(self, words: str, decision: Decision) -> list[str] | None:
        """The options whose numbers are given, or none at all for a dash."""
        if words == "-":
            return []
        numbers = [int(word) for word in re.findall(r"\d{1,3}", words)]
        if not re.fullmatch(r"[\d\s,]+", words) or len(set(numbers)) < len(numbers):
            return None
        if not all(1 <= number <= len(decision.options) for number in numbers):
            return None
        return [decision.options[number - 1] for number in numbers]

    def _explain(self, words: str, decision: Decision) -> None:
        game = self._table.game
        picked = self._picked(words, decision) if words.isdecimal() else None
        name = picked[0] if picked else self._named(words, decision)
        try:
            lines = game.telling.explained(name, game.view(self._human), self._names, self._say)
        except Refused:
            lines = [self._say("terminal.unknown", name=words)]
        for line in lines:
            self._out("  " + line)


def standings(table: Table, names: Sequence[str], say: Say) -> list[str]:
    """The score, best first."""
    score: list[Json] = table.game.score()
    order = sorted(range(len(score)), key=lambda at: score[at]["rank"])
    return [_standing(names[at], score, at, table, say) for at in order]


def _standing(name: str, score: list[Json], at: int, table: Table, say: Say) -> str:
    """With what broke a tie, if there was one."""
    points, totals = score[at], [seat["total"] for seat in score]
    parts = {key: value for key, value in points.items() if key not in NOT_POINTS}
    if totals.count(points["total"]) > 1:
        parts["tie"] = points["tie"]
    details = ", ".join(f"{table.game.telling.points(key, say)} {value}" for key, value in parts.items())
    return say("terminal.standing", rank=points["rank"], name=name, total=points["total"], details=details)


def tale(table: Table, events: Sequence[Event], names: Sequence[str], say: Say) -> list[str]:
    """What happened, a line each, with everybody's cards."""
    told = [table.game.telling.tell(event, names, say) for event in events]
    return [line for line in told if line]


def open_table(table: Table, names: Sequence[str], say: Say) -> list[str]:
    """The table with all hands."""
    views: list[Any] = [table.game.view(at) for at in range(table.seats)]
    seats = [view["seats"][at] for at, view in enumerate(views)]
    return table.game.telling.sketch({**views[0], "seats": seats}, names, say)
