"""The mayor phase: colonists from the ship, onto the circles, and new ones on the ship."""

import pytest

from game.errors import Refused
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat

# Shares


@pytest.mark.parametrize(
    ("aboard", "shares"),
    [
        (0, [1, 0, 0]),
        (1, [2, 0, 0]),
        (2, [2, 1, 0]),
        (3, [2, 1, 1]),
        (4, [3, 1, 1]),
        (5, [3, 2, 1]),
        (6, [3, 2, 2]),
    ],
)
def test_colonists_go_round_the_table_and_the_mayor_has_one_besides(aboard: int, shares: list[int]) -> None:
    scene = Scene(supply={**SUPPLY, "ship": aboard}).play("mayor")
    assert [scene.stored(at) for at in range(3)] == shares


def test_the_round_of_colonists_starts_with_the_mayor() -> None:
    scene = Scene(governor=1, supply={**SUPPLY, "ship": 4}).play("mayor")
    assert [scene.stored(at) for at in range(3)] == [1, 3, 1]


@pytest.mark.parametrize(("seats", "shares"), [(4, [3, 2, 1, 1]), (5, [3, 1, 1, 1, 1])])
def test_more_seats_share_the_ship_too(seats: int, shares: list[int]) -> None:
    aboard = sum(shares) - 1
    scene = Scene(*[seat()] * seats, supply={**SUPPLY, "ship": aboard}).play("mayor")
    assert [scene.stored(at) for at in range(seats)] == shares


def test_the_additional_colonist_comes_from_the_supply() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 40, "ship": 3}).play("mayor")
    assert scene.supply["colonists"] == 40 - 1 - 3


def test_without_a_supply_the_mayor_has_no_additional_colonist() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 0, "ship": 3}).play("mayor")
    assert [scene.stored(at) for at in range(3)] == [1, 1, 1]


def test_colonists_stored_before_stay_with_their_seat() -> None:
    scene = Scene(seat(), seat(stored=4), supply={**SUPPLY, "ship": 3}).play("mayor")
    assert scene.stored(1) == 5


# Manning circles


def test_each_circle_is_an_option() -> None:
    scene = Scene(seat("corn corn quarry", "sugar_mill small_market")).play("mayor")
    assert scene.asked == (0, "man")
    assert scene.options == ["corn", "corn", "quarry", "small_market", *["sugar_mill"] * 3]


def test_exactly_as_many_circles_are_manned_as_there_are_colonists() -> None:
    scene = Scene(seat("corn indigo sugar quarry")).play("mayor")
    assert scene.range == (3, 3)
    assert scene.play(["corn", "sugar", "quarry"]).island() == ["corn*", "indigo", "sugar*", "quarry*"]
    assert scene.stored() == 0


def test_fewer_circles_than_there_are_colonists_for_is_refused() -> None:
    scene = Scene(seat("corn indigo sugar quarry")).play("mayor")
    with pytest.raises(Refused):
        scene.play(["corn", "quarry"])


def test_a_building_may_have_several_of_its_circles_manned() -> None:
    scene = Scene(seat("corn", "indigo_plant")).play("mayor", ["corn", "indigo_plant", "indigo_plant"])
    assert scene.island() == ["corn*"]
    assert scene.city() == {"indigo_plant": 2}


@pytest.mark.parametrize(
    ("building", "circles"),
    [
        ("small_indigo_plant", 1),
        ("small_sugar_mill", 1),
        ("small_market", 1),
        ("hacienda", 1),
        ("construction_hut", 1),
        ("small_warehouse", 1),
        ("indigo_plant", 3),
        ("sugar_mill", 3),
        ("hospice", 1),
        ("office", 1),
        ("large_market", 1),
        ("large_warehouse", 1),
        ("tobacco_storage", 3),
        ("coffee_roaster", 2),
        ("factory", 1),
        ("university", 1),
        ("harbor", 1),
        ("wharf", 1),
        ("guild_hall", 1),
        ("residence", 1),
        ("fortress", 1),
        ("customs_house", 1),
        ("city_hall", 1),
    ],
)
def test_a_building_has_its_number_of_circles(building: str, circles: int) -> None:
    scene = Scene(seat(city=building, stored=9)).play("mayor")
    assert scene.city() == {building: circles}
    assert scene.stored() == 9 + 3 - circles


