"""What is left after loading: warehouses, the barrel that may stay, and the ships emptied."""

import pytest

from tests.game.puerto_rico.scene import Scene, seat, ship
from tests.game.puerto_rico.test_captain import CLOSED, FULL

# Storing


def test_one_barrel_of_any_kind_may_be_stored() -> None:
    scene = Scene(seat(goods="corn:3 sugar:2"), ships=FULL).play("captain")
    assert scene.asked == (0, "barrel")
    assert scene.options == ["corn", "sugar"]
    assert scene.range == (0, 1)
    assert scene.play("sugar").goods() == {"sugar": 1}


def test_what_is_left_over_goes_back_to_the_supply() -> None:
    scene = Scene(seat(goods="corn:3 sugar:2"), ships=FULL).play("captain", "sugar")
    assert scene.supply["goods"]["corn"] == 9 + 3
    assert scene.supply["goods"]["sugar"] == 9 + 1


def test_storing_a_barrel_may_be_declined() -> None:
    scene = Scene(seat(goods="corn:3"), ships=FULL).play("captain", None)
    assert scene.goods() == {}
    assert scene.supply["goods"]["corn"] == 9 + 3


def test_a_single_barrel_is_stored_without_being_asked_for() -> None:
    scene = Scene(seat(goods="corn"), ships=FULL).play("captain")
    assert scene.asked == (1, "role")
    assert scene.goods() == {"corn": 1}


def test_two_barrels_of_one_kind_are_one_too_many() -> None:
    scene = Scene(seat(goods="corn:2"), ships=FULL).play("captain")
    assert scene.asked == (0, "barrel")
    assert scene.play("corn").goods() == {"corn": 1}


def test_everybody_stores_in_turn_from_the_captain_on() -> None:
    goods = seat(goods="corn:2")
    scene = Scene(goods, goods, goods, governor=1, ships=FULL).play("captain")
    assert scene.asked == (1, "barrel")
    assert scene.play("corn").asked == (2, "barrel")
    assert scene.play("corn").asked == (0, "barrel")
    assert scene.play("corn").asked == (2, "role")


def test_nobody_stores_before_all_have_loaded() -> None:
    scene = Scene(seat(goods="corn:2"), seat(goods="tobacco:2"), ships=CLOSED).play("captain")
    assert scene.asked == (0, "barrel")
    assert scene.goods(1) == {}


@pytest.mark.parametrize(
    ("city", "kinds"),
    [
        ("small_warehouse:1", 1),
        ("large_warehouse:1", 2),
        ("small_warehouse:1 large_warehouse:1", 3),
        ("small_warehouse:1 large_warehouse", 1),
        ("small_warehouse large_warehouse:1", 2),
    ],
)
def test_manned_warehouses_keep_kinds_whole(city: str, kinds: int) -> None:
    scene = Scene(seat(city=city, goods="corn:2 indigo:2 sugar:2 tobacco:2 coffee:2"), ships=FULL)
    assert scene.play("captain").asked == (0, "store")
    assert scene.range == (0, kinds)
    assert scene.options == ["coffee", "corn", "indigo", "sugar", "tobacco"]


def test_a_small_warehouse_keeps_one_kind_besides_the_barrel() -> None:
    me = seat(city="small_warehouse:1", goods="corn:4 sugar:3 tobacco")
    scene = Scene(me, ships=FULL).play("captain", "corn")
    assert scene.asked == (0, "barrel")
    assert scene.options == ["sugar", "tobacco"]
    assert scene.play("sugar").goods() == {"corn": 4, "sugar": 1}


def test_a_large_warehouse_keeps_two_kinds_besides_the_barrel() -> None:
    me = seat(city="large_warehouse:1", goods="corn:4 sugar:3 tobacco:2 coffee:2")
    scene = Scene(me, ships=FULL).play("captain", ["corn", "coffee"], "tobacco")
    assert scene.goods() == {"corn": 4, "tobacco": 1, "coffee": 2}


def test_a_large_warehouse_may_keep_one_kind_only() -> None:
    me = seat(city="large_warehouse:1", goods="corn:4 sugar:3 tobacco:2")
    scene = Scene(me, ships=FULL).play("captain", "corn", None)
    assert scene.goods() == {"corn": 4}


def test_both_warehouses_keep_three_kinds_besides_the_barrel() -> None:
    me = seat(city="small_warehouse:1 large_warehouse:1", goods="corn:4 sugar:3 tobacco:2 coffee:2")
    scene = Scene(me, ships=FULL).play("captain", ["corn", "sugar", "coffee"], "tobacco")
    assert scene.goods() == {"corn": 4, "sugar": 3, "tobacco": 1, "coffee": 2}


