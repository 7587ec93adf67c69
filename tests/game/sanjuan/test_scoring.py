"""The end of the game, the points of every building that scores, and who wins."""

from typing import Any

import pytest

from game.checks import Json
from game.sanjuan.explain import is_last_phase
from tests.game.sanjuan.scene import LAST, NEW, Scene, covering, full, seat


def scored(built: str | list[Any], *others: Json, hand: str = "", **position: Any) -> Json:
    """The points of seat 0."""
    return Scene(seat(hand, built), *others or [seat()], **position).score()


# Printed points and tucked cards


def test_buildings_score_their_printed_points() -> None:
    assert scored("indigo_plant sugar_mill tower library hero") == {
        "buildings": 1 + 1 + 2 + 3 + 5,
        "tucked": 0,
        "total": 12,
        "tie": 0,
        "rank": 1,
    }


def test_a_chapel_with_seven_cards_scores_nine() -> None:
    score = scored([{"card": "chapel", "tucked": ["palace"] * 7}])
    assert (score["buildings"], score["tucked"], score["total"]) == (2, 7, 9)


def test_cards_under_chapel_bank_and_harbor_score_one_each() -> None:
    built = [
        {"card": "chapel", "tucked": ["hero"]},
        {"card": "bank", "tucked": ["hero", "hero"]},
        {"card": "harbor", "shipped": ["hero", "hero", "hero"]},
    ]
    assert scored(built, **NEW)["tucked"] == 6


@pytest.mark.parametrize(("card", "where"), [("chapel", "tucked"), ("bank", "tucked"), ("harbor", "shipped")])
def test_tucked_cards_score_under_a_covered_building_too(card: str, where: str) -> None:
    score = scored([covering("statue", card) | {where: ["well", "well"]}], **NEW)
    assert (score["buildings"], score["tucked"], score["total"]) == (3, 2, 5)


def test_a_building_over_a_chapel_is_no_tucked_card() -> None:
    score = scored([covering("palace", "chapel") | {"tucked": ["well"] * 4}])
    assert (score["tucked"], score["palace"], score["total"]) == (4, 1, 5)


def test_covered_buildings_score_nothing() -> None:
    assert scored([covering("well", "hero", "library")])["total"] == 1


def test_goods_and_hand_score_nothing() -> None:
    assert scored(full("indigo_plant", "hero"), hand="hero hero")["total"] == 1


# Guild hall


@pytest.mark.parametrize(
    ("edition", "built", "points"),
    [
        (1, "indigo_plant indigo_plant sugar_mill tobacco_storage", 8),
        (2, "indigo_plant indigo_plant sugar_mill tobacco_storage", 7),
        (1, "indigo_plant indigo_plant indigo_plant sugar_mill tobacco_storage tobacco_storage", 12),
        (2, "indigo_plant indigo_plant indigo_plant sugar_mill tobacco_storage tobacco_storage", 9),
        (1, "well crane statue", 0),
        (2, "well crane statue", 0),
    ],
)
def test_a_guild_hall_scores_for_production_buildings(edition: int, built: str, points: int) -> None:
    assert scored(f"guild_hall {built}", edition=edition)["guild_hall"] == points


@pytest.mark.parametrize(("edition", "points"), [(1, 2), (2, 2)])
def test_a_guild_hall_counts_no_covered_plant(edition: int, points: int) -> None:
    built = ["guild_hall", "sugar_mill", covering("well", "indigo_plant")]
    assert scored(built, edition=edition)["guild_hall"] == points


# City hall


@pytest.mark.parametrize(
    "built",
    [
        "poor_house aqueduct carpenter chapel quarry library statue victory_column city_hall",
        "poor_house aqueduct carpenter chapel quarry library statue palace city_hall",
    ],
)
def test_a_city_hall_scores_for_city_buildings_itself_included(built: str) -> None:
    assert scored(built)["city_hall"] == 9


