"""What each role would give a seat now, reckoned from its view alone."""

from typing import Any

import pytest

from game.checks import Json
from tests.game.sanjuan.scene import NEW, TILES, Scene, full, hand_of, seat

# What a role would give now


def gives(role: str, *seats: Json, at: int = 0, **position: Any) -> Json:
    """What a role would give a seat."""
    found: Json = Scene(*seats, **position).explain(role, at)["gives"]
    return found


def test_the_builder_gives_a_discount_and_what_could_be_built_with_it() -> None:
    found = gives("builder", seat("statue well well hero"), seat())
    assert found == {"discount": 1, "build": ["statue", "well"]}


def test_the_builder_gives_what_would_then_be_offered() -> None:
    scene = Scene(seat("palace statue well", ["crane", "quarry", *full("indigo_plant")]), seat(), **NEW)
    found = scene.explain("builder")["gives"]["build"]
    assert sorted(found) == scene.play("builder").options


@pytest.mark.parametrize(
    ("built", "goods", "cards"),
    [
        ("", 0, 0),
        ("indigo_plant", 1, 0),
        ("indigo_plant sugar_mill coffee_roaster", 2, 0),
        ("indigo_plant sugar_mill coffee_roaster aqueduct", 3, 0),
        ("indigo_plant sugar_mill coffee_roaster aqueduct well", 3, 1),
        ("indigo_plant well", 1, 0),
        ("indigo_plant sugar_mill coffee_roaster silver_smelter indigo_plant aqueduct library", 4, 0),
    ],
)
def test_the_producer_gives_goods_and_the_well_s_card(built: str, goods: int, cards: int) -> None:
    assert gives("producer", seat("", built), seat(), seat()) == {"goods": goods, "cards": cards}


def test_the_producer_gives_nothing_on_full_plants() -> None:
    assert gives("producer", seat("", full("indigo_plant sugar_mill")), seat())["goods"] == 0


@pytest.mark.parametrize(
    ("built", "draw", "keep"),
    [("", 5, 1), ("prefecture", 5, 2), ("library", 8, 1), ("library prefecture", 8, 2)],
)
def test_the_councillor_gives_cards_to_choose_from(built: str, draw: int, keep: int) -> None:
    found = gives("councillor", seat("", built), seat(), seat())
    assert (found["draw"], found["keep"]) == (draw, keep)


@pytest.mark.parametrize(("built", "draw"), [("", 1), ("library", 2)])
def test_the_prospector_gives_a_card(built: str, draw: int) -> None:
    assert gives("prospector", seat("", built), seat(), seat())["draw"] == draw


def test_a_role_taken_by_another_gives_its_action_alone() -> None:
    plants = seat("", "library indigo_plant sugar_mill")
    assert gives("producer", seat(), plants, seat(), at=1, taken={"producer": 0})["goods"] == 1
    assert gives("councillor", seat(), plants, seat(), at=1, taken={"councillor": 0})["draw"] == 2
    assert gives("prospector", seat(), plants, seat(), at=1, taken={"prospector": 0})["draw"] == 0


def test_a_library_already_used_this_round_doubles_nothing() -> None:
    seats = seat("well well", "library"), seat()
    assert gives("builder", *seats, library_used=True)["discount"] == 1
    assert gives("prospector", *seats, library_used=True)["draw"] == 1


def test_a_library_in_use_doubles_the_role_under_way() -> None:
    scene = Scene(seat("hero well well well", "library"), seat()).play("builder", "library")
    assert scene.price("hero") == 3
    assert scene.explain("builder")["gives"]["discount"] == 2


@pytest.mark.parametrize(
    ("role", "what"), [("prospector", "draw"), ("councillor", "draw"), ("producer", "goods")]
)
def test_no_role_gives_more_cards_than_there_are(role: str, what: str) -> None:
    plants = seat("", "library indigo_plant sugar_mill")
    assert gives(role, plants, seat(), seat(), supply="well")[what] == 1
    assert gives(role, plants, seat(), seat(), supply="")[what] == 0


# The trader, whose next tile may not be known


@pytest.mark.parametrize(
    ("plant", "cards"),
    [
        ("indigo_plant", [1, 1]),
        ("sugar_mill", [1, 2]),
        ("tobacco_storage", [1, 2]),
        ("coffee_roaster", [2, 3]),
        ("silver_smelter", [2, 3]),
        ("customs_office", [2, 2]),
    ],
)
def test_before_any_tile_is_seen_the_trader_gives_a_range(plant: str, cards: list[int]) -> None:
    assert gives("trader", seat("", full(plant)), seat(), **NEW) == {"sell": 1, "cards": cards}


