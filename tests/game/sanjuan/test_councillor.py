"""The councillor phase: drawing and keeping, the buildings that act in it, and a supply that runs out."""

import pytest

from game.errors import Refused
from tests.game.sanjuan.scene import Scene, covering, seat

TEN = "well crane hero statue palace smithy quarry tower chapel library"


def test_the_councillor_keeps_one_of_five_cards() -> None:
    scene = Scene(seat(), seat(), supply=TEN).play("councillor")
    assert scene.asked == (0, "keep")
    assert scene.range == (1, 1)
    assert scene.options == ["crane", "hero", "palace", "statue", "well"]
    assert scene.play("hero").hand() == ["hero"]
    assert scene.discards() == 4


def test_the_others_keep_one_of_two_cards() -> None:
    scene = Scene(seat(), seat(), supply=TEN).play("councillor", "hero")
    assert scene.asked == (1, "keep")
    assert scene.range == (1, 1)
    assert scene.options == ["quarry", "smithy"]
    assert scene.play("quarry").hand(1) == ["quarry"]
    assert scene.discards() == 5


def test_the_councillor_draws_first_and_the_others_follow_clockwise() -> None:
    scene = Scene(seat(), seat(), seat(), governor=1, supply=TEN)
    assert scene.play("councillor").asked == (1, "keep")
    assert scene.play("hero").asked == (2, "keep")
    assert scene.play("smithy").asked == (0, "keep")
    assert scene.play("tower").asked == (2, "role")


def test_a_card_must_be_kept() -> None:
    scene = Scene(seat(), seat(), supply=TEN).play("councillor")
    with pytest.raises(Refused):
        scene.play(None)


def test_the_hand_cannot_be_exchanged_without_an_archive() -> None:
    scene = Scene(seat("tower"), seat(), supply=TEN).play("councillor")
    assert "tower" not in scene.options


def test_one_of_equal_cards_is_kept_without_asking() -> None:
    scene = Scene(seat(), seat(), supply="well well well well well crane crane").play("councillor")
    assert scene.asked == (1, "role")
    assert scene.hand(0) == ["well"]
    assert scene.hand(1) == ["crane"]


# Prefecture


def test_a_councillor_with_a_prefecture_keeps_two_of_five() -> None:
    scene = Scene(seat(built="prefecture"), seat(), supply=TEN).play("councillor")
    assert scene.range == (2, 2)
    assert len(scene.options) == 5
    assert scene.play(["hero", "statue"]).hand() == ["hero", "statue"]


def test_a_prefecture_without_the_role_keeps_both_cards() -> None:
    scene = Scene(seat(), seat(built="prefecture"), supply=TEN).play("councillor", "hero")
    assert scene.asked == (1, "role")
    assert scene.hand(1) == ["quarry", "smithy"]


def test_a_councillor_with_prefecture_and_library_keeps_two_of_eight() -> None:
    scene = Scene(seat(built="prefecture library"), seat(), seat(), supply=TEN).play("councillor")
    assert scene.range == (2, 2)
    assert len(scene.options) == 8


def test_a_covered_prefecture_keeps_no_second_card() -> None:
    scene = Scene(seat(built=[covering("statue", "prefecture")]), seat(), supply=TEN)
    assert scene.play("councillor").range == (1, 1)


def test_a_new_prefecture_keeps_two_later_in_its_round() -> None:
    scene = Scene(seat("prefecture hero hero hero"), seat(), supply=TEN)
    scene.play("builder", "prefecture", "councillor", "well")
    assert scene.hand() == ["quarry", "smithy"]


# Library


def test_a_councillor_with_a_library_keeps_one_of_eight() -> None:
    scene = Scene(seat(built="library"), seat(), seat(), supply=TEN).play("councillor")
    assert scene.range == (1, 1)
    assert len(scene.options) == 8


def test_a_library_draws_no_more_when_another_is_councillor() -> None:
    scene = Scene(seat(), seat(built="library"), seat(), supply=TEN).play("councillor", "hero")
    assert scene.options == ["quarry", "smithy"]


def test_a_covered_library_draws_no_more() -> None:
    scene = Scene(seat(built=[covering("palace", "library")]), seat(), seat(), supply=TEN)
    assert len(scene.play("councillor").options) == 5


# Archive


def test_a_councillor_with_an_archive_discards_four_of_the_whole_hand() -> None:
    scene = Scene(seat("tower", "archive"), seat(), supply=TEN).play("councillor")
    assert scene.asked == (0, "discard")
    assert scene.range == (4, 4)
    assert scene.options == ["crane", "hero", "palace", "statue", "tower", "well"]
    assert scene.play(["tower", "well", "crane", "palace"]).hand() == ["hero", "statue"]
    assert scene.discards() == 4


def test_an_archive_without_the_role_discards_one_of_the_whole_hand() -> None:
    scene = Scene(seat(), seat("tower", "archive"), supply=TEN).play("councillor", "hero")
    assert scene.asked == (1, "discard")
    assert scene.range == (1, 1)
    assert scene.options == ["quarry", "smithy", "tower"]


