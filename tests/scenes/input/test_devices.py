"""Pads, joysticks, keyboard, mouse and touch, as SDL reports them."""

import sys
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame._sdl2 import controller

from scenes.input.button_repeat import HeldButtons
from scenes.input.buttons import (
    TAKE_BACK,
    Button,
    Control,
    FullScreen,
    Inspect,
    Intent,
    LetGo,
    Lost,
    Point,
    Press,
    Quit,
    Release,
    Typed,
    Unknown,
    Wheel,
)
from scenes.input.devices import Devices
from tests.scenes.virtual_pad import PLAIN_JOYSTICK, VirtualPad

linux_only = pytest.mark.skipif(
    sys.platform != "linux", reason="the virtual pad looks for SDL as Linux maps it"
)
SDL_A, SDL_B, SDL_DPAD_LEFT = 0, 1, 13


@pytest.fixture(autouse=True)
def _window(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, value in {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.display.init()
    pygame.joystick.init()
    pygame.display.set_mode((640, 480))
    yield
    controller.quit()
    pygame.quit()


def devices(**more: Any) -> Devices:
    return Devices(HeldButtons(), {}, lambda: (1280, 720), **more)


def read(found: Devices, at: float = 0) -> list[Intent]:
    return list(found.read(pygame.event.get(), at))


def key(found: Devices, code: int, kind: int = pygame.KEYDOWN) -> list[Intent]:
    return list(found.read([pygame.event.Event(kind, key=code)], 0))


def typed(found: Devices, code: int, text: str) -> list[Intent]:
    """A key and the letter that it writes."""
    return key(found, code) + list(found.read([pygame.event.Event(pygame.TEXTINPUT, text=text)], 0))


def test_keys_are_letters_while_somebody_types() -> None:
    found = devices()
    assert typed(found, pygame.K_x, "x") == [Press(Button.X, "keyboard")]
    found.typing = True
    assert typed(found, pygame.K_x, "x") == [Typed("x")]
    assert typed(found, pygame.K_SPACE, " ") == [Typed(" ")]
    assert key(found, pygame.K_BACKSPACE) == [Typed(TAKE_BACK)]
    assert key(found, pygame.K_RETURN) == [Press(Button.A, "keyboard")]


def test_whoever_has_put_a_button_on_a_letter_can_still_type() -> None:
    found = devices()
    found.changed = {"keyboard": {Button.A: "z", Button.B: "x"}}
    found.typing = True
    assert typed(found, pygame.K_z, "z") == [Typed("z")]
    assert key(found, pygame.K_ESCAPE) == [Press(Button.B, "keyboard")]
    assert found.controls("keyboard")[Button.A] == "return"


@linux_only
def test_a_pad_plugged_in_at_any_time_presses_and_releases() -> None:
    found = devices()
    pad = VirtualPad()
    read(found)
    pad.button(SDL_A, True)
    assert read(found) == [Press(Button.A, f"pad {pad.instance}")]
    pad.button(SDL_A, False)
    assert read(found) == [Release(Button.A, f"pad {pad.instance}")]
    pad.unplug()


def test_a_pad_that_is_gone_before_it_is_looked_at_is_passed_over() -> None:
    assert list(devices().read([pygame.event.Event(pygame.JOYDEVICEADDED, device_index=7)], 0)) == []


@linux_only
def test_joystick_and_controller_events_of_one_pad_count_once() -> None:
    found = devices()
    pad = VirtualPad()
    joystick = pygame.joystick.Joystick(0)
    read(found)
    pad.button(SDL_DPAD_LEFT, True)
    assert read(found) == [Press(Button.LEFT, f"pad {pad.instance}")]
    assert joystick.get_init()
    pad.unplug()


@linux_only
def test_the_left_stick_is_a_d_pad_and_triggers_are_buttons() -> None:
    found = devices()
    pad = VirtualPad()
    read(found)
    pad.axis(0, 0.8)
    assert read(found) == [Press(Button.RIGHT, f"pad {pad.instance}")]
    pad.axis(4, 0.9)
    assert read(found) == [Press(Button.L2, f"pad {pad.instance}")]
    pad.unplug()


@linux_only
def test_a_pad_that_is_unplugged_lets_go_and_is_said_to_be_lost() -> None:
    found = devices()
    pad = VirtualPad()
    read(found)
    pad.button(SDL_A, True)
    read(found)
    pad.unplug()
    assert read(found) == [Release(Button.A, f"pad {pad.instance}"), Lost(f"pad {pad.instance}")]


@linux_only
def test_two_pads_are_told_apart() -> None:
    found = devices()
    first, second = VirtualPad(), VirtualPad()
    read(found)
    second.button(SDL_B, True)
    assert read(found) == [Press(Button.B, f"pad {second.instance}")]
    first.unplug()
    second.unplug()


@linux_only
def test_crossed_buttons_confirm_with_the_right_one() -> None:
    found = devices(crossed=True)
    pad = VirtualPad()
    read(found)
    pad.button(SDL_B, True)
    assert read(found) == [Press(Button.A, f"pad {pad.instance}")]
    pad.unplug()


@linux_only
def test_a_trigger_of_an_unmapped_joystick_that_rests_at_its_lower_end_has_one_control() -> None:
    pad, found = VirtualPad(PLAIN_JOYSTICK), devices()
    list(found.read(pygame.event.get(pygame.JOYDEVICEADDED), 0))

    def moved(axis: int, *values: float) -> list[str]:
        """What SDL tells of an axis begins with its rest."""
        events = [
            pygame.event.Event(pygame.JOYAXISMOTION, instance_id=pad.instance, axis=axis, value=value)
            for value in values
        ]
        return [intent.control for intent in found.read(events, 0) if isinstance(intent, Control)]

    assert moved(5, -1, -0.6, 0.4, 1, -1, 1) == ["+a5", "+a5"]
    assert moved(0, 0, -1, 1) == ["-a0", "+a0"]
    pad.unplug()


@linux_only
def test_an_unmapped_joystick_tells_its_controls_until_somebody_maps_them() -> None:
    found = devices()
    pad = VirtualPad(PLAIN_JOYSTICK, hats=1)
    (unknown,) = [intent for intent in read(found) if isinstance(intent, Unknown)]
    pad.button(3, True)
    pad.hat(0, 1)
    assert {intent.control for intent in read(found) if isinstance(intent, Control)} == {"b3", "h0.1"}
    pad.button(3, False)
    pad.hat(0, 0)
    read(found)
    found.maps[unknown.guid] = {"b3": Button.A, "h0.1": Button.UP, "-a1": Button.UP}
    pad.button(3, True)
    assert read(found) == [Press(Button.A, f"pad {pad.instance}")]
    pad.axis(1, -0.9)
    assert read(found, 100) == [Press(Button.UP, f"pad {pad.instance}")]
    pad.unplug()


@linux_only
def test_a_pad_rumbles() -> None:
    felt: list[int] = []
    found = devices()
    pad = VirtualPad(rumble=lambda low, high: felt.append(low))
    read(found)
    found.rumble(f"pad {pad.instance}", 0.5, 50)
    assert felt
    assert felt[0] == pytest.approx(0x7FFF, abs=2)
    pad.unplug()


@pytest.mark.parametrize(
    ("code", "button"),
    [(pygame.K_LEFT, Button.LEFT), (pygame.K_RETURN, Button.A), (pygame.K_ESCAPE, Button.B)],
)
def test_the_keyboard_has_all_that_is_needed(code: int, button: Button) -> None:
    found = devices(crossed=True)
    assert key(found, code) == [Press(button, "keyboard")]
    assert key(found, code, pygame.KEYUP) == [Release(button, "keyboard")]


def test_the_mouse_points_presses_drags_and_scrolls() -> None:
    found = devices()
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(30, 40))
    left = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1)
    right = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=3)
    up, wheel = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(30, 40), button=1), pygame.event.Event
    dragged = pygame.event.Event(pygame.MOUSEMOTION, pos=(30, 50), buttons=(1, 0, 0))
    assert list(found.read([moved, left], 0)) == [Point(30, 40, False), Point(30, 40, True, held=True)]
    assert list(found.read([dragged, up], 0)) == [Point(30, 50, False, held=True), LetGo()]
    assert list(found.read([right], 0)) == [Inspect(30, 40)]
    assert list(found.read([wheel(pygame.MOUSEWHEEL, y=-2), wheel(pygame.MOUSEWHEEL, y=0)], 0)) == [Wheel(2)]


