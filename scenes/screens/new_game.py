"""A new game: who plays, by which rules, from which cards."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.guest import Game
from scenes.app.work import Urgency
from scenes.draw.theme import ROOF
from scenes.game_registry import of_game, parts_of
from scenes.input.buttons import Button
from scenes.records.deals import today
from scenes.records.plan import Plan, playing_levels, remembered
from scenes.records.seats import HUMAN
from scenes.screens.deal_of_the_day import DealOfTheDay
from scenes.screens.number_entry import NumberEntry
from scenes.screens.opening import ahead, begin
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


Who = tuple[str, str | None]
"""A level and, of a person, a profile."""


class NewGame(Menu):
    def __init__(self, console: "Console", kind: type[Game]) -> None:
        super().__init__(console, kind)
        self._kind = kind
        self._variants = parts_of(kind).variants
        self.plan = remembered(self._kind, console.settings.table)
        self._today = DealOfTheDay(console, today(kind))

    def title(self) -> str:
        return of_game(self.say("title.new"), self._kind.name)

    def prepare(self) -> Iterator[None]:
        self._known: dict[str, Row] = {}
        """Rows that were shown: a change of one leaves the others."""
        levels = [(level, self._level(level)) for level in playing_levels(self._kind)]
        known = self.console.people.items()
        self._who: list[tuple[Who, str]] = [
            ((HUMAN, None), self._level(HUMAN)),
            *(((HUMAN, profile), name) for profile, name in known),
            *(((level, None), words) for level, words in levels),
        ]
        yield from self._today.look_up()
        yield from super().prepare()
        self.want(ahead(self.console, self._kind), Urgency.AHEAD)

    def others(self) -> Sequence[Row]:
        """Whoever may sit there is named by a row then."""
        seats = len(self.plan.levels)
        plans = (
            self.plan._replace(levels=[level] * seats, profiles=[profile] * seats)
            for (level, profile), _ in self._who
        )
        return [row for plan in plans for row in self._seat_rows(plan, self._people(plan))]

    def rows(self) -> Sequence[Row]:
        people = self._people(self.plan)[: self.plan.seats]
        fields = enumerate(self._variants)
        return [
            Row(self.say("plan.start"), self._start, icon="icons/play", colour=ROOF),
            self._deal_row(),
            self._once(self._seats_row, self.plan.seats),
            *self._seat_rows(self.plan, people),
            *([self._once(self._pads_row, self.plan.own_pads)] if self.plan.humans > 1 else []),
            *(self._once(self._field_row, at, self.plan.fields[name]) for at, (name, *_) in fields),
            self._once(self._governor_row, self.plan.governor, *(name for name, _ in people)),
            self._seed_row(),
        ]

    def update(self, milliseconds: float) -> bool:
        if self._today.update():
            self.renew()
        return super().update(milliseconds)

    def leave(self) -> None:
        self._today.close()

    def _deal_row(self) -> Row:
        results, note = self._today.brief(self.say), self.say("deal.note")
        return Row(self.say("deal.title"), self._today.play, values=[results], note=note, icon="icons/star")

    def _once(self, make: Callable[..., Row], *of: Any) -> Row:
        """A row of these."""
        key = f"{make.__name__} {of}"
        if key not in self._known:
            self._known[key] = make(*of)
        return self._known[key]

    def hints(self) -> Sequence[Hint]:
        return [*super().hints(), Hint(Button.START, self.say("plan.start"))]

    def press(self, button: Button) -> None:
        if button is Button.START:
            self.console.sounds.play("choose")
            self._start()
        else:
            super().press(button)

    def _start(self) -> None:
        plans = {**self.console.settings.table, self._kind.name: self.plan.as_json()}
        self.console.settle(table=plans)
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

    def _seats_row(self, seats: int) -> Row:
        low, high = self._kind.seats
        choices = [(count, str(count)) for count in range(low, high + 1)]
        row = self._choice(self.say("plan.seats"), choices, seats, self._with_seats)
        return row._replace(icon="icons/people")

    def _with_seats(self, seats: int) -> Plan:
        governor = self.plan.governor
        return self.plan._replace(
            seats=seats, governor=governor if governor is None or governor < seats else None
        )

    def _people(self, plan: Plan) -> list[tuple[str, str]]:
        return plan.people(self._kind, self.say, self.console.me, self.console.people)

    def _seat_rows(self, plan: Plan, people: Sequence[tuple[str, str]]) -> list[Row]:
        return [
            self._once(self._seat_row, at, (plan.levels[at], plan.profile(at)), *who)
            for at, who in enumerate(people)
        ]

    def _seat_row(self, at: int, who: Who, name: str, mind: str) -> Row:
        """Somebody, with what is said of a character."""

        def changes(who: Who) -> Plan:
            levels = [*self.plan.levels]
            profiles = [self.plan.profile(seat) for seat in range(len(levels))]
            if who[1] in profiles:  # nobody sits at two seats
                profiles[profiles.index(who[1])] = None
            levels[at], profiles[at] = who
            return self.plan._replace(levels=levels, profiles=tuple(profiles))

        aside = self.say(f"character.{mind}") if mind in self._kind.characters else ""
        note = self.say(f"level.{who[0]}.note") if who[0] in self._kind.characters.values() else ""
        row = self._choice(name, self._who, who, changes, note)
        return row._replace(icon=self.console.portrait(name, at), aside=aside)

    def _level(self, level: str) -> str:
        key = f"level.{level}"
        words = self.say(key)
        return level if words == key else words

    def _pads_row(self, own_pads: bool) -> Row:
        return self._choice(
            self.say("plan.pads"),
            [(False, self.say("plan.pads.one")), (True, self.say("plan.pads.each"))],
            own_pads,
            lambda own_pads: self.plan._replace(own_pads=own_pads),
            self.say("plan.pads.note"),
        )._replace(icon="icons/pad")

    def _field_row(self, at: int, now: Any) -> Row:
        name, text, choices, icon, _ = self._variants[at]
        return self._choice(
            self.say(text),
            [(value, self.say(key)) for value, key in choices],
            now,
            lambda value: self.plan._replace(fields={**self.plan.fields, name: value}),
            self.say(f"setup.{name}.note"),
        )._replace(icon=icon)

    def _governor_row(self, governor: int | None, *names: str) -> Row:
        return self._choice(
            self.say("plan.governor"),
            [(None, self.say("plan.drawn")), *enumerate(names)],
            governor,
            lambda governor: self.plan._replace(governor=governor),
        )._replace(icon="icons/governor")

    def _seed_row(self) -> Row:
        seed = self.say("plan.drawn") if self.plan.seed is None else str(self.plan.seed)
        note = self.say("plan.seed.note")
        return Row(self.say("plan.seed"), self._ask_seed, values=[seed], note=note, icon="icons/die")

    def _ask_seed(self) -> None:
        words = self.say("plan.seed"), self.say("plan.drawn")
        self.stack.push(NumberEntry(self.console, *words, self.plan.seed, self._with_seed))

    def _with_seed(self, seed: int | None) -> None:
        self.plan = self.plan._replace(seed=seed)
