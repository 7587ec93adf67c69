"""Decisions in words, the second prospector, records, undo and Puerto Rico at the headless table."""

import json
from typing import Any

import pytest

from game.bots.bot import RandomBot
from game.bots.match import play
from game.checks import Json
from game.errors import Refused
from game.puerto_rico.guest import PuertoRico
from game.record import parse
from game.serve import Server
from game.table import Table, replay
from tests.game.puerto_rico.scene import SUPPLY, Scene, deal, seat, ship

FIVE = [seat()] * 5

# Names of options


def test_a_load_is_named_by_its_kind_and_the_size_of_the_ship() -> None:
    scene = Scene(seat(goods="corn:3 coffee:2"), ships=[ship(4, "coffee", 1), ship(5), ship(6)])
    assert scene.play("captain").options == ["coffee on 4", "corn on 5", "corn on 6"]


def test_a_load_on_the_wharf_is_named_so() -> None:
    scene = Scene(seat("", "wharf:1", "corn:3"), ships=[ship(6)]).play("captain")
    assert scene.options == ["corn on 6", "corn on wharf"]


def test_a_load_must_be_chosen_where_a_ship_has_room() -> None:
    scene = Scene(seat("", "wharf:1", "corn:3"), ships=[ship(6)]).play("captain")
    assert scene.range == (1, 1)


def test_a_load_may_be_declined_where_nothing_but_the_wharf_is_left() -> None:
    scene = Scene(seat("", "wharf:1", "corn:3"), ships=[ship(6, "sugar", 1)]).play("captain")
    assert (scene.options, scene.range) == (["corn on wharf"], (0, 1))


def test_every_circle_is_listed_with_its_tile_or_building() -> None:
    scene = Scene(seat("corn quarry corn", "sugar_mill office")).play("mayor")
    assert scene.asked == (0, "man")
    assert scene.options == ["corn", "corn", "office", "quarry", "sugar_mill", "sugar_mill", "sugar_mill"]


def test_circles_already_manned_are_listed_as_well() -> None:
    scene = Scene(seat("corn* quarry", "sugar_mill:1 office")).play("mayor")
    assert scene.options == ["corn", "office", "quarry", "sugar_mill", "sugar_mill", "sugar_mill"]


@pytest.mark.parametrize(("stored", "colonists"), [(0, 3), (1, 4), (3, 6)])
def test_as_many_circles_are_manned_as_there_are_colonists(stored: int, colonists: int) -> None:
    scene = Scene(seat("corn quarry corn", "sugar_mill office", stored=stored)).play("mayor")
    assert scene.range == (colonists, colonists)


def test_one_circle_may_be_picked_as_often_as_it_is_listed() -> None:
    scene = Scene(seat("corn quarry", "sugar_mill")).play("mayor", ["sugar_mill", "corn", "sugar_mill"])
    assert (scene.island(), scene.city()) == (["corn*", "quarry"], {"sugar_mill": 2})


def test_no_circle_may_be_picked_more_often_than_it_is_listed() -> None:
    scene = Scene(seat("corn quarry corn", "sugar_mill")).play("mayor")
    with pytest.raises(Refused):
        scene.play(["quarry", "quarry", "corn"])


def test_circles_that_can_all_be_manned_are_not_asked() -> None:
    scene = Scene(seat("corn quarry", "office")).play("mayor")
    assert scene.asked == (1, "role")
    assert (scene.island(), scene.city()) == (["corn*", "quarry*"], {"office": 1})


def test_circles_of_one_building_alone_are_no_choice() -> None:
    scene = Scene(seat(city="sugar_mill"), supply={**SUPPLY, "ship": 3}).play("mayor")
    assert scene.asked == (1, "role")
    assert scene.city() == {"sugar_mill": 2}


# What is asked how


@pytest.mark.parametrize(
    ("kind", "role", "owner", "options"),
    [
        ("hacienda", "settler", seat(city="hacienda:1"), ["hacienda"]),
        ("settle", "settler", seat(), ["coffee", "quarry"]),
        ("build", "builder", seat(doubloons=1), ["small_indigo_plant", "small_market", "small_sugar_mill"]),
        ("privilege", "craftsman", seat("corn*"), ["corn"]),
        ("sell", "trader", seat(goods="corn sugar"), ["corn", "sugar"]),
    ],
)
def test_what_may_be_declined_is_asked_from_none_to_one(
    kind: str, role: str, owner: Json, options: list[str]
) -> None:
    scene = Scene(owner, face_up=["coffee"]).play(role)
    assert (scene.asked, scene.range) == ((0, kind), (0, 1))
    assert set(options) <= set(scene.options)


