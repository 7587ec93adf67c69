"""Pads, joysticks, keyboard, mouse and touch. The only module that knows what any of them is."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from typing import Final

import pygame
from pygame._sdl2 import controller
from pygame.event import Event
from pygame.joystick import Joystick, JoystickType

from scenes.input.button_repeat import STICK_OFF, STICK_ON, HeldButtons
from scenes.input.buttons import (
    TAKE_BACK,
    Button,
    Control,
    Found,
    FullScreen,
    Inspect,
    Intent,
    LetGo,
    Lost,
    Point,
    Quit,
    Typed,
    Unknown,
    Wheel,
)

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
LOWER_END: Final = -0.9
"""An axis that rests below this is a trigger, all of whose way counts."""
FIRST_PAD: Final = {button: button.name for button in Button}
"""The controls of pads by what they are on most of them."""
CROSSED: Final = {Button.A: Button.B, Button.B: Button.A, Button.X: Button.Y, Button.Y: Button.X}
"""For those who confirm with the right one of the four buttons."""
KEYBOARD, MOUSE = "keyboard", "mouse"


class Devices:
    """Everything that is plugged in, at any time."""

    def __init__(
        self,
        held: HeldButtons,
        maps: Mapping[str, RawMap],
        size: Callable[[], tuple[int, int]],
        crossed: bool = False,
        finer: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self.maps = dict(maps)
        """By the GUID of a joystick that SDL has no mapping for: what its controls mean."""
        self._size = size
        """That of the screen as it is drawn: fingers are told in shares of it."""
        self._finer = finer
        """So many pixels of that are as wide as one in which the mouse is told."""
        self.crossed = crossed
        self.changed: Mapping[str, Mapping[Button, str]] = {}
        """By keyboard or GUID of a pad: what other control somebody wants for a button."""
        self.asking: str | None = None
        """A device whose controls are told by name instead of what they mean."""
        self.typing = False
        """Keys with letters mean these."""
        self._held = held
        self._pads: dict[int, controller.Controller] = {}
        self._joysticks: dict[int, JoystickType] = {}
        self._pushed: dict[int, set[str]] = {}
        """By joystick: the controls that are off their rest."""
        self._triggers: dict[int, dict[int, bool]] = {}
        """By joystick and axis: whether that rests at its lower end. SDL tells of the rest first."""
        self._pulled: dict[int, set[int]] = {}
        """By pad: the triggers that are down."""
        self._guids: dict[str, str] = {}
        """Of pads."""
        self._touching: int | None = None
        """The finger that points."""
        controller.init()

    def read(self, events: Iterable[Event], at: float) -> Iterator[Intent]:
        """What the events mean, and what is due by now without any."""
        for event in events:
            read = READERS.get(event.type)
            if read:
                yield from read(self, event, at)
        yield from self._held.tick(at)

    def settle(
        self, maps: Mapping[str, RawMap], changed: Mapping[str, Mapping[Button, str]], crossed: bool
    ) -> None:
        """What controls mean from now on."""
        if (maps, changed, crossed) != (self.maps, self.changed, self.crossed):
            self.maps, self.changed, self.crossed = dict(maps), changed, crossed
            self._held.forget()

    def forget(self, guid: str) -> None:
        """The controls of a joystick mean nothing."""
        self.maps.pop(guid, None)
        self._held.forget()

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

    def kind(self, source: str) -> str:
        """What a device is settled by: its GUID, if it has one."""
        return self._guids.get(source, source)

    def controls(self, source: str) -> dict[Button, str]:
        """The control of each button, as a pad or the keyboard has it now; letters are none while they are
        typed, whatever was chosen."""
        if self.typing and source == KEYBOARD:
            return first_keys()
        return bound(_first(source), self.changed.get(self.kind(source), {}))

    def with_control(self, source: str, button: Button, control: str) -> dict[str, str]:
        """What is other than at first once a button has this control."""
        first = _first(source)
        after = bound(self.controls(source), {button: control})
        return {each.name: name for each, name in after.items() if name != first[each]}

    def rumble(self, source: str, strength: float, milliseconds: int) -> None:
        for instance, pad in self._pads.items():
            if source == _source(instance):
                pad.rumble(strength, strength, milliseconds)

    def _added(self, event: Event, at: float) -> Iterator[Intent]:
        with suppress(pygame.error):  # it may be gone again by now
            known = controller.is_controller(event.device_index)
            yield from (self._add_pad if known else self._add_joystick)(event.device_index)

    def _add_pad(self, index: int) -> Iterator[Intent]:
        pad = controller.Controller(index)
        plain = pad.as_joystick()
        instance = plain.get_instance_id()
        self._pads[instance] = pad
        self._pulled[instance] = set()
        self._guids[_source(instance)] = plain.get_guid()
        yield Found(_source(instance))

    def _add_joystick(self, index: int) -> Iterator[Intent]:
        joystick = Joystick(index)
        instance = joystick.get_instance_id()
        self._joysticks[instance] = joystick
        self._pushed[instance] = set()
        self._triggers[instance] = {}
        yield Found(_source(instance))
        if joystick.get_guid() not in self.maps:
            yield Unknown(_source(instance), joystick.get_guid())

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
        pad = self._pads.get(event.instance_id)
        if pad is None:
            return
        source, value = _source(event.instance_id), event.value / AXIS_RANGE
        if event.axis in TRIGGERS:
            pulled = self._pulled[event.instance_id]
            down = value > (STICK_OFF if event.axis in pulled else STICK_ON)
            if down != (event.axis in pulled):
                pulled ^= {event.axis}
                yield from self._turn(TRIGGERS[event.axis], down, source, at)
        elif event.axis in STICK_AXES:
            x, y = (pad.get_axis(axis) / AXIS_RANGE for axis in STICK_AXES)
            yield from self._held.stick(x, y, source, at)

    def _joystick(self, event: Event, at: float) -> Iterator[Intent]:
        """A joystick without a mapping: its controls by name, or what a map makes of them."""
        joystick = self._joysticks.get(event.instance_id)
        if joystick is None:
            return
        source, pushed = _source(event.instance_id), self._pushed[event.instance_id]
        buttons = self.maps.get(joystick.get_guid())
        trigger = event.type == pygame.JOYAXISMOTION and self._triggers[event.instance_id].setdefault(
            event.axis, event.value < LOWER_END
        )
        for control, down in _controls(event, pushed, trigger):
            (pushed.add if down else pushed.discard)(control)
            if buttons is None:
                if down:
                    yield Control(control, source)
            elif control in buttons:
                yield from self._press(buttons[control], down, source, at)

    def _key(self, event: Event, at: float) -> Iterator[Intent]:
        if getattr(event, "repeat", False):
            return
        down, name = event.type == pygame.KEYDOWN, pygame.key.name(event.key)
        if down and _wants_full_screen(event):
            yield FullScreen()
            return
        if down and event.key == pygame.K_F4 and _with_alt(event):
            yield Quit()  # a window manager would see to that; handhelds have none
            return
        if self.asking == KEYBOARD and down:
            yield from [Control(name, KEYBOARD)] if name else []
            return
        if self.typing and down:
            if event.key == pygame.K_BACKSPACE:
                yield Typed(TAKE_BACK)
                return
            if event.key == pygame.K_SPACE or len(name) == 1:
                return  # what it writes is told as text
        chosen = {control: button for button, control in self.controls(KEYBOARD).items()}
        spare = KEYS.get(event.key) if name not in first_keys().values() else None
        if button := chosen.get(name, spare):
            yield from self._press(button, down, KEYBOARD, at)

    def _text(self, event: Event, at: float) -> Iterator[Intent]:
        if self.typing:
            yield Typed(event.text)

    def _mouse(self, event: Event, at: float) -> Iterator[Intent]:
        if getattr(event, "touch", False) or getattr(event, "rel", None) == (0, 0):
            return  # a finger says so itself, and a window that opens under a mouse is no move of it
        x, y = (round(at * self._finer()) for at in event.pos)
        if event.type == pygame.MOUSEMOTION:
            yield Point(x, y, False, held=bool(getattr(event, "buttons", (0,))[0]))
        elif event.button not in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            return  # wheels tell of themselves
        elif event.type == pygame.MOUSEBUTTONUP:
            yield LetGo()
        elif event.button == pygame.BUTTON_LEFT:
            yield Point(x, y, True, held=True)
        else:
            yield Inspect(x, y)

    def _wheel(self, event: Event, at: float) -> Iterator[Intent]:
        if event.y:
            yield Wheel(-event.y)

    def _finger(self, event: Event, at: float) -> Iterator[Intent]:
        """The first one on the screen: others rest on it."""
        finger = getattr(event, "finger_id", 0)
        if event.type == pygame.FINGERDOWN and self._touching is None:
            self._touching = finger
        if finger != self._touching:
            return
        if event.type == pygame.FINGERUP:
            self._touching = None
            yield LetGo()
            return
        width, height = self._size()
        yield Point(
            event.x * width, event.y * height, event.type == pygame.FINGERDOWN, finger=True, held=True
        )

    def _quit(self, event: Event, at: float) -> Iterator[Intent]:
        yield Quit()

    def _turn(self, button: Button, down: bool, source: str, at: float) -> Iterator[Intent]:
        """A pad's control, by the button that it is on most pads."""
        if self.crossed:
            button = CROSSED.get(button, button)
        if self.asking == source and down:
            yield Control(button.name, source)
            return
        meant = {control: each for each, control in self.controls(source).items()}
        yield from self._press(meant.get(button.name, button), down, source, at)

    def _press(self, button: Button, down: bool, source: str, at: float) -> Iterator[Intent]:
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
    pygame.TEXTINPUT: Devices._text,
    pygame.MOUSEMOTION: Devices._mouse,
    pygame.MOUSEBUTTONDOWN: Devices._mouse,
    pygame.MOUSEBUTTONUP: Devices._mouse,
    pygame.MOUSEWHEEL: Devices._wheel,
    pygame.FINGERDOWN: Devices._finger,
    pygame.FINGERMOTION: Devices._finger,
    pygame.FINGERUP: Devices._finger,
    pygame.QUIT: Devices._quit,
}
"""By type of event: what reads it."""


