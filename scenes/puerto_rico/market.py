"""The market of buildings in its four columns: price to pay now, copies left, what is missing."""

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from game.puerto_rico.catalogue import BUILDINGS, NAMES
from game.texts import Say
from scenes.draw.canvas import Placed, Sprite
from scenes.draw.lettering import STRONG
from scenes.draw.theme import NIGHT
from scenes.puerto_rico.pieces import COIN, GAIN, LOSS, PLAIN, SEAL, SHORT, Pieces
from scenes.widgets.tokens import standing

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoMarket, PuertoRicoOffer

COLUMNS, ROWS = 8, 3
"""Cells: two for each column of quarries but the last, whose buildings are wide."""
GONE: Final = ("already_built", "sold_out")
"""Nobody asks what it costs any more."""
QUARRIES: Final = 4
"""More of them make nothing cheaper."""
DEAREST: Final = 10
"""Doubloons."""
LEAST: Final = 8
"""Letters of a label may be so small."""
HEAD: Final = 0.12
"""Of the height: how much quarries take off a column."""


def places(stage: Rect) -> list[Rect]:
    """By building, in the order of the catalogue."""
    head = round(stage.height * HEAD)
    wide, high = stage.width // COLUMNS, (stage.height - head) // ROWS
    taken = [0] * 5
    found = []
    for building in BUILDINGS:
        column, at = building.column, taken[building.column]
        taken[column] += 1
        x, y = 2 * (column - 1) + at // ROWS, at % ROWS
        found.append(Rect(stage.x + x * wide + 2, stage.y + head + y * high + 2, wide - 4, high - 4))
    return found


def market(
    pieces: Pieces, found: "PuertoRicoMarket", quarries: int, stage: Rect, letters: int, say: Say
) -> Iterator[Placed]:
    yield from heads(pieces, quarries, stage, letters)
    for name, place in zip(NAMES, places(stage), strict=True):
        yield Placed(_offer(pieces, name, found["buildings"][name], place.size, letters, say), *place.center)


def _offer(
    pieces: Pieces, name: str, offer: "PuertoRicoOffer", size: tuple[int, int], letters: int, say: Say
) -> Sprite:
    reason, price = offer.get("reason"), offer["price"]
    cheaper = reason not in GONE and price < int(offer["steps"][0][1])
    told = reason, price, cheaper, offer["points"], offer["copies"], offer.get("short"), offer.get("worth")
    return pieces.pictures.composed(
        ("pr offer", name, size, letters, told),
        pieces.offered(name, size, bool(reason)),
        lambda: _upon(pieces, name, offer, Rect((0, 0), size), letters, say),
    )


def _upon(
    pieces: Pieces, name: str, offer: "PuertoRicoOffer", place: Rect, letters: int, say: Say
) -> Iterator[Placed]:
    """In the corners: its price, its points, when it acts, how many are left or why it is not to be had."""
    if offer.get("reason") not in GONE:
        size = max(letters + 6, place.height * 2 // 5)
        coin = pieces.tokens.coin(offer["price"], size, offer["price"] < int(offer["steps"][0][1]))
        yield Placed(coin, size // 2 - 1, size // 2 - 1)
        size = max(letters + 4, place.height // 3)
        yield Placed(pieces.seal(offer["points"], size), place.right - size // 2 + 1, size // 2)
        size = max(letters, place.height // 3)
        sign = pieces.acting(name, size)
        yield Placed(sign, size // 2 + 2, place.bottom - size // 2 - 2)
    tag = _tag(pieces, offer, place.width, letters - 2, say)
    if tag:
        yield Placed(tag, place.right - tag.size[0] // 2 - 1, place.bottom - tag.size[1] // 2 - 1)


def make(pieces: Pieces, size: tuple[int, int], letters: int, say: Say) -> Iterator[None]:
    """All that may be told of an offer of this size."""
    place = Rect((0, 0), size)
    coin, common = max(letters + 6, place.height * 2 // 5), {"points": 1, "copies": 1, "steps": []}
    for price, cheaper in product(range(DEAREST + 1), (False, True)):
        pieces.tokens.coin(price, coin, cheaper)
        yield
    told: list[dict[str, object]] = [{"reason": reason} for reason in GONE]
    told += [{"short": count} for count in range(1, DEAREST + 1)]
    told += [{"worth": count} for count in range(1, DEAREST + 1)]
    told += [{"copies": count} for count in range(2, 5)]
    for each in told:
        offer: Any = {**common, **each}
        _tag(pieces, offer, place.width, letters - 2, say)
        yield


def _tag(pieces: Pieces, offer: "PuertoRicoOffer", width: int, letters: int, say: Say) -> Sprite | None:
    """Why it cannot be built; else what it would be worth, or how many are left."""
    reason, room = offer.get("reason"), width * 2 // 3
    if reason in GONE:
        words, room = say(f"market.{reason}"), width
    elif short := offer.get("short"):
        words = say("market.short", count=short)
        longest = say("market.short", count=DEAREST)
        if pieces.tokens.small_letters.width(longest, STRONG, letters) + letters > room:
            return pieces.tag(str(short), SHORT, letters, LOSS)
    elif offer.get("worth"):
        return pieces.tag(f"+{offer['worth']}", SEAL, letters, GAIN)
    elif offer["copies"] > 1:
        words = f"×{offer['copies']}"
    else:
        return None
    high = pieces.tokens.small_letters.narrowed(words, room - letters, STRONG, letters, LEAST)
    return pieces.tag(words, "", high, LOSS if offer.get("short") else PLAIN)


def heads(pieces: Pieces, quarries: int, stage: Rect, letters: int) -> Iterator[Placed]:
    """The head of each column: how many quarries count there, and how many one has that do."""
    high = round(stage.height * HEAD)
    size, wide = max(8, min(high - 4, letters + 4)), stage.width // QUARRIES
    bar = pieces.pictures.panel((wide - 4, high - 2), NIGHT, high // 4)
    for column in range(QUARRIES):
        left = stage.x + column * wide + 4
        yield standing(bar, left - 2, stage.y + high // 2)
        left += high // 4
        for at in range(column + 1):
            tile = pieces.field("quarry", (size, size)) if at < quarries else pieces.no_quarry(size)
            yield standing(tile, left + at * (size + 2), stage.y + high // 2)
        if quarries:
            tag = pieces.tag(f"−{min(quarries, column + 1)}", COIN, letters - 2, GAIN)
            yield standing(tag, left + (column + 1) * (size + 2) + 2, stage.y + high // 2)
