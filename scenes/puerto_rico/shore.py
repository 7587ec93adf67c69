"""One's own shore: the quay with barrels and purse, the town, the fields."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.puerto_rico.catalogue import CITY_SPACES, GOODS, ISLAND_SPACES
from scenes.draw.canvas import Placed
from scenes.draw.drawings import drawing, shape
from scenes.draw.theme import strong
from scenes.puerto_rico.pieces import COIN, COLONISTS, GAIN, LOSS, SEAL, Pieces, spaces
from scenes.table.seat import GOVERNOR
from scenes.widgets.tokens import standing

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoBuilding, PuertoRicoSeat

PURSE: Final = 0.31
"""Of the quay's width: who I am and what I have; the rest is for barrels."""
LIFE: Final = {
    "town": ("stakes", "stakes", "laundry", "garden", "goat", "stakes"),
    "fields": ("pond", "banana", "parrot", "palms", "banana", "pond", "palms"),
}
"""What is seen of the land where nothing stands yet, over and over again."""
GROUNDS: Final = {"quay": "planks", "town": "town", "fields": "wild"}


def places(zone: Rect, count: int = CITY_SPACES) -> list[Rect]:
    """Where buildings or tiles lie, from left to right."""
    step = zone.width / count
    high = zone.height - max(6, zone.height // 6)
    width = min(round(step) - 4, round(high * 1.1))
    return [
        Rect(round(zone.x + at * step + (step - width) / 2), zone.y + (zone.height - high) // 2, width, high)
        for at in range(count)
    ]


def town_places(zone: Rect, city: "Sequence[PuertoRicoBuilding]", more: int = 0) -> list[Rect]:
    """Those of the buildings, of which large ones take two, and so many free ones after them."""
    each, found, at = places(zone), list[Rect](), 0
    for building in city:
        size = min(spaces(building["building"]), len(each) - at)
        found.append(each[at].union(each[at + size - 1]))
        at += size
    return found + each[at : at + more]


def field_places(zone: Rect) -> list[Rect]:
    return places(zone, ISLAND_SPACES)


def barrel_places(quay: Rect) -> list[Rect]:
    left = quay.x + round(quay.width * PURSE)
    step = (quay.right - left) // len(GOODS)
    return [Rect(left + at * step + 2, quay.y + 1, step - 4, quay.height - 2) for at in range(len(GOODS))]


def paint(picture: Surface, zones: Mapping[str, Rect]) -> Iterator[None]:
    """The ground from edge to edge, and the life on it."""
    if strong():
        return
    bottom = zones["hints"].top
    for name, ground in GROUNDS.items():
        zone = zones[name]
        high = (bottom if name == "fields" else zone.bottom) - zone.y
        yield from along(picture, f"puerto_rico/{ground}", Rect(0, zone.y, picture.get_width(), high))
    for name, lives in LIFE.items():
        for at, place in enumerate(places(zones[name])):
            drawn = drawing(f"puerto_rico/land/{lives[at % len(lives)]}", place.width, place.height)
            picture.blit(drawn, drawn.get_rect(midbottom=place.midbottom))
        yield


def along(picture: Surface, name: str, area: Rect) -> Iterator[None]:
    """A drawing that goes on sideways."""
    part = drawing(name, round(area.height * shape(name)), area.height)
    for left in range(area.x, area.right, max(1, part.get_width())):
        picture.blit(part, (left, area.y), Rect(0, 0, min(part.get_width(), area.right - left), area.height))
        yield


def purse(
    pieces: Pieces,
    seat: "PuertoRicoSeat",
    portrait: str,
    points: str,
    governor: bool,
    quay: Rect,
    letters: int,
) -> Iterator[Placed]:
    """Who I am, and what I have besides barrels."""
    face = pieces.pictures.drawing(portrait, quay.height - 2)
    yield standing(face, quay.x + 4, quay.centery)
    left, right = quay.x + face.size[0] + 8, quay.x + round(quay.width * PURSE) - 4
    if governor:
        crown = pieces.pictures.drawing(GOVERNOR, min(quay.height // 2, letters + 6))
        yield Placed(crown, left - 4, quay.y + crown.size[1] // 2)
    counts = [(COIN, str(seat["doubloons"])), (SEAL, points)]
    if seat["stored"]:
        counts.append((COLONISTS, str(seat["stored"])))
    high = letters + 2
    while high > 8 and sum(pieces.wide(words, high) + high + 14 for _, words in counts) > right - left:
        high -= 1
    for sign, words in counts:
        yield from pieces.counted(sign, words, left, quay.centery, high)
        left += pieces.wide(words, high) + high + 14


def barrels(
    pieces: Pieces,
    seat: "PuertoRicoSeat",
    more: Mapping[str, int],
    lost: Mapping[str, int],
    quay: Rect,
    letters: int,
) -> Iterator[Placed]:
    """Barrels by kind, what would come to them, and what would be lost of them."""
    for good, place in zip(GOODS, barrel_places(quay), strict=True):
        count = seat["goods"].get(good, 0)
        if not (count or more.get(good)):
            continue
        sprite = pieces.barrel(good, place.height - 4)
        left = place.centerx - sprite.size[0]
        yield Placed(sprite, left + sprite.size[0] // 2, place.centery)
        left += sprite.size[0] + 4
        bin_ = lost.get(good, 0)
        y = place.centery - (letters // 2 if bin_ else 0)
        yield from pieces.number(str(count), left, y, letters + 2)
        if gain := more.get(good):
            at = left + pieces.wide(str(count), letters + 2) + 2
            yield from pieces.number(f"+{gain}", at, y, letters - 2, GAIN)
        if bin_:
            yield standing(pieces.pictures.icon("icons/bin", letters, LOSS), left, y + letters)
            yield from pieces.number(str(bin_), left + letters + 2, y + letters, letters - 1, LOSS)
