"""The bar at the bottom: what each button does, in the signs of the device last used."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, product
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from scenes.draw.actor import Actor, Box
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import STRONG
from scenes.draw.theme import CREAM, NIGHT, SUN
from scenes.input.buttons import Button
from scenes.input.glyphs import KEYBOARD, glyph, key_label

if TYPE_CHECKING:
    from scenes.app.console import Console

GLYPH: Final = 0.78
"""Of the height of the bar."""
FIRST: Final = 2
"""So many hints are told, if need be in smaller letters."""


class Hint(NamedTuple):
    button: Button
    words: str
    """Without any it belongs to the next one."""


class LaidHints(NamedTuple):
    """A row of hints as it lies on the bar."""

    actors: list[Actor]
    places: dict[Hint, Rect]
    silent: set[Hint]
    """Those whose words found no room beside their signs."""
    choosing: dict[Hint, Rect]
    """Those of A, which do something with what has the focus."""


class HintBar:
    """A row of hints. Those of other buttons than A can have the focus: then A does what they do."""

    def __init__(self, console: "Console") -> None:
        self._console = console
        self._mark = Actor(None)
        self._told: list[Actor] = []
        """What the hint that has the focus does, if its sign stands alone."""
        self._laid = LaidHints([], {}, set(), {})
        self._on: Hint | None = None
        self._known: dict[object, LaidHints] = {}
        """Rows by their hints: most come again and again."""

    @property
    def actors(self) -> list[Actor]:
        return [*self._laid.actors, self._mark, *self._told]

    @property
    def places(self) -> Mapping[Hint, Rect]:
        """Those that can have the focus."""
        return self._laid.places

    def place(self, hint: Hint) -> Rect:
        return {**self._laid.places, **self._laid.choosing}[hint]

    def choosing(self, x: float, y: float) -> bool:
        """Whether it is told there what A does."""
        return any(place.collidepoint(x, y) for place in self._laid.choosing.values())

    def make(self, buttons: Iterable[Button]) -> Iterator[None]:
        """The signs of buttons that may be shown within a frame."""
        zone = self._console.layout.zones()["hints"]
        for button in buttons:
            self.sign(button, zone)
            yield

    def renew(self) -> None:
        """The screen, the language or the letters are others."""
        self._known.clear()

    def show(self, hints: Sequence[Hint]) -> None:
        laid = self.lay(hints)
        if self._laid is not laid:
            self._laid = laid
            self.focus(self._on)

    def lay(self, hints: Sequence[Hint]) -> LaidHints:
        """The row of these, made the first time."""
        controls = self._console.controls
        key = *hints, self._console.glyphs, *(controls[hint.button] for hint in hints)
        if key not in self._known:
            self._known[key] = self._lay(hints)
        return self._known[key]

    def _lay(self, hints: Sequence[Hint]) -> LaidHints:
        zone = self._console.layout.zones()["hints"]
        screen = self._console.layout.screen
        ground = Rect(0, zone.top, screen.width, screen.bottom - zone.top)
        laid = LaidHints([Box.covering(ground, NIGHT)] if hints else [], {}, set(), {})
        hints, size, worded, apart = self._fitting(hints, zone)
        gap = zone.height // 4
        left, words = zone.x + gap, list[Actor]()
        for at, hint in enumerate(hints):
            shown = size if hint.words and at < worded else 0
            left = self._add(laid, words, hint, left, zone, shown) + _air(hint, shown, apart, gap)
        laid.actors.extend(words)  # after all signs, which a GPU draws from one page
        return laid

    def focus(self, hint: Hint | None) -> None:
        self._on, self._told = hint, []
        if hint is None or hint not in self.places:
            self._mark.show(None)
            return
        rect = self.places[hint]
        x, y = rect.center
        self._mark.show(self._around(rect))
        self._mark.put(x=x, y=y)
        if hint in self._laid.silent:
            self._told = self._tell(hint.words, rect)

    def _tell(self, words: str, rect: Rect) -> list[Actor]:
        """Above a sign: there was no room beside it."""
        pictures, letters = self._console.pictures, self._console.lettering
        line = pictures.text(words, CREAM, STRONG, letters.smallest)
        place = Rect(0, 0, line.size[0] + letters.body, line.size[1] + letters.body // 3)
        place.midbottom = rect.centerx, rect.top
        place.clamp_ip(self._console.layout.safe)
        ground = pictures.panel(place.size, NIGHT, place.height // 3, SUN, 2)
        return [Actor(ground, *place.center), Actor(line, *place.center)]

    def _around(self, rect: Rect) -> Sprite:
        return self._console.pictures.frame(rect.size, SUN, rect.height // 3, max(2, rect.height // 12))

    def frame(self) -> Iterator[None]:
        """Make what is seen around each of the hints while it has the focus."""
        for hint, rect in self.places.items():
            self._around(rect)
            if hint in self._laid.silent:
                self._tell(hint.words, rect)
            yield

    def _fitting(self, hints: Sequence[Hint], zone: Rect) -> tuple[Sequence[Hint], int, int, int]:
        """Those that have room, the size of letters, how many have words, and how far they are apart."""
        letters, least = self._console.lettering, self._console.small_lettering.smallest
        first = min(FIRST, len(hints))
        sizes = range(letters.body, letters.smallest - 1, -1)
        most = product(range(len(hints), first - 1, -1), (2, 1), sizes)
        few = product([first], [1], range(letters.smallest, least - 1, -1))
        for worded, apart, size in chain(most, few, product(range(first - 1, -1, -1), (2, 1), sizes)):
            told = _foremost(hints, max(worded, first))
            number = len(told) if worded >= first else worded
            widths = (
                self._width(hint, zone, size if at < number else 0, apart) for at, hint in enumerate(told)
            )
            if sum(widths) + zone.height // 4 <= zone.width:
                return told, size, number, apart
        return _foremost(hints, first), letters.smallest, 0, 1

    def _width(self, hint: Hint, zone: Rect, size: int, apart: int) -> int:
        """With the air to the next one; at no size it is the sign alone."""
        gap = zone.height // 4
        words = gap + self._console.lettering.width(hint.words, STRONG, size) if size and hint.words else 0
        return int(self.sign(hint.button, zone).size[0] + words + _air(hint, size, apart, gap))

    def sign(self, button: Button, zone: Rect) -> Sprite:
        """What it looks like on the device last used."""
        console, height = self._console, round(zone.height * GLYPH)
        control = console.controls[button]
        if console.glyphs == KEYBOARD:
            control = key_label(control, console.say)
        key = ("glyph", control, console.glyphs, height, console.crossed)
        return console.pictures.made(
            key, lambda: glyph(control, console.glyphs, height, console.crossed, console.small_lettering)
        )

    def _add(
        self, laid: LaidHints, written: list[Actor], hint: Hint, left: int, zone: Rect, size: int
    ) -> int:
        """Put a hint there, with words of a size if there is room for them; where it ends."""
        sign, gap = self.sign(hint.button, zone), zone.height // 4
        start, y = left, zone.centery
        laid.actors.append(Actor(sign, left + sign.size[0] / 2, y))
        left += sign.size[0]
        if size:
            words = self._console.pictures.text(hint.words, CREAM, STRONG, size)
            written.append(Actor(words, left + gap + words.size[0] / 2, y))
            left += gap + words.size[0]
        place = Rect(start - gap // 2, zone.top, left - start + gap, zone.height)
        if hint.button is Button.A:
            laid.choosing[hint] = place
        else:
            laid.places[hint] = place
            if hint.words and not size:
                laid.silent.add(hint)
        return left


def _foremost(hints: Sequence[Hint], number: int) -> Sequence[Hint]:
    """So many, and the menu, which has what is left out."""
    told = [*hints[:number]]
    while told and not told[-1].words:
        told.pop()
    return [*told, *(hint for hint in hints[number:] if hint.button is Button.START)]


def _air(hint: Hint, size: int, apart: int, gap: int) -> int:
    """Between a hint and the next one."""
    if not hint.words:
        return gap // 2
    return apart * gap if size else gap
