"""A number, entered with a thumb."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.heading import heading
from scenes.hints import Hint
from scenes.lettering import NAMES, STRONG
from scenes.pictures import middle
from scenes.screen import Key, Screen
from scenes.theme import CREAM, DEEP, FOAM, INK, NIGHT, SUN

if TYPE_CHECKING:
    from scenes.console import Console

KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "delete", "0", "done")
COLUMNS: Final = 3
LONGEST: Final = 10


class Digits(Screen):
    """Keys like those of a telephone. Without a digit there is no number."""

    def __init__(
        self,
        console: "Console",
        title: str,
        nothing: str,
        number: int | None,
        then: Callable[[int | None], None],
    ) -> None:
        super().__init__(console)
        self.digits = "" if number is None else str(number)
        self._title = title
        self._nothing = nothing
        self._then = then
        self.focus.on = "done"

    def build(self) -> Iterator[None]:
        screen, area = self.console.layout.screen, self._area()
        title = heading(self.console, self._title, area.width)
        self.actors += [
            Box(*middle(screen), *screen.size, NIGHT),
            Actor(title, area.centerx, area.y + self._line / 2),
        ]
        for place in self.places().values():
            self.actors.append(
                Actor(self.pictures.panel(place.size, DEEP, place.height // 4), *middle(place))
            )
            yield
        self._mark, self._number = Actor(None), Actor(None, area.centerx, area.y + self._line * 1.5)
        self.actors += [self._mark, self._number]
        self._labels = {key: Actor(None, *middle(place)) for key, place in self.places().items()}
        self.actors += self._labels.values()
        for key in KEYS:
            self._label(key, INK)
            self._label(key, CREAM)
            yield
        self._show()

    def _area(self) -> Rect:
        safe, hints = self.console.layout.safe, self.console.layout.zones("table")["hints"]
        height = hints.top - safe.y
        width = min(safe.width, max(height, self.console.lettering.body * 16))
        return Rect(safe.centerx - width // 2, safe.y, width, height)

    @property
    def _line(self) -> int:
        """The title and the number have one of these each; what is left is for four rows of keys."""
        return min(round(self.console.lettering.body * 2.4), self._area().height // 6)

    def places(self) -> Mapping[Key, Rect]:
        area, gap = self._area(), self.console.small_lettering.body // 3
        top = area.y + 2 * self._line
        wide, tall = area.width // COLUMNS, (area.bottom - top) // (len(KEYS) // COLUMNS)
        return {
            key: Rect(area.x + at % COLUMNS * wide, top + at // COLUMNS * tall, wide, tall).inflate(
                -gap, -gap
            )
            for at, key in enumerate(KEYS)
        }

    def _label(self, key: str, colour: tuple[int, int, int]) -> None:
        letters = self.console.lettering
        words = key if key.isdecimal() else self.say(f"digits.{key}")
        room = self.places()[key].width * 0.9
        size = letters.body
        while size > self.console.small_lettering.smallest and letters.width(words, STRONG, size) > room:
            size -= 1
        self._labels[key].show(self.pictures.text(words, colour, STRONG, size))

    def _show(self) -> None:
        """The number, and which key has the focus."""
        place = self.places().get(self.focus.on)
        if place:
            panel = self.pictures.panel(place.size, SUN, place.height // 4)
            x, y = middle(place)
            self._mark.put(x=x, y=y).show(panel)
        else:
            self._mark.show(None)
        for key in KEYS:
            self._label(key, INK if key == self.focus.on else CREAM)
        words, size = self.digits or self._nothing, round(self.console.lettering.body * 1.2)
        self._number.show(self.pictures.text(words, SUN if self.digits else FOAM, NAMES, size))

    def hints(self) -> Sequence[Hint]:
        return [
            Hint(Button.A, self.say("hint.choose")),
            Hint(Button.X, self.say("digits.delete")),
            Hint(Button.START, self.say("digits.done")),
            Hint(Button.B, self.say("hint.back")),
        ]

    def focused(self) -> None:
        self._show()

    def press(self, button: Button) -> None:
        key = self.focus.on
        if button is Button.START or (button is Button.A and key == "done"):
            self.console.sounds.play("choose")
            self._then(int(self.digits) if self.digits else None)
            self.stack.pop()
        elif button is Button.X or (button is Button.A and key == "delete"):
            self._write(self.digits[:-1])
        elif button is Button.A:
            self._write((self.digits + str(key))[:LONGEST])
        else:
            super().press(button)

    def _write(self, digits: str) -> None:
        self.console.sounds.play("toggle_on" if digits != self.digits else "refuse")
        self.digits = digits
        self._show()
