"""The trader phase: selling to the trading house, and the buildings that act in it."""

import pytest

from tests.game.puerto_rico.scene import Scene, seat

ALL = "corn indigo sugar tobacco coffee"

# Selling


def test_the_trader_sells_first_and_the_others_follow_clockwise() -> None:
    trader = seat(goods=ALL)
    scene = Scene(trader, trader, trader, governor=1).play("trader")
    assert scene.asked == (1, "sell")
    assert scene.play("corn").asked == (2, "sell")
    assert scene.play("indigo").asked == (0, "sell")
    assert scene.play("sugar").asked == (2, "role")


def test_each_kind_is_one_option() -> None:
    scene = Scene(seat(goods="corn:3 sugar:2")).play("trader")
    assert scene.options == ["corn", "sugar"]
    assert scene.range == (0, 1)


def test_one_good_goes_into_the_house() -> None:
    scene = Scene(seat(goods="corn:3 sugar:2")).play("trader", "sugar")
    assert scene.goods() == {"corn": 3, "sugar": 1}
    assert scene.view()["house"] == ["sugar"]


def test_selling_may_be_declined() -> None:
    scene = Scene(seat(goods="coffee"), seat(goods="sugar")).play("trader", None)
    assert scene.goods() == {"coffee": 1}
    assert scene.asked == (1, "sell")


def test_a_seat_without_goods_is_not_asked() -> None:
    assert Scene(seat(doubloons=5)).play("trader").asked == (1, "role")


