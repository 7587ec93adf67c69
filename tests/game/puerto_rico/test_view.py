"""What a seat may know: all but the points of others and the stack; and the events as they reach it."""

import json

import pytest

from tests.game.puerto_rico.scene import SUPPLY, Scene, deal, seat, ship

# The shape of a view


def test_a_view_has_the_shape_of_a_position() -> None:
    scene = Scene(seat("corn*", name="Ana"), seat(city="hospice", name="Inés"), last=True)
    assert scene.view().keys() >= scene.position.keys()
    assert [found.get("name", "") for found in scene.view()["seats"]] == ["Ana", "Inés", ""]


@pytest.mark.parametrize(
    "field",
    ["game", "round", "governor", "turn", "taken", "roles", "discards", "face_up", "quarries", "house"],
)
def test_what_lies_on_the_table_is_open_to_all(field: str) -> None:
    scene = deal(4, governor=3).play("prospector", "settler", None, None, None, None)
    assert scene.view(2)[field] == scene.position[field]


def test_ships_with_their_barrels_are_open_to_all() -> None:
    ships = [ship(4, "corn", 3), ship(5), ship(6, "coffee", 6)]
    assert Scene(ships=ships).view(1)["ships"] == ships


def test_the_whole_supply_is_open_to_all_the_pool_of_points_too() -> None:
    assert Scene().view(2)["supply"] == SUPPLY


def test_a_last_round_is_open_to_all() -> None:
    assert Scene(last=True).view(1)["last"] is True


def test_of_other_seats_all_but_the_points_is_open() -> None:
    rival = seat("corn* quarry", "sugar_mill:2 wharf", "coffee:3", doubloons=4, stored=2, name="Inés", vp=9)
    scene = Scene(seat(), rival)
    whole = dict(scene.position["seats"][1])
    assert whole.pop("vp") == 9
    assert scene.view(0)["seats"][1] == whole


def test_a_seat_sees_all_of_its_own() -> None:
    scene = Scene(seat("corn*", "wharf:1", "corn:2", vp=7, doubloons=3, stored=1))
    assert scene.view(0)["seats"][0] == scene.position["seats"][0]


def test_a_view_says_whose_it_is() -> None:
    scene = Scene()
    assert (scene.view(0)["seat"], scene.view(2)["seat"]) == (0, 2)


def test_a_view_says_which_phase_is_under_way() -> None:
    scene = Scene()
    assert scene.view()["phase"] == "role"
    assert scene.play("settler").view(1)["phase"] == "settler"


def test_a_view_can_be_written_as_json() -> None:
    view = Scene(seat("corn*", "wharf:1", "corn:2")).view()
    assert json.loads(json.dumps(view)) == view


def test_a_view_carries_the_seat_s_own_decision() -> None:
    scene = Scene().play("settler")
    decision = scene.table.decision
    assert decision
    assert scene.view()["decision"] == decision.as_json()


def test_a_view_carries_no_decision_of_another_seat() -> None:
    scene = Scene().play("settler")
    assert "decision" not in scene.view(1)
    assert "decision" not in scene.play(None).view(0)


# What it hides


def test_points_are_known_to_their_owner_alone() -> None:
    scene = Scene(seat(vp=3), seat(vp=8), seat(vp=1))
    assert ["vp" in found for found in scene.view(1)["seats"]] == [False, True, False]
    assert scene.view(1)["seats"][1]["vp"] == 8


def test_the_stack_is_a_number() -> None:
    assert Scene(stack=["coffee", "corn", "sugar"]).view()["stack"] == 3
    assert Scene(stack=[]).view()["stack"] == 0


STACK = ["corn", "coffee", "sugar", "indigo", "indigo"]


def table(stack: list[str], vp: int = 8) -> Scene:
    """Seat 0 faces a rival with points over a stack."""
    rival = seat("corn", "customs_house:1", "corn:3", vp=vp, doubloons=3)
    return Scene(seat("sugar", "hacienda:1", "corn:3", vp=5, doubloons=3), rival, stack=stack)


