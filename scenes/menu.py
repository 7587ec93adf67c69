"""Lists of things to do and to settle: the title, the settings, a new game, the pause."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, cast

from pygame import Rect

from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.canvas import Colour, Sprite
from scenes.hints import Hint
from scenes.lettering import NAMES, STRONG, TEXT
from scenes.pictures import middle
from scenes.screen import Key, Screen
from scenes.shapes import triangle
from scenes.theme import CREAM, DEEP, FOAM, INK, NIGHT, SUN

TITLE: Final = 2.0
"""The letters of a title in sizes of the body, .."""
TALLEST: Final = 0.12
"""and at most, in shares of the height."""
MOST_TEXT: Final = 0.45
"""The height of the text, in shares of all."""
GAP: Final = 4
"""Pixels between two rows."""
WIDEST: Final = 0.92
"""A row in shares of the list."""


@dataclass(frozen=True)
class Row:
    """Something to do, or something with a value that left and right change."""

    words: str
    act: Callable[[], None] | None = None
    values: Sequence[str] = ()
    at: int = 0
    settle: Callable[[int], None] = lambda at: None
    """Gets the place of the value that was chosen."""
    note: str = ""
    """What it means, in a sentence, while it has the focus."""


class Menu(Screen):
    """Rows, one of which has the focus, in a list that scrolls if it has to."""

    shape: ClassVar[float] = 1.25
    """How wide the list is, in heights of the screen."""
    centred: ClassVar[bool] = False
    """What is left of the height is above it as well as below."""

    def rows(self) -> Sequence[Row]:
        raise NotImplementedError

    def title(self) -> str:
        return ""

    def text(self) -> str:
        """Sentences above the rows."""
        return ""

    # How it looks

    def area(self) -> Rect:
        """What title, text and rows have together."""
        safe = self.console.layout.safe
        hints = self.console.layout.zones("table")["hints"]
        width = min(safe.width, round(safe.height * self.shape * self.console.settings.text_size / 100))
        return Rect(safe.centerx - width // 2, safe.y, width, hints.top - safe.y)

    def build(self) -> Iterator[None]:
        if not self.overlay:
            screen = self.console.layout.screen
            self.actors.append(Box(*middle(screen), *screen.size, NIGHT))
        self._ground = len(self.actors)
        self._top = self.area().y + self.console.lettering.body // 2
        self.head()
        self._still = len(self.actors)
        self._rows = list(self.rows())
        yield
        self._measure()
        if self.centred:
            self._centre()
        self._scroll = 0
        self._list()

    def head(self) -> None:
        """What stands above the rows."""
        if self.title():
            self._write(self.title(), NAMES, round(self._fitting_title()), CREAM)
        if self.text():
            self._write(self.text(), TEXT, self._fitting_text(), FOAM)

    def _fitting_text(self) -> int:
        letters, area = self.console.lettering, self.area()
        size = letters.largest(self.text(), round(area.width * WIDEST), round(area.height * MOST_TEXT))
        return size or self.console.small_lettering.smallest

    def _centre(self) -> None:
        down = max(0, self._zone().height - len(self._rows) * self._height) // 2
        for actor in self.actors[self._ground :]:
            actor.put(y=actor.y + down)
        self._top += down

    def _measure(self) -> None:
        """Rows have two lines if one of them needs that."""
        letters, width = self.console.lettering, self._inner
        self._tall = any(letters.width(_whole(row), STRONG, letters.smallest) > width for row in self._rows)

    def _fitting_title(self) -> float:
        letters = self.console.lettering
        size = min(letters.body * TITLE, self.area().height * TALLEST)
        while size > letters.smallest and letters.width(self.title(), NAMES, round(size)) > self.area().width:
            size -= 1
        return size

    def _write(self, words: str, font: str, size: int, colour: Colour) -> None:
        area = self.area()
        picture = self.pictures.text(words, colour, font, size, round(area.width * WIDEST))
        self.actors.append(Actor(picture, area.centerx, self._top + picture.size[1] / 2))
        self._top += picture.size[1] + self.console.lettering.body // 3

    @property
    def _height(self) -> int:
        """From one row to the next."""
        letters, air = self.console.lettering, self.console.small_lettering.body
        lines = 2 * letters.height(STRONG, letters.smallest) if self._tall else letters.height(STRONG)
        return lines + air

    @property
    def _inner(self) -> int:
        """The width that a row has for words."""
        return round(self.area().width * WIDEST) - 2 * self.console.lettering.body

    @property
    def _fits(self) -> int:
        return max(1, self._zone().height // self._height)

    def _note_height(self) -> int:
        letters = self.console.lettering
        noted = [row.note for row in self._rows if row.note]
        width = round(self.area().width * WIDEST)
        lines = max((len(letters.wrapped(note, width, TEXT, letters.smallest)) for note in noted), default=0)
        return lines * letters.height(TEXT, letters.smallest) + (letters.body // 2 if lines else 0)

    def _zone(self) -> Rect:
        """Where rows are seen."""
        area = self.area()
        return Rect(
            area.x, self._top, area.width, max(self._height, area.bottom - self._top - self._note_height())
        )

    def places(self) -> Mapping[Key, Rect]:
        zone, pitch = self._zone(), self._height
        width = round(zone.width * WIDEST)
        return {
            at: Rect(zone.centerx - width // 2, zone.y + (at - self._scroll) * pitch, width, pitch - GAP)
            for at in range(self._scroll, min(len(self._rows), self._scroll + self._fits))
        }

    def _list(self) -> None:
        """Show the rows around the focus."""
        del self.actors[self._still :]
        on = self._on
        if on is not None:
            self._scroll = max(on - self._fits + 1, min(self._scroll, on))
        self._scroll = max(0, min(self._scroll, len(self._rows) - self._fits))
        for at, place in self.places().items():
            self._show(self._rows[cast(int, at)], place, at == on)
        self._arrows()
        if on is not None and self._rows[on].note:
            self._show_note(self._rows[on].note)

    @property
    def _on(self) -> int | None:
        """The row that has the focus."""
        at = self.focus.on
        return at if isinstance(at, int) and at < len(self._rows) else None

    def _show_note(self, note: str) -> None:
        letters, area = self.console.lettering, self.area()
        picture = self.pictures.text(note, FOAM, TEXT, letters.smallest, round(area.width * WIDEST))
        self.actors.append(Actor(picture, area.centerx, area.bottom - self._note_height() / 2))

    def _show(self, row: Row, place: Rect, on: bool) -> None:
        words = self._sprites(row, on)
        x, y = middle(place)
        corner = min(place.height // 3, self._height // 3)
        self.actors.append(Actor(self.pictures.panel(place.size, SUN if on else DEEP, corner), x, y))
        inset = (place.width - self._inner) // 2
        if len(words) == 2 and not self._tall:
            label, value = words
            self.actors.append(Actor(label, place.x + inset + label.size[0] / 2, y))
            self.actors.append(Actor(value, place.right - inset - value.size[0] / 2, y))
            return
        top = y - sum(each.size[1] for each in words) / 2
        for each in words:
            self.actors.append(Actor(each, x, top + each.size[1] / 2))
            top += each.size[1]

    def _sprites(self, row: Row, on: bool) -> list[Sprite]:
        """Its words, and its value if it has one; or else the lines of its words."""
        ink = INK if on else CREAM
        if not row.values:
            return [self.pictures.text(line, ink, STRONG, size) for line, size in self._lines(row.words)]
        value = row.values[row.at]
        value = f"‹ {value} ›" if on and len(row.values) > 1 else value
        if self._tall:
            sizes = [self._letters(words) for words in (row.words, f"‹ {_longest(row)} ›")]
        else:
            sizes = [self._letters(_whole(row))] * 2
        return [
            self.pictures.text(row.words, ink, STRONG, sizes[0]),
            self.pictures.text(value, ink if on else FOAM, STRONG, sizes[1]),
        ]

    def _lines(self, words: str) -> list[tuple[str, int]]:
        letters = self.console.lettering
        if not self._tall:
            return [(words, self._letters(words))]
        return [
            (line, letters.smallest) for line in letters.wrapped(words, self._inner, STRONG, letters.smallest)
        ]

    def _letters(self, words: str) -> int:
        """The size in which words fit a row."""
        letters = self.console.lettering
        size = letters.smallest if self._tall else letters.body
        least = self.console.small_lettering.smallest if self._tall else letters.smallest
        while size > least and letters.width(words, STRONG, size) > self._inner:
            size -= 1
        return size

    def _arrows(self) -> None:
        """That there are more rows above or below."""
        zone, fits, pitch = self._zone(), self._fits, self._height
        arrow = self.console.small_lettering.smallest
        for more, y, up in (
            (self._scroll > 0, zone.y - GAP, True),
            (self._scroll + fits < len(self._rows), zone.y + fits * pitch, False),
        ):
            if more:
                sprite = self.pictures.made(("arrow", up, arrow), partial(triangle, arrow, up))
                self.actors.append(Actor(sprite, zone.centerx, y))

    # What it does

    def hints(self) -> Sequence[Hint]:
        on = self._on
        choose = "hint.change" if on is not None and self._rows[on].values else "hint.choose"
        return [Hint(Button.A, self.say(choose)), Hint(Button.B, self.say("hint.back"))]

    def focused(self) -> None:
        self._list()
        if not isinstance(self.focus.on, Hint):
            self.refocus()

    def renew(self) -> None:
        """The rows are others."""
        self._rows = list(self.rows())
        self._measure()
        self._list()
        self.refocus()
        self._list()

    def resume(self) -> None:
        self.renew()

    def turn(self, direction: Button) -> bool:
        at = self._on
        if at is None:
            return False
        if direction in (Button.UP, Button.DOWN):
            return self._step(at + (1 if direction is Button.DOWN else -1))
        return self._change(self._rows[at], 1 if direction is Button.RIGHT else -1, around=False)

    def _step(self, at: int) -> bool:
        """To another row, if there is one; a list that scrolls shows only some."""
        if not 0 <= at < len(self._rows):
            return False
        self.focus.on = at
        return True

    def _change(self, row: Row, step: int, around: bool) -> bool:
        if len(row.values) < 2:
            return True
        after = (row.at + step) % len(row.values) if around else row.at + step
        if 0 <= after < len(row.values):
            self.console.sounds.play("toggle_on")
            row.settle(after)
            if not self.stack.busy:
                self.renew()
        return True

    def press(self, button: Button) -> None:
        at = self._on
        if button is Button.A and at is not None:
            row = self._rows[at]
            if row.values:
                self._change(row, 1, around=True)
            elif row.act:
                self.console.sounds.play("choose")
                row.act()
        else:
            super().press(button)


def _longest(row: Row) -> str:
    return max(row.values, key=len)


def _whole(row: Row) -> str:
    """All that has to fit into one line."""
    return f"{row.words}   ‹ {_longest(row)} ›" if row.values else row.words
