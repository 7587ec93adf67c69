"""The builder phase: building, paying, and the buildings that act in it."""

import pytest

from game.errors import Refused
from tests.game.sanjuan.scene import Scene, covering, full, seat

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


# Black market


def test_two_goods_and_three_cards_pay_for_a_library() -> None:
    city = ["black_market", *full("indigo_plant tobacco_storage")]
    scene = Scene(seat("library well well well", city), seat(), governor=1).play("builder", "library")
    assert scene.hand() == []
    assert scene.goods() == []
    assert scene.discards() == 5


def test_a_black_market_asks_for_goods_before_cards() -> None:
    city = ["black_market", *full("indigo_plant")]
    scene = Scene(seat("statue well crane hero", city), seat(), governor=1).play("builder", "statue")
    assert scene.asked == (0, "goods")
    assert scene.play("indigo_plant").asked == (0, "pay")
    assert scene.range == (2, 2)


@pytest.mark.parametrize(("wells", "asked"), [(5, (0, 2)), (4, (1, 2)), (3, (2, 2))])
def test_goods_pay_at_least_what_the_hand_cannot(wells: int, asked: tuple[int, int]) -> None:
    city = ["black_market", *full("indigo_plant sugar_mill tobacco_storage")]
    scene = Scene(seat("library" + wells * " well", city), seat(), governor=1).play("builder", "library")
    assert scene.asked == (0, "goods")
    assert scene.range == asked
    assert scene.options == ["indigo_plant", "sugar_mill", "tobacco_storage"]


def test_goods_pay_no_more_than_is_owed() -> None:
    city = ["black_market", *full("indigo_plant sugar_mill")]
    scene = Scene(seat("crane well", city), seat()).play("builder", "crane")
    assert scene.range == (0, 1)


def test_a_third_good_pays_for_nothing() -> None:
    city = ["black_market", *full("indigo_plant sugar_mill tobacco_storage")]
    scene = Scene(seat("library hero hero", city), seat(), governor=1)
    assert scene.play("builder").asked == (0, "role")


def test_goods_need_not_pay() -> None:
    city = ["black_market", *full("indigo_plant")]
    scene = Scene(seat("statue well well well", city), seat(), governor=1).play("builder", "statue", None)
    assert scene.hand() == []
    assert scene.goods() == ["indigo_plant"]


def test_each_good_saves_one_card() -> None:
    city = ["black_market", *full("indigo_plant tobacco_storage")]
    scene = Scene(seat("library well well well well well", city), seat(), governor=1)
    assert scene.play("builder", "library", "tobacco_storage").hand() == ["well"]
    assert scene.goods() == ["indigo_plant"]


def test_goods_pay_for_a_plant_too() -> None:
    city = ["black_market", *full("indigo_plant silver_smelter")]
    scene = Scene(seat("sugar_mill", city), seat(), governor=1).play("builder", "sugar_mill")
    assert scene.goods() == []


def test_two_equal_goods_are_two_options() -> None:
    city = ["black_market", *full("indigo_plant indigo_plant")]
    scene = Scene(seat("statue well well well", city), seat(), governor=1).play("builder", "statue")
    assert scene.options == ["indigo_plant", "indigo_plant"]


def test_two_of_three_equal_goods_are_not_asked() -> None:
    city = ["black_market", *full("indigo_plant indigo_plant indigo_plant")]
    scene = Scene(seat("well", city), seat(), governor=1).play("builder", "well")
    assert scene.asked == (0, "role")
    assert scene.goods() == ["indigo_plant"]


def test_a_black_market_without_goods_is_not_asked() -> None:
    scene = Scene(seat("statue well well well", "black_market indigo_plant"), seat(), governor=1)
    assert scene.play("builder", "statue").asked == (0, "role")


def test_a_black_market_is_not_asked_when_nothing_is_owed() -> None:
    city = ["black_market", *full("indigo_plant")]
    scene = Scene(seat("indigo_plant", city), seat()).play("builder", "indigo_plant")
    assert scene.asked == (1, "role")
    assert scene.goods() == ["indigo_plant"]


def test_goods_pay_for_nothing_without_a_black_market() -> None:
    scene = Scene(seat("well", full("indigo_plant sugar_mill")), seat(), governor=1)
    assert scene.play("builder").asked == (0, "role")


def test_goods_do_not_pay_for_the_black_market_itself() -> None:
    scene = Scene(seat("black_market", full("indigo_plant sugar_mill")), seat(), governor=1)
    assert scene.play("builder").asked == (0, "role")


def test_goods_pay_for_nothing_at_a_covered_black_market() -> None:
    city = [covering("statue", "black_market"), *full("indigo_plant sugar_mill")]
    assert Scene(seat("well", city), seat(), governor=1).play("builder").asked == (0, "role")


