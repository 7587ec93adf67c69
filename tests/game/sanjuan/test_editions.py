"""Where the first edition (2004) and the second (2014) differ, and where they do not."""

import pytest

from tests.game.sanjuan.scene import Scene, full, seat

# Prefecture


@pytest.mark.parametrize(("edition", "cost"), [(1, 3), (2, 4)])
def test_a_prefecture_costs_three_and_later_four(edition: int, cost: int) -> None:
    scene = Scene(seat("prefecture well well well well"), seat(), governor=1, edition=edition)
    assert len(scene.play("builder", "prefecture").hand()) == 4 - cost


@pytest.mark.parametrize(("edition", "cost"), [(1, 3), (2, 2)])
def test_covering_a_prefecture_saves_its_cost(edition: int, cost: int) -> None:
    scene = Scene(seat("palace well well well", "crane prefecture"), seat(), governor=1, edition=edition)
    assert len(scene.play("builder", "palace over prefecture").hand()) == 3 - cost


@pytest.mark.parametrize("edition", [1, 2])
def test_a_prefecture_scores_two(edition: int) -> None:
    assert Scene(seat(built="prefecture"), seat(), edition=edition).score()["total"] == 2


# Gold mine


def test_the_first_gold_mine_keeps_any_card() -> None:
    supply = "hero quarry smithy tobacco_storage library"
    scene = Scene(seat(), seat(built="gold_mine"), edition=1, supply=supply).play("prospector")
    assert scene.asked == (1, "keep")
    assert scene.range == (1, 1)
    assert scene.options == ["library", "quarry", "smithy", "tobacco_storage"]
    assert scene.play("quarry").hand(1) == ["quarry"]
    assert scene.discards() == 3


def test_the_second_gold_mine_keeps_the_cheapest_card() -> None:
    supply = "hero quarry smithy tobacco_storage library"
    scene = Scene(seat(), seat(built="gold_mine"), edition=2, supply=supply).play("prospector")
    assert scene.asked == (1, "role")
    assert scene.hand(1) == ["smithy"]
    assert scene.discards() == 3


@pytest.mark.parametrize("edition", [1, 2])
def test_either_gold_mine_keeps_nothing_of_equal_costs(edition: int) -> None:
    supply = "hero library carpenter smithy tobacco_storage"
    scene = Scene(seat(), seat(built="gold_mine"), edition=edition, supply=supply).play("prospector")
    assert scene.asked == (1, "role")
    assert scene.discards() == 4


def test_a_prefecture_costs_as_much_as_a_tobacco_storage_in_the_first_gold_mine() -> None:
    supply = "hero library prefecture smithy tobacco_storage"
    scene = Scene(seat(), seat(built="gold_mine"), edition=1, supply=supply).play("prospector")
    assert scene.hand(1) == []
    assert scene.discards() == 4


def test_a_prefecture_costs_more_than_a_tobacco_storage_in_the_second_gold_mine() -> None:
    supply = "hero library prefecture smithy tobacco_storage"
    scene = Scene(seat(), seat(built="gold_mine"), edition=2, supply=supply).play("prospector")
    assert scene.hand(1) == ["smithy"]


def test_each_owner_of_a_first_gold_mine_chooses_in_turn() -> None:
    mine = seat(built="gold_mine")
    four = "quarry smithy tobacco_storage library"
    scene = Scene(mine, mine, mine, governor=1, edition=1, supply=f"hero {four} {four} {four}")
    assert scene.play("prospector").asked == (1, "keep")
    assert scene.play("quarry").asked == (2, "keep")
    assert scene.play("smithy").asked == (0, "keep")
    assert scene.play("library").asked == (2, "role")


# Guild hall


def test_the_first_guild_hall_scores_two_for_each_plant() -> None:
    city = "guild_hall indigo_plant indigo_plant sugar_mill tobacco_storage"
    assert Scene(seat(built=city), seat(), edition=1).score()["guild_hall"] == 8


def test_the_second_guild_hall_scores_one_for_each_plant_and_each_type() -> None:
    plants = "indigo_plant indigo_plant indigo_plant sugar_mill tobacco_storage tobacco_storage"
    assert Scene(seat(built=f"guild_hall {plants}"), seat(), edition=2).score()["guild_hall"] == 9


@pytest.mark.parametrize("edition", [1, 2])
def test_a_plant_of_each_type_brings_either_guild_hall_ten(edition: int) -> None:
    city = "guild_hall indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
    assert Scene(seat(built=city), seat(), edition=edition).score()["guild_hall"] == 10


@pytest.mark.parametrize(("edition", "points"), [(1, 10), (2, 6)])
def test_five_indigo_plants_bring_a_guild_hall_less_later(edition: int, points: int) -> None:
    city = "guild_hall" + 5 * " indigo_plant"
    assert Scene(seat(built=city), seat(), edition=edition).score()["guild_hall"] == points


# The same in both


def test_the_second_edition_is_played_unless_told_otherwise() -> None:
    assert Scene().position["edition"] == 2


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("building", ["aqueduct", "carpenter", "tower", "chapel", "statue"])
def test_other_buildings_cost_the_same(edition: int, building: str) -> None:
    scene = Scene(seat(f"{building} well well well"), seat(), governor=1, edition=edition)
    assert scene.play("builder", building).hand() == []


@pytest.mark.parametrize("edition", [1, 2])
def test_a_trading_post_sells_three_with_the_role_in_both(edition: int) -> None:
    goods = full("indigo_plant sugar_mill tobacco_storage coffee_roaster")
    scene = Scene(seat(built=["trading_post", *goods]), seat(), edition=edition)
    assert scene.play("trader").range == (0, 3)


@pytest.mark.parametrize("edition", [1, 2])
def test_an_aqueduct_makes_three_with_the_role_in_both(edition: int) -> None:
    city = "aqueduct indigo_plant sugar_mill tobacco_storage coffee_roaster"
    assert Scene(seat(built=city), seat(), edition=edition).play("producer").range == (0, 3)