def test_the_barrel_is_not_of_a_kind_kept_whole() -> None:
    me = seat(city="small_warehouse:1", goods="corn:4 sugar:3")
    assert Scene(me, ships=FULL).play("captain", "corn").options == ["sugar"]


def test_a_warehouse_may_be_declined() -> None:
    me = seat(city="small_warehouse:1", goods="corn:4 sugar:3")
    scene = Scene(me, ships=FULL).play("captain", None)
    assert scene.asked == (0, "barrel")
    assert scene.options == ["corn", "sugar"]
    assert scene.play("corn").goods() == {"corn": 1}


@pytest.mark.parametrize(
    ("city", "goods"),
    [
        ("", "corn"),
        ("small_warehouse:1", "corn:5"),
        ("small_warehouse:1", "corn:5 sugar"),
        ("large_warehouse:1", "corn:5 sugar:4"),
        ("large_warehouse:1", "corn:5 sugar:4 coffee"),
        ("small_warehouse:1 large_warehouse:1", "corn:5 sugar:4 coffee:3"),
        ("small_warehouse:1 large_warehouse:1", "corn:5 sugar:4 coffee:3 indigo"),
    ],
)
def test_nobody_is_asked_where_nothing_must_be_lost(city: str, goods: str) -> None:
    scene = Scene(seat(city=city, goods=goods), ships=FULL)
    before = scene.goods()
    assert scene.play("captain").asked == (1, "role")
    assert scene.goods() == before


@pytest.mark.parametrize(
    ("city", "goods", "kind"),
    [
        ("", "corn:2", "barrel"),
        ("", "corn sugar", "barrel"),
        ("small_warehouse:1", "corn:5 sugar:2", "store"),
        ("small_warehouse:1", "corn:5 sugar coffee", "store"),
        ("large_warehouse:1", "corn:5 sugar:4 coffee:2", "store"),
        ("large_warehouse:1", "corn sugar coffee tobacco", "store"),
        ("small_warehouse:1 large_warehouse:1", "corn:2 sugar:2 coffee:2 indigo:2", "store"),
    ],
)
def test_a_seat_is_asked_where_something_must_be_lost(city: str, goods: str, kind: str) -> None:
    assert Scene(seat(city=city, goods=goods), ships=FULL).play("captain").asked == (0, kind)


@pytest.mark.parametrize("warehouse", ["small_warehouse", "large_warehouse"])
def test_an_unmanned_warehouse_keeps_nothing(warehouse: str) -> None:
    scene = Scene(seat(city=warehouse, goods="corn:4 sugar:2"), ships=FULL).play("captain")
    assert scene.asked == (0, "barrel")


@pytest.mark.parametrize("warehouse", ["small_warehouse:1", "large_warehouse:1"])
def test_a_warehouse_keeps_nothing_for_others(warehouse: str) -> None:
    scene = Scene(seat(city=warehouse), seat(goods="corn:4 sugar:2"), ships=FULL).play("captain")
    assert scene.asked == (1, "barrel")


def test_a_warehouse_does_not_spare_a_seat_from_loading() -> None:
    scene = Scene(seat(city="large_warehouse:1", goods="corn:3 sugar:2")).play("captain")
    assert scene.asked == (0, "load")
    assert scene.range == (1, 1)


# The ships at the end


def test_full_ships_are_emptied_into_the_supply() -> None:
    scene = Scene(ships=FULL).play("captain")
    assert scene.view()["ships"] == [ship(4), ship(5), ship(6)]
    assert scene.supply["goods"] == {
        "corn": 9,
        "indigo": 9 + 6,
        "sugar": 9,
        "tobacco": 9 + 5,
        "coffee": 9 + 4,
    }


def test_ships_that_are_not_full_stay_as_they_are() -> None:
    ships = [ship(4, "corn", 3), ship(5), ship(6, "sugar", 5)]
    scene = Scene(ships=ships).play("captain")
    assert scene.view()["ships"] == ships
    assert scene.supply["goods"]["corn"] == 9


def test_a_ship_just_filled_is_emptied_too() -> None:
    scene = Scene(seat(goods="corn:6")).play("captain")
    assert scene.view()["ships"] == [ship(4), ship(5), ship(6)]
    assert scene.supply["goods"]["corn"] == 9 + 6


def test_ships_are_emptied_after_the_goods_are_stored() -> None:
    scene = Scene(seat(goods="corn:2"), ships=FULL).play("captain")
    assert scene.asked == (0, "barrel")
    assert scene.view()["ships"] == FULL
