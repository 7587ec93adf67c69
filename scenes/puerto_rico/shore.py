"""One's own shore: the quay with barrels and purse, the town, the fields."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect, Surface

from game.puerto_rico.catalogue import CITY_SPACES, GOODS, ISLAND_SPACES
from scenes.draw.canvas import Placed
from scenes.draw.daylight import Light
from scenes.draw.lettering import STRONG
from scenes.draw.pictures import along
from scenes.draw.theme import CREAM, strong
from scenes.puerto_rico.pieces import BIN, COIN, COLONISTS, GAIN, LOSS, SEAL, Pieces, spaces
from scenes.table.seat import GOVERNOR
from scenes.widgets.tokens import standing

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoBuilding, PuertoRicoSeat

PURSE: Final = 0.31
"""Of the quay's width: who I am and what I have; the rest is for barrels."""
LIFE: Final = {
    "town": ("garden", "orange_tree", "laundry", "stakes", "goat", "orange_tree", "fountain", "stakes"),
    "fields": ("pond", "banana", "parrot", "palms", "banana", "pond", "palms"),
}
"""What is seen of the land where nothing stands yet, over and over again."""
FEW: Final = 8
WIDEST: Final = 1.1
"""A place, in its heights."""
GROUNDS: Final = {
    "sea": "scene/bay",
    "quay": "puerto_rico/planks",
    "town": "puerto_rico/town",
    "fields": "puerto_rico/wild",
}


def rows(zone: Rect, count: int) -> list[list[Rect]]:
    """Where so many buildings or tiles lie, row by row: in as many rows as make them largest."""
    return _rows(*zone, count)


@cache
def _rows(x: int, y: int, width: int, height: int, count: int) -> list[list[Rect]]:
    zone = Rect(x, y, width, height)
    return max((in_rows(zone, count, lines) for lines in (1, 2)), key=lambda found: _least(found[0][0]))


def _least(place: Rect) -> int:
    return min(place.size)


