"""Lists of things to do and to settle: the title, the settings, a new game, the pause."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.canvas import Colour, Sprite
from scenes.hints import Hint
from scenes.lettering import NAMES, STRONG, TEXT
from scenes.pictures import middle
from scenes.screen import Key, Screen
from scenes.theme import CREAM, DEEP, FOAM, INK, NIGHT, SEA, SUN

TITLE: Final = 2.0
"""The letters of a title in sizes of the body."""
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
        width = min(safe.width, round(safe.height * 1.25))
        return Rect(safe.centerx - width // 2, safe.y, width, hints.top - safe.y)

    def build(self) -> Iterator[None]:
        if not self.overlay:
            screen = self.console.layout.screen
            self.actors.append(Box(*middle(screen), *screen.size, NIGHT))
        self._top = self.area().y + self.console.lettering.body // 2
        if self.title():
            self._write(self.title(), NAMES, round(self._fitting_title()), CREAM)
        if self.text():
            self._write(self.text(), TEXT, self.console.lettering.body, FOAM)
        self._still = len(self.actors)
        self._rows = list(self.rows())
        yield
        self._scroll = 0
        self._list()

    def _fitting_title(self) -> float:
        letters = self.console.lettering
        size = letters.body * TITLE
        while size > letters.body and letters.width(self.title(), NAMES, round(size)) > self.area().width:
            size -= 1
        return size

    def _write(self, words: str, font: str, size: int, colour: Colour) -> None:
        area = self.area()
        picture = self.pictures.text(words, colour, font, size, round(area.width * WIDEST))
        self.actors.append(Actor(picture, area.centerx, self._top + picture.size[1] / 2))
        self._top += picture.size[1] + self.console.lettering.body // 3

    @property
    def _height(self) -> int:
        return round(self.console.lettering.body * 2.1)

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
            at: Rect(zone.centerx - width // 2, zone.y + at * pitch, width, pitch - pitch // 8)
            for at in range(len(self._rows))
        }

    def _list(self) -> None:
        """Show the rows around the focus."""
        del self.actors[self._still :]
        zone, pitch = self._zone(), self._height
        fits = max(1, zone.height // pitch)
        on = self.focus.on if isinstance(self.focus.on, int) else None
        if on is not None:
            self._scroll = max(on - fits + 1, min(self._scroll, on))
        self._scroll = max(0, min(self._scroll, len(self._rows) - fits))
        places = self.places()
        for at in range(self._scroll, min(len(self._rows), self._scroll + fits)):
            place = places[at].move(0, -self._scroll * pitch)
            self._show(self._rows[at], place, at == on)
        self._arrows(zone, fits)
        if on is not None and self._rows[on].note:
            self._show_note(self._rows[on].note)

    def _show_note(self, note: str) -> None:
        letters, area = self.console.lettering, self.area()
        picture = self.pictures.text(note, FOAM, TEXT, letters.smallest, round(area.width * WIDEST))
        self.actors.append(Actor(picture, area.centerx, area.bottom - self._note_height() / 2))

    def _show(self, row: Row, place: Rect, on: bool) -> None:
        label, value = self._sprites(row, on)
        colour = SUN if on else DEEP
        x, y = middle(place)
        self.actors.append(Actor(self.pictures.panel(place.size, colour, place.height // 3), x, y))
        inset = place.height // 2
        if value is None:
            self.actors.append(Actor(label, x, y))
            return
        self.actors.append(Actor(label, place.x + inset + label.size[0] / 2, y))
        self.actors.append(Actor(value, place.right - inset - value.size[0] / 2, y))

    def _sprites(self, row: Row, on: bool) -> tuple[Sprite, Sprite | None]:
        ink = INK if on else CREAM
        text, width = self.pictures.text, round(self.area().width * WIDEST) - self._height
        if not row.values:
            return text(row.words, ink, STRONG, self._letters(row.words, width)), None
        value = row.values[row.at]
        value = f"‹ {value} ›" if on and len(row.values) > 1 else value
        longest = max(row.values, key=lambda each: self.console.lettering.width(each, STRONG))
        size = self._letters(f"{row.words}   ‹ {longest} ›", width)
        return text(row.words, ink, STRONG, size), text(value, ink if on else FOAM, STRONG, size)

    def _letters(self, words: str, width: int) -> int:
        """The size in which a row's words fit it."""
        letters = self.console.lettering
        size = letters.body
        while size > letters.smallest and letters.width(words, STRONG, size) > width:
            size -= 1
        return size

    def _arrows(self, zone: Rect, fits: int) -> None:
        """That there are more rows above or below."""
        for more, y in (
            (self._scroll > 0, zone.y),
            (self._scroll + fits < len(self._rows), zone.y + fits * self._height),
        ):
            if more:
                size = self._height // 5, max(3, self._height // 12)
                self.actors.append(
                    Actor(
                        self.pictures.panel((size[0] * 3, size[1]), SEA, 1),
                        zone.centerx,
                        y - self._height // 16,
                    )
                )

    # What it does

    def hints(self) -> Sequence[Hint]:
        on = self._rows[self.focus.on] if isinstance(self.focus.on, int) else None
        choose = "hint.change" if on and on.values else "hint.choose"
        return [Hint(Button.A, self.say(choose)), Hint(Button.B, self.say("hint.back"))]

    def focused(self) -> None:
        self._list()
        self.bar.show(self.hints())
        self.bar.focus(self.focus.on if isinstance(self.focus.on, Hint) else None)

    def renew(self) -> None:
        """The rows are others."""
        self._rows = list(self.rows())
        self.refocus()
        self._list()

    def resume(self) -> None:
        self.renew()

    def turn(self, direction: Button) -> bool:
        at = self.focus.on
        if direction not in (Button.LEFT, Button.RIGHT) or not isinstance(at, int):
            return False
        return self._change(self._rows[at], 1 if direction is Button.RIGHT else -1, around=False)

    def _change(self, row: Row, step: int, around: bool) -> bool:
        if len(row.values) < 2:
            return bool(row.values)
        after = (row.at + step) % len(row.values) if around else row.at + step
        if 0 <= after < len(row.values):
            self.console.sounds.play("toggle_on")
            row.settle(after)
            if not self.stack.busy:
                self.renew()
        return True

    def press(self, button: Button) -> None:
        at = self.focus.on
        if button is Button.A and isinstance(at, int):
            row = self._rows[at]
            if row.values:
                self._change(row, 1, around=True)
            elif row.act:
                self.console.sounds.play("choose")
                row.act()
        else:
            super().press(button)
