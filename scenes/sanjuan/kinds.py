"""Cards that belong together, by name and in the order of the catalogue."""

from typing import Final

from game.sanjuan import catalogue
from game.sanjuan.catalogue import CARDS, GOODS, NAMES

PLANTS: Final = NAMES[1 : len(GOODS)]
BASIC: Final = tuple([card.name for card in CARDS if card.copies])
"""The game without an expansion."""
NEW: Final = tuple([card.name for card in CARDS[1:] if not card.copies])
MONUMENTS: Final = tuple([NAMES[card] for card in catalogue.MONUMENTS])
LARGE: Final = tuple([card.name for card in CARDS if card.copies and not card.vp])
"""Those that count at the end."""
CITY: Final = tuple([name for name in BASIC if name not in (*PLANTS, *MONUMENTS, *LARGE)])
"""All others, each of which can do something."""
