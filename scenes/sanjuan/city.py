"""Cities: what stands in them, one's own streets, and the shore before them."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.sanjuan.catalogue import FULL_CITY
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.daylight import Light
from scenes.draw.drawings import drawing, shape
from scenes.draw.pictures import along, filling, nightly, soft, tinted
from scenes.draw.theme import SUN, strong
from scenes.sanjuan.card_art import CardFaces
from scenes.table.plots import DUSK, Drawings, Plots, painting

if TYPE_CHECKING:
    from game.sanjuan.views import Pile

WATERFRONT: Final = Drawings(
    skyline="sanjuan/skyline",
    street="sanjuan/street",
    wall="sanjuan/quay",
    plot="sanjuan/plot",
    bollard="sanjuan/bollard",
    lamp="sanjuan/lamp",
)
"""Of every city."""
SEA, BEACH = "scene/bay", "sanjuan/beach"
SAND: Final = 0.62
"""Of the height of the hand, which lies on it."""
LIFE: Final = (
    ("scene/boat", 0.06, 0.34, 0.2),
    ("scene/ship_small", 0.93, 0.34, 0.34),
    ("sanjuan/people/fisherman", 0.07, 0.97, 0.62),
    ("sanjuan/people/vendor", 0.93, 0.99, 0.66),
)
"""Drawings, where they stand in the width and height of the hand, and how much of its height they have."""
GLOWS, SHINE = 10, 0.6
"""Lights on the water from side to side, and how bright they are."""
NEARLY_FULL: Final = FULL_CITY - 2
LANTERN, LAMP = "scene/lantern", 0.95
"""In heights of a plot."""
FEW: Final = {True: 8, False: 4}
"""So many plots are seen in one's own city, or in another one: few large ones, as long as one is free."""


def count_for(built: int, own: bool) -> int:
    """So many plots a city has to show."""
    return FEW[own] if built < FEW[own] else FULL_CITY


def buildings(
    faces: CardFaces, built: "Sequence[Pile]", plots: Plots, named: bool = False
) -> Iterator[Placed]:
    """Those of a seat with their goods, and lamps where the last ones will stand."""
    for pile, place in zip(built, plots.places, strict=False):
        yield from faces.pile(pile, place, named)
    for place in plots.places[len(built) :] if len(built) >= NEARLY_FULL else ():
        yield Placed(lamp(faces, place.height), *place.center)


def lamp(faces: CardFaces, height: int) -> Sprite:
    """What is lit on the last free plots, so that nobody misses that the end is near."""
    high = round(height * LAMP)
    return faces.tokens.pictures.drawing(LANTERN, round(high * shape(LANTERN)), high)


def shore(size: tuple[int, int], zones: Mapping[str, Rect], light: Light) -> Generator[None, None, Surface]:
    """The sea of the whole table, and the beach that a hand lies on, with whoever is there."""
    picture = nightly(size)
    yield
    if strong():
        return picture
    hand, ground = zones["hand"], Rect(0, 0, size[0], zones["hints"].top)
    for area in (Rect(0, 0, size[0], zones["city"].top), Rect(0, hand.top, size[0], hand.height)):
        water = yield from filling(SEA, area.size)
        yield
        picture.blit(tinted(water, light.bay), area)
        yield
    high = round(hand.height * SAND)
    yield from along(picture, BEACH, Rect(0, ground.bottom - high, size[0], high), light.land)
    if light.lamps > DUSK:
        yield from _glows(picture, hand, light)
    for name, x, y, share in LIFE:
        high = round(hand.height * share)
        drawn = tinted(drawing(name, 2 * high, high), light.land)
        foot = hand.x + round(hand.width * x), hand.y + round(hand.height * y)
        picture.blit(drawn, drawn.get_rect(midbottom=foot).clamp(picture.get_rect()))
        yield
    return picture


def _glows(picture: Surface, hand: Rect, light: Light) -> Iterator[None]:
    """What the water has of the town's lights, and what lies around the lanterns of those on the beach."""
    step = hand.width // GLOWS
    glow = soft((step, hand.height // 2), SUN, light.lamps * SHINE)
    half = Rect(0, glow.get_height() // 2, step, glow.get_height() // 2)
    for at in range(GLOWS):
        picture.blit(glow, (hand.x + at * step, hand.y), half)
    yield
    for _, x, y, share in LIFE:
        wide = round(2.4 * hand.height * share)
        glow = soft((wide, wide), SUN, light.lamps * SHINE)
        foot = hand.x + round(hand.width * x), hand.y + round(hand.height * (y - share / 2))
        picture.blit(glow, glow.get_rect(center=foot))
        yield


def waterfront(width: int, band: Rect, plots: Plots, light: Light) -> Generator[None, None, Surface]:
    """One's own streets from edge to edge, in a band of the screen."""
    picture = nightly((width, band.height))
    yield from painting(picture, plots.move(0, -band.y), WATERFRONT, light)
    return picture
