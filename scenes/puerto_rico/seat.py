"""Another seat as a piece of the far shore: who sits there, its town, its barrels on the quay."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect, Surface

from game.puerto_rico.catalogue import GOODS
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.lettering import STRONG
from scenes.draw.pictures import panel
from scenes.draw.theme import CREAM, DEEP, FOAM, NIGHT, SEA, mixed, strong
from scenes.puerto_rico.pieces import COIN, COLONISTS, SEAL, Pieces
from scenes.table.seat import FEWEST, GOVERNOR
from scenes.widgets.tokens import standing

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoSeat

SHARES: Final = (0.31, 0.24, 0.22, 0.23)
"""Of the height: who it is, the town, the barrels, the wall that chips hang on."""
MOST_BUILDINGS: Final = 12
WITH_COLONISTS: Final = 22
"""So many letters wide is a seat that has room for its colonists."""


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


def rows(zone: Rect) -> list[Rect]:
    """The parts of a seat, from the top; one that is not high has the first only."""
    found, top = [], zone.y
    for share in SHARES:
        high = round(zone.height * share)
        found.append(Rect(zone.x, top, zone.width, high))
        top += high
    return found


def panel_of(pieces: Pieces, who: Neighbour, zone: Rect, letters: int) -> Sprite:
    low = zone.height < 4 * letters
    key = "pr seat", zone.size, who.asked, low
    ground = pieces.pictures.made(key, lambda: _ground(pieces, zone.size, who.asked, low))
    area = Rect((0, 0), zone.size)
    parts = _head(pieces, who, area, letters) if low else _whole(pieces, who, area, letters)
    return pieces.pictures.composed((*key, who.key), ground, lambda: parts)


def _ground(pieces: Pieces, size: tuple[int, int], asked: bool, low: bool) -> Surface:
    colour = mixed(DEEP, SEA, 0.6) if asked else DEEP
    picture = panel(
        size, colour, min(size) // 8, FOAM if asked else mixed(DEEP, SEA, 0.35), 2 if asked else 1
    )
    if not (low or strong()):
        wall = rows(Rect((0, 0), size))[3]
        drawn = panel((size[0] - 4, max(3, wall.height // 3)), mixed(NIGHT, SEA, 0.35), 2)
        picture.blit(drawn, (2, wall.y))
    return picture


def _whole(pieces: Pieces, who: Neighbour, area: Rect, letters: int) -> Iterator[Placed]:
    head, town, quay, _ = rows(area)
    yield from _head(pieces, who, head, letters)
    city = who.seat["city"]
    side = min(town.height - 2, (area.width - 8) // max(7, sum(1 for _ in city)))
    for at, building in enumerate(city[:MOST_BUILDINGS]):
        place = Rect(town.x + 4 + at * (side + 1), town.y, side, side)
        yield Placed(pieces.building(building["building"], place.size), *place.center)
        if not building.get("colonists"):
            hole = pieces.pictures.drawing("puerto_rico/hole", max(6, side // 3))
            yield Placed(hole, place.centerx, place.bottom - hole.size[1] // 2)
    yield from barrels(pieces, who.seat, quay, letters)


def barrels(pieces: Pieces, seat: "PuertoRicoSeat", quay: Rect, letters: int) -> Iterator[Placed]:
    """What lies on the quay, each kind in its place."""
    step = quay.width // len(GOODS)
    for at, good in enumerate(GOODS):
        count = seat["goods"].get(good, 0)
        if count:
            left = quay.x + at * step + 2
            size = min(quay.height, step - pieces.wide("8", letters) - 2)
            yield standing(pieces.good(good, size), left, quay.centery)
            yield from pieces.number(str(count), left + size, quay.centery, letters)


def _head(pieces: Pieces, who: Neighbour, area: Rect, letters: int) -> Iterator[Placed]:
    """The portrait, the name, and what can be counted: in two lines where one has no room for the name."""
    high = min(area.height - 2, 3 * letters)
    yield standing(pieces.pictures.drawing(who.portrait, high), area.x + 2, area.centery)
    counts = [(COIN, str(who.seat["doubloons"])), (SEAL, who.points)]
    if area.width > WITH_COLONISTS * letters:
        counts.insert(0, (COLONISTS, str(colonists(who.seat))))
    left, wide = area.x + high + 6, sum(pieces.wide(words, letters) + letters + 8 for _, words in counts)
    room = area.right - 4 - wide - left
    whole = pieces.tokens.small_letters.width(who.name, STRONG, letters) + who.governor * (letters + 6)
    if room < whole and area.height >= 2 * letters + 6:
        yield from _counts(pieces, counts, left, area.centery + letters // 2 + 3, letters)
        yield from _name(pieces, who, left, area.right - 4, area.centery - letters // 2 - 2, letters)
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
        yield from pieces.counted(sign, words, left, y, letters)
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
        yield standing(pieces.pictures.text(name, CREAM, STRONG, letters), left, y)
