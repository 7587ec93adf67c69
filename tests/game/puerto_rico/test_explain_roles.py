"""What each role would give a seat now, reckoned from its view alone."""

import pytest

from game.checks import Json
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship
from tests.game.puerto_rico.test_explain import FULL_ISLAND, NO_GOODS, ONE_EACH, gives

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


def test_the_doubloons_on_the_builder_can_be_spent_at_once() -> None:
    scene = Scene(seat(doubloons=2), roles={"builder": 2})
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
