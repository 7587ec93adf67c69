"""What is seen on one page, in the largest letters in which all of it fits; else a page to scroll."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.guest import Game
from game.texts import Say
from scenes.draw.actor import Actor, Box
from scenes.draw.lettering import largest_fitting
from scenes.draw.theme import DEEP, NIGHT
from scenes.input.buttons import Button
from scenes.widgets.heading import roped
from scenes.widgets.page import Page
from scenes.widgets.reading import Paragraph, Reading

if TYPE_CHECKING:
    from scenes.app.console import Console

BESIDE: Final = 2
"""So many lines high are its pictures."""
WIDE: Final = 1.1
"""Its columns stand beside each other from so many heights of width on."""
LARGEST: Final = 1.2
"""Its letters, in sizes of the body."""

Columns = Callable[[Say], Sequence[Sequence[Paragraph]]]
"""All of it in a language: columns that stand side by side, or below each other where it is narrow."""


class OnePage(Page):
    def __init__(
        self, console: "Console", title: str, columns: Columns, game: type[Game] | None = None
    ) -> None:
        super().__init__(console, game)
        self._title = title
        self._columns = columns
        self._whole: Sequence[Reading] = ()
        """All of it, if it can be seen at once."""

    @property
    def whole(self) -> bool:
        """All of it is seen at once."""
        return bool(self._whole)

    def title(self) -> str:
        return self.say(self._title)

    def parts(self) -> Sequence[Paragraph]:
        return [part for column in self._columns(self.say) for part in column]

    def build(self) -> Iterator[None]:
        free = self.console.layout.free
        title = roped(self.console, self.title(), free.width)
        below = Rect(free.x, free.y + title.size[1], free.width, free.height - title.size[1])
        headed = self._fitting(below)
        self._whole = headed or self._fitting(free)
        if not self._whole:
            yield from super().build()
            return
        yield from self.ground()
        if headed:
            self.actors.append(Actor(title, free.centerx, free.y + self._air + title.size[1] / 2))
        for reading in self._whole:
            yield from reading.make()
            for at, band in enumerate(reading.bands):
                self.actors.append(Box.covering(band, NIGHT if at % 2 else DEEP))
            self.actors += reading.actors()

    def _fitting(self, area: Rect) -> Sequence[Reading]:
        """In the largest letters in which all of it is seen at once, if they are as large as is wanted."""
        least = self.console.lettering.smallest

        def fits(size: int) -> bool:
            return all(reading.whole for reading in self._written(size, area))

        size = largest_fitting(fits, round(LARGEST * self.console.lettering.body), least)
        if size is None:
            return ()
        self._air = min(reading.left for reading in self._written(size, area)) // 3
        return self._written(size, area.move(0, 2 * self._air))

    def _read(self, zone: Rect) -> Reading:
        return Reading(self.console, zone, self.parts(), DEEP, self.console.lettering.smallest, BESIDE)

    def _written(self, size: int, area: Rect) -> Sequence[Reading]:
        return [Reading(self.console, *each, None, size, BESIDE, 0) for each in self._laid(area)]

    def _laid(self, area: Rect) -> Sequence[tuple[Rect, Sequence[Paragraph]]]:
        """The columns, and where each is read."""
        if area.width < WIDE * area.height:
            return [(area, self.parts())]
        columns = self._columns(self.say)
        width = area.width // len(columns)
        return [
            (Rect(area.x + at * width, area.y, width, area.height), column)
            for at, column in enumerate(columns)
        ]

    def _show(self) -> None:
        if not self._whole:
            super()._show()

    def turn(self, direction: Button) -> bool:
        return not self._whole and super().turn(direction)

    @property
    def slides(self) -> bool:
        return not self._whole and super().slides

    def slide(self, step: int) -> bool:
        return not self._whole and super().slide(step)

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.B, Button.R2, Button.START):
            self.back()
