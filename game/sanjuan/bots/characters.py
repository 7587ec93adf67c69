"""Who sits at the table: names with a level, and what each of them is fond of."""

from collections.abc import Mapping
from typing import Final

from game.bots.levels import Character

MONUMENTS: Final = {"statue": 30, "victory_column": 30, "hero": 30, "triumphal_arch": 40}
PLANTS: Final = {"sugar_mill": 15, "tobacco_storage": 15, "coffee_roaster": 15, "silver_smelter": 15}
PALACES: Final = dict.fromkeys(("palace", "city_hall", "guild_hall", "triumphal_arch", "residence"), 20)
CARDS: Final = {"prefecture": 30, "archive": 15, "tower": 20, "library": 15}

CHARACTERS: Final[Mapping[str, Character]] = {
    "pepe": ("easy", {"prospector": 20, "gold_mine": 30}),
    "lola": ("easy", {**MONUMENTS, "builder": 20}),
    "nilo": ("easy", {**PLANTS, "producer": 20}),
    "ines": ("normal", MONUMENTS),
    "tomas": ("normal", {**PLANTS, "producer": 10, "guild_hall": 30}),
    "dolores": ("normal", {**CARDS, "councillor": 10}),
    "beatriz": ("hard", {**CARDS, "chapel": 30, "bank": 30, "councillor": 5}),
    "bruno": ("hard", {"builder": 10, "smithy": 15, "poor_house": 15, "crane": -20, "quarry": 15}),
    "marisol": ("hard", {**PLANTS, "market_hall": 15, "trading_post": 15, "producer": 5, "trader": 5}),
    "mateo": ("expert", PALACES),
    "yara": ("expert", {}),
    "ezequiel": ("expert", {"builder": 8, "smithy": 10, "quarry": 10, "indigo_plant": 8, "poor_house": 10}),
}
