"""Positions: any moment at which a role is chosen, written by hand and read back; and what cannot be."""

import json
import time
from copy import deepcopy
from typing import Any

import pytest

from game.checks import Json
from game.errors import Refused
from game.sanjuan.guest import SanJuan
from game.serve import Server
from tests.game.sanjuan.scene import NEW, TILES, Scene, covering, deal, full, seat

EXAMPLE: Json = {
    "game": "sanjuan",
    "edition": 2,
    "expansion": [],
    "round": 5,
    "governor": 0,
    "turn": 1,
    "taken": {"builder": 0},
    "library_used": False,
    "tiles": ["11223", "12233", "11122", "11222", "12223"],
    "supply": ["quarry", "smithy"],
    "discards": ["well"],
    "seats": [
        {
            "name": "Ana",
            "hand": ["library", "well"],
            "built": [
                "indigo_plant",
                {"card": "tobacco_storage", "good": "hero"},
                {"card": "chapel", "tucked": ["well", "crane"]},
                {"card": "palace", "over": ["crane"], "tucked": ["statue"]},
            ],
        },
        {"name": "Bot", "hand": [], "built": ["indigo_plant"]},
    ],
}


def loaded(position: object) -> Json:
    """A position read and written again."""
    return SanJuan.load(position, 1).position()


def refusal(position: object) -> str:
    with pytest.raises(Refused) as caught:
        SanJuan.load(position, 1)
    return str(caught.value)


# There and back


def test_the_example_of_the_notation_comes_back_as_it_went() -> None:
    assert loaded(EXAMPLE) == EXAMPLE


def test_a_position_may_be_loaded_from_json_text() -> None:
    assert loaded(json.loads(json.dumps(EXAMPLE))) == EXAMPLE


def test_everything_a_position_can_say_comes_back() -> None:
    position = {
        **EXAMPLE,
        **NEW,
        "library_used": True,
        "seen": 2,
        "seats": [
            {
                "name": "Ana",
                "hand": ["hut", "well"],
                "built": [
                    {"card": "customs_office", "good": "hero"},
                    {"card": "bank", "tucked": ["well"]},
                    {"card": "harbor", "shipped": ["well", "crane"]},
                    {
                        "card": "statue",
                        "over": ["cathedral", "harbor"],
                        "tucked": ["well"],
                        "shipped": ["hut"],
                    },
                ],
                "bank_used": True,
            },
            {"name": "Inés", "hand": ["park"], "built": []},
        ],
    }
    assert loaded(position) == position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_just_dealt_comes_back(seats: int) -> None:
    position = deal(seats, seed=3, **NEW).position
    assert loaded(position) == position


def test_a_game_in_the_middle_of_a_round_comes_back() -> None:
    scene = Scene(seat("well well well", "library"), seat("hero", full("indigo_plant")), discards=["tower"])
    position = scene.play("builder", None, "well", "trader", "indigo_plant").position
    assert loaded(position) == position


def test_the_roles_taken_come_back_with_their_takers() -> None:
    scene = Scene(seat(), seat(), seat(), seat(), governor=2).play("trader", "producer", "councillor")
    position = scene.position
    assert position["taken"] == {"trader": 2, "producer": 3, "councillor": 0}
    assert position["turn"] == 1
    assert loaded(position) == position


def test_a_loaded_position_goes_on_like_the_game_it_came_from() -> None:
    scene = deal(2, seed=3, governor=0)
    again = Scene(*scene.position["seats"], supply=" ".join(scene.position["supply"]))
    assert again.play("prospector").hand() == scene.play("prospector").hand()


# What may be left out


def test_what_is_absent_is_empty_or_usual() -> None:
    position = loaded({"seats": [{"name": "Ana"}, {"name": "Bot"}]})
    assert position == {
        "game": "sanjuan",
        "edition": 2,
        "expansion": [],
        "round": 1,
        "governor": 0,
        "turn": 0,
        "taken": {},
        "library_used": False,
        "tiles": TILES,
        "supply": [],
        "discards": [],
        "seats": [{"name": "Ana", "hand": [], "built": []}, {"name": "Bot", "hand": [], "built": []}],
    }


def test_a_seat_needs_no_name() -> None:
    assert len(loaded({"seats": [{}, {}, {}]})["seats"]) == 3


def test_the_turn_follows_from_the_governor_and_the_roles_taken() -> None:
    assert Scene(seat(), seat(), seat(), governor=1).asked == (1, "role")
    assert Scene(seat(), seat(), seat(), governor=1, taken={"trader": 1, "builder": 2}).asked == (0, "role")


