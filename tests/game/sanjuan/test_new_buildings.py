"""The New Buildings: what each one does, and when it does nothing."""

import pytest

from tests.game.sanjuan.scene import LAST, NEW, TILES, Scene, covering, full, hand_of, new_round, seat

# Guard room


def test_a_guard_room_leaves_the_others_six_cards() -> None:
    scene = new_round(seat(hand_of(8), "guard_room"), seat(hand_of(8)), **NEW)
    assert (scene.asked, scene.range) == ((1, "discard"), (2, 2))


def test_the_owner_of_a_guard_room_keeps_seven() -> None:
    scene = new_round(seat(hand_of(8), "guard_room"), seat(), **NEW)
    assert (scene.asked, scene.range) == ((0, "discard"), (1, 1))


def test_every_owner_of_a_guard_room_keeps_seven() -> None:
    scene = new_round(seat(hand_of(7), "guard_room"), seat(hand_of(7), "guard_room"), seat(hand_of(7)), **NEW)
    assert (scene.asked, scene.range) == ((2, "discard"), (1, 1))
    assert scene.play("crane").asked == (1, "role")


def test_a_tower_keeps_twelve_in_spite_of_a_guard_room() -> None:
    scene = new_round(seat("", "guard_room"), seat(hand_of(13), "tower"), **NEW)
    assert (scene.asked, scene.range) == ((1, "discard"), (1, 1))


def test_a_guard_room_does_not_spoil_its_owner_s_tower() -> None:
    assert new_round(seat(hand_of(12), "guard_room tower"), seat(), **NEW).asked == (1, "role")


def test_a_covered_guard_room_binds_nobody() -> None:
    scene = new_round(seat(hand_of(7), [covering("statue", "guard_room")]), seat(hand_of(7)), **NEW)
    assert scene.asked == (1, "role")


def test_a_guard_room_built_in_the_round_binds_at_the_next_one() -> None:
    scene = Scene(seat("guard_room"), seat(hand_of(7)), **LAST, **NEW).play("builder", "guard_room")
    assert scene.asked == (1, "build")
    assert scene.play(None).asked == (1, "discard")


# Office building


def test_an_office_building_exchanges_two_cards() -> None:
    scene = new_round(
        seat("well crane hero", "office_building"), seat(), supply="statue quarry smithy", **NEW
    )
    assert (scene.asked, scene.range) == ((0, "office_building"), (0, 2))
    assert scene.play(["well", "crane"]).hand() == ["hero", "quarry", "statue"]
    assert (scene.supply(), scene.discards()) == (1, 2)


def test_an_office_building_may_exchange_one_card() -> None:
    scene = new_round(seat("well crane", "office_building"), seat(), supply="statue quarry", **NEW)
    assert scene.play("well").hand() == ["crane", "statue"]


def test_an_office_building_may_stand_idle() -> None:
    scene = new_round(seat("well crane", "office_building"), seat(), supply="statue", **NEW).play(None)
    assert scene.hand() == ["crane", "well"]
    assert (scene.supply(), scene.discards()) == (1, 0)


def test_an_office_building_takes_no_more_than_the_hand() -> None:
    assert new_round(seat("well", "office_building"), seat(), **NEW).range == (0, 1)
    assert new_round(seat("", "office_building"), seat(), **NEW).asked == (1, "role")


def test_an_office_building_discards_before_it_draws() -> None:
    scene = new_round(seat("well crane", "office_building"), seat(), supply="", **NEW).play("well")
    assert scene.hand() == ["crane", "well"]


def test_the_cards_of_an_office_building_may_be_tucked_at_once() -> None:
    scene = new_round(seat("well", "office_building chapel"), seat(), supply="hero", **NEW).play("well")
    assert scene.asked == (0, "chapel")
    assert scene.options == ["hero"]


def test_office_buildings_ask_from_the_new_governor_on() -> None:
    owner = seat("well", "office_building")
    scene = new_round(owner, owner, owner, **NEW)
    assert scene.asked == (1, "office_building")
    assert scene.play(None).asked == (2, "office_building")
    assert scene.play(None).asked == (0, "office_building")


def test_a_covered_office_building_exchanges_nothing() -> None:
    scene = new_round(seat("well", [covering("statue", "office_building")]), seat(), **NEW)
    assert scene.asked == (1, "role")


def test_an_office_building_does_not_ask_before_the_first_round() -> None:
    assert Scene(seat("well", "office_building"), seat(), **NEW).asked == (0, "role")


# Hut


def test_a_hut_draws_when_nobody_sells() -> None:
    scene = Scene(seat(), seat("", "hut"), supply="well crane", **NEW).play("trader")
    assert scene.hand(1) == ["well"]


def test_a_hut_draws_when_all_decline_to_sell() -> None:
    scene = Scene(
        seat("", full("sugar_mill")), seat("", ["hut", *full("indigo_plant")]), supply="well", **NEW
    )
    assert scene.play("trader", None).hand(1) == []
    assert scene.play(None).hand(1) == ["well"]


