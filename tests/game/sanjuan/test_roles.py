"""Roles, turns and rounds; the library in a game of two."""

import pytest

from game.errors import Refused
from tests.game.sanjuan.scene import FIVE, Scene, covering, full, hand_of, seat

ROLES = ["builder", "councillor", "producer", "prospector", "trader"]

# Turns


def test_the_governor_chooses_among_all_five_roles() -> None:
    scene = Scene(seat(), seat(), seat(), governor=2)
    assert scene.asked == (2, "role")
    assert scene.options == ROLES


def test_a_role_must_be_taken() -> None:
    scene = Scene()
    assert scene.range == (1, 1)
    with pytest.raises(Refused):
        scene.play(None)


def test_a_role_taken_is_gone() -> None:
    scene = Scene().play("trader")
    assert scene.options == ["builder", "councillor", "producer", "prospector"]
    with pytest.raises(Refused):
        scene.play("trader")


def test_the_phase_runs_before_the_next_role_is_chosen() -> None:
    scene = Scene(seat(built=FIVE), seat(built=FIVE)).play("producer")
    assert scene.asked == (0, "produce")
    assert scene.play("indigo_plant").asked == (1, "produce")
    assert scene.play("indigo_plant").asked == (1, "role")


def test_others_may_act_when_the_chooser_declines() -> None:
    scene = Scene(seat("well well"), seat("well well well")).play("builder", None)
    assert scene.asked == (1, "build")


def test_declining_does_not_give_the_role_back() -> None:
    scene = Scene(seat("well well"), seat()).play("builder", None)
    assert "builder" not in scene.options


def test_everybody_remembers_who_took_which_role() -> None:
    scene = Scene(seat(), seat(), seat(), governor=1).play("trader", "builder")
    assert scene.position["taken"] == {"trader": 1, "builder": 2}


# Rounds


def test_four_seats_take_four_roles_a_round() -> None:
    scene = Scene(seat(), seat(), seat(), seat())
    assert scene.asked == (0, "role")
    assert scene.play("builder").asked == (1, "role")
    assert scene.play("producer").asked == (2, "role")
    assert scene.play("trader").asked == (3, "role")
    assert scene.play("prospector").asked == (1, "role")


def test_three_seats_take_three_roles_a_round() -> None:
    scene = Scene(seat(), seat(), seat(), governor=2)
    assert scene.asked == (2, "role")
    assert scene.play("builder").asked == (0, "role")
    assert scene.play("producer").asked == (1, "role")
    assert scene.play("trader").asked == (0, "role")


def test_two_seats_take_three_roles_a_round() -> None:
    scene = Scene()
    assert scene.asked == (0, "role")
    assert scene.play("builder").asked == (1, "role")
    assert scene.play("producer").asked == (0, "role")
    assert len(scene.options) == 3
    assert scene.play("trader").asked == (1, "role")


def test_all_roles_return_for_the_new_round() -> None:
    scene = Scene().play("builder", "producer", "trader")
    assert scene.options == ROLES
    assert scene.position["taken"] == {}


def test_the_governor_passes_to_the_left() -> None:
    scene = Scene(seat(), seat(), seat()).play("builder", "producer", "trader")
    assert scene.position["governor"] == 1
    assert scene.position["round"] == 2


def test_the_governor_passes_from_the_last_seat_to_the_first() -> None:
    scene = Scene(seat(), seat(), seat(), governor=2).play("builder", "producer", "trader")
    assert scene.position["governor"] == 0


def test_two_seats_govern_in_turn() -> None:
    scene = Scene().play("builder", "producer", "trader", "builder", "producer")
    assert scene.asked == (1, "role")
    assert scene.play("trader").position["governor"] == 0
    assert scene.position["round"] == 3


def test_a_hand_may_grow_beyond_seven_within_a_round() -> None:
    scene = Scene(seat("well well well well well well well"), seat()).play("prospector")
    assert scene.asked == (1, "role")
    assert len(scene.hand()) == 8


# The library of the governor in a game of two


@pytest.mark.parametrize("role", ROLES)
def test_the_governor_is_asked_for_the_library_with_the_first_role(role: str) -> None:
    scene = Scene(seat("well well", ["library", *full("indigo_plant"), "sugar_mill"]), seat()).play(role)
    assert scene.asked == (0, "library")
    assert scene.range == (0, 1)
    assert scene.options == ["library"]


def test_the_library_is_asked_for_before_any_card_is_drawn() -> None:
    assert Scene(seat(built="library"), seat(), supply=hand_of(10)).play("councillor").supply() == 10


def test_the_library_is_asked_for_before_the_tile_is_turned_up() -> None:
    scene = Scene(seat(built=["library", *full(FIVE)]), seat()).play("trader")
    assert scene.so_far("tile") == []
    assert len(scene.play("library").happened("tile")) == 1


@pytest.mark.parametrize(("answer", "left"), [("library", 2), (None, 1)])
def test_a_library_may_double_the_builder_first(answer: str | None, left: int) -> None:
    scene = Scene(seat("statue well well well", "library"), seat()).play("builder", answer, "statue")
    assert len(scene.hand()) == left


@pytest.mark.parametrize(("answer", "most"), [("library", 3), (None, 2)])
def test_a_library_may_double_the_producer_first(answer: str | None, most: int) -> None:
    scene = Scene(seat(built=f"library {FIVE}"), seat()).play("producer", answer)
    assert scene.range == (0, most)


