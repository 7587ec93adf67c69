"""The game stands still: go on, take back, settle, leave."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from scenes.input.buttons import Button
from scenes.records.session import Session
from scenes.screens.settings_menu import SettingsMenu
from scenes.screens.title import Title
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


class Pause(Menu):
    overlay: ClassVar[bool] = True
    shape: ClassVar[float] = 1.15
    centred: ClassVar[bool] = True
    tells_battery: ClassVar[bool] = True

    def __init__(
        self,
        console: "Console",
        session: Session,
        more: Callable[[], Sequence[Row]] = tuple,
        undone: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(console)
        self._session = session
        self._more = more
        """Rows of the game, made whenever the language may be another."""
        self._undone = undone
        """Called when a choice was taken back; without it none can be."""

    def title(self) -> str:
        return self.say("pause.title")

    def rows(self) -> Sequence[Row]:
        say, push = self.say, self.stack.push
        undo = [Row(say("pause.undo"), self._undo, icon="icons/undo")]
        return [
            Row(say("pause.continue"), self.back, icon="icons/play"),
            *(undo if self._undone and self._session.humans else []),
            *self._more(),
            Row(say("menu.settings"), lambda: push(SettingsMenu(self.console)), icon="icons/gear"),
            Row(say("pause.title_screen"), self._to_title, note=self._fate(), icon="icons/anchor"),
            Row(say("pause.leave"), self.stack.clear, note=self._fate(), icon="icons/door"),
        ]

    @property
    def _seat(self) -> int | None:
        """Who chose last of those who can take it back; who is asked takes back nobody else's."""
        decision, humans = self._session.decision, self._session.humans
        asked = [decision.seat] if decision and decision.seat in humans else humans
        last = [(back, seat) for seat in asked if (back := self._session.undoable(seat))]
        return min(last)[1] if last else None

    def _fate(self) -> str:
        """What becomes of the game."""
        return self.say("pause.kept" if self._session.kept else "pause.not_kept")

    def _undo(self) -> None:
        if self._seat is None:
            self.console.sounds.play("refuse")
            self.console.refuse(self.say("pause.no_undo"))
            return
        if self._session.undo(self._seat) and self._undone:
            self._undone()
        self.stack.pop()

    def _to_title(self) -> None:
        self.stack.restart(Title(self.console))

    def press(self, button: Button) -> None:
        super().press(Button.B if button is Button.START else button)
