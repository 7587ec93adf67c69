"""The market of buildings in its four columns: price to pay now, copies left, what is missing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.puerto_rico.catalogue import BUILDINGS, NAMES
from game.texts import Say
from scenes.draw.canvas import Placed
from scenes.draw.lettering import STRONG
from scenes.draw.theme import CREAM
from scenes.puerto_rico.pieces import LOSS, PLAIN, Pieces

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoMarket

COLUMNS, ROWS = 8, 3
"""Cells: two for each column of quarries but the last, whose buildings are wide."""
QUARRY: Final = "puerto_rico/tiles/quarry"
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
    yield from _heads(pieces, quarries, stage, letters)
    for name, place in zip(NAMES, places(stage), strict=True):
        offer = found["buildings"][name]
        reason = offer.get("reason")
        gone = reason in ("already_built", "sold_out")
        yield Placed(pieces.offered(name, place.size, bool(reason)), *place.center)
        if not gone:
            coin = pieces.tokens.coin(offer["price"], max(letters + 8, place.height * 2 // 5))
            yield Placed(coin, place.x + coin.size[0] // 2, place.y + coin.size[1] // 2)
            seal = pieces.seal(offer["points"], max(letters + 6, place.height // 3))
            yield Placed(seal, place.right - seal.size[0] // 2, place.y + seal.size[1] // 2)
        words = _said(offer.get("short", 0), reason, say)
        if words:
            high = pieces.tokens.small_letters.narrowed(words, place.width - letters, STRONG, letters - 1, 8)
            tag = pieces.tag(words, "", high, LOSS if offer.get("short") else PLAIN)
            yield Placed(tag, place.centerx, place.bottom - tag.size[1] // 2)
        elif offer["copies"] > 1:
            yield from pieces.number(
                f"×{offer['copies']}", place.x + 4, place.bottom - letters // 2 - 2, letters
            )


def _said(short: int, reason: str | None, say: Say) -> str:
    """Why it cannot be built, in a word."""
    if short:
        return say("market.short", count=short)
    return say(f"market.{reason}") if reason in ("already_built", "sold_out") else ""


def _heads(pieces: Pieces, quarries: int, stage: Rect, letters: int) -> Iterator[Placed]:
    high = round(stage.height * HEAD)
    size, wide = max(8, min(high - 4, letters + 4)), stage.width // 4
    for column in range(4):
        left = stage.x + column * wide + 6
        for at in range(column + 1):
            icon = pieces.pictures.icon(
                "sanjuan/icons/builder", size, CREAM if at < quarries else (90, 110, 115)
            )
            yield Placed(icon, left + at * (size + 2) + size // 2, stage.y + high // 2)
        words = f"−{min(quarries, column + 1)}" if quarries else ""
        yield from pieces.number(words, left + (column + 1) * (size + 2) + 4, stage.y + high // 2, letters)
