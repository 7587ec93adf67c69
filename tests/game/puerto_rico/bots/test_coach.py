"""Advice before a choice, its reasons, and what another choice costs."""

from random import Random

import pytest

from game.bots.bot import random_picks
from game.checks import Json
from game.puerto_rico.bots.coach import COACH, denies, gain
from game.puerto_rico.guest import PuertoRico
from game.table import Table
from game.texts import LANGUAGES, texts
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat

FIELDS = "corn* corn* corn* corn* corn*"


def advice(scene: Scene, picked: list[str] | None = None) -> Json:
    asked = scene.table.decision
    assert asked
    return COACH.advise(scene.view(asked.seat), asked, picked)


def test_it_names_who_comes_too_late_for_a_role() -> None:
    scene = Scene(seat(goods="corn:2"), seat(goods="corn:4 sugar:2"), seat(doubloons=8))
    assert denies(scene.view(), ["captain"]) == {"key": "coach.denies.captain", "seat": 1, "count": 6}
    assert denies(scene.view(), ["builder"]) == {"key": "coach.denies.builder", "seat": 2, "count": 8}


def test_it_says_whom_the_craftsman_would_help_more() -> None:
    scene = Scene(seat("corn*"), seat(FIELDS))
    found = {"key": "coach.avoids.craftsman", "seat": 1, "count": 5, "own": 2}
    assert denies(scene.view(), ["settler"]) == found


def test_it_says_what_the_craftsman_gives_others() -> None:
    scene = Scene(seat("corn* corn* corn*"), seat("corn*"), seat("corn* corn*"))
    assert denies(scene.view(), ["craftsman"]) == {"key": "coach.shares.craftsman", "seat": 2, "count": 2}
    assert denies(Scene(seat("corn*")).view(), ["craftsman"]) is None


def reason(scene: Scene, pick: str) -> Json:
    asked = scene.table.decision
    assert asked
    return gain(scene.view(asked.seat), asked, [pick])


def test_a_building_is_built_for_what_it_does() -> None:
    scene = Scene(seat("corn* sugar* sugar", "small_market:1", doubloons=12))
    scene.play("builder")
    assert reason(scene, "sugar_mill") == {"key": "coach.gain.build.plant", "count": 2}
    assert reason(scene, "harbor") == {"key": "coach.gain.build.harbor"}
    assert reason(scene, "coffee_roaster") == {"key": "coach.gain.build", "count": 3}
    assert reason(scene, "city_hall") == {"key": "coach.gain.build.large", "count": 6}


def test_a_tile_is_taken_for_what_waits_for_it() -> None:
    scene = Scene(seat("", "sugar_mill"))
    scene.play("settler")
    for tile, why in (("corn", "corn"), ("sugar", "room"), ("indigo", "no_building"), ("quarry", "cheaper")):
        assert reason(scene, tile) == {"key": f"coach.gain.settle.{why}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_what_every_building_does(language: str) -> None:
    say = texts(language, "game/puerto_rico")
    scene = Scene(seat("corn*", doubloons=20))
    scene.play("builder")
    asked = scene.table.decision
    assert asked
    for name in asked.options:
        assert "coach" not in say(**gain(scene.view(), asked, [name]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_one_sentence_in_every_language(language: str) -> None:
    told = COACH.sentence(
        advice(Scene(seat("corn*"), seat(FIELDS))), ["Ana", "Bo", "Cy"], texts(language, "game/puerto_rico")
    )
    assert told.endswith(".")
    assert "Bo" in told
    assert "coach" not in told
    assert "{" not in told


def test_a_bad_choice_costs_something_and_the_best_one_nothing() -> None:
    """The last role of the last round: the others are two points ahead."""
    taken = {"settler": 1, "mayor": 2}
    scene = Scene(seat(goods="corn:5"), governor=1, taken=taken, last=True, supply={**SUPPLY, "vp": 71})
    assert advice(scene)["pick"] == ["captain"]
    assert advice(scene, ["captain"])["cost"] == 0
    assert advice(scene, ["trader"])["cost"] == 1


def test_every_kind_of_decision_has_its_reason() -> None:
    reasons = set()
    names = ["Ana", "Bo", "Cy"]
    for seed in range(8):
        table = Table(PuertoRico.new({"seats": 3}, seed), seed)
        random = Random(seed)
        while asked := table.decision:
            if random.random() < 0.03 or asked.kind not in reasons:
                found = COACH.advise(table.game.view(asked.seat), asked)
                told = COACH.sentence(found, names, texts("en", "game/puerto_rico"))
                assert "coach" not in told
                assert told.startswith("I would ")
                reasons.add(asked.kind)
            table.choose(random_picks(asked.options, asked.min, asked.max, random.random))
    assert {"role", "settle", "man", "build", "privilege", "sell", "load", "barrel"} <= reasons