@pytest.mark.parametrize("seller", [0, 1])
def test_a_hut_does_not_draw_when_anybody_sold(seller: int) -> None:
    picks = ["indigo_plant" if seller == at else None for at in (0, 1)]
    seats = seat("", full("indigo_plant")), seat("", ["hut", *full("indigo_plant")])
    scene = Scene(*seats, **NEW).play("trader", *picks)
    assert scene.asked == (1, "role")
    assert len(scene.hand(1)) == seller


def test_a_customs_good_sold_keeps_a_hut_from_drawing() -> None:
    scene = Scene(seat("", full("customs_office")), seat("", "hut"), **NEW).play("trader", "customs_office")
    assert scene.hand(1) == []


def test_huts_draw_in_seat_order_from_the_trader() -> None:
    scene = Scene(seat("", "hut"), seat("", "hut"), governor=1, supply="well crane", **NEW).play("trader")
    assert (scene.hand(1), scene.hand(0)) == (["well"], ["crane"])


def test_a_covered_hut_draws_nothing() -> None:
    scene = Scene(seat(), seat("", [covering("statue", "hut")]), **NEW).play("trader")
    assert scene.hand(1) == []


def test_a_hut_draws_in_no_other_phase() -> None:
    scene = Scene(seat("", "hut"), seat(), **NEW).play("producer")
    assert scene.hand() == []


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


# Customs office


def test_a_customs_office_takes_an_unseen_card_before_the_councillor_draws() -> None:
    supply = "hero well well well well well crane statue"
    scene = Scene(seat("", "customs_office"), seat(), supply=supply, **NEW)
    assert scene.play("councillor").asked == (1, "keep")
    assert scene.play("crane").position["seats"][0]["built"] == [{"card": "customs_office", "good": "hero"}]
    assert scene.hand() == ["well"]


def test_a_full_customs_office_takes_no_other_card() -> None:
    scene = Scene(seat("", full("customs_office", "hero")), seat(), **NEW).play("councillor")
    assert scene.position["seats"][0]["built"] == full("customs_office", "hero")
    assert scene.supply() == 33


def test_customs_offices_fill_in_seat_order_from_the_councillor() -> None:
    owner = seat("", "customs_office")
    scene = Scene(owner, owner, governor=1, supply="hero statue" + " well" * 7, **NEW).play("councillor")
    goods = [found["built"][0]["good"] for found in scene.position["seats"]]
    assert goods == ["statue", "hero"]


def test_a_covered_customs_office_takes_no_card() -> None:
    scene = Scene(seat("", [covering("statue", "customs_office")]), seat(), **NEW).play("councillor")
    assert scene.goods() == []
    assert scene.supply() == 33


def test_a_customs_office_takes_no_card_where_there_is_none() -> None:
    scene = Scene(seat("", "customs_office"), seat(), supply="", **NEW).play("councillor")
    assert scene.goods() == []


def test_a_customs_office_is_no_plant_to_produce_in() -> None:
    scene = Scene(seat("", "customs_office"), seat(), **NEW).play("producer")
    assert scene.asked == (1, "role")
    assert scene.goods() == []


@pytest.mark.parametrize("tile", TILES)
def test_a_customs_good_sells_for_two_whatever_the_tile_says(tile: str) -> None:
    tiles = [tile, *sorted(set(TILES) - {tile})]
    scene = Scene(seat("", full("customs_office")), seat(), tiles=tiles, **NEW)
    assert len(scene.play("trader", "customs_office").hand()) == 2
    assert scene.goods() == []


def test_a_customs_good_is_a_sale_like_any_other() -> None:
    scene = Scene(seat(), seat("", full("customs_office indigo_plant")), **NEW).play("trader")
    assert scene.options == ["customs_office", "indigo_plant"]
    assert scene.range == (0, 1)


def test_a_customs_good_counts_for_market_stand_and_market_hall() -> None:
    built = ["market_stand", "market_hall", *full("customs_office indigo_plant")]
    scene = Scene(seat("", built), seat(), **NEW).play("trader", ["customs_office", "indigo_plant"])
    assert len(scene.hand()) == 2 + 1 + 1 + 1


def test_a_customs_good_may_be_spent_on_the_black_market() -> None:
    built = ["black_market", *full("customs_office")]
    scene = Scene(seat("statue hero hero", built), seat(), **NEW).play("builder", "statue")
    assert (scene.asked, scene.options, scene.range) == ((0, "goods"), ["customs_office"], (0, 1))
    assert scene.play("customs_office").hand() == ["hero"]
    assert (scene.goods(), scene.discards()) == ([], 2)


def test_a_customs_good_is_lost_when_its_office_is_covered() -> None:
    built = ["crane", *full("customs_office", "hero")]
    scene = Scene(seat("smithy", built), seat(), **NEW).play("builder", "smithy over customs_office+good")
    assert scene.goods() == []
    assert scene.discards() == 1


# Bank


