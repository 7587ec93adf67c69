"""Somebody who explains a scene: a few sentences at a time, beside what they are about."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from pygame import Rect, Surface

from scenes.draw.actor import Actor, Box
from scenes.draw.canvas import Sprite
from scenes.draw.drawings import drawing
from scenes.draw.lettering import TEXT
from scenes.draw.pictures import panel
from scenes.draw.theme import CREAM, INK, NIGHT, PAPER, SUN
from scenes.input.buttons import Button
from scenes.widgets.arrows import arrow
from scenes.widgets.hints import Hint
from scenes.widgets.screen import Key, Screen, outline

if TYPE_CHECKING:
    from scenes.app.console import Console

DIM: Final = 0.55
"""How much of what is not spoken about is hidden."""
WIDEST: Final = 30
"""Of the card, in sizes of the body."""
FACE: Final = 3.4
"""The portrait, in the same."""


class Told(NamedTuple):
    """What is said, and where that is on the screen; both as they are when it is said."""

    words: Callable[[], str]
    place: Callable[[], Rect]


class GuideBubble(Screen):
    """Over a scene, which stands still meanwhile."""

    overlay: ClassVar[bool] = True

    def __init__(
        self,
        console: "Console",
        told: Sequence[Told],
        face: str,
        heard: Callable[[int], None],
        keys: Mapping[Button, tuple[str, Callable[[], None]]],
    ) -> None:
        super().__init__(console)
        self.told = told
        self._face = face
        """The drawing of who speaks."""
        self._heard = heard
        """Gets, at the end, how many of the sentences have been seen."""
        self._keys = keys
        """What can be done meanwhile: a text, and what happens."""
        self._at = 0

    def build(self) -> Iterator[None]:
        self.actors.clear()
        self._air = self.console.small_lettering.body
        self._arrows = {
            towards: arrow(self.pictures, 2 * self._air, towards, SUN) for towards in (Button.UP, Button.DOWN)
        }
        self.cards: list[tuple[Sprite, Rect, Rect]] = []
        """For each sentence its card, where that lies, and what it is about."""
        for told in self.told:
            self.cards.append(self._lay(told.words(), told.place()))
            yield
        self._show()

    def _lay(self, words: str, place: Rect) -> tuple[Sprite, Rect, Rect]:
        """A card above or below what it is about, wherever there is more room; it covers none of that."""
        safe, free = self.console.layout.safe, self.console.layout.free
        air, letters = self._air, self.console.lettering
        above, below = place.top - safe.top, free.bottom - place.bottom
        height = max(above, below) - 3 * air
        width = min(safe.width - 2 * air, WIDEST * letters.body)
        face = min(round(FACE * letters.body), height - 2 * air, width // 5)
        inner = width - face - 3 * air
        size = letters.boxed(words, inner, height - air, self.console.small_lettering.smallest)
        lines = letters.wrapped(words, inner, TEXT, size)
        tall = max(face, len(lines) * letters.height(TEXT, size)) + air
        key = ("talk", words, width, tall, size)
        card = Rect(0, 0, width, tall)
        sprite = self.pictures.made(key, lambda: self._card(card.size, words, size, face), lasting=False)
        card.centerx = place.centerx
        card.clamp_ip(safe.inflate(-2 * air, 0))
        if below >= above:
            card.top = place.bottom + air
        else:
            card.bottom = place.top - air
        return sprite, card, place

    def _card(self, size: tuple[int, int], words: str, letters: int, face: int) -> Surface:
        air, lettering = self._air, self.console.lettering
        picture = panel(size, PAPER, air // 2, SUN, 3)
        picture.blit(drawing(self._face, face, face), (air // 2, (size[1] - face) // 2))
        text = lettering.paragraph(words, size[0] - face - 3 * air, INK, TEXT, letters)
        picture.blit(text, (face + 3 * air // 2, (size[1] - text.get_height()) // 2))
        return picture

    def _show(self) -> None:
        sprite, card, place = self.cards[self._at]
        screen = self.console.layout.screen
        line = max(2, self._air // 6)
        lit = place.inflate(4 * line, 4 * line).clip(screen)
        sides = (
            Rect(0, 0, screen.width, lit.top),
            Rect(0, lit.bottom, screen.width, screen.bottom - lit.bottom),
            Rect(0, lit.top, lit.left, lit.height),
            Rect(lit.right, lit.top, screen.right - lit.right, lit.height),
        )
        self.actors = [Box.covering(side, NIGHT, DIM) for side in sides]
        self.actors += outline(lit, line, CREAM)
        towards = Button.UP if card.top > lit.top else Button.DOWN
        x = max(card.left + 2 * self._air, min(lit.centerx, card.right - 2 * self._air))
        y = card.top - self._air // 2 if towards is Button.UP else card.bottom + self._air // 2
        self.actors += [Actor(sprite, *card.center), Actor(self._arrows[towards], x, y)]

    def places(self) -> Mapping[Key, Rect]:
        return {"talk": self.cards[self._at][1]}

    def hints(self) -> Sequence[Hint]:
        number = f" {self._at + 1}/{len(self.told)}" if len(self.told) > 1 else ""
        return [
            Hint(Button.A, self.say("talk.next") + number),
            Hint(Button.B, self.say("talk.close")),
            *(Hint(button, self.say(text)) for button, (text, _) in self._keys.items()),
        ]

    def press(self, button: Button) -> None:
        if button is Button.A and self._at + 1 < len(self.told):
            self.console.sounds.play("focus")
            self._at += 1
            self._show()
            self.refocus()
        elif button in (Button.A, Button.B):
            self.back()
        elif button in self._keys:
            self._keys[button][1]()

    def leave(self) -> None:
        self._heard(self._at + 1)
