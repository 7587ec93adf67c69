"""A gamepad made of nothing, through SDL's own virtual joystick driver."""

import ctypes
import functools
from collections.abc import Callable
from typing import Any

GAME_CONTROLLER, PLAIN_JOYSTICK = 1, 0


@functools.cache
def sdl() -> ctypes.CDLL:
    """The very library that pygame has loaded."""
    with open("/proc/self/maps") as maps:
        path = next(line.split()[-1] for line in maps if "libSDL2-2" in line)
    found = ctypes.CDLL(path)
    found.SDL_JoystickOpen.restype = ctypes.c_void_p
    found.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    found.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    found.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    found.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    found.SDL_JoystickSetVirtualHat.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    return found


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = [
        *[(name, ctypes.c_uint16) for name in ("version", "type", "naxes", "nbuttons", "nhats")],
        *[(name, ctypes.c_uint16) for name in ("vendor_id", "product_id", "padding")],
        *[(name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")],
        ("name", ctypes.c_char_p),
        *[(name, ctypes.c_void_p) for name in ("userdata", "update", "set_player", "rumble")],
        *[(name, ctypes.c_void_p) for name in ("rumble_triggers", "set_led", "send_effect")],
    ]  # fmt: skip


RUMBLE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class VirtualPad:
    """Plugged in from its making until `unplug`."""

    def __init__(
        self, kind: int = GAME_CONTROLLER, hats: int = 0, rumble: Callable[[int, int], None] | None = None
    ) -> None:
        self._rumble: Any = RUMBLE(lambda _, low, high: int(rumble(low, high) is not None) if rumble else 0)
        self._description = Description(
            version=1,
            type=kind,
            naxes=6,
            nbuttons=15,
            nhats=hats,
            vendor_id=0 if kind else 0x1234,
            product_id=0 if kind else 0x5678,
            name=b"Virtual Pad",
            rumble=ctypes.cast(self._rumble, ctypes.c_void_p),
        )
        index = sdl().SDL_JoystickAttachVirtualEx(ctypes.byref(self._description))
        assert index >= 0
        self._joystick = sdl().SDL_JoystickOpen(index)
        self.instance = sdl().SDL_JoystickInstanceID(self._joystick)

    def button(self, number: int, down: bool) -> None:
        sdl().SDL_JoystickSetVirtualButton(self._joystick, number, down)

    def axis(self, number: int, share: float) -> None:
        sdl().SDL_JoystickSetVirtualAxis(self._joystick, number, int(share * 32767))

    def hat(self, number: int, sides: int) -> None:
        sdl().SDL_JoystickSetVirtualHat(self._joystick, number, sides)

    def unplug(self) -> None:
        sdl().SDL_JoystickClose(self._joystick)
        for index in range(sdl().SDL_NumJoysticks()):
            if sdl().SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                sdl().SDL_JoystickDetachVirtual(index)
                return
