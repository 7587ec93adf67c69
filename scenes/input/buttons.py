"""The fourteen buttons of every device, and what scenes are told of them."""

from enum import Enum, auto
from typing import Final, NamedTuple


class Button(Enum):
    __hash__ = object.__hash__  # that of Enum is a call into Python, for each look into a dict
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    A = auto()
    B = auto()
    X = auto()
    Y = auto()
    L1 = auto()
    R1 = auto()
    L2 = auto()
    R2 = auto()
    START = auto()
    SELECT = auto()


DIRECTIONS: Final = {Button.UP: (0, -1), Button.DOWN: (0, 1), Button.LEFT: (-1, 0), Button.RIGHT: (1, 0)}


class Press(NamedTuple):
    """A button has been pressed, or a held direction repeats."""

    button: Button
    source: str
    """The device it was pressed on."""
    repeated: bool = False


class Release(NamedTuple):
    button: Button
    source: str


class Point(NamedTuple):
    """A mouse or a finger is somewhere."""

    x: float
    y: float
    pressed: bool
    """It has just been pressed there."""
    finger: bool = False
    held: bool = False
    """It has been pressed somewhere and not been let go since."""


class LetGo(NamedTuple):
    """The mouse's button is up again, or the finger."""


class Wheel(NamedTuple):
    """Somebody wants to see what lies so many rows below, or above."""

    rows: int


class Inspect(NamedTuple):
    """Somebody wants to see enlarged what lies there."""

    x: float
    y: float


Pointed = Point | LetGo | Wheel | Inspect
"""What a mouse or a finger does."""


class Found(NamedTuple):
    """A device is there that was not."""

    source: str


class Lost(NamedTuple):
    """A device is gone."""

    source: str


class Unknown(NamedTuple):
    """A joystick of which nobody knows what its controls mean."""

    source: str
    guid: str


class Control(NamedTuple):
    """A control of a joystick that nobody knows has been moved off its rest."""

    control: str
    source: str


class Typed(NamedTuple):
    """Letters of a keyboard, or one that takes the last one back."""

    text: str


TAKE_BACK: Final = "\b"


class FullScreen(NamedTuple):
    """Somebody wants the whole screen, or a window again."""


class Quit(NamedTuple):
    """Somebody wants to leave the program."""


Intent = Press | Release | Pointed | Found | Lost | Unknown | Control | Typed | FullScreen | Quit