def test_a_city_hall_counts_neither_plants_nor_covered_buildings() -> None:
    assert scored(["city_hall", "indigo_plant", covering("sugar_mill", "well", "crane")])["city_hall"] == 1


def test_a_city_hall_counts_the_cathedral() -> None:
    assert scored("city_hall cathedral", **NEW)["city_hall"] == 2


# Triumphal arch


@pytest.mark.parametrize(
    ("monuments", "points"),
    [
        ("", 0),
        ("hero", 4),
        ("statue hero", 6),
        ("statue victory_column hero", 8),
        ("guild_hall library", 0),
    ],
)
def test_a_triumphal_arch_scores_for_monuments(monuments: str, points: int) -> None:
    assert scored(f"triumphal_arch {monuments}")["triumphal_arch"] == points


def test_a_triumphal_arch_counts_no_covered_monument() -> None:
    built = ["triumphal_arch", "hero", covering("well", "statue")]
    assert scored(built)["triumphal_arch"] == 4


def test_monuments_count_for_triumphal_arch_and_city_hall() -> None:
    score = scored("statue hero triumphal_arch city_hall")
    assert (score["triumphal_arch"], score["city_hall"], score["total"]) == (6, 4, 3 + 5 + 6 + 4)


# Palace


def test_a_palace_scores_one_for_every_four_other_points() -> None:
    score = scored(["palace", {"card": "chapel", "tucked": ["well"] * 32}])
    assert (score["palace"], score["total"]) == (8, 42)


@pytest.mark.parametrize(
    ("other", "points"), [("statue", 0), ("victory_column", 1), ("statue victory_column", 1)]
)
def test_a_palace_rounds_down(other: str, points: int) -> None:
    assert scored(f"palace {other}")["palace"] == points


def test_a_palace_comes_last() -> None:
    score = scored("palace city_hall triumphal_arch guild_hall hero indigo_plant")
    assert score["palace"] == (5 + 1 + 5 + 4 + 2) // 4


def test_a_palace_counts_residence_and_cathedral() -> None:
    score = scored("palace residence guild_hall cathedral", seat("", "city_hall"), **NEW)
    assert (score["residence"], score["cathedral"], score["palace"]) == (4, 4, 2)


def test_a_covered_palace_scores_nothing() -> None:
    score = scored([covering("victory_column", "palace")])
    assert "palace" not in score
    assert score["total"] == 4


# Residence


@pytest.mark.parametrize(
    ("built", "points"),
    [
        (
            "indigo_plant indigo_plant sugar_mill black_market well tobacco_storage tobacco_storage aqueduct "
            "palace guild_hall residence",
            7,
        ),
        (
            "indigo_plant indigo_plant archive gold_mine guard_room customs_office carpenter tobacco_storage "
            "aqueduct palace city_hall residence",
            10,
        ),
    ],
)
def test_a_residence_scores_for_sets_of_three_buildings_of_one_cost(built: str, points: int) -> None:
    assert scored(built, **NEW)["residence"] == points


ONES, TWOS = "smithy archive gold_mine", "well crane poor_house"
THREES, FOURS = "chapel tower aqueduct", "quarry market_hall coffee_roaster"


@pytest.mark.parametrize(
    ("built", "points"),
    [
        ("", 0),
        (ONES, 4),
        (f"{ONES} {TWOS}", 4 + 3),
        (f"{ONES} {TWOS} {THREES}", 4 + 3 + 2),
        (f"{ONES} {TWOS} {THREES} {FOURS}", 4 + 3 + 2 + 1),
        (f"{ONES} {TWOS} {THREES} {FOURS} palace city_hall", 4 + 3 + 2 + 1),
        ("palace city_hall", 4),
        ("palace", 0),
        ("smithy archive", 0),
        ("smithy archive well", 0),
    ],
)
def test_each_further_set_scores_less_for_a_residence(built: str, points: int) -> None:
    assert scored(f"residence {built}", **NEW)["residence"] == points


