"""The trader phase: price tiles, selling, and the buildings that act in it."""

import pytest

from tests.game.sanjuan.scene import FIVE, TILES, Scene, covering, full, seat

RISING = ["11223", "12233", "11122", "11222", "12223"]
"""The tile that pays indigo 1, sugar 1, tobacco 2, coffee 2 and silver 3 comes first."""


def test_the_trader_sells_two_goods_and_the_others_one() -> None:
    scene = Scene(seat(built=full(FIVE)), seat(built=full(FIVE))).play("trader")
    assert scene.asked == (0, "sell")
    assert scene.range == (0, 2)
    assert scene.play(None).asked == (1, "sell")
    assert scene.range == (0, 1)


def test_the_trader_sells_first_and_the_others_follow_clockwise() -> None:
    scene = Scene(seat(built=full(FIVE)), seat(built=full(FIVE)), seat(built=full(FIVE)), governor=1)
    assert scene.play("trader").asked == (1, "sell")
    assert scene.play(None).asked == (2, "sell")
    assert scene.play("sugar_mill").asked == (0, "sell")
    assert scene.play(None).asked == (2, "role")


@pytest.mark.parametrize(
    ("tile", "plant", "price"),
    [
        ("11122", "tobacco_storage", 1),
        ("11222", "coffee_roaster", 2),
        ("11223", "silver_smelter", 3),
        ("12223", "sugar_mill", 2),
        ("12233", "coffee_roaster", 3),
        ("12233", "indigo_plant", 1),
    ],
)
def test_a_good_brings_the_price_on_the_tile(tile: str, plant: str, price: int) -> None:
    tiles = [tile, *(other for other in TILES if other != tile)]
    scene = Scene(seat(built=full(FIVE)), seat(), tiles=tiles).play("trader", plant)
    assert len(scene.hand()) == price


def test_prices_of_all_goods_sold_add_up() -> None:
    scene = Scene(seat(built=full(FIVE)), seat(), tiles=RISING).play(
        "trader", ["sugar_mill", "silver_smelter"]
    )
    assert len(scene.hand()) == 1 + 3


def test_goods_sold_go_to_the_discards() -> None:
    scene = Scene(seat(built=full(FIVE)), seat()).play("trader", ["sugar_mill", "silver_smelter"])
    assert scene.goods() == ["indigo_plant", "tobacco_storage", "coffee_roaster"]
    assert scene.discards() == 2


def test_selling_may_be_declined() -> None:
    scene = Scene(seat(built=full(FIVE)), seat()).play("trader", None)
    assert len(scene.goods()) == 5
    assert scene.hand() == []


def test_an_only_good_is_asked_for_too() -> None:
    scene = Scene(seat(built=full("indigo_plant")), seat()).play("trader")
    assert scene.asked == (0, "sell")
    assert scene.range == (0, 1)


def test_only_full_plants_sell() -> None:
    scene = Scene(seat(built=["indigo_plant", *full("sugar_mill"), "statue"]), seat()).play("trader")
    assert scene.options == ["sugar_mill"]


def test_a_seat_without_goods_is_not_asked() -> None:
    assert Scene(seat(built=FIVE), seat(built="statue")).play("trader").asked == (1, "role")


def test_equal_goods_are_an_option_each() -> None:
    scene = Scene(seat(built=full("indigo_plant indigo_plant")), seat()).play("trader")
    assert scene.options == ["indigo_plant", "indigo_plant"]


# Price tiles


def test_no_tile_is_known_before_the_first_trader() -> None:
    assert Scene(seat(), seat(), tiles=RISING).tiles() == [None, None, None, None, None]


def test_the_tile_is_turned_up_before_anybody_sells() -> None:
    scene = Scene(seat(built=full(FIVE)), seat(), tiles=RISING).play("trader")
    assert scene.asked == (0, "sell")
    assert len(scene.happened("tile")) == 1
    assert "11223" in scene.tiles(1)


