"""The builder phase: what may be built and what it costs, and the university."""

import pytest

from tests.game.puerto_rico.scene import SUPPLY, Scene, seat

COSTS = {
    "small_indigo_plant": 1,
    "small_sugar_mill": 2,
    "small_market": 1,
    "hacienda": 2,
    "construction_hut": 2,
    "small_warehouse": 3,
    "indigo_plant": 3,
    "sugar_mill": 4,
    "hospice": 4,
    "office": 5,
    "large_market": 5,
    "large_warehouse": 6,
    "tobacco_storage": 5,
    "coffee_roaster": 6,
    "factory": 7,
    "university": 8,
    "harbor": 8,
    "wharf": 9,
    "guild_hall": 10,
    "residence": 10,
    "fortress": 10,
    "customs_house": 10,
    "city_hall": 10,
}
LARGE = ["city_hall", "customs_house", "fortress", "guild_hall", "residence"]
TEN = (
    "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster"
    " small_market hacienda construction_hut small_warehouse"
)
"""Ten small buildings: two city spaces are left."""
EIGHT = TEN.removesuffix(" construction_hut small_warehouse")
"""Eight small buildings: four city spaces are left."""

# Building


def test_the_builder_builds_first_and_the_others_follow_clockwise() -> None:
    rich = seat(doubloons=9)
    scene = Scene(rich, rich, rich, governor=1).play("builder")
    assert scene.asked == (1, "build")
    assert scene.play("office").asked == (2, "build")
    assert scene.play("factory").asked == (0, "build")
    assert scene.play("wharf").asked == (2, "role")


def test_a_new_building_stands_unmanned_in_the_city() -> None:
    assert Scene(seat(doubloons=9)).play("builder", "indigo_plant").city() == {"indigo_plant": 0}


def test_building_may_be_declined() -> None:
    scene = Scene(seat(doubloons=9)).play("builder")
    assert scene.range == (0, 1)
    assert scene.play(None).city() == {}
    assert scene.doubloons() == 9


def test_others_may_build_when_the_builder_declines() -> None:
    assert Scene(seat(doubloons=9), seat(doubloons=9)).play("builder", None).asked == (1, "build")


@pytest.mark.parametrize(
    ("doubloons", "dearest"),
    [
        (1, ["small_indigo_plant", "small_market"]),
        (2, ["construction_hut", "hacienda", "small_sugar_mill"]),
        (3, ["indigo_plant", "small_warehouse"]),
        (4, ["hospice", "sugar_mill"]),
        (5, ["large_market", "office", "tobacco_storage"]),
        (6, ["coffee_roaster", "large_warehouse"]),
        (7, ["factory"]),
        (8, ["harbor", "university"]),
        (9, ["wharf"]),
        (10, LARGE),
    ],
)
def test_all_buildings_a_seat_can_afford_are_offered(doubloons: int, dearest: list[str]) -> None:
    scene = Scene(seat(), seat(doubloons=doubloons)).play("builder", None)
    assert scene.options == sorted(name for name, cost in COSTS.items() if cost <= doubloons)
    assert set(dearest) <= set(scene.options)


def test_a_seat_that_can_afford_nothing_is_not_asked() -> None:
    assert Scene(seat(doubloons=1)).play("builder", None).asked == (1, "role")


# Prices


@pytest.mark.parametrize(("building", "cost"), COSTS.items())
def test_a_building_costs_its_price(building: str, cost: int) -> None:
    scene = Scene(seat(), seat(doubloons=20)).play("builder", None, building)
    assert scene.doubloons(1) == 20 - cost


@pytest.mark.parametrize(("building", "cost"), COSTS.items())
def test_the_builder_pays_one_less(building: str, cost: int) -> None:
    assert Scene(seat(doubloons=20)).play("builder", building).doubloons() == 20 - cost + 1


def test_without_doubloons_the_builder_can_build_what_costs_one() -> None:
    scene = Scene(seat(doubloons=0)).play("builder")
    assert scene.options == ["small_indigo_plant", "small_market"]
    assert scene.play("small_market").doubloons() == 0


