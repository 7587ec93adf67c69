"""The craftsman phase: goods for everybody, the factory, and one more for the craftsman."""

import pytest

from game.checks import Json
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat

ALL_PLANTS = "small_indigo_plant:1 small_sugar_mill:1 tobacco_storage:1 coffee_roaster:1"
ALL_TILES = "corn* indigo* sugar* tobacco* coffee*"


def goods(**there_are: int) -> Json:
    """A supply with these goods and no others."""
    return {**SUPPLY, "goods": there_are}


# Producing


@pytest.mark.parametrize(
    ("island", "city", "produced"),
    [
        ("corn* corn* corn*", "", {"corn": 3}),
        ("corn* corn", "", {"corn": 1}),
        ("corn", "", {}),
        ("quarry*", "", {}),
        ("indigo*", "", {}),
        ("", "indigo_plant:3", {}),
        ("indigo*", "small_indigo_plant:1", {"indigo": 1}),
        ("indigo*", "small_indigo_plant", {}),
        ("indigo", "small_indigo_plant:1", {}),
        ("indigo* indigo*", "small_indigo_plant:1", {"indigo": 1}),
        ("indigo* indigo* indigo*", "indigo_plant:2", {"indigo": 2}),
        ("indigo* indigo", "indigo_plant:3", {"indigo": 1}),
        ("indigo* indigo* indigo* indigo*", "small_indigo_plant:1 indigo_plant:3", {"indigo": 4}),
        ("indigo* indigo* indigo*", "small_indigo_plant:1 indigo_plant:1", {"indigo": 2}),
        ("sugar* sugar*", "small_sugar_mill:1 sugar_mill:1", {"sugar": 2}),
        ("sugar* sugar*", "sugar_mill:2", {"sugar": 2}),
        ("sugar*", "indigo_plant:3", {}),
        ("tobacco* tobacco* tobacco*", "tobacco_storage:3", {"tobacco": 3}),
        ("tobacco*", "tobacco_storage:3", {"tobacco": 1}),
        ("coffee* coffee*", "coffee_roaster:2", {"coffee": 2}),
        ("coffee* coffee* coffee*", "coffee_roaster:2", {"coffee": 2}),
        (ALL_TILES, ALL_PLANTS, {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1}),
    ],
)
def test_a_kind_is_limited_by_its_plantations_and_circles(island: str, city: str, produced: Json) -> None:
    assert Scene(seat(), seat(island, city)).play("craftsman").goods(1) == produced


def test_new_goods_are_added_to_those_in_hand() -> None:
    scene = Scene(seat(), seat("corn* corn*", goods="corn:3 sugar:1")).play("craftsman")
    assert scene.goods(1) == {"corn": 5, "sugar": 1}


def test_goods_come_from_the_supply() -> None:
    scene = Scene(seat(), seat("corn* corn*"), seat("corn*")).play("craftsman")
    assert scene.supply["goods"]["corn"] == 9 - 3


def test_goods_are_taken_without_being_asked() -> None:
    scene = Scene(seat(), seat(ALL_TILES, ALL_PLANTS)).play("craftsman")
    assert scene.asked == (1, "role")


def test_a_supply_running_short_serves_in_turn_order() -> None:
    corn = seat("corn* corn*")
    scene = Scene(corn, corn, corn, supply=goods(corn=3)).play("craftsman")
    assert [scene.goods(at) for at in range(3)] == [{"corn": 2}, {"corn": 1}, {}]


def test_turn_order_starts_with_the_craftsman() -> None:
    corn = seat("corn* corn*")
    scene = Scene(corn, corn, corn, governor=2, supply=goods(corn=3)).play("craftsman")
    assert [scene.goods(at) for at in range(3)] == [{"corn": 1}, {}, {"corn": 2}]


def test_a_kind_that_is_gone_does_not_keep_others_from_being_made() -> None:
    scene = Scene(seat(), seat(ALL_TILES, ALL_PLANTS), supply=goods(sugar=1, coffee=5))
    assert scene.play("craftsman").goods(1) == {"sugar": 1, "coffee": 1}


# Factory


@pytest.mark.parametrize(
    ("island", "paid"),
    [
        ("", 0),
        ("corn*", 0),
        ("corn* indigo*", 1),
        ("corn* indigo* sugar*", 2),
        ("corn* indigo* sugar* tobacco*", 3),
        ("indigo* sugar* tobacco* coffee*", 3),
        (ALL_TILES, 5),
    ],
)
def test_a_factory_pays_for_the_kinds_produced(island: str, paid: int) -> None:
    scene = Scene(seat(), seat(island, ALL_PLANTS + " factory:1")).play("craftsman")
    assert scene.doubloons(1) == paid


