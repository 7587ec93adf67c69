"""What can be settled of a game of Puerto Rico."""

from typing import Final

from scenes.table.parts import Variant

VARIANTS: Final = (
    Variant("balance", "setup.balance", ((False, "menu.no"), (True, "menu.yes")), "icons/plus", told=(True,)),
)