def test_a_councillor_with_archive_and_prefecture_discards_three() -> None:
    scene = Scene(seat("tower", "archive prefecture"), seat(), supply=TEN).play("councillor")
    assert scene.asked == (0, "discard")
    assert scene.range == (3, 3)
    assert len(scene.options) == 6


def test_archive_and_prefecture_without_the_role_discard_nothing() -> None:
    scene = Scene(seat(), seat("tower", "archive prefecture"), supply=TEN).play("councillor", "hero")
    assert scene.asked == (1, "role")
    assert scene.hand(1) == ["quarry", "smithy", "tower"]


def test_a_councillor_with_archive_prefecture_and_library_discards_six() -> None:
    scene = Scene(seat("tower", "archive prefecture library"), seat(), seat(), supply=TEN)
    assert scene.play("councillor").range == (6, 6)
    assert len(scene.options) == 9


def test_a_councillor_with_archive_and_library_discards_seven() -> None:
    scene = Scene(seat("tower", "archive library"), seat(), seat(), supply=TEN)
    assert scene.play("councillor").range == (7, 7)
    assert len(scene.options) == 9


def test_a_discard_among_equal_cards_is_not_asked() -> None:
    scene = Scene(seat("well", "archive"), seat(), supply="well well well well well").play("councillor")
    assert scene.asked == (1, "role")
    assert scene.hand() == ["well", "well"]


def test_a_covered_archive_discards_nothing_of_the_old_hand() -> None:
    scene = Scene(seat("tower", [covering("statue", "archive")]), seat(), supply=TEN).play("councillor")
    assert scene.asked == (0, "keep")
    assert "tower" not in scene.options


def test_a_new_archive_acts_later_in_its_round() -> None:
    scene = Scene(seat("archive tower"), seat(), supply=TEN).play("builder", "archive", "councillor", "well")
    assert scene.asked == (0, "discard")
    assert scene.options == ["quarry", "smithy", "tower"]


# When cards run out


def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    scene = Scene(seat(), seat(), supply="hero", discards=["well", "well", "well", "well"])
    scene.play("councillor")
    assert len(scene.happened("reshuffle")) == 1
    assert scene.options == ["hero", "well", "well", "well", "well"]
    assert (scene.supply(), scene.discards()) == (0, 0)


def test_the_next_seat_may_draw_what_the_councillor_has_discarded() -> None:
    scene = Scene(seat(), seat(), supply="hero well well well well").play("councillor", "hero")
    assert scene.hand(1) == ["well"]
    assert (scene.supply(), scene.discards()) == (2, 1)


def test_nobody_draws_when_there_are_neither_supply_nor_discards() -> None:
    scene = Scene(seat("tower"), seat(), supply="").play("councillor")
    assert scene.asked == (1, "role")
    assert scene.hand() == ["tower"]


def test_too_few_cards_are_drawn_and_one_kept() -> None:
    scene = Scene(seat(), seat(), supply="hero statue").play("councillor")
    assert scene.range == (1, 1)
    assert scene.options == ["hero", "statue"]


def test_an_only_card_is_kept_without_asking() -> None:
    scene = Scene(seat(), seat(), supply="hero").play("councillor")
    assert scene.asked == (1, "role")
    assert scene.hand(0) == ["hero"]
    assert scene.hand(1) == []


def test_a_prefecture_keeps_all_when_only_two_were_drawn() -> None:
    scene = Scene(seat(built="prefecture"), seat(), supply="hero statue").play("councillor")
    assert scene.hand() == ["hero", "statue"]


def test_a_prefecture_keeps_the_only_card() -> None:
    scene = Scene(seat(built="prefecture"), seat(), supply="hero").play("councillor")
    assert scene.hand() == ["hero"]


def test_an_archive_discards_one_less_than_the_few_cards_drawn() -> None:
    scene = Scene(seat("tower", "archive"), seat(), supply="hero statue palace").play("councillor")
    assert scene.range == (2, 2)
    assert scene.options == ["hero", "palace", "statue", "tower"]


def test_an_archive_discards_nothing_when_one_card_was_drawn() -> None:
    scene = Scene(seat("tower", "archive"), seat(), supply="hero").play("councillor")
    assert scene.hand() == ["hero", "tower"]


def test_an_archive_discards_nothing_when_no_card_was_drawn() -> None:
    scene = Scene(seat("tower hero", "archive"), seat(), supply="").play("councillor")
    assert scene.asked == (1, "role")
    assert scene.hand() == ["hero", "tower"]


def test_archive_and_prefecture_discard_two_less_than_the_few_cards_drawn() -> None:
    scene = Scene(seat("tower", "archive prefecture"), seat(), supply="hero statue palace")
    assert scene.play("councillor").range == (1, 1)
    assert len(scene.options) == 4
