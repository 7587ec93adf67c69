"""Positions that cannot be: each is refused with the field named, and nothing is changed."""

import json
from copy import deepcopy
from typing import Any

import pytest

from game.checks import Json
from game.errors import Refused
from game.serve import Server
from tests.game.puerto_rico.scene import Scene, seat, ship
from tests.game.puerto_rico.test_positions import EXAMPLE, last_seat, refusal

# What cannot be


def changed(field: str, value: object) -> Json:
    return {**deepcopy(EXAMPLE), field: value}


def changed_supply(field: str, value: object) -> Json:
    return changed("supply", {**EXAMPLE["supply"], field: value})


def changed_seat(**fields: Any) -> Json:
    """The example with something else about Inés, seat 1."""
    position = deepcopy(EXAMPLE)
    position["seats"][1] |= fields
    return position


WRONG: list[tuple[str, object]] = [
    ("game", "go"),
    ("game", "sanjuan"),
    ("game", None),
    ("round", 0),
    ("round", -1),
    ("round", "6"),
    ("round", 6.0),
    ("round", True),
    ("round", None),
    ("governor", 5),
    ("governor", -1),
    ("governor", "2"),
    ("governor", True),
    ("governor", None),
    ("turn", 5),
    ("turn", -1),
    ("turn", 0),
    ("turn", True),
    ("turn", "1"),
    ("turn", None),
    ("taken", {"councillor": 2}),
    ("taken", {"prospector_3": 2}),
    ("taken", {"settler": 5}),
    ("taken", {"settler": -1}),
    ("taken", {"settler": True}),
    ("taken", {"settler": "2"}),
    ("taken", {"settler": None}),
    ("taken", {"settler": 3}),
    ("taken", {"settler": 2, "mayor": 2}),
    ("taken", ["settler"]),
    ("taken", "settler"),
    ("taken", None),
    ("roles", {"councillor": 1}),
    ("roles", {"mayor": -1}),
    ("roles", {"mayor": True}),
    ("roles", {"mayor": "1"}),
    ("roles", {"mayor": 1.0}),
    ("roles", {"mayor": None}),
    ("roles", ["mayor"]),
    ("roles", None),
    ("stack", ["rice"]),
    ("stack", ["sugar_mill"]),
    ("stack", "corn"),
    ("stack", [7]),
    ("stack", [True]),
    ("stack", [None]),
    ("stack", [{"tile": "corn"}]),
    ("stack", 39),
    ("stack", None),
    ("discards", ["rice"]),
    ("discards", "corn"),
    ("discards", [None]),
    ("discards", 4),
    ("discards", None),
    ("face_up", ["rice"]),
    ("face_up", "corn"),
    ("face_up", [True]),
    ("face_up", {"corn": 2}),
    ("face_up", None),
    ("quarries", -1),
    ("quarries", "8"),
    ("quarries", True),
    ("quarries", ["quarry"]),
    ("quarries", None),
    ("supply", 40),
    ("supply", [40]),
    ("supply", None),
    ("ships", [{"size": 6, "kind": "rice", "barrels": 1}]),
    ("ships", [{"size": 6, "kind": "quarry", "barrels": 1}]),
    ("ships", [{"size": 6, "kind": "corn", "barrels": 7}]),
    ("ships", [{"size": 6, "kind": "corn", "barrels": -1}]),
    ("ships", [{"size": 6, "kind": "corn", "barrels": True}]),
    ("ships", [{"size": 6, "kind": "corn", "barrels": None}]),
    ("ships", [{"size": 6, "kind": True, "barrels": 1}]),
    ("ships", [{"size": 6, "kind": ["corn"], "barrels": 1}]),
    ("ships", [{"size": -1}]),
    ("ships", [{"size": True}]),
    ("ships", [{"size": "6"}]),
    ("ships", [{"size": None}]),
    ("ships", [{"kind": "corn", "barrels": 1}]),
    ("ships", [ship(6, "corn", 1), ship(7, "corn", 1)]),
    ("ships", [{"size": 6, "cargo": "corn"}]),
    ("ships", [6, 7, 8]),
    ("ships", [None]),
    ("ships", {"size": 6}),
    ("ships", None),
    ("house", ["rice"]),
    ("house", ["quarry"]),
    ("house", [True]),
    ("house", [None]),
    ("house", "corn"),
    ("house", {"corn": 1}),
    ("house", None),
    ("last", 1),
    ("last", "yes"),
    ("last", None),
    ("seats", "five"),
    ("seats", 5),
    ("seats", None),
    ("seats", {}),
    ("seats", []),
    ("weather", "fine"),
    ("edition", 2),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_position_that_cannot_be_is_refused_by_its_field(field: str, value: object) -> None:
    assert field in refusal(changed(field, value))


@pytest.mark.parametrize("number", [1, 6])
def test_only_two_to_five_seats_can_be(number: int) -> None:
    assert "seats" in refusal({"seats": [{}] * number})


WRONG_IN_THE_SUPPLY = [
    ("colonists", -1),
    ("colonists", True),
    ("colonists", "40"),
    ("colonists", None),
    ("ship", -1),
    ("ship", False),
    ("ship", 1.5),
    ("ship", None),
    ("vp", -1),
    ("vp", True),
    ("vp", [90]),
    ("vp", None),
    ("goods", {"rice": 1}),
    ("goods", {"quarry": 1}),
    ("goods", {"corn": -1}),
    ("goods", {"corn": True}),
    ("goods", {"corn": "7"}),
    ("goods", {"corn": None}),
    ("goods", ["corn"]),
    ("goods", None),
    ("gold", 3),
]


@pytest.mark.parametrize(("field", "value"), WRONG_IN_THE_SUPPLY)
def test_what_cannot_be_in_the_supply_is_refused_by_its_field(field: str, value: object) -> None:
    message = refusal(changed_supply(field, value))
    assert "supply" in message
    assert field in message


WRONG_AT_A_SEAT = [
    ("name", 7),
    ("name", None),
    ("doubloons", -1),
    ("doubloons", True),
    ("doubloons", "5"),
    ("doubloons", 2.5),
    ("doubloons", None),
    ("vp", -1),
    ("vp", True),
    ("vp", None),
    ("stored", -1),
    ("stored", False),
    ("stored", None),
    ("goods", {"rice": 1}),
    ("goods", {"quarry": 1}),
    ("goods", {"corn": -1}),
    ("goods", {"corn": True}),
    ("goods", {"corn": None}),
    ("goods", ["corn"]),
    ("goods", None),
    ("island", [{"tile": "rice"}]),
    ("island", [{"tile": "sugar_mill"}]),
    ("island", [{"tile": True}]),
    ("island", [{"tile": None}]),
    ("island", [{"colonist": True}]),
    ("island", [{"tile": "corn", "colonist": 1}]),
    ("island", [{"tile": "corn", "colonist": "yes"}]),
    ("island", [{"tile": "corn", "colonist": None}]),
    ("island", [{"tile": "corn", "colonists": 1}]),
    ("island", [None]),
    ("island", "corn"),
    ("island", {"corn": 1}),
    ("island", None),
    ("city", [{"building": "palace"}]),
    ("city", [{"building": "corn"}]),
    ("city", [{"building": True}]),
    ("city", [{"building": None}]),
    ("city", [{"colonists": 1}]),
    ("city", [{"building": "sugar_mill", "colonists": 4}]),
    ("city", [{"building": "coffee_roaster", "colonists": 3}]),
    ("city", [{"building": "city_hall", "colonists": 2}]),
    ("city", [{"building": "sugar_mill", "colonists": -1}]),
    ("city", [{"building": "sugar_mill", "colonists": True}]),
    ("city", [{"building": "sugar_mill", "colonists": "1"}]),
    ("city", [{"building": "sugar_mill", "colonists": None}]),
    ("city", [{"building": "sugar_mill", "colonist": True}]),
    ("city", [{"building": "hospice"}, {"building": "hospice"}]),
    ("city", [{"building": "city_hall"}, {"building": "city_hall", "colonists": 1}]),
    ("city", [None]),
    ("city", "sugar_mill"),
    ("city", {"sugar_mill": 1}),
    ("city", None),
    ("hand", []),
    ("colour", "red"),
]


@pytest.mark.parametrize(("field", "value"), WRONG_AT_A_SEAT)
def test_what_cannot_be_at_a_seat_is_refused_by_seat_and_field(field: str, value: object) -> None:
    message = refusal(changed_seat(**{field: value}))
    assert "seat 1" in message or "seats[1]" in message
    assert field in message


def test_both_kinds_of_indigo_and_sugar_buildings_may_stand_side_by_side() -> None:
    city = "small_indigo_plant indigo_plant small_sugar_mill sugar_mill"
    assert len(Scene(seat(city=city)).city()) == 4


@pytest.mark.parametrize(("seats", "role"), [(3, "prospector"), (3, "prospector_2"), (4, "prospector_2")])
def test_a_role_that_is_not_in_a_game_of_so_many_seats_is_refused(seats: int, role: str) -> None:
    assert "taken" in refusal({"taken": {role: 0}, "seats": [{}] * seats})
    assert "roles" in refusal({"roles": {role: 1}, "seats": [{}] * seats})


def test_a_round_at_its_end_has_no_role_to_choose() -> None:
    taken = {"builder": 0, "trader": 1, "mayor": 2}
    assert "taken" in refusal({"seats": [{}] * 3, "taken": taken})


@pytest.mark.parametrize("position", [None, True, 5, "puerto_rico", [], [EXAMPLE]])
def test_a_position_is_an_object(position: object) -> None:
    assert "position" in refusal(position)


@pytest.mark.parametrize("other", [None, True, "Ana", ["Ana"]])
def test_seats_are_objects(other: object) -> None:
    assert "seat" in refusal({"seats": [{}, {}, other]})


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_refused_position_changes_nothing(field: str, value: object) -> None:
    server = Server()
    server.answer(json.dumps({"do": "load", "position": EXAMPLE, "seed": 1}))
    assert server.answer(json.dumps({"do": "load", "position": changed(field, value)}))["ok"] is False
    assert server.answer('{"do": "position"}')["position"] == EXAMPLE


# When there is one


def test_there_is_no_position_while_something_else_is_asked() -> None:
    scene = Scene().play("settler")
    with pytest.raises(Refused):
        scene.position  # noqa: B018


def test_there_is_no_position_after_the_end() -> None:
    scene = last_seat(last=True).play("trader")
    with pytest.raises(Refused):
        scene.position  # noqa: B018
