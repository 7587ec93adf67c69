"""What scenes draw on: a list of draws a frame, that one of two backs brings to the screen."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from pygame import SRCALPHA, Rect, Surface

Colour = tuple[int, int, int]
OPAQUE = 255
BLACK: Colour = (0, 0, 0)
LEAST: Final = 240
"""Pixels at each side. Of a smaller window a part of the canvas is seen."""
LONGEST: Final = 4
"""So many times as long as high, or as high as long, a canvas may be. A longer window has a rest."""


def playable(size: tuple[int, int]) -> tuple[int, int]:
    """The canvas of a window.

    >>> playable((640, 480)), playable((1, 1)), playable((8192, 240))
    ((640, 480), (240, 240), (960, 240))
    """
    width, height = (max(LEAST, side) for side in size)
    return min(width, LONGEST * height), min(height, LONGEST * width)


class Sprite:
    """A picture that a canvas has prepared. It is drawn by its middle."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size


class Placed(NamedTuple):
    """A picture with its middle at a place."""

    sprite: Sprite
    x: float
    y: float


class Draw(NamedTuple):
    """One picture or box, ready to be painted. Whoever keeps one saves the making of it."""

    picture: Any
    """What the back paints; nothing for a box of colour."""
    rect: Rect
    """What it covers, for a back that turns it only when it paints: as long as it stands upright."""
    angle: float = 0
    alpha: int = OPAQUE
    colour: Colour = BLACK
    solid: Rect | None = None
    """Where nothing below it can be seen."""


class Canvas(ABC):
    """Frames are compared: one that is as the last one costs nothing."""

    enlarged = False
    """The screen is larger, whatever its size, and shows this enlarged."""

    def __init__(self, window: tuple[int, int]) -> None:
        self.size = playable(window)
        self._draws: list[Draw] = []
        self._last: list[Draw] | None = None

    @property
    def finer(self) -> float:
        """So many pixels are as wide as one of those that the system tells sizes and places in."""
        return 1.0

    @abstractmethod
    def sprite(
        self,
        picture: Surface,
        angles: Sequence[float] = (),
        scales: Sequence[float] = (),
        lasting: bool = True,
    ) -> Sprite:
        """Prepare a picture, and how it will be turned and sized; not within a frame.

        One that does not last, such as a line of a log, gives back its memory when nobody holds it.
        """

    @abstractmethod
    def composed(self, ground: Sprite, upon: Iterable[Placed]) -> Sprite:
        """A picture with others upon it, told from its corner; quick enough for a frame."""

    @abstractmethod
    def turn_over(self) -> None:
        """What is prepared from now on shares no memory with what was before, which may go."""

    @abstractmethod
    def resized(self) -> "Canvas":
        """The window has another size: a new canvas on it."""

    @abstractmethod
    def close(self) -> None:
        """There will be another canvas on another window."""

    @abstractmethod
    def picture(self) -> Surface:
        """What is on the screen."""

    @abstractmethod
    def place(
        self, sprite: Sprite, x: float, y: float, angle: float = 0, scale: float = 1, fade: float = 1
    ) -> Draw:
        """A picture with its middle here, turned to the left by degrees."""

    @abstractmethod
    def place_box(
        self, x: float, y: float, width: float, height: float, colour: Colour, fade: float = 1
    ) -> Draw:
        """A box with its middle here."""

    @abstractmethod
    def _paint(self, draws: Sequence[Draw], last: Sequence[Draw] | None) -> None:
        """Bring the draws to the screen, on which are the last ones, if anything."""

    def add(self, draws: Iterable[Draw]) -> None:
        """On top of all draws of this frame so far; what has faded away is none."""
        self._draws += [draw for draw in draws if draw.alpha > 0]

    def image(
        self, sprite: Sprite, x: float, y: float, angle: float = 0, scale: float = 1, fade: float = 1
    ) -> None:
        self.add([self.place(sprite, x, y, angle, scale, fade)])

    def box(self, x: float, y: float, width: float, height: float, colour: Colour, fade: float = 1) -> None:
        self.add([self.place_box(x, y, width, height, colour, fade)])

    def show(self) -> bool:
        """End the frame; whether it differed from the last one, or else cost nothing."""
        draws, self._draws = self._draws, []
        if draws == self._last:
            return False
        self._paint(draws, self._last)
        self._last = draws
        return True

    def forget(self) -> None:
        """The screen has been changed by somebody else: paint everything again."""
        self._last = None


def around(x: float, y: float, width: float, height: float) -> Rect:
    """The pixels of a box with its middle here."""
    return centred(x, y, max(0, round(width)), max(0, round(height)))


def centred(x: float, y: float, width: int, height: int) -> Rect:
    """The box of whole pixels with its middle at a place."""
    return Rect(round(x) - width // 2, round(y) - height // 2, width, height)


def beside(whole: Rect, part: Rect) -> list[Rect]:
    """What is left of it above, below, and on both sides of a part of it."""
    left = [
        Rect(whole.x, whole.y, whole.width, part.y - whole.y),
        Rect(whole.x, part.bottom, whole.width, whole.bottom - part.bottom),
        Rect(whole.x, part.y, part.x - whole.x, part.height),
        Rect(part.right, part.y, whole.right - part.right, part.height),
    ]
    return [each for each in left if each]


def with_alpha(picture: Surface) -> Surface:
    """A copy of a picture with room for what shines through."""
    if picture.get_flags() & SRCALPHA:
        return picture
    whole = Surface(picture.get_size(), SRCALPHA)
    whole.blit(picture, (0, 0))
    return whole
