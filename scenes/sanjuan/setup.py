"""What can be settled of a game of San Juan, in the order in which a new game asks for it."""

from typing import Final

from game.sanjuan.catalogue import EXPANSIONS
from scenes.table.parts import Variant

MORE: Final = [[name] for name in EXPANSIONS]
VARIANTS: Final = (
    Variant("edition", "setup.edition", ((2, "edition.2"), (1, "edition.1")), "icons/book", told=(2, 1)),
    Variant(
        "expansion",
        "setup.expansion",
        (([], "setup.expansion.none"), *((more, f"expansion.{more[0]}") for more in MORE)),
        "icons/plus",
        told=MORE,
    ),
    Variant("draft", "variant.draft", ((False, "menu.no"), (True, "menu.yes")), "icons/hand"),
)
