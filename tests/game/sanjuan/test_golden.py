"""How many ways there are to go on from a few positions: any change of the rules shows here."""

from typing import Any

import pytest

from game.sanjuan import positions, rules
from game.sanjuan.deal import deal
from tests.game.perft import ways
from tests.game.sanjuan.scene import seat

CITY = ["indigo_plant", "crane", {"card": "coffee_roaster", "good": "well"}, "library", "chapel"]
SHOPS = ["black_market", {"card": "silver_smelter", "good": "hero"}, {"card": "indigo_plant", "good": "well"}]
EXPANDED = ["bank", "harbor", {"card": "customs_office", "good": "hut"}, "office_building", "park", "crane"]
SUPPLY = ["smithy", "well", "tower", "hero", "palace", "indigo_plant", "quarry", "statue"] * 4


POSITIONS: dict[str, dict[str, Any]] = {
    "crane and library": {
        "supply": SUPPLY,
        "seats": [seat("palace smithy well well quarry", CITY), seat("hero tower")],
    },
    "black market": {
        "supply": SUPPLY,
        "seats": [seat("palace well hero", SHOPS), seat("well well", "gold_mine archive")],
    },
    "first edition": {
        "edition": 1,
        "supply": SUPPLY,
        "taken": {"builder": 0, "trader": 1},
        "seats": [
            seat("hero", "gold_mine prefecture"),
            seat("tower well", "archive"),
            seat("statue palace", "tower"),
        ],
    },
    "new buildings": {
        "expansion": ["new_buildings"],
        "supply": SUPPLY,
        "taken": {"producer": 0, "builder": 1, "prospector": 2},
        "seats": [seat("hero well palace", EXPANDED), seat("well well"), seat(), seat("statue", "chapel")],
    },
}


COUNTS = {
    "crane and library": [5, 10, 70, 276, 1060, 3516, 14859],
    "black market": [5, 20, 89, 346, 1040, 4176, 24242],
    "first edition": [3, 14, 72, 346, 1950, 5738, 20769],
    "new buildings": [2, 7, 29, 58, 744, 3960, 14480],
}


@pytest.mark.parametrize("name", COUNTS)
def test_number_of_ways_to_go_on_from_a_position(name: str) -> None:
    s = positions.read(POSITIONS[name], seed=1)
    assert [ways(s, depth, rules.choose) for depth in range(1, 8)] == COUNTS[name]


@pytest.mark.parametrize(
    ("setup", "seats", "counts"),
    [
        (
            {"edition": 2, "expansion": ["new_buildings"], "draft": False},
            4,
            [5, 17, 52, 156, 470, 1468, 4834],
        ),
        ({"edition": 1, "expansion": [], "draft": True}, 2, [4, 60, 300, 1005, 2865, 9125, 29090]),
    ],
    ids=["new buildings", "first edition with draft"],
)
def test_number_of_ways_to_begin_a_dealt_game(setup: dict[str, Any], seats: int, counts: list[int]) -> None:
    s = deal([""] * seats, governor=0, seed=7, **setup)
    assert [ways(s, depth, rules.choose) for depth in range(1, 8)] == counts
