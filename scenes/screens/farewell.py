"""After the first game: what there is to try next."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from scenes.game_registry import parts_of
from scenes.records.session import Session
from scenes.screens.how_to_play import begin_first_game
from scenes.screens.new_game import NewGame
from scenes.screens.title import Title
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


class Farewell(Menu):
    shape: ClassVar[float] = 1.1

    def __init__(self, console: "Console", session: Session) -> None:
        super().__init__(console, session.game)
        self._kind = session.game
        points = session.score()
        self._won = all(points[seat]["rank"] == 1 for seat in session.humans)

    def title(self) -> str:
        return self.say("farewell.won" if self._won else "farewell.lost")

    def text(self) -> str:
        return self.say("farewell.text")

    def rows(self) -> Sequence[Row]:
        say, console, kind, push = self.say, self.console, self._kind, self.stack.push
        rules, first = parts_of(kind).rules, parts_of(kind).first_game
        rows = [Row(say("title.new"), lambda: push(NewGame(console, kind)), icon="icons/deck")]
        if rules:
            rows.append(Row(say("learn.rules"), lambda: push(rules(console)), icon="icons/book"))
        if first:
            again = partial(begin_first_game, console, kind, first)
            rows.append(Row(say("learn.again"), again, icon="icons/compass"))
        return [*rows, Row(say("result.title_screen"), self.back, icon="icons/anchor")]

    def back(self) -> None:
        self.console.sounds.play("back")
        self.stack.restart(Title(self.console))