def in_rows(zone: Rect, count: int, lines: int) -> list[list[Rect]]:
    """So many places in so many rows."""
    columns, tall = count // lines, zone.height // lines
    step, high = zone.width / columns, tall - max(6, tall // 8)
    width = min(round(step) - 4, round(high * WIDEST))
    lefts = [round(zone.x + at * step + (step - width) / 2) for at in range(columns)]
    tops = [zone.y + line * tall + (tall - high) // 2 for line in range(lines)]
    return [[Rect(left, top, width, high) for left in lefts] for top in tops]


def count_for(taken: int, most: int) -> int:
    """So many places are seen: few large ones, as long as one of them stays free."""
    return FEW if taken < FEW else most


def town_rows(zone: Rect, city: "Sequence[PuertoRicoBuilding]") -> list[list[Rect]]:
    return rows(zone, count_for(sum(spaces(each["building"]) for each in city), CITY_SPACES))


def in_town(rows: Sequence[Sequence[Rect]], city: "Sequence[PuertoRicoBuilding]") -> list[Rect]:
    """Of each building, in the first row that has room for it; large ones take two spaces."""
    taken, found = [0] * len(rows), list[Rect]()
    for building in city:
        size = spaces(building["building"])
        at = next((at for at, used in enumerate(taken) if used + size <= len(rows[at])), len(rows) - 1)
        row = rows[at][taken[at] : taken[at] + size] or rows[at][-1:]
        found.append(row[0].unionall(row[1:]))
        taken[at] += size
    return found


def town_places(zone: Rect, city: "Sequence[PuertoRicoBuilding]") -> list[Rect]:
    return in_town(town_rows(zone, city), city)


def free_lots(zone: Rect, city: "Sequence[PuertoRicoBuilding]") -> list[tuple[int, Rect]]:
    """Where nothing stands, with its number."""
    rows = town_rows(zone, city)
    stands = in_town(rows, city)
    lots = [place for row in rows for place in row]
    return [(at, place) for at, place in enumerate(lots) if place.collidelist(stands) < 0]


def lot(zone: Rect, city: "Sequence[PuertoRicoBuilding]", building: str) -> Rect:
    """Where one more would stand, the others being where they are."""
    return in_town(town_rows(zone, city), [*city, {"building": building}])[-1]


def field_places(zone: Rect, taken: int) -> list[Rect]:
    """All there are on an island with so many tiles."""
    return [place for row in rows(zone, count_for(taken, ISLAND_SPACES)) for place in row]


def barrel_places(quay: Rect) -> list[Rect]:
    left = quay.x + round(quay.width * PURSE)
    step = (quay.right - left) // len(GOODS)
    return [Rect(left + at * step + 2, quay.y + 1, step - 4, quay.height - 2) for at in range(len(GOODS))]


def paint(
    picture: Surface, zones: Mapping[str, Rect], names: Iterable[str], light: Light, top: int = 0
) -> Iterator[None]:
    """The ground from edge to edge in a light, from so far down on."""
    for name in names if not strong() else ():
        zone = zones[name]
        high = (zones["hints"].top if name == "fields" else zone.bottom) - zone.y
        area, tint = (
            Rect(0, zone.y - top, picture.get_width(), high),
            light.bay if name == "sea" else light.land,
        )
        yield from along(picture, GROUNDS[name], area, tint)


def life(pieces: Pieces, name: str, free: Sequence[tuple[int, Rect]]) -> Iterator[Placed]:
    """What is seen of the land where nothing stands yet."""
    for at, place in free if not strong() else ():
        drawn = f"puerto_rico/land/{LIFE[name][at % len(LIFE[name])]}"
        sprite = pieces.pictures.drawing(drawn, *place.size)
        yield Placed(sprite, place.centerx, place.bottom - sprite.size[1] // 2)


def purse(
    pieces: Pieces,
    seat: "PuertoRicoSeat",
    name: str,
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
    beside = left
    if governor:
        crown = pieces.pictures.drawing(GOVERNOR, min(quay.height // 2, letters + 6))
        yield Placed(crown, left - 4, quay.y + crown.size[1] // 2)
        beside += crown.size[0] // 2
    counts = [(COIN, str(seat["doubloons"])), (SEAL, points)]
    if seat["stored"]:
        counts.append((COLONISTS, str(seat["stored"])))
    high, y = letters + 2, quay.centery
    while high > 8 and sum(pieces.wide(words, high) + high + 14 for _, words in counts) > right - left:
        high -= 1
    lettering = pieces.tokens.small_letters
    below = quay.height - lettering.height(STRONG, letters)
    if below >= high + 4:
        called = lettering.shortened(name, right - beside, STRONG, letters)
        sprite = pieces.pictures.text(called, CREAM, STRONG, letters)
        yield standing(sprite, beside, quay.y + (quay.height - below) // 2)
        y = quay.bottom - below // 2
    for sign, words in counts:
        yield from pieces.counted(sign, words, left, y, high)
        left += pieces.wide(words, high) + high + 14


class Told(NamedTuple):
    """What is told of the barrels of one kind, besides how many there are."""

    gain: str = ""
    sign: str = ""
    """What that is, if not barrels."""
    lost: int = 0
    note: str = ""
    """The sign of why nothing comes of them."""


def barrels(
    pieces: Pieces, seat: "PuertoRicoSeat", told: Mapping[str, Told], quay: Rect, letters: int
) -> Iterator[Placed]:
    """Barrels by kind, and what would come of them; faint where there are none."""
    for good, place in zip(GOODS, barrel_places(quay), strict=True):
        count, words = seat["goods"].get(good, 0), told.get(good, Told())
        high = min(place.height - 4, place.width * 2 // 5)
        sprite = pieces.barrel(good, high) if count or words.gain else pieces.faint_barrel(good, high)
        yield standing(sprite, place.x + 2, place.centery)
        if not (count or words.gain):
            continue
        left, y, low = place.x + sprite.size[0] + 5, float(place.centery), letters - 2
        if words.lost:
            low = min(low, place.height // 2 - 5)
            tag = pieces.tag(str(words.lost), BIN, low, LOSS)
            y = place.y + (place.height - tag.size[1]) / 2
            yield standing(tag, left, place.bottom - tag.size[1] / 2)
        yield from pieces.number(str(count), left, y, letters + 2)
        left += pieces.wide(str(count), letters + 2) + 3
        if words.gain:
            tag = pieces.tag(words.gain, words.sign, low, GAIN)
            if left + tag.size[0] > place.right:
                tag = pieces.tag(words.gain, "", low, GAIN)
            yield standing(tag, left, y)
        elif words.note:
            yield standing(pieces.pictures.drawing(words.note, letters + 4), left, y)