def test_the_tile_goes_to_the_bottom() -> None:
    scene = Scene(seat(built=full(FIVE)), seat(), tiles=RISING).play("trader", "indigo_plant")
    assert scene.position["tiles"] == ["12233", "11122", "11222", "12223", "11223"]


def test_the_tile_goes_to_the_bottom_unsold_too() -> None:
    scene = Scene(seat(), seat(), tiles=RISING).play("trader")
    assert scene.position["tiles"] == ["12233", "11122", "11222", "12223", "11223"]


def test_everybody_remembers_the_tiles_seen() -> None:
    scene = Scene(seat(), seat(), tiles=RISING).play("trader")
    assert scene.tiles(0) == [None, None, None, None, "11223"]
    assert scene.tiles(1) == [None, None, None, None, "11223"]


def test_the_second_trader_sells_at_the_next_tile() -> None:
    scene = Scene(seat(built=full(FIVE)), seat(), tiles=RISING)
    scene.play("trader", None, "builder", "producer", "trader", "coffee_roaster")
    assert len(scene.hand()) == 3
    assert scene.tiles() == [None, None, None, "11223", "12233"]


def test_after_five_traders_the_order_of_the_tiles_is_known() -> None:
    scene = Scene(seat(), seat(), tiles=RISING, seen=4).play("trader")
    assert scene.tiles() == ["12233", "11122", "11222", "12223", "11223"]


def test_the_tiles_keep_their_order_when_all_have_been_seen() -> None:
    scene = Scene(seat(), seat(), tiles=RISING, seen=5).play("trader")
    assert scene.tiles() == ["12233", "11122", "11222", "12223", "11223"]
    assert scene.position["seen"] == 5


# When cards run out


def test_what_was_sold_may_be_drawn_again() -> None:
    scene = Scene(seat(built=full("indigo_plant", good="hero")), seat(), supply="")
    assert scene.play("trader", "indigo_plant").hand() == ["hero"]


def test_a_sale_draws_what_there_is() -> None:
    scene = Scene(seat(built=full("silver_smelter", good="hero")), seat(), supply="well", tiles=RISING)
    assert scene.play("trader", "silver_smelter").hand() == ["hero", "well"]
    assert scene.goods() == []


# Trading post and library


def test_a_trading_post_sells_two_goods_without_the_role() -> None:
    scene = Scene(seat(built=["trading_post", *full(FIVE)]), seat(), governor=1).play("trader")
    assert scene.asked == (0, "sell")
    assert scene.range == (0, 2)


def test_a_trading_post_sells_three_goods_with_the_role() -> None:
    assert Scene(seat(built=["trading_post", *full(FIVE)]), seat()).play("trader").range == (0, 3)


def test_a_trading_post_and_a_library_sell_four_goods_with_the_role() -> None:
    scene = Scene(seat(built=["trading_post", "library", *full(FIVE)]), seat(), seat())
    assert scene.play("trader").range == (0, 4)


def test_a_library_sells_three_goods_with_the_role() -> None:
    assert Scene(seat(built=["library", *full(FIVE)]), seat(), seat()).play("trader").range == (0, 3)


def test_a_library_sells_no_more_without_the_role() -> None:
    scene = Scene(seat(built=["library", *full(FIVE)]), seat(), seat(), governor=1).play("trader")
    assert scene.asked == (0, "sell")
    assert scene.range == (0, 1)


@pytest.mark.parametrize("building", ["trading_post", "library"])
def test_a_covered_building_sells_no_more(building: str) -> None:
    city = [covering("palace", building), *full(FIVE)]
    assert Scene(seat(built=city), seat(), seat()).play("trader").range == (0, 2)


def test_a_new_trading_post_sells_later_in_its_round() -> None:
    scene = Scene(seat("trading_post hero", full(FIVE)), seat()).play("builder", "trading_post", "trader")
    assert scene.asked == (0, "sell")
    assert scene.range == (0, 2)


