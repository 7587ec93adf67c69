"""What events tell: who, what, from where, where to, and why it counts."""

from typing import Any

import pytest

from game.checks import Json
from game.puerto_rico import telling
from game.texts import texts
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship

NEARLY_FULL = "fortress residence guild_hall city_hall small_market office wharf"
"""Eleven spaces of a city."""

# Why a round is the last


def test_a_full_city_is_told_with_whose_it_is() -> None:
    scene = Scene(seat(), seat(city=NEARLY_FULL, doubloons=9)).play("builder", None, "harbor")
    assert scene.happened("last") == [{"event": "last", "reason": "city", "seat": 1}]


def test_an_empty_pool_is_told() -> None:
    scene = Scene(seat(goods="corn:3"), supply={**SUPPLY, "vp": 3}).play("captain", "corn on 4")
    assert scene.happened("last") == [{"event": "last", "reason": "points"}]


def test_a_ship_without_enough_colonists_is_told() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 2}).play("mayor")
    assert scene.happened("last") == [{"event": "last", "reason": "colonists"}]


def test_the_first_reason_is_told_and_no_other() -> None:
    scene = Scene(seat(goods="corn:3"), supply={**SUPPLY, "vp": 3, "colonists": 0}).play("mayor")
    assert [found["reason"] for found in scene.happened("last")] == ["colonists"]
    scene.play("captain", "corn on 4")
    assert scene.happened("last") == []


# A role and its doubloons


def test_a_doubloon_onto_each_role_left_is_told_before_the_next_round() -> None:
    scene = Scene(taken={"settler": 0, "mayor": 1}, roles={"captain": 2}).play("trader")
    assert scene.happened("bonus") == [{"event": "bonus", "roles": ["builder", "craftsman", "captain"]}]
    kinds = [found["event"] for found in scene.news]
    assert kinds.index("phase_end") < kinds.index("bonus") < kinds.index("round")


def test_of_two_prospectors_each_is_told_by_its_name() -> None:
    taken = {"settler": 0, "mayor": 1, "builder": 2, "prospector": 3}
    scene = Scene(*[seat()] * 5, taken=taken).play("trader")
    assert scene.happened("bonus")[0]["roles"] == ["craftsman", "captain", "prospector_2"]


# Tiles and colonists


def test_a_quarry_by_a_construction_hut_is_told_with_it() -> None:
    scene = Scene(seat(), seat(city="construction_hut:1")).play("settler", "quarry")
    assert "building" not in scene.happened("settle")[0]
    assert scene.play("quarry").happened("settle")[0]["building"] == "construction_hut"


def test_a_tile_anybody_may_take_is_told_without_a_building() -> None:
    scene = Scene(seat(), seat(city="construction_hut:1")).play("settler", None, "corn")
    assert "building" not in scene.happened("settle")[0]


@pytest.mark.parametrize(("colonists", "source"), [(40, "supply"), (0, "ship")])
def test_a_colonist_of_a_hospice_is_told_with_where_it_comes_from_and_goes(
    colonists: int, source: str
) -> None:
    supply = {**SUPPLY, "colonists": colonists}
    scene = Scene(seat("corn", "hospice:1"), supply=supply).play("settler", "sugar", "hospice")
    found = scene.happened("colonist")[0]
    assert (found["building"], found["on"], found["source"]) == ("hospice", "sugar", source)


def test_a_colonist_of_a_university_is_told_with_what_it_goes_to() -> None:
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", "office", "university")
    found = scene.happened("colonist")[0]
    assert (found["building"], found["on"], found["source"]) == ("university", "office", "supply")


def test_the_mayor_s_extra_colonist_is_told_to_come_out_of_the_supply() -> None:
    scene = Scene(supply={**SUPPLY, "ship": 5}).play("mayor")
    found = [(each["seat"], each["count"], each["supply"]) for each in scene.happened("colonists")]
    assert found == [(0, 3, 1), (1, 2, 0), (2, 1, 0)]


def test_without_a_supply_no_colonist_comes_out_of_it() -> None:
    scene = Scene(supply={**SUPPLY, "ship": 1, "colonists": 0}).play("mayor")
    assert [(each["count"], each["supply"]) for each in scene.happened("colonists")] == [(1, 0)]


@pytest.mark.parametrize(("colonists", "count"), [(40, 7), (6, 5)])
def test_the_ship_is_told_with_how_many_were_wanted(colonists: int, count: int) -> None:
    owner = seat(city="indigo_plant sugar_mill:1 office harbor")
    scene = Scene(seat(), owner, supply={**SUPPLY, "colonists": colonists, "ship": 0})
    (found,) = scene.play("mayor", ["sugar_mill"]).happened("ship")
    assert (found["count"], found["wanted"]) == (count, 7)


# Goods


