"""Positions: any moment at which a role is chosen, written by hand and read back; and what cannot be."""

import json
from copy import deepcopy
from typing import Any

import pytest

from game.checks import Json
from game.errors import Refused
from game.puerto_rico.guest import PuertoRico
from game.serve import Server
from tests.game.puerto_rico.scene import SUPPLY, Scene, deal, seat, ship

EXAMPLE: Json = {
    "game": "puerto_rico",
    "round": 6,
    "governor": 2,
    "turn": 1,
    "taken": {"settler": 2, "prospector": 3, "prospector_2": 4, "builder": 0},
    "roles": {"mayor": 1, "captain": 2},
    "stack": ["coffee", "corn"],
    "discards": ["indigo"],
    "face_up": ["sugar", "tobacco", "sugar"],
    "quarries": 5,
    "supply": {"colonists": 40, "ship": 6, "vp": 90, "goods": {"corn": 7, "indigo": 9, "coffee": 1}},
    "ships": [
        {"size": 6, "kind": "corn", "barrels": 3},
        {"size": 7},
        {"size": 8, "kind": "sugar", "barrels": 8},
    ],
    "house": ["corn", "tobacco", "corn"],
    "seats": [
        {
            "name": "Ana",
            "doubloons": 5,
            "vp": 12,
            "stored": 2,
            "goods": {"corn": 2, "coffee": 1},
            "island": [{"tile": "corn", "colonist": True}, {"tile": "quarry"}, {"tile": "corn"}],
            "city": [{"building": "sugar_mill", "colonists": 2}, {"building": "city_hall"}],
        },
        {"name": "Inés", "doubloons": 0, "vp": 0, "stored": 0, "goods": {}, "island": [], "city": []},
        {"doubloons": 1, "vp": 3, "stored": 0, "goods": {}, "island": [{"tile": "indigo"}], "city": []},
        {"doubloons": 0, "vp": 0, "stored": 0, "goods": {"tobacco": 4}, "island": [], "city": []},
        {"doubloons": 0, "vp": 0, "stored": 0, "goods": {}, "island": [], "city": [{"building": "wharf"}]},
    ],
}
BARE: Json = {"doubloons": 0, "vp": 0, "stored": 0, "goods": {}, "island": [], "city": []}
FULL_CITY = "residence fortress small_market hacienda office hospice factory harbor wharf university"
"""Twelve spaces."""


def loaded(position: object) -> Json:
    """A position read and written again."""
    return PuertoRico.load(position, 1).position()


def refusal(position: object) -> str:
    with pytest.raises(Refused) as caught:
        PuertoRico.load(position, 1)
    return str(caught.value)


def last_seat(*seats: Json, **position: Any) -> Scene:
    """The last role of a round of three is to be taken."""
    return Scene(*seats, taken={"settler": 0, "mayor": 1}, **position)


# There and back


def test_everything_a_position_can_say_comes_back() -> None:
    assert loaded(EXAMPLE) == EXAMPLE


def test_a_position_may_be_loaded_from_json_text() -> None:
    assert loaded(json.loads(json.dumps(EXAMPLE))) == EXAMPLE


def test_a_last_round_comes_back() -> None:
    assert loaded({**EXAMPLE, "last": True}) == {**EXAMPLE, "last": True}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_just_dealt_comes_back(seats: int) -> None:
    position = deal(seats, seed=3).position
    assert loaded(position) == position


def test_a_game_in_the_middle_of_a_round_comes_back() -> None:
    scene = Scene(seat("corn*", "hospice:1"), seat("sugar", "sugar_mill:1", doubloons=4, vp=3))
    position = scene.play("settler", "corn", "hospice", "sugar", None, "builder", None).position
    assert loaded(position) == position


def test_the_roles_taken_come_back_with_their_takers() -> None:
    position = Scene(*[seat()] * 4, governor=2).play("trader", "captain", "craftsman").position
    assert position["taken"] == {"trader": 2, "captain": 3, "craftsman": 0}
    assert position["turn"] == 1
    assert loaded(position) == position


def test_a_loaded_position_goes_on_like_the_game_it_came_from() -> None:
    scene = deal(3, seed=3, governor=0)
    again = Scene(**scene.position)
    assert again.play("settler", "quarry", None, None).position == (
        scene.play("settler", "quarry", None, None).position
    )


def test_the_stack_has_the_next_tile_first() -> None:
    scene = Scene(stack=["coffee", "corn", "sugar", "sugar", "indigo"], face_up=[])
    assert scene.play("settler", "quarry").position["face_up"] == ["coffee", "corn", "sugar", "sugar"]


def test_reading_a_position_leaves_it_as_it_is() -> None:
    position = deepcopy(EXAMPLE)
    PuertoRico.load(position, 1).choose([0])
    assert position == EXAMPLE


# What may be left out


def test_what_is_absent_is_empty_or_usual() -> None:
    position = loaded({"seats": [{"name": "Ana"}, {}, {}], "supply": {"vp": 1}})
    assert position == {
        "game": "puerto_rico",
        "round": 1,
        "governor": 0,
        "turn": 0,
        "taken": {},
        "roles": {},
        "stack": [],
        "discards": [],
        "face_up": [],
        "quarries": 0,
        "supply": {"colonists": 0, "ship": 0, "vp": 1, "goods": {}},
        "ships": [],
        "house": [],
        "seats": [{"name": "Ana", **BARE}, BARE, BARE],
    }


