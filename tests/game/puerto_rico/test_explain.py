"""Why a thing costs what it costs, why it is not offered, and what a role would give now."""

import json
from copy import deepcopy
from typing import Any

import pytest

from game.checks import Json
from game.errors import Refused
from game.puerto_rico.guest import PuertoRico
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship

NO_GOODS: Json = {**SUPPLY, "goods": {}}
ONE_EACH: Json = {**SUPPLY, "goods": {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1}}
FULL_ISLAND = "corn " * 12


def gives(role: str, *seats: Json, at: int = 0, **position: Any) -> Json:
    """What a role would give a seat."""
    found: Json = Scene(*seats, **position).explain(role, at)["gives"]
    return found


# Prices, step by step


def test_a_price_begins_with_what_is_printed() -> None:
    found = Scene().explain("coffee_roaster")
    assert (found["price"], found["steps"]) == (6, [["printed", 6]])


def test_manned_quarries_are_one_step() -> None:
    found = Scene(seat("quarry* quarry* quarry")).explain("harbor")
    assert (found["price"], found["steps"]) == (6, [["printed", 8], ["quarry", -2]])


@pytest.mark.parametrize(
    ("building", "off"), [("small_warehouse", 1), ("office", 2), ("wharf", 3), ("fortress", 4)]
)
def test_no_more_quarries_count_than_the_column_has(building: str, off: int) -> None:
    assert Scene(seat("quarry* " * 5)).explain(building)["steps"][1] == ["quarry", -off]


def test_the_builder_s_privilege_is_the_last_step() -> None:
    scene = Scene(seat("quarry* quarry*", doubloons=9)).play("builder")
    found = scene.explain("university")
    assert (found["price"], found["steps"]) == (5, [["printed", 8], ["quarry", -2], ["builder", -1]])


def test_the_builder_s_privilege_is_no_quarry() -> None:
    found = Scene(seat("quarry* " * 4, doubloons=9)).play("builder").explain("residence")
    assert (found["price"], found["steps"][1:]) == (5, [["quarry", -4], ["builder", -1]])


def test_the_builder_s_privilege_lowers_nobody_else_s_price() -> None:
    scene = Scene(seat(), seat(doubloons=9)).play("builder", None)
    assert scene.asked == (1, "build")
    assert scene.explain("office", at=1)["steps"] == [["printed", 5]]


def test_there_is_no_privilege_before_the_role_is_taken() -> None:
    assert Scene(seat(doubloons=9)).explain("office")["steps"] == [["printed", 5]]


@pytest.mark.parametrize("building", ["small_indigo_plant", "small_market", "hacienda"])
def test_a_price_stops_at_nothing(building: str) -> None:
    assert Scene(seat("quarry* " * 3)).play("builder").explain(building)["price"] == 0


def test_the_price_is_what_is_paid() -> None:
    scene = Scene(seat("quarry* quarry*", doubloons=9)).play("builder")
    found = scene.explain("factory")
    told = scene.play("factory").happened("build")[0]
    assert (told["paid"], told["steps"]) == (found["price"], found["steps"])
    assert scene.doubloons() == 9 - found["price"]


# Why a building is not offered


def test_what_can_be_built_is_offered() -> None:
    found = Scene(seat(doubloons=9)).play("builder").explain("office")
    assert found["offered"] is True
    assert "reason" not in found


OWNERS = seat(city="residence office wharf"), seat(city="wharf", doubloons=5)


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("wharf", "already_built"),
        ("residence", "sold_out"),
        ("harbor", "too_dear"),
        ("fortress", "too_dear"),
    ],
)
def test_each_reason_why_a_building_is_not_offered(what: str, reason: str) -> None:
    scene = Scene(*OWNERS).play("builder", None)
    assert scene.asked == (1, "build")
    found = scene.explain(what, at=1)
    assert (found["offered"], found["reason"]) == (False, reason)