@pytest.mark.parametrize(
    ("building", "quarries", "paid"),
    [
        ("small_warehouse", 1, 2),
        ("small_warehouse", 4, 2),
        ("small_sugar_mill", 4, 1),
        ("construction_hut", 4, 1),
        ("hacienda", 4, 1),
        ("indigo_plant", 1, 2),
        ("indigo_plant", 2, 1),
        ("indigo_plant", 4, 1),
        ("sugar_mill", 4, 2),
        ("hospice", 4, 2),
        ("office", 4, 3),
        ("large_market", 4, 3),
        ("large_warehouse", 4, 4),
        ("tobacco_storage", 2, 3),
        ("tobacco_storage", 4, 2),
        ("coffee_roaster", 4, 3),
        ("factory", 4, 4),
        ("university", 4, 5),
        ("harbor", 4, 5),
        ("wharf", 3, 6),
        ("wharf", 4, 6),
        ("guild_hall", 3, 7),
        ("guild_hall", 4, 6),
        ("residence", 5, 6),
        ("fortress", 5, 6),
        ("customs_house", 5, 6),
        ("city_hall", 8, 6),
    ],
)
def test_quarries_count_up_to_the_column(building: str, quarries: int, paid: int) -> None:
    me = seat("quarry* " * quarries, doubloons=20)
    assert Scene(seat(), me).play("builder", None, building).doubloons(1) == 20 - paid


def test_the_builder_pays_one_less_beyond_the_column() -> None:
    me = seat("quarry* quarry* quarry*", doubloons=20)
    assert Scene(me).play("builder", "indigo_plant").doubloons() == 20 - 0
    assert Scene(me).play("builder", "hospice").doubloons() == 20 - 1
    assert Scene(me).play("builder", "guild_hall").doubloons() == 20 - 6


def test_a_price_never_falls_below_nothing() -> None:
    scene = Scene(seat("quarry*", doubloons=5)).play("builder", "small_market")
    assert scene.doubloons() == 5


def test_quarries_make_buildings_affordable() -> None:
    scene = Scene(seat(), seat("quarry* quarry*", doubloons=1)).play("builder", None)
    assert "indigo_plant" in scene.options
    assert "small_sugar_mill" in scene.options
    assert "small_warehouse" not in scene.options


def test_a_quarry_lets_a_seat_without_doubloons_build() -> None:
    scene = Scene(seat(), seat("quarry*")).play("builder", None)
    assert scene.asked == (1, "build")
    assert scene.play("small_market").city(1) == {"small_market": 0}


def test_unmanned_quarries_do_not_count() -> None:
    scene = Scene(seat(), seat("quarry quarry* quarry", doubloons=9)).play("builder", None, "office")
    assert scene.doubloons(1) == 9 - 4


def test_quarries_of_others_do_not_count() -> None:
    scene = Scene(seat("quarry* quarry*"), seat(doubloons=9)).play("builder", None, "office")
    assert scene.doubloons(1) == 9 - 5


# Copies and spaces


def test_a_seat_builds_each_building_once() -> None:
    scene = Scene(seat(city="small_market office:1", doubloons=20)).play("builder")
    assert "small_market" not in scene.options
    assert "office" not in scene.options


@pytest.mark.parametrize(
    ("building", "copies"),
    [
        ("small_indigo_plant", 4),
        ("small_sugar_mill", 4),
        ("small_market", 2),
        ("hacienda", 2),
        ("construction_hut", 2),
        ("small_warehouse", 2),
        ("indigo_plant", 3),
        ("sugar_mill", 3),
        ("hospice", 2),
        ("office", 2),
        ("large_market", 2),
        ("large_warehouse", 2),
        ("tobacco_storage", 3),
        ("coffee_roaster", 3),
        ("factory", 2),
        ("university", 2),
        ("harbor", 2),
        ("wharf", 2),
        ("guild_hall", 1),
        ("residence", 1),
        ("fortress", 1),
        ("customs_house", 1),
        ("city_hall", 1),
    ],
)
def test_a_building_is_offered_while_copies_last(building: str, copies: int) -> None:
    owner = seat(city=building)
    gone = Scene(seat(doubloons=20), *[owner] * copies).play("builder")
    left = Scene(seat(doubloons=20), *[owner] * (copies - 1)).play("builder")
    assert building not in gone.options
    assert building in left.options


def test_the_last_copy_goes_to_the_first_who_builds_it() -> None:
    rich = seat(doubloons=20)
    scene = Scene(rich, rich, seat(city="wharf")).play("builder", "wharf")
    assert scene.asked == (1, "build")
    assert "wharf" not in scene.options


def test_a_large_building_needs_two_spaces() -> None:
    two = Scene(seat(city=TEN, doubloons=20)).play("builder")
    one = Scene(seat(city=TEN + " hospice", doubloons=20)).play("builder")
    assert set(LARGE) < set(two.options)
    assert set(LARGE).isdisjoint(one.options)
    assert "office" in one.options


