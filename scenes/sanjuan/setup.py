"""What can be settled of a game of San Juan, in the order in which a new game asks for it."""

from typing import Final

from game.sanjuan.catalogue import EXPANSIONS
from scenes.table.parts import Variant

VARIANTS: Final = (
    Variant("edition", "setup.edition", ((2, "edition.2"), (1, "edition.1"))),
    Variant(
        "expansion",
        "setup.expansion",
        (([], "setup.expansion.none"), *(([name], f"expansion.{name}") for name in EXPANSIONS)),
    ),
    Variant("draft", "variant.draft", ((False, "menu.no"), (True, "menu.yes"))),
)
