"""What is seen of a scene: pictures that stay where they were put until somebody moves them."""

from collections.abc import Iterable
from typing import Self

from pygame import Rect

from scenes.draw.canvas import BLACK, Canvas, Colour, Draw, Sprite
from scenes.draw.theme import seen


class Actor:
    """A picture on the stage. Its draw is made anew only when it has changed."""

    __slots__ = ("angle", "drawn", "fade", "scale", "sprite", "x", "y")

    def __init__(
        self,
        sprite: Sprite | None,
        x: float = 0,
        y: float = 0,
        angle: float = 0,
        scale: float = 1,
        fade: float = 1,
    ) -> None:
        self.sprite = sprite
        self.x, self.y = x, y
        self.angle, self.scale, self.fade = angle, scale, fade
        self.drawn: Draw | None = None
        """How it was drawn last, unless it has changed since."""

    def put(self, **values: float) -> Self:
        """Elsewhere, or otherwise: any of x, y, angle, scale and fade."""
        for name, value in values.items():
            if getattr(self, name) != value:
                setattr(self, name, value)
                self.drawn = None
        return self

    def show(self, sprite: Sprite | None) -> bool:
        """Another picture in the same place; whether it is another."""
        if sprite is self.sprite:
            return False
        self.sprite = sprite
        self.drawn = None
        return True

    def draw(self, canvas: Canvas) -> Draw:
        if self.drawn is None:
            self.drawn = self._placed(canvas)
        return self.drawn

    def _placed(self, canvas: Canvas) -> Draw:
        if self.sprite is None:
            return canvas.place_box(self.x, self.y, 0, 0, BLACK, 0)
        return canvas.place(self.sprite, self.x, self.y, self.angle, self.scale, self.fade)


class Box(Actor):
    """A box of one colour."""

    __slots__ = ("colour", "height", "width")

    def __init__(
        self, x: float, y: float, width: float, height: float, colour: Colour, fade: float = 1
    ) -> None:
        super().__init__(None, x, y, fade=fade)
        self.width, self.height, self.colour = width, height, colour

    @classmethod
    def covering(cls, rect: Rect, colour: Colour, fade: float = 1) -> Self:
        return cls(*rect.center, *rect.size, colour, fade)

    def _placed(self, canvas: Canvas) -> Draw:
        return canvas.place_box(self.x, self.y, self.width, self.height, seen(self.colour), self.fade)


def perform(actors: Iterable[Actor], canvas: Canvas) -> None:
    """Draw all of them; one that has not changed costs no call."""
    canvas.add([actor.drawn or actor.draw(canvas) for actor in actors])


def placed(actors: Iterable[Actor], canvas: Canvas) -> list[Actor]:
    """All of them, ready to be drawn: no frame has to find out where they lie."""
    found = [*actors]
    for actor in found:
        actor.draw(canvas)
    return found
