"""The bay between the shores, the one stage: tiles, newcomers, the trading house, ships."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.puerto_rico.catalogue import GOODS, HOUSE_SPACES
from game.texts import Say
from scenes.draw.canvas import Placed
from scenes.draw.lettering import STRONG
from scenes.draw.theme import CREAM, FOAM, INK
from scenes.puerto_rico.asking import QUARRIES, STACK
from scenes.puerto_rico.pieces import COLONISTS, GAIN, Pieces

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.puerto_rico.views import PuertoRicoFields, PuertoRicoManning, PuertoRicoSupply, PuertoRicoView

HOUSE_SHAPE: Final = 320 / 122
BAYS: Final = (30, 70, 50, 112)
"""Of the house's drawing: where bays begin, from one to the next, how wide they are, and their floor."""
HOUSE_WIDTH: Final = 320


# Tiles


def tile_spots(view: "PuertoRicoView") -> list[int]:
    """The places of those face up, of the unseen ones and of the quarries."""
    unseen = [STACK] if view["stack"] + len(view["discards"]) else []
    return [*range(len(view["face_up"])), *unseen, *([QUARRIES] if view["quarries"] else [])]


def tile_places(stage: Rect, view: "PuertoRicoView", letters: int) -> "dict[int, Rect]":
    spots = tile_spots(view)
    step = min(stage.width // max(1, len(spots)), stage.height)
    side = min(step - 10, stage.height - letters - 12)
    left = stage.centerx - step * len(spots) / 2
    return {
        at: Rect(round(left + place * step + (step - side) / 2), stage.y + 4, side, side)
        for place, at in enumerate(spots)
    }


def tiles(
    pieces: Pieces, view: "PuertoRicoView", fields: "PuertoRicoFields", stage: Rect, letters: int, say: Say
) -> Iterator[Placed]:
    """Each with what it would be good for."""
    for at, place in tile_places(stage, view, letters).items():
        if at == STACK:
            yield Placed(pieces.field("back", place.size), *place.center)
            yield from _below(pieces, place, str(view["stack"]), letters, False)
            continue
        kind = "quarry" if at == QUARRIES else view["face_up"][at]
        yield Placed(pieces.field(kind, place.size), *place.center)
        if at == QUARRIES:
            coin = pieces.tokens.coin(view["quarries"], max(letters + 6, place.width // 3))
            yield Placed(coin, place.right - coin.size[0] // 3, place.y + coin.size[1] // 3)
        found = fields["tiles"][kind]
        words = say("field.makes", count=found["makes"]) if found["makes"] else say(f"field.{found['why']}")
        yield from _below(pieces, place, words, letters, bool(found["makes"]) or found["why"] == "cheaper")


def _below(pieces: Pieces, place: Rect, words: str, letters: int, gain: bool) -> Iterator[Placed]:
    lettering = pieces.tokens.small_letters
    high = lettering.narrowed(words, place.width + 8, STRONG, letters, 8)
    words = lettering.shortened(words, place.width + 8, STRONG, high)
    text = pieces.pictures.text(words, GAIN if gain else FOAM, STRONG, high)
    yield Placed(text, place.centerx, place.bottom + letters // 2 + 4)


# Newcomers, and what they would make


def newcomers(
    pieces: Pieces, supply: "PuertoRicoSupply", found: "PuertoRicoManning | None", stage: Rect, letters: int
) -> Iterator[Placed]:
    """The ship with its colonists; with a draft of who works where, what would be made."""
    side = min(stage.height, stage.width // 4)
    ship = pieces.pictures.drawing("puerto_rico/colonist_ship", side)
    yield Placed(ship, stage.x + side // 2 + 4, stage.centery)
    yield from pieces.counted(COLONISTS, str(supply["ship"]), stage.x + side + 4, stage.y + letters, letters)
    if not found:
        return
    area = Rect(stage.x + side + 30, stage.y, stage.width - side - 34, stage.height)
    step = area.width // len(GOODS)
    for at, good in enumerate(GOODS):
        x = area.x + (at + 0.5) * step
        high = min(step, area.height - letters * 2 - 8)
        before, after = found["before"].get(good, 0), found["output"].get(good, 0)
        yield Placed(pieces.barrel(good, high), round(x), area.y + high // 2 + 4)
        words = str(after) if before == after else f"{before}›{after}"
        colour = GAIN if after > before else CREAM
        left = x - pieces.wide(words, letters + 4) / 2
        yield from pieces.number(words, round(left), area.bottom - letters, letters + 4, colour)


# Trade


def house_place(stage: Rect) -> Rect:
    width = min(stage.width - 8, round(stage.height * HOUSE_SHAPE))
    place = Rect(0, 0, width, round(width / HOUSE_SHAPE))
    place.center = stage.center
    return place


def house_bays(stage: Rect) -> list[Rect]:
    place = house_place(stage)
    scale = place.width / HOUSE_WIDTH
    first, step, wide, floor = (round(each * scale) for each in BAYS)
    return [
        Rect(place.x + first + at * step, place.y + floor - wide, wide, wide) for at in range(HOUSE_SPACES)
    ]


def house(pieces: Pieces, sold: Sequence[str], stage: Rect) -> Iterator[Placed]:
    place = house_place(stage)
    yield Placed(pieces.pictures.drawing("puerto_rico/trading_house", *place.size), *place.center)
    for good, bay in zip(sold, house_bays(stage), strict=False):
        barrel = pieces.barrel(good, bay.height)
        yield Placed(barrel, bay.centerx, bay.bottom - barrel.size[1] // 2)


# What is in the supply


def supply(pieces: Pieces, goods: "Mapping[str, int]", stage: Rect, letters: int) -> Iterator[Placed]:
    """Barrels that are left, for the craftsman."""
    step = stage.width // len(GOODS)
    for at, good in enumerate(GOODS):
        x = stage.x + (at + 0.5) * step
        barrel = pieces.barrel(good, min(step, stage.height - 2 * letters))
        yield Placed(barrel, round(x), stage.y + barrel.size[1] // 2 + 4)
        words = str(goods.get(good, 0))
        left = x - pieces.wide(words, letters + 2) / 2
        yield from pieces.number(words, round(left), stage.bottom - letters + 2, letters + 2)


# Ships


def ship_places(stage: Rect, count: int) -> list[Rect]:
    step = stage.width // count
    return [Rect(stage.x + at * step + 4, stage.y + 2, step - 8, stage.height - 4) for at in range(count)]


def ships(pieces: Pieces, view: "PuertoRicoView", wharf: bool, stage: Rect, letters: int) -> Iterator[Placed]:
    """Freighters with what is aboard, and one's own wharf, if it has not served yet."""
    count = len(view["ships"]) + wharf
    places = ship_places(stage, count)
    for ship, place in zip(view["ships"], places, strict=False):
        yield from pieces.ship(ship, place)
        x, y = pieces.sail(ship, place)
        words = f"{ship.get('barrels', 0)}/{ship['size']}"
        kind = ship.get("kind")
        high = letters + 2
        if kind:
            good = pieces.good(kind, high + 4)
            yield Placed(good, x, round(y - high / 2 - 1))
        left = x - pieces.wide(words, high) / 2
        yield from pieces.number(words, round(left), y + (high / 2 + 2 if kind else 0), high, INK)
    if wharf:
        place = places[-1]
        size = min(place.width, round(place.height * 150 / 114)), place.height
        yield Placed(pieces.pictures.drawing("puerto_rico/ships/wharf", *size), *place.center)
