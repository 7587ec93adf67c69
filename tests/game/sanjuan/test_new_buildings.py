"""The New Buildings: tavern, park, goldsmith, cathedral, residence, and all of them together."""

import pytest

from tests.game.sanjuan.scene import LAST, NEW, Scene, covering, full, hand_of, seat

# Tavern


def test_a_tavern_draws_for_the_seat_with_the_fewest_buildings() -> None:
    scene = Scene(seat("", "tavern"), seat("", "well crane"), supply="hero", **NEW).play("builder")
    assert scene.hand() == ["hero"]


def test_a_tie_for_the_fewest_is_fine_for_a_tavern() -> None:
    scene = Scene(seat("", "tavern"), seat("", "well"), seat("", "well crane"), **NEW).play("builder")
    assert len(scene.hand()) == 1


def test_a_tavern_draws_nothing_where_all_have_as_many() -> None:
    scene = Scene(seat("", "tavern"), seat("", "well"), **NEW).play("builder")
    assert scene.hand() == []


def test_a_tavern_draws_nothing_where_somebody_has_fewer() -> None:
    scene = Scene(seat("", "tavern well"), seat("", "well"), seat("", "well crane hero"), **NEW).play(
        "builder"
    )
    assert scene.hand() == []


def test_a_tavern_counts_when_all_have_built() -> None:
    scene = Scene(seat("", "tavern"), seat("smithy well", "well"), **NEW).play("builder", "smithy")
    assert len(scene.hand()) == 1


def test_building_may_cost_a_tavern_its_card() -> None:
    scene = Scene(seat("smithy", "tavern"), seat("", "well crane"), **NEW).play("builder", "smithy")
    assert scene.hand() == []


def test_production_buildings_count_for_a_tavern() -> None:
    scene = Scene(seat("", "tavern"), seat("", "indigo_plant indigo_plant"), **NEW).play("builder")
    assert len(scene.hand()) == 1


def test_covered_buildings_do_not_count_for_a_tavern() -> None:
    rival = seat("", [covering("statue", "well", "hut")])
    assert Scene(seat("", "tavern"), rival, **NEW).play("builder").hand() == []


def test_a_fresh_tavern_draws_nothing() -> None:
    scene = Scene(seat("tavern well"), seat("", "well crane"), **NEW).play("builder", "tavern")
    assert scene.asked == (1, "role")
    assert scene.hand() == []


def test_a_tavern_covered_in_this_phase_draws_nothing() -> None:
    scene = Scene(seat("statue", "tavern crane"), seat("", "well crane hero"), **NEW)
    scene.play("builder", "statue over tavern")
    assert scene.asked == (1, "role")
    assert scene.hand() == []


def test_taverns_draw_in_seat_order_from_the_builder() -> None:
    seats = seat("", "tavern"), seat("", "tavern"), seat("", "well crane")
    scene = Scene(*seats, governor=1, supply="quarry archive", **NEW).play("builder")
    assert (scene.hand(1), scene.hand(0)) == (["quarry"], ["archive"])


def test_a_tavern_draws_in_no_other_phase() -> None:
    scene = Scene(seat("", "tavern"), seat("", "well crane"), **NEW).play("trader")
    assert scene.hand() == []


# Park


@pytest.mark.parametrize(
    ("hand", "card", "left"),
    [("library", "library", 0), ("well well", "cathedral", 1), ("statue well", "statue", 1)],
)
def test_a_park_is_worth_up_to_six_cards_to_a_crane(hand: str, card: str, left: int) -> None:
    scene = Scene(seat(), seat(hand, "crane park"), **NEW).play("builder", f"{card} over park")
    assert len(scene.hand(1)) == left


def test_a_park_and_the_builder_pay_for_a_cathedral() -> None:
    scene = Scene(seat("well", "crane park"), seat(), **NEW).play("builder", "cathedral over park")
    assert scene.hand() == ["well"]


def test_a_park_and_a_quarry_pay_for_a_cathedral() -> None:
    scene = Scene(seat(), seat("well", "crane park quarry"), **NEW).play("builder", "cathedral over park")
    assert scene.hand(1) == ["well"]


def test_a_park_helps_a_production_building_too() -> None:
    scene = Scene(seat(), seat("silver_smelter", "crane park"), **NEW)
    assert scene.play("builder", "silver_smelter over park").hand(1) == []


def test_a_park_lowers_no_price_unless_it_is_covered() -> None:
    assert Scene(seat("library", "park"), seat(), **NEW).price("library") == 5
    assert Scene(seat("library", "crane park"), seat(), **NEW).price("library") == 5