def test_a_large_building_fills_two_spaces() -> None:
    scene = Scene(seat(), seat(city=TEN + " guild_hall", doubloons=20)).play("builder", None)
    assert scene.asked == (1, "role")


def test_a_full_city_builds_nothing() -> None:
    scene = Scene(seat(), seat(city=TEN + " hospice office", doubloons=20)).play("builder", None)
    assert scene.asked == (1, "role")


def test_five_large_buildings_fit() -> None:
    me = seat(city="small_market hacienda guild_hall residence fortress customs_house", doubloons=20)
    scene = Scene(me).play("builder", "city_hall")
    assert "city_hall" in scene.city()


@pytest.mark.parametrize(
    ("city", "building"),
    [
        (TEN + " hospice", "office"),
        (TEN, "city_hall"),
        (EIGHT + " guild_hall", "residence"),
        (TEN.removesuffix(" small_warehouse") + " guild_hall", "office"),
    ],
)
def test_the_twelfth_city_space_ends_the_game_with_this_round(city: str, building: str) -> None:
    assert Scene(seat(city=city, doubloons=20)).play("builder", building).last


@pytest.mark.parametrize(
    ("city", "building"), [(TEN, "office"), (EIGHT, "city_hall"), (EIGHT + " guild_hall", "office")]
)
def test_a_city_with_a_free_space_does_not_end_the_game(city: str, building: str) -> None:
    assert not Scene(seat(city=city, doubloons=20)).play("builder", building).last


def test_the_others_still_build_after_a_full_city() -> None:
    scene = Scene(seat(city=TEN, doubloons=20), seat(doubloons=20)).play("builder", "city_hall")
    assert scene.asked == (1, "build")


# University


def test_a_university_is_asked_for_after_building() -> None:
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", "office")
    assert scene.asked == (0, "university")
    assert scene.options == ["university"]
    assert scene.range == (0, 1)


def test_a_university_mans_the_new_building_from_the_supply() -> None:
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", "office", "university")
    assert scene.city() == {"university": 1, "office": 1}
    assert (scene.supply["colonists"], scene.supply["ship"]) == (39, 4)


def test_a_university_brings_one_colonist_whatever_the_circles() -> None:
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", "sugar_mill", "university")
    assert scene.city()["sugar_mill"] == 1


def test_a_university_mans_a_large_building_too() -> None:
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", "fortress", "university")
    assert scene.city()["fortress"] == 1


def test_a_university_may_be_declined() -> None:
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", "office", None)
    assert scene.city()["office"] == 0
    assert scene.supply["colonists"] == 40


def test_a_university_takes_from_the_ship_when_the_supply_is_empty() -> None:
    scene = Scene(seat(city="university:1", doubloons=9), supply={**SUPPLY, "colonists": 0, "ship": 3})
    scene.play("builder", "office", "university")
    assert scene.city()["office"] == 1
    assert (scene.supply["colonists"], scene.supply["ship"]) == (0, 2)


def test_a_university_is_not_asked_for_without_any_colonist() -> None:
    scene = Scene(seat(city="university:1", doubloons=9), supply={**SUPPLY, "colonists": 0, "ship": 0})
    assert scene.play("builder", "office").asked == (1, "role")


def test_a_university_works_without_the_role_too() -> None:
    scene = Scene(seat(), seat(city="university:1", doubloons=9))
    assert scene.play("builder", None, "office", "university").city(1) == {"university": 1, "office": 1}


def test_an_unmanned_university_mans_nothing() -> None:
    scene = Scene(seat(city="university", doubloons=9)).play("builder", "office")
    assert scene.asked == (1, "role")


def test_a_university_mans_nothing_for_others() -> None:
    scene = Scene(seat(city="university:1"), seat(doubloons=9)).play("builder", None, "office")
    assert scene.asked == (1, "role")


def test_a_university_mans_nothing_when_nothing_is_built() -> None:
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", None)
    assert scene.asked == (1, "role")


def test_a_university_does_not_man_itself() -> None:
    scene = Scene(seat(doubloons=9)).play("builder", "university")
    assert scene.asked == (1, "role")
    assert scene.city() == {"university": 0}


def test_a_hospice_does_not_man_a_new_building() -> None:
    scene = Scene(seat(city="hospice:1", doubloons=9)).play("builder", "office")
    assert scene.asked == (1, "role")


def test_a_university_mans_the_building_that_fills_the_city() -> None:
    me = seat(city=TEN.replace("small_market", "university:1"), doubloons=20)
    scene = Scene(me).play("builder", "city_hall", "university")
    assert scene.city()["city_hall"] == 1
    assert scene.last
