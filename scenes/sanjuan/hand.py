"""One's own cards as a fan: the focused one rises and grows, and its neighbours make room."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from scenes.actor import Actor
from scenes.fan import RISE, Place, corner, fan, lifted
from scenes.sanjuan.look import FOCUSED, Look
from scenes.screen import FOCUS
from scenes.tween import Motion

COIN: Final = 0.4
"""How far the coin is off the corner, in its own sizes."""


class Held(NamedTuple):
    """A card as it is shown now."""

    name: str
    price: int
    reduced: bool
    """Cheaper than printed."""
    dimmed: bool
    picked: bool
    advised: bool = False


class Card:
    """The pictures that make up one card of the fan."""

    def __init__(self, look: Look, held: Held, x: float, y: float) -> None:
        self._look = look
        self.held = held
        self.face = Actor(look.card(held.name), x, y)
        self.shade = Actor(None, x, y)
        self.coin = Actor(None, x, y)
        self.mark = Actor(None, x, y)
        self.star = Actor(None, x, y)
        self.focused = False

    @property
    def actors(self) -> list[Actor]:
        return [self.face, self.shade, self.coin, self.mark, self.star]

    def place(self, place: Place, motion: Motion, focused: bool) -> None:
        """Go there, as large as it is to be."""
        look, held = self._look, self.held
        if focused != self.focused:
            self.focused = focused
            self.face.show(look.focused(held.name) if focused else look.card(held.name))
            scale = 1 / FOCUSED if focused else 1.0
            self.face.put(scale=round(scale, 2))
            self.mark.put(scale=round(scale, 2))
        size = look.large if focused else look.small
        coin = look.coin(held.price, held.reduced, focused)
        self.shade.show(look.shade() if held.dimmed and not focused else None)
        self.coin.show(coin)
        self.mark.show(look.edge(size) if focused else look.tick() if held.picked else None)
        off = coin.size[0] * COIN
        at = corner(place, off - size[0] / 2, off - size[1] / 2)
        self.star.show(look.star() if held.advised else None)
        star = corner(place, off - size[0] / 2, off + coin.size[1] - size[1] / 2)
        mark = (place.x, place.y) if focused else corner(place, 0, -size[1] * 0.36)
        for actor, (x, y) in (
            (self.face, (place.x, place.y)),
            (self.shade, (place.x, place.y)),
            (self.coin, at),
            (self.mark, mark),
            (self.star, star),
        ):
            motion.turn(actor, FOCUS, x=x, y=y, angle=place.angle, scale=1.0)


class Hand:
    """The fan."""

    def __init__(self, look: Look, zone: Rect) -> None:
        self._look = look
        self._zone = zone
        self.cards: list[Card] = []
        self._focus: int | None = None

    def show(self, held: Sequence[Held], source: tuple[float, float], motion: Motion) -> None:
        """These cards now; new ones come from the source."""
        left = list(self.cards)
        after = []
        for one in held:
            card = next((card for card in left if card.held.name == one.name), None)
            if card:
                left.remove(card)
                card.held = one
            else:
                card = Card(self._look, one, *source)
            after.append(card)
        self.cards = after
        self.place(motion)

    def focus(self, at: int | None, motion: Motion) -> None:
        if at != self._focus:
            self._focus = at
            self.place(motion)

    def place(self, motion: Motion) -> None:
        for card, place in zip(self.cards, self._places(), strict=True):
            card.place(place, motion, self._is_focus(card))

    def _is_focus(self, card: Card) -> bool:
        return self._focus is not None and self._focus < len(self.cards) and self.cards[self._focus] is card

    def _places(self) -> list[Place]:
        zone, (width, height) = self._zone, self._look.small
        focus = self._focus if self._focus is not None and self._focus < len(self.cards) else None
        places = fan(len(self.cards), zone, (width, height), focus, FOCUSED)
        found = []
        for at, (card, place) in enumerate(zip(self.cards, places, strict=True)):
            if at == focus:
                half = self._look.large[1] / 2
                x = min(
                    max(place.x, zone.x + self._look.large[0] / 2 + 4),
                    zone.right - self._look.large[0] / 2 - 4,
                )
                rise = height * RISE if card.held.picked else 0
                found.append(Place(x, zone.bottom - half - 3 - rise, 0.0))
            else:
                found.append(lifted(place, height * RISE) if card.held.picked else place)
        return found

    def rects(self) -> list[Rect]:
        """What each card can be pointed at by: the part that its right neighbour leaves free."""
        width, height = self._look.small
        places = fan(len(self.cards), self._zone, (width, height))
        return [Rect(round(place.x - width / 2), self._zone.y, width, height) for place in places]

    @property
    def actors(self) -> list[Actor]:
        """The focused card on top."""
        on = self._focus if self._focus is not None and self._focus < len(self.cards) else None
        order = [card for at, card in enumerate(self.cards) if at != on]
        if on is not None:
            order.append(self.cards[on])
        return [actor for card in order for actor in card.actors if actor.sprite]
