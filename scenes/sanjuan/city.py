"""Cities: what stands in them, and one's own streets along the table's sea, with boats on it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from scenes.draw.canvas import Placed
from scenes.draw.drawings import drawing
from scenes.draw.theme import DEEP, strong
from scenes.sanjuan.card_art import CardFaces
from scenes.table.plots import Drawings, Plots, paint

if TYPE_CHECKING:
    from game.sanjuan.views import Pile

WATERFRONT: Final = Drawings(
    skyline="sanjuan/skyline",
    street="sanjuan/street",
    wall="sanjuan/quay",
    plot="sanjuan/plot",
    bollard="sanjuan/bollard",
)
"""Of every city."""
BOATS: Final = (("ship_small", 0.92, 0.42), ("boat", 0.07, 0.2))
"""Drawings, where they lie in the width of the hand, and how much of its height they have."""
AT_DUSK: Final = 110, 140, 150, 190
"""What is left of their colours, and how much of them is seen."""


def buildings(faces: CardFaces, built: "Sequence[Pile]", plots: Plots) -> Iterator[Placed]:
    """Those of a seat with their goods."""
    for pile, place in zip(built, plots.places, strict=False):
        yield from faces.pile(pile, place)


def build(picture: Surface, zones: Mapping[str, Rect], plots: Plots) -> None:
    """One's own streets, as long as the screen is wide, and boats where a hand may hide them."""
    if not strong():
        city, (top, _) = zones["city"], plots.streets[-1]
        picture.fill(DEEP, Rect(0, city.y, picture.get_width(), top - city.y))
        _boats(picture, zones["hand"])
    paint(picture, plots, WATERFRONT)


def _boats(picture: Surface, hand: Rect) -> None:
    for name, at, share in BOATS:
        boat = drawing(f"scene/{name}", hand.width, round(hand.height * share))
        boat.fill(AT_DUSK, special_flags=pygame.BLEND_RGBA_MULT)
        x, y = hand.x + round(hand.width * at), hand.y + hand.height // 2
        picture.blit(boat, boat.get_rect(midbottom=(x, y)))
