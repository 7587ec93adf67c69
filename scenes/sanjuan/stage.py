"""All that lies on the table, where it lies, and what of it can have the focus."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pygame import SRCALPHA, Rect, Surface

from game.checks import Json
from game.sanjuan import explain
from game.sanjuan.catalogue import FULL_CITY, NAMES, ROLES
from scenes.actor import Actor, Box
from scenes.canvas import Sprite
from scenes.lettering import STRONG
from scenes.pictures import filling, middle
from scenes.sanjuan import panels
from scenes.sanjuan.asking import IN_CITY, OFFERED, Asking, Spot
from scenes.sanjuan.hand import Hand, Held
from scenes.sanjuan.look import Look
from scenes.sanjuan.panels import Placard, who
from scenes.screen import gold
from scenes.theme import CREAM, DEEP, FOAM, NIGHT, mixed
from scenes.tween import Motion

if TYPE_CHECKING:
    from scenes.console import Console

ELSEWHERE: Final = ("role", *OFFERED, *IN_CITY)
"""Decisions that are not about the hand."""
MOST_OFFERED: Final = 8
"""Boards for so many cards are made beforehand."""
FEW: Final = 12
"""Fewer cards than so many may not be enough for what a role gives."""
GROWN: Final = 1.7
"""So much higher than its zone the strip is at most, unless the letters are large."""
OWN_HEADER: Final = 0.15
"""Of the width of the city."""


T = TypeVar("T")


class Stage:
    """The picture of a view. Whatever has changed is made anew when it is shown."""

    def __init__(self, console: "Console", view: Json, names: Sequence[str]) -> None:
        self._console = console
        self._names = names
        self._eyes = view["seat"]
        self._order = [(self._eyes + step) % len(names) for step in range(1, len(names))]
        self.zones = console.layout.zones("table", f"seats {len(names)}")
        self.look = Look(console, view["edition"], self.zones["hand"])
        self.hand = Hand(self.look, self.zones["hand"])
        city = self.zones["city"]
        header = round(city.width * OWN_HEADER)
        self.own = Rect(city.x + 4, city.y, header, city.height)
        self.slots = panels.slots(
            Rect(city.x + header + 8, city.y, city.width - header - 12, city.height), FULL_CITY
        )
        self._seats = {at: Actor(None, *middle(self.seat_zone(at))) for at in self._order}
        self._piles = Actor(None, *middle(self.zones["piles"]))
        self._prices = Actor(None, *middle(self.zones["prices"]))
        self.roles = {
            role: Actor(None, *middle(place)) for role, place in zip(ROLES, self.role_places(), strict=True)
        }
        self._header = Actor(None, *middle(self.own))
        self._city = Actor(None, *middle(city))
        self._marks: list[Actor] = []
        self._stars: list[Actor] = []
        self.offers: list[Actor] = []
        self.offer_places: list[Rect] = []
        self.strip: list[Actor] = []
        self.buttons: dict[str, Rect] = {}
        self._frame = Actor(None)
        self.flying: list[Actor] = []
        self._ground = Actor(None, *middle(console.layout.screen))
        self._found: dict[str, tuple[str, Any]] = {}

    # Places

    def seat_zone(self, seat: int) -> Rect:
        return self.zones[f"seat{self._order.index(seat) + 1}"]

    def role_places(self) -> list[Rect]:
        zone = self.zones["roles"]
        width = zone.width // len(ROLES)
        return [Rect(zone.x + at * width + 2, zone.y, width - 4, zone.height) for at in range(len(ROLES))]

    def middle_of(self, seat: int) -> tuple[int, int]:
        """Where things go that go to a seat."""
        return middle(self.zones["hand"] if seat == self._eyes else self.seat_zone(seat))

    def places(self, view: Json) -> dict[Hashable, Rect]:
        """Everything that can have the focus."""
        found: dict[Hashable, Rect] = {("seat", at): self.seat_zone(at) for at in self._order}
        if not self.offers:
            found.update({("role", at): place for at, place in enumerate(self.role_places())})
        piles, prices = self.zones["piles"], self.zones["prices"]
        found["piles", 0], found["prices", 0] = piles, prices
        built = len(view["seats"][self._eyes]["built"])
        found.update({("city", at): self.slots.places[at] for at in range(min(built + 1, FULL_CITY))})
        found.update({("offer", at): place for at, place in enumerate(self.offer_places)})
        found.update({("hand", at): rect for at, rect in enumerate(self.hand.rects())})
        found.update({(name, 0): rect for name, rect in self.buttons.items()})
        return found

    # What it shows

    def show(self, view: Json, asking: Asking | None, motion: Motion) -> None:
        for _ in self.showing(view, asking, motion):
            pass

    def showing(self, view: Json, asking: Asking | None, motion: Motion) -> Iterator[None]:
        """The table as in this view, and what is asked; a frame may pass at each yield."""
        points = self._points(view)
        yield
        letters, look = self._console.small_lettering, self.look
        for at, actor in self._seats.items():
            found, size = who(view, at, self._names[at], points[at]), self.seat_zone(at).size
            make = partial(panels.seat_panel, look, letters, found, size)
            if actor.show(self._passing(("seat", repr(found), size), make)):
                yield
        yield from self._show_own(view, points[self._eyes])
        supply, discards, size = view["supply"], view["discards"], self.zones["piles"].size
        make = partial(panels.piles, look, letters, supply, discards, size)
        self._piles.show(self._passing(("piles", supply, discards, size), make))
        tiles, board = tuple(view["tiles"]), self.zones["prices"].size
        make = partial(panels.price_board, look, letters, tiles, board)
        if self._prices.show(self._passing(("prices", tiles, board), make)):
            yield
        yield from self._show_roles(view)
        self._show_offers(view, asking)
        yield
        self._show_hand(view, asking, motion)
        self._mark(view, asking)
        self._star(view, asking)

    def _show_own(self, view: Json, points: int) -> Iterator[None]:
        me = who(view, self._eyes, self._names[self._eyes], points)
        make = partial(panels.own_header, self.look, self._console.small_lettering, me, self.own.size)
        self._header.show(self._passing(("own", me.points, me.governor, self.own.size), make))
        if self._city.show(self._passing(("city", repr(me.built)), partial(self._make_city, me.built))):
            yield

    def _points(self, view: Json) -> list[int]:
        return self._known(
            "points", repr([seat["built"] for seat in view["seats"]]), lambda: explain.points(view)
        )

    def _gives(self, view: Json) -> dict[str, str]:
        """What each role would give, in numbers."""
        mine = view["seats"][self._eyes]
        left = min(view["supply"] + view["discards"], FEW)
        key = repr((mine, view["taken"], view["tiles"], view["phase"], view["library_used"], left))
        return self._known(
            "gives",
            key,
            lambda: {role: panels.gives(explain.explain(view, role)["gives"], role) for role in ROLES},
        )

    def _costs(self, view: Json) -> dict[str, int]:
        """What each card of the hand would cost now."""
        mine = view["seats"][self._eyes]
        key = repr((mine, view["phase"], view["turn"], view.get("privilege")))
        return self._known(
            "costs", key, lambda: {name: explain.explain(view, name)["price"] for name in mine["hand"]}
        )

    def _known(self, what: str, key: str, find: Callable[[], T]) -> T:
        """What was found out last, as long as it is still so."""
        if self._found.get(what, ("", None))[0] != key:
            self._found[what] = key, find()
        found: T = self._found[what][1]
        return found

    def _passing(self, key: Hashable, make: Callable[[], Surface]) -> Sprite:
        return self._console.pictures.passing(key, make)

    def _make_city(self, built: Sequence[object]) -> Surface:
        zone = self.zones["city"]
        picture = Surface(zone.size, SRCALPHA)
        moved = panels.Slots([place.move(-zone.x, -zone.y) for place in self.slots.places], self.slots.size)
        panels.city(picture, self.look, built, moved)
        return picture

    def make(self) -> Iterator[None]:
        """All pictures that may be needed within a frame, piece by piece."""
        size = self._console.layout.screen.size
        self._ground.show(self._console.pictures.made(("ground", size), lambda: ground(size)))
        yield
        names = [name for name in NAMES if name]
        yield from self.look.make(names)
        others = [
            panels.seat_slots(self.seat_zone(at).size, self._console.small_lettering) for at in self._order
        ]
        sizes = {self.slots.size, *(found.size for found in others)}
        yield from self.look.make_buildings(names, sorted(sizes))
        spots = [self.zones["piles"], self.zones["prices"], *self.role_places(), *self.slots.places]
        spots.append(Rect((0, 0), self.look.small))
        for place in [*spots, *map(self.seat_zone, self._order)]:
            self._gold(place)
            yield
        yield from self._grounds()
        self._site(self.slots.places[0])
        say = self._console.say
        self.say("", {"done": say("table.done"), "pass": say("table.pass")})
        for name in self.buttons:
            self.say("", {name: say(f"table.{name}")})
            self._gold(self.buttons[name])
        self.say("", {})
        self.look.star(self._strip_zone().height)
        yield
        for count in range(2, MOST_OFFERED + 1):
            self._board(count)
            yield

    def _grounds(self) -> Iterator[None]:
        """What seats and placards are written on, in all colours that they may have."""
        letters, look = self._console.small_lettering, self.look
        for asked in (False, True):
            for at in self._order:
                nobody = panels.Who("", at, 0, 0, False, asked, ())
                panels.seat_panel(look, letters, nobody, self.seat_zone(at).size)
            yield
        for role, place in zip(ROLES, self.role_places(), strict=True):
            for taker in ("", role):
                panels.placard(look, letters, Placard(role, taker, ""), "", place.size)
            yield

    def _gold(self, place: Rect) -> Actor:
        return gold(self._console.pictures, place.inflate(6, 6), max(4, min(place.size) // 8), 3)

    def _site(self, place: Rect) -> Sprite:
        size = place.inflate(4, 4).size
        return self._console.pictures.frame(size, FOAM, place.width // 7, 2)

    def _board(self, count: int) -> tuple[Sprite, int]:
        """What so many cards lie on, and how far they lie apart."""
        zone, (width, height) = self.zones["roles"], self.look.small
        pitch = min(width + 8, (zone.width - width) // max(1, count - 1))
        size = pitch * (count - 1) + width + width // 2, height + 16
        return self._console.pictures.panel(size, NIGHT, 12, FOAM, 2), pitch

    def _show_roles(self, view: Json) -> Iterator[None]:
        letters, look, say = self._console.small_lettering, self.look, self._console.say
        gives = self._gives(view)
        yield
        for role, place in zip(ROLES, self.role_places(), strict=True):
            taker = view["taken"].get(role)
            found = Placard(role, "" if taker is None else self._names[taker], gives[role])
            name = say(f"short.{role}")
            changed = self.roles[role].show(
                self._passing(
                    ("placard", found, name, place.size),
                    partial(panels.placard, look, letters, found, name, place.size),
                )
            )
            if changed:
                yield

    def _show_offers(self, view: Json, asking: Asking | None) -> None:
        """Cards that lie out, on a board over the market."""
        cards = list(asking.offers) if asking else list(view.get("revealed", []))
        self.offers, self.offer_places = [], []
        if not cards:
            return
        zone, (width, height) = self.zones["roles"], self.look.small
        sprite, pitch = self._board(len(cards))
        total = pitch * (len(cards) - 1) + width
        board = Rect((0, 0), sprite.size)
        board.center = zone.center
        self.offers.append(Actor(sprite, *board.center))
        for at, name in enumerate(cards):
            place = Rect(zone.centerx - total // 2 + at * pitch, board.centery - height // 2, width, height)
            self.offers.append(Actor(self.look.card(name), *middle(place)))
            cost = self.look.coin(self.look.cost(name), False)
            self.offers.append(Actor(cost, place.x + cost.size[0] * 0.4, place.y + cost.size[1] * 0.4))
            if asking:
                self.offer_places.append(place)
                if asking.options_at(("offer", at))[0] in asking.picking.picked:
                    self.offers.append(Actor(self.look.tick(), place.centerx, place.y + height * 0.14))

    def _show_hand(self, view: Json, asking: Asking | None, motion: Motion) -> None:
        held = []
        prices = self._costs(view)
        mine = asking is not None and asking.decision.kind not in ELSEWHERE
        extra = asking.extra if asking else []
        advised = asking.advised if asking else []
        for at, name in enumerate([*view["seats"][self._eyes]["hand"], *extra]):
            price = prices[name] if name in prices else explain.explain(view, name)["price"]
            options = asking.options_at(("hand", at)) if asking else []
            chosen = asking is not None and asking.card == name
            picked = bool(asking and not asking.card and set(options) & set(asking.picking.picked)) or chosen
            dimmed = mine and not options and not chosen
            reduced, starred = price < self.look.cost(name), ("hand", at) in advised
            held.append(Held(name, price, reduced, dimmed, picked, starred))
        self.hand.show(held, middle(self.zones["piles"]), motion)

    def _mark(self, view: Json, asking: Asking | None) -> None:
        """Show which buildings and sites can be pressed now, and which are picked."""
        self._marks = []
        if asking is None:
            return
        for (zone, at), options in asking.spots.items():
            if zone != "city":
                continue
            place = self.slots.places[at]
            picked = options[0] in asking.picking.picked
            self._marks.append(Actor(self._site(place), *middle(place)))
            if picked:
                self._marks.append(Actor(self.look.tick(), place.right - 6, place.y + 6))

    def _star(self, view: Json, asking: Asking | None) -> None:
        """Show what the coach would choose; cards of the hand have their own sign."""
        places = self.places(view)
        star = self.look.star()
        self._stars = [
            Actor(star, places[spot].x + star.size[0] * 0.4, places[spot].y + star.size[1] * 0.4)
            for spot in (asking.advised if asking else [])
            if spot[0] != "hand" and spot in places
        ]

    def _strip_zone(self) -> Rect:
        """The strip, and more for large letters."""
        zone = self.zones["ask"]
        return zone.inflate(0, max(0, self._console.lettering.height(STRONG) + 2 - zone.height))

    def say(self, words: str, buttons: Mapping[str, str], advice: bool = False) -> None:
        """A sentence in the strip in the middle, and things to press at its end.

        Advice is one of the coach's, which is longer and has its sign.
        """
        zone, letters = self._strip_zone(), self._console.lettering
        self.strip = [Box(*middle(zone), *zone.size, NIGHT)]
        self.buttons = {}
        right = zone.right - 6
        size = min(letters.smallest, zone.height - 4)
        for name, label in reversed(list(buttons.items())):
            width = letters.width(label, STRONG, size) + zone.height
            rect = Rect(right - width, zone.y + 1, width, zone.height - 2)
            ground = self._console.pictures.panel(rect.size, mixed(DEEP, FOAM, 0.25), rect.height // 2)
            self.strip += [
                Actor(ground, *middle(rect)),
                Actor(self._console.pictures.text(label, CREAM, STRONG, size), *middle(rect)),
            ]
            self.buttons[name] = rect
            right -= width + 8
        if advice:
            self._advice(words, Rect(zone.x + 8, zone.y, right - zone.x - 12, zone.height))
        elif words:
            self._sentence(words, Rect(zone.x + 8, zone.y, right - zone.x - 12, zone.height))

    def _sentence(self, words: str, area: Rect) -> None:
        letters = self._console.lettering
        size = min(letters.body, area.height - 3)
        while size > 9 and letters.width(words, STRONG, size) > area.width:
            size -= 1
        while letters.width(words, STRONG, size) > area.width:
            words = words[:-2] + "…"
        sprite = self._console.pictures.text(words, CREAM, STRONG, size)
        self.strip.append(Actor(sprite, area.x + sprite.size[0] / 2, area.centery))

    def _advice(self, words: str, area: Rect) -> None:
        """On two lines if it must be; the strip grows with them."""
        letters, star = self._console.lettering, self.look.star(area.height)
        inset = area.height + 6
        width = area.width - inset
        size = self._advice_size(words, width, area.height)
        lines = letters.wrapped(words, width, STRONG, size)
        step = letters.height(STRONG, size)
        self.strip[0].put(height=max(area.height, step * len(lines)))
        self.strip.append(Actor(star, area.x + inset / 2 - 3, area.centery))
        top = area.centery - step * len(lines) / 2
        for at, line in enumerate(lines):
            sprite = self._console.pictures.text(line, CREAM, STRONG, size)
            self.strip.append(Actor(sprite, area.x + inset + sprite.size[0] / 2, top + (at + 0.5) * step))

    def _advice_size(self, words: str, width: int, height: int) -> int:
        letters = self._console.lettering
        most = max(height, self.zones["ask"].height * GROWN)
        sizes = range(min(letters.body, height - 3), 9, -1)
        for size in (size for size in sizes if size >= letters.smallest):
            if letters.width(words, STRONG, size) <= width:
                return size
        for size in sizes:
            lines = letters.wrapped(words, width, STRONG, size)
            if len(lines) <= 2 and len(lines) * letters.height(STRONG, size) <= most:
                return size
        return sizes[-1]

    def focus(self, spot: Spot | None, place: Rect | None, motion: Motion) -> None:
        """Show what has the focus."""
        self.hand.focus(spot[1] if spot and spot[0] == "hand" else None, motion)
        if spot is None or place is None or spot[0] == "hand":
            self._frame.show(None)
            return
        found = self._gold(place)
        self._frame.show(found.sprite)
        self._frame.put(x=found.x, y=found.y)

    @property
    def actors(self) -> list[Actor]:
        return [
            self._ground,
            *self._seats.values(),
            self._piles,
            self._prices,
            *self.roles.values(),
            self._header,
            self._city,
            *self._marks,
            *self.strip,
            *self.offers,
            *self._stars,
            self._frame,
            *self.hand.actors,
            *self.flying,
        ]


def ground(size: tuple[int, int]) -> Surface:
    """The sea at dusk."""
    return filling("scene/table", size)
