"""The producer phase: goods, and the buildings that act in it."""

import pytest

from tests.game.sanjuan.scene import FIVE, Scene, covering, full, seat


def test_the_producer_makes_two_goods_and_the_others_one() -> None:
    scene = Scene(seat(built=FIVE), seat(built=FIVE)).play("producer")
    assert scene.asked == (0, "produce")
    assert scene.range == (0, 2)
    assert scene.play(None).asked == (1, "produce")
    assert scene.range == (0, 1)


def test_each_plant_chosen_gets_a_good() -> None:
    scene = Scene(seat(built=FIVE), seat()).play("producer", ["silver_smelter", "sugar_mill"])
    assert scene.goods() == ["sugar_mill", "silver_smelter"]
    assert scene.supply() == 38


def test_the_producer_goes_first_and_the_others_follow_clockwise() -> None:
    scene = Scene(seat(built=FIVE), seat(built=FIVE), seat(built=FIVE), governor=1)
    assert scene.play("producer").asked == (1, "produce")
    assert scene.play(None).asked == (2, "produce")
    assert scene.play(None).asked == (0, "produce")
    assert scene.play(None).asked == (2, "role")


def test_goods_may_be_declined() -> None:
    scene = Scene(seat(built=FIVE), seat()).play("producer", None)
    assert scene.goods() == []
    assert scene.supply() == 40


def test_goods_are_asked_for_even_when_all_would_fit() -> None:
    scene = Scene(seat(built="indigo_plant"), seat()).play("producer")
    assert scene.asked == (0, "produce")
    assert scene.range == (0, 1)


def test_a_full_plant_produces_nothing() -> None:
    scene = Scene(seat(built=["indigo_plant", *full("sugar_mill")]), seat()).play("producer")
    assert scene.options == ["indigo_plant"]


def test_a_seat_without_an_empty_plant_is_not_asked() -> None:
    scene = Scene(seat(built=full("indigo_plant")), seat(built="statue")).play("producer")
    assert scene.asked == (1, "role")


def test_city_buildings_produce_nothing() -> None:
    scene = Scene(seat(built="statue indigo_plant well"), seat()).play("producer")
    assert scene.options == ["indigo_plant"]


def test_equal_plants_are_an_option_each() -> None:
    scene = Scene(seat(built="indigo_plant indigo_plant"), seat()).play("producer")
    assert scene.options == ["indigo_plant", "indigo_plant"]
    assert scene.play(["indigo_plant", "indigo_plant"]).goods() == ["indigo_plant", "indigo_plant"]


def test_goods_go_to_the_empty_ones_of_equal_plants() -> None:
    city = [*full("indigo_plant"), "indigo_plant", "indigo_plant"]
    scene = Scene(seat(built=city), seat()).play("producer", ["indigo_plant", "indigo_plant"])
    assert scene.goods() == ["indigo_plant", "indigo_plant", "indigo_plant"]


def test_a_covered_plant_produces_nothing() -> None:
    scene = Scene(seat(built=[covering("statue", "sugar_mill"), "indigo_plant"]), seat()).play("producer")
    assert scene.options == ["indigo_plant"]


def test_a_plant_above_another_produces_one_good() -> None:
    scene = Scene(seat(built=[covering("sugar_mill", "indigo_plant")]), seat()).play("producer")
    assert scene.options == ["sugar_mill"]


def test_a_plant_produces_in_the_round_it_was_built_in() -> None:
    scene = Scene(seat("indigo_plant"), seat()).play("builder", "indigo_plant", "producer")
    assert scene.asked == (0, "produce")


# Goods are cards


def test_goods_are_the_top_cards_of_the_supply() -> None:
    scene = Scene(seat(built="indigo_plant sugar_mill"), seat(), supply="hero well")
    scene.play("producer", ["sugar_mill", "indigo_plant"])
    assert scene.position["seats"][0]["built"] == [
        {"card": "indigo_plant", "good": "hero"},
        {"card": "sugar_mill", "good": "well"},
    ]


def test_not_even_the_owner_sees_the_face_of_a_good() -> None:
    scene = Scene(seat(built="indigo_plant"), seat(), supply="hero").play("producer", "indigo_plant")
    assert scene.city() == [{"card": "indigo_plant", "good": True}]


def test_no_more_goods_than_cards_that_can_be_drawn() -> None:
    scene = Scene(seat(built=FIVE), seat(built=FIVE), supply="hero").play("producer")
    assert scene.range == (0, 1)
    assert scene.play("silver_smelter").asked == (1, "role")


