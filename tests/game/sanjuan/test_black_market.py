"""The black market: goods that stand in for cards."""

import pytest

from tests.game.sanjuan.scene import Scene, covering, full, seat


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
