"""How many ways there are to go on from a few positions: any change of the rules shows here."""

from typing import Any

import pytest

from game.puerto_rico import positions, rules
from game.puerto_rico.deal import deal
from tests.game.perft import ways
from tests.game.puerto_rico.scene import SUPPLY, seat, ship

SHIPPER = seat("corn* sugar* tobacco", "harbor:1 wharf:1 small_warehouse:1", "corn:5 sugar:2 tobacco:3", vp=7)
FARMER = seat(
    "corn* indigo* indigo quarry*", "indigo_plant:2 hospice:1", "corn indigo:2", doubloons=5, stored=1
)
BUILDER = seat("coffee* coffee quarry* quarry*", "coffee_roaster:2 university:1 office:1", doubloons=12)
TILES = ["corn", "sugar", "coffee", "indigo", "tobacco"]
POSITIONS: dict[str, dict[str, Any]] = {
    "three seats": {
        "supply": SUPPLY,
        "stack": TILES * 3,
        "face_up": TILES[:4],
        "quarries": 3,
        "ships": [ship(4, "corn", 3), ship(5), ship(6)],
        "house": ["corn", "sugar"],
        "seats": [SHIPPER, FARMER, BUILDER],
    },
    "two seats": {
        "supply": SUPPLY,
        "stack": TILES * 2,
        "face_up": TILES[:3],
        "quarries": 2,
        "ships": [ship(4), ship(6, "corn", 2)],
        "house": ["indigo"],
        "roles": {"prospector": 1},
        "taken": {"craftsman": 0},
        "seats": [SHIPPER, FARMER],
    },
    "two prospectors": {
        "supply": {**SUPPLY, "vp": 3},
        "stack": TILES,
        "discards": TILES,
        "face_up": ["corn", "corn", "coffee"],
        "quarries": 1,
        "ships": [ship(6), ship(7, "tobacco", 6), ship(8)],
        "roles": {"prospector": 1, "prospector_2": 2, "captain": 1},
        "taken": {"settler": 0, "builder": 1},
        "seats": [FARMER, BUILDER, SHIPPER, seat(), seat("corn*", "small_market", "corn:2")],
    },
}
COUNTS = {
    "three seats": [6, 26, 126, 1356, 3925, 17973],
    "two seats": [6, 32, 138, 649, 2233, 8299],
    "two prospectors": [5, 24, 75, 223, 802, 3329, 12897],
}


@pytest.mark.parametrize("name", COUNTS)
def test_number_of_ways_to_go_on_from_a_position(name: str) -> None:
    s = positions.read(POSITIONS[name], seed=1)
    assert [ways(s, depth, rules.choose) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


def test_number_of_ways_to_begin_a_game() -> None:
    s = deal(("",) * 4, governor=0, seed=7)
    assert [ways(s, depth, rules.choose) for depth in range(1, 6)] == [7, 46, 287, 1823, 12749]


@pytest.mark.parametrize(
    ("balance", "counts"), [(False, [7, 44, 254, 1492, 7653]), (True, [7, 44, 225, 1295, 6208])]
)
def test_number_of_ways_to_begin_a_game_of_two(balance: bool, counts: list[int]) -> None:
    s = deal(("",) * 2, governor=0, seed=7, balance=balance)
    assert [ways(s, depth, rules.choose) for depth in range(1, 6)] == counts
