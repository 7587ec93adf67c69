"""Screens that show a pad and wait for one of its buttons."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import TEXT
from scenes.draw.theme import FOAM, SUN
from scenes.input.buttons import Button
from scenes.widgets.heading import roped
from scenes.widgets.screen import Screen
from scenes.widgets.shapes import PAD_SHAPE, button_place, pad, pad_button

LINES: Final = 3
"""There is room for so many, so that nothing jumps when there is one more."""
PICTURE, MOST_TEXT = 0.45, 0.34
"""The heights of the pad and of the text, in shares of all."""


class PadPicture(Screen):
    def asked(self) -> Sequence[Button]:
        """The buttons that are lit."""
        raise NotImplementedError

    def title(self) -> str:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def build(self) -> Iterator[None]:
        yield from self.ground()
        self._still = len(self.actors)
        make = partial(pad, self._height)
        self._pad = yield from self.pictures.pieced(("pad", self._height), make, lasting=False)
        yield
        for button in self.asked():
            self._lit(button, 0, 0)
            yield
        self.show()

    def show(self) -> None:
        """Title, picture and text, as they are now."""
        del self.actors[self._still :]
        area, gap, height = self.console.layout.free, self.console.small_lettering.body, self._height
        title = roped(self.console, self.title(), round(area.width * 0.94))
        lines = self._words(round(area.width * 0.9), round(area.height * MOST_TEXT))
        whole = title.size[1] + gap + height + gap + lines[0].size[1] * max(LINES, len(lines))
        top = area.y + max(gap // 2, (area.height - whole) // 2)
        self.actors.append(Actor(title, area.centerx, top + title.size[1] / 2))
        top += title.size[1] + gap
        place = area.centerx, top + height / 2
        self.actors += [
            Actor(self._pad, *place),
            *(self._lit(button, *place) for button in self.asked()),
        ]
        top += height + gap
        for line in lines:
            self.actors.append(Actor(line, area.centerx, top + line.size[1] / 2))
            top += line.size[1]

    @property
    def _height(self) -> int:
        area = self.console.layout.free
        return round(min(area.height * PICTURE, area.width * 0.7 / PAD_SHAPE))

    def _lit(self, button: Button, x: float, y: float) -> Actor:
        """On a pad with its middle there."""
        height, (wide, high) = self._height, self._pad.size
        place = button_place(button, height).move(round(x) - wide // 2, round(y) - high // 2)
        lit = self.pictures.made(("pad", button, height), lambda: pad_button(button, height, SUN))
        return Actor(lit, *place.center)

    def _words(self, width: int, height: int) -> list[Sprite]:
        """The lines of the text, in the largest letters that have room."""
        letters = self.console.lettering
        size = letters.boxed(self.text(), width, height, self.console.small_lettering.smallest)
        lines = letters.wrapped(self.text(), width, TEXT, size)
        return [self.pictures.text(line, FOAM, TEXT, size) for line in lines]