@pytest.mark.parametrize("tile", ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"])
def test_a_tile_has_one_circle(tile: str) -> None:
    scene = Scene(seat(tile)).play("mayor")
    assert scene.island() == [tile + "*"]
    assert scene.stored() == 2


def test_nobody_is_asked_where_all_circles_can_be_manned() -> None:
    scene = Scene(seat("corn quarry", "small_market")).play("mayor")
    assert scene.asked == (1, "role")
    assert scene.island() == ["corn*", "quarry*"]
    assert scene.city() == {"small_market": 1}


def test_colonists_left_over_are_stored() -> None:
    scene = Scene(seat("corn", "small_market", stored=2)).play("mayor")
    assert scene.stored() == 3


def test_nobody_is_asked_where_all_circles_are_alike() -> None:
    scene = Scene(seat("corn corn corn corn")).play("mayor")
    assert scene.asked == (1, "role")
    assert scene.island().count("corn*") == 3


def test_nobody_is_asked_without_a_circle() -> None:
    assert Scene().play("mayor").asked == (1, "role")


def test_nobody_is_asked_without_a_colonist() -> None:
    scene = Scene(seat(), seat("corn quarry"), supply={**SUPPLY, "ship": 0}).play("mayor")
    assert scene.asked == (1, "role")
    assert scene.island(1) == ["corn", "quarry"]


def test_the_seats_man_their_circles_in_turn() -> None:
    board = seat("corn quarry sugar indigo", "small_market")
    scene = Scene(board, board, board, governor=2).play("mayor")
    assert scene.asked == (2, "man")
    assert scene.play(["corn", "quarry", "sugar"]).asked == (0, "man")
    assert scene.play("corn").asked == (1, "man")
    assert scene.play("corn").asked == (0, "role")


def test_all_colonists_may_be_placed_anew() -> None:
    scene = Scene(seat("corn* indigo sugar", "office:1 factory"), supply={**SUPPLY, "ship": 0})
    assert scene.play("mayor").range == (3, 3)
    scene.play(["indigo", "sugar", "factory"])
    assert scene.island() == ["corn", "indigo*", "sugar*"]
    assert scene.city() == {"office": 0, "factory": 1}


def test_all_colonists_may_stay_where_they_are() -> None:
    scene = Scene(seat("corn* indigo", "office:1"), supply={**SUPPLY, "ship": 0}).play("mayor")
    assert scene.asked == (1, "role")
    assert scene.island() == ["corn*", "indigo*"]
    assert scene.city() == {"office": 1}


def test_a_seat_without_new_colonists_may_move_its_own() -> None:
    scene = Scene(seat(), seat("corn* indigo"), supply={**SUPPLY, "ship": 0}).play("mayor")
    assert scene.asked == (1, "man")
    assert scene.play("indigo").island(1) == ["corn", "indigo*"]


def test_stored_colonists_are_placed_with_the_new_ones() -> None:
    scene = Scene(seat(), seat("corn indigo sugar quarry", stored=2), supply={**SUPPLY, "ship": 3})
    assert scene.play("mayor").range == (3, 3)
    assert scene.play(["corn", "indigo", "quarry"]).stored(1) == 0


def test_stored_colonists_are_placed_without_new_ones_too() -> None:
    scene = Scene(seat(), seat("corn", stored=2), supply={**SUPPLY, "ship": 0}).play("mayor")
    assert scene.island(1) == ["corn*"]
    assert scene.stored(1) == 1


# New colonists on the ship


def test_the_ship_gets_one_for_each_empty_circle_on_buildings() -> None:
    scene = Scene(seat(), seat(city="tobacco_storage indigo_plant"), supply={**SUPPLY, "ship": 0})
    scene.play("mayor")
    assert scene.supply["ship"] == 6
    assert scene.supply["colonists"] == 40 - 1 - 6


def test_empty_circles_of_all_seats_count() -> None:
    plants = seat(city="indigo_plant")
    scene = Scene(seat(), plants, plants, supply={**SUPPLY, "ship": 0}).play("mayor")
    assert scene.supply["ship"] == 6


def test_empty_circles_are_counted_after_manning() -> None:
    scene = Scene(seat("corn", "indigo_plant sugar_mill"), supply={**SUPPLY, "ship": 4})
    scene.play("mayor", ["indigo_plant", "indigo_plant", "indigo_plant"])
    assert scene.supply["ship"] == 3


def test_colonists_on_tiles_leave_circles_on_buildings_empty() -> None:
    scene = Scene(seat("corn sugar", "indigo_plant sugar_mill"), supply={**SUPPLY, "ship": 4})
    scene.play("mayor", ["corn", "sugar", "indigo_plant"])
    assert scene.supply["ship"] == 5


def test_empty_circles_on_tiles_do_not_count() -> None:
    scene = Scene(seat(), seat("corn corn corn corn quarry quarry"), supply={**SUPPLY, "ship": 0})
    assert scene.play("mayor").supply["ship"] == 3


def test_colonists_stored_do_not_count() -> None:
    scene = Scene(seat(stored=2), seat(city="indigo_plant sugar_mill"), supply={**SUPPLY, "ship": 0})
    assert scene.play("mayor").supply["ship"] == 6


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_ship_gets_at_least_one_a_seat(seats: int) -> None:
    scene = Scene(*[seat()] * seats, supply={**SUPPLY, "ship": 0}).play("mayor")
    assert scene.supply["ship"] == seats


def test_too_few_for_the_ship_end_the_game_with_this_round() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 3, "ship": 0}).play("mayor")
    assert (scene.supply["ship"], scene.supply["colonists"]) == (2, 0)
    assert scene.last


def test_just_enough_for_the_ship_do_not_end_the_game() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 4, "ship": 0}).play("mayor")
    assert (scene.supply["ship"], scene.supply["colonists"]) == (3, 0)
    assert not scene.last


def test_too_few_for_the_empty_circles_end_the_game_too() -> None:
    scene = Scene(seat(), seat(city="indigo_plant sugar_mill"), supply={**SUPPLY, "colonists": 6, "ship": 0})
    assert scene.play("mayor").supply["ship"] == 5
    assert scene.last


def test_an_empty_supply_leaves_the_ship_empty() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 0, "ship": 3}).play("mayor")
    assert scene.supply["ship"] == 0
    assert scene.last