@pytest.mark.parametrize(
    ("plants", "others", "points"),
    [(3, "smithy", 0), (3, "smithy archive", 4), (2, "smithy archive gold_mine", 4), (4, ONES, 4)],
)
def test_one_set_holds_no_building_twice(plants: int, others: str, points: int) -> None:
    assert scored("residence " + "indigo_plant " * plants + others, **NEW)["residence"] == points


def test_copies_of_one_building_serve_different_sets() -> None:
    built = f"residence indigo_plant indigo_plant {ONES} guard_room"
    assert scored(built, **NEW)["residence"] == 4 + 3


@pytest.mark.parametrize(
    ("edition", "with_threes", "with_fours"),
    [(1, 4, 0), (2, 0, 4)],
)
def test_a_residence_goes_by_the_edition_s_costs(edition: int, with_threes: int, with_fours: int) -> None:
    assert scored("residence prefecture chapel tower", edition=edition, **NEW)["residence"] == with_threes
    assert scored("residence prefecture quarry bank", edition=edition, **NEW)["residence"] == with_fours


def test_a_residence_counts_no_covered_building() -> None:
    built = ["residence", "smithy", "archive", covering("statue", "gold_mine")]
    assert scored(built, **NEW)["residence"] == 0


# Cathedral


def test_a_cathedral_scores_for_the_six_cost_buildings_of_the_others() -> None:
    rivals = seat("", "guild_hall city_hall"), seat("", "guild_hall city_hall"), seat("", "residence palace")
    score = scored("cathedral", *rivals, **NEW)
    assert (score["cathedral"], score["buildings"], score["total"]) == (10, 0, 10)


@pytest.mark.parametrize(
    ("rival", "points"),
    [
        ("", 0),
        ("palace", 4),
        ("palace residence", 7),
        ("palace residence guild_hall", 9),
        ("palace residence guild_hall triumphal_arch", 10),
        ("palace residence guild_hall triumphal_arch city_hall", 10),
    ],
)
def test_each_further_six_cost_building_scores_less_for_a_cathedral(rival: str, points: int) -> None:
    assert scored("cathedral", seat("", rival), **NEW)["cathedral"] == points


def test_a_cathedral_counts_neither_its_owner_s_buildings_nor_covered_ones() -> None:
    rival = seat("", [covering("statue", "palace"), "library"])
    assert scored("cathedral palace city_hall", rival, **NEW)["cathedral"] == 0


# Who wins


def totals_and_ranks(*seats: Json) -> list[tuple[int, int, int]]:
    scores = Scene(*seats, **NEW).table.game.score()
    return [(score["total"], score["tie"], score["rank"]) for score in scores]


def test_most_points_win() -> None:
    assert totals_and_ranks(seat("", "well"), seat("", "hero")) == [(1, 0, 2), (5, 0, 1)]


def test_a_tie_goes_to_most_cards_and_goods() -> None:
    seats = seat("well", "statue"), seat("", ["tower", *full("indigo_plant")]), seat("well well", "statue")
    assert totals_and_ranks(*seats) == [(3, 1, 2), (3, 1, 2), (3, 2, 1)]


def test_a_customs_good_breaks_a_tie() -> None:
    seats = seat("", "customs_office"), seat("", full("customs_office"))
    assert totals_and_ranks(*seats) == [(1, 0, 2), (1, 1, 1)]


def test_tucked_and_covered_cards_break_no_tie() -> None:
    seats = seat("", [{"card": "chapel", "tucked": ["well"]}]), seat("", [covering("statue", "well")])
    assert totals_and_ranks(*seats) == [(3, 0, 1), (3, 0, 1)]


def test_a_victory_still_tied_is_shared() -> None:
    seats = seat("well", "statue"), seat("well", "statue"), seat("well", "tower")
    assert totals_and_ranks(*seats) == [(3, 1, 1), (3, 1, 1), (2, 1, 3)]


def test_cards_in_hand_do_not_outweigh_points() -> None:
    assert totals_and_ranks(seat("well well", "tower"), seat("", "statue")) == [(2, 2, 2), (3, 0, 1)]


