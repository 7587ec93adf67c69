"""Why a thing costs what it costs, why it is not offered, and what a role would give now."""

import json
from copy import deepcopy
from typing import Any

import pytest

from game.errors import Refused
from game.sanjuan.explain import hand_limit, points, spoilt
from game.sanjuan.guest import SanJuan
from tests.game.sanjuan.scene import NEW, TILES, Scene, covering, full, new_round, seat

# Prices, step by step


def test_a_price_begins_with_what_is_printed() -> None:
    found = Scene(seat("palace"), seat()).explain("palace")
    assert (found["price"], found["steps"]) == (6, [["printed", 6]])


def test_a_crane_takes_off_what_it_covers_and_then_the_builder_one_more() -> None:
    scene = Scene(seat("palace well well", "crane chapel"), seat()).play("builder")
    found = scene.explain("palace over chapel")
    assert found["steps"] == [["printed", 6], ["chapel", -3], ["builder", -1]]
    assert found["price"] == 2


def test_a_smithy_is_a_step_for_production_buildings_alone() -> None:
    scene = Scene(seat("silver_smelter hero", "smithy"), seat())
    assert scene.explain("silver_smelter")["steps"] == [["printed", 5], ["smithy", -1]]
    assert scene.explain("hero")["steps"] == [["printed", 5]]


def test_a_quarry_is_a_step_for_city_buildings_alone() -> None:
    scene = Scene(seat("silver_smelter hero", "quarry"), seat())
    assert scene.explain("hero")["steps"] == [["printed", 5], ["quarry", -1]]
    assert scene.explain("silver_smelter")["steps"] == [["printed", 5]]


def test_a_library_is_a_step_of_its_own() -> None:
    scene = Scene(seat("hero hero hero hero", "library"), seat(), seat()).play("builder")
    assert scene.explain("hero")["steps"] == [["printed", 5], ["builder", -1], ["library", -1]]


def test_a_library_that_was_kept_back_is_no_step() -> None:
    scene = Scene(seat("hero well well well well", "library"), seat()).play("builder", None)
    assert scene.explain("hero")["steps"] == [["printed", 5], ["builder", -1]]


def test_the_builder_s_privilege_lowers_nobody_else_s_price() -> None:
    scene = Scene(seat("well well"), seat("hero")).play("builder")
    assert scene.price("hero", at=1) == 5


def test_a_price_stops_at_nothing() -> None:
    scene = Scene(seat("well", "quarry"), seat()).play("builder")
    assert scene.price("well") == 0
    assert Scene(seat("statue", "crane coffee_roaster"), seat()).price("statue over coffee_roaster") == 0


def test_a_park_takes_off_six() -> None:
    scene = Scene(seat("", "crane park"), seat(), **NEW)
    assert scene.explain("cathedral over park")["steps"] == [["printed", 7], ["park", -6]]


@pytest.mark.parametrize("covered", ["quarry", "library"])
def test_a_building_that_would_be_covered_lowers_no_price_but_its_own(covered: str) -> None:
    scene = Scene(seat("palace palace palace", f"crane {covered}"), seat(), seat()).play("builder")
    steps = scene.explain(f"palace over {covered}")["steps"]
    assert [name for name, _ in steps] == ["printed", covered, "builder"]


def test_a_covered_building_lowers_no_price() -> None:
    scene = Scene(seat("hero", [covering("statue", "quarry")]), seat())
    assert scene.explain("hero")["steps"] == [["printed", 5]]


@pytest.mark.parametrize(("edition", "price"), [(1, 3), (2, 4)])
def test_a_price_goes_by_the_edition(edition: int, price: int) -> None:
    assert Scene(edition=edition).price("prefecture") == price


def test_the_price_is_what_is_paid() -> None:
    scene = Scene(seat("palace hero hero hero", "crane chapel"), seat()).play("builder")
    price, steps = scene.price("palace over chapel"), scene.explain("palace over chapel")["steps"]
    scene.play("palace over chapel")
    assert (scene.happened("build")[0]["paid"], scene.happened("build")[0]["steps"]) == (price, steps)


