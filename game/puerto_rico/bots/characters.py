"""Who sits at the table: names with a level, and what each of them is fond of."""

from collections.abc import Mapping
from typing import Final

from game.bots.levels import Character

LARGE: Final = dict.fromkeys(("guild_hall", "residence", "fortress", "customs_house", "city_hall"), 30)
SHIPPING: Final = {"wharf": 30, "harbor": 30, "large_warehouse": 15, "captain": 15}
TRADING: Final = {"office": 15, "small_market": 15, "large_market": 20, "trader": 15}
DEAR: Final = {"tobacco": 20, "coffee": 25, "tobacco_storage": 20, "coffee_roaster": 25}

CHARACTERS: Final[Mapping[str, Character]] = {
    "elena": ("easy", {"corn": 20, "captain": 20}),
    "rafael": ("easy", {"quarry": 25, "builder": 15}),
    "paco": ("easy", {**DEAR, "trader": 15}),
    "carmen": ("normal", SHIPPING),
    "diego": ("normal", {"quarry": 30, "builder": 15, **LARGE}),
    "lucia": ("normal", {**DEAR, **TRADING}),
    "sofia": ("hard", {"corn": 15, "captain": 8, "harbor": 20, "wharf": 25}),
    "hernan": ("hard", {"builder": 10, "quarry": 10, **LARGE}),
    "ramona": ("hard", {"factory": 25, "craftsman": 5, "office": 10, "guild_hall": 15}),
    "isabel": ("expert", {}),
    "gaspar": ("expert", {"builder": 8, "quarry": 8, "university": 10, "city_hall": 15}),
    "amparo": ("expert", {"captain": 5, "harbor": 10, "wharf": 15, "customs_house": 15}),
}
