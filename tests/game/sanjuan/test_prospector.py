"""The prospector phase: the lucky draw and the gold mine (of the second edition)."""

import pytest

from tests.game.sanjuan.scene import Scene, covering, seat

NUGGET = "quarry gold_mine tobacco_storage library"
"""Four different costs: 4, 1, 3, 5."""
ROCK = "library carpenter smithy tobacco_storage"
"""Two cards that cost 3."""


def test_the_prospector_draws_a_card() -> None:
    assert Scene(seat(), seat(), supply="hero well").play("prospector").hand() == ["hero"]


def test_the_others_draw_nothing() -> None:
    scene = Scene(seat(), seat(), seat(), supply="hero well").play("prospector")
    assert scene.asked == (1, "role")
    assert scene.hand(1) == []
    assert scene.hand(2) == []


def test_a_prospector_with_a_library_draws_two_cards() -> None:
    scene = Scene(seat(built="library"), seat(), seat(), supply="hero well crane").play("prospector")
    assert scene.hand() == ["hero", "well"]


def test_a_library_draws_nothing_when_another_is_prospector() -> None:
    scene = Scene(seat(), seat(built="library"), seat()).play("prospector")
    assert scene.hand(1) == []


def test_a_covered_library_draws_no_second_card() -> None:
    scene = Scene(seat(built=[covering("palace", "library")]), seat(), seat(), supply="hero well")
    assert scene.play("prospector").hand() == ["hero"]


def test_a_prospector_draws_the_shuffled_discards() -> None:
    scene = Scene(seat(), seat(), supply="", discards=["hero"]).play("prospector")
    assert scene.hand() == ["hero"]


def test_a_prospector_draws_nothing_when_nothing_is_left() -> None:
    scene = Scene(seat(), seat(), supply="").play("prospector")
    assert scene.asked == (1, "role")
    assert scene.hand() == []


# Gold mine


def test_a_gold_mine_keeps_the_cheapest_of_four_different_costs() -> None:
    scene = Scene(seat(), seat(built="gold_mine"), supply=f"hero {NUGGET}").play("prospector")
    assert scene.hand(1) == ["gold_mine"]
    assert scene.discards() == 3


def test_a_gold_mine_keeps_nothing_when_two_costs_are_equal() -> None:
    scene = Scene(seat(), seat(built="gold_mine"), supply=f"hero {ROCK}").play("prospector")
    assert scene.hand(1) == []
    assert scene.discards() == 4


def test_everybody_sees_what_a_gold_mine_turns_up() -> None:
    scene = Scene(seat(), seat(built="gold_mine"), supply=f"hero {NUGGET}").play("prospector")
    assert scene.happened("reveal")[0]["cards"] == NUGGET.split()


def test_a_gold_mine_digs_after_the_privilege() -> None:
    scene = Scene(seat(built="gold_mine"), seat(), supply=f"hero {NUGGET}").play("prospector")
    assert scene.hand() == ["gold_mine", "hero"]


def test_a_gold_mine_digs_once_even_with_a_library() -> None:
    scene = Scene(seat(built="gold_mine library"), seat(), seat(), supply=f"hero hero {NUGGET} {NUGGET}")
    assert scene.play("prospector").hand() == ["gold_mine", "hero", "hero"]
    assert scene.supply() == 4


def test_gold_mines_dig_clockwise_from_the_prospector() -> None:
    mine = seat(built="gold_mine")
    scene = Scene(mine, seat(), mine, governor=1, supply=f"hero statue victory_column well palace {NUGGET}")
    scene.play("prospector")
    assert scene.hand(2) == ["well"]
    assert scene.hand(0) == ["gold_mine"]


@pytest.mark.parametrize("role", ["producer", "trader", "councillor"])
def test_a_gold_mine_rests_in_other_phases(role: str) -> None:
    scene = Scene(seat(), seat(built="gold_mine"), seat()).play(role)
    assert scene.so_far("reveal") == []


def test_a_gold_mine_turns_nothing_with_fewer_than_four_cards() -> None:
    scene = Scene(seat(), seat(built="gold_mine"), supply="hero quarry gold_mine library").play("prospector")
    assert scene.asked == (1, "role")
    assert scene.hand(1) == []
    assert (scene.supply(), scene.discards()) == (3, 0)


def test_a_gold_mine_counts_the_discards_among_the_four() -> None:
    supply = "hero quarry gold_mine library"
    scene = Scene(seat(), seat(built="gold_mine"), supply=supply, discards=["well"]).play("prospector")
    assert scene.hand(1) == ["gold_mine"]
    assert (scene.supply(), scene.discards()) == (0, 3)


def test_a_gold_mine_may_dig_in_what_another_has_thrown_away() -> None:
    mine = seat(built="gold_mine")
    scene = Scene(mine, mine, supply=f"hero {ROCK}").play("prospector")
    assert len(scene.so_far("reveal")) == 2
    assert scene.discards() == 4


def test_a_gold_mine_turns_nothing_when_another_has_left_three() -> None:
    mine = seat(built="gold_mine")
    scene = Scene(mine, mine, supply=f"hero {NUGGET}").play("prospector")
    assert len(scene.so_far("reveal")) == 1
    assert scene.hand(1) == []


def test_a_covered_gold_mine_turns_nothing() -> None:
    scene = Scene(seat(), seat(built=[covering("statue", "gold_mine")]), supply=f"hero {NUGGET}")
    assert scene.play("prospector").hand(1) == []


def test_a_new_gold_mine_digs_later_in_its_round() -> None:
    scene = Scene(seat("gold_mine"), seat(), supply=f"hero {NUGGET}")
    assert scene.play("builder", "gold_mine", "prospector").hand() == ["gold_mine"]
