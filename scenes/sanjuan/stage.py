"""All that lies on the table, where it lies, and what of it can have the focus."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from itertools import product, starmap
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.sanjuan.catalogue import FULL_CITY, ROLES
from game.sanjuan.guest import SanJuan
from game.sanjuan.piles import card_of
from game.views import View
from scenes.cards.art import CardArt
from scenes.cards.hand import FACE_DOWN, Hand, ShownCard
from scenes.cards.offers import Offers
from scenes.draw.actor import Actor
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.theme import FOAM, PAPER, ROOF
from scenes.draw.tween import Motion
from scenes.sanjuan import cathedral, city, draw_piles, kinds, prices, roles, seat
from scenes.sanjuan.asking import ASIDE, IN_CITY, OFFERED, CardAsking
from scenes.sanjuan.card_art import CardFaces
from scenes.sanjuan.city import FEW, WATERFRONT
from scenes.sanjuan.effects import DUST, EFFECTS
from scenes.sanjuan.explain_cache import ExplainCache
from scenes.sanjuan.hours import hour_of
from scenes.sanjuan.prebuilt import prebuilt
from scenes.sanjuan.views import deed_of, seen_hand, view_of
from scenes.sanjuan.wording import question
from scenes.table import placards
from scenes.table.asking import Spot
from scenes.table.banner import ribbon
from scenes.table.board import Board
from scenes.table.counters import Counter
from scenes.table.effects import Effects, Happening
from scenes.table.group import Group
from scenes.table.light import puff, rays
from scenes.table.message_bar import MessageBar
from scenes.table.placards import Placard, Role
from scenes.table.plots import Plots, laid
from scenes.table.seat import GOVERNOR, Built, Front, Head, seat_ground, seat_panel, seat_plan
from scenes.widgets.screen import gold
from scenes.widgets.tokens import Tokens

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanView
    from scenes.app.console import Console

ELSEWHERE: Final = ("role", *OFFERED, *IN_CITY)
"""Decisions that are not about the hand."""
PILES: Final = -1
"""Who counts what is no seat's."""
TICK: Final = 0.6
LIGHT: Final = 1.5
"""How far light reaches, in heights of the card before it."""
STAR: Final = 0.5
"""Of the height of a building."""
FORWARD: Final = 0.08
"""Of its height: how far a placard steps up."""
STEP_UP, STEP_APART = 160.0, 40.0
"""Milliseconds in which a placard steps up, and from one placard to the next."""