def test_a_park_already_covered_is_worth_nothing_to_a_crane() -> None:
    scene = Scene(seat("library well", ["crane", covering("well", "park")]), seat(), **NEW)
    assert scene.price("library over well") == 3


def test_a_park_does_not_cover_a_park() -> None:
    scene = Scene(seat("park well well", "crane park"), seat(), **NEW).play("builder")
    assert scene.options == ["cathedral over park", "well", "well over park"]


# Goldsmith


def test_a_goldsmith_keeps_a_building_that_nobody_has() -> None:
    scene = Scene(seat(), seat("", "goldsmith"), supply="hero quarry", **NEW).play("prospector")
    assert scene.hand(1) == ["quarry"]


@pytest.mark.parametrize("owner", [0, 1])
def test_a_goldsmith_discards_a_building_that_any_seat_has(owner: int) -> None:
    built = ["quarry" if owner == 0 else "", "goldsmith quarry" if owner == 1 else "goldsmith"]
    scene = Scene(seat("", built[0]), seat("", built[1]), supply="hero quarry", **NEW).play("prospector")
    assert (scene.hand(1), scene.discards()) == ([], 1)


def test_a_goldsmith_discards_another_goldsmith() -> None:
    scene = Scene(seat(), seat("", "goldsmith"), supply="hero goldsmith", **NEW).play("prospector")
    assert scene.hand(1) == []


def test_a_goldsmith_discards_a_plant_that_somebody_has() -> None:
    scene = Scene(seat("", "indigo_plant"), seat("", "goldsmith"), **NEW).play("prospector")
    assert scene.hand(1) == []


def test_a_covered_building_is_one_that_nobody_has() -> None:
    rival = seat("", [covering("statue", "quarry")])
    scene = Scene(rival, seat("", "goldsmith"), supply="hero quarry", **NEW).play("prospector")
    assert scene.hand(1) == ["quarry"]


def test_a_goldsmith_comes_after_the_privilege() -> None:
    scene = Scene(seat("", "goldsmith"), seat(), supply="hero quarry", **NEW).play("prospector")
    assert scene.happened("reveal")[0]["cards"] == ["quarry"]


def test_a_goldsmith_comes_after_its_owner_s_gold_mine() -> None:
    supply = "archive hero well crane statue quarry"
    scene = Scene(seat("", "goldsmith gold_mine"), seat(), supply=supply, **NEW).play("prospector")
    assert [found["cards"] for found in scene.happened("reveal")] == [supply.split()[1:5], ["quarry"]]


def test_gold_mine_and_goldsmith_come_seat_by_seat() -> None:
    supply = "archive quarry hero well crane statue"
    scene = Scene(seat("", "goldsmith"), seat("", "gold_mine"), supply=supply, **NEW).play("prospector")
    assert [found["seat"] for found in scene.happened("reveal")] == [0, 1]
    assert scene.hand() == ["archive", "quarry"]


def test_goldsmiths_reveal_in_seat_order_from_the_prospector() -> None:
    owner = seat("", "goldsmith")
    scene = Scene(owner, owner, governor=1, supply="hero quarry crane", **NEW).play("prospector")
    assert (scene.hand(1), scene.hand(0)) == (["hero", "quarry"], ["crane"])


def test_a_library_does_not_double_a_goldsmith() -> None:
    supply = "hero hero quarry crane"
    scene = Scene(seat("", "library goldsmith"), seat(), seat(), supply=supply, **NEW).play("prospector")
    assert scene.hand() == ["hero", "hero", "quarry"]


def test_a_covered_goldsmith_reveals_nothing() -> None:
    scene = Scene(seat(), seat("", [covering("statue", "goldsmith")]), **NEW).play("prospector")
    assert (scene.hand(1), scene.happened("reveal")) == ([], [])


def test_a_goldsmith_reveals_nothing_where_there_is_no_card() -> None:
    scene = Scene(seat(), seat("", "goldsmith"), supply="hero", **NEW).play("prospector")
    assert (scene.hand(1), scene.happened("reveal")) == ([], [])


# Cathedral


def test_a_cathedral_is_built_from_beside_the_roles() -> None:
    scene = Scene(seat(hand_of(6)), seat(), **NEW).play("builder", "cathedral")
    assert scene.city() == ["cathedral"]
    assert (scene.hand(), scene.discards()) == ([], 6)


@pytest.mark.parametrize(("cards", "offered"), [(6, False), (7, True)])
def test_a_cathedral_costs_seven_cards_of_the_hand(cards: int, offered: bool) -> None:
    hand = "palace " * cards
    scene = Scene(seat(), seat(hand, "palace"), **NEW).play("builder")
    assert (scene.options == ["cathedral"]) is offered


