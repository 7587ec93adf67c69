"""The builder phase: building, paying, and the buildings that act in it."""

import pytest

from game.errors import Refused
from tests.game.sanjuan.scene import Scene, covering, seat

# Building and paying


def test_the_builder_pays_one_card_less() -> None:
    scene = Scene(seat("statue well well"), seat("statue well well well")).play("builder", "statue")
    assert scene.asked == (1, "build")
    assert scene.hand() == []
    assert scene.play("statue").hand(1) == []


def test_a_building_may_be_declined() -> None:
    scene = Scene(seat("well well"), seat()).play("builder", None)
    assert scene.hand() == ["well", "well"]
    assert scene.city() == []


def test_the_builder_builds_first_and_the_others_follow_clockwise() -> None:
    scene = Scene(seat("well well well"), seat("well well well"), seat("well well well"), governor=1)
    assert scene.play("builder").asked == (1, "build")
    assert scene.play(None).asked == (2, "build")
    assert scene.play("well").asked == (0, "build")
    assert scene.play(None).asked == (2, "role")


def test_each_seat_builds_once_a_phase() -> None:
    scene = Scene(seat("indigo_plant indigo_plant"), seat()).play("builder", "indigo_plant")
    assert scene.asked == (1, "role")


def test_a_new_building_stands_beside_the_others() -> None:
    scene = Scene(seat("statue well well", "indigo_plant sugar_mill"), seat()).play("builder", "statue")
    assert scene.city() == ["indigo_plant", "sugar_mill", "statue"]


def test_only_what_can_be_paid_is_offered() -> None:
    assert Scene(seat("statue well"), seat()).play("builder").options == ["well"]


def test_a_card_does_not_pay_for_itself() -> None:
    assert Scene(seat("sugar_mill"), seat()).play("builder").asked == (1, "role")


def test_a_second_copy_may_pay_for_the_first() -> None:
    assert Scene(seat("well well crane"), seat()).play("builder", "well").options == ["crane", "well"]


def test_equal_cards_are_offered_once() -> None:
    assert Scene(seat("well well well"), seat()).play("builder").options == ["well"]


def test_any_number_of_one_plant_may_be_built() -> None:
    scene = Scene(seat("indigo_plant", "indigo_plant indigo_plant"), seat()).play("builder", "indigo_plant")
    assert scene.city() == ["indigo_plant", "indigo_plant", "indigo_plant"]


@pytest.mark.parametrize("building", ["well", "statue", "palace"])
def test_a_city_building_is_built_only_once_by_a_seat(building: str) -> None:
    scene = Scene(seat(f"{building} hero hero hero hero hero hero", f"hero {building}"), seat())
    assert scene.play("builder").asked == (1, "role")


def test_two_seats_may_build_the_same_city_building() -> None:
    scene = Scene(seat(built="statue"), seat("statue well well well"))
    assert scene.play("builder").options == ["statue", "well"]


def test_what_is_owed_is_paid_exactly() -> None:
    scene = Scene(seat("statue well crane hero"), seat()).play("builder", "statue")
    assert scene.asked == (0, "pay")
    assert scene.range == (2, 2)
    assert scene.options == ["crane", "hero", "well"]


@pytest.mark.parametrize("cards", [["well"], ["well", "crane", "hero"]])
def test_nobody_pays_less_or_more_than_is_owed(cards: list[str]) -> None:
    scene = Scene(seat("statue well crane hero"), seat()).play("builder", "statue")
    with pytest.raises(Refused):
        scene.play(cards)
    assert scene.hand() == ["crane", "hero", "well"]


def test_the_payment_goes_to_the_discards() -> None:
    scene = Scene(seat("statue well crane hero"), seat()).play("builder", "statue", ["crane", "hero"])
    assert scene.hand() == ["well"]
    assert scene.discards() == 2


def test_the_question_of_payment_names_the_building() -> None:
    decision = Scene(seat("statue well crane hero"), seat()).play("builder", "statue").table.decision
    assert decision
    assert decision.about == "statue"


def test_a_payment_without_a_choice_is_not_asked() -> None:
    scene = Scene(seat("statue well well well"), seat()).play("builder", "statue")
    assert scene.asked == (1, "role")
    assert scene.hand() == ["well"]


def test_a_free_building_asks_for_no_payment() -> None:
    scene = Scene(seat("indigo_plant well crane"), seat()).play("builder", "indigo_plant")
    assert scene.asked == (1, "role")
    assert scene.hand() == ["crane", "well"]


