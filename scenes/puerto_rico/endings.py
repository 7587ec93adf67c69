"""The three endings: how each is announced, and the sign that stays until the last round is over."""

from collections.abc import Iterator, Mapping
from typing import Final

from pygame import Rect

from game.texts import Say
from scenes.draw.canvas import Sprite
from scenes.draw.theme import ROOF
from scenes.puerto_rico.pieces import COLONISTS, LOSS, SEAL, Pieces
from scenes.table.banner import ribbon
from scenes.table.placards import Role
from scenes.widgets.tokens import Tokens

CITY: Final = "icons/city"
SIGNS: Final[Mapping[str, str]] = {"city": CITY, "points": SEAL, "colonists": COLONISTS}
"""By the reason why a round is the last."""
WIDEST: Final = 0.25
"""Of the message bar: a wider sign has no words."""


def make(pieces: Pieces, zones: Mapping[str, Rect], say: Say) -> Iterator[None]:
    for why in SIGNS:
        announced(pieces.tokens, why, zones["stage"], say)
        yield
        sign(pieces, why, zones["ask"], say)
        yield


def announced(tokens: Tokens, why: str, zone: Rect, say: Say) -> Sprite:
    """For all to see in the bay."""
    return ribbon(tokens, Role(SIGNS[why], ROOF, (say(f"last.{why}"),)), zone)


def sign(pieces: Pieces, why: str, zone: Rect, say: Say) -> Sprite:
    """At the end of the message bar."""
    high = pieces.tokens.small_letters.smallest
    tag = pieces.tag(say("table.last"), SIGNS[why], high, LOSS)
    return tag if tag.size[0] <= zone.width * WIDEST else pieces.tag("", SIGNS[why], high, LOSS)
