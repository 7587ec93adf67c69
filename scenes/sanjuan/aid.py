"""The player aid: what everybody has to know at the table, on one page unless letters are large."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.checks import Json
from game.sanjuan.catalogue import ROLES
from game.sanjuan.explain import hand_limit
from game.sanjuan.guest import SanJuan
from game.sanjuan.rounds import HAND_LIMIT
from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.heading import roped
from scenes.lettering import largest_fitting
from scenes.page import Page
from scenes.reading import Part, Reading
from scenes.theme import DEEP, NIGHT

if TYPE_CHECKING:
    from scenes.console import Console

BESIDE: Final = 2
"""So many lines high are its pictures."""
COLUMNS: Final = 1.1
"""Two of them from so many heights of width on."""
LARGEST: Final = 1.2
"""Its letters, in sizes of the body."""
FACTS: Final = (
    ("round", "icons/governor"),
    ("limit", "icons/hand"),
    ("end", "icons/city"),
    ("prices", "icons/coin"),
    ("points", "icons/seal"),
    ("monument", "icons/monument"),
    ("tucked", "icons/tucked"),
)
"""Texts, and the sign that each is about."""


class Aid(Page):
    def __init__(self, console: "Console", view: Json | None = None) -> None:
        """For anybody, or for whoever has this view of a table."""
        super().__init__(console, SanJuan)
        self._view = view
        self._whole: Sequence[Reading] = ()
        """All of it, if it can be seen at once."""

    def title(self) -> str:
        return self.say("learn.aid")

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
            return all(reading.length <= reading.fits for reading in self._written(size, area))

        size = largest_fitting(fits, round(LARGEST * self.console.lettering.body), least)
        if size is None:
            return ()
        self._air = min(reading.left for reading in self._written(size, area)) // 3
        return self._written(size, area.move(0, 2 * self._air))

    def _read(self, zone: Rect) -> Reading:
        return Reading(self.console, zone, self.parts(), DEEP, self.console.lettering.smallest, BESIDE)

    def _written(self, size: int, area: Rect) -> Sequence[Reading]:
        return [Reading(self.console, *each, None, size, BESIDE, 0) for each in self._columns(area)]

    def parts(self) -> Sequence[Part]:
        say = self.say
        roles = [Part(say(f"aid.{role}"), [f"sanjuan/roles/{role}"], say(f"role.{role}")) for role in ROLES]
        first, *facts = [Part(self._fact(name), [picture]) for name, picture in FACTS]
        return [first, *roles, *facts]

    def _columns(self, area: Rect) -> Sequence[tuple[Rect, Sequence[Part]]]:
        parts = self.parts()
        if area.width < COLUMNS * area.height:
            return [(area, parts)]
        left = Rect(area.x, area.y, area.width // 2, area.height)
        return [(left, parts[: len(ROLES) + 1]), (left.move(left.width, 0), parts[len(ROLES) + 1 :])]

    def _show(self) -> None:
        if not self._whole:
            super()._show()

    def turn(self, direction: Button) -> bool:
        return not self._whole and super().turn(direction)

    def _fact(self, name: str) -> str:
        if name == "limit":
            name += f".{hand_limit(self._view) if self._view else HAND_LIMIT}"
        return self.say(f"aid.{name}")

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.B, Button.R2, Button.START):
            self.back()
