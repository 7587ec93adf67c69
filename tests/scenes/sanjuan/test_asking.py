"""Decisions on the table: what is pressed for which option."""

from typing import Any

import pytest

from game.decision import Decision
from game.sanjuan.catalogue import ROLES
from game.sanjuan.guest import SanJuan
from scenes.app.words import words
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.explain_cache import ExplainCache
from scenes.sanjuan.roles import gives
from scenes.sanjuan.views import view_of
from scenes.sanjuan.wording import question
from scenes.table.picking import Picking
from tests.game.sanjuan.scene import NEW, Scene, full, hand_of, new_round, seat


def asked(kind: str, options: list[str], low: int = 0, high: int = 1, **seat: Any) -> CardAsking:
    view = {"seats": [{"hand": [], "built": [], **seat}]}
    return CardAsking(Decision(0, kind, low, high, tuple(options)), view, options[:low])


def test_two_equal_cards_are_two_things_to_press() -> None:
    asking = asked("pay", ["well", "well"], 1, 1, hand=["tower", "well", "well"])
    assert asking.spots == {("hand", 1): [0], ("hand", 2): [1]}


def test_goods_are_sold_from_plants_that_have_one() -> None:
    plant = "indigo_plant"
    asking = asked("sell", [plant], built=[plant, {"card": plant, "good": True}])
    assert asking.spots == {("city", 1): [0]}


def test_goods_are_made_on_plants_that_have_none() -> None:
    plant = "indigo_plant"
    asking = asked("produce", [plant], built=[{"card": plant, "good": True}, plant])
    assert asking.spots == {("city", 1): [0]}


def test_a_card_that_may_cover_others_asks_for_its_site() -> None:
    options = ["palace", "palace over well"]
    asking = asked("build", options, hand=["palace"], built=["smithy", "well"])
    assert asking.spots == {("hand", 0): [0, 1]}
    asking.settle("palace")
    assert asking.spots == {("city", 2): [0], ("city", 1): [1]}


def test_the_focus_goes_to_a_site_of_a_card_that_nobody_suggested() -> None:
    options = ["tower", "palace", "palace over well"]
    asking = asked("build", options, 1, hand=["tower", "palace"], built=["smithy", "well"])
    asking.settle("palace")
    assert asking.first() == ("city", 2)


def test_the_focus_may_start_on_what_nobody_suggested() -> None:
    asking = asked("build", ["tower", "palace"], 1, hand=["tower", "palace"])
    assert (asking.first(), asking.elsewhere()) == (("hand", 0), ("hand", 1))


def test_the_focus_starts_on_the_one_thing_there_is() -> None:
    asking = asked("build", ["tower"], 1, hand=["tower"])
    assert asking.elsewhere() == ("hand", 0)


def test_the_cathedral_lies_beside_the_roles() -> None:
    asking = asked("build", ["cathedral"], hand=["well"])
    assert asking.spots == {("cathedral", 0): [0]}


def test_the_usual_answer_is_picked_already() -> None:
    picking = Picking(Decision(0, "pay", 2, 2, ("well", "tower", "hut")), ["well", "hut"])
    assert (picking.ready, picking.answer()) == (True, ["well", "hut"])


def test_one_pick_too_many_takes_the_place_of_the_oldest() -> None:
    picking = Picking(Decision(0, "pay", 2, 2, ("well", "tower", "hut")), ["well", "hut"])
    picking.toggle(1)
    assert picking.answer() == ["tower", "hut"]


def test_what_was_changed_can_be_taken_back() -> None:
    picking = Picking(Decision(0, "pay", 2, 2, ("well", "tower", "hut")), ["well", "hut"])
    picking.toggle(0)
    assert picking.changed
    picking.reset()
    assert not picking.changed


def test_whoever_is_asked_about_a_library_is_told_for_which_role() -> None:
    scene = Scene(seat("well", "library"), seat()).play("prospector")
    assert scene.table.decision
    asking = CardAsking(scene.table.decision, scene.view(), [])
    told = question(asking, asking.first(), ExplainCache(), [], words("en", SanJuan))
    assert told == "Prospector · Use the library for this role?"