@pytest.mark.parametrize(
    ("seen", "cards"),
    [(0, [2, 3]), (1, [2, 3]), (2, [2, 3]), (3, [2, 2]), (4, [2, 2]), (5, [2, 2])],
)
def test_every_tile_seen_narrows_the_range(seen: int, cards: list[int]) -> None:
    found = gives("trader", seat("", full("silver_smelter")), seat(), tiles=TILES, seen=seen)
    assert found["cards"] == cards


def test_the_last_tile_not_yet_seen_is_known() -> None:
    tiles = ["12233", "11122", "11222", "11223", "12223"]
    found = gives("trader", seat("", full("coffee_roaster")), seat(), tiles=tiles, seen=4)
    assert found["cards"] == [3, 3]


def test_a_known_tile_gives_one_number() -> None:
    tiles = ["11223", "12233", "11122", "11222", "12223"]
    found = gives("trader", seat("", full("silver_smelter tobacco_storage")), seat(), tiles=tiles, seen=5)
    assert found == {"sell": 2, "cards": [5, 5]}


def test_the_order_of_tiles_not_yet_seen_does_not_show() -> None:
    owner = seat("", full("coffee_roaster"))
    one = gives("trader", owner, seat(), tiles=["11122", "11222", "11223", "12233", "12223"], seen=1)
    assert one == gives("trader", owner, seat(), tiles=["12233", "11223", "11222", "11122", "12223"], seen=1)


@pytest.mark.parametrize(
    ("others", "sell", "cards"),
    [
        ("", 2, [4, 6]),
        ("trading_post", 3, [5, 8]),
        ("trading_post library", 4, [6, 9]),
        ("market_hall", 2, [5, 7]),
        ("market_stand", 2, [5, 7]),
        ("market_stand market_hall", 2, [6, 8]),
    ],
)
def test_the_trader_gives_what_the_best_goods_bring(others: str, sell: int, cards: list[int]) -> None:
    plants = full("indigo_plant tobacco_storage coffee_roaster silver_smelter")
    assert gives("trader", seat("", [*others.split(), *plants]), seat(), seat()) == {
        "sell": sell,
        "cards": cards,
    }


def test_one_good_does_not_bring_the_market_stand_s_card() -> None:
    assert gives("trader", seat("", ["market_stand", *full("indigo_plant")]), seat())["cards"] == [1, 1]


def test_nothing_to_sell_gives_nothing() -> None:
    assert gives("trader", seat("", "market_hall indigo_plant"), seat()) == {"sell": 0, "cards": [0, 0]}


def test_a_good_under_a_harbor_is_not_drawn_again() -> None:
    goods = full("coffee_roaster silver_smelter", "well")
    scene = Scene(seat("", ["harbor", *goods]), seat(), supply="", tiles=TILES, seen=5, **NEW)
    assert scene.explain("trader")["gives"] == {"sell": 2, "cards": [1, 1]}
    scene.play("trader", ["coffee_roaster", "silver_smelter"])
    assert scene.hand() == ["well"]


def test_tiles_of_a_position_need_not_be_one_of_each() -> None:
    owner = seat("", full("silver_smelter"))
    assert gives("trader", owner, seat(), tiles=["11122", *TILES], seen=5)["cards"] == [2, 3]


def test_a_well_gives_no_card_when_the_goods_take_the_last() -> None:
    plants = seat("", "well indigo_plant sugar_mill")
    assert gives("producer", plants, seat(), supply="statue statue") == {"goods": 2, "cards": 0}
    assert gives("producer", plants, seat(), supply="statue statue statue") == {"goods": 2, "cards": 1}


def test_the_councillor_gives_what_the_customs_offices_leave() -> None:
    seats = seat("", "customs_office"), seat("", "customs_office"), seat("", full("customs_office"))
    assert gives("councillor", *seats, supply="well well well", **NEW) == {"draw": 1, "keep": 1}


def test_another_s_library_does_not_double_a_role_of_one_s_own() -> None:
    seats = seat("well well"), seat("", "library")
    scene = Scene(*seats, supply=hand_of(16), taken={"builder": 0}).play("councillor")
    assert scene.asked == (1, "keep")
    assert scene.explain("builder", 0)["gives"]["discount"] == 0