# Why something is not offered


def test_what_can_be_built_is_offered() -> None:
    scene = Scene(seat("statue well well"), seat()).play("builder")
    assert scene.explain("statue")["offered"] is True
    assert "reason" not in scene.explain("statue")


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("palace", "not_in_hand"),
        ("palace over tower", "not_in_hand"),
        ("tower", "already_built"),
        ("tower over smithy", "already_built"),
        ("hero", "too_dear"),
        ("statue over crane", "cannot_cover_crane"),
        ("statue over chapel", "not_standing"),
        ("sugar_mill over sugar_mill", "cannot_cover_same"),
        ("cathedral", "too_dear"),
    ],
)
def test_each_reason_why_a_building_is_not_offered(what: str, reason: str) -> None:
    hand, built = "statue tower hero sugar_mill", "crane tower smithy sugar_mill"
    scene = Scene(seat(), seat(hand, built), **NEW).play("builder")
    assert scene.asked == (1, "build")
    found = scene.explain(what, at=1)
    assert (found["offered"], found["reason"]) == (False, reason)


def test_what_is_too_dear_is_told_with_what_could_be_paid() -> None:
    scene = Scene(seat("hero well"), seat()).play("builder")
    found = scene.explain("hero")
    assert (found["reason"], found["price"], found["budget"]) == ("too_dear", 4, 1)


def test_goods_for_the_black_market_can_be_paid_too() -> None:
    built = ["black_market", *full("indigo_plant sugar_mill coffee_roaster")]
    scene = Scene(seat("palace well", built), seat()).play("builder")
    found = scene.explain("palace")
    assert (found["reason"], found["price"], found["budget"]) == ("too_dear", 5, 1 + 2)


def test_nothing_is_covered_without_a_crane() -> None:
    scene = Scene(seat("statue well well", "tower"), seat()).play("builder")
    assert scene.explain("statue over tower")["reason"] == "no_crane"


def test_a_crane_that_is_covered_is_none() -> None:
    scene = Scene(seat("statue well well", ["tower", covering("well", "crane")]), seat()).play("builder")
    assert scene.explain("statue over tower")["reason"] == "no_crane"


@pytest.mark.parametrize("owner", ["cathedral", covering("statue", "cathedral")])
def test_a_cathedral_that_somebody_has_is_gone(owner: Any) -> None:
    scene = Scene(seat("well " * 9), seat("", [owner]), **NEW).play("builder")
    assert scene.explain("cathedral")["reason"] == "cathedral_gone"


def test_nobody_has_taken_a_cathedral_that_is_not_in_the_game() -> None:
    scene = Scene(seat("well " * 9), seat()).play("builder")
    assert scene.explain("cathedral")["reason"] != "cathedral_gone"


def test_a_cathedral_is_never_missed_in_the_hand() -> None:
    scene = Scene(seat("well " * 9), seat(), **NEW)
    assert scene.explain("cathedral")["reason"] == "not_now"


@pytest.mark.parametrize("what", ["statue", "statue over tower"])
def test_while_a_role_is_chosen_it_is_not_the_time_to_build(what: str) -> None:
    scene = Scene(seat("statue well well", "crane tower"), seat())
    assert scene.explain(what)["reason"] == "not_now"


@pytest.mark.parametrize(
    ("built", "what", "reason"),
    [
        ("crane tower", "palace", "too_dear"),
        ("crane tower", "palace over tower", "not_now"),
        ("crane smithy", "palace over smithy", "too_dear"),
        ("quarry library", "palace", "too_dear"),
        ("quarry library", "hero", "not_now"),
        ("crane library", "hero over library", "not_now"),
        ("", "hero", "too_dear"),
    ],
)
def test_what_is_too_dear_even_for_the_builder_is_so_at_any_time(built: str, what: str, reason: str) -> None:
    scene = Scene(seat("palace hero well", built), seat(), seat())
    assert scene.explain(what)["reason"] == reason
    assert scene.explain(what).get("budget") == (2 if reason == "too_dear" else None)


