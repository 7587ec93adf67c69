"""Which control is which button, on pads and on the keyboard, as somebody likes it."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from scenes.input.buttons import DIRECTIONS, Button, Control, Intent, Lost, Point, Press
from scenes.input.devices import KEYBOARD
from scenes.input.glyphs import key_label
from scenes.screens.first_start import FirstStart
from scenes.screens.pad_wizard import PadWizard
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.pad_picture import PadPicture
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console

PATIENCE: Final = 8000.0
"""Milliseconds until everything stays as it is."""


def control_rows(menu: Menu) -> list[Row]:
    """Everything about controls that is more than a value."""
    console, stack, say = menu.console, menu.stack, menu.say
    devices = console.devices
    known = [*sorted(devices.pads), KEYBOARD]
    return [
        Row(
            say("settings.confirm"),
            lambda: stack.push(FirstStart(console, stack.pop)),
            note=say("settings.confirm.note"),
        ),
        *(
            Row(_title(console, source), partial(_open, console, source), note=say("controls.note"))
            for source in known
        ),
        *(
            Row(
                say("settings.joystick", name=devices.name(source)),
                partial(_set_up, console, source, guid),
                note=say("settings.joystick.note"),
            )
            for source, guid in devices.joysticks.items()
        ),
    ]


def _title(console: "Console", source: str) -> str:
    return console.say("controls.keyboard") if source == KEYBOARD else console.devices.name(source)


def _open(console: "Console", source: str) -> None:
    console.stack.push(Controls(console, source))


def _set_up(console: "Console", source: str, guid: str) -> None:
    console.stack.push(PadWizard(console, source, guid))


class Controls(Menu):
    """The buttons of one device with the control of each. What another one has is swapped with it."""

    def __init__(self, console: "Console", source: str) -> None:
        super().__init__(console)
        self._source = source

    def title(self) -> str:
        return _title(self.console, self._source)

    def rows(self) -> Sequence[Row]:
        controls = self.console.devices.controls(self._source)
        return [
            *(self._row(button, controls[button]) for button in Button),
            Row(self.say("controls.reset"), self._reset, note=self.say("controls.reset.note")),
        ]

    def _row(self, button: Button, control: str) -> Row:
        return Row(
            self.say(f"button.{button.name.lower()}"),
            lambda: self.stack.push(Listening(self.console, self._source, button)),
            values=[named(self.console, self._source, control)],
        )

    def _reset(self) -> None:
        kind = self.console.devices.kind(self._source)
        kept = self.console.settings.remapped
        self.console.settle(remapped={each: kept[each] for each in kept if each != kind})


def named(console: "Console", source: str, control: str) -> str:
    """A control, for people."""
    if control.lower() in (button.name.lower() for button in DIRECTIONS):
        return console.say(f"button.{control.lower()}")
    return key_label(control, console.say) if source == KEYBOARD else control.capitalize()


class Listening(PadPicture):
    """Waits for the control of one button."""

    def __init__(self, console: "Console", source: str, button: Button) -> None:
        super().__init__(console)
        self._source = source
        self._button = button
        self._left = PATIENCE

    def enter(self) -> None:
        self.console.devices.asking = self._source

    def leave(self) -> None:
        self.console.devices.asking = None

    def asked(self) -> Sequence[Button]:
        return [self._button]

    def title(self) -> str:
        return self.say("wizard.title", button=self.say(f"button.{self._button.name.lower()}"))

    def text(self) -> str:
        return self.say("controls.wait", device=_title(self.console, self._source))

    def hints(self) -> Sequence[Hint]:
        return []

    def update(self, milliseconds: float) -> bool:
        self._left -= milliseconds
        if self._left <= 0 and not self.stack.busy:
            self.back()
        return super().update(milliseconds)

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Control) and intent.source == self._source:
            self._take(intent.control)
        elif isinstance(intent, Lost | Press) or (isinstance(intent, Point) and intent.pressed):
            self.back()

    def _take(self, control: str) -> None:
        devices, kept = self.console.devices, self.console.settings.remapped
        changed = devices.with_control(self._source, self._button, control)
        self.console.sounds.play("toggle_on")
        self.console.settle(remapped={**kept, devices.kind(self._source): changed})
        self.stack.pop()