def test_of_each_site_it_is_told_what_the_card_costs_there() -> None:
    scene = Scene(seat("palace well well", "crane tower"), seat()).play("builder")
    assert scene.table.decision
    asking = CardAsking(scene.table.decision, scene.view(), [])
    asking.settle("palace")
    say = words("en", SanJuan)
    told = question(asking, ("city", 1), ExplainCache(), [], say)
    assert told == "Palace: choose where it goes · Tower · costs 2"
    assert asking.price_at(("city", 0)) is None


def told(scene: Scene) -> str:
    """What seat 0 is asked."""
    decision = scene.table.decision
    assert decision
    asking = CardAsking(decision, scene.view(), decision.options[: decision.min])
    say = words("en", SanJuan)
    return question(asking, asking.first(), ExplainCache(), [], say)


@pytest.mark.parametrize(
    ("cards", "built", "theirs", "words"),
    [
        (9, "", "", "Hand limit: keep 7, discard 2"),
        (9, "", "guard_room", "Guard room: keep 6, discard 3"),
        (13, "tower", "guard_room", "Tower: keep 12, discard 1"),
    ],
)
def test_whoever_holds_too_many_cards_is_told_by_what_limit(
    cards: int, built: str, theirs: str, words: str
) -> None:
    assert told(new_round(seat(hand_of(cards), built), seat("", theirs), **NEW)) == words


def test_whoever_builds_once_a_city_is_full_is_told_that_it_is_the_last_time() -> None:
    others = seat("well well", ["indigo_plant"] * 12), seat("statue well well")
    assert told(Scene(*others[::-1]).play("builder")) == "Last build! Build, or pass"


def test_whoever_has_an_archive_is_told_that_it_asks() -> None:
    scene = Scene(seat("statue", "archive"), seat()).play("councillor")
    assert told(scene) == "Archive · Choose what to discard"


def test_whoever_may_pay_with_goods_is_told_how_much_they_owe() -> None:
    built = ["black_market", *full("sugar_mill tobacco_storage")]
    scene = Scene(seat("palace well well well well well well", built), seat()).play("builder", "palace")
    assert told(scene) == "Palace · 5 owed: choose goods to pay with · Sugar mill"


@pytest.mark.parametrize(
    ("built", "told"),
    [([], "Trader: nothing to sell now"), (full("sugar_mill"), "Trader: sell 1 for 1–2 cards")],
)
def test_a_trader_without_a_good_says_that_there_is_nothing_to_sell(built: list[Any], told: str) -> None:
    assert told_of_role("trader", Scene(seat("", built), seat())) == told


@pytest.mark.parametrize(("hand", "number"), [("palace", "–"), ("palace indigo_plant", "−1")])
def test_the_number_of_a_builder_is_what_it_saves_where_anything_can_be_built(hand: str, number: str) -> None:
    found = Scene(seat(hand), seat()).explain("builder")
    assert gives(found["gives"], "builder") == number


@pytest.mark.parametrize(
    ("hand", "built", "told"),
    [
        ("palace", "", "nothing that you can build now"),
        ("palace indigo_plant", "", "1 building within reach, for 1 less"),
        ("archive poor_house well", "crane indigo_plant", "3 buildings within reach, for 1 less"),
    ],
)
def test_a_builder_says_how_many_buildings_are_within_reach(hand: str, built: str, told: str) -> None:
    assert told_of_role("builder", Scene(seat(hand, built), seat())) == f"Builder: {told}"


def told_of_role(role: str, scene: Scene) -> str:
    facts = ExplainCache()
    assert scene.table.decision
    assert [*facts.look_up(view_of(scene.view()), [])]
    asking = CardAsking(scene.table.decision, scene.view(), [role])
    return question(asking, ("role", ROLES.index(role)), facts, [], words("en", SanJuan))


@pytest.mark.parametrize("kind", ["keep", "discard", "pay", "sell", "produce", "role", "build"])
def test_how_many_is_told_of_every_question_that_may_be_about_several(kind: str) -> None:
    assert asked(kind, ["trader"]).counted == (kind not in ("role", "build"))
