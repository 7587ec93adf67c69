"""Advice before a choice, and what a game's choices have cost."""

from random import Random

import pytest

from game.bots.bot import random_picks
from game.checks import Json
from game.sanjuan.bots.coach import COACH, besides, denies
from game.sanjuan.guest import SanJuan
from game.table import Table
from game.texts import LANGUAGES, texts
from tests.game.sanjuan.scene import Scene, full, seat

LAST_BUILDINGS = "smithy gold_mine archive poor_house well crane chapel tower aqueduct carpenter quarry"
DOES = {"build": "I would build ", "pay": "I would pay with ", "discard": "I would discard "}


def advice(scene: Scene) -> Json:
    asked = scene.table.decision
    assert asked
    return COACH.advise(scene.view(asked.seat), asked)


def test_a_sure_win_is_seen() -> None:
    """The last building ends the game before anybody else has built anything."""
    ready = seat("statue well well well well", LAST_BUILDINGS)
    found = advice(Scene(ready, seat("well", "indigo_plant")))
    worth = {answer["pick"][0]: answer["worth"] for answer in found["answers"]}
    assert worth["builder"] > 0.95


def test_it_names_whom_a_role_is_taken_from() -> None:
    rich = full("silver_smelter coffee_roaster tobacco_storage")
    scene = Scene(seat("well", rich), seat("", rich))
    assert denies(scene.view(), ["trader"]) == {"key": "coach.denies.trader", "seat": 1, "count": 2}
    assert denies(scene.view(), ["producer"]) is None


def more(scene: Scene, pick: list[str]) -> Json | None:
    asked = scene.table.decision
    assert asked
    return besides(scene.view(), asked, pick)


def told(scene: Scene) -> str:
    return COACH.sentence(advice(scene), ["Ana", "Bo"], texts("en", "game/sanjuan"))


def test_whoever_ends_the_game_is_told_how_far_ahead_he_is() -> None:
    scene = Scene(seat("statue well well well well", LAST_BUILDINGS), seat("well", "indigo_plant"))
    ahead = more(scene, ["builder"])
    assert ahead == {"key": "coach.besides.may_end", "count": 15}
    scene.play("builder")
    assert "besides, it ends the game, and you are 18 points ahead." in told(scene)


def test_whoever_is_behind_is_told_why_he_does_not_end_the_game() -> None:
    rich = "statue victory_column hero library quarry market_hall chapel tower aqueduct carpenter crane"
    scene = Scene(seat("statue well well well", LAST_BUILDINGS), seat("", rich))
    scene.play("builder")
    assert (more(scene, []) or {})["key"] == "coach.besides.waits"


def test_a_building_is_worth_more_with_what_stands() -> None:
    built = "indigo_plant sugar_mill tobacco_storage"
    scene = Scene(seat("guild_hall well well well well well well", built), seat("well"))
    scene.play("builder")
    found = more(scene, ["guild_hall"])
    assert found == {"key": "coach.besides.scores", "count": 6}


def test_it_says_what_cards_are_kept_for() -> None:
    scene = Scene(seat("well indigo_plant indigo_plant library"), seat("well"))
    scene.play("builder", "well")
    assert advice(scene)["gain"] == {"key": "coach.aim.pay", "card": "library"}


def test_a_role_may_be_for_oneself_alone() -> None:
    scene = Scene(seat("well", full("silver_smelter")), seat("well", "indigo_plant"))
    assert more(scene, ["trader"]) == {"key": "coach.besides.alone.trader"}


def test_more_cards_than_may_be_kept_speak_for_building() -> None:
    scene = Scene(seat("well statue hero tower chapel crane library"), seat("well"))
    assert more(scene, ["builder"]) == {"key": "coach.besides.limit", "count": 7}


def test_advice_is_one_sentence_in_every_language() -> None:
    rich = full("silver_smelter coffee_roaster tobacco_storage")
    found = advice(Scene(seat("well", rich), seat("", rich)))
    for language in LANGUAGES:
        told = COACH.sentence(found, ["Ana", "Bo"], texts(language, "game/sanjuan"))
        assert told.endswith(".")
        assert "coach" not in told
        assert "{" not in told


@pytest.mark.parametrize(
    ("number", "language", "told"),
    [
        (3, "en", "you paid with the well, the crane and the smithy"),
        (4, "en", "you paid with the well, the crane, the smithy and 1 more"),
        (7, "es", "pagaste con el pozo, la grúa, la herrería y 4 más"),
    ],
)
def test_it_names_three_of_many_cards(number: int, language: str, told: str) -> None:
    pick = ["well", "crane", "smithy", "tower", "chapel", "hero", "statue"][:number]
    assert COACH.did("pay", pick, texts(language, "game/sanjuan")) == told


def test_a_bad_choice_costs_something_and_the_best_one_nothing() -> None:
    """The other one has ended the game, and is a little behind whoever builds now."""
    ended = LAST_BUILDINGS.replace("chapel", "market_hall") + " market_stand"
    scene = Scene(seat("statue well well well well", LAST_BUILDINGS), seat("", ended))
    scene.play("builder")
    asked = scene.table.decision
    assert asked
    assert asked.kind == "build"
    assert COACH.advise(scene.view(), asked, ["statue"])["cost"] == 0
    assert COACH.advise(scene.view(), asked, [])["cost"] > 0.5


def test_every_kind_of_decision_has_its_reason() -> None:
    reasons = set()
    for seed in range(6):
        table = Table(SanJuan.new({"seats": 3, "expansion": ["new_buildings"], "draft": True}, seed), seed)
        random = Random(seed)
        while (asked := table.decision) and table.game.round < 12:
            if random.random() < 0.05 or asked.kind not in ("role", "build"):
                found = COACH.advise(table.game.view(asked.seat), asked)
                told = COACH.sentence(found, ["Ana", "Bo", "Cy"], texts("en", "game/sanjuan"))
                assert "coach" not in told
                assert told.startswith(("I would pass: ", DOES.get(asked.kind, "I would ")))
                reasons.add(asked.kind)
            table.choose(random_picks(asked.options, asked.min, asked.max, random.random))
    assert {"draft", "pay", "produce", "sell", "keep", "discard"} <= reasons