def test_a_role_is_offered_to_the_seat_whose_turn_it_is() -> None:
    scene = Scene()
    assert scene.explain("trader")["offered"] is True
    assert scene.explain("trader", at=1)["reason"] == "not_your_turn"


def test_a_role_is_not_to_be_chosen_by_whoever_is_asked_something_else() -> None:
    scene = Scene(seat("well well well"), seat()).play("builder")
    assert scene.explain("producer")["reason"] == "not_now"


def test_a_role_taken_is_told_with_its_taker() -> None:
    found = Scene(taken={"builder": 0}).explain("builder", at=1)
    assert (found["offered"], found["reason"], found["by"]) == (False, "taken", 0)


def test_a_full_plant_produces_nothing() -> None:
    built = ["indigo_plant", *full("sugar_mill")]
    scene = Scene(seat("", built), seat()).play("producer")
    assert scene.explain("sugar_mill")["reason"] == "full"
    assert scene.explain("indigo_plant")["offered"] is True


def test_an_empty_plant_has_nothing_to_sell() -> None:
    built = ["indigo_plant", *full("sugar_mill")]
    scene = Scene(seat("", built), seat()).play("trader")
    assert scene.explain("indigo_plant")["reason"] == "empty"
    assert scene.explain("sugar_mill")["offered"] is True


def test_an_empty_customs_office_has_nothing_to_sell() -> None:
    scene = Scene(seat("", ["customs_office", *full("sugar_mill")]), seat(), **NEW).play("trader")
    assert scene.explain("customs_office")["reason"] == "empty"


def test_a_city_building_has_never_anything_to_sell() -> None:
    scene = Scene(seat("", ["tower", *full("sugar_mill")]), seat()).play("trader")
    assert scene.explain("tower")["reason"] == "holds_nothing"


def test_the_hand_has_its_time_after_it_is_chosen_what_to_keep() -> None:
    scene = Scene(seat("statue well well"), seat()).play("councillor")
    assert scene.explain("statue")["reason"] == "not_now"


def test_without_the_new_buildings_there_is_no_cathedral() -> None:
    assert Scene(seat(), seat()).explain("cathedral")["reason"] == "not_in_game"


def test_no_plant_is_missing_in_the_hand_when_goods_are_sold() -> None:
    scene = Scene(seat("", full("sugar_mill")), seat()).play("trader")
    assert scene.explain("silver_smelter")["reason"] == "not_standing"


@pytest.mark.parametrize("what", ["", "mayor", "castle", "well over", "over well", "well over castle"])
def test_what_is_neither_role_nor_card_is_refused(what: str) -> None:
    with pytest.raises(Refused, match="what"):
        Scene().explain(what)


# From a view alone


def test_an_explanation_needs_nothing_but_a_view() -> None:
    scene = Scene(seat("palace well well", "crane chapel"), seat()).play("builder")
    view = json.loads(json.dumps(scene.view()))
    assert SanJuan.explain(view, "palace over chapel") == scene.explain("palace over chapel")


def test_an_explanation_leaves_the_view_as_it_is() -> None:
    view = Scene(seat("palace", full("indigo_plant")), seat(), **NEW).view()
    before = deepcopy(view)
    SanJuan.explain(view, "trader")
    SanJuan.explain(view, "cathedral")
    assert view == before


@pytest.mark.parametrize("what", ["builder", "producer", "trader", "councillor", "prospector", "quarry"])
def test_hidden_cards_do_not_change_an_explanation(what: str) -> None:
    own = seat("quarry well well well", ["gold_mine", *full("indigo_plant", "hero")])
    one = Scene(own, seat("hero"), supply="hero well well", tiles=TILES)
    own = seat("quarry well well well", ["gold_mine", *full("indigo_plant", "well")])
    other = Scene(own, seat("crane"), supply="well hero well", tiles=TILES[::-1])
    assert one.explain(what) == other.explain(what)