@pytest.mark.parametrize(
    ("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_a_good_brings_its_price(good: str, price: int) -> None:
    scene = Scene(seat(), seat(goods=good)).play("trader", good)
    assert scene.doubloons(1) == price


@pytest.mark.parametrize(
    ("good", "price"), [("corn", 1), ("indigo", 2), ("sugar", 3), ("tobacco", 4), ("coffee", 5)]
)
def test_the_trader_receives_one_more(good: str, price: int) -> None:
    assert Scene(seat(goods=good)).play("trader", good).doubloons() == price


def test_the_trader_receives_nothing_without_a_sale() -> None:
    assert Scene(seat(goods="coffee")).play("trader", None).doubloons() == 0


def test_the_trader_receives_nothing_without_goods() -> None:
    assert Scene(seat()).play("trader").doubloons() == 0


# The trading house


def test_a_kind_in_the_house_cannot_be_sold() -> None:
    scene = Scene(seat(goods="corn sugar coffee"), house=["corn", "coffee"]).play("trader")
    assert scene.options == ["sugar"]


def test_a_kind_just_sold_cannot_be_sold_by_the_next() -> None:
    scene = Scene(seat(goods="sugar"), seat(goods="sugar"), seat(goods="sugar corn"))
    scene.play("trader", "sugar")
    assert scene.asked == (2, "sell")
    assert scene.options == ["corn"]


def test_a_seat_with_only_kinds_in_the_house_is_not_asked() -> None:
    assert Scene(seat(goods="corn:2"), house=["corn"]).play("trader").asked == (1, "role")


def test_a_house_that_is_not_full_stays_as_it_is() -> None:
    scene = Scene(seat(goods="corn"), house=["sugar", "coffee"]).play("trader", "corn")
    assert sorted(scene.view()["house"]) == ["coffee", "corn", "sugar"]
    assert scene.supply["goods"]["sugar"] == 9


def test_a_full_house_takes_no_more() -> None:
    scene = Scene(seat(goods="corn"), seat(goods="tobacco"), house=["sugar", "coffee", "indigo"])
    assert scene.play("trader", "corn").asked == (1, "role")
    assert scene.goods(1) == {"tobacco": 1}


def test_a_house_found_full_is_emptied_unsold() -> None:
    office = seat(city="office:1", goods=ALL)
    scene = Scene(office, house=["sugar", "coffee", "indigo", "tobacco"]).play("trader")
    assert scene.asked == (1, "role")
    assert scene.view()["house"] == []


def test_a_house_with_one_space_is_left_to_the_next_when_the_trader_declines() -> None:
    scene = Scene(seat(goods="corn"), seat(goods="tobacco"), house=["sugar", "coffee", "indigo"])
    assert scene.play("trader", None).asked == (1, "sell")


def test_a_full_house_is_emptied_into_the_supply() -> None:
    scene = Scene(seat(goods="corn"), house=["sugar", "coffee", "indigo"]).play("trader", "corn")
    assert scene.view()["house"] == []
    assert scene.supply["goods"] == {"corn": 10, "indigo": 10, "sugar": 10, "tobacco": 9, "coffee": 10}


def test_a_full_house_is_emptied_only_after_everybodys_turn() -> None:
    scene = Scene(seat(goods="corn"), seat(goods="corn sugar"), house=["sugar", "coffee", "indigo"])
    scene.play("trader", "corn")
    assert scene.goods(1) == {"corn": 1, "sugar": 1}
    assert scene.view()["house"] == []


def test_a_house_emptied_takes_the_same_kinds_again() -> None:
    scene = Scene(seat(goods="corn"), seat(goods="corn"), house=["sugar", "coffee", "indigo"])
    scene.play("trader", "corn", "craftsman", "mayor", "trader")
    assert scene.asked == (1, "sell")
    assert scene.options == ["corn"]


# Office


def test_an_office_sells_a_kind_in_the_house() -> None:
    scene = Scene(seat(city="office:1", goods="corn sugar"), house=["sugar"]).play("trader")
    assert scene.options == ["corn", "sugar"]
    scene.play("sugar")
    assert scene.view()["house"] == ["sugar", "sugar"]
    assert scene.doubloons() == 3


def test_an_office_works_without_the_role_too() -> None:
    scene = Scene(seat(), seat(city="office:1", goods="sugar"), house=["sugar"]).play("trader", "sugar")
    assert scene.doubloons(1) == 2


def test_an_office_does_not_sell_to_a_full_house() -> None:
    office = seat(city="office:1", goods="corn")
    scene = Scene(seat(goods="corn"), office, house=["sugar", "coffee", "indigo"]).play("trader", "corn")
    assert scene.asked == (1, "role")


def test_an_office_brings_no_doubloons() -> None:
    scene = Scene(seat(), seat(city="office:1", goods="coffee")).play("trader", "coffee")
    assert scene.doubloons(1) == 4


def test_an_unmanned_office_does_not_sell_a_kind_in_the_house() -> None:
    scene = Scene(seat(city="office", goods="corn sugar"), house=["sugar"]).play("trader")
    assert scene.options == ["corn"]


def test_an_office_sells_nothing_for_others() -> None:
    scene = Scene(seat(city="office:1"), seat(goods="corn sugar"), house=["sugar"]).play("trader")
    assert scene.options == ["corn"]


def test_a_house_with_four_of_a_kind_is_full() -> None:
    scene = Scene(seat(city="office:1", goods="corn"), house=["corn", "corn", "corn"])
    assert scene.play("trader", "corn").view()["house"] == []
    assert scene.supply["goods"]["corn"] == 9 + 4


# Markets


@pytest.mark.parametrize(
    ("city", "price"),
    [
        ("small_market:1", 3),
        ("large_market:1", 4),
        ("small_market:1 large_market:1", 5),
        ("small_market", 2),
        ("large_market", 2),
        ("small_market:1 large_market", 3),
        ("small_market large_market:1", 4),
    ],
)
def test_manned_markets_add_to_the_price(city: str, price: int) -> None:
    scene = Scene(seat(), seat(city=city, goods="sugar")).play("trader", "sugar")
    assert scene.doubloons(1) == price


@pytest.mark.parametrize(("good", "price"), [("corn", 0 + 1 + 2 + 1), ("coffee", 4 + 1 + 2 + 1)])
def test_markets_and_the_role_add_up(good: str, price: int) -> None:
    scene = Scene(seat(city="small_market:1 large_market:1", goods=good)).play("trader", good)
    assert scene.doubloons() == price


def test_markets_pay_for_corn_too() -> None:
    scene = Scene(seat(), seat(city="small_market:1", goods="corn")).play("trader", "corn")
    assert scene.doubloons(1) == 1


def test_markets_pay_nothing_without_a_sale() -> None:
    scene = Scene(seat(), seat(city="small_market:1 large_market:1", goods="coffee")).play("trader", None)
    assert scene.doubloons(1) == 0


def test_markets_pay_nothing_to_others() -> None:
    scene = Scene(seat(city="small_market:1 large_market:1"), seat(goods="sugar")).play("trader", "sugar")
    assert scene.doubloons(0) == 0
    assert scene.doubloons(1) == 2


def test_a_market_pays_with_a_good_of_the_office_too() -> None:
    me = seat(city="office:1 large_market:1", goods="sugar")
    assert Scene(seat(), me, house=["sugar"]).play("trader", "sugar").doubloons(1) == 4
