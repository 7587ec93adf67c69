"""After the first game: what there is to try next."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from scenes.how_to_play import begin_first_game
from scenes.menu import Menu
from scenes.new_game import NewGame
from scenes.opening import learning
from scenes.rows import Row
from scenes.session import Session
from scenes.title import Title

if TYPE_CHECKING:
    from scenes.console import Console


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
        say, console, kind = self.say, self.console, self._kind
        return [
            Row(say("title.new"), lambda: self.stack.push(NewGame(console, kind)), icon="icons/deck"),
            Row(say("learn.rules"), self._rules, icon="icons/book"),
            Row(say("learn.again"), lambda: begin_first_game(console, kind), icon="icons/compass"),
            Row(say("result.title_screen"), self.back, icon="icons/anchor"),
        ]

    def _rules(self) -> None:
        self.stack.push(learning(self._kind).rules(self.console))

    def back(self) -> None:
        self.console.sounds.play("back")
        self.stack.restart(Title(self.console))