def test_there_is_no_cathedral_without_the_expansion() -> None:
    scene = Scene(seat("palace " * 12, "palace"), seat()).play("builder")
    assert scene.asked == (1, "role")


def test_a_cathedral_is_the_one_building_of_that_phase() -> None:
    scene = Scene(seat(hand_of(9)), seat(), **NEW).play("builder", "cathedral", hand_of(6).split())
    assert scene.asked == (1, "role")
    assert scene.city() == ["cathedral"]


def test_there_is_only_one_cathedral() -> None:
    scene = Scene(seat("", "cathedral"), seat("palace " * 12, "palace"), **NEW).play("builder")
    assert scene.asked == (1, "role")


def test_a_cathedral_built_is_gone_for_the_others_at_once() -> None:
    seats = seat("palace " * 6, "palace"), seat("palace " * 7, "palace")
    scene = Scene(*seats, **NEW).play("builder", "cathedral")
    assert scene.asked == (1, "role")


def test_a_covered_cathedral_is_gone_for_good() -> None:
    seats = seat("palace " * 12, "palace"), seat("", [covering("statue", "cathedral")])
    assert Scene(*seats, **NEW).play("builder").asked == (1, "role")


def test_a_quarry_and_a_library_lower_the_price_of_a_cathedral() -> None:
    built = "quarry library palace"
    scene = Scene(seat("palace " * 4, built), seat(), seat(), **NEW).play("builder", "cathedral")
    assert scene.hand() == []


def test_a_smithy_does_not_lower_the_price_of_a_cathedral() -> None:
    scene = Scene(seat(), seat("palace " * 6, "smithy palace"), **NEW).play("builder")
    assert scene.asked == (1, "role")


def test_a_carpenter_and_a_poor_house_draw_for_a_cathedral() -> None:
    built = "carpenter poor_house palace"
    scene = Scene(seat("palace " * 6, built), seat(), supply="well crane", **NEW).play("builder", "cathedral")
    assert scene.hand() == ["crane", "well"]


def test_goods_pay_for_a_cathedral_on_the_black_market() -> None:
    built = ["black_market", "palace", *full("indigo_plant customs_office")]
    scene = Scene(seat("palace " * 4, built), seat(), **NEW).play("builder", "cathedral")
    assert scene.goods() == []
    assert scene.hand() == []


def test_a_cathedral_may_cover_and_be_covered() -> None:
    scene = Scene(seat("palace " * 3, "crane palace statue"), seat(), **NEW).play("builder")
    assert scene.options == ["cathedral over palace", "cathedral over statue"]
    scene = Scene(seat("hero", "crane cathedral"), seat(), **NEW).play("builder", "hero over cathedral")
    assert scene.city() == ["crane", covering("hero", "cathedral")]


# Residence, as a building; what it scores stands with the scoring


def test_residence_and_cathedral_do_nothing_during_the_game() -> None:
    with_them = Scene(seat("well crane", "residence cathedral"), seat(), **NEW).play("builder", "well")
    assert (with_them.hand(), with_them.asked) == ([], (1, "role"))


# All of them


def test_a_hut_acts_in_a_later_phase_of_the_round_it_was_built_in() -> None:
    scene = Scene(seat("hut hero"), seat(), supply="well", **NEW).play("builder", "hut", "trader")
    assert scene.hand() == ["well"]


def test_a_customs_office_acts_in_a_later_phase_of_the_round_it_was_built_in() -> None:
    scene = Scene(seat("customs_office"), seat(), **NEW).play("builder", "customs_office", "councillor")
    assert scene.goods() == ["customs_office"]


def test_a_goldsmith_acts_in_a_later_phase_of_the_round_it_was_built_in() -> None:
    scene = Scene(seat("goldsmith" + " well" * 4), seat(), supply="hero quarry", **NEW)
    assert scene.play("builder", "goldsmith", "prospector").hand() == ["quarry"]


def test_a_bank_built_in_the_round_takes_cards_at_the_next_one() -> None:
    scene = Scene(seat("bank well well well hero"), seat(), **LAST, **NEW)
    scene.play("builder", "bank", ["well", "well", "well"])
    assert (scene.asked, scene.options) == ((0, "bank"), ["hero"])


def test_a_tavern_draws_from_the_builder_phase_after_its_own() -> None:
    seats = seat("tavern well"), seat("", "well crane")
    scene = Scene(*seats, **NEW).play("builder", "tavern", "trader", "producer", "builder")
    assert len(scene.hand()) == 1


def test_the_new_buildings_go_with_the_first_edition_too() -> None:
    scene = Scene(seat("", "tavern"), seat("", "well crane"), edition=1, **NEW).play("builder")
    assert len(scene.hand()) == 1
