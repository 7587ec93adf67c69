"""Cards that lie out, on a board over what lies there otherwise."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from scenes.cards.art import CardArt
from scenes.cards.hand import APART, TRAVEL, ShownCard, deal
from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite
from scenes.draw.theme import FOAM, NIGHT
from scenes.draw.tween import Motion

MOST: Final = 8
"""Boards for so many cards are made beforehand."""


class Offers:
    def __init__(self, art: CardArt, zone: Rect, bottom: int, source: tuple[float, float]) -> None:
        """In the middle of a zone, but above that line; they come from their source."""
        self._art = art
        self._zone = zone
        self._bottom = bottom
        self._source = source
        self._ground: list[Actor] = []
        self._laid: list[list[Actor]] = []
        """Each card with what lies on it."""
        self.on: int | None = None
        """The one in focus, which lies on top."""
        self.places: list[Rect] = []
        """Where those are that can be chosen."""

    @property
    def actors(self) -> list[Actor]:
        order = sorted(range(len(self._laid)), key=lambda at: at == self.on)
        return [*self._ground, *(actor for at in order for actor in self._laid[at])]

    def make(self) -> Iterator[None]:
        for count in range(1, MOST + 1):
            self.board(count)
            yield

    def board(self, count: int) -> tuple[Sprite, int]:
        """What so many cards lie on, and how far they lie apart."""
        zone, (width, height) = self._zone, self._art.small
        pitch = min(width + 8, (zone.width - width) // max(1, count - 1))
        size = pitch * (count - 1) + width + width // 2, height + 16
        return self._art.tokens.pictures.panel(size, NIGHT, 12, FOAM, 2), pitch

    def middle(self, count: int) -> tuple[int, int]:
        """Of the board for so many cards."""
        high = self.board(count)[0].size[1]
        return self._zone.centerx, min(self._zone.centery, self._bottom - (high + 1) // 2)

    def show(self, cards: Sequence[ShownCard], choice: bool, motion: Motion) -> None:
        """These cards; whether there is a choice of them."""
        new = not self._laid
        self.clear()
        if not cards:
            return
        zone, (width, height) = self._zone, self._art.small
        sprite, pitch = self.board(len(cards))
        across, middle = self.middle(len(cards))
        self._ground.append(Actor(sprite, across, middle))
        left, top = zone.centerx - (pitch * (len(cards) - 1) + width) // 2, middle - height // 2
        for at, card in enumerate(cards):
            place = Rect(left + at * pitch, top, width, height)
            late = at * APART if new else None
            laid = self._lay(card, place, motion, late)
            self._laid.append(laid)
            if choice:
                self.places.append(place)
            if card.picked:
                tick = Actor(self._art.tick(), place.centerx, place.y + height * 0.14)
                laid.append(tick)
                if late is not None:
                    motion.fly(tick.put(fade=0), APART, TRAVEL + late, fade=1)

    def clear(self) -> None:
        self._ground, self._laid, self.places = [], [], []

    def _lay(self, card: ShownCard, place: Rect, motion: Motion, late: float | None) -> list[Actor]:
        """A card and its coin; from their source, if it is late by so many milliseconds."""
        face = Actor(self._art.card(card.name), *place.center)
        sprite = self._art.coin(card.price, card.reduced)
        coin = Actor(sprite, place.x + sprite.size[0] * 0.4, place.y + sprite.size[1] * 0.4)
        if late is not None:
            deal(self._art, card.name, face, self._source, motion, late)
            motion.fly(coin.put(fade=0), APART, TRAVEL + late, fade=1)
        return [face, coin]
