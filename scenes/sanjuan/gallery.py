"""All cards, roles and goods of San Juan in groups."""

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Surface

from game.sanjuan import telling
from game.sanjuan.catalogue import CARDS, GOODS, NAMES, ROLES, TILES
from game.sanjuan.guest import SanJuan
from scenes.cards.art import RATIO
from scenes.draw.canvas import Sprite
from scenes.draw.pictures import at_once
from scenes.draw.theme import FOAM, SEA
from scenes.records.career import Career
from scenes.records.plan import remembered
from scenes.sanjuan.card_art import CardFaces
from scenes.sanjuan.kinds import CITY, LARGE, MONUMENTS, NEW, PLANTS
from scenes.sanjuan.prices import span
from scenes.sanjuan.signs import ROLE_COLOURS
from scenes.sanjuan.zoom import card, kind
from scenes.table.gallery import Gallery, plaque, served
from scenes.widgets.lines import Line, headed

if TYPE_CHECKING:
    from scenes.app.console import Console

FRUITS: Final = GOODS[1:]


class Everything:
    groups: ClassVar[Mapping[str, Sequence[str]]] = {
        "production": PLANTS,
        "city": CITY,
        "monuments": [*MONUMENTS, *LARGE],
        "new": NEW,
        "roles": ROLES,
        "goods": FRUITS,
    }

    def __init__(self, console: "Console", career: Career) -> None:
        """As it is in the edition that is played."""
        self._edition = remembered(SanJuan, console.settings.table).fields["edition"]
        self._faces = CardFaces(console, self._edition)
        self._pictures = console.pictures
        self._career = career
        self._say = console.words(SanJuan)

    def ratio(self, thing: str) -> float:
        return RATIO

    def tile(self, thing: str, size: int) -> Sprite:
        if thing in NAMES:
            return self._faces.building(thing, (size, size))
        return self._pictures.made(("gallery", thing, size), lambda: sign(thing, (size, size)))

    def large(self, thing: str, size: tuple[int, int]) -> Surface:
        return at_once(self._faces.facing(thing, size, priced=True)) if thing in NAMES else sign(thing, size)

    def picture(self, thing: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        if thing in NAMES:
            return (yield from card(self._faces, thing, size))
        yield
        return self._pictures.made(("gallery", thing, size), lambda: sign(thing, size), lasting=False)

    def lines(self, thing: str) -> Sequence[Line]:
        say = self._say
        if thing in FRUITS:
            return headed(say(f"good.{thing}").capitalize(), say("kind.good"), [self._prices(thing)])
        name, rules = telling.option(thing, say), telling.rules(thing, self._edition, say)
        if thing in ROLES:
            return headed(name, say("kind.role"), rules)
        return [*headed(name, kind(say, thing), rules), Line(self._numbers(thing), FOAM)]

    def _prices(self, good: str) -> str:
        """Where it comes from, and what traders may pay for it."""
        at = FRUITS.index(good)
        prices = sorted({tile[at] for tile in TILES})
        plant = self._say(f"card.{NAMES[at + 1]}.the")
        return self._say("gallery.good", plant=plant, prices=span(int(prices[0]), int(prices[-1])))

    def _numbers(self, name: str) -> str:
        """How many there are, and how often it was built and has won."""
        row = CARDS[NAMES.index(name)]
        copies = row.copies + row.added
        words = [self._say("zoom.copies", count=copies)] if copies else []
        return " ".join([*words, served(self._career, name, self._say)])


def gallery(console: "Console") -> Gallery:
    return Gallery(console, SanJuan, Everything)


def sign(thing: str, size: tuple[int, int]) -> Surface:
    """A role or a good."""
    path = f"sanjuan/{'goods' if thing in FRUITS else 'roles'}/{thing}"
    return plaque(path, ROLE_COLOURS.get(thing, SEA), size)
