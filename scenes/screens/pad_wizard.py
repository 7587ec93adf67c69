"""A joystick that nobody knows: which of its controls is which button."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from scenes.input.buttons import Button, Control, Intent, Lost, Press
from scenes.widgets.hints import Hint
from scenes.widgets.pad_picture import PadPicture

if TYPE_CHECKING:
    from scenes.app.console import Console

ASKED: Final = (
    Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT, Button.A, Button.B, Button.START, Button.SELECT,
    Button.X, Button.Y, Button.L1, Button.R1, Button.L2, Button.R2,
)  # fmt: skip
"""The control that is B skips all that come after it."""


class PadWizard(PadPicture):
    def __init__(self, console: "Console", source: str, guid: str) -> None:
        super().__init__(console)
        self._source = source
        self._guid = guid
        self._controls: dict[str, Button] = {}
        self._at = 0
        self._refused = ""

    def asked(self) -> Sequence[Button]:
        return [ASKED[self._at]]

    def enter(self) -> None:
        """What was known of it is asked again."""
        self.console.devices.forget(self._guid)

    def leave(self) -> None:
        self.console.devices.maps = dict(self.console.settings.controls())

    def title(self) -> str:
        return self.say("wizard.title", button=self._name(ASKED[self._at]))

    def text(self) -> str:
        skip = "wizard.skip" if Button.B in self._controls.values() else "wizard.stop"
        progress = self.say("wizard.progress", number=self._at + 1, count=len(ASKED))
        return "\n".join(filter(None, (self._refused, progress, self.say(skip))))

    def _name(self, button: Button) -> str:
        return self.say(f"button.{button.name.lower()}")

    def hints(self) -> Sequence[Hint]:
        return []

    def build(self) -> Iterator[None]:
        yield from super().build()
        for button in ASKED:
            self._lit(button, 0, 0)
            yield

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Control) and intent.source == self._source:
            self._take(intent.control)
        elif (isinstance(intent, Lost) and intent.source == self._source) or (
            isinstance(intent, Press) and intent.button in (Button.A, Button.B)
        ):
            self.back()

    def _take(self, control: str) -> None:
        taken, asked = self._controls.get(control), ASKED[self._at]
        if taken is Button.B:
            self._go_on()
        elif taken:
            self._refused = self.say("wizard.taken", button=self._name(taken))
            self.console.sounds.play("refuse")
            self.show()
        else:
            self._controls[control] = asked
            self._go_on()

    def _go_on(self) -> None:
        self._refused = ""
        self._at += 1
        self.console.sounds.play("toggle_on")
        if self._at < len(ASKED):
            self.show()
            return
        self._at -= 1
        names = {control: button.name for control, button in self._controls.items()}
        self.console.settle(joysticks={**self.console.settings.joysticks, self._guid: names})
        self.back()
