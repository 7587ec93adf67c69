"""Paragraphs with pictures in a box, of which a part is seen if they are longer."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.canvas import Colour, Sprite
from scenes.draw.lettering import STRONG, TEXT
from scenes.draw.theme import CREAM, FOAM
from scenes.widgets.arrows import arrows, make_arrows
from scenes.widgets.scrolling import Scroll

if TYPE_CHECKING:
    from scenes.app.console import Console

BESIDE: Final = 3
"""So many lines high is a picture beside its paragraph."""
ROW: Final = 5
"""So many lines high at most are pictures in a row of their own."""


class Paragraph(NamedTuple):
    """A paragraph, a picture with its paragraph, or a row of pictures."""

    words: str = ""
    pictures: Sequence[str] = ()
    title: str = ""


class ReadLine(NamedTuple):
    words: str
    font: str
    colour: Colour


EMPTY: Final = ReadLine("", TEXT, FOAM)


class SeenPicture(NamedTuple):
    """A picture that is seen if all its lines are."""

    first: int
    lines: int
    sprite: Sprite
    x: float


class Reading:
    def __init__(
        self,
        console: "Console",
        zone: Rect,
        parts: Sequence[Paragraph],
        ground: Colour | None = None,
        size: int = 0,
        beside: int = BESIDE,
        apart: int = 1,
    ) -> None:
        self._letters, self._pictures = console.lettering, console.pictures
        self._zone = zone
        self._arrow = console.small_lettering.smallest
        self._inner = Rect(0, 0, zone.width - 2 * console.small_lettering.body, zone.height)
        self._inner.center = zone.center
        self.size = size or self._letters.body
        self._step = self._letters.height(TEXT, self.size)
        self._beside = beside
        self._apart = apart
        """Empty lines between two parts."""
        self._ground = ground
        """What lies behind it, if that is one colour."""
        self._parts = parts
        self._tops: list[int] = []
        """The first line of each part."""
        self._lines: list[tuple[Sprite, float, float] | None] = []
        """Each with where it begins, and how much lower it is; or an empty one."""
        self._seen: list[SeenPicture] = []
        self._fits = max(1, zone.height // self._step - 1)
        self._held = 0
        """So many lines stay while the others are scrolled: up to a row of pictures at the beginning."""
        self.scroll = Scroll(fits=self._fits)

    def make(self) -> Iterator[None]:
        """All pictures, part by part."""
        make_arrows(self._pictures, self._arrow)
        for at, part in enumerate(self._parts):
            self._lines += [None] * self._apart * bool(at)
            self._tops.append(len(self._lines))
            self._add(part, self._laid(part))
            end = len(self._lines) + self._apart
            if at <= 1 and part.pictures and not (part.words or part.title) and end <= self._fits // 2:
                self._held = end
            self.scroll.rows, self.scroll.fits = len(self._lines) - self._held, self._fits - self._held
            yield

    @property
    def length(self) -> int:
        """In lines, before anything is made."""
        return sum(len(self._laid(part)) + self._apart for part in self._parts) - self._apart

    @property
    def whole(self) -> bool:
        """All of it has room at once."""
        return self.length <= self._fits

    @property
    def left(self) -> int:
        """What it does not take of the height if all of it is seen."""
        return self._zone.height - (self.length + 1) * self._step

    def actors(self) -> list[Actor]:
        """What is seen now."""
        zone, held, first = self._zone, self._held, self._held + self.scroll.first
        end, found = first + self.scroll.fits, []
        for seen in self._seen:
            if seen.first < end < seen.first + seen.lines:
                end = seen.first  # what stands beside it is not seen without it
        for at, line in enumerate([*self._lines[:held], *self._lines[first:end]]):
            if line:
                sprite, left, down = line
                y = zone.y + (at + 1) * self._step + down
                found.append(Actor(sprite, left + sprite.size[0] / 2, y))
        for seen in self._seen:
            if seen.first < held or first <= seen.first < end:
                at = seen.first - (first - held if seen.first >= held else 0)
                y = zone.y + (at + (seen.lines + 1) / 2) * self._step
                found.append(Actor(seen.sprite, seen.x, y))
        above, below = (self.scroll.above, zone.top), (self.scroll.below, zone.bottom)
        return [*found, *arrows(self._pictures, self._arrow, zone.centerx, above, below)]

    @property
    def bands(self) -> list[Rect]:
        """What each part takes of the box, as long as nothing is scrolled."""
        ends = [*(top - self._apart for top in self._tops[1:]), len(self._lines)]
        top, step, zone = self._zone.y + self._step // 2, self._step, self._zone
        return [
            Rect(zone.x, top + first * step, zone.width, (end - first) * step)
            for first, end in zip(self._tops, ends, strict=True)
        ]

    def _laid(self, part: Paragraph) -> list[ReadLine]:
        """Its lines; those beside a picture are at least as many as it is high."""
        room = self._inner.width - self._column(part)
        lines = [
            ReadLine(line, font, colour)
            for words, font, colour in ((part.title, STRONG, CREAM), (part.words, TEXT, FOAM))
            if words
            for line in self._letters.wrapped(self._broken(words, room, font), room, font, self.size)
        ]
        return lines + [EMPTY] * (self._tall(part) - len(lines))

    def _tall(self, part: Paragraph) -> int:
        """How many lines its pictures take."""
        if not part.pictures:
            return 0
        if part.words or part.title:
            return self._beside
        return max(2, min(ROW, self._inner.width // len(part.pictures) // self._step))

    def _column(self, part: Paragraph) -> int:
        """The width that its picture takes."""
        return (self._beside * self._step + self._step // 2) * bool(part.pictures)

    def _add(self, part: Paragraph, lines: Sequence[ReadLine]) -> None:
        self._illustrate(part)
        down = lines.count(EMPTY) / 2 * self._step
        left = self._inner.x + self._column(part)
        for words, font, colour in lines:
            self._lines.append((self._line(words, font, colour), left, down) if words else None)

    def _line(self, words: str, font: str, colour: Colour) -> Sprite:
        if self._ground and font == TEXT:
            return self._pictures.line(words, colour, self.size, self._ground)
        return self._pictures.text(words, colour, font, self.size)

    def _illustrate(self, part: Paragraph) -> None:
        high = self._tall(part)
        pitch = self._inner.width / max(1, len(part.pictures))
        beside = bool(part.words or part.title)
        size = high * self._step if beside else min(high * self._step, int(pitch))
        for at, name in enumerate(part.pictures):
            sprite = self._pictures.drawing(name, size)
            middle = sprite.size[0] / 2 if beside else (at + 0.5) * pitch
            self._seen.append(SeenPicture(len(self._lines), high, sprite, self._inner.x + middle))

    def _broken(self, paragraph: str, room: int, font: str) -> str:
        """A word that is wider than its room goes on in the next line."""
        return " ".join(piece for word in paragraph.split(" ") for piece in self._pieces(word, room, font))

    def _pieces(self, word: str, room: int, font: str) -> Iterator[str]:
        def width(letters: str) -> int:
            return self._letters.width(letters, font, self.size)

        while len(word) > 1 and width(word) > room:
            cut = next((at for at in range(len(word) - 1, 1, -1) if width(word[:at]) <= room), 1)
            yield word[:cut]
            word = word[cut:]
        yield word
