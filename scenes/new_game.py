"""A new game: who plays, by which rules, from which cards."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.guest import DEFAULT, game_named
from scenes.digits import Digits
from scenes.menu import Menu
from scenes.opening import ahead, asked, begin
from scenes.plan import Plan, playing_levels, remembered
from scenes.rows import Row
from scenes.seats import HUMAN

if TYPE_CHECKING:
    from scenes.console import Console


class NewGame(Menu):
    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._kind = game_named(DEFAULT)
        self.plan = remembered(self._kind, console.settings.table)

    def title(self) -> str:
        return self.say("title.new")

    def prepare(self) -> Iterator[None]:
        yield from super().prepare()
        self.ahead = ahead(self.console, self._kind)

    def write(self, rows: Sequence[Row]) -> Iterator[None]:
        """Whoever may sit there is named by a row then."""
        everybody = {name for level in playing_levels(self._kind) for name in self._names(level)}
        yield from super().write([*rows, *map(Row, everybody)])

    def _names(self, level: str) -> list[str]:
        """Of all seats, if all were of one level."""
        plan = replace(self.plan, levels=[level] * len(self.plan.levels))
        return plan.names(self._kind, self.say, self.console.me)

    def rows(self) -> Sequence[Row]:
        names = self.plan.names(self._kind, self.say, self.console.me)[: self.plan.seats]
        levels = [(level, self._level(level)) for level in (HUMAN, *playing_levels(self._kind))]
        return [
            Row(self.say("plan.start"), self._start),
            self._seats_row(),
            *(self._seat_row(at, name, levels) for at, name in enumerate(names)),
            *([self._pads_row()] if self.plan.humans > 1 else []),
            *(self._field_row(*each) for each in asked(self._kind)),
            self._governor_row(names),
            self._seed_row(),
        ]

    def _start(self) -> None:
        self.console.settle(table=self.plan.as_json())
        begin(self.console, self._kind, self.plan)

    def _choice(
        self,
        words: str,
        choices: Sequence[tuple[Any, str]],
        now: Any,
        changes: Callable[[Any], Plan],
        note: str = "",
    ) -> Row:
        """A row that has one of several values, each with its name."""
        values = [value for value, _ in choices]

        def settle(at: int) -> None:
            self.plan = changes(values[at])

        at = values.index(now) if now in values else 0
        return Row(words, values=[name for _, name in choices], at=at, settle=settle, note=note)

    def _seats_row(self) -> Row:
        low, high = self._kind.seats
        choices = [(count, str(count)) for count in range(low, high + 1)]
        return self._choice(self.say("plan.seats"), choices, self.plan.seats, self._with_seats)

    def _with_seats(self, seats: int) -> Plan:
        governor = self.plan.governor
        return replace(
            self.plan, seats=seats, governor=governor if governor is None or governor < seats else None
        )

    def _seat_row(self, at: int, name: str, choices: Sequence[tuple[str, str]]) -> Row:
        def changes(level: str) -> Plan:
            levels = [*self.plan.levels[:at], level, *self.plan.levels[at + 1 :]]
            return replace(self.plan, levels=levels)

        return self._choice(name, choices, self.plan.levels[at], changes)

    def _level(self, level: str) -> str:
        key = f"level.{level}"
        words = self.say(key)
        return level if words == key else words

    def _pads_row(self) -> Row:
        return self._choice(
            self.say("plan.pads"),
            [(False, self.say("plan.pads.one")), (True, self.say("plan.pads.each"))],
            self.plan.own_pads,
            lambda own_pads: replace(self.plan, own_pads=own_pads),
            self.say("plan.pads.note"),
        )

    def _field_row(self, name: str, text: str, choices: Sequence[tuple[Any, str]]) -> Row:
        return self._choice(
            self.say(text),
            [(value, self.say(key)) for value, key in choices],
            self.plan.fields[name],
            lambda value: replace(self.plan, fields={**self.plan.fields, name: value}),
        )

    def _governor_row(self, names: Sequence[str]) -> Row:
        return self._choice(
            self.say("plan.governor"),
            [(None, self.say("plan.drawn")), *enumerate(names)],
            self.plan.governor,
            lambda governor: replace(self.plan, governor=governor),
        )

    def _seed_row(self) -> Row:
        seed = self.say("plan.drawn") if self.plan.seed is None else str(self.plan.seed)
        return Row(self.say("plan.seed"), self._ask_seed, values=[seed], note=self.say("plan.seed.note"))

    def _ask_seed(self) -> None:
        words = self.say("plan.seed"), self.say("plan.drawn")
        self.stack.push(Digits(self.console, *words, self.plan.seed, self._with_seed))

    def _with_seed(self, seed: int | None) -> None:
        self.plan = replace(self.plan, seed=seed)
