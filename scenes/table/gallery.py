"""Everything that is in a game: what it looks like, what it is, and how it has served."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from pygame import Surface

from game.guest import Game
from game.texts import Say
from scenes.draw.canvas import Colour, Sprite
from scenes.draw.drawings import drawing
from scenes.draw.pictures import panel
from scenes.draw.theme import INK
from scenes.input.buttons import Button
from scenes.records.career import Career
from scenes.records.results import reading
from scenes.table.zoom import Exhibits, ThingZoom
from scenes.widgets.grid import Grid
from scenes.widgets.lines import Line

if TYPE_CHECKING:
    from scenes.app.console import Console

TALLEST: Final = 0.52
WIDEST: Final = 0.44
"""The large picture, in shares of the page that it is on."""
INNER: Final = 0.88
"""A drawing, in shares of its ground."""


class Collected(Exhibits, Protocol):
    """Everything that is in a game, as it draws it and tells of it."""

    groups: ClassVar[Mapping[str, Sequence[str]]]
    """What belongs together, by the end of the text that names it."""

    def tile(self, thing: str, size: int) -> Sprite:
        """Small, as a square."""

    def large(self, thing: str, size: tuple[int, int]) -> Surface: ...


Collects = Callable[["Console", Career], Collected]
"""With all that the games of the past have come to."""


class Gallery(Grid):
    enlarges: ClassVar[bool] = True

    def __init__(self, console: "Console", game: type[Game], collects: Collects) -> None:
        super().__init__(console, game)
        self.kind = game
        self._collects = collects

    def title(self) -> str:
        return self.say("collection.gallery")

    def groups(self) -> Sequence[tuple[str, int]]:
        groups = self._collected.groups
        return [(self.say(f"gallery.{name}"), len(things)) for name, things in groups.items()]

    @property
    def things(self) -> Sequence[str]:
        return list(chain.from_iterable(self._collected.groups.values()))

    def collected(self, console: "Console") -> Collected:
        return self._collects(console, self._career)

    def look(self) -> Iterator[None]:
        self._career = Career(self.kind)
        yield from self._career.follow((yield from reading(self.kind)))
        self._collected = self.collected(self.console)
        yield

    def tile(self, at: int, size: int) -> Sprite:
        return self._collected.tile(self.things[at], size)

    def picture(self, at: int) -> Sprite:
        thing, page = self.things[at], self.page
        ratio = self._collected.ratio(thing)
        height = min(round(page.height * TALLEST), round(page.width * WIDEST * ratio))
        picture = self._collected.large(thing, (round(height / ratio), height))
        return self.console.canvas.sprite(picture, lasting=False)

    def lines(self, at: int) -> list[Line]:
        return list(self._collected.lines(self.things[at]))

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.Y):
            self.stack.push(Enlarged(self.console, self, self.on))
        else:
            super().press(button)


class Enlarged(ThingZoom):
    """One of them as large as the screen. Left and right go on, and the gallery follows."""

    overlay: ClassVar[bool] = False

    def __init__(self, console: "Console", gallery: Gallery, at: int) -> None:
        super().__init__(console, gallery.kind, gallery.collected, gallery.things, at)
        self._gallery = gallery

    def build(self) -> Iterator[None]:
        yield from self.ground()
        yield from super().build()

    def turn(self, direction: Button) -> bool:
        turned = super().turn(direction)
        if turned:
            self._gallery.go(self.at)
        return turned


def plaque(path: str, ground: Colour, size: tuple[int, int]) -> Surface:
    """A drawing on a ground of its own."""
    picture = panel(size, ground, size[0] // 10, INK, max(1, size[0] // 60))
    inner = round(size[0] * INNER)
    picture.blit(drawing(path, inner, inner), ((size[0] - inner) // 2, (size[1] - inner) // 2))
    return picture


def served(career: Career, thing: str, say: Say) -> str:
    """How often something was built, and has won."""
    tally = career.built.get(thing)
    return say("gallery.built", count=tally.games, wins=tally.wins) if tally else say("gallery.never")
