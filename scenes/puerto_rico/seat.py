"""Another seat as a piece of the far shore: who sits there, its town, its fields, its barrels on the quay."""

from collections import Counter, deque
from collections.abc import Generator, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.puerto_rico.catalogue import CITY_SPACES, GOODS, TILES
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.daylight import Light
from scenes.draw.lettering import STRONG
from scenes.draw.pictures import along
from scenes.draw.theme import INK, strong
from scenes.puerto_rico.pieces import COIN, COLONISTS, SEAL, Pieces, spaces
from scenes.table.seat import ASKED, FEWEST, GOVERNOR, paper
from scenes.widgets.tokens import standing

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoSeat

SHARES: Final = {"head": 0.27, "town": 0.22, "fields": 0.16, "quay": 0.19, "wall": 0.16}
"""Of the height, from the top: who it is, the town, the fields, the barrels, the wall that chips hang on."""
WITH_FIELDS: Final = 6.5
"""So many letters high is a seat that has room for its fields."""
WITH_COLONISTS: Final = 22
"""So many letters wide is a seat that has room for its colonists."""
ONE_LINE: Final = 12
"""So many letters wide is a seat whose name has room beside what is counted."""
AIR: Final = 6
"""Pixels around two lines of a head."""
FEW: Final = 7
"""Buildings are no larger than so many side by side."""


class Neighbour(NamedTuple):
    name: str
    portrait: str
    governor: bool
    asked: bool
    points: str
    seat: "PuertoRicoSeat"

    @property
    def key(self) -> Hashable:
        return self.name, self.governor, self.asked, self.points, repr(self.seat)


def rows(zone: Rect, letters: int) -> dict[str, Rect]:
    """The parts of a seat: no fields if it is not high, and two lines for its head if it is not wide."""
    shares = dict(SHARES)
    if zone.height < WITH_FIELDS * letters:
        spare = shares.pop("fields")
        shares = {name: share / (1 - spare) for name, share in shares.items()}
    if zone.width < ONE_LINE * letters:
        head = max(shares["head"], (2 * letters + AIR) / zone.height)
        rest = (1 - head) / (1 - shares["head"])
        shares = {name: share * rest for name, share in shares.items()} | {"head": head}
    found, top = {}, float(zone.y)
    for name, share in shares.items():
        bottom = top + zone.height * share
        found[name] = Rect(zone.x, round(top), zone.width, round(bottom) - round(top))
        top = bottom
    return found


def columns(row: Rect) -> list[Rect]:
    """Where each good is told of; the last place is for quarries."""
    step = row.width // len(TILES)
    return [Rect(row.x + 3 + at * step, row.y, step, row.height) for at in range(len(TILES))]


def panel_of(pieces: Pieces, who: Neighbour, zone: Rect, letters: int, ground: Sprite) -> Sprite:
    area = Rect((0, 0), zone.size)
    whole = _head if is_low(zone.size, letters) else _whole
    key = "pr seat", ground, zone.size, who.key
    return pieces.pictures.composed(key, ground, lambda: whole(pieces, who, area, letters))


def is_low(size: tuple[int, int], letters: int) -> bool:
    """It has room for its head alone."""
    return size[1] < 4 * letters


def face(zone: Rect, letters: int) -> int:
    """How high the portrait is."""
    return _face(zone if is_low(zone.size, letters) else rows(zone, letters)["head"], letters)


def _face(head: Rect, letters: int) -> int:
    return min(head.height - 2, 3 * letters)


def ground(
    pieces: Pieces, size: tuple[int, int], asked: bool, letters: int, light: Light
) -> Generator[None, None, Sprite]:
    """A sheet of paper, and under it the coast in a light; brighter for whoever has to answer."""

    def paint() -> Generator[None, None, Surface]:
        yield
        return _ground(size, asked, letters, light)

    key = "pr coast", size, asked, light.hour
    return (yield from pieces.pictures.pieced(key, paint, lasting=False))


def _ground(size: tuple[int, int], asked: bool, letters: int, light: Light) -> Surface:
    edge, picture = ASKED if asked else 1, paper(size, asked)
    if is_low(size, letters) or strong():
        return picture
    head = rows(Rect((0, 0), size), letters)["head"].bottom
    shore = Surface((size[0] - 2 * edge, size[1] - head - edge), SRCALPHA)
    deque(along(shore, "puerto_rico/coast", shore.get_rect(), light.land), maxlen=0)
    picture.blit(shore, (edge, head))
    return picture