def test_what_is_too_dear_is_told_with_what_could_be_paid() -> None:
    found = Scene(seat("quarry*", doubloons=3)).play("builder").explain("harbor")
    assert (found["reason"], found["price"], found["budget"]) == ("too_dear", 6, 3)


@pytest.mark.parametrize(
    ("doubloons", "lying", "reason"), [(2, 0, "too_dear"), (3, 0, "not_now"), (2, 1, "not_now")]
)
def test_what_is_too_dear_even_for_the_builder_is_so_at_any_time(
    doubloons: int, lying: int, reason: str
) -> None:
    found = Scene(seat("quarry*", doubloons=doubloons), roles={"builder": lying}).explain("large_market")
    assert (found["reason"], found["price"]) == (reason, 4)
    assert found.get("budget") == (doubloons if reason == "too_dear" else None)


def test_what_could_just_be_paid_is_offered() -> None:
    assert Scene(seat("quarry*", doubloons=6)).play("builder").explain("harbor")["offered"] is True


def test_a_building_of_which_the_last_copy_is_one_s_own_is_already_built() -> None:
    found = Scene(seat(city="residence", doubloons=9)).play("builder").explain("residence")
    assert found["reason"] == "already_built"


def test_a_large_building_may_find_no_space_where_a_small_one_does() -> None:
    city = "small_market hacienda office hospice factory harbor wharf university residence sugar_mill"
    scene = Scene(seat(city=city, doubloons=20)).play("builder")
    assert scene.explain("fortress")["reason"] == "no_space"
    assert scene.explain("coffee_roaster")["offered"] is True


def test_nothing_is_built_outside_the_builder_phase() -> None:
    found = Scene(seat(doubloons=20)).explain("office")
    assert (found["offered"], found["reason"]) == (False, "not_now")


# Why a role is not offered


def test_a_role_that_may_be_taken_is_offered() -> None:
    found = Scene().explain("mayor")
    assert found["offered"] is True
    assert "reason" not in found


def test_a_role_already_taken_is_told_with_its_taker() -> None:
    found = Scene(governor=1, taken={"trader": 1}).explain("trader", at=2)
    assert (found["offered"], found["reason"], found["by"]) == (False, "taken", 1)


def test_a_role_waits_for_one_s_turn() -> None:
    found = Scene().explain("trader", at=1)
    assert (found["offered"], found["reason"]) == (False, "not_your_turn")


def test_a_role_that_is_not_in_this_game_is_not_here() -> None:
    found = Scene().explain("prospector")
    assert (found["offered"], found["reason"]) == (False, "not_here")


def test_a_role_is_told_with_the_doubloons_on_it() -> None:
    assert Scene(roles={"mayor": 2}).explain("mayor")["doubloons"] == 2
    assert Scene(roles={"mayor": 2}).explain("trader")["doubloons"] == 0


# Why a tile or a good is not offered


def test_a_tile_that_may_be_taken_is_offered() -> None:
    assert Scene(face_up=["corn"]).play("settler").explain("corn")["offered"] is True


@pytest.mark.parametrize(("what", "reason"), [("coffee", "not_face_up"), ("quarry", "no_quarry")])
def test_each_reason_why_a_tile_is_not_offered(what: str, reason: str) -> None:
    scene = Scene(face_up=["corn", "corn"]).play("settler", None)
    assert scene.asked == (1, "settle")
    found = scene.explain(what, at=1)
    assert (found["offered"], found["reason"]) == (False, reason)


def test_the_settler_finds_no_quarry_when_there_is_none() -> None:
    scene = Scene(quarries=0).play("settler")
    assert scene.explain("quarry")["reason"] == "no_quarry"


@pytest.mark.parametrize("what", ["corn", "quarry"])
def test_a_full_island_has_no_space(what: str) -> None:
    scene = Scene(seat(FULL_ISLAND), face_up=["corn", "corn"]).play("settler")
    assert scene.asked == (1, "settle")
    assert scene.explain(what)["reason"] == "no_space"


