"""What goods bring in the trading house and on ships, why some may not go there, and what is lost."""

from typing import Any

import pytest

from game.checks import Json
from game.puerto_rico import telling
from game.puerto_rico.cargo import storing
from game.texts import LANGUAGES, texts
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship

FIVE = "corn indigo sugar tobacco coffee"

# The trader's bill


def test_what_each_good_brings_step_by_step() -> None:
    owner = seat("", "small_market:1 large_market", "sugar:2 coffee")
    scene = Scene(owner, house=["coffee"]).play("trader")
    found = scene.explain("sell")
    assert (found["offered"], found["space"]) == (True, 3)
    steps = [["good", 2], ["small_market", 1], ["trader", 1]]
    assert found["goods"]["sugar"] == {"have": 2, "price": 4, "steps": steps}
    assert scene.explain("sugar")["steps"] == steps


def test_without_the_privilege_a_good_brings_a_doubloon_less() -> None:
    scene = Scene(seat(), seat(goods="sugar")).play("trader")
    assert scene.explain("sell", at=1)["goods"]["sugar"]["price"] == 2
    assert Scene(seat(goods="sugar")).explain("sugar")["price"] == 2


def test_why_a_good_may_not_be_sold() -> None:
    found = Scene(seat(goods="sugar coffee"), house=["coffee"]).play("trader").explain("sell")["goods"]
    assert {good: each.get("reason") for good, each in found.items()} == {
        "corn": "no_goods",
        "indigo": "no_goods",
        "sugar": None,
        "tobacco": "no_goods",
        "coffee": "in_house",
    }


def test_a_full_house_has_no_space() -> None:
    scene = Scene(seat(goods="sugar"), house=["corn", "indigo", "tobacco", "coffee"])
    found = scene.explain("sell")
    assert (found["space"], found["goods"]["sugar"]["reason"]) == (0, "house_full")


def test_the_price_is_what_is_paid() -> None:
    owner = seat("", "small_market:1 large_market:1", FIVE)
    scene = Scene(owner).play("trader")
    price = scene.explain("coffee")["price"]
    assert scene.play("coffee").doubloons() == price == 8


# Loads


def loads(owner: Json, **position: Any) -> Json:
    """As the captain is asked."""
    scene = Scene(owner, **position).play("captain")
    assert scene.asked == (0, "load")
    return scene.explain("load")


def test_a_load_is_told_with_its_points_and_what_would_be_lost_after_it() -> None:
    owner = seat("", "harbor:1", "corn:4 indigo:2")
    found = loads(owner, ships=[ship(5, "corn", 2), ship(6, "tobacco", 3), ship(7)])
    assert found["loads"]["corn on 5"] == {
        "why": "aboard",
        "barrels": 3,
        "points": 5,
        "steps": [["barrels", 3], ["harbor", 1], ["captain", 1]],
        "lost": {"corn": 1, "indigo": 1},
        "rots": {},
    }
    assert found["lost"] == {"corn": 4, "indigo": 1}
    assert found["must"] is True


def test_what_rots_is_what_no_ship_takes_any_more_once_everybody_has_loaded() -> None:
    owner, other = seat("", "", "corn:2 indigo:2"), seat("", "", "sugar:2")
    ships = [ship(4, "corn", 2), ship(5)]
    found = Scene(owner, other, ships=ships).play("captain").explain("load")["loads"]
    assert found["corn on 4"]["rots"] == {"indigo": 1}  # sugar sails before it
    assert found["indigo on 5"]["rots"] == {}


@pytest.mark.parametrize(
    ("ships", "load", "why"),
    [
        ([ship(4, "corn", 1), ship(5)], "corn on 4", "aboard"),
        ([ship(4), ship(5)], "corn on 4", "equal"),
        ([ship(2), ship(5), ship(6, "sugar", 1)], "corn on 5", "most"),
        ([ship(4), ship(5)], "corn on wharf", "wharf"),
    ],
)
def test_why_a_good_goes_there(ships: list[Json], load: str, why: str) -> None:
    found = loads(seat("", "wharf:1", "corn:3 indigo:2"), ships=ships)["loads"]
    assert found[load]["why"] == why


@pytest.mark.parametrize(
    ("load", "refusal"),
    [
        ("corn on 5", {"reason": "only_on", "ship": "4"}),
        ("corn on 6", {"reason": "other_kind"}),
        ("sugar on 4", {"reason": "other_kind"}),
        ("sugar on 5", {"reason": "only_on", "ship": "6"}),
        ("sugar on 6", {"reason": "ship_full"}),
        ("coffee on 3", {"reason": "fits_less", "ship": "5"}),
        ("coffee on wharf", {"reason": "wharf_used"}),
    ],
)
def test_why_a_good_may_not_go_there(load: str, refusal: Json) -> None:
    ships = [ship(3), ship(4, "corn", 1), ship(5), ship(6, "sugar", 6)]
    owner = seat("", "wharf:1", "corn:2 sugar:2 coffee:4 tobacco")
    scene = Scene(owner, ships=ships).play("captain", "tobacco on wharf")
    assert scene.explain("load")["loads"][load] == refusal
    found = scene.explain(load)
    assert (found["offered"], {key: found[key] for key in refusal}) == (False, refusal)