def test_something_can_be_explained_at_every_moment() -> None:
    scene = new_round(seat(), seat("hero" + " well" * 7, "chapel"))
    assert scene.asked == (1, "chapel")
    assert scene.explain("palace", at=1)["price"] == 6
    assert scene.explain("trader", at=1)["offered"] is False


def test_a_good_on_the_building_to_cover_belongs_to_its_name() -> None:
    scene = Scene(seat("statue well well", [*full("sugar_mill"), "crane"]), seat()).play("builder")
    assert scene.explain("statue over sugar_mill")["reason"] == "not_standing"
    assert scene.explain("statue over sugar_mill+good")["offered"] is True


def test_a_building_of_this_phase_does_not_help_to_pay_yet() -> None:
    scene = Scene(seat("black_market well statue", full("indigo_plant")), seat("well well well"))
    scene.play("builder", "black_market", "well")
    assert scene.explain("statue")["budget"] == 0


def test_a_smithy_and_a_crane_of_this_phase_help_with_nothing_yet() -> None:
    first = seat("smithy crane sugar_mill well"), seat("well well well")
    smithy = Scene(*first).play("builder", "smithy")
    assert smithy.explain("sugar_mill")["steps"] == [["printed", 2], ["builder", -1]]
    crane = Scene(*first).play("builder", "crane", "smithy")
    assert crane.explain("well over crane")["reason"] == "no_crane"


# Points


def test_a_seat_counts_what_lies_under_its_own_buildings_alone() -> None:
    hiding = [{"card": "chapel", "tucked": ["well"]}, {"card": "harbor", "shipped": ["well", "crane"]}]
    scene = Scene(seat("", hiding), seat("", hiding), **NEW)
    assert points(scene.view(0)) == [2 + 2 + 3, 2 + 2]
    assert points(scene.view(1)) == [2 + 2, 2 + 2 + 3]


@pytest.mark.parametrize(("mine", "other", "limit"), [("", "", 7), ("tower", "", 12), ("", "guard_room", 6)])
def test_the_hand_limit_is_known_from_a_view(mine: str, other: str, limit: int) -> None:
    scene = Scene(seat("well", mine), seat("", other), **NEW)
    assert hand_limit(scene.view()) == limit


@pytest.mark.parametrize(
    ("what", "built", "points"),
    [
        ("city_hall", "smithy well indigo_plant", 3),
        ("city_hall", "smithy city_hall", 2),
        ("city_hall over smithy", "smithy well crane", 3),
        ("guild_hall", "indigo_plant indigo_plant sugar_mill", 3 + 2),
        ("triumphal_arch", "statue hero", 6),
        ("palace", "hero statue city_hall", (5 + 3 + 4) // 4),
        ("cathedral", "", 4 + 3),
    ],
)
def test_a_card_without_printed_points_is_told_with_what_it_counts_as_things_stand(
    what: str, built: str, points: int
) -> None:
    scene = Scene(seat("", built), seat("", "palace residence tower"), **NEW)
    assert scene.explain(what)["worth"] == points
    assert "worth" not in scene.explain("tower")


@pytest.mark.parametrize(
    ("cards", "kept", "struck"),
    [
        (["indigo_plant", "tower", "statue", "quarry"], None, [1, 2]),
        (["well", "crane", "hut", "quarry"], None, [0, 1, 2]),
        (["indigo_plant", "well", "tower", "quarry"], "indigo_plant", []),
        (["tower"], None, [0]),
    ],
)
def test_what_spoils_what_was_turned_up(cards: list[str], kept: str | None, struck: list[int]) -> None:
    assert spoilt(cards, kept, 2) == struck
