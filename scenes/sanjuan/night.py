"""A seat's city by night, as it was built."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from pygame import Rect

from game.sanjuan.catalogue import FULL_CITY
from game.sanjuan.piles import card_of
from game.views import View
from scenes.sanjuan.card_art import CardFaces
from scenes.sanjuan.city import WATERFRONT
from scenes.sanjuan.views import view_of
from scenes.screens.night import Town, far_away, house
from scenes.table.plots import laid, streets

if TYPE_CHECKING:
    from scenes.app.console import Console

TOP, BOTTOM = 0.44, 0.95
"""Of the streets, in heights of what the hint bar leaves."""


def night(console: "Console", view: View, seat: int) -> Generator[None, None, Town]:
    seen, free = view_of(view), console.layout.free
    picture, light = yield from far_away(console)
    top, bottom = round(free.height * TOP), round(free.height * BOTTOM)
    plots = laid(Rect(free.x, free.y + top, free.width, bottom - top), FULL_CITY)
    yield from streets(picture, plots, WATERFRONT, light)
    faces, houses = CardFaces(console, seen["edition"]), []
    for pile, place in zip(seen["seats"][seat]["built"], plots.places, strict=False):
        houses.append(house(picture, faces.house(card_of(pile), place.size), place, light))
        yield
    return Town(picture, houses)
