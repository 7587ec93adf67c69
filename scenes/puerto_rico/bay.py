"""The bay between the shores, the one stage: tiles, newcomers, the trading house, ships."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from game.puerto_rico.catalogue import GOODS, HOUSE_SPACES
from game.texts import Say
from scenes.draw.canvas import Placed
from scenes.draw.lettering import STRONG
from scenes.draw.theme import DARK_LEAF, INK, PAPER
from scenes.puerto_rico.asking import QUARRIES, STACK
from scenes.puerto_rico.pieces import COIN, COLONIST, COLONISTS, GAIN, PLAIN, SEAL, Look, Pieces
from scenes.widgets.tokens import standing

if TYPE_CHECKING:
    from game.puerto_rico.views import (
        PuertoRicoFields,
        PuertoRicoManning,
        PuertoRicoSupply,
        PuertoRicoView,
    )

HOUSE_SHAPE: Final = 320 / 122
HOUSE_SHARE: Final = 0.58
"""Of the stage; what is written of a sale has the rest."""
BAYS: Final = (30, 70, 50, 112)
"""Of the house's drawing: where bays begin, from one to the next, how wide they are, and their floor."""
HOUSE_WIDTH: Final = 320
BOAT_SHAPE: Final = 160 / 60
RAIL: Final = 0.42
"""Of a boat's height: how much of a colonist is seen above its rail, and how deep that is."""
BOAT: Final = 0.28
"""Of the stage's width."""
LEAST: Final = 8
"""Letters of a label may be so small."""


# Tiles


def tile_spots(view: "PuertoRicoView") -> list[int]:
    """The places of those face up, of the unseen ones and of the quarries."""
    unseen = [STACK] if view["stack"] + len(view["discards"]) else []
    return [*range(len(view["face_up"])), *unseen, *([QUARRIES] if view["quarries"] else [])]


def tile_places(stage: Rect, view: "PuertoRicoView", letters: int) -> dict[int, Rect]:
    spots = tile_spots(view)
    side, step = tile_step(stage, len(spots), letters)
    left, high = stage.centerx - step * len(spots) / 2, side + letters + 10
    top = stage.centery - high // 2
    return {
        at: Rect(round(left + place * step + (step - side) / 2), top, side, side)
        for place, at in enumerate(spots)
    }


def tile_step(stage: Rect, count: int, letters: int) -> tuple[int, int]:
    """The side of a tile, and how far it is from one to the next."""
    step = stage.width // max(1, count)
    side = min(step - 10, stage.height - letters - 20)
    return side, min(step, side + 3 * letters)


