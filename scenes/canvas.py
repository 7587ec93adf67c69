"""What scenes draw on: a list of draws a frame, that one of two backs brings to the screen."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

Colour = tuple[int, int, int]
OPAQUE = 255


class Sprite:
    """A picture that a canvas has prepared. It is drawn by its middle."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size


class Draw(NamedTuple):
    """One picture or, without a sprite, one box of colour."""

    sprite: Sprite | None
    x: int
    y: int
    width: int
    height: int
    angle: float
    alpha: int
    colour: Colour

    @property
    def rect(self) -> Rect:
        """All that a box, or a picture that is not turned, covers."""
        return Rect(self.x - self.width // 2, self.y - self.height // 2, self.width, self.height)


BLACK: Colour = (0, 0, 0)


class Canvas(ABC):
    """Frames are compared: one that is as the last one costs nothing."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._draws: list[Draw] = []
        self._last: list[Draw] | None = None

    @abstractmethod
    def sprite(self, picture: Surface, angles: Sequence[float] = (), scales: Sequence[float] = ()) -> Sprite:
        """Prepare a picture, and how it will be turned and sized; not within a frame."""

    @abstractmethod
    def picture(self) -> Surface:
        """What is on the screen."""

    @abstractmethod
    def _paint(self, draws: Sequence[Draw], last: Sequence[Draw] | None) -> None:
        """Bring the draws to the screen, on which are the last ones, if anything."""

    def image(
        self, sprite: Sprite, x: float, y: float, angle: float = 0, scale: float = 1, fade: float = 1
    ) -> None:
        """A picture with its middle here, turned to the left by degrees."""
        width, height = sprite.size
        alpha = round(fade * OPAQUE)
        if alpha > 0:
            size = round(width * scale), round(height * scale)
            self._draws.append(Draw(sprite, round(x), round(y), *size, angle, alpha, BLACK))

    def box(self, x: float, y: float, width: float, height: float, colour: Colour, fade: float = 1) -> None:
        """A box with its middle here."""
        alpha = round(fade * OPAQUE)
        if alpha > 0:
            self._draws.append(Draw(None, round(x), round(y), round(width), round(height), 0, alpha, colour))

    def text(self, glyphs: Mapping[str, Sprite], words: str, x: float, y: float, fade: float = 1) -> None:
        """A line of prepared letters with its middle here, for what changes too often to be a picture."""
        known = [glyphs[letter] for letter in words if letter in glyphs]
        left = x - sum(sprite.size[0] for sprite in known) / 2
        for sprite in known:
            self.image(sprite, left + sprite.size[0] / 2, y, fade=fade)
            left += sprite.size[0]

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
