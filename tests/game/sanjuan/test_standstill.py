"""A game that stands still ends: two whole rounds in which no card moves and nobody can gain one."""

from typing import Any

import pytest

from game.checks import Json
from game.record import parse
from game.table import Diverged, replay
from tests.game.sanjuan.scene import NEW, Scene, full, hand_of, seat

IDLE = "producer", "trader", "prospector"
"""A round of two seats in which nobody builds."""


def still(*seats: Json, **position: Any) -> Scene:
    """Nothing to draw; after a first round, before which a card may have moved."""
    return Scene(*seats, supply="", **position).play(*IDLE)


def test_two_whole_rounds_that_stand_still_end_the_game() -> None:
    scene = still(seat("palace"), seat()).play(*IDLE)
    assert scene.asked == (0, "role")
    assert scene.play(*IDLE).asked is None


def test_more_seats_have_longer_rounds() -> None:
    roles = *IDLE, "councillor"
    scene = Scene(seat("palace"), seat(), seat(), seat("hero"), supply="").play(*roles, *roles)
    assert scene.asked == (2, "role")
    assert scene.play(*roles).asked is None


def test_everybody_is_told_why_before_the_score() -> None:
    scene = still(seat("palace"), seat()).play(*IDLE, *IDLE)
    assert [found["event"] for found in scene.news][-2:] == ["standstill", "end"]
    assert scene.saw(1, "standstill") == [{"event": "standstill"}]
    assert scene.happened("round") == []


def test_a_chapel_that_takes_nothing_does_not_keep_a_game_alive() -> None:
    scene = still(seat("palace", "chapel"), seat()).play(None, *IDLE)
    assert scene.asked == (0, "chapel")
    assert scene.play(None, *IDLE).asked is None


def test_a_card_under_a_chapel_has_moved() -> None:
    scene = still(seat("palace hero", "chapel"), seat()).play("hero", *IDLE)
    assert scene.play(None, *IDLE).asked == (0, "chapel")
    assert scene.play(None, *IDLE).asked is None


def test_a_building_without_a_price_has_moved() -> None:
    scene = still(seat("indigo_plant"), seat()).play(*IDLE)
    scene.play("builder", "indigo_plant", "producer", "trader")
    assert scene.asked == (1, "role")


def test_an_office_building_that_gets_its_own_cards_back_gains_none() -> None:
    scene = still(seat("palace", "office_building"), seat(), **NEW)
    assert scene.play("palace", *IDLE).asked == (0, "office_building")
    assert scene.play("palace", *IDLE).asked is None


def test_a_good_to_sell_keeps_a_game_alive() -> None:
    scene = Scene(seat("", full("indigo_plant")), seat(), supply="")
    for _ in range(4):
        scene.play("producer", "councillor", "prospector")
    assert scene.play("producer", "trader").asked == (0, "sell")


def test_a_card_to_draw_keeps_a_game_alive() -> None:
    scene = Scene(seat("palace"), seat(), supply="well")
    for _ in range(5):
        scene.play("builder", "trader", "producer" if scene.supply() else None)
    assert scene.asked == (1, "role")


def test_a_card_beyond_a_hand_limit_keeps_a_game_alive() -> None:
    scene = Scene(seat(hand_of(8)), seat(), supply="").play("producer", "trader", "councillor", "hero")
    for roles in [("trader", "prospector", "producer"), ("prospector", "trader", "producer")] * 2:
        assert scene.play(*roles).asked == (0, "discard")
        scene.play("hero")


def test_cards_that_move_again_are_waited_for_anew() -> None:
    scene = still(seat("palace hero", "chapel"), seat()).play(None, *IDLE, "hero", *IDLE)
    assert scene.play(None, *IDLE).asked == (0, "chapel")
    assert scene.play(None, *IDLE).asked is None


def test_a_copy_stands_still_as_long_as_its_original() -> None:
    scene = still(seat("palace"), seat()).play(*IDLE)
    scene.table.undo()
    assert scene.play("prospector", *IDLE).asked is None


def test_a_record_of_it_replays_to_the_same_end() -> None:
    table = still(seat("palace"), seat()).play(*IDLE, *IDLE).table
    assert table.record().endswith("end 0 0\n")
    assert replay(parse(table.record())).record() == table.record()


def test_a_record_from_before_this_rule_replays_to_its_own_end() -> None:
    city = ["indigo_plant"] * 11
    table = still(seat("indigo_plant", city), seat()).play(*IDLE, *IDLE).table
    lines = table.record().splitlines()[:-1]
    further = ["1 role producer", "0 role builder", "0 build indigo_plant", "end 12 0", ""]
    older = "\n".join([*lines, *further])
    assert replay(parse(older)).record() == older
    longer = "\n".join([*lines, *further[:-2], "1 role trader", ""])
    with pytest.raises(Diverged, match="over"):
        replay(parse(longer))