def test_a_carpenter_may_draw_the_good_that_has_just_paid() -> None:
    city = ["black_market", "carpenter", *full("indigo_plant", good="hero")]
    scene = Scene(seat("well", city), seat(), supply="").play("builder", "well")
    assert scene.hand() == ["hero"]


# Crane: what it may cover


def test_a_crane_covers_a_building_where_it_stands() -> None:
    scene = Scene(seat("statue", "crane coffee_roaster well"), seat())
    scene.play("builder", "statue over coffee_roaster")
    assert scene.city() == ["crane", covering("statue", "coffee_roaster"), "well"]


def test_a_crane_need_not_be_used() -> None:
    scene = Scene(seat("statue well well", "crane chapel"), seat()).play("builder", "statue")
    assert scene.city() == ["crane", "chapel", "statue"]


def test_a_crane_is_never_covered() -> None:
    scene = Scene(seat("hero well", "crane indigo_plant"), seat(), governor=1).play("builder")
    assert scene.options == ["well over indigo_plant"]


def test_a_building_never_covers_its_own_kind() -> None:
    scene = Scene(seat("sugar_mill well well", "crane sugar_mill"), seat(), governor=1).play("builder")
    assert scene.options == ["sugar_mill", "well", "well over sugar_mill"]


def test_a_crane_allows_no_second_city_building_of_a_kind() -> None:
    scene = Scene(seat("well well well", "crane well indigo_plant"), seat(), governor=1)
    assert scene.play("builder").asked == (0, "role")


def test_a_plant_may_cover_a_city_building() -> None:
    scene = Scene(seat("silver_smelter", "crane quarry"), seat())
    scene.play("builder", "silver_smelter over quarry")
    assert scene.city() == ["crane", covering("silver_smelter", "quarry")]


def test_a_new_crane_covers_nothing_yet() -> None:
    scene = Scene(seat("crane well", "indigo_plant"), seat()).play("builder")
    assert scene.options == ["crane", "well"]


def test_nothing_is_covered_without_a_crane() -> None:
    scene = Scene(seat("statue", "coffee_roaster"), seat(built="crane"))
    assert scene.play("builder").asked == (1, "role")


def test_options_follow_the_hand_and_then_the_city() -> None:
    scene = Scene(seat("statue well", "sugar_mill crane indigo_plant"), seat()).play("builder")
    assert scene.in_order == [
        "statue over sugar_mill",
        "statue over indigo_plant",
        "well",
        "well over sugar_mill",
        "well over indigo_plant",
    ]


def test_equal_bare_plants_are_one_option_to_cover() -> None:
    scene = Scene(seat("well", "crane indigo_plant indigo_plant"), seat()).play("builder")
    assert scene.options == ["well over indigo_plant"]


def test_a_plant_with_a_good_is_another_option_than_a_bare_one() -> None:
    scene = Scene(seat("well", ["crane", "indigo_plant", *full("indigo_plant")]), seat()).play("builder")
    assert scene.options == ["well over indigo_plant", "well over indigo_plant+good"]


def test_covering_the_bare_plant_keeps_the_good_of_the_other() -> None:
    scene = Scene(seat("well", ["crane", *full("indigo_plant"), "indigo_plant"]), seat())
    scene.play("builder", "well over indigo_plant")
    assert scene.goods() == ["indigo_plant"]
    assert scene.city()[2] == covering("well", "indigo_plant")


# Crane: what it costs


def test_covering_a_chapel_with_a_palace_costs_three() -> None:
    scene = Scene(seat("palace well well well", "crane chapel"), seat(), governor=1)
    assert scene.play("builder", "palace over chapel").hand() == []


def test_covering_a_dearer_building_gives_nothing_back() -> None:
    scene = Scene(seat("statue hero", "crane coffee_roaster"), seat(), governor=1)
    assert scene.play("builder", "statue over coffee_roaster").hand() == ["hero"]
    assert scene.supply() == 40


def test_the_difference_adds_to_other_reductions() -> None:
    scene = Scene(seat("palace well", "crane chapel quarry"), seat())
    assert scene.play("builder", "palace over chapel").hand() == []


def test_the_difference_adds_to_a_smithy() -> None:
    scene = Scene(seat("silver_smelter well", "crane tobacco_storage smithy"), seat(), governor=1)
    assert scene.play("builder", "silver_smelter over tobacco_storage").hand() == []


def test_the_covered_building_counts_with_its_printed_cost() -> None:
    scene = Scene(seat("palace well well well well", "crane sugar_mill smithy"), seat(), governor=1)
    assert scene.play("builder", "palace over sugar_mill").hand() == []


def test_only_the_topmost_building_lowers_the_cost() -> None:
    city = ["crane", covering("statue", "coffee_roaster")]
    scene = Scene(seat("palace well well well", city), seat(), governor=1)
    assert scene.play("builder", "palace over statue").hand() == []


# Crane: what becomes of the covered building


