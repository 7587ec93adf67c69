"""The points: chips, buildings, the large ones that are manned, and who wins."""

import pytest

from game.checks import Json
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship

SMALL = "small_indigo_plant small_sugar_mill"
BIG = "indigo_plant sugar_mill tobacco_storage coffee_roaster"
VIOLET = (
    "small_market hacienda construction_hut small_warehouse hospice office large_market large_warehouse "
    "factory university harbor wharf"
)


def scored(island: str = "", city: str = "", goods: str = "", **more: object) -> Json:
    """The points of seat 0."""
    return Scene(seat(island, city, goods, **more)).score()


def extra(score: Json) -> int:
    """What large buildings add to chips and buildings."""
    return int(score["total"] - score["chips"] - score["buildings"])


# Chips and buildings


def test_chips_and_buildings_add_up() -> None:
    assert scored(city="small_market:1 sugar_mill:3 wharf:1", vp=7) == {
        "chips": 7,
        "buildings": 1 + 2 + 3,
        "total": 13,
        "tie": 0,
        "rank": 1,
    }


def test_a_seat_with_nothing_scores_nothing() -> None:
    assert scored()["total"] == 0


@pytest.mark.parametrize("colonists", [0, 1, 3])
def test_a_building_scores_manned_or_not(colonists: int) -> None:
    assert scored(city=f"tobacco_storage:{colonists}")["buildings"] == 3


@pytest.mark.parametrize("colonists", [0, 1])
def test_a_large_building_has_its_own_points_manned_or_not(colonists: int) -> None:
    assert scored(city=f"customs_house:{colonists}")["buildings"] == 4


def test_tiles_goods_doubloons_and_colonists_are_no_points() -> None:
    assert scored("corn* quarry*", "", "coffee:5", doubloons=20, stored=9)["total"] == 0


def test_the_score_may_be_asked_in_the_middle_of_a_phase() -> None:
    scene = Scene(seat(city="office", doubloons=9)).play("builder")
    assert scene.asked == (0, "build")
    assert scene.score()["total"] == 2


def test_a_building_just_built_counts() -> None:
    scene = Scene(seat(doubloons=9)).play("builder", "indigo_plant")
    assert scene.score()["buildings"] == 2


# Points when the pool has run out


def test_points_are_noted_after_the_pool_ran_out() -> None:
    scene = Scene(seat(goods="corn:3"), supply={**SUPPLY, "vp": 1}).play("captain", "corn on 4")
    assert (scene.score()["chips"], scene.supply["vp"]) == (4, 0)


def test_points_are_noted_when_the_pool_was_empty_from_the_start() -> None:
    empty = {**SUPPLY, "vp": 0}
    scene = Scene(seat(goods="corn:3", vp=10), supply=empty).play("captain", "corn on 4")
    assert scene.score()["chips"] == 14


def test_noted_points_count_for_a_customs_house() -> None:
    scene = Scene(seat("", "customs_house:1", "corn:3"), supply={**SUPPLY, "vp": 1})
    assert extra(scene.play("captain", "corn on 4").score()) == 1


def test_two_seats_may_share_the_last_chips_and_note_the_rest() -> None:
    scene = Scene(seat(goods="corn:3"), seat(goods="sugar:4"), supply={**SUPPLY, "vp": 5})
    scene.play("captain", "corn on 4", "sugar on 5")
    assert [scene.score(at)["chips"] for at in (0, 1)] == [4, 4]


# Large buildings


@pytest.mark.parametrize("large", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_an_unmanned_large_building_adds_nothing(large: str) -> None:
    score = scored("corn* " * 12, f"{large} {SMALL} harbor", vp=40, stored=9)
    assert score["total"] == 40 + 4 + 1 + 1 + 3


@pytest.mark.parametrize("large", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_a_manned_large_building_is_listed_by_its_name(large: str) -> None:
    score = scored("corn* " * 12, f"{large}:1 {SMALL} harbor", vp=40, stored=9)
    assert score[large] == extra(score) > 0


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("", 0),
        ("small_indigo_plant", 1),
        ("small_sugar_mill", 1),
        ("indigo_plant", 2),
        ("sugar_mill", 2),
        ("tobacco_storage", 2),
        ("coffee_roaster", 2),
        (SMALL, 2),
        (BIG, 8),
        (f"{SMALL} {BIG}", 10),
        (VIOLET.replace(" wharf", ""), 0),
    ],
)
def test_a_guild_hall_scores_for_each_production_building(city: str, points: int) -> None:
    assert scored(city=f"guild_hall:1 {city}")["guild_hall"] == points


def test_a_guild_hall_counts_manned_and_unmanned_alike() -> None:
    city = "guild_hall:1 small_indigo_plant:1 small_sugar_mill indigo_plant:3 coffee_roaster"
    assert scored(city=city)["guild_hall"] == 1 + 1 + 2 + 2