def test_nobody_produces_from_an_empty_supply() -> None:
    scene = Scene(seat(built=FIVE), seat(built=FIVE), supply="").play("producer")
    assert scene.asked == (1, "role")


def test_discards_become_goods_when_the_supply_runs_out() -> None:
    scene = Scene(seat(built=FIVE), seat(), supply="hero", discards=["well", "well"]).play("producer")
    assert scene.range == (0, 2)
    scene.play(["indigo_plant", "sugar_mill"])
    assert len(scene.happened("reshuffle")) == 1
    assert (scene.supply(), scene.discards()) == (1, 0)


# Aqueduct and library


def test_an_aqueduct_makes_two_goods_without_the_role() -> None:
    scene = Scene(seat(built=f"aqueduct {FIVE}"), seat(), governor=1).play("producer")
    assert scene.asked == (0, "produce")
    assert scene.range == (0, 2)


def test_an_aqueduct_makes_three_goods_with_the_role() -> None:
    assert Scene(seat(built=f"aqueduct {FIVE}"), seat()).play("producer").range == (0, 3)


def test_an_aqueduct_and_a_library_make_four_goods_with_the_role() -> None:
    scene = Scene(seat(built=f"aqueduct library {FIVE}"), seat(), seat()).play("producer")
    assert scene.range == (0, 4)


def test_a_library_makes_three_goods_with_the_role() -> None:
    assert Scene(seat(built=f"library {FIVE}"), seat(), seat()).play("producer").range == (0, 3)


def test_a_library_makes_no_more_goods_without_the_role() -> None:
    scene = Scene(seat(built=f"library {FIVE}"), seat(), seat(), governor=1).play("producer")
    assert scene.asked == (0, "produce")
    assert scene.range == (0, 1)


def test_an_aqueduct_does_not_help_a_neighbour() -> None:
    scene = Scene(seat(built=FIVE), seat(built="aqueduct")).play("producer")
    assert scene.range == (0, 2)


@pytest.mark.parametrize("building", ["aqueduct", "library"])
def test_a_covered_building_makes_no_more_goods(building: str) -> None:
    city = [covering("palace", building), *FIVE.split()]
    assert Scene(seat(built=city), seat(), seat()).play("producer").range == (0, 2)


def test_a_new_aqueduct_helps_later_in_its_round() -> None:
    scene = Scene(seat("aqueduct well well", FIVE), seat()).play("builder", "aqueduct", "producer")
    assert scene.asked == (0, "produce")
    assert scene.range == (0, 2)


# Well


def test_a_well_draws_after_two_goods() -> None:
    scene = Scene(seat(built=f"well {FIVE}"), seat(), supply="statue statue hero")
    assert scene.play("producer", ["indigo_plant", "sugar_mill"]).hand() == ["hero"]


def test_a_well_draws_nothing_after_one_good() -> None:
    assert Scene(seat(built=f"well {FIVE}"), seat()).play("producer", "indigo_plant").hand() == []


def test_a_well_draws_nothing_after_no_good() -> None:
    assert Scene(seat(built=f"well {FIVE}"), seat()).play("producer", None).hand() == []


def test_a_well_does_not_count_goods_made_before() -> None:
    city = ["well", *full("indigo_plant sugar_mill"), "tobacco_storage"]
    assert Scene(seat(built=city), seat()).play("producer", "tobacco_storage").hand() == []


def test_a_well_draws_once_for_four_goods() -> None:
    scene = Scene(seat(built=f"well aqueduct library {FIVE}"), seat(), seat())
    scene.play("producer", ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"])
    assert scene.hand() == ["indigo_plant"]


def test_a_well_draws_without_the_role_too() -> None:
    scene = Scene(seat(built=f"well aqueduct {FIVE}"), seat(), governor=1)
    assert scene.play("producer", ["indigo_plant", "sugar_mill"]).hand() == ["indigo_plant"]


def test_a_well_draws_nothing_when_the_goods_took_the_last_cards() -> None:
    scene = Scene(seat(built=f"well {FIVE}"), seat(), supply="hero hero")
    assert scene.play("producer", ["indigo_plant", "sugar_mill"]).hand() == []


def test_a_covered_well_draws_nothing() -> None:
    scene = Scene(seat(built=[covering("statue", "well"), "indigo_plant", "sugar_mill"]), seat())
    assert scene.play("producer", ["indigo_plant", "sugar_mill"]).hand() == []


def test_a_new_well_draws_later_in_its_round() -> None:
    scene = Scene(seat("well hero", f"aqueduct {FIVE}"), seat(), supply="statue statue crane")
    scene.play("builder", "well", "producer", ["indigo_plant", "sugar_mill"])
    assert scene.hand() == ["crane"]
