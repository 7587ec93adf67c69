"""The player aid: what everybody has to know at the table, on one page."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.checks import Json
from game.sanjuan.catalogue import ROLES
from game.sanjuan.explain import hand_limit
from game.sanjuan.rounds import HAND_LIMIT
from scenes.actor import Box
from scenes.buttons import Button
from scenes.hints import Hint
from scenes.reading import Part, Reading
from scenes.screen import Key, Screen
from scenes.theme import DEEP, NIGHT

if TYPE_CHECKING:
    from scenes.console import Console

BESIDE: Final = 2
"""So many lines high are its pictures."""
COLUMNS: Final = 1.1
"""Two of them from so many heights of width on."""
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


class Aid(Screen):
    def __init__(self, console: "Console", view: Json | None = None) -> None:
        """For anybody, or for whoever has this view of a table."""
        super().__init__(console)
        self._view = view

    def build(self) -> Iterator[None]:
        yield from self.ground()
        for reading in self._fitting():
            yield from reading.make()
            for at, band in enumerate(reading.bands):
                self.actors.append(Box.covering(band, NIGHT if at % 2 else DEEP))
            self.actors += reading.actors()

    def _fitting(self) -> Sequence[Reading]:
        """In the largest letters in which all of it is seen at once."""
        least = self.console.small_lettering.smallest

        def too_large(size: int) -> bool:
            return any(reading.length > reading.fits for reading in self._written(size))

        sizes = range(least + 1, self.console.lettering.body + 1)
        return self._written(least + bisect_left(sizes, True, key=too_large))

    def _written(self, size: int) -> Sequence[Reading]:
        return [Reading(self.console, *each, None, size, BESIDE, 0) for each in self._columns()]

    def _columns(self) -> Sequence[tuple[Rect, Sequence[Part]]]:
        area, say = self.console.layout.free, self.say
        roles = [Part(say(f"aid.{role}"), [f"sanjuan/roles/{role}"], say(f"role.{role}")) for role in ROLES]
        first, *facts = [Part(self._fact(name), [picture]) for name, picture in FACTS]
        roles.insert(0, first)
        if area.width < COLUMNS * area.height:
            return [(area, [*roles, *facts])]
        half = area.width // 2
        left = Rect(area.x, area.y, half, area.height)
        return [(left, roles), (left.move(half, 0), facts)]

    def _fact(self, name: str) -> str:
        if name == "limit":
            name += f".{hand_limit(self._view) if self._view else HAND_LIMIT}"
        return self.say(f"aid.{name}")

    def places(self) -> Mapping[Key, Rect]:
        return {"aid": self.console.layout.free}

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.B, self.say("hint.back"))]

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.B, Button.R2, Button.START):
            self.back()
