"""What is enlarged of Puerto Rico: a thing with all there is to say of it now, or all that a seat has."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from game.checks import Json
from game.puerto_rico import telling
from game.puerto_rico.catalogue import HOUSE_SPACES
from game.puerto_rico.explain import explain
from game.puerto_rico.guest import PuertoRico
from game.texts import Say, joined
from game.views import View
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.lettering import STRONG
from scenes.draw.theme import FOAM, SUN
from scenes.puerto_rico import bay, holdings
from scenes.puerto_rico.exhibits import HOUSE, STACK, Exhibited
from scenes.puerto_rico.pieces import Pieces
from scenes.puerto_rico.roles import drawn, gift, plain
from scenes.puerto_rico.views import view_of
from scenes.puerto_rico.wording import best_sale, goods_of, sentence
from scenes.records.session import Session
from scenes.table.asking import Spot
from scenes.table.placards import Placard, enlarged
from scenes.table.wording import LATER
from scenes.table.zoom import SeatZoom, ThingZoom, bill
from scenes.widgets.lines import Line
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoGift, PuertoRicoShare, PuertoRicoView
    from scenes.app.console import Console

KINDS: Final = {"role": "role", "market": "building", "town": "building", "barrel": "good"}
"""What lies in a zone; in the others there are tiles."""
PLACARD: Final = 1.4
"""A role's height in widths."""
GONE: Final = ("already_built", "sold_out")
"""Nobody asks what it costs any more."""
WHARF: Final = "building.wharf"