def tiles(
    pieces: Pieces, view: "PuertoRicoView", fields: "PuertoRicoFields", stage: Rect, letters: int, say: Say
) -> Iterator[Placed]:
    """Each with what it would be good for."""
    found = tile_places(stage, view, letters)
    _, room = tile_step(stage, len(found), letters)
    for at, place in found.items():
        if at == STACK:
            yield Placed(pieces.field("back", place.size), *place.center)
            yield below(pieces, place, str(view["stack"]), letters, PLAIN, room)
            continue
        kind = "quarry" if at == QUARRIES else view["face_up"][at]
        yield Placed(pieces.field(kind, place.size), *place.center)
        if at == QUARRIES:
            tag = pieces.tag(f"×{view['quarries']}", "", letters, PLAIN)
            yield Placed(tag, place.right - tag.size[0] // 2, place.y + tag.size[1] // 2)
        words, gain = caption(fields, kind, say)
        yield below(pieces, place, words, letters, GAIN if gain else PLAIN, room)


def caption(fields: "PuertoRicoFields", kind: str, say: Say) -> tuple[str, bool]:
    """What a tile would be good for in two words, and whether it would."""
    found = fields["tiles"][kind]
    if found["makes"]:
        return f"+{found['makes']} {say(f'good.{kind}')}", True
    if kind == "quarry" and "by" not in found:
        return say("field.settler"), False
    if found["why"] in ("full", "no_building"):
        return say(f"field.{found['why']}.{kind}"), False
    return say(f"field.{found['why']}"), found["why"] == "cheaper"


def below(pieces: Pieces, place: Rect, words: str, letters: int, look: Look, room: int = 0) -> Placed:
    """A label under a place."""
    lettering, room = pieces.tokens.small_letters, (room or place.width) - letters // 2 - 2
    high = lettering.narrowed(words, room, STRONG, letters, LEAST)
    tag = pieces.tag(lettering.shortened(words, room, STRONG, high), "", high, look)
    return Placed(tag, place.centerx, place.bottom + tag.size[1] // 2 + 1)


# Newcomers, and what they would make


def newcomers(
    pieces: Pieces, supply: "PuertoRicoSupply", found: "PuertoRicoManning | None", stage: Rect, letters: int
) -> Iterator[Placed]:
    """The ship with its colonists; with a draft of who works where, who is left and what would be made."""
    place = newcomers_place(stage)
    if not found:
        ship = pieces.pictures.drawing("puerto_rico/colonist_ship", place.width)
        yield Placed(ship, *place.center)
        tag = pieces.tag(f"×{supply['ship']}", COLONISTS, letters + 2, PLAIN)
        yield Placed(tag, place.right + tag.size[0] // 2, stage.centery)
        return
    yield from _boat(pieces, max(0, found["more"]), stage, letters)
    area = Rect(stage.x + round(stage.width * BOAT), stage.y, round(stage.width * (1 - BOAT)), stage.height)
    for good, place in zip(GOODS, good_places(area), strict=True):
        before, after = found["before"].get(good, 0), found["output"].get(good, 0)
        words = str(after) if before == after else f"{before} › {after}"
        yield from good_told(
            pieces, good, place, words, letters + 2, GAIN if after > before else PLAIN, after
        )


def newcomers_place(stage: Rect) -> Rect:
    side = min(stage.height, stage.width // 4)
    place = Rect(stage.x + 4, 0, side, side)
    place.centery = stage.centery
    return place


def _boat(pieces: Pieces, left: int, stage: Rect, letters: int) -> Iterator[Placed]:
    """Those who have no work yet stand behind its rail."""
    width = round(stage.width * BOAT) - 12
    boat = pieces.pictures.drawing("puerto_rico/ships/landing_boat", width, round(width / BOAT_SHAPE))
    x, y = stage.x + 4 + width // 2, stage.bottom - boat.size[1] // 2 - letters // 2
    high = round(boat.size[1] * 0.8)
    step = min(high, width * 2 // 3 // max(1, left))
    for at in range(left):
        colonist = pieces.pictures.drawing(COLONIST, high)
        yield Placed(colonist, round(x + (at - (left - 1) / 2) * step), y - round(boat.size[1] * RAIL))
    yield Placed(boat, x, y)
    if left:
        yield Placed(pieces.tag(f"×{left}", "", letters, PLAIN), x, y + boat.size[1] // 5)


# Goods side by side


def good_places(area: Rect) -> list[Rect]:
    step = area.width // len(GOODS)
    return [Rect(area.x + at * step, area.y, step, area.height) for at in range(len(GOODS))]


def good_told(
    pieces: Pieces, good: str, place: Rect, words: str, letters: int, look: Look, count: int
) -> Iterator[Placed]:
    """A barrel with a label under it; faint if there are none."""
    high = min(place.width, place.height - letters - 16)
    barrel = pieces.barrel(good, high) if count else pieces.faint_barrel(good, high)
    box = Rect(0, 0, *barrel.size)
    box.center = place.centerx, place.centery - letters // 2 - 3
    yield Placed(barrel, *box.center)
    yield below(pieces, box, words, letters, look, place.width)


def supply(
    pieces: Pieces, goods: Mapping[str, int], taken: str, stage: Rect, letters: int
) -> Iterator[Placed]:
    """Barrels that are left, for the craftsman, who may take one more."""
    for good, place in zip(GOODS, good_places(stage), strict=True):
        left = goods.get(good, 0)
        words, look = (f"{left} › {left - 1}", GAIN) if good == taken else (str(left), PLAIN)
        yield from good_told(pieces, good, place, words, letters + 2, look, left)


# Trade


def house_place(stage: Rect) -> Rect:
    width = min(round(stage.width * HOUSE_SHARE), round((stage.height - 4) * HOUSE_SHAPE))
    place = Rect(0, 0, width, round(width / HOUSE_SHAPE))
    place.center = stage.x + round(stage.width * HOUSE_SHARE / 2), stage.centery
    return place


def house_bays(stage: Rect) -> list[Rect]:
    return _bays(house_place(stage))


def _bays(house: Rect) -> list[Rect]:
    scale = house.width / HOUSE_WIDTH
    first, step, wide, floor = (round(each * scale) for each in BAYS)
    tops = house.y + floor - wide
    return [Rect(house.x + first + at * step, tops, wide, wide) for at in range(HOUSE_SPACES)]


def house(pieces: Pieces, sold: Sequence[str], place: Rect) -> Iterator[Placed]:
    yield Placed(pieces.pictures.drawing("puerto_rico/trading_house", *place.size), *place.center)
    for good, bay in zip(sold, _bays(place), strict=False):
        barrel = pieces.barrel(good, bay.height)
        yield Placed(barrel, bay.centerx, bay.bottom - barrel.size[1] // 2)


class Entry(NamedTuple):
    """A line of the sheet beside the house."""

    sign: str
    words: str
    number: str = ""
    mark: str = COIN
    """What stands after the number."""
    total: bool = False


def ledger(pieces: Pieces, entries: Sequence[Entry], stage: Rect, letters: int) -> Iterator[Placed]:
    """What sales come to, on a sheet of paper beside the house."""
    area = Rect(stage.x + round(stage.width * HOUSE_SHARE) + 4, stage.y + 4, 0, stage.height - 8)
    area.width = stage.right - area.x - 4
    yield Placed(pieces.pictures.panel(area.size, PAPER, letters // 2, INK, 1), *area.center)
    step = min((area.height - 6) / len(entries), letters * 1.9)
    high = max(LEAST, min(letters, round(step - 4)))
    top = area.centery - step * len(entries) / 2
    for at, entry in enumerate(entries):
        line = Rect(area.x + 6, round(top + at * step), area.width - 14, round(step))
        yield from _entry(pieces, entry, line, high)


def _entry(pieces: Pieces, entry: Entry, line: Rect, high: int) -> Iterator[Placed]:
    ink = DARK_LEAF if entry.total else INK
    if entry.sign:
        yield standing(pieces.pictures.drawing(entry.sign, high + 4), line.x, line.centery)
    mark = pieces.sign(entry.mark, high + 2, ink)
    end = line.right - mark.size[0]
    yield standing(mark, end, line.centery)
    end -= pieces.wide(entry.number, high) + 4
    yield from pieces.number(entry.number, end, line.centery, high, ink)
    left, lettering = line.x + high + 8, pieces.tokens.small_letters
    size = lettering.narrowed(entry.words, end - left - 4, STRONG, high, LEAST)
    words = lettering.shortened(entry.words, round(end - left - 4), STRONG, size)
    yield standing(pieces.pictures.text(words, ink, STRONG, size), left, line.centery)


# Ships


def ship_places(stage: Rect, count: int) -> list[Rect]:
    step = stage.width // max(1, count)
    return [Rect(stage.x + at * step + 4, stage.y + 2, step - 8, stage.height - 4) for at in range(count)]


class Coming(NamedTuple):
    """A load that has the focus."""

    good: str
    barrels: int
    points: int


def ships(
    pieces: Pieces,
    view: "PuertoRicoView",
    wharf: bool,
    coming: Mapping[int, Coming],
    stage: Rect,
    letters: int,
) -> Iterator[Placed]:
    """Freighters with what is aboard and what may come, and one's own wharf, if it has not served yet."""
    count = len(view["ships"]) + wharf
    places = ship_places(stage, count)
    for at, (ship, place) in enumerate(zip(view["ships"], places, strict=False)):
        more = coming.get(at)
        yield from pieces.ship(ship, place, (more.good, more.barrels) if more else None)
        x, y, room = pieces.sail(ship, place)
        words = f"{ship.get('barrels', 0)}/{ship['size']}"
        kind = ship.get("kind")
        high = min(letters + 2, room // 2 - 3) if kind else letters + 2
        if kind:
            good = pieces.good(kind, high + 4)
            yield Placed(good, x, round(y - high / 2 - 1))
        left = x - pieces.wide(words, high) / 2
        yield from pieces.number(words, round(left), y + (high / 2 + 2 if kind else 0), high, INK)
    if wharf:
        place = places[-1]
        size = min(place.width, round(place.height * 150 / 114)), place.height
        yield Placed(pieces.pictures.drawing("puerto_rico/ships/wharf", *size), *place.center)
    for at, more in coming.items():
        tag = pieces.tag(f"+{more.points}", SEAL, letters + 2, GAIN)
        yield standing(tag, places[at].x, places[at].y + tag.size[1] // 2)