def _wants_full_screen(event: Event) -> bool:
    return event.key == pygame.K_F11 or (
        _with_alt(event) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
    )


def _with_alt(event: Event) -> bool:
    return bool(getattr(event, "mod", 0) & pygame.KMOD_ALT)


def bound(first: Mapping[Button, str], changes: Mapping[Button, str]) -> dict[Button, str]:
    """The control of each button after some changes: two buttons swap rather than share one.

    >>> bound({Button.X: "x", Button.Y: "y"}, {Button.X: "y"}) == {Button.X: "y", Button.Y: "x"}
    True
    """
    found = dict(first)
    for button, control in changes.items():
        other = next((each for each, name in found.items() if name == control), button)
        found[other] = found[button]
        found[button] = control
    return found


def _first(source: str) -> dict[Button, str]:
    return first_keys() if source == KEYBOARD else FIRST_PAD


@cache
def first_keys() -> dict[Button, str]:
    """The name of the first key of each button."""
    return {button: pygame.key.name(code) for code, button in reversed(KEYS.items())}


def _controls(event: Event, pushed: set[str], trigger: bool) -> list[tuple[str, bool]]:
    """The controls that an event moves, and whether off their rest."""
    if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        return [(f"b{event.button}", event.type == pygame.JOYBUTTONDOWN)]
    if event.type == pygame.JOYHATMOTION:
        x, y = event.value
        sides = {1: y > 0, 2: x > 0, 4: y < 0, 8: x < 0}
        return _changed({f"h{event.hat}.{side}": down for side, down in sides.items()}, pushed)
    ends = {f"+a{event.axis}": (event.value + 1) / 2} if trigger else _ends(event)
    threshold = {end: STICK_OFF if end in pushed else STICK_ON for end in ends}
    return _changed({end: value > threshold[end] for end, value in ends.items()}, pushed)


def _ends(event: Event) -> dict[str, float]:
    return {f"-a{event.axis}": -event.value, f"+a{event.axis}": event.value}


def _changed(controls: Mapping[str, bool], pushed: set[str]) -> list[tuple[str, bool]]:
    """Those that were otherwise, the ones let go first."""
    return sorted(
        [(control, down) for control, down in controls.items() if down != (control in pushed)],
        key=lambda found: found[1],
    )


def _source(instance: int) -> str:
    return f"pad {instance}"