# The end of the game

ELEVEN = "indigo_plant " * 11


def test_the_twelfth_building_ends_the_game() -> None:
    scene = Scene(seat("smithy", ELEVEN), seat()).play("builder", "smithy")
    assert scene.asked is None
    assert scene.score()["total"] == 12


def test_the_end_is_told_with_the_score() -> None:
    scene = Scene(seat("smithy", ELEVEN), seat()).play("builder", "smithy")
    assert [score["total"] for score in scene.happened("end")[0]["score"]] == [12, 0]


def test_every_seat_gets_the_last_builder_phase() -> None:
    scene = Scene(seat("smithy", ELEVEN), seat("well well well")).play("builder", "smithy")
    assert scene.asked == (1, "build")
    assert scene.play("well").asked is None
    assert scene.city(1) == ["well"]


def test_the_rest_of_the_round_is_not_played() -> None:
    scene = Scene(seat("smithy", ELEVEN), seat(), seat(), seat()).play("builder", "smithy")
    assert scene.asked is None
    assert len(scene.so_far("role")) == 1


def test_no_round_begins_after_the_end() -> None:
    scene = Scene(seat("smithy", ELEVEN), seat("well", "chapel"), **LAST).play("builder", "smithy")
    assert scene.asked is None
    assert scene.happened("round") == []


def test_the_last_seat_s_twelfth_building_ends_the_game() -> None:
    scene = Scene(seat(), seat("smithy well", ELEVEN)).play("builder", "smithy")
    assert scene.asked is None


def test_eleven_buildings_do_not_end_the_game() -> None:
    scene = Scene(seat("smithy", "indigo_plant " * 10), seat()).play("builder", "smithy")
    assert scene.asked == (1, "role")


def test_twelve_buildings_end_the_game_with_a_builder_phase_only() -> None:
    scene = Scene(seat("", ELEVEN + "well"), seat()).play("prospector")
    assert scene.asked == (1, "role")
    assert scene.play("builder").asked is None


def test_plants_and_city_buildings_count_alike() -> None:
    city = "smithy gold_mine archive poor_house black_market trading_post well market_stand tower hero statue"
    scene = Scene(seat("indigo_plant", city), seat()).play("builder", "indigo_plant")
    assert scene.asked is None


def test_covering_a_building_does_not_raise_their_number() -> None:
    scene = Scene(seat("smithy", "indigo_plant " * 10 + "crane"), seat())
    assert scene.play("builder", "smithy over indigo_plant").asked == (1, "role")


def test_the_first_city_of_twelve_says_that_the_phase_is_the_last() -> None:
    eleven = ["indigo_plant"] * 11
    scene = Scene(seat("well well well", eleven), seat("well well well", eleven)).play("builder")
    assert not is_last_phase(scene.view())
    scene.play("well")
    assert scene.happened("last") == [{"event": "last", "seat": 0}]
    assert is_last_phase(scene.view(1))
    scene.play("well")
    assert len(scene.so_far("last")) == 1
    assert scene.asked is None


def test_covered_buildings_do_not_count_to_twelve() -> None:
    pile = covering("statue", "tower", "well", "archive")
    scene = Scene(seat("smithy", [*["indigo_plant"] * 9, pile]), seat()).play("builder", "smithy")
    assert scene.asked == (1, "role")


def test_the_cathedral_counts_to_twelve() -> None:
    scene = Scene(seat("well " * 6, ELEVEN), seat(), **NEW).play("builder", "cathedral")
    assert scene.asked is None


def test_taverns_draw_before_the_score() -> None:
    scene = Scene(seat("smithy", ELEVEN), seat("", "tavern"), **NEW).play("builder", "smithy")
    assert scene.asked is None
    assert scene.score(1)["tie"] == 1


def test_the_score_may_be_asked_at_any_time() -> None:
    scene = Scene(seat("well well", "indigo_plant"), seat()).play("builder")
    assert scene.score()["total"] == 1