@pytest.mark.parametrize("stack", [STACK[::-1], ["tobacco"] * 5])
def test_tables_that_differ_in_the_stack_look_the_same(stack: list[str]) -> None:
    one, other = table(STACK), table(stack)
    assert one.view(0) == other.view(0)
    assert one.play("builder").view(0) == other.play("builder").view(0)


def test_tables_that_differ_in_the_stack_look_the_same_while_the_hacienda_is_asked() -> None:
    one, other = table(STACK).play("settler"), table(STACK[::-1]).play("settler")
    assert one.asked == (0, "hacienda")
    assert one.view(0) == other.view(0)


@pytest.mark.parametrize("vp", [0, 7, 60])
def test_tables_that_differ_in_the_points_of_others_look_the_same(vp: int) -> None:
    one, other = table(STACK), table(STACK, vp)
    assert (one.view(0), one.view(2)) == (other.view(0), other.view(2))
    assert one.play("captain").view(0) == other.play("captain").view(0)


def test_a_load_of_another_seat_does_not_show_in_its_points() -> None:
    one, other = table(STACK).play("captain", "corn on 4"), table(STACK, 60).play("captain", "corn on 4")
    assert one.asked == other.asked
    assert one.view(2) == other.view(2)


# Events as a seat sees them


def loaded() -> Scene:
    """Seat 0 has loaded as captain."""
    return Scene(seat(goods="corn:3")).play("captain", "corn on 4")


def test_points_of_a_load_are_told_to_their_seat() -> None:
    assert loaded().saw(0, "load")[0]["points"] == 4


@pytest.mark.parametrize("at", [1, 2])
def test_points_of_a_load_are_not_told_to_others(at: int) -> None:
    found = loaded().saw(at, "load")[0]
    assert "points" not in found
    assert 4 not in found.values()


@pytest.mark.parametrize("at", [0, 1])
def test_kind_and_barrels_of_a_load_are_told_to_all(at: int) -> None:
    found = loaded().saw(at, "load")[0]
    assert (found["seat"], found["good"], found["barrels"]) == (0, "corn", 3)


def test_the_owner_of_the_table_is_told_everything() -> None:
    assert loaded().happened("load")[0]["points"] == 4


@pytest.mark.parametrize("at", [0, 1])
def test_a_tile_of_the_hacienda_is_told_to_all_once_it_lies_there(at: int) -> None:
    scene = Scene(seat(city="hacienda:1"), stack=["coffee", "corn"]).play("settler")
    assert scene.saw(at, "hacienda") == []
    assert "coffee" in json.dumps(scene.play("hacienda").saw(at, "hacienda"))


def test_tiles_drawn_face_up_are_told_to_all() -> None:
    scene = Scene(face_up=[], stack=["corn", "coffee", "sugar", "indigo", "tobacco"])
    scene.play("settler", "quarry")
    assert scene.saw(1, "tiles")[0]["tiles"] == ["corn", "coffee", "sugar", "indigo"]


def test_a_building_is_told_to_all_with_what_was_paid() -> None:
    scene = Scene(seat("quarry*", doubloons=5)).play("builder", "indigo_plant")
    found = scene.saw(1, "build")[0]
    assert (found["seat"], found["building"], found["paid"]) == (0, "indigo_plant", 1)


def test_a_role_is_told_with_the_doubloons_on_it() -> None:
    scene = Scene(roles={"trader": 2}).play("trader")
    assert scene.saw(1, "role") == [{"event": "role", "seat": 0, "role": "trader", "doubloons": 2}]
    assert "trader" in json.dumps(scene.saw(1, "phase_end"))


def test_a_new_round_is_told_with_its_governor() -> None:
    scene = Scene(taken={"settler": 0, "mayor": 1}).play("trader")
    assert scene.saw(0, "round")[0]["governor"] == 1


def test_a_seat_is_told_what_happened_since_it_last_asked() -> None:
    scene = Scene().play("trader")
    assert [found["event"] for found in scene.table.events(1)] == ["role", "phase_end"]
    assert scene.table.events(1) == []


def test_no_event_before_the_end_tells_another_seat_s_points() -> None:
    scene = table(STACK, vp=41).play("captain", "corn on 4")
    assert "41" not in json.dumps(scene.table.events(2))