def test_a_bank_takes_any_number_of_cards() -> None:
    scene = new_round(seat("well crane hero", "bank"), seat(), **NEW)
    assert (scene.asked, scene.range) == ((0, "bank"), (0, 3))
    assert scene.play(["well", "crane", "hero"]).score()["tucked"] == 3
    assert scene.hand() == []


def test_a_bank_saves_cards_from_the_hand_limit() -> None:
    scene = new_round(seat(hand_of(9), "bank"), seat(), **NEW).play(["hero", "crane"])
    assert scene.asked == (1, "role")
    assert scene.discards() == 0


def test_a_bank_serves_once_in_a_game() -> None:
    bank = {"card": "bank", "tucked": ["well"]}
    scene = new_round(seat("hero", [bank], bank_used=True), seat(), **NEW)
    assert scene.asked == (1, "role")
    assert scene.score()["tucked"] == 1


def test_a_bank_just_used_is_used() -> None:
    scene = new_round(seat("well crane", "bank"), seat(), **NEW).play("well")
    assert scene.position["seats"][0]["bank_used"] is True


def test_a_bank_that_takes_nothing_may_still_be_used_later() -> None:
    scene = new_round(seat("well", "bank"), seat(), **NEW).play(None)
    assert "bank_used" not in scene.position["seats"][0]
    assert scene.play("builder", "trader", "producer").asked == (0, "bank")


def test_a_used_bank_built_anew_serves_no_more() -> None:
    pile = covering("statue", "bank") | {"tucked": ["well"]}
    scene = new_round(seat("hero", [pile, "bank"], bank_used=True), seat(), **NEW)
    assert scene.asked == (1, "role")
    assert scene.score()["tucked"] == 1


def test_a_bank_built_anew_serves_if_the_first_one_never_did() -> None:
    scene = new_round(seat("hero", [covering("statue", "bank"), "bank"]), seat(), **NEW).play("hero")
    assert scene.city() == [covering("statue", "bank"), {"card": "bank", "tucked": ["hero"]}]


def test_a_covered_bank_takes_no_cards() -> None:
    assert new_round(seat("well", [covering("statue", "bank")]), seat(), **NEW).asked == (1, "role")


def test_each_seat_has_its_own_bank() -> None:
    scene = new_round(seat("well", "bank", bank_used=True), seat("well", "bank"), **NEW)
    assert scene.asked == (1, "bank")
    assert scene.play("well").asked == (1, "role")


def test_a_bank_asks_nobody_without_a_card() -> None:
    scene = new_round(seat("", "bank"), seat(), **NEW)
    assert scene.asked == (1, "role")
    assert "bank_used" not in scene.position["seats"][0]


# Harbor


def test_a_harbor_keeps_the_good_that_is_sold() -> None:
    built = ["harbor", *full("indigo_plant", "hero")]
    scene = Scene(seat("", built), seat(), supply="well", **NEW).play("trader", "indigo_plant")
    assert scene.position["seats"][0]["built"] == [{"card": "harbor", "shipped": ["hero"]}, "indigo_plant"]
    assert (scene.hand(), scene.discards(), scene.score()["tucked"]) == (["well"], 0, 1)


def test_a_harbor_keeps_the_first_good_of_a_phase_alone() -> None:
    built = ["harbor", *full("indigo_plant", "hero"), *full("sugar_mill", "statue")]
    scene = Scene(seat("", built), seat(), **NEW).play("trader")
    assert scene.in_order == ["indigo_plant", "sugar_mill"]
    scene.play(["sugar_mill", "indigo_plant"])
    assert scene.position["seats"][0]["built"][0] == {"card": "harbor", "shipped": ["hero"]}
    assert scene.discards() == 1


def test_a_harbor_serves_whoever_is_the_trader() -> None:
    scene = Scene(seat(), seat("", ["harbor", *full("indigo_plant")]), **NEW).play("trader", "indigo_plant")
    assert scene.score(1)["tucked"] == 1


def test_a_harbor_keeps_a_customs_good_too() -> None:
    scene = Scene(seat("", ["harbor", *full("customs_office")]), seat(), **NEW)
    assert scene.play("trader", "customs_office").score()["tucked"] == 1


def test_a_harbor_without_a_sale_stays_empty() -> None:
    scene = Scene(seat("", ["harbor", *full("indigo_plant")]), seat(), **NEW).play("trader", None)
    assert scene.score()["tucked"] == 0


def test_a_good_spent_on_the_black_market_is_not_shipped() -> None:
    built = ["harbor", "black_market", *full("indigo_plant")]
    scene = Scene(seat("well hero", built), seat(), **NEW).play("builder", "well", "indigo_plant")
    assert scene.hand() == ["hero"]
    assert (scene.score()["tucked"], scene.discards()) == (0, 1)


def test_a_covered_harbor_ships_no_more_but_scores_what_it_has() -> None:
    pile = covering("statue", "harbor") | {"shipped": ["well", "well"]}
    scene = Scene(seat("", [pile, *full("indigo_plant")]), seat(), **NEW).play("trader", "indigo_plant")
    assert (scene.score()["tucked"], scene.discards()) == (2, 1)


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