def test_what_the_supply_lacks_is_told() -> None:
    supply = {**SUPPLY, "goods": {"corn": 3}}
    scene = Scene(seat("corn* corn*"), seat("corn* corn*"), seat("corn*"), supply=supply)
    told = [(each["goods"], each.get("missed")) for each in scene.play("craftsman").happened("produce")]
    assert told == [({"corn": 2}, None), ({"corn": 1}, {"corn": 1}), ({}, {"corn": 1})]


def test_the_craftsman_s_extra_good_is_told_as_his_privilege() -> None:
    scene = Scene(seat("corn*")).play("craftsman", "corn")
    assert scene.happened("produce") == [
        {"event": "produce", "seat": 0, "goods": {"corn": 1}, "privilege": True}
    ]


def test_a_factory_s_pay_is_told_with_the_kinds() -> None:
    scene = Scene(seat("corn* indigo*", "factory:1 indigo_plant:1")).play("craftsman")
    found = scene.happened("factory")[0]
    assert (found["doubloons"], found["kinds"]) == (1, 2)


def test_a_sale_is_told_step_by_step() -> None:
    owner = seat("", "small_market:1 large_market:1 office:1", "sugar")
    found = Scene(owner).play("trader", "sugar").happened("sell")[0]
    steps = [["good", 2], ["small_market", 1], ["large_market", 2], ["trader", 1]]
    assert (found["doubloons"], found["steps"]) == (6, steps)
    assert "building" not in found


def test_a_kind_sold_for_the_second_time_is_told_with_the_office() -> None:
    found = Scene(seat("", "office:1", "sugar"), house=["sugar"]).play("trader", "sugar").happened("sell")[0]
    assert (found["steps"], found["building"]) == ([["good", 2], ["trader", 1]], "office")


def test_what_leaves_the_house_is_told() -> None:
    house = ["corn", "sugar", "sugar"]
    scene = Scene(seat(goods="coffee"), house=house).play("trader", "coffee")
    assert scene.happened("house")[0]["goods"] == {"corn": 1, "sugar": 2, "coffee": 1}


def test_a_load_is_told_step_by_step_to_its_seat_alone() -> None:
    scene = Scene(seat("", "harbor:1", "corn:3")).play("captain", "corn on 4")
    found = scene.happened("load")[0]
    steps = [["barrels", 3], ["harbor", 1], ["captain", 1]]
    assert (found["points"], found["steps"], found["forced"]) == (5, steps, False)
    assert scene.saw(0, "load") == [found]
    assert "steps" not in scene.saw(1, "load")[0]


def test_only_the_first_load_of_the_captain_is_told_with_his_point() -> None:
    ships = [ship(4), ship(5, "sugar", 1)]
    scene = Scene(seat(goods="corn:2 sugar:2"), ships=ships).play("captain", "sugar on 5")
    told = [found["steps"] for found in scene.happened("load")]
    assert told == [[["barrels", 2], ["captain", 1]], [["barrels", 2]]]


def test_a_load_without_another_way_is_told_to_be_forced() -> None:
    seats = seat(goods="corn:2"), seat(goods="corn:2")
    scene = Scene(*seats, ships=[ship(5)]).play("captain")
    assert [found["forced"] for found in scene.happened("load")] == [True, True]


def test_a_ship_that_is_unloaded_is_told_with_what_it_carries() -> None:
    scene = Scene(ships=[ship(4, "corn", 4), ship(5, "sugar", 1)]).play("captain")
    assert scene.happened("unload") == [{"event": "unload", "ship": "4", "good": "corn", "barrels": 4}]


# Whose turn came to nothing


def idle(scene: Scene) -> list[Json]:
    """Who did nothing, by phase."""
    happened: list[Any] = scene.table.happened[:]
    events = telling.with_idle(happened, 3)
    return [{event["phase"]: event["idle"]} for event in events if event["event"] == "phase_end"]


def test_those_who_let_their_turns_pass_are_found_out() -> None:
    owner = seat("corn", "hacienda:1", "corn", doubloons=3)
    scene = Scene(owner, owner, seat(goods="corn"))
    scene.play("settler", None, "corn", "hacienda", None, None)
    assert scene.play("builder", "small_warehouse", None).asked == (2, "role")
    scene.play("trader", "corn")
    assert idle(scene) == [{"settler": [2]}, {"builder": [2, 0]}, {"trader": [0, 1]}]


def test_everybody_takes_part_in_the_mayor_s_phase() -> None:
    assert idle(Scene().play("mayor")) == [{"mayor": []}]


@pytest.mark.parametrize(
    ("seats", "told"), [([2], "Cy does not build."), ([0, 2], "Not building: Ana, Cy."), ([], "")]
)
def test_it_is_told_who_did_nothing(seats: list[int], told: str) -> None:
    event = {"event": "phase_end", "phase": "builder", "idle": seats}
    assert telling.tell(event, ["Ana", "Bo", "Cy"], texts("en", telling.ROOM)) == told
