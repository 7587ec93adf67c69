"""The supply and the discards as they lie on the table."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import Rect, Surface

from scenes.cards.art import RATIO
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.drawings import drawing
from scenes.draw.lettering import NAMES
from scenes.draw.pictures import Pictures, panel
from scenes.draw.theme import FOAM, INK, PAPER, SUN, mixed
from scenes.sanjuan.card_art import BACK
from scenes.widgets.tokens import Tokens, row, wide

THICK: Final = 3
"""So many cards are seen below the first of a pile."""


def pile_places(area: Rect) -> list[Rect]:
    """Where the supply and the discards lie: apart, or partly on each other if they are larger then."""
    width, step = max(
        (min(round(area.width * wide), round(area.height * high / RATIO)), step)
        for wide, high, step in ((0.46, 0.86, (1, 0)), (0.86, 0.46, (0, 1)), (0.6, 0.64, (1, 1)))
    )
    card = Rect(0, 0, width, round(width * RATIO))
    if step == (1, 1):
        across, down = area.width - card.width - 4, area.height - card.height - 8
    else:
        across, down = step[0] * area.width // 2, step[1] * area.height // 2
    card.center = area.centerx - across // 2, area.centery - down // 2
    return [card, card.move(across, down)]


def piles(tokens: Tokens, supply: int, discards: int, area: Rect) -> Iterator[Placed]:
    """How many cards are left, and how many have been thrown away."""
    pictures, places = tokens.pictures, pile_places(area)
    hidden, disc = places[0].clip(places[1]), round(places[0].width * 0.66)
    for place, number, colour in zip(places, (supply, discards), (SUN, FOAM), strict=True):
        dark = place is places[1]
        pile = _backs(pictures, place.width, dark)
        yield Placed(pile, place.centerx, place.centery + (pile.size[1] - place.height) // 2)
        x, y = place.center
        if not dark:
            x, y = x - hidden.width // 4, y - hidden.height // 3
        yield Placed(pictures.panel((disc, disc), colour, disc // 2, INK, 2), x, y)
        figures = pictures.figures(
            str(number), INK, NAMES, max(tokens.small_letters.smallest, round(disc * 0.55))
        )
        yield from row(figures, x - wide(figures) / 2, y)


def _backs(pictures: Pictures, width: int, dark: bool) -> Sprite:
    """The back of the first card of a pile, and the edges of others below it."""
    size, step = (width, round(width * RATIO)), max(1, width // 24)

    def make() -> Surface:
        back = drawing(BACK, *size)
        if dark:
            back.fill((150, 150, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture = Surface((size[0], size[1] + THICK * step), pygame.SRCALPHA)
        below = panel(size, mixed(PAPER, INK, 0.7 if dark else 0.4), width // 12, INK, 1)
        for at in range(THICK, 0, -1):
            picture.blit(below, (0, at * step))
        picture.blit(back, (0, 0))
        return picture

    return pictures.made(("pile", dark, size), make)
