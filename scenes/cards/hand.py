"""One's own cards as a fan: the focused one rises and grows, and its neighbours make room."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from pygame import Rect

from scenes.cards.art import COIN, CROWDED, FOCUSED, CardArt
from scenes.cards.fan import RISE, Place, corner, fan, lifted
from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite
from scenes.draw.tween import Motion
from scenes.widgets.screen import FOCUS

TAG: Final = 0.26
"""How far the band with the name ends below the middle of the card, in heights."""
TRAVEL, APART, ARC = 220.0, 40.0, 0.25
"""Milliseconds from the supply, from one card to the next, and how high it flies, in its heights."""
SHADOW: Final = 0.03
"""How much lower than its card it lies, in heights."""
REACH: Final = 0.36
"""How far from the middle of the card in focus a light begins and ends, in widths."""
PASSING, SHINE = 420.0, 0.6
"""How long it passes, and how bright it is."""
OFF: Final = 0.4
"""How far the coin is off the corner, in its own sizes."""
INSIDE: Final = 0.46
"""How far within the corner is what a card counts now, in its own sizes."""
HIDDEN: Final = 0.75
"""So much of a coin has to be seen, in its own sizes."""


class ShownCard(NamedTuple):
    """A card as it is shown now; one without a name lies face down."""

    name: str
    price: int = 0
    """What it costs; while that does not matter it is seen only of the card in focus."""
    reduced: bool = False
    """Cheaper than printed."""
    dimmed: bool = False
    picked: bool = False
    advised: bool = False
    worth: int | None = None
    """What it counts now, if that is not printed on it."""
    priced: bool = True


FACE_DOWN: Final = ShownCard("")


def deal(
    art: CardArt, name: str, card: Actor, source: tuple[float, float], motion: Motion, late: float
) -> None:
    """Let a card come to where it is, turning its face up on the way."""
    goal = {"x": card.x, "y": card.y, "angle": card.angle}
    sides = art.turning_up(name)
    card.show(sides[0])
    card.put(x=source[0], y=source[1], angle=0)
    motion.fly(card, TRAVEL, late, art.small[1] * ARC, **goal)
    motion.turn_up(card, sides, TRAVEL, late)


Mark = tuple[Actor, tuple[float, float]]
"""Something that lies on a card, and where."""


class HandCard:
    """The pictures that make up one card of the fan."""

    def __init__(self, art: CardArt, held: ShownCard, x: float, y: float) -> None:
        self._art = art
        self.held = held
        self.face = Actor(art.card(held.name), x, y)
        self.shade = Actor(None, x, y)
        self.coin = Actor(None, x, y)
        self.edge, self.tick = Actor(None, x, y), Actor(None, x, y)
        self.star, self.worth = Actor(None, x, y), Actor(None, x, y)
        self.tag = Actor(None, x, y)
        self.shadow, self.shine = Actor(None, x, y), Actor(None, x, y)
        self.focused = self.crowded = self.ringed = False
        self._upon = self.shade, self.edge, self.coin, self.tick, self.tag, self.star, self.worth
        self.late: float | None = None
        """It is still to come, so many milliseconds after others."""
        self._placed: object = None
        """How it was the last time, and still is."""

    @property
    def actors(self) -> list[Actor]:
        return [self.shadow, self.face, self.shine, *self._upon]

    def turned(self, held: ShownCard) -> "HandCard":
        """The same card from its other side: what moves of this one is not seen any more."""
        other = HandCard(self._art, held, self.face.x, self.face.y)
        other.face.put(angle=self.face.angle)
        other.late = 0.0 if held.name else None
        return other

    def place(self, place: Place, motion: Motion, focused: bool) -> None:
        """Go there, as large as it is to be."""
        placed = place, focused, self.crowded, self.ringed, self.held
        if placed == self._placed:
            return
        self._placed = placed
        if focused != self.focused:
            self._resize(place, motion, focused)
        hidden = [actor for actor in self._upon if actor.sprite is None]
        self._show()
        fresh = [actor for actor in hidden if actor.sprite]
        if fresh:
            here = Place(self.face.x, self.face.y, self.face.angle)
            for actor, (x, y) in self._marks(here):
                if actor in fresh:
                    scale = self.face.scale if actor is self.edge else 1.0
                    actor.put(x=x, y=y, angle=here.angle, scale=scale, fade=1.0)
        late, self.late = self.late, None
        if late is not None and not focused and self.held.name:
            self._come(place, motion, late)
            return
        below = place.x, place.y + self._size[1] * SHADOW
        for actor, (x, y) in ((self.face, (place.x, place.y)), (self.shadow, below), *self._marks(place)):
            if actor.sprite:
                motion.turn(actor, FOCUS, x=x, y=y, angle=place.angle, scale=1.0, fade=1.0)

    def push(self, x: float, y: float) -> None:
        """Off its place, to which it is to go back."""
        for actor in self.actors:
            actor.put(x=actor.x + x, y=actor.y + y)
        self._placed = None

    @property
    def _size(self) -> tuple[int, int]:
        return self._art.large if self.focused else self._art.small

    @property
    def _coin(self) -> Sprite:
        scale = FOCUSED if self.focused else CROWDED if self.crowded else 1.0
        return self._art.coin(self.held.price, self.held.reduced, scale)

    def _resize(self, place: Place, motion: Motion, focused: bool) -> None:
        """Begin to get the focus, or to lose it."""
        art, name = self._art, self.held.name
        self.focused = focused
        self._light(place, motion)
        self.face.show(art.focused(name) if focused else art.card(name))
        self.face.put(scale=round(1 / FOCUSED if focused else 1.0, 2))
        if focused:
            self.shadow.put(x=self.face.x, y=self.face.y, angle=self.face.angle)

    def _show(self) -> None:
        """What lies on the card, as it is now."""
        art, held, focused = self._art, self.held, self.focused
        self.shade.show(art.shade() if held.dimmed and not focused else None)
        self.coin.show(self._coin if held.name and (held.priced or focused) else None)
        self.edge.show(art.edge(self._size) if focused and self.ringed else None)
        self.tick.show(art.tick() if held.picked else None)
        self.tag.show(art.tag(held.name) if focused else None)
        self.star.show(art.star() if held.advised else None)
        self.worth.show(art.worth(held.worth) if focused and held.worth is not None else None)

    def _marks(self, place: Place) -> Iterator[Mark]:
        """Where what is seen on it goes with a card that goes there."""
        art, (width, height), middle = self._art, self._size, (place.x, place.y)
        coin = self.coin.sprite.size if self.coin.sprite else (0, 0)
        off = coin[0] * OFF
        yield self.coin, corner(place, off - width / 2, off - height / 2)
        if self.shade.sprite:
            yield self.shade, middle
        if self.edge.sprite:
            yield self.edge, middle
        if self.tick.sprite:
            yield self.tick, corner(place, 0, -height * 0.36)
        if self.star.sprite:
            yield self.star, corner(place, off - width / 2, off + coin[1] - height / 2)
        if self.worth.sprite:
            wide, high = self.worth.sprite.size
            yield self.worth, corner(place, width / 2 - wide * INSIDE, height / 2 - high * INSIDE)
        if self.tag.sprite:
            (wide, high), room = self.tag.sprite.size, art.hand
            left = min(max(place.x, room.x + wide / 2), room.right - wide / 2)
            yield self.tag, (left, place.y + height * TAG - high / 2)

    def _come(self, place: Place, motion: Motion, late: float) -> None:
        """From where it is, after so many milliseconds; what lies on it is seen once it is there."""
        here = self.face.x, self.face.y
        face = self.face.put(x=place.x, y=place.y, angle=place.angle)
        deal(self._art, self.held.name, face, here, motion, late)
        for actor, (x, y) in self._marks(place):
            motion.fly(actor.put(x=x, y=y, angle=place.angle, fade=0), FOCUS, late + TRAVEL, fade=1)

    def _light(self, place: Place, motion: Motion) -> None:
        """The card in focus throws a shadow, and a light passes over it."""
        art, reach = self._art, self._art.large[0] * REACH
        self.shadow.show(art.shadow() if self.focused else None)
        self.shadow.put(fade=0)
        shines = self.focused and not motion.reduced
        self.shine.show(art.shine() if shines else None)
        if shines:
            self.shine.put(x=place.x - reach, y=place.y, fade=0)
            motion.fly(self.shine, 1, FOCUS, fade=SHINE)
            motion.fly(self.shine, PASSING, FOCUS, x=place.x + reach, fade=0)


class Hand:
    """The fan."""

    def __init__(self, art: CardArt, zone: Rect) -> None:
        """In a zone, out of which nothing rises."""
        self._art = art
        self._zone = zone
        self.cards: list[HandCard] = []
        self._focus: int | None = None
        self._ringed = True
        self._fans: dict[tuple[int, int | None], list[Place]] = {}
        """By how many cards there are and which of them has the focus."""

    def show(self, held: Sequence[ShownCard], source: tuple[float, float], motion: Motion) -> None:
        """These cards now; new ones come from the source."""
        left = list(self.cards)
        after = []
        late = 0.0
        for one in held:
            card = next((card for card in left if card.held.name == one.name), None)
            turned = next((card for card in left if not (card.held.name and one.name)), None)
            if card:
                left.remove(card)
                card.held = one
            elif turned:
                left.remove(turned)
                card = turned.turned(one)
            else:
                card = HandCard(self._art, one, *source)
                card.late = late
                late += APART
            after.append(card)
        self.cards = after
        self.place(motion)

    def cover(self) -> None:
        """Turn all cards face down at once."""
        self.cards = [card.turned(FACE_DOWN) for card in self.cards]
        self._focus = None

    def lift(self, name: str, motion: Motion) -> tuple[float, float] | None:
        """Take such a card out of the fan, if there is one; where it was."""
        card = next((card for card in self.cards if card.held.name == name), None)
        if card is None:
            return None
        self.cards.remove(card)
        self._focus = None
        self.place(motion)
        return card.face.x, card.face.y

    def nudge(self, x: float, y: float, motion: Motion) -> None:
        """Push the card in focus, which goes back to its place."""
        for card in self.cards:
            if card.focused:
                card.push(x, y)
        self.place(motion)

    def focus(self, at: int | None, motion: Motion, ringed: bool = True) -> None:
        """Enlarge a card, with a golden edge or without."""
        if (at, ringed) != (self._focus, self._ringed):
            self._focus, self._ringed = at, ringed
            self.place(motion)

    def place(self, motion: Motion) -> None:
        crowded = self._crowded
        for card, place in zip(self.cards, self._places(), strict=True):
            card.crowded, card.ringed = crowded, self._ringed
            card.place(place, motion, self._is_focus(card))

    def _fan(self, focus: int | None = None) -> list[Place]:
        key = len(self.cards), focus
        if key not in self._fans:
            self._fans[key] = fan(len(self.cards), self._zone, self._art.small, focus, FOCUSED)
        return self._fans[key]

    @property
    def _crowded(self) -> bool:
        """So many cards that a price hides another while one of them has the focus."""
        places = self._fan(0)
        steps = (after.x - before.x for before, after in pairwise(places))
        return min(steps, default=self._zone.width) < self._art.small[0] * COIN * HIDDEN

    def _is_focus(self, card: HandCard) -> bool:
        return self._on is not None and self.cards[self._on] is card

    @property
    def _on(self) -> int | None:
        """The card in focus, if there are so many and its face is up."""
        at = self._focus
        return at if at is not None and at < len(self.cards) and self.cards[at].held.name else None

    def _places(self) -> list[Place]:
        zone, height = self._zone, self._art.small[1]
        focus = self._on
        found = []
        for at, (card, place) in enumerate(zip(self.cards, self._fan(focus), strict=True)):
            if at == focus:
                half = self._art.large[1] / 2
                aside = self._art.large[0] / 2
                x = min(max(place.x, zone.x + aside + 4), zone.right - aside - 4)
                found.append(Place(x, zone.bottom - half - self._art.air, 0.0))
            else:
                found.append(lifted(place, height * RISE) if card.held.picked else place)
        return found

    def rects(self) -> list[Rect]:
        """What each card can be pointed at by: the part that its right neighbour leaves free."""
        width, height = self._art.small
        return [
            Rect(round(place.x - width / 2), round(place.y - height / 2), width, height)
            for place in self._fan()
        ]

    @property
    def actors(self) -> list[Actor]:
        """The focused card on top."""
        on = self._on
        order = [card for at, card in enumerate(self.cards) if at != on]
        if on is not None:
            order.append(self.cards[on])
        return [actor for card in order for actor in card.actors if actor.sprite]