class Things(Exhibited):
    """With what they cost, give and would be good for, as a view has it."""

    def __init__(self, console: "Console", view: "PuertoRicoView", names: Sequence[str]) -> None:
        super().__init__(console)
        self._view = view
        self._names = names

    def ratio(self, thing: str) -> float:
        return PLACARD if thing.startswith("role.") else super().ratio(thing)

    def picture(self, thing: str, size: tuple[int, int]) -> Generator[None, None, Sprite]:
        kind, _, name = thing.partition(".")
        if kind == "role":
            return (yield from enlarged(self.tokens, self._placard(name), size))
        ground = yield from super().picture(thing, size)
        if upon := self._upon(thing, Rect((0, 0), size)):
            return self.pictures.composed(("pr laden", thing, repr(self._view), size), ground, upon)
        return ground

    def _placard(self, role: str) -> Placard:
        called = drawn(role, self.say)
        sign, words = gift(role, self._explained(role)["seats"][self._view["seat"]])
        return Placard(called._replace(names=called.names[:1]), words, signs=(sign,) if sign else ())

    def _upon(self, thing: str, place: Rect) -> Callable[[], Iterable[Placed]] | None:
        """What lies in a ship or in the trading house."""
        pieces, kind = Pieces(self.tokens), thing.partition(".")[0]
        if kind == "ship":
            return lambda: pieces.ship(self._ship(thing), place)
        return (lambda: bay.house(pieces, self._view["house"], place)) if thing == HOUSE else None

    def _ship(self, thing: str) -> Any:
        return next(ship for ship in self._view["ships"] if thing == f"ship.{ship['size']}")

    def _explained(self, what: str) -> Json:
        return explain(self._view, what)

    def lines(self, thing: str) -> Sequence[Line]:
        kind, _, name = thing.partition(".")
        told = TOLD.get(thing) or TOLD[kind]
        return [*self.headed(thing), *(line for line in told(self, name) if line.words)]

    def _refusal(self, found: Json) -> Iterator[Line]:
        if found.get("reason") not in LATER:
            yield from map(Line, telling.refusal(found, self._names, self.say))

    def _bill(self, found: Json, total: str) -> list[Line]:
        return bill(telling.bill(found, self.say), (self.say(total), found["price"]))

    def _figure(self, key: str, number: object) -> Line:
        return Line(self.say(key), FOAM, figure=str(number))

    def building(self, name: str) -> Iterator[Line]:
        found, say = self._explained(name), self.say
        gone = found.get("reason") in GONE
        yield from [] if gone else self._bill(found, "zoom.pay")
        yield from self._refusal(found)
        if "on" in found:
            yield Line(say("zoom.colonist_on", thing=telling.option(found["on"], say)))
            if found["makes"]:
                yield Line(say("table.makes", goods=goods_of(found["makes"], say)))
        elif found.get("makes") and not gone:
            yield Line(sentence(say("field.makes.long", count=found["makes"])))
        if "worth" in found:
            yield Line(say("table.worth", count=found["worth"]), SUN, STRONG)
        yield Line(self._standing(found), FOAM, scale=0.9)

    def _standing(self, found: Json) -> str:
        """How many are left, and with whom one stands."""
        owners = joined([self._names[at] for at in found["owners"]], self.say)
        stands = " " + self.say("zoom.stands", names=owners) if owners else ""
        return self.say("zoom.copies", count=found["copies"]) + stands

    def role(self, name: str) -> Iterator[Line]:
        found = self._explained(name)
        yield from self._refusal(found)
        if found["doubloons"]:
            yield self._figure("zoom.on_role", found["doubloons"])
        for called, share in zip(self._names, found["seats"], strict=True):
            yield Line(f"{called}: {given(share, self.say)}", FOAM)

    def tile(self, name: str) -> Iterator[Line]:
        found, say = self._explained(name), self.say
        field = found["field"]
        if self._view["phase"] == "settler":
            yield from self._refusal(found)
        words = say("field.makes.long", count=1) if field["makes"] else say(f"field.{field['why']}.long")
        yield Line(sentence(words), SUN, STRONG)
        if columns := ", ".join(map(str, field.get("columns", ()))):
            yield Line(say("zoom.columns", columns=columns))
        if buildings := [say(f"building.{each}") for each in field["buildings"]]:
            yield Line(say("zoom.made_in", buildings=", ".join(buildings)))
        if "colonists" in field:
            yield Line(say("zoom.needs", count=field["colonists"]))
        yield self._figure("zoom.left" if name == "quarry" else "zoom.face_up", field["left"])

    def good(self, name: str) -> Iterator[Line]:
        found, seat = self._explained(name), self._view["seats"][self._view["seat"]]
        yield from self._bill(found, "zoom.sells")
        if self._view["phase"] in ("craftsman", "trader", "captain"):
            yield from self._refusal(found)
        yield self._figure("zoom.have", seat["goods"].get(name, 0))
        yield self._figure("zoom.supply", self._view["supply"]["goods"].get(name, 0))
        loads = self._explained("load")
        for load, each in loads["loads"].items():
            if load.startswith(f"{name} on "):
                yield self._load(load, each)
        if lost := loads["lost"].get(name):
            yield self._figure("zoom.lost", lost)

    def _load(self, load: str, found: Json) -> Line:
        """What a load would bring, or why it cannot be."""
        words, say = telling.option(load, self.say), self.say
        if "reason" in found:
            facts = {**found, "good": load.partition(" on ")[0]}
            return Line(f"{sentence(words)}: {telling.refusal(facts, self._names, say)[0]}", FOAM, scale=0.9)
        return Line(
            f"{sentence(words)}: {say('barrels', count=found['barrels'])}", SUN, figure=f"+{found['points']}"
        )

    def ship(self, name: str) -> Iterator[Line]:
        ship = self._ship(f"ship.{name}")
        if kind := ship.get("kind"):
            yield Line(self.say("zoom.carries", goods=goods_of({kind: ship["barrels"]}, self.say)))
        yield self._figure("zoom.room", ship["size"] - ship.get("barrels", 0))
        for load, found in self._explained("load")["loads"].items():
            if load.endswith(f" on {name}"):
                yield self._load(load, found)

    def house(self, name: str) -> Iterator[Line]:
        sold = ", ".join(self.say(f"good.{good}") for good in self._view["house"])
        yield Line(self.say("zoom.holds", goods=sold or self.say("table.nothing")))
        yield self._figure("zoom.room", HOUSE_SPACES - len(self._view["house"]))
        for good, found in self._explained("sell")["goods"].items():
            called = self.say(f"good.{good}")
            if "reason" not in found:
                yield Line(self.say("zoom.sale", good=called), SUN, figure=str(found["price"]))
            elif found["have"]:
                why = telling.refusal({**found, "good": good}, self._names, self.say)[0]
                yield Line(f"{sentence(called)}: {why}", FOAM, scale=0.9)

    def stack(self, name: str) -> Iterator[Line]:
        yield self._figure("zoom.tiles", self._view["stack"])
        for tile, count in self._explained("settle")["stack"].items():
            yield self._figure(f"tile.{tile}", count)
        yield self._figure("zoom.discards", len(self._view["discards"]))


