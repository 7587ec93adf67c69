"""Something went wrong. The game that was on is safe, and the program goes on."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from scenes.records.saves import shown_path
from scenes.screens.title import Title
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


class Crash(Menu):
    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def __init__(self, console: "Console", path: Path | None) -> None:
        super().__init__(console)
        self._path = path
        """Where it is written down, if it could be."""

    def title(self) -> str:
        return self.say("crash.title")

    def text(self) -> str:
        log = self.say("crash.log", path=shown_path(self._path)) if self._path else self.say("crash.no_log")
        return f"{self.say('crash.text')}\n{log}"

    def rows(self) -> Sequence[Row]:
        return [
            Row(
                self.say("pause.title_screen"),
                lambda: self.stack.restart(Title(self.console)),
                icon="icons/anchor",
            ),
            Row(self.say("pause.leave"), self.stack.clear, icon="icons/door"),
        ]

    def back(self) -> None:
        self.stack.clear()

    def leave(self) -> None:
        self.console.crashed = False
