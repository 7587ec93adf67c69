"""A seat's island and town by night, as they were built."""

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.views import View
from scenes.draw.canvas import Colour
from scenes.draw.drawings import drawing
from scenes.draw.pictures import along, tinted
from scenes.draw.theme import WHITE, mixed
from scenes.puerto_rico.pieces import COLONIST, CREW, Pieces, building_drawing
from scenes.puerto_rico.shore import GROUNDS, LIFE, field_places, free_lots, town_places
from scenes.puerto_rico.views import view_of
from scenes.screens.night import Town, far_away, house
from scenes.widgets.tokens import Tokens

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoSeat
    from scenes.app.console import Console

TOWN, FIELDS = 0.5, 0.76
"""Where they begin, in heights of the screen."""
AWAKE: Final = 0.45
"""How much brighter a field is where somebody works."""


def night(console: "Console", view: View, seat: int) -> Generator[None, None, Town]:
    owned = view_of(view)["seats"][seat]
    screen, bottom = console.layout.screen, console.layout.free.bottom
    picture, light = yield from far_away(console)
    zones = {
        "town": Rect(0, round(screen.height * TOWN), screen.width, round(screen.height * (FIELDS - TOWN))),
        "fields": Rect(
            0, round(screen.height * FIELDS), screen.width, bottom - round(screen.height * FIELDS)
        ),
    }
    pieces = Pieces(Tokens(console))
    for name, zone in zones.items():
        deep = screen.height - zone.y if name == "fields" else zone.height
        yield from _ground(picture, Rect(0, zone.y, zone.width, deep), name, light.land)
    for at, place in free_lots(zones["town"], owned["city"]):
        _stand(picture, f"puerto_rico/land/{LIFE['town'][at % len(LIFE['town'])]}", place, light.land)
        yield
    yield from _fields(picture, pieces, owned, zones["fields"], light.land)
    houses = []
    for building, place in zip(owned["city"], town_places(zones["town"], owned["city"]), strict=True):
        lit = pieces.framed(building_drawing(building["building"]), place.size)
        _crew(lit, lit.get_rect(), building.get("colonists", 0), WHITE)
        houses.append(house(picture, lit, place, light))
        yield
    return Town(picture, houses)


def _ground(picture: Surface, area: Rect, name: str, light: Colour) -> Iterator[None]:
    yield from along(picture, GROUNDS[name], area, light)


def _stand(picture: Surface, name: str, place: Rect, light: Colour) -> None:
    drawn = tinted(drawing(name, *place.size), light)
    picture.blit(drawn, drawn.get_rect(midbottom=place.midbottom))


def _fields(
    picture: Surface, pieces: Pieces, seat: "PuertoRicoSeat", zone: Rect, light: Colour
) -> Iterator[None]:
    places = field_places(zone, len(seat["island"]))
    for tile, place in zip(seat["island"], places, strict=False):
        awake = bool(tile.get("colonist"))
        colour = mixed(light, WHITE, AWAKE) if awake else light
        picture.blit(tinted(pieces.framed(f"puerto_rico/tiles/{tile['tile']}", place.size), colour), place)
        if awake:
            _crew(picture, place, 1, colour)
        yield
    for at, place in enumerate(places[len(seat["island"]) :], start=len(seat["island"])):
        _stand(picture, f"puerto_rico/land/{LIFE['fields'][at % len(LIFE['fields'])]}", place, light)
        yield


def _crew(picture: Surface, place: Rect, count: int, light: Colour) -> None:
    high = round(place.height * CREW)
    colonist = tinted(drawing(COLONIST, high, high), light)
    step = min(high, place.width // max(1, count))
    for at in range(count):
        x = round(place.centerx + (at - (count - 1) / 2) * step)
        picture.blit(colonist, colonist.get_rect(midbottom=(x, place.bottom - 1)))
