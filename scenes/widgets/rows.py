"""What the rows of a menu say, how their words find room, and what they look like."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.canvas import Colour, Sprite
from scenes.draw.lettering import STRONG, TEXT, largest_fitting
from scenes.draw.plates import lip, plate
from scenes.draw.theme import CREAM, DEEP, FOAM, INK, NIGHT, SEA, SUN, mixed

if TYPE_CHECKING:
    from scenes.app.console import Console

SIGN: Final = 1.8
"""The sign of a row, in sizes of its letters."""
LARGE_SIGN: Final = 2.6
"""The sign of a row that tells what it means, in sizes of its letters."""
PLAIN: Final = 0.74
"""A sign that is no picture of somebody takes such a share of its room."""
TIGHTER: Final = 0.65
"""The air between rows without a ground."""
SCALES: Final = (1.4, 1.2, 1.0)
"""Letters of rows that tell what they mean are so much larger, if they have room."""
LARGER: Final = 1.2
"""So are those of other rows."""
NOTES: Final = 3
"""Lines of a note below the rows, with the air around them."""
MOST_LINES: Final = 2
"""Of a note within its row."""
AIRY: Final = 1.45
"""How much taller than it needs to be a row is where there is room."""
GAP: Final = 4
"""Pixels between two rows."""
WELL: Final = 0.32
"""The ground of most values, in shares of the row."""
SUNKEN: Final = mixed(SUN, INK, 0.16)
"""Where a value stands on the row that has the focus."""
ARROWS: Final = "‹", "›"
"""Beside a value: that there is one before it, or after it."""


class Row(NamedTuple):
    """Something to do, or something with a value that left and right change."""

    words: str
    act: Callable[[], None] | None = None
    values: Sequence[str] = ()
    at: int = 0
    settle: Callable[[int], None] = lambda at: None
    """Gets the place of the value that was chosen."""
    note: str = ""
    """What it means, in a sentence, while it has the focus."""
    icon: str = ""
    """The drawing before its words."""
    aside: str = ""
    """A few more words, where there is room for them."""
    colour: Colour = DEEP
    """A row that is to be found at once has one of its own."""

    @property
    def said(self) -> tuple[str, Sequence[str], str]:
        """All that takes room."""
        return self.words, self.values, self.note

    @property
    def tabbed(self) -> bool:
        """It has no words: all its values are seen beside each other."""
        return bool(self.values) and not self.words

    @property
    def changes(self) -> bool:
        """Left and right do."""
        return len(self.values) > 1


def arrowed(value: str) -> str:
    """With all the room that it needs between the signs that it can be another."""
    return f" {value} ".join(ARROWS)


class Words:
    """Rows of one width, all in letters as large. A value that has no room beside its words is below."""

    def __init__(
        self,
        console: "Console",
        rows: Sequence[Row],
        width: int,
        room: int = 0,
        tells: bool = False,
        bare: bool = False,
    ) -> None:
        """In a room of that height the rows tell what they mean, if all of that can be seen."""
        self._console = console
        self._rows = rows
        self._whole = width
        self._room = room
        self._bare = bare
        """Only the row that has the focus has a ground."""
        self._known: dict[tuple[str | int, ...], int] = {}
        """The width of values in a size."""
        self._heights: dict[tuple[str, ...], int] = {}
        self._signed = any(row.icon for row in rows)
        self._valued = any(row.values for row in rows)
        noted = tells and all(row.note or row.values for row in rows)
        self.telling = noted and any(self._tells(scale) for scale in SCALES)
        if not (self.telling or self._roomy()):
            self._measure(SIGN)

    def _measure(self, sign: float, scale: float = 1.0) -> None:
        letters = self._console.lettering
        self._heights.clear()
        self._body, self._small = round(letters.body * scale), round(letters.smallest * scale)
        self._sign = round(self._body * sign) if self._signed else 0
        self._width = self._whole - (self._sign + self._air if self._signed else 0)
        beside = self._fitting(self._one_line, self._rows, self._body, letters.smallest)
        broken = beside or self._fitting(self._words_fit, self._spelt, letters.smallest, self._least)
        self.size = broken or self._least
        """Of the letters."""
        if sign == SIGN:
            row = self._height(1)
            self._sign = min(self._sign, row - GAP - lip(row) - 1)
        changing = (row for row in self._rows if row.changes and not row.tabbed)
        widest = max((self._beside(row, self.size) for row in changing), default=0)
        self._well = min(widest - self._air, round(self._whole * WELL))
        """The width of the ground of values but for longer ones."""

    def _tells(self, scale: float) -> bool:
        """All notes find room in their rows, in letters so much larger."""
        self._measure(LARGE_SIGN, scale)
        lines = [self._noted(row) for row in self._rows]
        if any(map(self._tall, self._rows)) or any(len(each) > MOST_LINES for each in lines):
            return False
        letters, widest = self._console.lettering, max(map(len, lines))
        self._told = self._height(1) + widest * letters.height(TEXT, self._small)
        return self._told * len(self._rows) <= self._room

    def _roomy(self) -> bool:
        """All rows, and what may be noted below them, find room in larger letters."""
        self._measure(SIGN, LARGER)
        return len(self._rows) * self._height(1) <= self._room and self._needed_height <= self._room

    def hold(self, rows: Sequence[Row]) -> bool:
        """These have room in the same letters."""
        return not rows or (not self.telling and all(self._words_fit(row, self.size) for row in rows))

    @property
    def letters(self) -> tuple[int, bool]:
        """What they look like."""
        return self.size, self.telling

    def height_of(self, row: Row) -> int:
        """From this row to the next."""
        return (self._told if self.telling else self._least_height(row)) + self._spare

    @cached_property
    def _spare(self) -> int:
        """What is added to each where there is room."""
        if not (self.telling or self._bare):
            return 0
        high = self._told if self.telling else max(map(self._least_height, self._rows))
        return max(0, min(round(high * AIRY), self._room // len(self._rows)) - high)

    @property
    def _needed_height(self) -> int:
        """That of all rows, and of what may be noted below them."""
        below = NOTES * self._small * any(row.note for row in self._rows)
        return sum(map(self._least_height, self._rows)) + below

    def _least_height(self, row: Row) -> int:
        key = row.words, *row.values
        if key not in self._heights:
            lines = 1 + self._tall(row) if row.values else len(self._lines(row))
            self._heights[key] = self._height(lines)
        return self._heights[key]

    def _tall(self, row: Row) -> bool:
        """Its value needs a line of its own."""
        return bool(row.values) and not self._one_line(row, self.size)

    def _height(self, lines: int) -> int:
        air = self._console.small_lettering.body * (TIGHTER if self._bare else 1)
        return self._console.lettering.height(STRONG, self.size) * lines + round(air)

    def _lines(self, row: Row) -> list[str]:
        return self._console.lettering.wrapped(row.words, self._width, STRONG, self.size)

    def _noted(self, row: Row) -> list[str]:
        """The lines of its note within the row."""
        letters = self._console.lettering
        width = self._width - self._beside(row, self.size)
        return letters.wrapped(row.note, width, TEXT, self._small) if row.note else []

    @property
    def _air(self) -> int:
        return self._console.small_lettering.body // 2

    def _wide(self, words: str, size: int) -> int:
        return self._console.lettering.width(words, STRONG, size)

    def _beside(self, row: Row, size: int) -> int:
        """What a value takes of the line."""
        return self._widest(row, size) + 2 * self._air if row.values else 0

    def _widest(self, row: Row, size: int) -> int:
        """Of its values."""
        key: tuple[str | int, ...] = (*row.values, size)
        if key not in self._known:
            self._known[key] = max((self._wide(arrowed(value), size) for value in row.values), default=0)
        return self._known[key]

    def _needed(self, row: Row, size: int) -> int:
        return self._wide(row.words, size) + self._beside(row, size)

    def _one_line(self, row: Row, size: int) -> bool:
        return row.tabbed or self._needed(row, size) <= self._width

    def _words_fit(self, row: Row, size: int) -> bool:
        wide = self._wide if row.values else partial(self._console.lettering.widest, font=STRONG)
        return wide(row.words, size=size) <= self._width

    def _value_size(self, row: Row) -> int:
        """Of the letters of its values: on a line of their own they may be smaller."""
        size = largest_fitting(lambda size: self._widest(row, size) <= self._width, self.size, self._least)
        return size or self._least

    @property
    def _least(self) -> int:
        return self._console.small_lettering.smallest

    def _fitting(
        self, fits: Callable[[Row, int], bool], rows: Sequence[Row], most: int, least: int
    ) -> int | None:
        """The largest size in which this is true of all rows, if there is one."""
        return largest_fitting(lambda size: all(fits(row, size) for row in rows), most, least)

    @cached_property
    def _spelt(self) -> Sequence[Row]:
        """One row with each word of those without values once, and all others."""
        words = dict.fromkeys(word for row in self._rows if not row.values for word in row.words.split(" "))
        return [Row(" ".join(words)), *(row for row in self._rows if row.values)]

    # What they look like

    def lay(self, row: Row, place: Rect, on: bool) -> Iterator[Actor]:
        """All that is seen of a row there."""
        pictures = self._console.pictures
        if row.tabbed:
            yield from self._tabs(row, place, on)
            return
        if on or not self._bare or row.colour != DEEP:
            corner = min(place.height, self._height(1)) // 3
            yield plate(pictures, place, SUN if on else row.colour, corner)
        inner = Rect(place.x + (place.width - self._whole) // 2, place.y, self._whole, place.height)
        inner.height -= lip(place.height)
        if row.colour != DEEP:
            wide = self._wide(row.words, self.size) + self._sign + self._air
            inner = Rect(inner.centerx - wide // 2, inner.y, wide, inner.height)
            yield from self._mark(row, inner.x + self._sign // 2, inner.centery, on)
            inner = Rect(inner.x + self._sign + self._air, inner.y, wide, inner.height)
        elif self._signed:
            yield from self._mark(row, inner.x + self._sign // 2, inner.centery, on)
            inner = Rect(inner.right - self._width, inner.y, self._width, inner.height)
        words, value = inner, inner
        if self._tall(row):
            words = Rect(inner.x, inner.y, inner.width, inner.height // 2)
            value = words.move(0, words.height)
        if row.values:
            yield from self._value(row, value, on)
        yield from self._write(row, words, on)

    def _tabs(self, row: Row, place: Rect, on: bool) -> Iterator[Actor]:
        """Its values, the one that it has on a ground of its own."""
        pictures, high = self._console.pictures, min(place.height, self._height(1)) - GAP
        strip = Rect(place.x, place.centery - high // 2, place.width, high)
        yield Actor(pictures.panel(strip.size, NIGHT, high // 3), *strip.center)
        cell = Rect(strip.x, strip.y, strip.width // len(row.values), high)
        size, tab = self._tab_size(row, cell.width - 2 * self._air), cell.inflate(-GAP, 0).size
        for at, value in enumerate(row.values):
            middle = cell.move(at * cell.width, 0).center
            here = at == row.at
            if here:
                yield Actor(pictures.panel(tab, SUN if on else SEA, high // 3), *middle)
            ink = FOAM if not here else INK if on else CREAM
            yield Actor(pictures.text(value, ink, STRONG, size), *middle)

    def _tab_size(self, row: Row, width: int) -> int:
        """The largest letters in which each of its values is no wider."""
        wide = self._wide

        def fits(size: int) -> bool:
            return max(wide(value, size) for value in row.values) <= width

        return largest_fitting(fits, self.size, self._least) or self._least

    def _mark(self, row: Row, x: int, y: int, on: bool) -> Iterator[Actor]:
        pictures = self._console.pictures
        if row.icon.startswith("icons/"):
            yield Actor(pictures.icon(row.icon, round(self._sign * PLAIN), INK if on else CREAM), x, y)
        elif row.icon:
            yield Actor(pictures.drawing(row.icon, self._sign), x, y)

    def _value(self, row: Row, inner: Rect, on: bool) -> Iterator[Actor]:
        """At the end of its row, on a ground of its own if it can be changed there."""
        pictures, value = self._console.pictures, row.values[row.at]
        size, ink = self._value_size(row), INK if on else FOAM
        words = pictures.text(value, ink, STRONG, size)
        if not row.changes:
            yield Actor(words, inner.right - words.size[0] / 2, inner.centery)
            return
        height = min(self._height(1) - self._air - GAP, inner.height)
        well = Rect(0, 0, self._ground_width(row), height)
        well.midright = inner.right + self._air, inner.centery
        yield Actor(pictures.panel(well.size, SUNKEN if on else NIGHT, height // 3), *well.center)
        yield Actor(words, *well.center)
        if not on:
            return
        before, after = (pictures.text(sign, ink, STRONG, size) for sign in ARROWS)
        aside = (self._wide(arrowed(value), size) - before.size[0]) / 2
        if row.at > 0:
            yield Actor(before, well.centerx - aside, well.centery)
        if row.at + 1 < len(row.values):
            yield Actor(after, well.centerx + aside, well.centery)

    def step_at(self, row: Row, place: Rect, x: float) -> int:
        """Where a press on its value leads: down on its left, up on its right, 0 beside it; or to a tab."""
        if row.tabbed:
            return int((x - place.x) * len(row.values) / place.width) - row.at
        right = place.x + (place.width + self._whole) // 2 + self._air
        left = right - self._ground_width(row)
        if not left <= x <= right:
            return 0
        return -1 if x < (left + right) / 2 else 1

    def _ground_width(self, row: Row) -> int:
        """That of its value, as far as the words leave room."""
        needed, left = (
            self._beside(row, self._value_size(row)),
            self._width - self._wide(row.words, self.size),
        )
        return max(needed - self._air, min(self._well, left))

    def _write(self, row: Row, inner: Rect, on: bool) -> Iterator[Actor]:
        """Its words in one or more lines, at the side if something else is in the row."""
        lines = list(self._written(row, on))
        aside = self._signed or self._valued
        top = inner.centery - sum(each.size[1] for each in lines) / 2
        for each in lines:
            x = inner.x + each.size[0] / 2 if aside else inner.centerx
            yield Actor(each, x, top + each.size[1] / 2)
            top += each.size[1]
        if row.aside and len(lines) == 1:
            yield from self._add(row, inner, inner.x + lines[0].size[0] + self._air, on)

    def _written(self, row: Row, on: bool) -> Iterator[Sprite]:
        text, ink = self._console.pictures.text, INK if on else CREAM
        for line in [row.words] if row.values else self._lines(row):
            yield text(line, ink, STRONG, self.size)
        for line in self._noted(row) if self.telling else ():
            yield text(line, INK if on else FOAM, TEXT, self._small)

    def _add(self, row: Row, inner: Rect, left: int, on: bool) -> Iterator[Actor]:
        """A few more words behind the others, if they have room."""
        words = self._console.pictures.text(row.aside, INK if on else FOAM, TEXT, self._small)
        if left + words.size[0] + self._ground_width(row) + self._air <= inner.right:
            yield Actor(words, left + words.size[0] / 2, inner.centery)
