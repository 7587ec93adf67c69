"""Everything for newcomers: a first game with a guide, the rules, the player aid."""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from game.errors import Refused
from game.guest import Game
from game.table import Table
from scenes.menu import Menu
from scenes.opening import learning, open_game, sit_down, unfinished
from scenes.rows import Row
from scenes.saves import first_game

if TYPE_CHECKING:
    from scenes.console import Console


def begin_first_game(console: "Console", kind: type[Game]) -> None:
    """From its beginning, with all lessons."""
    console.settle(learned=())
    open_game(
        console, sit_down(console, learning(kind).FIRST.table(kind, console.say, console.me), first_game())
    )


class HowToPlay(Menu):
    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def __init__(self, console: "Console", kind: type[Game]) -> None:
        super().__init__(console, kind)
        self._kind = kind
        self._begun: Table | None = None

    def prepare(self) -> Iterator[None]:
        try:
            self._begun = unfinished(first_game()) if os.path.exists(first_game()) else None
        except Refused:  # it can be begun anew
            self._begun = None
        yield
        yield from super().prepare()

    def title(self) -> str:
        return self.say("learn.title")

    def rows(self) -> Sequence[Row]:
        console, kind, begun = self.console, self._kind, self._begun
        go_on = [self._row("go_on", "play", lambda: self._go_on(begun))] if begun else []
        return [
            *go_on,
            self._row("again" if begun else "first", "compass", lambda: begin_first_game(console, kind)),
            self._row("rules", "book", lambda: self.stack.push(learning(kind).rules(console))),
            self._row("aid", "scroll", lambda: self.stack.push(learning(kind).aid(console))),
        ]

    def _row(self, name: str, icon: str, act: Callable[[], None]) -> Row:
        note = self.say(f"learn.{name}.note")
        return Row(self.say(f"learn.{name}"), act, note=note, icon=f"icons/{icon}")

    def _go_on(self, table: Table) -> None:
        open_game(self.console, sit_down(self.console, table, first_game()))
