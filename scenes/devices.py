"""Pads, joysticks, keyboard, mouse and touch. The only module that knows what any of them is."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import pygame
from pygame._sdl2 import controller
from pygame.event import Event
from pygame.joystick import Joystick, JoystickType

from scenes.buttons import Button, Control, Intent, Lost, Point, Quit, Unknown
from scenes.held import STICK_OFF, STICK_ON, Held

RawMap = Mapping[str, Button]
"""By control of a joystick: `b3` a button, `-a1` and `+a1` an axis to either side, `h0.1` a hat."""

KEYS: Final = {
    pygame.K_UP: Button.UP,
    pygame.K_DOWN: Button.DOWN,
    pygame.K_LEFT: Button.LEFT,
    pygame.K_RIGHT: Button.RIGHT,
    pygame.K_RETURN: Button.A,
    pygame.K_KP_ENTER: Button.A,
    pygame.K_SPACE: Button.A,
    pygame.K_ESCAPE: Button.B,
    pygame.K_BACKSPACE: Button.B,
    pygame.K_AC_BACK: Button.B,
    pygame.K_x: Button.X,
    pygame.K_y: Button.Y,
    pygame.K_q: Button.L1,
    pygame.K_e: Button.R1,
    pygame.K_PAGEUP: Button.L2,
    pygame.K_PAGEDOWN: Button.R2,
    pygame.K_p: Button.START,
    pygame.K_TAB: Button.SELECT,
}
PAD_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Button.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Button.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Button.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Button.RIGHT,
    pygame.CONTROLLER_BUTTON_A: Button.A,
    pygame.CONTROLLER_BUTTON_B: Button.B,
    pygame.CONTROLLER_BUTTON_X: Button.X,
    pygame.CONTROLLER_BUTTON_Y: Button.Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Button.L1,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Button.R1,
    pygame.CONTROLLER_BUTTON_START: Button.START,
    pygame.CONTROLLER_BUTTON_BACK: Button.SELECT,
}
TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Button.L2,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Button.R2,
}
STICK_AXES: Final = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
AXIS_RANGE: Final = 32767
CROSSED: Final = {Button.A: Button.B, Button.B: Button.A, Button.X: Button.Y, Button.Y: Button.X}
"""For those who confirm with the right one of the four buttons."""
KEYBOARD, MOUSE = "keyboard", "mouse"


class Devices:
    """Everything that is plugged in, at any time."""

    def __init__(self, held: Held, maps: Mapping[str, RawMap], crossed: bool = False) -> None:
        self.maps = dict(maps)
        """By the GUID of a joystick that SDL has no mapping for: what its controls mean."""
        self.crossed = crossed
        self._held = held
        self._pads: dict[int, controller.Controller] = {}
        self._joysticks: dict[int, JoystickType] = {}
        self._pushed: dict[int, set[str]] = {}
        """By joystick: the controls that are off their rest."""
        controller.init()

    def read(self, events: Iterable[Event], at: float) -> Iterator[Intent]:
        """What the events mean, and what is due by now without any."""
        for event in events:
            read = READERS.get(event.type)
            if read:
                yield from read(self, event, at)
        yield from self._held.tick(at)

    @property
    def pads(self) -> frozenset[str]:
        """Those of which SDL knows what their buttons mean."""
        return frozenset(map(_source, self._pads))

    @property
    def joysticks(self) -> dict[str, str]:
        """All others, and their GUIDs."""
        return {_source(instance): joystick.get_guid() for instance, joystick in self._joysticks.items()}

    @property
    def plugged(self) -> frozenset[str]:
        return self.pads | self.joysticks.keys()

    def name(self, source: str) -> str:
        """What a pad calls itself."""
        pads = {_source(instance): pad.name for instance, pad in self._pads.items()}
        joysticks = {_source(instance): joystick.get_name() for instance, joystick in self._joysticks.items()}
        return {**pads, **joysticks}.get(source, source)

    def rumble(self, source: str, strength: float, milliseconds: int) -> None:
        for instance, pad in self._pads.items():
            if source == _source(instance):
                pad.rumble(strength, strength, milliseconds)

    def _added(self, event: Event, at: float) -> Iterator[Intent]:
        if controller.is_controller(event.device_index):
            pad = controller.Controller(event.device_index)
            self._pads[pad.as_joystick().get_instance_id()] = pad
            return
        joystick = Joystick(event.device_index)
        self._joysticks[joystick.get_instance_id()] = joystick
        self._pushed[joystick.get_instance_id()] = set()
        if joystick.get_guid() not in self.maps:
            yield Unknown(_source(joystick.get_instance_id()), joystick.get_guid())

    def _removed(self, event: Event, at: float) -> Iterator[Intent]:
        source = _source(event.instance_id)
        known = self._pads.pop(event.instance_id, None) or self._joysticks.pop(event.instance_id, None)
        self._pushed.pop(event.instance_id, None)
        if known:
            yield from self._held.lose(source, at)
            yield Lost(source)

    def _pad_button(self, event: Event, at: float) -> Iterator[Intent]:
        button = PAD_BUTTONS.get(event.button)
        if button:
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            yield from self._turn(button, down, _source(event.instance_id), at)

    def _pad_axis(self, event: Event, at: float) -> Iterator[Intent]:
        source, value = _source(event.instance_id), event.value / AXIS_RANGE
        if event.axis in TRIGGERS:
            button = TRIGGERS[event.axis]
            threshold = STICK_OFF if self._held.is_down(button) else STICK_ON
            yield from self._turn(button, value > threshold, source, at)
        elif event.axis in STICK_AXES:
            pad = self._pads[event.instance_id]
            x, y = (pad.get_axis(axis) / AXIS_RANGE for axis in STICK_AXES)
            yield from self._held.stick(x, y, source, at)

    def _joystick(self, event: Event, at: float) -> Iterator[Intent]:
        """A joystick without a mapping: its controls by name, or what a map makes of them."""
        joystick = self._joysticks.get(event.instance_id)
        if joystick is None:
            return
        source, pushed = _source(event.instance_id), self._pushed[event.instance_id]
        buttons = self.maps.get(joystick.get_guid())
        for control, down in _controls(event, pushed):
            (pushed.add if down else pushed.discard)(control)
            if buttons is None:
                if down:
                    yield Control(control, source)
            elif control in buttons:
                yield from self._turn(buttons[control], down, source, at, crossed=False)

    def _key(self, event: Event, at: float) -> Iterator[Intent]:
        button = KEYS.get(event.key)
        if button and not getattr(event, "repeat", False):
            yield from self._turn(button, event.type == pygame.KEYDOWN, KEYBOARD, at, crossed=False)

    def _mouse(self, event: Event, at: float) -> Iterator[Intent]:
        if getattr(event, "touch", False) or getattr(event, "rel", None) == (0, 0):
            return  # a finger says so itself, and a window that opens under a mouse is no move of it
        if event.type == pygame.MOUSEMOTION or event.button == pygame.BUTTON_LEFT:
            x, y = event.pos
            yield Point(x, y, event.type == pygame.MOUSEBUTTONDOWN)
        elif event.button == pygame.BUTTON_RIGHT:
            yield from self._held.down(Button.B, MOUSE, at)
            yield from self._held.up(Button.B, MOUSE, at)

    def _finger(self, event: Event, at: float) -> Iterator[Intent]:
        width, height = pygame.display.get_window_size()
        yield Point(event.x * width, event.y * height, event.type == pygame.FINGERDOWN)

    def _quit(self, event: Event, at: float) -> Iterator[Intent]:
        yield Quit()

    def _turn(
        self, button: Button, down: bool, source: str, at: float, crossed: bool | None = None
    ) -> Iterator[Intent]:
        if self.crossed if crossed is None else crossed:
            button = CROSSED.get(button, button)
        return (self._held.down if down else self._held.up)(button, source, at)


READERS: Final = {
    pygame.JOYDEVICEADDED: Devices._added,
    pygame.JOYDEVICEREMOVED: Devices._removed,
    pygame.CONTROLLERBUTTONDOWN: Devices._pad_button,
    pygame.CONTROLLERBUTTONUP: Devices._pad_button,
    pygame.CONTROLLERAXISMOTION: Devices._pad_axis,
    pygame.JOYBUTTONDOWN: Devices._joystick,
    pygame.JOYBUTTONUP: Devices._joystick,
    pygame.JOYAXISMOTION: Devices._joystick,
    pygame.JOYHATMOTION: Devices._joystick,
    pygame.KEYDOWN: Devices._key,
    pygame.KEYUP: Devices._key,
    pygame.MOUSEMOTION: Devices._mouse,
    pygame.MOUSEBUTTONDOWN: Devices._mouse,
    pygame.FINGERDOWN: Devices._finger,
    pygame.FINGERMOTION: Devices._finger,
    pygame.QUIT: Devices._quit,
}
"""By type of event: what reads it."""


def _controls(event: Event, pushed: set[str]) -> list[tuple[str, bool]]:
    """The controls that an event moves, and whether off their rest."""
    if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        return [(f"b{event.button}", event.type == pygame.JOYBUTTONDOWN)]
    if event.type == pygame.JOYHATMOTION:
        x, y = event.value
        sides = {1: y > 0, 2: x > 0, 4: y < 0, 8: x < 0}
        return _changed({f"h{event.hat}.{side}": down for side, down in sides.items()}, pushed)
    ends = {f"-a{event.axis}": -event.value, f"+a{event.axis}": event.value}
    threshold = {end: STICK_OFF if end in pushed else STICK_ON for end in ends}
    return _changed({end: value > threshold[end] for end, value in ends.items()}, pushed)


def _changed(controls: Mapping[str, bool], pushed: set[str]) -> list[tuple[str, bool]]:
    """Those that were otherwise, the ones let go first."""
    return sorted(
        [(control, down) for control, down in controls.items() if down != (control in pushed)],
        key=lambda found: found[1],
    )


def _source(instance: int) -> str:
    return f"pad {instance}"
