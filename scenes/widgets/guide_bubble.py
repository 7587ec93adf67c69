"""Somebody who explains a scene: a few sentences at a time, or a question, beside what they are about."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from pygame import Rect, Surface

from scenes.draw.actor import Actor, Box
from scenes.draw.canvas import Sprite
from scenes.draw.drawings import drawing
from scenes.draw.lettering import STRONG, TEXT, largest_fitting
from scenes.draw.pictures import panel
from scenes.draw.theme import CREAM, INK, NIGHT, PAPER, SEA, SUN, WHITE
from scenes.input.buttons import Button
from scenes.input.focus import Focus
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


class Answer(NamedTuple):
    """What may be answered to a question, and what is said to that."""

    words: str
    reply: str
    right: bool


class Told(NamedTuple):
    """What is said, and where that is on the screen; both as they are when it is said."""

    words: Callable[[], str]
    place: Callable[[], Rect]
    answers: Callable[[], Sequence[Answer]] = tuple
    """If it is asked: one of them is right at least, and another one is not."""


class Card(NamedTuple):
    words: str
    sprite: Sprite
    area: Rect
    place: Rect
    """What it is about."""
    answers: "Sequence[Choice]" = ()


class Choice(NamedTuple):
    """An answer on its card."""

    area: Rect
    sprites: Sequence[Sprite]
    """Without the focus, and with it."""
    right: bool
    reply: Card


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
        self._answered: int | None = None
        """The answer to what is asked, once it is given."""

    def build(self) -> Iterator[None]:
        self.actors.clear()
        self._air = self.console.small_lettering.body
        self._arrows = {
            towards: arrow(self.pictures, 2 * self._air, towards, SUN) for towards in (Button.UP, Button.DOWN)
        }
        self.cards: list[Card] = []
        """One for each sentence."""
        for told in self.told:
            self.cards.append((yield from self._lay(told.words(), told.place(), told.answers())))
        self._show()

    def _lay(self, words: str, place: Rect, answers: Sequence[Answer] = ()) -> Generator[None, None, Card]:
        """A card above or below what it is about, wherever there is more room; it covers none of that."""
        safe, free = self.console.layout.safe, self.console.layout.free
        air, letters = self._air, self.console.lettering
        above, below = place.top - safe.top, free.bottom - place.bottom
        height = max(above, below) - 3 * air
        width = min(safe.width - 2 * air, WIDEST * letters.body)
        face = min(round(FACE * letters.body), height - 2 * air, width // 5)
        inner = width - face - 3 * air

        def tall(size: int) -> int:
            lines = len(letters.wrapped(words, inner, TEXT, size)) * letters.height(TEXT, size)
            choices = self._choices(answers, inner, size)
            return lines + (choices[-1].bottom + air // 2 if choices else 0)

        def fits(size: int) -> bool:
            wide = letters.wrapped(words, inner, TEXT, size)
            return tall(size) <= height - air and all(
                letters.width(line, TEXT, size) <= inner for line in wide
            )

        least = self.console.small_lettering.smallest
        size = largest_fitting(fits, letters.body, least) or least
        card = Rect(0, 0, width, max(face, tall(size)) + air)
        key = ("talk", words, card.size, size, tuple(answer.words for answer in answers))
        choices = self._choices(answers, inner, size)
        picture = partial(self._card, card.size, words, size, face, bool(answers))
        sprite = self.pictures.made(key, picture, lasting=False)
        card.centerx = place.centerx
        card.clamp_ip(safe.inflate(-2 * air, 0))
        if below >= above:
            card.top = place.bottom + air
        else:
            card.bottom = place.top - air
        yield
        left, top = card.x + face + 3 * air // 2, card.bottom - air // 2
        found = []
        for answer, area in zip(answers, choices, strict=True):
            at = area.move(left, top - choices[-1].bottom)
            looks = [self._choice(answer.words, area.size, size, focus) for focus in (False, True)]
            yield
            found.append(Choice(at, looks, answer.right, (yield from self._lay(answer.reply, place))))
        return Card(words, sprite, card, place, found)

    def _choices(self, answers: Sequence[Answer], width: int, size: int) -> list[Rect]:
        """Where answers lie below their question: side by side as long as there is room."""
        letters, air = self.console.lettering, self._air
        high, found = letters.height(STRONG, size) + air // 2, list[Rect]()
        x = y = 0
        for answer in answers:
            lines = letters.wrapped(answer.words, width - air, STRONG, size)
            wide = min(width, max(letters.width(line, STRONG, size) for line in lines) + air)
            tall = high + (len(lines) - 1) * letters.height(STRONG, size)
            if x and x + wide > width:
                x, y = 0, max(area.bottom for area in found) + air // 2
            found.append(Rect(x, y, wide, tall))
            x += wide + air // 2
        return found

    def _choice(self, words: str, size: tuple[int, int], letters: int, focus: bool) -> Sprite:
        def make() -> Surface:
            picture = panel(size, SUN if focus else SEA, self._air // 3, INK, 2)
            ink = INK if focus else WHITE
            text = self.console.lettering.paragraph(words, size[0] - self._air, ink, STRONG, letters)
            picture.blit(text, text.get_rect(center=picture.get_rect().center))
            return picture

        return self.pictures.made(("answer", words, size, letters, focus), make, lasting=False)

    def _card(self, size: tuple[int, int], words: str, letters: int, face: int, asked: bool) -> Surface:
        air, lettering = self._air, self.console.lettering
        picture = panel(size, PAPER, air // 2, SUN, 3)
        picture.blit(drawing(self._face, face, face), (air // 2, (size[1] - face) // 2))
        text = lettering.paragraph(words, size[0] - face - 3 * air, INK, TEXT, letters)
        y = air // 2 if asked else (size[1] - text.get_height()) // 2
        picture.blit(text, (face + 3 * air // 2, y))
        return picture

    @property
    def card(self) -> Card:
        """The one that is seen."""
        asked = self.cards[self._at]
        return asked if self._answered is None else asked.answers[self._answered].reply

    def _show(self) -> None:
        card = self.card
        screen = self.console.layout.screen
        line = max(2, self._air // 6)
        lit = card.place.inflate(4 * line, 4 * line).clip(screen)
        sides = (
            Rect(0, 0, screen.width, lit.top),
            Rect(0, lit.bottom, screen.width, screen.bottom - lit.bottom),
            Rect(0, lit.top, lit.left, lit.height),
            Rect(lit.right, lit.top, screen.right - lit.right, lit.height),
        )
        self.actors = [Box.covering(side, NIGHT, DIM) for side in sides]
        self.actors += outline(lit, line, CREAM)
        area = card.area
        towards = Button.UP if area.top > lit.top else Button.DOWN
        x = max(area.left + 2 * self._air, min(lit.centerx, area.right - 2 * self._air))
        y = area.top - self._air // 2 if towards is Button.UP else area.bottom + self._air // 2
        self.actors += [Actor(card.sprite, *area.center), Actor(self._arrows[towards], x, y)]
        self._pills = [Actor(each.sprites[False], *each.area.center) for each in card.answers]
        self.actors += self._pills
        wrong = (at for at, each in enumerate(card.answers) if not each.right)
        self.focus = Focus(self.places(), next(wrong, None), rows=True)
        self._mark()

    def _mark(self) -> None:
        for at, (pill, choice) in enumerate(zip(self._pills, self.card.answers, strict=True)):
            pill.show(choice.sprites[at == self.focus.on])

    def focused(self) -> None:
        self._mark()

    def places(self) -> Mapping[Key, Rect]:
        card = self.card
        return {at: each.area for at, each in enumerate(card.answers)} or {"talk": card.area}

    def hints(self) -> Sequence[Hint]:
        number = f" {self._at + 1}/{len(self.told)}" if len(self.told) > 1 else ""
        return [
            Hint(Button.A, self.say("hint.choose") if self.card.answers else self.say("talk.next") + number),
            Hint(Button.B, self.say("talk.close")),
            *(Hint(button, self.say(text)) for button, (text, _) in self._keys.items()),
        ]

    def press(self, button: Button) -> None:
        if button is Button.A and self.card.answers:
            self._answer(self.focus.on if isinstance(self.focus.on, int) else self.home)
        elif button is Button.A and self._at + 1 < len(self.told):
            self.console.sounds.play("focus")
            self._at, self._answered = self._at + 1, None
            self._turn()
        elif button in (Button.A, Button.B):
            self.back()
        elif button in self._keys:
            self._keys[button][1]()

    def _answer(self, on: Key) -> None:
        if isinstance(on, int):
            self.console.sounds.play("toggle_on" if self.card.answers[on].right else "toggle_off")
            self._answered = on
            self._turn()

    def _turn(self) -> None:
        """To what is said next."""
        self._show()
        self.refocus()

    def leave(self) -> None:
        self._heard(self._at + 1)
