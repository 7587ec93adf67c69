"""What is enlarged of San Juan: cards and roles with their rules and prices, and whole cities."""

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import SRCALPHA, Rect, Surface

from game.sanjuan import explain, telling
from game.sanjuan.catalogue import BY_NAME, CARDS, FULL_CITY, MONUMENTS, ROLES, is_plant
from game.sanjuan.guest import SanJuan
from game.sanjuan.piles import card_of, spelt_out
from game.texts import Say, joined
from scenes.cards.art import RATIO
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.daylight import light_at
from scenes.draw.lettering import STRONG
from scenes.draw.theme import FOAM, SUN
from scenes.sanjuan.card_art import CardFaces
from scenes.sanjuan.city import WATERFRONT, buildings
from scenes.sanjuan.hours import hour_of
from scenes.sanjuan.roles import drawn, gives
from scenes.sanjuan.seat import counts, head, in_hand
from scenes.sanjuan.signs import PHASE
from scenes.table.placards import Placard, enlarged
from scenes.table.plots import laid, painting
from scenes.table.wording import LATER
from scenes.table.zoom import SeatZoom, ThingZoom, bill
from scenes.widgets.lines import Line, headed

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanView
    from scenes.app.console import Console

ELSEWHERE: Final = ("not_in_hand", "not_standing")
"""Reasons that say of a card merely that it is another than those asked about."""

ROWS: Final = 3
"""A whole city stands in so many at most."""


class Cards:
    """Cards and roles, each with its rule, and how its price comes about."""

    def __init__(
        self, console: "Console", view: "SanJuanView", names: Sequence[str], played: bool = True
    ) -> None:
        """As in a view; whether anybody may want to choose them."""
        self._faces = CardFaces(console, view["edition"])
        self._say = console.words(SanJuan)
        self._view = view
        self._names = names
        self._silent = ELSEWHERE if played else (*ELSEWHERE, *LATER)

    def ratio(self, thing: str) -> float:
        return RATIO

    def picture(self, thing: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        return self._role(thing, size) if thing in ROLES else card(self._faces, thing, size)

    def _role(self, role: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        called = drawn(role, self._say)
        called = called._replace(names=called.names[:1])
        taker = self._view["taken"].get(role)
        given = gives(explain.explain(self._view, role)["gives"], role)
        found = Placard(called, given, "" if taker is None else self._names[taker])
        return enlarged(self._faces.tokens, found, size)

    def lines(self, thing: str) -> Sequence[Line]:
        """Name, kind, rule, price, why it is not offered if one holds it, and how many there are."""
        found, say = explain.explain(self._view, thing), self._say
        rules = telling.rules(thing, self._view["edition"], say)
        lines = headed(telling.option(thing, say), kind(say, thing), rules, 1.7)
        if "price" in found:
            lines += bill(telling.bill(thing, found, say), (say("zoom.pay"), found["price"]))
        if "worth" in found:
            lines.append(Line(say("zoom.worth", count=found["worth"]), SUN, STRONG))
        if found.get("reason") not in self._silent:
            lines += map(Line, telling.refusal(found, self._names, say))
        if "price" in found and thing not in ROLES:
            lines.append(Line(self._standing(thing), FOAM, scale=0.9))
        return [line for line in lines if line.words]

    def _standing(self, card: str) -> str:
        """How many there are, and with whom one stands."""
        row = CARDS[BY_NAME[card]]
        copies = row.copies + (row.added if self._view["expansion"] else 0)
        owners = [
            self._names[at]
            for at, seat in enumerate(self._view["seats"])
            if card in map(card_of, seat["built"])
        ]
        words = self._say("zoom.copies", count=copies)
        return words + (" " + self._say("zoom.stands", names=joined(owners, self._say)) if owners else "")


def card(faces: CardFaces, name: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
    """A large one, made piece by piece."""
    key, make = ("zoom", name, faces.cost(name), size), partial(faces.facing, name, size, priced=True)
    return faces.tokens.pictures.pieced(key, make, lasting=False)


def kind(say: Say, thing: str) -> str:
    """What a card is, and when it acts."""
    if thing in ROLES:
        return ""
    words = [say("kind.production" if is_plant(thing) else "kind.city")]
    if thing in PHASE:
        words.append(say(f"phase.{PHASE[thing]}"))
    if BY_NAME[thing] in MONUMENTS:
        words.append(say("kind.monument"))
    return " · ".join(words)


def card_zoom(
    console: "Console",
    view: "SanJuanView",
    names: Sequence[str],
    things: Sequence[str],
    at: int,
    played: bool = True,
) -> ThingZoom:
    """Of cards and roles in a view, beginning with that one."""
    return ThingZoom(console, SanJuan, lambda console: Cards(console, view, names, played), things, at)


class City:
    """The buildings of a seat, on the waterfront."""

    def __init__(
        self, console: "Console", area: Rect, view: "SanJuanView", names: Sequence[str], seat: int
    ) -> None:
        self._console = console
        self._area = area
        self._view = view
        self._names = names
        self._built = view["seats"][seat]["built"]
        self._light = light_at(hour_of(view))
        self._plots = laid(area, FULL_CITY, ROWS)
        self.places: Sequence[Rect] = self._plots.places[: len(self._built)]
        numbers = counts(in_hand(view, seat), explain.points(view)[seat])
        face = console.portrait(names[seat], seat)
        self.head = head(view, seat, names[seat], face)._replace(counts=numbers)

    def ground(self) -> Generator[None, None, Placed]:
        width = self._console.layout.screen.width
        key, make = ("quay", width, *self._area, self._light.hour), partial(self._waterfront, width)
        ground = yield from self._console.pictures.pieced(key, make, lasting=False)
        return Placed(ground, width // 2, self._area.centery)

    def _waterfront(self, width: int) -> Generator[None, None, Surface]:
        picture = Surface((width, self._area.height), SRCALPHA)
        yield from painting(picture, self._plots.move(0, -self._area.y), WATERFRONT, self._light)
        return picture

    def parts(self) -> Iterator[Placed]:
        faces = CardFaces(self._console, self._view["edition"])
        return buildings(faces, self._built, self._plots, faces.signs_fit(self._plots.size))

    def words(self, at: int) -> str:
        pile, say = self._built[at], self._console.words(SanJuan)
        words = say(f"card.{card_of(pile)}")
        if covered := spelt_out(pile).get("over"):
            over = joined([telling.the(card, say) for card in covered], say)
            words += " · " + say("zoom.over", cards=over)
        if tucked := spelt_out(pile).get("tucked"):
            words += " · " + say("zoom.tucked", count=len(tucked))
        return words

    def enlarged(self, at: int) -> ThingZoom:
        things = [card_of(pile) for pile in self._built]
        return card_zoom(self._console, self._view, self._names, things, at)


def city_zoom(console: "Console", view: "SanJuanView", names: Sequence[str], seat: int) -> SeatZoom:
    return SeatZoom(console, SanJuan, lambda console, area: City(console, area, view, names, seat))
