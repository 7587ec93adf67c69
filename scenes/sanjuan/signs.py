"""What colours and signs tell of cards and roles."""

from collections.abc import Mapping
from typing import Final

from game.sanjuan.catalogue import BY_NAME, GOODS, MONUMENTS
from scenes.draw.canvas import Colour
from scenes.draw.theme import (
    DARK_LEAF,
    ROOF,
    SEA,
    SUN,
    TERRACOTTA,
    VIOLET,
    WOOD,
    safe,
)

GOOD_COLOURS: Final[Mapping[str, Colour]] = {
    "indigo": (60, 79, 176),
    "sugar": (255, 253, 244),
    "tobacco": (181, 132, 66),
    "coffee": (91, 56, 38),
    "silver": (168, 186, 198),
}
SAFE_COLOURS: Final[Mapping[str, Colour]] = {
    "indigo": (10, 66, 152),
    "sugar": (255, 253, 244),
    "tobacco": (224, 112, 12),
    "coffee": (46, 28, 18),
    "silver": (120, 200, 240),
}
"""Of the drawings in `art/safe`: by lightness far from each other, whatever the eyes."""
ROLE_COLOURS: Final[Mapping[str, Colour]] = {
    "builder": ROOF,
    "producer": DARK_LEAF,
    "trader": SUN,
    "councillor": SEA,
    "prospector": WOOD,
}
PHASE: Final[Mapping[str, str]] = {
    **dict.fromkeys(
        ("smithy", "quarry", "black_market", "crane", "carpenter", "poor_house", "tavern", "park"), "builder"
    ),
    **dict.fromkeys(("aqueduct", "well"), "producer"),
    **dict.fromkeys(("trading_post", "market_stand", "market_hall", "hut", "harbor"), "trader"),
    **dict.fromkeys(("archive", "prefecture", "customs_office"), "councillor"),
    **dict.fromkeys(("gold_mine", "goldsmith"), "prospector"),
}
"""The phase in which a city building acts, if it is one."""


def band(name: str) -> Colour:
    """The colour that tells what kind of building a card is."""
    card = BY_NAME[name]
    if card < len(GOODS):
        return (SAFE_COLOURS if safe() else GOOD_COLOURS)[GOODS[card]]
    return TERRACOTTA if card in MONUMENTS else VIOLET


def icon(name: str) -> str:
    """The drawing of what a card is: its good, the phase it acts in, or its kind."""
    card = BY_NAME[name]
    if card < len(GOODS):
        return f"sanjuan/goods/{GOODS[card]}"
    if name in PHASE:
        return f"sanjuan/icons/{PHASE[name]}"
    return "icons/monument" if card in MONUMENTS else "icons/city"
