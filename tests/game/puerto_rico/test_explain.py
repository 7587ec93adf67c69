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


# What a role would give now: settler and mayor


def test_the_settler_gives_the_tiles_that_would_then_be_offered() -> None:
    scene = Scene(seat("corn"))
    found = scene.explain("settler")["gives"]["tiles"]
    assert sorted(found) == scene.play("settler").options
    assert "quarry" in found


def test_a_construction_hut_gives_a_quarry_without_the_privilege() -> None:
    seats = seat(), seat(city="construction_hut:1"), seat(city="construction_hut")
    assert "quarry" in gives("settler", *seats, at=1, taken={"settler": 0})["tiles"]
    assert "quarry" not in gives("settler", *seats, at=2, taken={"settler": 0})["tiles"]


def test_the_settler_gives_nothing_to_a_full_island() -> None:
    assert gives("settler", seat(FULL_ISLAND))["tiles"] == []


@pytest.mark.parametrize(
    ("arrived", "supply", "colonists"), [(3, 9, 2), (4, 9, 3), (6, 9, 3), (7, 9, 4), (3, 0, 1), (0, 9, 1)]
)
def test_the_mayor_gives_a_share_of_the_ship_and_one_more(arrived: int, supply: int, colonists: int) -> None:
    found = gives("mayor", supply={**SUPPLY, "ship": arrived, "colonists": supply})
    assert found == {"colonists": colonists}


@pytest.mark.parametrize(("at", "colonists"), [(1, 2), (2, 1)])
def test_another_s_mayor_gives_what_comes_round(at: int, colonists: int) -> None:
    found = gives("mayor", at=at, taken={"mayor": 0}, supply={**SUPPLY, "ship": 5})
    assert found == {"colonists": colonists}


# Builder and craftsman


def test_the_builder_gives_what_would_then_be_offered() -> None:
    scene = Scene(seat("quarry*", "hospice", doubloons=4))
    found = scene.explain("builder")["gives"]["build"]
    assert sorted(found) == scene.play("builder").options
    assert "large_market" in found


def test_another_s_builder_gives_no_discount() -> None:
    found = gives("builder", seat(), seat(doubloons=4), at=1, taken={"builder": 0})["build"]
    assert ("hospice" in found, "large_market" in found) == (True, False)


@pytest.mark.parametrize(
    ("island", "city", "goods"),
    [
        ("corn* corn* corn", "", {"corn": 2}),
        ("sugar* sugar*", "", {}),
        ("sugar* sugar*", "sugar_mill:1", {"sugar": 1}),
        ("sugar* sugar", "sugar_mill:3", {"sugar": 1}),
        ("indigo* indigo*", "small_indigo_plant:1 indigo_plant:1", {"indigo": 2}),
        ("coffee* corn*", "coffee_roaster:2 tobacco_storage:1", {"coffee": 1, "corn": 1}),
    ],
)
def test_the_craftsman_gives_what_is_manned_in_step(island: str, city: str, goods: Json) -> None:
    assert gives("craftsman", seat(island, city))["goods"] == goods


def test_the_craftsman_gives_no_more_than_the_supply_has() -> None:
    assert gives("craftsman", seat("corn* corn*"), supply=ONE_EACH)["goods"] == {"corn": 1}
    assert gives("craftsman", seat("corn* corn*"), supply=NO_GOODS)["goods"] == {}


FIVE_ISLAND = ["corn*", "indigo*", "sugar*", "tobacco*", "coffee*"]
FIVE_CITY = "indigo_plant:1 sugar_mill:1 tobacco_storage:1 coffee_roaster:1"