def test_a_tile_of_which_one_could_be_taken_waits_for_one_s_turn() -> None:
    assert Scene(face_up=["corn", "corn"]).play("settler").explain("corn", at=1)["reason"] == "not_now"


@pytest.mark.parametrize(
    ("what", "reason"), [("corn", "in_house"), ("sugar", "no_goods"), ("quarry", "no_goods")]
)
def test_each_reason_why_a_good_is_not_sold(what: str, reason: str) -> None:
    scene = Scene(seat(goods="corn coffee"), house=["corn"]).play("trader")
    assert scene.asked == (0, "sell")
    found = scene.explain(what)
    assert (found["offered"], found["reason"]) == (False, reason)


def test_a_good_that_may_be_sold_is_offered() -> None:
    assert Scene(seat(goods="corn coffee")).play("trader").explain("coffee")["offered"] is True


def test_an_office_sells_what_is_in_the_house() -> None:
    scene = Scene(seat("", "office:1", "corn"), house=["corn"]).play("trader")
    assert scene.explain("corn")["offered"] is True


def test_a_full_house_takes_nothing() -> None:
    view = Scene(seat(goods="corn")).play("trader").view()
    view["house"] = ["indigo", "sugar", "tobacco", "coffee"]
    del view["decision"]
    assert PuertoRico.explain(view, "corn")["reason"] == "house_full"


def test_a_load_that_may_be_chosen_is_offered() -> None:
    assert Scene(seat(goods="corn:3")).play("captain").explain("corn on 6")["offered"] is True


@pytest.mark.parametrize(("what", "reason"), [("sugar", "no_room"), ("coffee", "no_goods")])
def test_each_reason_why_a_good_is_not_loaded(what: str, reason: str) -> None:
    ships = [ship(4, "corn", 1), ship(5, "sugar", 5), ship(6)]
    scene = Scene(seat(goods="corn sugar tobacco"), ships=ships).play("captain")
    found = scene.explain(what)
    assert (found["offered"], found["reason"]) == (False, reason)


@pytest.mark.parametrize("what", ["corn", "quarry", "coffee"])
def test_tiles_and_goods_are_nothing_while_a_role_is_chosen(what: str) -> None:
    assert Scene(seat(goods="corn")).explain(what)["reason"] == "not_now"


@pytest.mark.parametrize("what", ["palace", "", "councillor", "corn_mill", "Corn"])
def test_what_does_not_exist_is_not_explained(what: str) -> None:
    with pytest.raises(Refused, match="what"):
        Scene().explain(what)


# From a view alone


def test_an_explanation_needs_nothing_but_a_view() -> None:
    scene = Scene(seat("quarry*", doubloons=5)).play("builder")
    view = json.loads(json.dumps(scene.view()))
    assert PuertoRico.explain(view, "harbor") == scene.explain("harbor")


@pytest.mark.parametrize("what", ["settler", "mayor", "craftsman", "captain", "harbor", "quarry"])
def test_an_explanation_leaves_the_view_as_it_is(what: str) -> None:
    view = Scene(seat("corn* quarry*", "factory:1 wharf:1", "corn:3")).view()
    before = deepcopy(view)
    PuertoRico.explain(view, what)
    assert view == before


@pytest.mark.parametrize(
    "what", ["settler", "mayor", "builder", "craftsman", "trader", "captain", "wharf", "corn"]
)
def test_hidden_things_do_not_change_an_explanation(what: str) -> None:
    own = seat("corn* quarry*", "hacienda:1", "corn:3", doubloons=4)
    one = Scene(own, seat(vp=3), stack=["corn", "coffee", "sugar", "indigo"])
    other = Scene(own, seat(vp=40), stack=["indigo", "sugar", "coffee", "corn"])
    assert one.explain(what) == other.explain(what)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_something_can_be_explained_at_every_seat_and_moment(at: int) -> None:
    scene = Scene(seat(goods="corn:3")).play("captain")
    assert scene.explain("office", at=at)["price"] == 5
    assert scene.explain("trader", at=at)["offered"] is False
