"""Two seats: less in the box, and three roles each in a round."""

from collections import Counter
from typing import Any

import pytest

from game.checks import Json
from game.errors import Refused
from tests.game.puerto_rico.scene import SUPPLY, Scene, deal, seat, ship

PRODUCTION = (
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
)
OTHERS = (
    "small_market",
    "hacienda",
    "construction_hut",
    "small_warehouse",
    "hospice",
    "office",
    "large_market",
    "large_warehouse",
    "factory",
    "university",
    "harbor",
    "wharf",
    "guild_hall",
    "residence",
    "fortress",
    "customs_house",
    "city_hall",
)


def two(*seats: Json, **position: Any) -> Scene:
    return Scene(*seats, fewest=2, **position)


# What is laid out


@pytest.mark.parametrize(("governor", "tiles"), [(0, ["indigo", "corn"]), (1, ["corn", "indigo"])])
def test_the_governor_begins_with_indigo_and_the_other_with_corn(governor: int, tiles: list[str]) -> None:
    seats = deal(2, governor=governor).position["seats"]
    assert [found["island"] for found in seats] == [[{"tile": tile}] for tile in tiles]


def test_both_begin_with_three_doubloons() -> None:
    assert [found["doubloons"] for found in deal(2).position["seats"]] == [3, 3]


def test_three_tiles_of_each_kind_are_out_of_the_game() -> None:
    position = deal(2).position
    islands = [tile["tile"] for found in position["seats"] for tile in found["island"]]
    tiles = Counter(position["stack"] + position["face_up"] + islands)
    assert tiles == Counter(coffee=5, tobacco=6, corn=7, sugar=8, indigo=9)


def test_three_tiles_lie_face_up_and_five_quarries_beside() -> None:
    position = deal(2).position
    assert (len(position["face_up"]), position["quarries"]) == (3, 5)


def test_two_barrels_of_each_good_are_out_of_the_game() -> None:
    goods = deal(2).position["supply"]["goods"]
    assert goods == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}


def test_points_and_colonists_are_fewer() -> None:
    supply = deal(2).position["supply"]
    assert (supply["vp"], supply["colonists"], supply["ship"]) == (65, 40, 2)


def test_there_are_two_ships() -> None:
    assert deal(2).position["ships"] == [{"size": 4}, {"size": 6}]


def test_there_is_one_prospector_among_seven_roles() -> None:
    scene = deal(2, governor=0)
    assert len(scene.options) == 7
    assert "prospector" not in scene.play("prospector").options


@pytest.mark.parametrize("building", PRODUCTION)
def test_there_are_two_of_each_production_building(building: str) -> None:
    rich = seat(doubloons=20)
    assert building in two(rich, seat(city=building)).play("builder").options


@pytest.mark.parametrize("building", OTHERS)
def test_there_is_one_of_each_other_building(building: str) -> None:
    rich = seat(doubloons=20)
    assert building in two(rich).play("builder").options
    scene = two(rich, seat(city=building)).play("builder")
    assert building not in scene.options
    assert scene.explain(building)["reason"] == "sold_out"


# The round


def test_each_takes_three_roles_in_turns() -> None:
    scene = two(governor=1)
    takers = []
    for role in ("trader", "prospector", "captain", "craftsman", "mayor", "settler"):
        assert scene.asked
        takers.append(scene.asked[0])
        scene.play(role)
        while scene.asked and scene.asked[1] != "role":
            scene.play(None)
    assert takers == [1, 0, 1, 0, 1, 0]
    assert (scene.position["round"], scene.position["governor"], scene.asked) == (2, 0, (0, "role"))


def test_the_role_left_over_gets_a_doubloon() -> None:
    taken = {"settler": 0, "mayor": 1, "builder": 0, "craftsman": 1, "captain": 0}
    position = two(taken=taken, roles={"trader": 2}).play("trader").position
    assert (position["roles"], position["taken"]) == ({"prospector": 1}, {})


def test_a_role_taken_may_not_be_taken_by_the_same_seat_again() -> None:
    scene = two(taken={"trader": 0, "mayor": 1})
    assert scene.asked == (0, "role")
    found = scene.explain("trader")
    assert (found["reason"], found["by"]) == ("taken", 0)


def test_the_turn_follows_from_the_roles_taken() -> None:
    taken = {"settler": 1, "mayor": 0, "builder": 1}
    assert two(governor=1, taken=taken).position["turn"] == 0
    with pytest.raises(Refused, match="turn"):
        two(governor=1, taken=taken, turn=1)


def test_a_seventh_role_is_not_taken() -> None:
    roles = ("settler", "mayor", "builder", "craftsman", "captain", "trader")
    with pytest.raises(Refused, match="taken"):
        two(taken={role: at % 2 for at, role in enumerate(roles)})


def test_the_last_round_is_played_out() -> None:
    taken = {"settler": 0, "mayor": 1, "builder": 0, "craftsman": 1}
    scene = two(taken=taken, last=True).play("trader")
    assert scene.asked == (1, "role")
    assert scene.play("prospector").asked is None


# The phases


def test_at_least_two_colonists_come_with_the_ship() -> None:
    assert two(supply={**SUPPLY, "ship": 5}).play("mayor").view()["supply"]["ship"] == 2


def test_the_game_ends_when_the_ship_cannot_get_its_two() -> None:
    scene = two(supply={**SUPPLY, "colonists": 2, "ship": 0}).play("mayor")
    assert (scene.view()["supply"]["ship"], scene.last) == (1, True)


def test_three_tiles_are_drawn_after_the_settler() -> None:
    scene = two(face_up=["corn"], quarries=0).play("settler", None, None)
    assert len(scene.position["face_up"]) == 3


def test_the_captain_s_phase_goes_round_until_neither_can_load() -> None:
    seats = seat(goods="corn:3 sugar:2"), seat(goods="corn:2")
    scene = two(*seats, ships=[ship(4), ship(6)]).play("captain", "sugar on 4")
    assert scene.asked == (1, "role")
    assert scene.view()["ships"] == [ship(4, "sugar", 2), ship(6, "corn", 5)]