def test_of_several_fingers_the_first_one_points() -> None:
    found = devices()

    def finger(kind: int, number: int) -> list[Intent]:
        return list(found.read([pygame.event.Event(kind, x=0.5, y=0.5, finger_id=number)], 0))

    assert finger(pygame.FINGERDOWN, 7)
    assert finger(pygame.FINGERDOWN, 8) == finger(pygame.FINGERUP, 8) == []
    assert finger(pygame.FINGERUP, 7) == [LetGo()]
    assert finger(pygame.FINGERDOWN, 9)


@pytest.mark.parametrize("wish", [{"key": pygame.K_F11}, {"key": pygame.K_RETURN, "mod": pygame.KMOD_RALT}])
def test_two_keys_ask_for_the_whole_screen_and_mean_nothing_else(wish: dict[str, Any]) -> None:
    found = devices()
    ways = [pygame.event.Event(kind, **wish) for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    assert list(found.read(ways, 0)) == [FullScreen()]


def test_alt_and_f4_leave_where_no_window_manager_sees_to_that() -> None:
    keys = [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F4, mod=mod) for mod in (0, pygame.KMOD_LALT)]
    assert [*devices().read(keys, 0)][-1:] == [Quit()]
    assert Quit() not in devices().read(keys[:1], 0)


def test_a_window_that_opens_under_a_mouse_does_not_move_the_focus() -> None:
    still = pygame.event.Event(pygame.MOUSEMOTION, pos=(30, 40), rel=(0, 0))
    assert list(devices().read([still], 0)) == []


def test_a_finger_points_at_pixels_of_the_canvas_and_the_mouse_that_it_plays_is_ignored() -> None:
    found = devices()
    finger = pygame.event.Event(pygame.FINGERDOWN, x=0.5, y=0.25)
    mouse = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(320, 120), button=1, touch=True)
    assert list(found.read([finger, mouse], 0)) == [Point(640, 180, True, finger=True, held=True)]


def test_on_a_screen_of_finer_pixels_the_mouse_points_at_those() -> None:
    found = devices(finer=lambda: 2.0)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(30, 40))
    assert list(found.read([moved], 0)) == [Point(60, 80, False)]


def test_the_axes_of_a_pad_that_is_gone_are_not_heard() -> None:
    axes = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_TRIGGERLEFT
    late = [pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=7, axis=at, value=0) for at in axes]
    assert list(devices().read(late, 0)) == []


def test_a_closed_window_is_the_wish_to_leave() -> None:
    assert list(devices().read([pygame.event.Event(pygame.QUIT)], 0)) == [Quit()]


def test_held_directions_repeat_without_any_event() -> None:
    found = devices()
    key(found, pygame.K_DOWN)
    assert list(found.read([], 400)) == [Press(Button.DOWN, "keyboard", repeated=True)]
