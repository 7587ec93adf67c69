"""Keys to be pressed with a thumb, one after the other, until a word or a number is whole."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.canvas import Colour, Sprite
from scenes.draw.lettering import NAMES, STRONG
from scenes.draw.plates import plate
from scenes.draw.theme import CREAM, DEEP, FOAM, INK, SUN
from scenes.input.buttons import TAKE_BACK, Button, Intent, Typed
from scenes.input.glyphs import KEYBOARD
from scenes.widgets.heading import heading
from scenes.widgets.hints import Hint
from scenes.widgets.screen import Key, Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

DELETE, DONE, SPACE = "delete", "done", "space"
WORDS: Final = (DELETE, DONE, SPACE)
"""What keys say that are no signs."""


class Keyboard(Screen):
    """Rows of keys, and above them what was written."""

    one_tap: ClassVar[bool] = True
    board: ClassVar[Sequence[Sequence[str]]]
    longest: ClassVar[int]
    narrowest: ClassVar[int]
    """In letters of the body."""

    def __init__(self, console: "Console", title: str, nothing: str, written: str) -> None:
        super().__init__(console)
        self.written = written
        self._title = title
        self._nothing = nothing
        """What stands there instead of an empty word."""
        self.focus.on = DONE if written else self.board[0][0]

    def typed(self, key: str) -> str:
        """What a key adds."""
        return key

    def finish(self) -> None:
        raise NotImplementedError

    # How it looks

    def build(self) -> Iterator[None]:
        yield from self.ground()
        area = self._area()
        title = heading(self.console, self._title, area.width)
        self.actors.append(Actor(title, area.centerx, area.y + self._line / 2))
        for place in self.places().values():
            self.actors.append(plate(self.pictures, place, DEEP, place.height // 4))
            plate(self.pictures, place, SUN, place.height // 4)
            yield
        self.mark, self._line_written = Actor(None), Actor(None, area.centerx, area.y + self._line * 1.5)
        self.actors += [self.mark, self._line_written]
        self._labels = {key: Actor(None, *place.center) for key, place in self.places().items()}
        self.actors += self._labels.values()
        self._words: dict[tuple[Key, Colour], Sprite] = {}
        for key in self._labels:
            for colour in (INK, CREAM):
                self._words[key, colour] = self._label(key, colour)
            yield
        self._show()

    def _area(self) -> Rect:
        free = self.console.layout.free
        width = min(free.width, max(free.height, self.console.lettering.body * self.narrowest))
        return Rect(free.centerx - width // 2, free.y, width, free.height)

    @property
    def _line(self) -> int:
        """The title and the word have one of these each; what is left is for the keys."""
        return min(round(self.console.lettering.body * 2.4), self._area().height // 6)

    def places(self) -> Mapping[Key, Rect]:
        area, gap = self._area(), self.console.small_lettering.body // 3
        top = area.y + 2 * self._line
        tall = (area.bottom - top) // len(self.board)
        return {
            key: Rect(
                area.x + at * area.width // len(row), top + down * tall, area.width // len(row), tall
            ).inflate(-gap, -gap)
            for down, row in enumerate(self.board)
            for at, key in enumerate(row)
        }

    def _label(self, key: Key, colour: Colour) -> Sprite:
        letters, place = self.console.lettering, self.places()[key]
        words = self.say(f"digits.{key}") if key in WORDS else str(key)
        largest, least = min(letters.body, round(place.height * 0.8)), self.console.small_lettering.smallest
        size = letters.narrowed(words, place.width * 0.9, STRONG, largest, least)
        return self.pictures.text(words, colour, STRONG, size)

    def _show(self) -> None:
        """The word, and which key has the focus."""
        place = self.places().get(self.focus.on)
        self.motion.stop(self.mark)
        if place:
            lit = plate(self.pictures, place, SUN, place.height // 4)
            self.mark.put(x=lit.x, y=lit.y).show(lit.sprite)
        else:
            self.mark.show(None)
        for key, label in self._labels.items():
            label.show(self._words[key, INK if key == self.focus.on else CREAM])
        words, size = self.written or self._nothing, round(self.console.lettering.body * 1.2)
        colour = SUN if self.written else FOAM
        self._line_written.show(self.pictures.text(words, colour, NAMES, size) if words else None)

    def hints(self) -> Sequence[Hint]:
        """Keys of a keyboard are letters here, but for a few."""
        choose, back = Hint(Button.A, self.say("hint.choose")), Hint(Button.B, self.say("hint.back"))
        if self.console.glyphs == KEYBOARD:
            return [choose, back]
        delete = Hint(Button.X, self.say("digits.delete"))
        return [choose, delete, Hint(Button.START, self.say("digits.done")), back]

    # What it does

    def enter(self) -> None:
        self.console.devices.typing = True

    def pause(self) -> None:
        self.console.devices.typing = False

    def resume(self) -> None:
        self.console.devices.typing = True
        super().resume()

    def leave(self) -> None:
        self.console.devices.typing = False

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Typed):
            self._type(intent.text)
        super().handle(intent)

    def _type(self, text: str) -> None:
        """On a keyboard: what is no key of the board is refused; the one that ends it is next."""
        for letter in text:
            key = SPACE if letter == " " else letter.upper()
            if letter == TAKE_BACK:
                self._write(self.written[:-1])
            elif any(key in row for row in self.board):
                self._add(key)
            else:
                self.console.sounds.play("refuse")
        self.focus.on = DONE
        self._note_focus()

    def focused(self) -> None:
        self._show()

    def press(self, button: Button) -> None:
        key = self.focus.on
        if button is Button.START or (button is Button.A and key == DONE):
            self.console.sounds.play("choose")
            self.finish()
        elif button is Button.X or (button is Button.A and key == DELETE):
            self._write(self.written[:-1])
        elif button is Button.A:
            self._add(str(key))
        else:
            super().press(button)

    def _add(self, key: str) -> None:
        self._write((self.written + self.typed(key))[: self.longest])

    def _write(self, words: str) -> None:
        self.console.sounds.play("toggle_on" if words != self.written else "refuse")
        self.written = words
        self._show()
