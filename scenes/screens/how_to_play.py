"""Everything for newcomers: a first game with a guide, the rules, the player aid."""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from game.errors import Refused
from game.guest import Game
from game.table import Table
from scenes.game_registry import of_game, parts_of
from scenes.records.saves import first_game
from scenes.screens.opening import open_game, sit_down, unfinished
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.table.parts import FirstGame, Opens


def begin_first_game(console: "Console", kind: type[Game], first: "FirstGame") -> None:
    """From its beginning, with all lessons."""
    console.settle(learned={**console.settings.learned, kind.name: ()})
    open_game(console, sit_down(console, first.plan.table(kind, console.say, console.me), first_game(kind)))


class HowToPlay(Menu):
    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def __init__(self, console: "Console", kind: type[Game]) -> None:
        super().__init__(console, kind)
        self._kind = kind
        self._parts = parts_of(kind)
        self._begun: Table | None = None

    def prepare(self) -> Iterator[None]:
        path = first_game(self._kind)
        try:
            self._begun = unfinished(path) if os.path.exists(path) else None
        except Refused:  # it can be begun anew
            self._begun = None
        yield
        yield from super().prepare()

    def title(self) -> str:
        return of_game(self.say("learn.title"), self._kind.name)

    def rows(self) -> Sequence[Row]:
        first, rules, aid = self._parts.first_game, self._parts.rules, self._parts.aid
        return [
            *(self._first_rows(first) if first else []),
            *([self._row("rules", "book", partial(self._open, rules))] if rules else []),
            *([self._row("aid", "scroll", partial(self._open, aid))] if aid else []),
        ]

    def _first_rows(self, first: "FirstGame") -> list[Row]:
        begin, begun = partial(begin_first_game, self.console, self._kind, first), self._begun
        if not begun:
            return [self._row("first", "compass", begin)]
        go_on = partial(self._go_on, begun)
        return [self._row("go_on", "play", go_on), self._row("again", "compass", begin)]

    def _open(self, page: "Opens") -> None:
        self.stack.push(page(self.console))

    def _row(self, name: str, icon: str, act: Callable[[], None]) -> Row:
        note = self.say(f"learn.{name}.note")
        return Row(self.say(f"learn.{name}"), act, note=note, icon=f"icons/{icon}")

    def _go_on(self, table: Table) -> None:
        open_game(self.console, sit_down(self.console, table, first_game(self._kind)))