def test_roles_taken_are_gone() -> None:
    assert Scene(taken={"trader": 0}).options == ["builder", "councillor", "producer", "prospector"]


def test_the_cathedral_lies_beside_the_roles_unless_a_seat_has_it() -> None:
    hand = "palace " * 6
    assert "cathedral" in Scene(seat(hand), seat(), **NEW).play("builder").options
    assert "cathedral" not in Scene(seat(hand), seat("", "cathedral"), **NEW).play("builder").options
    covered = seat("", [covering("statue", "cathedral")])
    assert "cathedral" not in Scene(seat(hand), covered, **NEW).play("builder").options


@pytest.mark.parametrize(
    "position",
    [
        {"supply": ["statue"] * 40, "seats": [{}, {}]},
        {"seats": [{"built": ["indigo_plant"] * 13}, {}]},
        {"seats": [{"hand": ["well"] * 14}, {}]},
        {"seats": [{"built": ["indigo_plant"] * 12}, {"built": ["sugar_mill"] * 12}]},
        {"seats": [{"built": []}, {"built": []}], "supply": []},
        {"seats": [{"built": ["tower"]}, {"built": ["tower"]}]},
        {"seats": [{"built": ["tower", {"card": "statue", "over": ["tower", "tower"]}]}, {}]},
    ],
)
def test_numbers_of_cards_are_not_checked(position: Json) -> None:
    assert loaded(position)["seats"]


# What cannot be


def changed(field: str, value: object) -> Json:
    return {**deepcopy(EXAMPLE), field: value}


def changed_seat(**fields: Any) -> Json:
    """The example with something else about Bot, seat 1."""
    position = deepcopy(EXAMPLE)
    position["seats"][1] |= fields
    return position