TOLD: Final[Mapping[str, Callable[[Things, str], Iterator[Line]]]] = {
    "building": Things.building,
    "role": Things.role,
    "tile": Things.tile,
    "good": Things.good,
    "ship": Things.ship,
    HOUSE: Things.house,
    STACK: Things.stack,
}


def given(share: "PuertoRicoShare", say: Say) -> str:
    """What a role gives a seat, in words."""
    told = [words for words in _given(share, share["gives"], say) if words]
    return ", ".join(told) or say("table.nothing")


def _given(share: "PuertoRicoShare", gives: "PuertoRicoGift", say: Say) -> Iterator[str]:
    if tiles := gives.get("tiles"):
        yield say("zoom.gives.quarry" if "quarry" in tiles else "zoom.gives.tile")
    if "colonists" in gives:
        yield say("colonists", count=gives["colonists"])
        yield say("zoom.circles", count=share.get("circles", 0))
    if build := gives.get("build"):
        yield say("gives.builder", count=len(build))
    yield goods_of(gives.get("goods", {}), say)
    if gives.get("privilege"):
        yield say("zoom.gives.more")
    if coins := gives.get("doubloons"):
        yield say("doubloons", count=coins)
    if sell := gives.get("sell"):
        yield best_sale(sell, say)
    voyage, lost = share.get("voyage"), share.get("lost", {})
    if voyage and voyage["points"]:
        yield say("gives.captain", goods=goods_of(voyage["loaded"], say), count=voyage["points"])
    if left := voyage["lost"] if voyage else lost:
        yield say("gives.lost", goods=goods_of(left, say))


def things_zoom(
    console: "Console", view: "PuertoRicoView", names: Sequence[str], things: Sequence[str], at: int
) -> ThingZoom:
    """Of things in a view, beginning with that one."""
    return ThingZoom(console, PuertoRico, lambda console: Things(console, view, names), things, at)


def seat_zoom(console: "Console", view: "PuertoRicoView", names: Sequence[str], seat: int) -> SeatZoom:
    enlarges = partial(things_zoom, console, view, names)
    return SeatZoom(
        console,
        PuertoRico,
        lambda console, area: holdings.Board(console, area, view, names, seat, enlarges),
    )


def lying(view: "PuertoRicoView") -> list[str]:
    """What lies on the table for all: the stack, the trading house and the ships."""
    return [STACK, HOUSE, *(f"ship.{ship['size']}" for ship in view["ships"])]


def zoom(
    console: "Console", session: Session, view: View, spot: Spot | None, things: Sequence[str]
) -> Screen:
    """Of things that look alike, one."""
    seen, (zone, at) = view_of(view), spot or ("", 0)
    if zone in ("ship", "house", "tile") and not things:
        every = [*lying(seen), WHARF]
        first = {"tile": 0, "house": 1, "ship": 2 + at}[zone]
        return things_zoom(console, seen, session.names, every[: max(first + 1, len(every) - 1)], first)
    if not (spot and things):
        return seat_zoom(console, seen, session.names, at if zone == "seat" else seen["seat"])
    kind = KINDS.get(zone, "tile")
    called = [f"{kind}.{plain(thing) if kind == 'role' else thing}" if thing else STACK for thing in things]
    every = [*dict.fromkeys(called), *(lying(seen) if kind == "role" else ())]
    return things_zoom(console, seen, session.names, every, every.index(called[at]))