# Market stand


def test_a_market_stand_draws_after_two_sales() -> None:
    scene = Scene(seat(built=["market_stand", *full(FIVE)]), seat(), tiles=RISING)
    assert len(scene.play("trader", ["indigo_plant", "sugar_mill"]).hand()) == 1 + 1 + 1


def test_a_market_stand_draws_nothing_after_one_sale() -> None:
    scene = Scene(seat(built=["market_stand", *full(FIVE)]), seat(), tiles=RISING)
    assert len(scene.play("trader", "indigo_plant").hand()) == 1


def test_a_market_stand_draws_once_for_three_sales() -> None:
    scene = Scene(seat(built=["market_stand", "trading_post", *full(FIVE)]), seat(), tiles=RISING)
    scene.play("trader", ["indigo_plant", "tobacco_storage", "silver_smelter"])
    assert len(scene.hand()) == 1 + 2 + 3 + 1


def test_a_market_stand_draws_without_the_role_too() -> None:
    scene = Scene(seat(built=["market_stand", "trading_post", *full(FIVE)]), seat(), governor=1, tiles=RISING)
    assert len(scene.play("trader", ["indigo_plant", "sugar_mill"]).hand()) == 1 + 1 + 1


def test_a_covered_market_stand_draws_nothing() -> None:
    scene = Scene(seat(built=[covering("statue", "market_stand"), *full(FIVE)]), seat(), tiles=RISING)
    assert len(scene.play("trader", ["indigo_plant", "sugar_mill"]).hand()) == 1 + 1


# Market hall


def test_a_market_hall_draws_after_one_sale() -> None:
    scene = Scene(seat(built=["market_hall", *full(FIVE)]), seat(), tiles=RISING)
    assert len(scene.play("trader", "indigo_plant").hand()) == 1 + 1


def test_a_market_hall_draws_once_for_two_sales() -> None:
    scene = Scene(seat(built=["market_hall", *full(FIVE)]), seat(), tiles=RISING)
    assert len(scene.play("trader", ["sugar_mill", "coffee_roaster"]).hand()) == 1 + 2 + 1


def test_a_market_hall_draws_without_the_role_too() -> None:
    scene = Scene(seat(built=["market_hall", *full(FIVE)]), seat(), governor=1, tiles=RISING)
    assert len(scene.play("trader", "silver_smelter").hand()) == 3 + 1


def test_a_market_hall_draws_nothing_when_nothing_is_sold() -> None:
    assert Scene(seat(built=["market_hall", *full(FIVE)]), seat()).play("trader", None).hand() == []


def test_a_covered_market_hall_draws_nothing() -> None:
    scene = Scene(seat(built=[covering("statue", "market_hall"), *full(FIVE)]), seat(), tiles=RISING)
    assert len(scene.play("trader", "indigo_plant").hand()) == 1


def test_a_new_market_hall_draws_later_in_its_round() -> None:
    scene = Scene(seat("market_hall hero hero hero", full(FIVE)), seat(), tiles=RISING)
    assert len(scene.play("builder", "market_hall", "trader", "indigo_plant").hand()) == 1 + 1


def test_market_stand_and_market_hall_add_up() -> None:
    scene = Scene(seat(built=["market_stand", "market_hall", *full(FIVE)]), seat(), tiles=RISING)
    assert len(scene.play("trader", ["indigo_plant", "sugar_mill"]).hand()) == 1 + 1 + 1 + 1


def test_three_goods_by_a_trading_post_bring_seven_with_a_market_hall() -> None:
    scene = Scene(seat(built=["trading_post", "market_hall", *full(FIVE)]), seat(), tiles=RISING)
    scene.play("trader", ["indigo_plant", "tobacco_storage", "silver_smelter"])
    assert len(scene.hand()) == 7