@pytest.mark.parametrize(("filled", "points"), [(0, 4), (1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_a_residence_scores_for_filled_island_spaces(filled: int, points: int) -> None:
    assert scored("corn " * filled, "residence:1")["residence"] == points


def test_a_residence_counts_every_tile_quarries_and_unmanned_ones_too() -> None:
    assert scored("quarry " * 4 + "corn* " * 4 + "coffee " * 3, "residence:1")["residence"] == 6


@pytest.mark.parametrize(
    ("stored", "points"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2), (7, 2), (8, 3), (29, 10)]
)
def test_a_fortress_scores_for_every_three_colonists_itself_and_stored_ones_included(
    stored: int, points: int
) -> None:
    assert scored(city="fortress:1", stored=stored)["fortress"] == points


def test_a_fortress_counts_colonists_on_island_city_and_in_san_juan() -> None:
    score = scored("corn* corn* quarry* corn", "fortress:1 sugar_mill:2 tobacco_storage:1", stored=2)
    assert score["fortress"] == (3 + 1 + 2 + 1 + 2) // 3


def test_a_fortress_does_not_count_other_boards_or_the_supply() -> None:
    scene = Scene(seat("corn*", "fortress:1"), seat("corn* corn*", stored=30))
    assert scene.score()["fortress"] == 0


@pytest.mark.parametrize(
    ("vp", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (39, 9), (40, 10), (43, 10)]
)
def test_a_customs_house_scores_for_every_four_points_of_chips(vp: int, points: int) -> None:
    assert scored(city="customs_house:1", vp=vp)["customs_house"] == points


def test_a_customs_house_counts_no_building_points() -> None:
    assert scored(city=f"customs_house:1 {BIG} harbor:1", vp=3)["customs_house"] == 0


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("", 1),
        (f"{SMALL} {BIG}", 1),
        ("small_market", 2),
        ("small_market:1", 2),
        (VIOLET.replace(" harbor wharf", ""), 11),
        ("guild_hall residence fortress:1 customs_house", 5),
        ("hospice:1 office residence", 4),
    ],
)
def test_a_city_hall_scores_for_each_violet_building_itself_included(city: str, points: int) -> None:
    assert scored(city=f"city_hall:1 {city}")["city_hall"] == points


def test_five_large_buildings_all_score() -> None:
    city = "guild_hall:1 residence:1 fortress:1 customs_house:1 city_hall:1 indigo_plant wharf"
    score = scored("corn " * 10, city, vp=9, stored=1)
    assert (score["guild_hall"], score["residence"], score["fortress"]) == (2, 5, 2)
    assert (score["customs_house"], score["city_hall"]) == (2, 6)
    assert score["total"] == 9 + (5 * 4 + 2 + 3) + (2 + 5 + 2 + 2 + 6)


def test_a_large_building_manned_by_the_university_scores_at_once() -> None:
    scene = Scene(seat("", "university:1", doubloons=10)).play("builder", "city_hall", "university")
    assert scene.score()["city_hall"] == 2


# Who wins


def totals_and_ranks(*seats: Json) -> list[tuple[int, int, int]]:
    scores = Scene(*seats).table.game.score()
    return [(score["total"], score["tie"], score["rank"]) for score in scores]


def test_most_points_win() -> None:
    seats = seat(vp=3), seat(vp=5), seat(vp=4)
    assert totals_and_ranks(*seats) == [(3, 0, 3), (5, 0, 1), (4, 0, 2)]


def test_doubloons_and_goods_do_not_outweigh_points() -> None:
    seats = seat(goods="corn:9", vp=4, doubloons=30), seat(vp=5), seat()
    assert [rank for _, _, rank in totals_and_ranks(*seats)] == [2, 1, 3]


def test_a_tie_goes_to_most_doubloons_and_goods() -> None:
    seats = seat(vp=5, doubloons=3), seat(goods="corn:2 coffee:1", vp=5, doubloons=1), seat(vp=5)
    assert totals_and_ranks(*seats) == [(5, 3, 2), (5, 4, 1), (5, 0, 3)]


def test_one_good_of_any_kind_weighs_one_doubloon() -> None:
    seats = seat(goods="coffee:2", vp=5), seat(goods="corn:2", vp=5), seat(vp=5, doubloons=2)
    assert totals_and_ranks(*seats) == [(5, 2, 1), (5, 2, 1), (5, 2, 1)]


def test_colonists_and_tiles_break_no_tie() -> None:
    seats = seat("corn* corn*", vp=5, stored=4), seat(vp=5), seat()
    assert totals_and_ranks(*seats)[:2] == [(5, 0, 1), (5, 0, 1)]


def test_a_tie_is_broken_after_a_shared_first_with_a_gap() -> None:
    seats = seat(vp=2), seat(vp=5, doubloons=1), seat(vp=5, doubloons=1), seat(vp=2, doubloons=1)
    assert [rank for _, _, rank in totals_and_ranks(*seats)] == [4, 1, 1, 3]


def test_ranks_are_shared_further_down() -> None:
    seats = seat(vp=9), seat(vp=5), seat(vp=5), seat(vp=5), seat(vp=1)
    assert [rank for _, _, rank in totals_and_ranks(*seats)] == [1, 2, 2, 2, 5]


# The end is told

LAST: Json = {"taken": {"settler": 0, "mayor": 1}, "last": True}


def test_the_end_is_told_with_the_points_of_all() -> None:
    scene = Scene(seat(vp=3), seat(city="harbor"), seat(goods="corn:2"), **LAST).play("captain", "corn on 4")
    assert scene.asked is None
    assert [score["total"] for score in scene.happened("end")[0]["score"]] == [3, 3, 3]


def test_goods_lost_in_the_last_captain_phase_break_no_tie() -> None:
    scene = Scene(seat(), seat(), seat(goods="corn:4"), ships=[ship(4, "sugar", 4)], **LAST)
    scene.play("captain", "corn")
    assert (scene.asked, scene.score(2)["tie"]) == (None, 1)
