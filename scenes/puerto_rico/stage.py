"""All that lies on Puerto Rico's table, where it lies, and what of it can have the focus."""

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence, Set
from itertools import chain, product
from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.puerto_rico.catalogue import GOODS, NAMES
from game.puerto_rico.guest import PuertoRico
from game.views import View
from scenes.draw.actor import Actor
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.lettering import Lettering
from scenes.draw.pictures import nightly
from scenes.draw.theme import DEEP, INK
from scenes.draw.tween import Motion
from scenes.puerto_rico import bay, effects, endings, market, marks, roles, seat, shore
from scenes.puerto_rico.asking import QUARRIES, STACK, PuertoRicoAsking
from scenes.puerto_rico.asking import roles as roles_of
from scenes.puerto_rico.endings import CITY
from scenes.puerto_rico.figures import Figures
from scenes.puerto_rico.hours import hour_of
from scenes.puerto_rico.phases import STAGES
from scenes.puerto_rico.pieces import COLONISTS, SEAL, Pieces
from scenes.puerto_rico.prebuilt import prebuilt
from scenes.puerto_rico.views import event_of, view_of
from scenes.puerto_rico.wording import question
from scenes.table import placards
from scenes.table.asking import Spot
from scenes.table.board import Board
from scenes.table.effects import Effects, Happening
from scenes.table.group import Group
from scenes.table.message_bar import MessageBar
from scenes.table.placards import Placard
from scenes.widgets.screen import gold
from scenes.widgets.tokens import Tokens

if TYPE_CHECKING:
    from game.puerto_rico.views import (
        PuertoRicoBuilding,
        PuertoRicoSeat,
        PuertoRicoTile,
        PuertoRicoView,
    )
    from scenes.app.console import Console

MARKET, CREWS = "builder", "mayor"
OPENED: Final = (MARKET, CREWS)
"""While these roles are carried out, the stage or one's own shore is larger."""
GROWN: Final = 1.3
"""Small letters are no larger than that, however large those of sentences are."""
PARTS: Final = {
    "land": ("town", "fields"),
    "coast": ("quay", "town", "fields"),
    "roles": ("stage",),
    "roles and line": ("stage", "ask"),
}
"""What is spoken of as one, though it lies in several zones."""
FORWARD, STEP_UP, STEP_APART = 0.08, 160.0, 40.0
"""How far a placard steps up, of its height, in so many milliseconds, and so long after the one before."""


