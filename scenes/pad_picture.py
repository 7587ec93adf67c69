"""Screens that show a pad and wait for one of its buttons."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.canvas import Colour, Sprite
from scenes.lettering import NAMES, TEXT
from scenes.pictures import middle
from scenes.screen import Screen
from scenes.shapes import PAD_SHAPE, pad, pad_button
from scenes.theme import CREAM, FOAM, NIGHT, SUN


class PadPicture(Screen):
    def asked(self) -> Sequence[Button]:
        """The buttons that are lit."""
        raise NotImplementedError

    def title(self) -> str:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def build(self) -> Iterator[None]:
        screen = self.console.layout.screen
        self.actors.append(Box(*middle(screen), *screen.size, NIGHT))
        self._still = len(self.actors)
        for button in self.asked():
            self._lit(button)
            yield
        self.show()

    def show(self) -> None:
        """Title, picture and text, as they are now."""
        del self.actors[self._still :]
        area, letters = self._area(), self.console.lettering
        width = round(area.width * 0.9)
        top = self._line(self.title(), NAMES, CREAM, area.y + letters.body // 2, width)
        height = self._height
        place = area.centerx, top + height / 2
        base = self.pictures.made(("pad", height), lambda: pad(height))
        self.actors += [Actor(base, *place), *(Actor(self._lit(button), *place) for button in self.asked())]
        self._line(self.text(), TEXT, FOAM, top + height + letters.body // 3, width, area.bottom)

    def _area(self) -> Rect:
        safe, hints = self.console.layout.safe, self.console.layout.zones("table")["hints"]
        return Rect(safe.x, safe.y, safe.width, hints.top - safe.y)

    @property
    def _height(self) -> int:
        area = self._area()
        share = 0.5 - 0.18 * (self.console.settings.text_size - 100) / 100
        return round(min(area.height * share, area.width * 0.8 / PAD_SHAPE))

    def _lit(self, button: Button) -> Sprite:
        height = self._height
        return self.pictures.made(("pad", button, height), lambda: pad_button(button, height, SUN))

    def _line(self, words: str, font: str, colour: Colour, top: float, width: int, bottom: int = 0) -> float:
        """Words in the largest letters that have room from there on; where they end."""
        letters, room = self.console.lettering, (bottom or top + self._area().height / 4) - top
        size = letters.largest(words, width, round(room), font) or self.console.small_lettering.smallest
        for line in letters.wrapped(words, width, font, size):
            picture = self.pictures.text(line, colour, font, size)
            self.actors.append(Actor(picture, self._area().centerx, top + picture.size[1] / 2))
            top += letters.height(font, size)
        return top + letters.body // 3