def test_the_good_of_a_covered_plant_is_lost() -> None:
    scene = Scene(seat("statue well well", ["crane", *full("indigo_plant")]), seat(), governor=1)
    scene.play("builder", "statue over indigo_plant+good")
    assert scene.city() == ["crane", covering("statue", "indigo_plant")]
    assert scene.discards() == 3


def test_covering_a_bare_plant_discards_nothing() -> None:
    scene = Scene(seat("well", "crane sugar_mill"), seat()).play("builder", "well over sugar_mill")
    assert scene.discards() == 0


def test_the_good_is_lost_under_a_new_plant_too() -> None:
    scene = Scene(seat("silver_smelter", ["crane", *full("coffee_roaster")]), seat())
    scene.play("builder", "silver_smelter over coffee_roaster+good")
    assert scene.city() == ["crane", covering("silver_smelter", "coffee_roaster")]
    assert scene.discards() == 1


def test_the_lost_good_may_be_drawn_again_at_once() -> None:
    city = ["crane", "carpenter", *full("sugar_mill", good="hero")]
    scene = Scene(seat("well", city), seat(), supply="").play("builder", "well over sugar_mill+good")
    assert scene.hand() == ["hero"]


def test_a_covered_building_may_be_covered_further() -> None:
    scene = Scene(seat("hero", ["crane", covering("quarry", "well")]), seat())
    assert scene.play("builder", "hero over quarry").city() == ["crane", covering("hero", "quarry", "well")]


def test_a_covered_building_may_be_built_again() -> None:
    scene = Scene(seat("well well well", ["crane", covering("statue", "well")]), seat(), governor=1)
    assert scene.play("builder").options == ["well", "well over statue"]


def test_a_building_may_return_above_itself() -> None:
    scene = Scene(seat("well", ["crane", covering("statue", "well")]), seat())
    assert scene.play("builder", "well over statue").city() == ["crane", covering("well", "statue", "well")]


def test_covering_does_not_raise_the_number_of_buildings() -> None:
    scene = Scene(seat("statue", "crane coffee_roaster" + 9 * " indigo_plant"), seat())
    assert scene.play("builder", "statue over coffee_roaster").asked == (1, "role")


def test_a_covered_building_scores_nothing() -> None:
    scene = Scene(seat("statue", "crane coffee_roaster"), seat())
    assert scene.score()["total"] == 3
    assert scene.play("builder", "statue over coffee_roaster").score()["total"] == 4


def test_cards_under_a_chapel_stay_and_score_when_it_is_covered() -> None:
    scene = Scene(seat("statue", ["crane", {"card": "chapel", "tucked": ["well", "hero"]}]), seat())
    scene.play("builder", "statue over chapel")
    assert scene.city() == ["crane", {**covering("statue", "chapel"), "tucked": ["well", "hero"]}]
    assert scene.score()["total"] == 1 + 3 + 2


# Crane: the covered building is gone for this very build


def test_covering_a_smithy_forgoes_its_help() -> None:
    scene = Scene(seat("tobacco_storage well well", "crane smithy"), seat(), governor=1)
    assert scene.play("builder", "tobacco_storage over smithy").hand() == []


def test_covering_a_quarry_forgoes_its_help() -> None:
    scene = Scene(seat("palace well well", "crane quarry"), seat(), governor=1)
    assert scene.play("builder", "palace over quarry").hand() == []


def test_covering_a_library_forgoes_its_help() -> None:
    scene = Scene(seat("well", "crane library"), seat(), seat(), expansion=["new_buildings"])
    assert scene.play("builder", "cathedral over library").hand() == []


def test_covering_a_carpenter_forgoes_its_card() -> None:
    scene = Scene(seat("statue", "crane carpenter"), seat(), supply="hero")
    assert scene.play("builder", "statue over carpenter").hand() == []


def test_covering_a_poor_house_forgoes_its_card() -> None:
    scene = Scene(seat("statue", "crane poor_house"), seat(), supply="hero")
    assert scene.play("builder", "statue over poor_house").hand() == []


def test_covering_a_black_market_forgoes_its_help() -> None:
    city = ["crane", "black_market", *full("indigo_plant")]
    scene = Scene(seat("statue well", city), seat(), governor=1).play("builder", "statue over black_market")
    assert scene.hand() == []
    assert scene.goods() == ["indigo_plant"]


def test_the_good_on_a_covered_plant_does_not_pay() -> None:
    city = ["crane", "black_market", *full("coffee_roaster indigo_plant")]
    scene = Scene(seat("palace well well", city), seat(), governor=1)
    assert scene.play("builder", "palace over coffee_roaster+good").asked == (0, "goods")
    assert scene.options == ["indigo_plant"]
    assert scene.range == (0, 1)


def test_what_only_a_covered_black_market_or_good_could_pay_is_not_offered() -> None:
    city = ["crane", "black_market", *full("indigo_plant sugar_mill")]
    scene = Scene(seat("statue", city), seat(), governor=1).play("builder")
    assert scene.options == ["statue over sugar_mill+good"]