@pytest.mark.parametrize(("answer", "most"), [("library", 3), (None, 2)])
def test_a_library_may_double_the_trader_first(answer: str | None, most: int) -> None:
    scene = Scene(seat(built=["library", *full(FIVE)]), seat()).play("trader", answer)
    assert scene.range == (0, most)


@pytest.mark.parametrize(("answer", "drawn"), [("library", 8), (None, 5)])
def test_a_library_may_double_the_councillor_first(answer: str | None, drawn: int) -> None:
    scene = Scene(seat(built="library"), seat(), supply=hand_of(10)).play("councillor", answer)
    assert len(scene.options) == drawn


@pytest.mark.parametrize(("answer", "drawn"), [("library", 2), (None, 1)])
def test_a_library_may_double_the_prospector_first(answer: str | None, drawn: int) -> None:
    scene = Scene(seat(built="library"), seat()).play("prospector", answer)
    assert len(scene.hand()) == drawn


@pytest.mark.parametrize(("used", "left"), [(True, 1), (False, 2)])
def test_a_library_kept_doubles_the_builder_second(used: bool, left: int) -> None:
    taken = {"prospector": 0, "producer": 1}
    me = seat("statue well well well", "library")
    scene = Scene(me, seat(), taken=taken, library_used=used).play("builder", "statue")
    assert len(scene.hand()) == left


@pytest.mark.parametrize(("used", "most"), [(True, 2), (False, 3)])
def test_a_library_kept_doubles_the_producer_second(used: bool, most: int) -> None:
    taken = {"prospector": 0, "builder": 1}
    scene = Scene(seat(built=f"library {FIVE}"), seat(), taken=taken, library_used=used)
    assert scene.play("producer").range == (0, most)


@pytest.mark.parametrize(("used", "most"), [(True, 2), (False, 3)])
def test_a_library_kept_doubles_the_trader_second(used: bool, most: int) -> None:
    taken = {"prospector": 0, "builder": 1}
    scene = Scene(seat(built=["library", *full(FIVE)]), seat(), taken=taken, library_used=used)
    assert scene.play("trader").range == (0, most)


@pytest.mark.parametrize(("used", "drawn"), [(True, 5), (False, 8)])
def test_a_library_kept_doubles_the_councillor_second(used: bool, drawn: int) -> None:
    taken = {"prospector": 0, "builder": 1}
    scene = Scene(seat(built="library"), seat(), taken=taken, library_used=used, supply=hand_of(10))
    assert len(scene.play("councillor").options) == drawn


@pytest.mark.parametrize(("answer", "drawn"), [("library", 1), (None, 2)])
def test_a_library_kept_doubles_the_prospector_second(answer: str | None, drawn: int) -> None:
    scene = Scene(seat(built="library"), seat()).play("trader", answer, "builder", "prospector")
    assert len(scene.hand()) == drawn


def test_a_library_used_is_remembered_within_the_round() -> None:
    scene = Scene(seat(built="library"), seat()).play("trader", "library")
    assert scene.position["library_used"] is True
    assert scene.play("builder", "producer").position["library_used"] is False


def test_a_library_used_for_nothing_is_used_all_the_same() -> None:
    scene = Scene(seat("statue well well", "library"), seat()).play("builder", "library", None)
    assert len(scene.play("producer", "prospector").hand()) == 3 + 1


def test_the_other_seats_library_doubles_its_only_role_unasked() -> None:
    scene = Scene(seat(), seat(built="library")).play("trader", "prospector")
    assert scene.asked == (0, "role")
    assert len(scene.hand(1)) == 2


def test_both_seats_may_use_their_libraries_in_one_round() -> None:
    scene = Scene(seat(built="library"), seat(built="library")).play("trader", "library", "prospector")
    assert len(scene.hand(1)) == 2


def test_a_library_used_by_the_governor_serves_again_in_the_next_round() -> None:
    scene = Scene(seat(built="library"), seat()).play("prospector", "library", "producer", "trader")
    assert len(scene.play("producer", "prospector").hand()) == 2 + 2


def test_the_next_governor_is_asked_for_the_library() -> None:
    scene = Scene(seat(), seat(built="library")).play("builder", "producer", "trader", "prospector")
    assert scene.asked == (1, "library")


def test_a_library_is_never_asked_for_with_three_seats() -> None:
    scene = Scene(seat(built="library"), seat(), seat()).play("prospector")
    assert scene.asked == (1, "role")


def test_a_covered_library_is_not_asked_for() -> None:
    scene = Scene(seat(built=[covering("palace", "library")]), seat()).play("prospector")
    assert scene.asked == (1, "role")
    assert len(scene.hand()) == 1


def test_a_library_built_as_first_role_doubles_the_second() -> None:
    scene = Scene(seat("library well well well well"), seat())
    assert len(scene.play("builder", "library", "producer", "prospector").hand()) == 2


def test_a_library_built_in_the_other_seats_phase_doubles_the_second_role() -> None:
    scene = Scene(seat("library well well well well well"), seat())
    assert len(scene.play("trader", "builder", "library", "prospector").hand()) == 2


def test_a_library_covered_in_the_first_role_doubles_nothing_in_the_second() -> None:
    scene = Scene(seat("palace", "crane library"), seat()).play("builder", None, "palace over library")
    assert len(scene.play("producer", "prospector").hand()) == 1
