"""Hut, customs office and harbor: what The New Buildings do for traders."""

import pytest

from tests.game.sanjuan.scene import NEW, TILES, Scene, covering, full, seat

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