def test_without_a_wharf_there_is_none_to_load_by() -> None:
    scene = Scene(seat("", "wharf", "corn:2")).play("captain")
    assert "corn on wharf" not in scene.explain("load")["loads"]
    assert scene.explain("corn on wharf")["reason"] == "no_wharf"


@pytest.mark.parametrize("what", ["coffee on 4", "quarry on 4"])
def test_what_one_does_not_have_goes_nowhere(what: str) -> None:
    assert Scene(seat(goods="corn:2")).play("captain").explain(what)["reason"] == "no_goods"


def test_with_nothing_but_the_wharf_one_need_not_load() -> None:
    found = loads(seat("", "wharf:1", "corn:3"), ships=[ship(6, "sugar", 1)])
    assert found["must"] is False
    assert found["loads"]["corn on 6"] == {"reason": "other_kind"}


def test_the_loads_without_a_reason_are_those_that_are_offered() -> None:
    scene = Scene(seat("", "wharf:1", FIVE.replace(" ", ":3 ")), ships=[ship(4, "corn", 2), ship(5), ship(6)])
    scene.play("captain")
    found = {load for load, each in scene.explain("load")["loads"].items() if "reason" not in each}
    assert found == set(scene.options)


def test_a_load_brings_what_it_was_said_to() -> None:
    owner = seat("", "harbor:1 wharf:1", "corn:4 indigo:2")
    scene = Scene(owner, ships=[ship(5), ship(6)]).play("captain")
    for load in list(scene.options):
        scene = Scene(owner, ships=[ship(5), ship(6)]).play("captain")
        points = scene.explain(load)["points"]
        assert scene.play(load).so_far("load")[0]["points"] == points


# Storing


def test_what_loses_least_is_kept_unless_something_else_is_said() -> None:
    owner = seat("", "small_warehouse:1", "corn:2 sugar:6 coffee:3")
    scene = Scene(owner, ships=[]).play("captain")
    found = scene.explain("store")
    assert (found["offered"], found["warehouses"]) == (True, 1)
    assert (found["kinds"], found["barrel"]) == (["sugar"], "coffee")
    assert (found["kept"], found["lost"]) == ({"sugar": 6, "coffee": 1}, {"corn": 2, "coffee": 2})


def test_what_would_be_lost_with_other_kinds_kept() -> None:
    owner = seat("", "small_warehouse:1", "corn:2 sugar:6 coffee:3")
    view = Scene(owner, ships=[]).play("captain").view()
    assert storing(view, ["coffee"])["lost"] == {"corn": 2, "sugar": 5}
    assert storing(view, ["coffee"], "corn")["lost"] == {"corn": 1, "sugar": 6}
    assert storing(view, [], "")["lost"] == {"corn": 2, "sugar": 6, "coffee": 3}


def test_kinds_already_kept_are_not_asked_about_again() -> None:
    owner = seat("", "small_warehouse:1", "corn:2 sugar:6 coffee:3")
    scene = Scene(owner, ships=[]).play("captain", "corn")
    found = scene.explain("barrel")
    assert (found["offered"], found["kinds"], found["barrel"]) == (True, ["corn"], "coffee")
    assert storing(scene.view(), barrel="sugar")["lost"] == {"sugar": 5, "coffee": 3}


def test_what_was_said_to_be_lost_is_lost() -> None:
    scene = Scene(seat(goods="corn:3 coffee:2"), ships=[]).play("captain")
    lost = storing(scene.view(), barrel="corn")["lost"]
    assert scene.play("corn").happened("lose")[0]["goods"] == lost == {"corn": 2, "coffee": 2}


# The craftsman's extra good


def test_why_a_good_may_not_be_taken_more() -> None:
    supply = {**SUPPLY, "goods": {"corn": 4, "indigo": 1, "sugar": 4}}
    owner = seat("corn* indigo* sugar*", "indigo_plant:1")
    scene = Scene(owner, supply=supply).play("craftsman")
    found = {what: scene.explain(what).get("reason") for what in ("corn", "indigo", "sugar", "quarry")}
    assert found == {"corn": None, "indigo": "none_left", "sugar": "not_produced", "quarry": "not_produced"}


def test_what_may_be_taken_more_is_told_with_what_is_left() -> None:
    supply = {**SUPPLY, "goods": {"corn": 4, "indigo": 1, "sugar": 4}}
    scene = Scene(seat("corn* indigo*", "indigo_plant:1", "corn:2"), supply=supply).play("craftsman")
    found = scene.explain("privilege")
    assert found["offered"] is True
    assert found["goods"]["corn"] == {"have": 3, "left": 3}
    assert found["goods"]["indigo"] == {"have": 1, "left": 0, "reason": "none_left"}
    assert found["goods"]["sugar"] == {"have": 0, "left": 4, "reason": "not_produced"}


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("role", "what", "total"), [("trader", "sugar", "= 4"), ("captain", "sugar on 5", "= 3")]
)
def test_what_a_price_or_points_are_made_of_is_told(language: str, role: str, what: str, total: str) -> None:
    say = texts(language, telling.ROOM)
    scene = Scene(seat("", "small_market:1", "sugar:2 corn:5"), ships=[ship(4), ship(5)]).play(role)
    told = telling.explained(what, scene.view(), ["Ana", "Bo", "Cy"], say)
    assert told[-1].endswith(total)
    assert not [line for line in told if "step." in line or "building." in line]