def test_reductions_stop_at_nothing() -> None:
    scene = Scene(seat("sugar_mill", "smithy library"), seat(), seat()).play("builder", "sugar_mill")
    assert scene.hand() == []
    assert scene.supply() == 40


# Smithy


def test_a_smithy_takes_one_off_a_plant() -> None:
    scene = Scene(seat("coffee_roaster well well well", "smithy"), seat(), governor=1)
    assert scene.play("builder", "coffee_roaster").hand() == []


def test_a_smithy_takes_nothing_off_a_city_building() -> None:
    scene = Scene(seat("statue well well well", "smithy"), seat(), governor=1)
    assert scene.play("builder", "statue").hand() == []


def test_a_smithy_adds_to_the_builders_privilege() -> None:
    scene = Scene(seat("silver_smelter well well well", "smithy"), seat())
    assert scene.play("builder", "silver_smelter").hand() == []


def test_a_smithy_does_not_help_a_neighbour() -> None:
    scene = Scene(seat("tobacco_storage well well well"), seat(built="smithy"), governor=1)
    assert scene.play("builder", "tobacco_storage").hand() == []


def test_a_covered_smithy_takes_nothing_off() -> None:
    scene = Scene(seat("tobacco_storage well well well", [covering("statue", "smithy")]), seat(), governor=1)
    assert scene.play("builder", "tobacco_storage").hand() == []


# Quarry


def test_a_quarry_takes_one_off_a_city_building() -> None:
    scene = Scene(seat("statue well well", "quarry"), seat(), governor=1)
    assert scene.play("builder", "statue").hand() == []


@pytest.mark.parametrize("building", ["guild_hall", "city_hall", "triumphal_arch", "palace"])
def test_a_quarry_takes_one_off_a_six_cost_building(building: str) -> None:
    scene = Scene(seat(f"{building} well well well well well", "quarry"), seat(), governor=1)
    assert scene.play("builder", building).hand() == []


def test_a_quarry_takes_nothing_off_a_plant() -> None:
    scene = Scene(seat("tobacco_storage well well well", "quarry"), seat(), governor=1)
    assert scene.play("builder", "tobacco_storage").hand() == []


def test_a_builder_with_a_quarry_builds_a_crane_for_nothing() -> None:
    scene = Scene(seat("crane", "quarry"), seat()).play("builder", "crane")
    assert scene.city() == ["quarry", "crane"]


def test_a_quarry_takes_nothing_off_itself() -> None:
    scene = Scene(seat("quarry well well well well"), seat(), governor=1)
    assert scene.play("builder", "quarry").hand() == []


def test_a_quarry_helps_from_the_next_builder_phase_on() -> None:
    scene = Scene(seat("quarry statue well well well well well"), seat())
    scene.play("builder", "quarry", ["well", "well", "well"], "producer", "trader")
    assert scene.play("builder", "statue").hand() == []


def test_a_covered_quarry_takes_nothing_off() -> None:
    scene = Scene(seat("statue well well well", [covering("hero", "quarry")]), seat(), governor=1)
    assert scene.play("builder", "statue").hand() == []


# Library


def test_a_builder_with_a_library_pays_two_cards_less() -> None:
    scene = Scene(seat("palace well well well well", "library"), seat(), seat())
    assert scene.play("builder", "palace").hand() == []


def test_a_builder_with_a_library_and_a_quarry_pays_three_cards_less() -> None:
    scene = Scene(seat("hero well well", "library quarry"), seat(), seat())
    assert scene.play("builder", "hero").hand() == []


def test_a_library_takes_nothing_off_when_another_is_the_builder() -> None:
    scene = Scene(seat("statue well well well", "library"), seat(), seat(), governor=1)
    assert scene.play("builder", "statue").hand() == []


def test_a_library_takes_nothing_off_itself() -> None:
    scene = Scene(seat("library well well well well"), seat(), seat())
    assert scene.play("builder", "library").hand() == []


def test_a_covered_library_doubles_nothing() -> None:
    scene = Scene(seat("statue well well", [covering("palace", "library")]), seat(), seat())
    assert scene.play("builder", "statue").hand() == []


# Carpenter


def test_a_carpenter_draws_after_a_city_building() -> None:
    scene = Scene(seat("statue well well", "carpenter"), seat(), supply="hero")
    assert scene.play("builder", "statue").hand() == ["hero"]


