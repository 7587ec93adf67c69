"""All cards, roles and goods: what they are, and how they have served."""

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Surface

from game.sanjuan import telling
from game.sanjuan.catalogue import CARDS, GOODS, NAMES, ROLES, TILES
from game.sanjuan.guest import SanJuan
from scenes.buttons import Button
from scenes.canvas import Sprite
from scenes.cards.art import RATIO
from scenes.career import Career
from scenes.drawings import drawing
from scenes.grid import Grid
from scenes.lettering import NAMES as LETTERS
from scenes.lettering import STRONG
from scenes.lines import Line
from scenes.pictures import panel
from scenes.plan import remembered
from scenes.results import reading
from scenes.sanjuan.card_art import CardFaces
from scenes.sanjuan.kinds import CITY, LARGE, MONUMENTS, NEW, PLANTS
from scenes.sanjuan.prices import span
from scenes.sanjuan.signs import ROLE_COLOURS
from scenes.sanjuan.zoom import CardZoom, kind
from scenes.theme import CREAM, FOAM, INK, SEA, SUN

if TYPE_CHECKING:
    from scenes.console import Console

FRUITS: Final = GOODS[1:]
GROUPS: Final[dict[str, Sequence[str]]] = {
    "production": PLANTS,
    "city": CITY,
    "monuments": [*MONUMENTS, *LARGE],
    "new": NEW,
    "roles": ROLES,
    "goods": FRUITS,
}
TALLEST: Final = 0.52
WIDEST: Final = 0.44
"""The large picture, in shares of the page that it is on."""
INNER: Final = 0.88
"""A role or a good, in shares of its ground."""
THINGS: Final = [thing for group in GROUPS.values() for thing in group]


class Gallery(Grid):
    def __init__(self, console: "Console") -> None:
        super().__init__(console, SanJuan)

    def title(self) -> str:
        return self.say("collection.gallery")

    def groups(self) -> Sequence[tuple[str, int]]:
        return [(self.say(f"gallery.{name}"), len(things)) for name, things in GROUPS.items()]

    def look(self) -> Iterator[None]:
        fields = remembered(SanJuan, self.console.settings.table).fields
        setup = {"seats": SanJuan.seats[0], "governor": 0, "edition": fields["edition"], **SanJuan.fullest}
        self.view = SanJuan.new(setup, 0).view(0)
        self._faces = CardFaces(self.console, self.view["edition"])
        yield
        self._career = Career(SanJuan)
        yield from self._career.follow((yield from reading(SanJuan)))

    def tile(self, at: int, size: int) -> Sprite:
        thing = THINGS[at]
        if thing in NAMES:
            return self._faces.building(thing, (size, size))
        return self.pictures.made(("gallery", thing, size), lambda: sign(thing, (size, size)))

    def picture(self, at: int) -> Sprite:
        page = self.page
        height = min(round(page.height * TALLEST), round(page.width * WIDEST * RATIO))
        return self.console.canvas.sprite(
            self._large(THINGS[at], (round(height / RATIO), height)), lasting=False
        )

    def _large(self, thing: str, size: tuple[int, int]) -> Surface:
        return self._faces.face(thing, size, True) if thing in NAMES else sign(thing, size)

    def name(self, thing: str) -> str:
        if thing in FRUITS:
            return self.say(f"good.{thing}").capitalize()
        return self.say(f"role.{thing}" if thing in ROLES else f"card.{thing}")

    def lines(self, at: int) -> list[Line]:
        thing = THINGS[at]
        lines = [Line(self.name(thing), CREAM, LETTERS, 1.5)]
        if thing in FRUITS:
            return [*lines, Line(self.say("kind.good"), SUN, STRONG), Line(self._prices(thing))]
        rules = telling.rules(thing, self.view["edition"], self.say)
        if thing in ROLES:
            return [*lines, Line(self.say("kind.role"), SUN, STRONG), *map(Line, rules)]
        return [
            *lines,
            Line(kind(self.say, thing), SUN, STRONG),
            *map(Line, rules),
            Line(self._served(thing), FOAM),
        ]

    def _prices(self, good: str) -> str:
        """Where it comes from, and what traders may pay for it."""
        at = FRUITS.index(good)
        prices = sorted({tile[at] for tile in TILES})
        plant = self.say(f"card.{NAMES[at + 1]}")
        return self.say("gallery.good", plant=plant, prices=span(int(prices[0]), int(prices[-1])))

    def _served(self, card: str) -> str:
        """How many there are, and how often it was built and has won."""
        row = CARDS[NAMES.index(card)]
        copies = row.copies + row.added
        words = [self.say("zoom.copies", count=copies)] if copies else []
        tally = self._career.built.get(card)
        if tally is None:
            return " ".join([*words, self.say("gallery.never")])
        return " ".join([*words, self.say("gallery.built", count=tally.games, wins=tally.wins)])

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.Y):
            self.stack.push(Enlarged(self.console, self, self.on))
        else:
            super().press(button)


class Enlarged(CardZoom):
    """One of them as large as the screen. Left and right go on, and the gallery follows."""

    overlay: ClassVar[bool] = False

    def __init__(self, console: "Console", gallery: Gallery, at: int) -> None:
        super().__init__(console, gallery.view, [], THINGS, at)
        self._gallery = gallery

    def build(self) -> Iterator[None]:
        yield from self.ground()
        yield from super().build()

    def _picture(self, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        """A role or a good."""
        yield
        return self.pictures.passing(("gallery", self.thing, size), lambda: sign(self.thing, size))

    def lines(self) -> list[Line]:
        return self._gallery.lines(self._at)

    def turn(self, direction: Button) -> bool:
        turned = super().turn(direction)
        if turned:
            self._gallery.go(self._at)
        return turned


def sign(thing: str, size: tuple[int, int]) -> Surface:
    """A role or a good, on a ground of its own."""
    ground = panel(size, ROLE_COLOURS.get(thing, SEA), size[0] // 10, INK, max(1, size[0] // 60))
    inner = round(size[0] * INNER)
    path = f"sanjuan/{'goods' if thing in FRUITS else 'roles'}/{thing}"
    ground.blit(drawing(path, inner, inner), ((size[0] - inner) // 2, (size[1] - inner) // 2))
    return ground
