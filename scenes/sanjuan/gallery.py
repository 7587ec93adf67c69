"""All cards, roles and goods: what they are, and how they have served."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Surface

from game.guest import game_named
from game.sanjuan.catalogue import CARDS, GOODS, MONUMENTS, NAMES, ROLES, TILES
from scenes.actor import Actor
from scenes.buttons import Button
from scenes.canvas import Sprite
from scenes.career import Career
from scenes.drawings import drawing
from scenes.grid import Grid
from scenes.lettering import NAMES as LETTERS
from scenes.lettering import STRONG
from scenes.lines import Line
from scenes.pictures import panel
from scenes.plan import remembered
from scenes.results import read_results
from scenes.sanjuan import panels
from scenes.sanjuan.look import ROLE_COLOURS, Look
from scenes.sanjuan.zoom import CardZoom, kind
from scenes.theme import CREAM, FOAM, INK, SEA, SUN

if TYPE_CHECKING:
    from scenes.console import Console

KIND: Final = game_named("sanjuan")
FRUITS: Final = GOODS[1:]
BUILDINGS: Final = CARDS[1:]
PLANTS: Final = NAMES[1 : len(GOODS)]
OLD: Final = [card.name for card in BUILDINGS if card.copies]
LARGE: Final = [card.name for card in BUILDINGS if card.copies and not card.vp]
"""Those that count at the end."""
MONUMENT_NAMES: Final = [NAMES[card] for card in MONUMENTS]
GROUPS: Final[dict[str, Sequence[str]]] = {
    "production": PLANTS,
    "city": [name for name in OLD if name not in (*PLANTS, *MONUMENT_NAMES, *LARGE)],
    "monuments": [*MONUMENT_NAMES, *LARGE],
    "new": [card.name for card in BUILDINGS if not card.copies],
    "roles": ROLES,
    "goods": FRUITS,
}
THINGS: Final = [thing for group in GROUPS.values() for thing in group]


class Gallery(Grid):
    def title(self) -> str:
        return self.say("collection.gallery")

    def groups(self) -> Sequence[tuple[str, int]]:
        return [(self.say(f"gallery.{name}"), len(things)) for name, things in GROUPS.items()]

    def look(self) -> Iterator[None]:
        fields = remembered(KIND, self.console.settings.table).fields
        setup = {"seats": KIND.seats[0], "governor": 0, "edition": fields["edition"], **KIND.fullest}
        self.view = KIND.new(setup, 0).view(0)
        self._look = Look(self.console, self.view["edition"], self.console.layout.zones("table")["hand"])
        self._career = Career(KIND).with_all(read_results())
        yield

    def tile(self, at: int, size: int) -> Sprite:
        thing = THINGS[at]
        if thing in NAMES:
            return self._look.building(thing, size)
        return self.pictures.made(("gallery", thing, size), lambda: self._tile(thing, size))

    def _tile(self, thing: str, size: int) -> Surface:
        ground = panel((size, size), ROLE_COLOURS.get(thing, SEA), size // 9, INK, 1)
        inner = round(size * 0.86)
        ground.blit(drawing(drawn(thing), inner, inner), ((size - inner) // 2,) * 2)
        return ground

    def picture(self, at: int) -> Sprite:
        thing = THINGS[at]
        if thing in NAMES:
            return self._look.focused(thing)
        return self.large(thing, self._look.large)

    def large(self, thing: str, size: tuple[int, int]) -> Sprite:
        return self.pictures.passing(("gallery", thing, size), lambda: self._large(thing, size))

    def _large(self, thing: str, size: tuple[int, int]) -> Surface:
        if thing in FRUITS:
            ground = panel(size, SEA, size[0] // 12, INK, 2)
            inner = round(size[0] * 0.9)
            place = (size[0] - inner) // 2, (size[1] - inner) // 2
            ground.blit(drawing(drawn(thing), inner, inner), place)
            return ground
        if thing in ROLES:
            return panels.role_picture(self._look, thing, False, self.name(thing), size)
        return self._look.face(thing, size, True)

    def name(self, thing: str) -> str:
        if thing in FRUITS:
            return self.say(f"good.{thing}").capitalize()
        return self.say(f"role.{thing}" if thing in ROLES else f"card.{thing}")

    def lines(self, at: int) -> list[Line]:
        thing = THINGS[at]
        lines = [Line(self.name(thing), CREAM, LETTERS, 1.5)]
        if thing in FRUITS:
            return [*lines, Line(self.say("kind.good"), SUN, STRONG), Line(self._prices(thing))]
        rules = KIND.telling.explained(thing, self.view, [""] * KIND.seats[1], self.say)[1:3]
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
        return self.say("gallery.good", plant=plant, prices=panels.span(int(prices[0]), int(prices[-1])))

    def _served(self, card: str) -> str:
        """How many there are, and how often it was built and has won."""
        row = CARDS[NAMES.index(card)]
        copies = row.copies + row.added
        words = [self.say("zoom.copies", count=copies)] if copies else []
        tally = self._career.built.get(card)
        if tally is None:
            return " ".join([*words, self.say("gallery.never")])
        return " ".join([*words, self.say("gallery.built", count=tally.games, wins=tally.wins)])

    def _tell(self) -> None:
        super()._tell()
        thing = THINGS[self.on]
        if thing in NAMES:
            coin = self._look.coin(self._look.cost(thing), False, large=True)
            self.actors.append(Actor(coin, *self._page.topleft))

    def press(self, button: Button) -> None:
        if button in (Button.A, Button.Y):
            self.stack.push(Enlarged(self.console, self, self.on))
        else:
            super().press(button)


class Enlarged(CardZoom):
    """One of them as large as the screen. Left and right go on, and the gallery follows."""

    def __init__(self, console: "Console", gallery: Gallery, at: int) -> None:
        super().__init__(console, gallery.view, [], THINGS, at)
        self._gallery = gallery

    def _picture(self, size: tuple[int, int]) -> Sprite:
        return self._gallery.large(self.thing, size)

    def lines(self) -> list[Line]:
        return self._gallery.lines(self._at)

    def turn(self, direction: Button) -> bool:
        turned = super().turn(direction)
        if turned:
            self._gallery.go(self._at)
        return turned


def drawn(thing: str) -> str:
    return f"sanjuan/{'goods' if thing in FRUITS else 'roles'}/{thing}"