def test_the_hospice_is_asked_by_its_name() -> None:
    scene = Scene(seat(city="hospice:1")).play("settler", "quarry")
    assert (scene.asked, scene.options, scene.range) == ((0, "hospice"), ["hospice"], (0, 1))


def test_the_university_is_asked_by_its_name() -> None:
    scene = Scene(seat(city="university:1", doubloons=9)).play("builder", "office")
    assert (scene.asked, scene.options, scene.range) == ((0, "university"), ["university"], (0, 1))


@pytest.mark.parametrize(
    ("city", "most"),
    [("small_warehouse:1", 1), ("large_warehouse:1", 2), ("small_warehouse:1 large_warehouse:1", 3)],
)
def test_kinds_to_be_stored_are_asked_up_to_the_warehouses(city: str, most: int) -> None:
    goods = "corn:2 indigo:2 sugar:2 tobacco:2 coffee:2"
    scene = Scene(seat("", city, goods), ships=[]).play("captain")
    assert (scene.asked, scene.range) == ((0, "store"), (0, most))
    assert scene.options == ["coffee", "corn", "indigo", "sugar", "tobacco"]


def test_a_barrel_to_be_kept_is_asked_by_its_kind() -> None:
    scene = Scene(seat(goods="corn:2 coffee:1"), ships=[]).play("captain")
    assert (scene.asked, scene.options, scene.range) == ((0, "barrel"), ["coffee", "corn"], (0, 1))


def test_a_role_must_be_taken() -> None:
    scene = Scene()
    assert scene.range == (1, 1)
    with pytest.raises(Refused):
        scene.play(None)


def test_a_decision_has_the_shape_of_every_decision() -> None:
    decision = Scene(face_up=["corn"], quarries=0).play("settler").table.decision
    assert decision
    assert decision.as_json() == {"seat": 0, "kind": "settle", "min": 0, "max": 1, "options": ["corn"]}


# The second prospector


def test_two_prospectors_are_one_option() -> None:
    assert Scene(*FIVE).in_order.count("prospector") == 1
    assert "prospector_2" not in Scene(*FIVE).options


def test_of_two_equal_prospectors_the_first_is_given() -> None:
    assert Scene(*FIVE).play("prospector").position["taken"] == {"prospector": 0}
    equal = {"prospector": 1, "prospector_2": 1}
    assert Scene(*FIVE, roles=equal).play("prospector").position["taken"] == {"prospector": 0}


def test_of_two_prospectors_the_one_with_more_doubloons_is_given() -> None:
    scene = Scene(*FIVE, roles={"prospector": 1, "prospector_2": 2}).play("prospector")
    assert scene.position["taken"] == {"prospector_2": 0}
    assert scene.position["roles"] == {"prospector": 1}
    assert scene.doubloons() == 1 + 2


def test_the_prospector_with_fewer_doubloons_is_left_as_the_same_option() -> None:
    scene = Scene(*FIVE, roles={"prospector": 1, "prospector_2": 2}).play("prospector", "prospector")
    assert scene.position["taken"] == {"prospector_2": 0, "prospector": 1}
    assert scene.doubloons(1) == 1 + 1


def test_both_prospectors_left_get_a_doubloon() -> None:
    taken = {"settler": 0, "mayor": 1, "builder": 2, "craftsman": 3}
    scene = Scene(*FIVE, taken=taken).play("trader")
    assert scene.position["roles"] == {"captain": 1, "prospector": 1, "prospector_2": 1}


def test_the_prospector_left_gets_a_doubloon_and_the_one_taken_does_not() -> None:
    taken = {"settler": 0, "mayor": 1, "builder": 2, "prospector": 3}
    scene = Scene(*FIVE, taken=taken).play("trader")
    assert scene.position["roles"] == {"captain": 1, "craftsman": 1, "prospector_2": 1}


# Records


def played(seats: int, seed: int) -> Table:
    """A whole game at random."""
    table = Table(PuertoRico.new({"seats": seats}, seed, ["Ana", 'Inés "la Roja"', "", "", ""][:seats]), seed)
    assert play(table, {at: RandomBot(seed + at) for at in range(seats)})
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_replays_to_the_identical_end(seats: int) -> None:
    table = played(seats, seed=7)
    again = replay(parse(table.record()))
    assert again.record() == table.record()
    assert again.game.score() == table.game.score()
    assert again.happened == table.happened