def test_a_carpenter_draws_whoever_is_the_builder() -> None:
    scene = Scene(seat("statue well well well", "carpenter"), seat(), governor=1, supply="hero")
    assert scene.play("builder", "statue").hand() == ["hero"]


def test_a_carpenter_draws_after_a_free_city_building() -> None:
    scene = Scene(seat("smithy", "carpenter"), seat(), supply="hero")
    assert scene.play("builder", "smithy").hand() == ["hero"]


def test_a_carpenter_draws_nothing_after_a_plant() -> None:
    scene = Scene(seat("sugar_mill well", "carpenter"), seat(), supply="hero")
    assert scene.play("builder", "sugar_mill").hand() == []


def test_a_carpenter_draws_nothing_when_nothing_is_built() -> None:
    scene = Scene(seat("smithy", "carpenter"), seat(), supply="hero")
    assert scene.play("builder", None).hand() == ["smithy"]


def test_a_carpenter_draws_nothing_for_itself() -> None:
    scene = Scene(seat("carpenter well well"), seat(), supply="hero")
    assert scene.play("builder", "carpenter").hand() == []


def test_a_carpenter_draws_after_the_next_city_building() -> None:
    scene = Scene(seat("carpenter smithy well well well"), seat(), supply="hero")
    scene.play("builder", "carpenter", ["well", "well"], "producer", "trader")
    assert scene.play("builder", "smithy").hand() == ["hero"]


def test_a_covered_carpenter_draws_nothing() -> None:
    scene = Scene(seat("smithy", [covering("statue", "carpenter")]), seat(), supply="hero")
    assert scene.play("builder", "smithy").hand() == []


def test_a_carpenter_may_draw_what_has_just_been_paid() -> None:
    scene = Scene(seat("statue crane crane", "carpenter"), seat(), supply="")
    assert scene.play("builder", "statue").hand() == ["crane"]


# Poor house


def test_a_poor_house_draws_with_no_card_left() -> None:
    scene = Scene(seat("statue well well", "poor_house"), seat(), supply="hero")
    assert scene.play("builder", "statue").hand() == ["hero"]


def test_a_poor_house_draws_with_one_card_left() -> None:
    scene = Scene(seat("statue well well well", "poor_house"), seat(), supply="hero")
    assert scene.play("builder", "statue").hand() == ["hero", "well"]


def test_a_poor_house_draws_nothing_with_two_cards_left() -> None:
    scene = Scene(seat("statue well well well well", "poor_house"), seat(), supply="hero")
    assert scene.play("builder", "statue").hand() == ["well", "well"]


def test_a_poor_house_draws_after_a_plant_too() -> None:
    scene = Scene(seat("indigo_plant", "poor_house"), seat(), supply="hero")
    assert scene.play("builder", "indigo_plant").hand() == ["hero"]


def test_a_poor_house_draws_nothing_when_nothing_is_built() -> None:
    scene = Scene(seat("indigo_plant", "poor_house"), seat(), supply="hero")
    assert scene.play("builder", None).hand() == ["indigo_plant"]


def test_a_poor_house_draws_nothing_when_nothing_can_be_built() -> None:
    assert Scene(seat(built="poor_house"), seat()).play("builder").hand() == []


def test_a_poor_house_draws_nothing_for_itself() -> None:
    scene = Scene(seat("poor_house well"), seat(), supply="hero")
    assert scene.play("builder", "poor_house").hand() == []


def test_a_covered_poor_house_draws_nothing() -> None:
    scene = Scene(seat("smithy", [covering("statue", "poor_house")]), seat(), supply="hero")
    assert scene.play("builder", "smithy").hand() == []


def test_a_poor_house_draws_after_the_carpenter() -> None:
    scene = Scene(seat("smithy", "carpenter poor_house"), seat(), supply="hero palace")
    assert scene.play("builder", "smithy").hand() == ["hero", "palace"]


def test_a_poor_house_counts_the_carpenters_card() -> None:
    scene = Scene(seat("smithy well", "carpenter poor_house"), seat(), supply="hero palace")
    assert scene.play("builder", "smithy").hand() == ["hero", "well"]


def test_a_poor_house_draws_after_a_new_carpenter_alone() -> None:
    scene = Scene(seat("carpenter well well", "poor_house"), seat(), supply="hero palace")
    assert scene.play("builder", "carpenter").hand() == ["hero"]