WRONG: list[tuple[str, object]] = [
    ("game", "go"),
    ("game", None),
    ("edition", 3),
    ("edition", "2"),
    ("edition", True),
    ("edition", None),
    ("edition", 2.0),
    ("expansion", "new_buildings"),
    ("expansion", ["old_buildings"]),
    ("expansion", {"new_buildings": True}),
    ("expansion", [True]),
    ("expansion", None),
    ("round", 0),
    ("round", "5"),
    ("round", True),
    ("round", None),
    ("governor", 2),
    ("governor", -1),
    ("governor", "0"),
    ("governor", False),
    ("governor", None),
    ("turn", 2),
    ("turn", -1),
    ("turn", 0),
    ("turn", True),
    ("turn", "1"),
    ("turn", None),
    ("taken", {"mayor": 0}),
    ("taken", {"builder": 2}),
    ("taken", {"builder": -1}),
    ("taken", {"builder": False}),
    ("taken", {"builder": "0"}),
    ("taken", {"builder": None}),
    ("taken", {"builder": 1}),
    ("taken", {"builder": 0, "trader": 1, "councillor": 0}),
    ("taken", ["builder"]),
    ("taken", "builder"),
    ("taken", None),
    ("library_used", 1),
    ("library_used", "no"),
    ("library_used", None),
    ("tiles", []),
    ("tiles", ["99999", "11222", "11223", "12223", "12233"]),
    ("tiles", [11122, 11222, 11223, 12223, 12233]),
    ("tiles", [None] * 5),
    ("tiles", "11122"),
    ("tiles", None),
    ("seen", 6),
    ("seen", -1),
    ("seen", True),
    ("seen", "2"),
    ("seen", None),
    ("supply", ["castle"]),
    ("supply", ["cathedral"]),
    ("supply", "quarry"),
    ("supply", [7]),
    ("supply", [True]),
    ("supply", [None]),
    ("supply", [["quarry"]]),
    ("supply", 61),
    ("supply", None),
    ("discards", ["castle"]),
    ("discards", ["cathedral"]),
    ("discards", "well"),
    ("discards", None),
    ("seats", "two"),
    ("seats", None),
    ("seats", {}),
    ("seats", []),
    ("seats", [{}]),
    ("seats", [{}] * 5),
    ("weather", "fine"),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_position_that_cannot_be_is_refused_by_its_field(field: str, value: object) -> None:
    assert field in refusal(changed(field, value))


WRONG_AT_A_SEAT = [
    ("name", 7),
    ("name", None),
    ("hand", ["castle"]),
    ("hand", ["cathedral"]),
    ("hand", "well"),
    ("hand", [1]),
    ("hand", [True]),
    ("hand", [None]),
    ("hand", [{"card": "well"}]),
    ("hand", 5),
    ("hand", None),
    ("built", ["castle"]),
    ("built", ["tower", "tower"]),
    ("built", ["tower", {"card": "tower"}]),
    ("built", ["tower", {"card": "tower", "over": ["well"]}]),
    ("built", "tower"),
    ("built", [3]),
    ("built", [True]),
    ("built", [None]),
    ("built", [["tower"]]),
    ("built", {"card": "tower"}),
    ("built", None),
    ("bank_used", 1),
    ("bank_used", "yes"),
    ("bank_used", None),
    ("colour", "red"),
]


@pytest.mark.parametrize(("field", "value"), WRONG_AT_A_SEAT)
def test_what_cannot_be_at_a_seat_is_refused_by_seat_and_field(field: str, value: object) -> None:
    message = refusal(changed_seat(**{field: value}))
    assert "seat 1" in message or "seats[1]" in message
    assert field in message


WRONG_IN_A_PILE = [
    ("good", {"card": "smithy", "good": "hero"}),
    ("good", {"card": "indigo_plant", "good": "castle"}),
    ("good", {"card": "indigo_plant", "good": "cathedral"}),
    ("good", {"card": "indigo_plant", "good": True}),
    ("good", {"card": "indigo_plant", "good": ["hero"]}),
    ("good", {"card": "indigo_plant", "good": None}),
    ("good", {"card": "statue", "over": ["indigo_plant"], "good": "hero"}),
    ("tucked", {"card": "chapel", "tucked": ["castle"]}),
    ("tucked", {"card": "chapel", "tucked": ["cathedral"]}),
    ("tucked", {"card": "chapel", "tucked": "well"}),
    ("tucked", {"card": "chapel", "tucked": 2}),
    ("tucked", {"card": "chapel", "tucked": [None]}),
    ("shipped", {"card": "harbor", "shipped": ["castle"]}),
    ("shipped", {"card": "harbor", "shipped": "well"}),
    ("shipped", {"card": "harbor", "shipped": 2}),
    ("over", {"card": "statue", "over": ["castle"]}),
    ("over", {"card": "statue", "over": "well"}),
    ("over", {"card": "statue", "over": [None]}),
    ("over", {"card": "statue", "over": [{"card": "well"}]}),
    ("card", {"card": "castle"}),
    ("card", {"card": True}),
    ("card", {"card": None}),
    ("card", {"good": "hero"}),
    ("flag", {"card": "statue", "flag": "red"}),
]


@pytest.mark.parametrize(("field", "pile"), WRONG_IN_A_PILE)
def test_a_building_that_cannot_be_is_refused_by_seat_and_field(field: str, pile: Json) -> None:
    message = refusal({**changed_seat(built=["indigo_plant", pile]), **NEW})
    assert "seat 1" in message or "seats[1]" in message
    assert "built" in message
    assert field in message


@pytest.mark.parametrize("position", [None, True, 5, "sanjuan", [], [EXAMPLE]])
def test_a_position_is_an_object(position: object) -> None:
    assert "position" in refusal(position)


def test_seats_are_objects() -> None:
    assert "seat" in refusal({"seats": ["Ana", "Bot"]})
    assert "seat" in refusal({"seats": [{}, None]})


def test_a_round_at_its_end_has_no_role_to_choose() -> None:
    three = [seat(), seat(), seat()]
    assert "taken" in refusal({"seats": three, "taken": {"builder": 0, "trader": 1, "producer": 2}})


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_refused_position_changes_nothing(field: str, value: object) -> None:
    server = Server()
    server.answer(json.dumps({"do": "load", "position": EXAMPLE, "seed": 1}))
    assert server.answer(json.dumps({"do": "load", "position": changed(field, value)}))["ok"] is False
    assert server.answer('{"do": "position"}')["position"] == EXAMPLE


def test_reading_a_position_leaves_it_as_it_is() -> None:
    position = deepcopy(EXAMPLE)
    SanJuan.load(position, 1).choose([0])
    assert position == EXAMPLE


# When there is one


def test_there_is_no_position_while_something_else_is_asked() -> None:
    scene = Scene(seat("well well"), seat()).play("builder")
    with pytest.raises(Refused):
        scene.position  # noqa: B018


def test_there_is_no_position_after_the_end() -> None:
    scene = Scene(seat("smithy", "indigo_plant " * 11), seat()).play("builder", "smithy")
    with pytest.raises(Refused):
        scene.position  # noqa: B018


def test_a_large_position_is_read_or_refused_at_once() -> None:
    began = time.process_time()
    SanJuan.load({"seats": [{"built": ["indigo_plant"] * 900}, {}]}, 1)
    with pytest.raises(Refused):
        SanJuan.load({"seats": [{"built": ["indigo_plant"] * 50_000}, {}]}, 1)
    assert time.process_time() - began < 1
