"""A few words with which a test sets a table of Puerto Rico."""

from typing import Any

from game.checks import Json
from game.puerto_rico.guest import PuertoRico
from tests.game.base_scene import BaseScene

SUPPLY: Json = {
    "colonists": 40,
    "ship": 4,
    "vp": 50,
    "goods": {"corn": 9, "indigo": 9, "sugar": 9, "tobacco": 9, "coffee": 9},
}


def seat(island: str = "", city: str = "", goods: str = "", **more: Any) -> Json:
    """Tiles and buildings as words; `corn*` has a colonist, `sugar_mill:2` two of them; goods as `corn:3`."""
    return {
        "island": [{"tile": word.rstrip("*"), "colonist": word.endswith("*")} for word in island.split()],
        "city": [counted("building", "colonists", word) for word in city.split()],
        "goods": {
            good: int(count or 1) for good, _, count in (word.partition(":") for word in goods.split())
        },
        **more,
    }


def counted(name: str, count: str, word: str) -> Json:
    found, _, number = word.partition(":")
    return {name: found, count: int(number or 0)}


def ship(size: int, kind: str = "", barrels: int = 0) -> Json:
    return {"size": size, "kind": kind, "barrels": barrels} if kind else {"size": size}


class Scene(BaseScene):
    """A position: three seats at least, seat 0 the governor, a supply of everything unless told otherwise."""

    def __init__(self, *seats: Json, seed: int = 1, fewest: int = 3, **position: Any) -> None:
        everybody = [*seats, *([seat()] * (fewest - len(seats)))]
        ships = [ship(4), ship(5), ship(6)]
        tiles = ["corn", "indigo", "sugar", "tobacco", "coffee"]
        given: Json = {
            "supply": SUPPLY,
            "ships": ships,
            "stack": tiles * 2,
            "quarries": 8,
            "face_up": tiles[:4],
        }
        super().__init__(PuertoRico.load({**given, "seats": everybody, **position}, seed), seed)

    def seat(self, at: int = 0) -> Json:
        """A seat as it sees itself."""
        found: Json = self.view(at)["seats"][at]
        return found

    def island(self, at: int = 0) -> list[str]:
        """As in `seat`: a star for a colonist."""
        return [tile["tile"] + "*" * tile.get("colonist", False) for tile in self.seat(at)["island"]]

    def city(self, at: int = 0) -> dict[str, int]:
        """The colonists in each building."""
        return {building["building"]: building.get("colonists", 0) for building in self.seat(at)["city"]}

    def goods(self, at: int = 0) -> Json:
        found: Json = self.seat(at)["goods"]
        return found

    def stored(self, at: int = 0) -> int:
        """The colonists in San Juan."""
        return int(self.seat(at)["stored"])

    def doubloons(self, at: int = 0) -> int:
        return int(self.seat(at)["doubloons"])

    def vp(self, at: int = 0) -> int:
        return int(self.seat(at)["vp"])

    @property
    def last(self) -> bool:
        """Whether the game ends with this round; when a role is to be chosen."""
        return bool(self.position.get("last"))

    @property
    def supply(self) -> Json:
        found: Json = self.view()["supply"]
        return found


def deal(seats: int = 4, seed: int = 1, **wanted: Any) -> BaseScene:
    """A new game, its tiles drawn by the seed."""
    return BaseScene(PuertoRico.new({"seats": seats, **wanted}, seed), seed)