class Stage(Board[PuertoRicoAsking]):
    def __init__(self, console: "Console", view: View, names: Sequence[str]) -> None:
        seen = view_of(view)
        self._console = console
        self.say = console.words(PuertoRico)
        self.names = names
        self.eyes = seen["seat"]
        self.others = [(self.eyes + step) % len(names) for step in range(1, len(names))]
        layers = f"seats {len(names)}"
        self.usual = console.layout.zones(PuertoRico.name, layers)
        self.opened = {role: console.layout.zones(PuertoRico.name, layers, role) for role in OPENED}
        self.zones: Mapping[str, Rect] = self.usual
        self.tokens = Tokens(console)
        self.pieces = Pieces(self.tokens)
        width, height = console.layout.screen.size
        self.letters = Lettering(min(height, width * 3 // 4)).smallest
        self.large = self.tokens.grown(self.letters, self.letters * GROWN)
        """Letters where there is room for larger ones."""
        self.portraits = [console.portrait(name, at) for at, name in enumerate(names)]
        self.figures = Figures()
        self.message_bar = MessageBar(console, self.tokens.star, self.usual)
        self._ground = Actor(None, *console.layout.screen.center)
        self._raised = Actor(None)
        self._life = Group(), Group()
        self._seats = {at: Actor(None) for at in self.others}
        self.coasts: Mapping[tuple[tuple[int, int], bool], Sprite] = {}
        """What other seats stand on, by their size and whether they are asked."""
        self.roles = {role: Actor(None) for role in roles_of(seen)}
        self._windows = Group()
        self._bay, self._bay_ground = Group(), Actor(None)
        self._purse, self._barrels, self._town, self._fields = Group(), Group(), Group(), Group()
        self._gauges = Group()
        self._marks: list[Actor] = []
        self._brought: Spot | None = None
        """What has or had the focus, of which it is seen what it would bring."""
        self._told: list[Actor] = []
        self._stars: list[Actor] = []
        self._frame = Actor(None)
        self.flying: list[Actor] = []
        self.shown = seen
        self.asking: PuertoRicoAsking | None = None
        self.offered: Set[Spot] = set()
        """What may be pressed now."""

    # Places

    @property
    def phase(self) -> str:
        """What the stage shows."""
        return self.shown["phase"] if self.shown["phase"] in STAGES else "role"

    def seat_zone(self, at: int) -> Rect:
        zone = self.usual[f"seat{self.others.index(at) + 1}"]
        if self.zones["stage"] == self.usual["stage"]:
            return zone
        return Rect(zone.x, zone.y, zone.width, self.zones["stage"].y - zone.y - 2)

    def role_places(self) -> list[Rect]:
        return placards.places(self.usual["stage"], len(self.roles))

    def middle_of(self, at: int) -> tuple[int, int]:
        return (self.zones["quay"] if at == self.eyes else self.seat_zone(at)).center

    def own(self) -> "PuertoRicoSeat":
        return self.shown["seats"][self.eyes]

    def places(self, view: View) -> dict[Hashable, Rect]:
        """Everything that can have the focus."""
        found: dict[Hashable, Rect] = {("seat", at): self.seat_zone(at) for at in self.others}
        found.update(self._stage_places())
        barrels = shore.barrel_places(self.zones["quay"]) if self.phase != CREWS else ()
        about = any(zone == "barrel" for zone, _ in self.offered)
        for at, place in enumerate(barrels):
            if not about or self.own()["goods"].get(GOODS[at]):
                found["barrel", at] = place
        town = shore.town_places(self.zones["town"], self.own()["city"])
        found.update({("town", at): place for at, place in enumerate(town)})
        count = len(self.own()["island"])
        fields = shore.field_places(self.zones["fields"], count)[:count]
        found.update({("field", at): place for at, place in enumerate(fields)})
        found.update({(name, 0): rect for name, rect in self.message_bar.buttons.items()})
        return found

    def _stage_places(self) -> dict[Hashable, Rect]:
        stage, view = self.zones["stage"], self.shown
        if self.phase == "role":
            return {("role", at): place for at, place in enumerate(self.role_places())}
        if self.phase == "settler":
            return {("tile", at): place for at, place in bay.tile_places(stage, view, self.letters).items()}
        if self.phase == "builder":
            return {("market", at): place for at, place in enumerate(market.places(stage))}
        if self.phase == "captain":
            count = len(view["ships"]) + self.wharf()
            return {("ship", at): place for at, place in enumerate(bay.ship_places(stage, count))}
        if self.phase == "trader":
            return {("house", 0): bay.house_place(stage)}
        return {}

    def wharf(self) -> bool:
        """One's own has not served yet."""
        used = self.shown.get("wharves_used", [])
        own = any(each["building"] == "wharf" and each.get("colonists") for each in self.own()["city"])
        return own and not (used and used[self.eyes])

    def part(self, name: str, spot: Spot | None) -> Rect:
        kind, _, role = name.partition(" ")
        if kind == "role" and role:
            return self.role_places()[[*self.roles].index(role)]
        if kind == "seats":
            zones = [self.seat_zone(at) for at in self.others]
        else:
            zones = [self.zones[name] for name in PARTS.get(name, (name,))]
        return zones[0].unionall(zones[1:])

    def things(self, zone: str, view: View, asking: PuertoRicoAsking | None) -> Sequence[str]:
        seen = view_of(view)
        if zone == "role":
            return [roles.plain(role) for role in self.roles]
        if zone == "tile":
            tiles = [*seen["face_up"], *[""] * (STACK - len(seen["face_up"])), "", "quarry"]
            return tiles[: QUARRIES + 1]
        if zone == "market":
            return NAMES
        if zone == "barrel":
            return GOODS
        if zone == "town":
            return [each["building"] for each in seen["seats"][self.eyes]["city"]]
        return [each["tile"] for each in seen["seats"][self.eyes]["island"]] if zone == "field" else ()

    def question(self, asking: PuertoRicoAsking, spot: Spot | None) -> str:
        return question(asking, spot, self.figures, self.names, self.say)

    def clear(self, area: Rect) -> None:
        """Let nothing be seen there on the stage until what happens to it is told."""
        self._bay.clear(area)

    def show(self, happening: Happening, air: Effects) -> None:
        event = event_of(happening.event)
        if effect := effects.EFFECTS.get(event["event"]):
            effect(self, event, happening, air)

    # What it shows

    def make(self) -> Iterator[None]:
        pictures = self._console.pictures
        self.figures.look_at(self.shown)
        self.dawns(self.shown)
        yield from self.lighten()
        size = self.role_places()[0].size
        for role in self.roles:
            for taken in ("", "8"):
                placards.placard(self.tokens, Placard(roles.drawn(role, self.say), "", taken), size)
                yield
            placards.make_pill(self.tokens, roles.drawn(role, self.say), roles.GIVEN, size)
            yield
        for role, opens in STAGES.items():
            _, parts = opens(self, self.shown, None, self.opened.get(role, self.usual)["stage"])
            for _ in parts():
                yield
        yield from prebuilt(self)
        yield from effects.make(self)
        pictures.surfaces.clear()

    def hour(self, view: View) -> float:
        return hour_of(self.figures.ending)

    def lighten(self) -> Iterator[None]:
        light, screen, quay = self.daylight, self._console.layout.screen, self.usual["quay"]
        whole = yield from self._make_ground(self.usual, ("sea", "quay", "town", "fields"), screen)
        shore = Rect(0, quay.y, screen.width, self.usual["hints"].top - quay.y)
        raised = yield from self._make_ground(self.opened[CREWS], ("town", "fields"), shore)
        coasts = dict[tuple[tuple[int, int], bool], Sprite]()
        for size, asked in product(self._seat_sizes, (False, True)):
            coasts[size, asked] = yield from seat.ground(self.pieces, size, asked, self.letters, light)
        self._ground.show(whole)
        self._raised.show(raised)
        self._raised.put(x=shore.centerx, y=shore.centery)
        self.coasts = coasts
        for at, actor in self._seats.items():
            if actor.sprite:
                self._show_seat(at)
                yield

    @property
    def _seat_sizes(self) -> set[tuple[int, int]]:
        """Of other seats, as they are and while the stage is larger."""
        zones = [self.usual[f"seat{at + 1}"] for at in range(len(self.others))]
        tops = [zones["stage"].y for zones in self.opened.values()]
        return {zone.size for zone in zones} | {
            (zone.width, top - zone.y - 2) for zone, top in product(zones, tops)
        }

    def _make_ground(
        self, zones: Mapping[str, Rect], names: Sequence[str], area: Rect
    ) -> Generator[None, None, Sprite]:
        def paint() -> Generator[None, None, Surface]:
            picture = nightly(area.size)
            yield
            sea = Rect(0, 0, area.width, zones["quay"].y)
            yield from shore.paint(picture, {**zones, "sea": sea}, names, self.daylight, area.y)
            return picture

        key = "pr ground", area.size, self.daylight.hour, *names
        return (yield from self._console.pictures.pieced(key, paint, lasting=False))

    def showing(self, view: View, asking: PuertoRicoAsking | None, motion: Motion) -> Iterator[None]:
        seen = view_of(view)
        self.shown, self.asking = seen, asking
        self.zones = self.opened.get(self.phase, self.usual)
        self.figures.look_at(view)
        points = self.figures.points["seats"]
        yield
        for at in self.others:
            if self._show_seat(at):
                yield
        yield from self._show_own(seen, str(points[self.eyes]["total"]))
        yield from self._show_stage(seen, asking)
        self._show_gauges()
        yield
        self._mark(asking)
        if asking:
            yield
        for spot in asking.spots if asking and not asking.alike else ():
            self._show_of(spot)  # so that a frame finds all of it made
            yield
        self._show_of(None)

    def _show_seat(self, at: int) -> bool:
        """Whether anything of it has changed."""
        seen, zone, points = self.shown, self.seat_zone(at), self.figures.points["seats"][at]
        who = seat.Neighbour(
            self.names[at],
            self.portraits[at],
            seen["governor"] == at,
            seen.get("asked") == at,
            f"{points['total']}+",
            seen["seats"][at],
        )
        ground = self.coasts[zone.size, who.asked]
        actor = self._seats[at].put(x=zone.centerx, y=zone.centery)
        return actor.show(seat.panel_of(self.pieces, who, zone, self.letters, ground))

    def _show_of(self, spot: Spot | None) -> None:
        """What the focus would bring."""
        self._brought = spot
        self._told = [*marks.told(self, spot)] if spot and self.asking else []
        self._show_barrels(spot)
        self._show_bay(spot)

    def _show_own(self, view: "PuertoRicoView", points: str) -> Iterator[None]:
        own, zones, governor = self.own(), self.zones, view["governor"] == self.eyes
        name, face = self.names[self.eyes], self.portraits[self.eyes]
        key = own["doubloons"], own["stored"], points, governor, name
        if self.phase == CREWS:
            self._purse.show(None, lambda: ())
        elif self._purse.show(
            key,
            lambda: shore.purse(self.pieces, own, name, face, points, governor, zones["quay"], self.letters),
        ):
            yield
        city, island = self._city(), self._island()
        yield from self._show_town(city, zones["town"])
        yield from self._show_fields(island, zones["fields"])

    def _show_town(self, city: "Sequence[PuertoRicoBuilding]", zone: Rect) -> Iterator[None]:
        key = repr((city, zone))
        built = self._town.show(key, lambda: self.pieces.town(city, shore.town_places(zone, city)))
        if built:
            self._life[0].show(key, lambda: shore.life(self.pieces, "town", shore.free_lots(zone, city)))
            yield

    def _show_fields(self, island: "Sequence[PuertoRicoTile]", zone: Rect) -> Iterator[None]:
        key, places = repr((island, zone)), shore.field_places(zone, len(island))
        if self._fields.show(key, lambda: self.pieces.fields(island, places)):
            wild = [*enumerate(places)][len(island) :]
            self._life[1].show(key, lambda: shore.life(self.pieces, "fields", wild))
            yield

    def _show_barrels(self, spot: Spot | None) -> None:
        own, quay = self.own(), self.zones["quay"]
        if self.phase == CREWS:
            self._barrels.show(None, lambda: ())
            return
        told = marks.barrels(self, spot)
        key = repr((own["goods"], told))
        self._barrels.show(key, lambda: shore.barrels(self.pieces, own, told, quay, self.large))

    def drafted(self, view: View) -> View:
        own = self.own()
        if not self.asking or not self.asking.alike:
            return view
        stored = seat.colonists(own) - len(self.asking.picking.picked)
        mine: PuertoRicoSeat = {**own, "city": [*self._city()], "island": [*self._island()], "stored": stored}
        seats = [mine if at == self.eyes else each for at, each in enumerate(self.shown["seats"])]
        drafted: PuertoRicoView = {**view_of(view), "seats": seats}
        return drafted

    def _city(self) -> "Sequence[PuertoRicoBuilding]":
        """The own town; while colonists are placed, as it would be."""
        asking, city = self.asking, self.own()["city"]
        if not asking or not asking.alike:
            return city
        return [
            {"building": each["building"], "colonists": asking.picked_at(("town", at))}
            for at, each in enumerate(city)
        ]

    def _island(self) -> "Sequence[PuertoRicoTile]":
        asking, island = self.asking, self.own()["island"]
        if not asking or not asking.alike:
            return island
        return [
            {"tile": each["tile"], "colonist": bool(asking.picked_at(("field", at)))}
            for at, each in enumerate(island)
        ]

    def _show_gauges(self) -> None:
        """How near the three endings are, at the end of the message bar; then which of them has come."""
        found, zone = self.figures.ending, self.usual["ask"]
        last = endings.sign(self.pieces, found["reason"], zone, self.say) if found["last"] else None
        self.message_bar.leave(last.size[0] + 8 if last else 0)
        if last:
            at = Placed(last, zone.right - 4 - last.size[0] // 2, zone.centery)
            self.message_bar.kept_free = 0
            self._gauges.show(found["reason"], lambda: [at])
            return
        signs = (
            (COLONISTS, str(found["colonists"]["left"])),
            (SEAL, str(found["points"]["left"])),
            (CITY, f"{found['city']['taken']}/{found['city']['of']}"),
        )
        pieces, high = self.pieces, self.letters
        wide = sum(pieces.wide(words, high) + high + 16 for _, words in signs)
        self.message_bar.kept_free = wide + 8
        left = zone.right - wide

        def parts() -> Iterator[Placed]:
            at = left
            for sign, words in signs:
                yield from pieces.counted(sign, words, at, zone.centery, high)
                at += pieces.wide(words, high) + high + 16

        self._gauges.show(signs, parts)

    def _show_stage(self, view: "PuertoRicoView", asking: PuertoRicoAsking | None) -> Iterator[None]:
        if self.phase == "role":
            yield from self._show_roles(view)
            self._bay.show(None, lambda: ())
            return
        for actor in self.roles.values():
            actor.show(None)
        self._windows.show(None, lambda: ())
        if self.phase == MARKET:
            yield from self.figures.look_up("build")
        yield from self._bay.putting(*self._in_bay(None))

    def _show_bay(self, spot: Spot | None) -> None:
        if self.phase in STAGES:
            self._bay.show(*self._in_bay(spot))

    def _in_bay(self, spot: Spot | None) -> tuple[Hashable, Callable[[], Iterable[Placed]]]:
        key, parts = STAGES[self.phase](self, self.shown, spot, self.zones["stage"])
        return (self.phase, self.zones["stage"].size, key), parts

    def _show_roles(self, view: "PuertoRicoView") -> Iterator[None]:
        yield from self.figures.look_up("role")
        found = self.figures.roles["roles"]
        for (role, actor), place in zip(self.roles.items(), self.role_places(), strict=True):
            taker = view["taken"].get(role)
            sign, words = roles.gift(role, found[roles.plain(role)]["seats"][self.eyes])
            placard = Placard(
                roles.drawn(role, self.say),
                words,
                "" if taker is None else self.names[taker],
                signs=(sign,) if sign else (),
            )
            actor.put(x=place.centerx, y=place.centery)
            if actor.show(placards.placard(self.tokens, placard, place.size)):
                yield
        own = found["craftsman"]["gives"].get("goods", {})
        key = repr((view["taken"], view["face_up"], view["quarries"], view["house"], view["ships"], own))
        supply = view["supply"]["ship"], repr(view["roles"])
        yield from self._windows.putting((key, supply), lambda: self._all_inside(view))

    def _all_inside(self, view: "PuertoRicoView") -> Iterator[Placed]:
        for role, place in zip(self.roles, self.role_places(), strict=True):
            yield from self._inside(role, place, view, view["taken"].get(role))

    def _inside(self, role: str, place: Rect, view: "PuertoRicoView", taker: int | None) -> Iterator[Placed]:
        """Whoever has taken a role, or what lies in its window."""
        area = placards.emblem(self.tokens, roles.drawn(role, self.say), place.size).move(place.topleft)
        side = area.width
        if taker is not None:
            yield Placed(self.pieces.pictures.drawing(self.portraits[taker], side * 2 // 3), *area.center)
            return
        own = self.figures.roles["roles"]["craftsman"]["gives"].get("goods", {})
        cells = roles.window(role, view, own)
        if cells or role == "trader":
            blank = roles.COLOURS[roles.plain(role)]
            yield Placed(self.pieces.pictures.panel(area.size, blank, 1), *area.center)
        if role == "trader":
            yield from roles.house(self.pieces, view["house"], area)
        elif cells:
            ground = self.pieces.pictures.panel(area.size, DEEP, side // 10, INK, 2)
            yield Placed(ground, *area.center)
            yield from roles.inside(self.pieces, cells, area.inflate(-6, -6), self.letters)
        if coins := view["roles"].get(role):
            coin = self.tokens.coin(coins, round(place.width * placards.COIN))
            yield Placed(coin, place.x + coin.size[0] // 2, place.y + coin.size[1] // 2)

    # Marks

    def _mark(self, asking: PuertoRicoAsking | None) -> None:
        """What can be pressed now, and what is picked."""
        self.offered = {*asking.spots} if asking else set()
        self._marks = [*marks.asked(self, asking)] if asking else []

    def focus(self, spot: Spot | None, place: Rect | None, motion: Motion, ringed: bool) -> None:
        if spot != self._brought:
            self._show_of(spot)
        if spot is None or place is None or not ringed:
            self._frame.show(None)
            return
        found = self.gold(place)
        self._frame.show(found.sprite)
        self._frame.put(x=found.x, y=found.y)

    def gold(self, place: Rect) -> Actor:
        """The edge of what has the focus."""
        return gold(self._console.pictures, place.inflate(6, 6), max(4, min(place.size) // 8), 3)

    def nudge(self, x: float, y: float, motion: Motion) -> None:
        if self._frame.sprite is not None and motion.at_rest:
            motion.nudge(self._frame, x, y)

    def bring_forward(self, asking: PuertoRicoAsking, motion: Motion) -> None:
        for step, (zone, at) in enumerate(asking.spots):
            if zone == "role":
                place = self.role_places()[at]
                placard = [*self.roles.values()][at].put(y=place.centery + FORWARD * place.height)
                motion.fly(placard, STEP_UP, step * STEP_APART, y=place.centery)

    @property
    def actors(self) -> list[Actor]:
        return [
            self._ground,
            *([self._raised] if self.phase == CREWS else []),
            *chain.from_iterable(group.actors for group in self._life),
            *self._seats.values(),
            *self.roles.values(),
            *self._windows.actors,
            *self._bay.actors,
            *self._purse.actors,
            *self._barrels.actors,
            *self._town.actors,
            *self._fields.actors,
            *self.message_bar.actors,
            *([] if self.message_bar.alone and not self.figures.ending["last"] else self._gauges.actors),
            *self._marks,
            *self._told,
            *self._stars,
            self._frame,
            *self.flying,
        ]
