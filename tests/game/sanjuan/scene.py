"""A few words with which a test sets a table and plays at it."""

from typing import Any

from game.checks import Json
from game.sanjuan.guest import SanJuan
from game.table import Table
from tests.game.base_scene import BaseScene

FILLER = "indigo_plant"
FIVE = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
"""A plant of each type."""
DIFFERENT = [
    "aqueduct",
    "archive",
    "black_market",
    "carpenter",
    "chapel",
    "crane",
    "gold_mine",
    "hero",
    "library",
    "market_hall",
    "poor_house",
    "quarry",
    "smithy",
    "statue",
    "tower",
    "well",
]
NEW: Json = {"expansion": ["new_buildings"]}
LAST: Json = {"taken": {"councillor": 0, "trader": 1}}
"""The last role of a round of two or three seats is to be taken."""
TILES = ["11122", "11222", "11223", "12223", "12233"]


def seat(hand: str = "", built: str | list[Any] = "", **more: Any) -> Json:
    """Cards as words in one string; what carries or hides something as in a position."""
    return {"hand": hand.split(), "built": built.split() if isinstance(built, str) else built, **more}


def full(plants: str, good: str = FILLER) -> list[Any]:
    """Buildings with a good on each."""
    return [{"card": plant, "good": good} for plant in plants.split()]


def covering(card: str, *covered: str) -> Json:
    """A building that a crane has put over others, the topmost first."""
    return {"card": card, "over": list(covered)}


def hand_of(number: int) -> str:
    """A hand of so many cards, all different."""
    return " ".join(DIFFERENT[:number])


class Scene(BaseScene):
    """A position, and what becomes of it: seat 0 is the governor unless told otherwise."""

    def __init__(self, *seats: Json, supply: str | None = None, seed: int = 1, **position: Any) -> None:
        cards = [FILLER] * 40 if supply is None else supply.split()
        given = {"supply": cards, "seats": list(seats) or [seat(), seat()], **position}
        super().__init__(SanJuan.load(given, seed), seed)

    def hand(self, at: int = 0) -> list[str]:
        return sorted(self.view(at)["seats"][at]["hand"])

    def city(self, at: int = 0) -> list[Any]:
        """The buildings as the seat itself sees them."""
        return list(self.view(at)["seats"][at]["built"])

    def goods(self, at: int = 0) -> list[str]:
        return [pile["card"] for pile in self.city(at) if isinstance(pile, dict) and pile.get("good")]

    def discards(self) -> int:
        return int(self.view()["discards"])

    def supply(self) -> int:
        return int(self.view()["supply"])

    def tiles(self, at: int = 0) -> list[str | None]:
        """The price tiles as a seat knows them, the next one first."""
        return list(self.view(at)["tiles"])

    def price(self, what: str, at: int = 0) -> int:
        return int(self.explain(what, at)["price"])


def deal(seats: int = 4, seed: int = 1, **wanted: Any) -> Scene:
    """A new game, its cards dealt by the seed."""
    scene = Scene()
    scene.table = Table(SanJuan.new({"seats": seats, **wanted}, seed), seed)
    scene.news = scene.table.happened
    return scene


def new_round(*seats: Json, **position: Any) -> Scene:
    """Two or three seats at the start of a round, seat 1 the governor, after a producer phase."""
    return Scene(*seats, **{**LAST, **position}).play("producer")