def _whole(pieces: Pieces, who: Neighbour, area: Rect, letters: int) -> Iterator[Placed]:
    found = rows(area, letters)
    yield from _head(pieces, who, found["head"], letters)
    town, city = found["town"], who.seat["city"]
    taken = sum(spaces(each["building"]) for each in city)
    side = min(town.height - 2, (area.width - 8) // (FEW if taken <= FEW else CITY_SPACES) - 1)
    left = town.x + 4
    for building in city:
        wide = spaces(building["building"]) * (side + 1) - 1
        place = Rect(left, town.centery - side // 2, wide, side)
        yield Placed(pieces.building(building["building"], place.size), *place.center)
        if not building.get("colonists"):
            hole = pieces.pictures.drawing("puerto_rico/hole", max(6, side // 2))
            yield Placed(hole, place.centerx, place.bottom - hole.size[1] // 2)
        left += wide + 1
    if "fields" in found:
        yield from _fields(pieces, who.seat, found["fields"], letters)
    yield from barrels(pieces, who.seat, found["quay"], letters)


def _fields(pieces: Pieces, seat: "PuertoRicoSeat", row: Rect, letters: int) -> Iterator[Placed]:
    """How many of each kind, above the barrels of that good."""
    counts, places = Counter(tile["tile"] for tile in seat["island"]), columns(row)
    size = min(row.height - 1, places[0].width - pieces.wide("8", letters) - 4)
    for tile, place in zip(TILES, places, strict=True):
        if count := counts[tile]:
            yield standing(pieces.plot(tile, size), place.x, place.centery)
            yield from pieces.number(str(count), place.x + size + 2, place.centery, letters, INK)


def barrels(pieces: Pieces, seat: "PuertoRicoSeat", quay: Rect, letters: int) -> Iterator[Placed]:
    """What lies on the quay, each kind in its place."""
    places = columns(quay)
    size = min(quay.height, places[0].width - pieces.wide("8", letters) - 2)
    for good, place in zip(GOODS, places, strict=False):
        if count := seat["goods"].get(good, 0):
            yield standing(pieces.good(good, size), place.x, place.centery)
            yield from pieces.number(str(count), place.x + size + 1, place.centery, letters, INK)


def _head(pieces: Pieces, who: Neighbour, area: Rect, letters: int) -> Iterator[Placed]:
    """The portrait, the name, and what can be counted: in two lines where one has no room for names."""
    high = _face(area, letters)
    yield standing(pieces.pictures.drawing(who.portrait, high), area.x + 2, area.centery)
    counts = [(COIN, str(who.seat["doubloons"])), (SEAL, who.points)]
    if area.width > WITH_COLONISTS * letters:
        counts.insert(0, (COLONISTS, str(colonists(who.seat))))
    left, wide = area.x + high + 6, sum(pieces.wide(words, letters) + letters + 8 for _, words in counts)
    room = area.right - 8 - wide - left
    whole = pieces.tokens.small_letters.width(who.name, STRONG, letters) + who.governor * (letters + 6)
    narrow, air = area.width < ONE_LINE * letters, area.height - 2 * letters
    if (narrow and air >= AIR) or (room < whole and air >= 2):
        yield from _counts(pieces, counts, left, area.centery + letters // 2, letters)
        yield from _name(pieces, who, left, area.right - 4, area.centery - letters // 2, letters)
        return
    yield from _counts(pieces, counts, area.right - 4 - wide, area.centery, letters)
    yield from _name(pieces, who, left, area.right - 8 - wide, area.centery, letters)


def colonists(seat: "PuertoRicoSeat") -> int:
    """All that a seat has, at work or not."""
    at_work = sum(each.get("colonists", 0) for each in seat["city"])
    return at_work + sum(1 for tile in seat["island"] if tile.get("colonist")) + seat["stored"]


def _counts(
    pieces: Pieces, counts: Sequence[tuple[str, str]], left: float, y: float, letters: int
) -> Iterator[Placed]:
    for sign, words in counts:
        yield from pieces.counted(sign, words, left, y, letters, INK)
        left += pieces.wide(words, letters) + letters + 8


def _name(
    pieces: Pieces, who: Neighbour, left: float, right: float, y: float, letters: int
) -> Iterator[Placed]:
    if who.governor:
        crown = pieces.pictures.drawing(GOVERNOR, letters + 4)
        yield standing(crown, left, y)
        left += crown.size[0] + 2
    name = pieces.tokens.small_letters.shortened(who.name, round(right - left), STRONG, letters)
    if len(name) >= FEWEST or name == who.name:
        yield standing(pieces.pictures.text(name, INK, STRONG, letters), left, y)
