"""The start of a round: the governor passes, then office buildings, chapels and banks, hand limits."""

import pytest

from game.checks import Json
from tests.game.sanjuan.scene import LAST, NEW, Scene, covering, full, hand_of, new_round, seat

ROLES = ["builder", "councillor", "producer", "prospector", "trader"]


def test_the_governor_passes_to_the_left_and_all_roles_return() -> None:
    scene = new_round(seat(), seat(), seat())
    assert scene.asked == (1, "role")
    assert scene.options == ROLES


def test_after_the_last_seat_the_first_one_is_governor_again() -> None:
    scene = Scene(seat(), seat(), governor=1, taken={"builder": 1, "trader": 0}).play("producer")
    assert scene.asked == (0, "role")
    assert scene.position["governor"] == 0


def test_a_new_round_counts_on_and_forgets_the_old_one() -> None:
    position = new_round(seat(), seat(), round=5, library_used=True).position
    assert (position["round"], position["taken"], position["turn"]) == (6, {}, 1)
    assert position["library_used"] is False


def test_the_round_is_announced_with_its_governor() -> None:
    scene = new_round(seat(), seat(), round=5)
    assert scene.happened("round") == [{"event": "round", "round": 6, "governor": 1}]


# Hand limits


def test_more_than_seven_cards_are_discarded_down_to_seven() -> None:
    scene = new_round(seat(), seat(hand_of(9)))
    assert scene.asked == (1, "discard")
    assert scene.options == hand_of(9).split()
    assert scene.range == (2, 2)


def test_the_seat_chooses_what_to_discard() -> None:
    scene = new_round(seat(), seat("hero well well well well well well well")).play("hero")
    assert scene.hand(1) == ["well"] * 7
    assert scene.discards() == 1
    assert scene.asked == (1, "role")


def test_seven_cards_may_be_kept() -> None:
    assert new_round(seat(hand_of(7)), seat(hand_of(7))).asked == (1, "role")


def test_a_hand_of_equal_cards_is_cut_without_a_question() -> None:
    scene = new_round(seat(), seat("well well well well well well well well well"))
    assert scene.asked == (1, "role")
    assert len(scene.hand(1)) == 7
    assert scene.discards() == 2


def test_hand_limits_go_once_round_the_table_from_the_new_governor() -> None:
    scene = new_round(seat(hand_of(8)), seat(hand_of(8)), seat(hand_of(8)))
    assert scene.asked == (1, "discard")
    assert scene.play("hero").asked == (2, "discard")
    assert scene.play("hero").asked == (0, "discard")
    assert scene.play("hero").asked == (1, "role")


def test_a_tower_raises_the_limit_to_twelve() -> None:
    scene = new_round(seat(hand_of(12), "tower"), seat())
    assert scene.asked == (1, "role")
    assert len(scene.hand()) == 12


def test_a_tower_does_not_keep_a_thirteenth_card() -> None:
    scene = new_round(seat(hand_of(14), "tower"), seat())
    assert scene.asked == (0, "discard")
    assert scene.range == (2, 2)


def test_a_tower_serves_its_owner_alone() -> None:
    scene = new_round(seat(hand_of(8), "tower"), seat(hand_of(8)))
    assert scene.asked == (1, "discard")
    assert scene.play("hero").asked == (1, "role")


def test_a_covered_tower_raises_no_limit() -> None:
    scene = new_round(seat(hand_of(8), [covering("statue", "tower")]), seat())
    assert scene.asked == (0, "discard")
    assert scene.range == (1, 1)


def test_a_tower_built_in_the_round_serves_at_the_next_one() -> None:
    cards = f"tower tower {hand_of(12)}"
    scene = Scene(seat(cards), seat(), **LAST)
    scene.play("builder", "tower", ["tower", "archive"])
    assert scene.asked == (1, "role")
    assert len(scene.hand()) == 11


def test_within_a_round_a_hand_may_grow_beyond_the_limit() -> None:
    scene = Scene(seat(hand_of(9)), seat()).play("prospector")
    assert scene.asked == (1, "role")
    assert len(scene.hand()) == 10


def test_hand_limits_do_not_bind_before_the_first_round() -> None:
    scene = Scene(seat(hand_of(14)), seat(hand_of(14)))
    assert scene.asked == (0, "role")
    assert len(scene.hand(1)) == 14


# Chapel


def test_a_chapel_takes_one_card_of_the_hand() -> None:
    scene = new_round(seat("well crane", "chapel"), seat())
    assert scene.asked == (0, "chapel")
    assert scene.range == (0, 1)
    assert scene.play("crane").hand() == ["well"]
    assert scene.city() == [{"card": "chapel", "tucked": ["crane"]}]


def test_a_tucked_card_is_worth_one_point_whatever_it_is() -> None:
    scene = new_round(seat("palace", "chapel"), seat()).play("palace")
    assert (scene.score()["buildings"], scene.score()["tucked"]) == (2, 1)
    assert scene.discards() == 0


def test_a_chapel_may_take_nothing() -> None:
    scene = new_round(seat("well", "chapel"), seat()).play(None)
    assert scene.hand() == ["well"]
    assert scene.score()["tucked"] == 0


def test_a_chapel_asks_nobody_without_a_card() -> None:
    assert new_round(seat("", "chapel"), seat()).asked == (1, "role")