class Stage(Board[CardAsking]):
    """The picture of a view. Whatever has changed is made anew when it is shown."""

    def __init__(self, console: "Console", view: View, names: Sequence[str]) -> None:
        seen = view_of(view)
        self._console = console
        self.say = console.words(SanJuan)
        self.names = names
        self.expanded = bool(seen["expansion"])
        self.deck = kinds.BASIC + (kinds.NEW if self.expanded else ())
        self.eyes = seen["seat"]
        self.others = [(self.eyes + step) % len(names) for step in range(1, len(names))]
        self.drawn = {role: roles.drawn(role, self.say) for role in ROLES}
        self.zones = console.layout.zones(SanJuan.name, f"seats {len(names)}")
        self.tokens = Tokens(console)
        self.portraits = [console.portrait(name, at) for at, name in enumerate(names)]
        self.faces = CardFaces(console, seen["edition"])
        self.dawns(view)
        self.cards = CardArt(self.tokens, self.faces, self.zones["hand"])
        area = self.zones["city"]
        self.own = seat.own_place(area, self.tokens.numbers)
        self.hand = Hand(self.cards, self.zones["hand"])
        room = Rect(self.own.right + 4, area.y, area.right - self.own.right - 8, area.height)
        self._quays = {count: laid(room, count) for count in (FEW[True], FULL_CITY)}
        self._standing = [len(each["built"]) for each in seen["seats"]]
        """How many buildings each seat is seen to have."""
        self._fronts: dict[Front, Sprite] = {}
        """What other seats stand on, as they may be."""
        self._bands: dict[int, Sprite] = {}
        """One's own streets, by their plots."""
        self._no_cards = Actor(self.empty_hand(), *self.zones["hand"].center, fade=0)
        self._seats = {at: Actor(None, *self.seat_zone(at).center) for at in self.others}
        self._piles = Group()
        self._prices = Actor(None, *self.zones["prices"].center)
        self.roles = {
            role: Actor(None, *place.center) for role, place in zip(ROLES, self.role_places(), strict=True)
        }
        self._cathedral = Actor(None, *self.aside().center)
        self._header = Group()
        self._city = Group()
        self._marks: list[Actor] = []
        self._sites: list[int] = []
        """Places of the own city that can be pressed now."""
        self._stars: list[Actor] = []
        self.offers = Offers(
            self.cards, self.zones["roles"], self.zones["ask"].top, self.zones["piles"].center
        )
        self.message_bar = MessageBar(console, self.tokens.star, self.zones)
        self._frame = Actor(None)
        self.flying: list[Actor] = []
        self._ground = Actor(None, *console.layout.screen.center)
        self._band = Actor(None, console.layout.screen.centerx, area.centery)
        self.facts = ExplainCache()
        self._counts = {at: Counter() for at in [*range(len(names)), PILES]}

    # Places

    def seat_zone(self, seat: int) -> Rect:
        return self.zones[f"seat{self.others.index(seat) + 1}"]

    def role_places(self) -> list[Rect]:
        return self._placards[: len(ROLES)]

    def aside(self) -> Rect:
        """Where the cathedral lies, if it is in the game."""
        return self._placards[-1]

    @property
    def _placards(self) -> list[Rect]:
        return placards.places(self.zones["roles"], len(ROLES) + self.expanded)

    def middle_of(self, seat: int) -> tuple[int, int]:
        """Where things go that go to a seat."""
        return (self.zones["hand"] if seat == self.eyes else self.seat_zone(seat)).center

    def quay_of(self, seat: int) -> Plots:
        """Where a seat's city stands."""
        if seat == self.eyes:
            return self.quay
        zone = self.seat_zone(seat)
        count = city.count_for(self._standing[seat], False)
        _, found = seat_plan(zone.size, self._console.small_lettering.smallest, count, FULL_CITY)
        return found.move(*zone.topleft)

    @property
    def quay(self) -> Plots:
        """One's own streets."""
        return self._quays[city.count_for(self._standing[self.eyes], True)]

    @property
    def all_plots(self) -> list[Plots]:
        """Those of all sizes, of whatever seat."""
        small, sizes = self._console.small_lettering.smallest, {self.seat_zone(at).size for at in self.others}
        counts = FEW[False], FULL_CITY
        return [
            *self._quays.values(),
            *(seat_plan(size, small, count, FULL_CITY)[1] for size in sizes for count in counts),
        ]

    def slot(self, seat: int, at: int) -> Rect:
        return self.quay_of(seat).place(at)

    def good(self, seat: int, at: int, plant: str) -> Placed:
        """A good as it lies on a plant there."""
        *_, good = self.faces.pile({"card": plant, "good": True}, self.slot(seat, at))
        return good

    def light(self) -> Sprite:
        """What shines behind a card that is held up."""
        return rays(self.tokens, round(self.cards.large[1] * LIGHT))

    def dust(self) -> Sprite:
        """What something heavy throws up."""
        return puff(self.tokens, round(self.cards.small[0] * DUST))

    def last_words(self) -> Sprite:
        """That the phase under way is the last one."""
        return ribbon(self.tokens, Role("icons/city", ROOF, (self.say("table.last"),)), self.zones["roles"])

    def crown(self) -> Sprite:
        return self._console.pictures.drawing(GOVERNOR, max(24, round(self.own.height * 0.4)))

    def places(self, view: View) -> dict[Hashable, Rect]:
        """Everything that can have the focus."""
        found: dict[Hashable, Rect] = {("seat", at): self.seat_zone(at) for at in self.others}
        if not self.offers.actors:
            found.update({("role", at): place for at, place in enumerate(self.role_places())})
            found.update({ASIDE: self.aside()} if self.expanded else {})
        piles, prices = self.zones["piles"], self.zones["prices"]
        found["piles", 0], found["prices", 0] = piles, prices
        built = range(len(view_of(view)["seats"][self.eyes]["built"]))
        found.update({("city", at): self.quay.place(at) for at in sorted({*built, *self._sites})})
        found.update({("offer", at): place for at, place in enumerate(self.offers.places)})
        seen = [at for at, card in enumerate(self.hand.cards) if card.held.name]
        found.update({("hand", at): self.hand.rects()[at] for at in seen})
        found.update({(name, 0): rect for name, rect in self.message_bar.buttons.items()})
        return found

    def part(self, name: str, spot: Spot | None) -> Rect:
        """A zone, `role ROLE`, `seat`, `own` or the `offers`."""
        kind, _, role = name.partition(" ")
        if kind == "role":
            return self.role_places()[ROLES.index(role)]
        if kind == "seat":
            return self.seat_zone(self.others[0])
        if kind == "own":
            return self.own
        if kind == "offers":
            return Rect.unionall(self.offers.places[0], self.offers.places[1:]).inflate(12, 12)
        return self.zones[kind]

    def things(self, zone: str, view: View, asking: CardAsking | None) -> Sequence[str]:
        if zone == "hand":
            return self._hand_cards(view_of(view))
        if zone == "offer" and asking:
            return asking.offers
        if zone == "city":
            return [card_of(pile) for pile in view_of(view)["seats"][self.eyes]["built"]]
        if zone == ASIDE[0]:
            return [cathedral.NAME]
        return ROLES if zone == "role" else ()

    def question(self, asking: CardAsking, spot: Spot | None) -> str:
        return question(asking, spot, self.facts, self.names, self.say)

    def show(self, happening: Happening, effects: Effects) -> None:
        if effect := EFFECTS.get(happening.event["event"]):
            effect(self, deed_of(happening), effects)

    # What it shows

    def showing(self, view: View, asking: CardAsking | None, motion: Motion) -> Iterator[None]:
        """The table as in this view, and what is asked; a frame may pass at each yield."""
        facts, seen = self.facts, view_of(view)
        self._standing = [len(each["built"]) for each in seen["seats"]]
        aside = [cathedral.NAME] if self.expanded else []
        offers = asking.offers if asking else ()
        yield from facts.look_up(seen, [*self._hand_cards(seen), *offers, *aside])
        yield
        for at in self._seats:
            built = seat.city(self.faces, seen["seats"][at]["built"])
            show = partial(self._show_seat, at, self._head(seen, at), built)
            if self._counts[at].roll((seat.in_hand(seen, at), facts.points[at]), show, motion):
                yield
        yield from self._show_own(seen, motion)
        self._counts[PILES].roll((seen["supply"], seen["discards"]), self._show_piles, motion)
        yield
        if self._prices.show(
            prices.price_board(self.tokens, self.say, seen["tiles"], self.zones["prices"].size)
        ):
            yield
        yield from self._show_roles(seen)
        if self.expanded:
            found = cathedral.placard(self, seen)
            if self._cathedral.show(placards.placard(self.tokens, found, self.aside().size)):
                yield
        self._show_offers(seen, asking, motion)
        self._mark(asking)
        yield
        self._show_hand(seen, asking, motion)
        self._star(view, asking)

    def _head(self, view: "SanJuanView", at: int) -> Head:
        return seat.head(view, at, self.names[at], self.portraits[at])

    def _show_seat(self, at: int, head: Head, built: Built, hand: int, points: int) -> bool:
        head = head._replace(counts=seat.counts(hand, points))
        ground = self._fronts[Front(self.seat_zone(at).size, built.plots, built.most, head.asked)]
        return self._seats[at].show(seat_panel(self.tokens, head, built, self.seat_zone(at), ground))

    def _show_piles(self, supply: int, discards: int) -> bool:
        cards = supply, discards
        return self._piles.show(cards, lambda: draw_piles.piles(self.tokens, *cards, self.zones["piles"]))

    def _show_header(self, me: Head, points: int) -> bool:
        key = points, me.governor, me.asked
        return self._header.show(key, lambda: seat.own_header(self.tokens, me, points, self.own))

    def _show_own(self, view: "SanJuanView", motion: Motion) -> Iterator[None]:
        me, built = self._head(view, self.eyes), view["seats"][self.eyes]["built"]
        points = self.facts.points[self.eyes]
        self._counts[self.eyes].roll((points,), partial(self._show_header, me), motion)
        self._band.show(self._bands[len(self.quay.places)])
        if self._city.show(repr(built), lambda: city.buildings(self.faces, built, self.quay)):
            yield

    def cover(self) -> None:
        self.hand.cover()
        self.offers.clear()
        self._marks, self._stars = [], []
        self.flying.clear()

    def make(self) -> Iterator[None]:
        """All pictures that may be needed within a frame, piece by piece."""
        yield from self.lighten()
        yield from prebuilt(self)
        self._console.pictures.surfaces.clear()

    def hour(self, view: View) -> float:
        return hour_of(view_of(view))

    def lighten(self) -> Iterator[None]:
        pictures, size, light = self._console.pictures, self._console.layout.screen.size, self.daylight
        band, sizes = self.zones["city"], {self.seat_zone(at).size for at in self.others}
        key = "ground", size, *band, light.hour
        shore = yield from pictures.pieced(key, partial(city.shore, size, self.zones, light), lasting=False)
        fronts, bands = dict[Front, Sprite](), dict[int, Sprite]()
        for plots, quay in self._quays.items():
            paint = partial(city.waterfront, size[0], band, quay, light)
            bands[plots] = yield from pictures.pieced((*key, plots), paint, lasting=False)
        for front in starmap(Front, product(sizes, (FEW[False], FULL_CITY), (FULL_CITY,), (False, True))):
            fronts[front] = yield from seat_ground(self.tokens, front, WATERFRONT, light)
        self._ground.show(shore)
        self._fronts, self._bands = fronts, bands
        self._band.show(bands[len(self.quay.places)])
        for at in self.others:
            self._counts[at].again()
            yield

    def empty_hand(self) -> Sprite:
        """The words that lie where a hand would."""
        letters = self._console.lettering.smallest
        return self._console.pictures.made(
            ("no cards", letters), lambda: self.tokens.tag(self.say("table.no_cards"), PAPER, 0, 9999)
        )

    def gold(self, place: Rect) -> Actor:
        return gold(self._console.pictures, place.inflate(6, 6), max(4, min(place.size) // 8), 3)

    def site(self, place: Rect) -> Sprite:
        size = place.inflate(4, 4).size
        return self._console.pictures.frame(size, FOAM, place.height // 7, 2)

    def ticked(self, place: Rect) -> Actor:
        """The sign that a building is picked, in its corner."""
        size = round(place.height * TICK)
        return Actor(self.tokens.tick(size), place.right - size // 2, place.y + size // 2)

    def _show_roles(self, view: "SanJuanView") -> Iterator[None]:
        for role, place in zip(ROLES, self.role_places(), strict=True):
            taker = view["taken"].get(role)
            gives = roles.gives(self.facts.gives(role), role)
            who = ("", "") if taker is None else (self.names[taker], self.portraits[taker])
            found = Placard(self.drawn[role], gives, *who)
            if self.roles[role].show(placards.placard(self.tokens, found, place.size)):
                yield

    def _show_offers(self, view: "SanJuanView", asking: CardAsking | None, motion: Motion) -> None:
        """Each with its price, but what a gold mine turns up with the cost that it is judged by."""
        revealed, picked = view.get("revealed", ()), asking.picking.picked if asking else ()
        price = self.faces.cost if revealed else self.facts.price
        cards = [
            ShownCard(name, price(name), price(name) < self.faces.cost(name), picked=at in picked)
            for at, name in enumerate(asking.offers if asking else revealed)
        ]
        self.offers.show(cards, asking is not None, motion)

    def _hand_cards(self, view: "SanJuanView") -> Sequence[str]:
        return seen_hand(view, self.eyes)

    def _show_hand(self, view: "SanJuanView", asking: CardAsking | None, motion: Motion) -> None:
        held = [FACE_DOWN] * seat.face_down(view, self.eyes)
        mine = asking is not None and asking.decision.kind not in ELSEWHERE
        paying = asking is not None and asking.decision.kind == "pay"
        advised = asking.advised if asking else []
        for at, name in enumerate(self._hand_cards(view)):
            price = self.facts.price(name)
            options = asking.options_at(("hand", at)) if asking else []
            chosen = asking is not None and asking.lifted == ("hand", at)
            picked = (
                bool(asking and not asking.placing and set(options) & set(asking.picking.picked)) or chosen
            )
            dimmed = mine and not options and not chosen
            starred = ("hand", at) in advised
            cheaper, worth = price < self.faces.cost(name), self.facts.worth(view, name)
            held.append(ShownCard(name, price, cheaper, dimmed, picked, starred, worth, not paying))
        self._no_cards.put(fade=float(not held))
        self.hand.show(held, self.zones["piles"].center, motion)

    def _mark(self, asking: CardAsking | None) -> None:
        """Show which buildings and sites can be pressed now, and which are picked."""
        self._marks = []
        self._sites = [at for zone, at in asking.spots if zone == "city"] if asking else []
        if asking is None:
            return
        for (zone, at), options in asking.spots.items():
            if zone not in ("city", ASIDE[0]):
                continue
            place = self.quay.place(at) if zone == "city" else self.aside()
            picked = options[0] in asking.picking.picked
            self._marks.append(Actor(self.site(place), *place.center))
            if picked:
                self._marks.append(self.ticked(place))

    def _star(self, view: View, asking: CardAsking | None) -> None:
        """Show what the coach would choose; cards of the hand have their own sign."""
        places = self.places(view) if asking and asking.advice else {}
        self._stars = [
            self._starred(spot, places[spot])
            for spot in (asking.advised if asking else [])
            if spot[0] != "hand" and spot in places
        ]

    def _starred(self, spot: Spot, place: Rect) -> Actor:
        star = self.star_of_city(place) if spot[0] == "city" else self.cards.star()
        return Actor(star, *self._star_place(spot, place, star.size))

    def star_of_city(self, place: Rect) -> Sprite:
        return self.tokens.star(round(place.height * STAR))

    def _star_place(self, spot: Spot, place: Rect, size: tuple[int, int]) -> tuple[float, float]:
        """In a corner of what is advised, where it hides no word, price or tick."""
        if spot[0] in self.message_bar.buttons:
            return place.x - size[0] * 0.55, place.centery
        if spot[0] == "city":
            return place.x + size[0] * 0.5, place.bottom - size[1] * 0.5
        coin = self.cards.coin(0, False).size[1] if spot[0] in ("offer", ASIDE[0]) else 0
        return place.x + size[0] * 0.4, place.y + size[1] * 0.4 + coin

    def focus(self, spot: Spot | None, place: Rect | None, motion: Motion, ringed: bool) -> None:
        """Show what has the focus, or had it: without gold then."""
        motion.stop(self._frame)
        self.hand.focus(spot[1] if spot and spot[0] == "hand" else None, motion, ringed)
        self.offers.on = spot[1] if spot and spot[0] == "offer" else None
        if spot is None or place is None or spot[0] == "hand" or not ringed:
            self._frame.show(None)
            return
        found = self.gold(place)
        self._frame.show(found.sprite)
        self._frame.put(x=found.x, y=found.y)

    def bring_forward(self, asking: CardAsking, motion: Motion) -> None:
        """Let the placards that can be chosen step up, one after the other."""
        for step, (_, at) in enumerate(asking.spots):
            place = self.role_places()[at]
            placard = self.roles[ROLES[at]].put(y=place.centery + FORWARD * place.height)
            motion.fly(placard, STEP_UP, step * STEP_APART, y=place.centery)

    def nudge(self, x: float, y: float, motion: Motion) -> None:
        """Push what has the focus, which goes back to its place."""
        if self._frame.sprite is None:
            self.hand.nudge(x, y, motion)
        elif motion.at_rest:
            motion.nudge(self._frame, x, y)

    @property
    def actors(self) -> list[Actor]:
        return [
            self._ground,
            self._band,
            *self._seats.values(),
            *self._piles.actors,
            self._prices,
            *self.roles.values(),
            self._cathedral,
            *self._header.actors,
            *self._city.actors,
            *self.message_bar.actors,
            *self._marks,
            *self.offers.actors,
            *self._stars,
            self._frame,
            self._no_cards,
            *self.hand.actors,
            *self.flying,
        ]
