"""Which button confirms is the first thing to ask: on some pads it is the right one, on others the lower."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.input.buttons import Button, Intent, Point, Press
from scenes.input.devices import KEYBOARD
from scenes.input.glyphs import key_label
from scenes.widgets.hints import Hint
from scenes.widgets.pad_picture import PadPicture

if TYPE_CHECKING:
    from scenes.app.console import Console


class FirstStart(PadPicture):
    def __init__(self, console: "Console", then: Callable[[], None]) -> None:
        super().__init__(console)
        self._then = then

    def asked(self) -> Sequence[Button]:
        return Button.A, Button.B

    def title(self) -> str:
        return self.say("first.title")

    def text(self) -> str:
        key = key_label(self.console.devices.controls(KEYBOARD)[Button.A], self.say)
        return "\n".join([self.say("first.keyboard", name=key), self.say("about.way_out")])

    def hints(self) -> Sequence[Hint]:
        return []

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Point) and intent.pressed:
            self._settle(False)
        elif isinstance(intent, Press) and intent.button in self.asked():
            right = (intent.button is Button.B) != self.console.crossed
            self._settle(right and intent.source in self.console.devices.pads)

    def _settle(self, crossed: bool) -> None:
        self.console.sounds.play("choose")
        self.console.settle(crossed=crossed)
        self._then()
