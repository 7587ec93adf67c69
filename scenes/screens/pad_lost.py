"""A controller is gone. Until there is another one, or the same again, the game waits."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from scenes.input.buttons import Button, Intent, Point, Press
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console


class PadLost(Menu):
    overlay: ClassVar[bool] = True
    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._left = console.devices.plugged

    def enter(self) -> None:
        super().enter()
        self.console.sounds.play("pad_lost")

    def title(self) -> str:
        return self.say("pad_lost.title")

    def text(self) -> str:
        return self.say("pad_lost.text")

    def rows(self) -> Sequence[Row]:
        return [Row(self.say("pause.continue"), self.back)]

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("pause.continue"))]

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Press) or (isinstance(intent, Point) and intent.pressed):
            self.back()

    def update(self, milliseconds: float) -> bool:
        now = self.console.devices.plugged
        if now - self._left and not self.stack.busy:
            self.back()
        self._left &= now
        return super().update(milliseconds)