def test_absent_colonists_are_none() -> None:
    seats = [{"island": [{"tile": "corn"}], "city": [{"building": "sugar_mill"}]}, {}, {}]
    scene = Scene(seats=seats)
    assert (scene.island(), scene.city()) == (["corn"], {"sugar_mill": 0})


def test_a_ship_needs_no_more_than_its_size() -> None:
    assert loaded({"ships": [{"size": 9}], "seats": [{}] * 3})["ships"] == [{"size": 9}]


def test_the_turn_follows_from_the_governor_and_the_roles_taken() -> None:
    assert Scene(governor=1).asked == (1, "role")
    assert Scene(governor=1, taken={"trader": 1, "builder": 2}).asked == (0, "role")


def test_a_turn_that_is_given_may_say_the_same() -> None:
    assert Scene(governor=1, turn=2, taken={"trader": 1}).asked == (2, "role")


def test_roles_taken_are_gone() -> None:
    scene = Scene(taken={"trader": 0, "mayor": 1})
    assert scene.options == ["builder", "captain", "craftsman", "settler"]


def test_doubloons_on_a_role_go_with_it() -> None:
    assert Scene(seat(doubloons=1), roles={"trader": 3}).play("trader").doubloons() == 4


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stack", ["coffee"] * 60),
        ("discards", ["corn"] * 30),
        ("face_up", ["tobacco"] * 12),
        ("quarries", 20),
        ("supply", {"colonists": 500, "ship": 90, "vp": 1000, "goods": {"coffee": 99}}),
        ("roles", {"mayor": 40}),
        ("round", 99),
        ("seats", [{**BARE, "doubloons": 500, "vp": 300, "stored": 80, "goods": {"coffee": 99}}] * 3),
        ("seats", [{**BARE, "city": [{"building": "city_hall"}]}] * 3),
        ("seats", [{**BARE, "city": [{"building": "small_market"}]}] * 5),
    ],
)
def test_copies_and_totals_are_not_checked(field: str, value: object) -> None:
    assert loaded({"seats": [{}] * 3, field: value})[field] == value


def test_a_kind_may_lie_in_the_house_twice() -> None:
    assert Scene(house=["corn", "corn"]).position["house"] == ["corn", "corn"]


def test_five_large_buildings_fit() -> None:
    city = "guild_hall residence fortress customs_house city_hall"
    assert len(Scene(seat(city=city)).city()) == 5


# The last round


def test_a_position_may_say_that_its_round_is_the_last() -> None:
    assert last_seat(last=True).play("trader").asked is None


def test_without_a_word_about_it_another_round_follows() -> None:
    assert last_seat().play("trader").asked == (1, "role")
    assert last_seat(last=False).play("trader").asked == (1, "role")


def test_an_empty_pool_makes_the_round_the_last() -> None:
    assert last_seat(supply={**SUPPLY, "vp": 0}).play("trader").asked is None
    assert last_seat(supply={**SUPPLY, "vp": 1}).play("trader").asked == (1, "role")


def test_a_supply_left_out_has_an_empty_pool() -> None:
    assert loaded({"seats": [{}] * 3})["last"] is True


def test_a_full_city_makes_the_round_the_last() -> None:
    assert last_seat(seat(), seat(city=FULL_CITY)).play("trader").asked is None
    assert last_seat(seat(), seat(city=FULL_CITY + " sugar_mill")).play("trader").asked is None


def test_eleven_city_spaces_make_no_round_the_last() -> None:
    eleven = FULL_CITY.replace("residence", "sugar_mill")
    assert last_seat(seat(), seat(city=eleven)).play("trader").asked == (1, "role")


def test_twelve_buildings_on_twelve_spaces_are_a_full_city() -> None:
    small = FULL_CITY.replace("residence fortress", "sugar_mill small_sugar_mill indigo_plant coffee_roaster")
    assert last_seat(seat(city=small)).play("trader").asked is None


def test_a_full_city_outweighs_a_word_to_the_contrary() -> None:
    assert last_seat(seat(city=FULL_CITY), last=False).play("trader").asked is None


def test_the_last_round_is_played_out() -> None:
    scene = Scene(last=True).play("trader")
    assert scene.asked == (1, "role")
    assert scene.position["last"] is True


def test_a_round_that_becomes_the_last_says_so_in_the_position() -> None:
    scene = Scene(seat(city=FULL_CITY.replace("residence", "sugar_mill"), doubloons=9))
    assert "last" not in scene.position
    assert scene.play("builder", "indigo_plant").position["last"] is True


def test_a_colonist_ship_that_could_not_be_filled_comes_back_as_the_last_round() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 2, "ship": 0}).play("mayor")
    assert loaded(scene.position)["last"] is True


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


@pytest.mark.parametrize("number", [1, 2, 6])
def test_only_three_to_five_seats_can_be(number: int) -> None:
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