def test_a_chapel_fills_up_round_after_round() -> None:
    chapel = {"card": "chapel", "tucked": ["well", "crane"]}
    scene = new_round(seat("hero", [chapel]), seat()).play("hero")
    assert scene.score()["tucked"] == 3


def test_a_chapel_does_not_ask_before_the_first_round() -> None:
    assert Scene(seat("well", "chapel"), seat()).asked == (0, "role")


def test_a_chapel_comes_before_the_hand_limit() -> None:
    scene = new_round(seat(hand_of(8), "chapel"), seat()).play("hero")
    assert scene.asked == (1, "role")
    assert len(scene.hand()) == 7
    assert scene.discards() == 0


def test_every_chapel_comes_before_any_hand_limit() -> None:
    scene = new_round(seat("well", "chapel"), seat(hand_of(8)))
    assert scene.asked == (0, "chapel")
    assert scene.play(None).asked == (1, "discard")


def test_chapels_ask_from_the_new_governor_on() -> None:
    scene = new_round(seat("well", "chapel"), seat("well", "chapel"), seat("well", "chapel"))
    assert scene.asked == (1, "chapel")
    assert scene.play(None).asked == (2, "chapel")
    assert scene.play(None).asked == (0, "chapel")
    assert scene.play(None).asked == (1, "role")


def test_a_chapel_built_in_the_round_takes_a_card_at_the_next_one() -> None:
    scene = Scene(seat("chapel well well crane"), seat(), **LAST)
    scene.play("builder", "chapel", ["well", "well"])
    assert scene.asked == (0, "chapel")
    assert scene.options == ["crane"]


def test_a_covered_chapel_takes_no_more_cards() -> None:
    pile = covering("statue", "chapel") | {"tucked": ["well"]}
    scene = new_round(seat("hero", [pile]), seat())
    assert scene.asked == (1, "role")
    assert scene.score()["tucked"] == 1


def test_a_new_chapel_starts_its_own_pile() -> None:
    pile = covering("statue", "chapel") | {"tucked": ["well"]}
    scene = new_round(seat("hero", [pile, "chapel"]), seat()).play("hero")
    assert scene.city() == [pile, {"card": "chapel", "tucked": ["hero"]}]
    assert scene.score()["tucked"] == 2


# The order of the steps


def test_the_steps_are_office_building_then_chapel_then_bank_then_hand_limit() -> None:
    scene = new_round(seat(), seat(hand_of(9), "office_building chapel bank"), **NEW)
    assert scene.asked == (1, "office_building")
    assert scene.play(None).asked == (1, "chapel")
    assert scene.play(None).asked == (1, "bank")
    assert scene.play(None).asked == (1, "discard")
    assert scene.play(["hero", "chapel"]).asked == (1, "role")


@pytest.mark.parametrize(
    ("first", "second"),
    [("office_building", "chapel"), ("office_building", "bank"), ("office_building", "discard")],
)
def test_every_office_building_comes_before_anything_else(first: str, second: str) -> None:
    governor = seat(hand_of(8), second if second != "discard" else "")
    scene = new_round(seat("well", first), governor, **NEW)
    assert scene.asked == (0, first)
    assert scene.play(None).asked == (1, second)


def test_chapels_and_banks_are_one_step_seat_by_seat() -> None:
    scene = new_round(seat("well", "chapel bank"), seat("well", "bank chapel"), **NEW)
    assert scene.asked == (1, "chapel")
    assert scene.play(None).asked == (1, "bank")
    assert scene.play(None).asked == (0, "chapel")
    assert scene.play(None).asked == (0, "bank")


def test_every_bank_comes_before_any_hand_limit() -> None:
    scene = new_round(seat("well", "bank"), seat(hand_of(8)), **NEW)
    assert scene.asked == (0, "bank")
    assert scene.play(None).asked == (1, "discard")


# A game in which nothing can change any more

ALL_LAID_OUT = seat("", ["smithy", {"card": "hero", "over": ["well"] * 54, "tucked": ["well"] * 54}])


@pytest.mark.parametrize(
    "other",
    [
        seat(),
        seat("crane", "crane smithy"),
        seat("guild_hall smithy", "smithy well"),
        seat("tower", "bank", bank_used=True),
    ],
    ids=["no cards", "another crane", "too dear", "a bank that was used"],
)
def test_a_builder_phase_ends_the_game_when_nothing_can_ever_change_again(other: Json) -> None:
    assert Scene(ALL_LAID_OUT, other, supply="").play("builder").asked is None


@pytest.mark.parametrize(
    "other",
    [
        seat("tower", "chapel"),
        seat("tower", "bank"),
        seat("hero", "crane statue quarry"),
        seat("sugar_mill", "library"),
        seat("crane " * 8, "crane"),
        seat("", full("indigo_plant")),
    ],
    ids=["chapel", "bank", "crane", "library", "hand limit", "good"],
)
def test_whoever_can_still_do_something_keeps_the_game_going(other: Json) -> None:
    assert Scene(ALL_LAID_OUT, other, supply="").play("builder").asked == (1, "role")


@pytest.mark.parametrize("cards", [{"supply": "well"}, {"supply": "", "discards": ["well"]}], ids=str)
def test_a_card_to_draw_keeps_the_game_going(cards: Json) -> None:
    assert Scene(ALL_LAID_OUT, seat(), **cards).play("builder").asked == (1, "role")


def test_a_position_of_few_cards_goes_on_without_them() -> None:
    assert Scene(seat("", "smithy"), seat(), supply="").play("builder").asked == (1, "role")