@pytest.mark.parametrize(("kinds", "doubloons"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_a_factory_pays_for_kinds(kinds: int, doubloons: int) -> None:
    owner = seat(" ".join(FIVE_ISLAND[:kinds]), f"factory:1 {FIVE_CITY}")
    assert gives("craftsman", owner)["doubloons"] == doubloons


def test_a_factory_pays_for_kinds_really_taken() -> None:
    owner = seat("corn* indigo* sugar*", f"factory:1 {FIVE_CITY}")
    supply = {**SUPPLY, "goods": {"corn": 1, "indigo": 1}}
    assert gives("craftsman", owner, supply=supply)["doubloons"] == 1


def test_an_unmanned_factory_pays_nothing() -> None:
    assert gives("craftsman", seat("corn* indigo*", f"factory {FIVE_CITY}"))["doubloons"] == 0


def test_the_craftsman_s_privilege_is_one_of_the_kinds_he_makes() -> None:
    owner = seat("corn* indigo* sugar*", "indigo_plant:1 sugar_mill")
    assert gives("craftsman", owner)["privilege"] == ["corn", "indigo"]


def test_the_privilege_good_must_still_be_in_the_supply() -> None:
    assert gives("craftsman", seat("corn*"), supply=ONE_EACH)["privilege"] == []


def test_the_privilege_good_comes_after_what_all_others_take() -> None:
    supply = {**SUPPLY, "goods": {"corn": 2}}
    assert gives("craftsman", seat("corn*"), seat("corn*"), supply=supply)["privilege"] == []


def test_another_s_craftsman_gives_no_privilege() -> None:
    found = gives("craftsman", seat(), seat("corn*"), at=1, taken={"craftsman": 0})
    assert (found["goods"], found["privilege"]) == ({"corn": 1}, [])


# Trader, captain and prospector


@pytest.mark.parametrize(
    ("good", "doubloons"), [("corn", 1), ("indigo", 2), ("sugar", 3), ("tobacco", 4), ("coffee", 5)]
)
def test_the_trader_gives_the_price_and_one_more(good: str, doubloons: int) -> None:
    assert gives("trader", seat(goods=good)) == {"sell": {good: doubloons}}


@pytest.mark.parametrize(
    ("city", "doubloons"),
    [
        ("small_market:1", 2),
        ("large_market:1", 3),
        ("small_market:1 large_market:1", 4),
        ("small_market large_market", 1),
        ("small_market large_market:1", 3),
    ],
)
def test_markets_add_up(city: str, doubloons: int) -> None:
    assert gives("trader", seat("", city, "corn"))["sell"] == {"corn": doubloons}


def test_another_s_trader_gives_the_price_alone() -> None:
    found = gives("trader", seat(), seat(goods="corn coffee"), at=1, taken={"trader": 0})
    assert found == {"sell": {"corn": 0, "coffee": 4}}


def test_the_trader_gives_nothing_for_a_kind_in_the_house_unless_to_an_office() -> None:
    assert gives("trader", seat(goods="corn coffee"), house=["corn"]) == {"sell": {"coffee": 5}}
    assert gives("trader", seat("", "office:1", "corn"), house=["corn"]) == {"sell": {"corn": 1}}


def test_the_trader_gives_nothing_when_the_house_is_full() -> None:
    house = ["indigo", "sugar", "tobacco", "coffee"]
    assert gives("trader", seat("", "office:1", "corn"), house=house) == {"sell": {}}


@pytest.mark.parametrize(
    ("city", "points"), [("", 3 + 1), ("harbor:1", 3 + 1 + 1), ("harbor", 3 + 1), ("harbor:1 wharf", 5)]
)
def test_the_captain_gives_the_points_of_each_load(city: str, points: int) -> None:
    found = gives("captain", seat("", city, "corn:3"), ships=[ship(4), ship(5, "sugar", 1)])
    assert found == {"load": {"corn on 4": points}}


def test_the_captain_gives_no_more_than_fits() -> None:
    ships = [ship(4, "corn", 3), ship(5, "sugar", 5), ship(6, "tobacco", 1)]
    assert gives("captain", seat(goods="corn:3 sugar:2 coffee:4"), ships=ships) == {"load": {"corn on 4": 2}}


def test_the_captain_gives_the_wharf_s_points_too() -> None:
    found = gives("captain", seat("", "wharf:1 harbor:1", "corn:13"), ships=[ship(6)])
    assert found == {"load": {"corn on 6": 6 + 2, "corn on wharf": 11 + 2}}


def test_another_s_captain_gives_no_extra_point() -> None:
    seats = seat(), seat(goods="corn:3")
    found = gives("captain", *seats, at=1, taken={"captain": 0}, ships=[ship(4)])
    assert found == {"load": {"corn on 4": 3}}


def test_a_second_load_of_the_captain_brings_no_extra_point() -> None:
    scene = Scene(seat(goods="corn:3 sugar:2"), ships=[ship(4), ship(5, "sugar", 1)])
    assert scene.explain("captain")["gives"]["load"] == {"corn on 4": 4, "sugar on 5": 3}
    scene = Scene(seat(goods="corn:3 sugar:2 coffee:1"), ships=[ship(4), ship(5, "sugar", 1), ship(6)])
    assert scene.play("captain", "sugar on 5").explain("captain")["gives"]["load"]["corn on 4"] == 3


def test_a_wharf_once_used_gives_nothing_more_in_this_phase() -> None:
    scene = Scene(seat("", "wharf:1", "corn:3 sugar:2 coffee:1"), ships=[ship(4), ship(5)])
    scene.play("captain", "corn on wharf")
    assert scene.asked == (0, "load")
    load = scene.explain("captain")["gives"]["load"]
    assert load == {"sugar on 4": 2, "sugar on 5": 2, "coffee on 4": 1, "coffee on 5": 1}


def test_the_prospector_gives_a_doubloon_to_its_taker_alone() -> None:
    four = [seat()] * 4
    assert gives("prospector", *four) == {"doubloons": 1}
    assert gives("prospector", *four, at=1, taken={"prospector": 0}) == {"doubloons": 0}


def test_of_two_prospectors_the_one_with_more_doubloons_is_explained() -> None:
    five = [seat()] * 5
    assert Scene(*five, roles={"prospector_2": 2}).explain("prospector")["doubloons"] == 2
    assert Scene(*five, roles={"prospector": 1}).explain("prospector")["doubloons"] == 1


def test_a_second_prospector_gives_its_doubloon_when_the_first_is_taken() -> None:
    scene = Scene(*[seat()] * 5, taken={"prospector": 0}, roles={"prospector_2": 1})
    found = scene.explain("prospector", at=1)
    assert (found["offered"], found["doubloons"], found["gives"]) == (True, 1, {"doubloons": 1})


def test_two_prospectors_taken_are_taken() -> None:
    scene = Scene(*[seat()] * 5, taken={"prospector": 0, "prospector_2": 1})
    assert scene.explain("prospector", at=2)["reason"] == "taken"


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
