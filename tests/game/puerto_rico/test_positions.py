"""Positions: any moment at which a role is chosen, written by hand and read back; and what cannot be."""

import json
from copy import deepcopy
from typing import Any

import pytest

from game.checks import Json
from game.errors import Refused
from game.puerto_rico.guest import PuertoRico
from tests.game.puerto_rico.scene import SUPPLY, Scene, deal, seat

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