def test_a_factory_pays_for_kinds_and_not_for_barrels() -> None:
    scene = Scene(seat(), seat("corn* corn* corn* indigo*", ALL_PLANTS + " factory:1")).play("craftsman")
    assert scene.doubloons(1) == 1


def test_a_factory_pays_nothing_for_kinds_in_hand() -> None:
    scene = Scene(seat(), seat("corn*", "factory:1", "sugar:2 coffee:1")).play("craftsman")
    assert scene.doubloons(1) == 0


def test_a_factory_pays_for_kinds_really_taken_only() -> None:
    me = seat(ALL_TILES, ALL_PLANTS + " factory:1")
    scene = Scene(seat(), me, supply=goods(corn=1, sugar=1, coffee=1)).play("craftsman")
    assert scene.doubloons(1) == 2


def test_a_factory_pays_nothing_for_what_others_took_before() -> None:
    scene = Scene(
        seat("corn*"), seat("corn* indigo*", ALL_PLANTS + " factory:1"), supply=goods(corn=1, indigo=1)
    )
    assert scene.play("craftsman").doubloons(1) == 0


def test_an_unmanned_factory_pays_nothing() -> None:
    assert Scene(seat(), seat(ALL_TILES, ALL_PLANTS + " factory")).play("craftsman").doubloons(1) == 0


def test_a_factory_pays_nothing_to_others() -> None:
    scene = Scene(seat(), seat(ALL_TILES, ALL_PLANTS), seat(city="factory:1")).play("craftsman")
    assert [scene.doubloons(at) for at in range(3)] == [0, 0, 0]


def test_a_factory_pays_with_the_role_too() -> None:
    scene = Scene(seat("corn* indigo*", ALL_PLANTS + " factory:1")).play("craftsman", "corn")
    assert scene.doubloons() == 1


# The good of the privilege


def test_the_craftsman_may_take_one_more_good_of_a_kind_he_produced() -> None:
    scene = Scene(seat("corn* sugar* coffee*", ALL_PLANTS)).play("craftsman")
    assert scene.asked == (0, "privilege")
    assert scene.options == ["coffee", "corn", "sugar"]
    assert scene.range == (0, 1)
    assert scene.play("coffee").goods() == {"corn": 1, "sugar": 1, "coffee": 2}


def test_the_additional_good_comes_from_the_supply() -> None:
    scene = Scene(seat("corn*")).play("craftsman", "corn")
    assert scene.supply["goods"]["corn"] == 9 - 2


def test_the_additional_good_may_be_declined() -> None:
    scene = Scene(seat("corn*")).play("craftsman", None)
    assert scene.goods() == {"corn": 1}
    assert scene.asked == (1, "role")


def test_a_kind_in_hand_is_not_offered_if_it_was_not_produced() -> None:
    scene = Scene(seat("corn*", goods="sugar:2 coffee:1")).play("craftsman")
    assert scene.options == ["corn"]


def test_a_craftsman_who_produced_nothing_has_no_additional_good() -> None:
    scene = Scene(seat("corn indigo*", goods="corn:2"), seat("corn*")).play("craftsman")
    assert scene.asked == (1, "role")


def test_a_kind_that_could_not_be_taken_is_not_offered() -> None:
    scene = Scene(seat("corn* indigo*", ALL_PLANTS), supply=goods(indigo=5)).play("craftsman")
    assert scene.options == ["indigo"]


def test_a_kind_that_ran_out_is_not_offered() -> None:
    scene = Scene(seat("corn* indigo*", ALL_PLANTS), supply=goods(corn=1, indigo=5)).play("craftsman")
    assert scene.goods() == {"corn": 1, "indigo": 1}
    assert scene.options == ["indigo"]


def test_the_additional_good_comes_last_of_all() -> None:
    scene = Scene(seat("corn* indigo*", ALL_PLANTS), seat(), seat("corn*"), supply=goods(corn=2, indigo=5))
    assert scene.play("craftsman").options == ["indigo"]
    assert scene.goods(2) == {"corn": 1}


def test_the_craftsman_is_not_asked_when_the_others_took_the_rest() -> None:
    corn = seat("corn*")
    scene = Scene(corn, corn, corn, supply=goods(corn=3)).play("craftsman")
    assert scene.asked == (1, "role")


def test_only_the_craftsman_has_an_additional_good() -> None:
    scene = Scene(seat("corn*"), seat("corn*")).play("craftsman", "corn")
    assert scene.asked == (1, "role")
    assert scene.goods(1) == {"corn": 1}


def test_a_factory_pays_nothing_more_for_the_additional_good() -> None:
    scene = Scene(seat("corn*", "factory:1")).play("craftsman", "corn")
    assert scene.doubloons() == 0
