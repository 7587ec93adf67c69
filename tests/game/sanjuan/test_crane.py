"""The crane: building over buildings."""

from tests.game.sanjuan.scene import Scene, covering, full, seat

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
