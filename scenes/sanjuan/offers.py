"""Cards that lie out, on a board over the market."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from pygame import Rect

from scenes.actor import Actor
from scenes.canvas import Sprite
from scenes.sanjuan.hand import APART, TRAVEL, deal
from scenes.sanjuan.look import Look
from scenes.theme import FOAM, NIGHT
from scenes.tween import Motion

MOST: Final = 8
"""Boards for so many cards are made beforehand."""


class Offers:
    def __init__(self, look: Look, zones: Mapping[str, Rect]) -> None:
        self._look = look
        self._zones = zones
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
            self._board(count)
            yield

    def _board(self, count: int) -> tuple[Sprite, int]:
        """What so many cards lie on, and how far they lie apart."""
        zone, (width, height) = self._zones["roles"], self._look.small
        pitch = min(width + 8, (zone.width - width) // max(1, count - 1))
        size = pitch * (count - 1) + width + width // 2, height + 16
        return self._look.pictures.panel(size, NIGHT, 12, FOAM, 2), pitch

    def show(self, cards: Sequence[str], picked: Collection[int] | None, motion: Motion) -> None:
        """They come from the supply; which of them are picked, if there is a choice."""
        new = not self._laid
        self._ground, self._laid, self.places = [], [], []
        if not cards:
            return
        zone, (width, height) = self._zones["roles"], self._look.small
        sprite, pitch = self._board(len(cards))
        middle = min(zone.centery, self._zones["ask"].top - (sprite.size[1] + 1) // 2)
        self._ground.append(Actor(sprite, zone.centerx, middle))
        left, top = zone.centerx - (pitch * (len(cards) - 1) + width) // 2, middle - height // 2
        for at, name in enumerate(cards):
            place = Rect(left + at * pitch, top, width, height)
            laid = self._lay(name, place, motion, at * APART if new else None)
            self._laid.append(laid)
            if picked is not None:
                self.places.append(place)
                if at in picked:
                    laid.append(Actor(self._look.tick(), place.centerx, place.y + height * 0.14))

    def _lay(self, name: str, place: Rect, motion: Motion, late: float | None) -> list[Actor]:
        """A card and its coin; from the supply, if it is late by so many milliseconds."""
        card = Actor(self._look.card(name), *place.center)
        sprite = self._look.coin(self._look.cost(name), False)
        coin = Actor(sprite, place.x + sprite.size[0] * 0.4, place.y + sprite.size[1] * 0.4)
        if late is not None:
            deal(self._look, name, card, self._zones["piles"].center, motion, late)
            motion.fly(coin.put(fade=0), APART, TRAVEL + late, fade=1)
        return [card, coin]