def test_a_record_names_its_game_governor_seats_and_seed() -> None:
    lines = deal(3, seed=7, governor=2).table.record().splitlines()
    assert {'[game "puerto_rico"]', '[governor "2"]', '[seed "7"]', '[seat2 ""]'} <= set(lines)
    assert not [line for line in lines if "edition" in line or "expansion" in line]


def test_a_record_ends_with_the_points_in_seat_order() -> None:
    table = played(3, seed=2)
    totals = " ".join(str(seat["total"]) for seat in table.game.score())
    assert table.record().splitlines()[-1] == f"end {totals}"


def test_a_choice_is_a_line_of_seat_kind_and_options() -> None:
    scene = deal(3, governor=0).play("settler", "quarry", None)
    assert scene.table.record().splitlines()[-3:] == ["0 role settler", "0 settle quarry", "1 settle -"]


def test_a_load_is_a_line_with_its_ship() -> None:
    scene = Scene(seat(goods="corn:2")).play("captain", "corn on 6")
    assert scene.table.record().splitlines()[-1] == "0 load corn on 6"


def test_circles_are_a_line_in_the_order_of_the_options() -> None:
    scene = Scene(seat("corn quarry", "sugar_mill")).play("mayor", ["sugar_mill", "corn", "sugar_mill"])
    line = scene.table.record().splitlines()[-1]
    assert line.startswith("0 man ")
    assert sorted(line.removeprefix("0 man ").split(", ")) == ["corn", "sugar_mill", "sugar_mill"]


def test_a_game_that_began_from_a_position_carries_it() -> None:
    text = Scene(seat("corn*", goods="corn:2")).play("captain", "corn on 6").table.record()
    assert "[position " in text
    assert replay(parse(text)).record() == text


def test_a_game_is_a_function_of_setup_seed_and_choices() -> None:
    assert played(4, seed=3).record() == played(4, seed=3).record()


# Undo


def test_undo_goes_back_to_before_the_last_choice() -> None:
    scene = Scene(seat(goods="corn:3")).play("captain")
    before = scene.in_order
    scene.play("corn on 6").table.undo()
    assert (scene.asked, scene.in_order, scene.goods()) == ((0, "load"), before, {"corn": 3})
    assert scene.vp() == 0


def test_undo_goes_back_over_the_end_of_a_round() -> None:
    scene = Scene(taken={"settler": 0, "mayor": 1})
    before = scene.position
    scene.play("trader").table.undo()
    assert scene.position == before


def test_undo_gives_tiles_from_the_stack_back_in_their_order() -> None:
    scene = deal(3, governor=0)
    before = scene.position
    scene.play("settler", None, None, None)
    for _ in range(4):
        scene.table.undo()
    assert scene.position == before


def test_undo_goes_back_over_the_end_of_the_game() -> None:
    scene = Scene(taken={"settler": 0, "mayor": 1}, last=True).play("trader")
    assert scene.asked is None
    scene.table.undo()
    assert scene.asked == (2, "role")


def test_the_last_choices_of_a_whole_game_can_be_undone_one_by_one() -> None:
    table = played(3, seed=5)
    choices = len(table.choices)
    for _ in range(20):
        table.undo()
    assert len(table.choices) == choices - 20
    assert table.record() == replay(parse(table.record())).record()


# The headless table


def ask(server: Server, do: str, **fields: Any) -> Json:
    found: Json = server.answer(json.dumps({"do": do, **fields}))
    return found


def test_a_new_game_is_asked_for_by_its_name() -> None:
    answer = ask(Server(), "new", game="puerto_rico", seats=5, seed=7, governor=3)
    assert answer["ok"]
    assert (answer["decision"]["seat"], answer["decision"]["kind"]) == (3, "role")


def test_a_position_says_itself_which_game_it_is() -> None:
    server = Server()
    position = Scene(seat("corn*", vp=3)).position
    assert ask(server, "load", position=position, seed=1)["ok"]
    assert ask(server, "position")["position"] == position


def test_score_and_view_are_answered_at_the_table() -> None:
    server = Server()
    ask(server, "load", position=Scene(seat(vp=3), seat(vp=8)).position, seed=1)
    assert [found["chips"] for found in ask(server, "score")["seats"]] == [3, 8, 0]
    assert "vp" not in ask(server, "view", seat=0)["view"]["seats"][1]


def test_a_bot_proposes_and_plays_nothing() -> None:
    server = Server()
    ask(server, "new", game="puerto_rico", seats=3, seed=7)
    before = ask(server, "position")
    assert ask(server, "bot", level="greedy", ms=500)["ok"]
    assert ask(server, "position") == before
