"""Advice before a choice, and what a game's choices have cost."""

from game.checks import Json
from game.record import parse
from game.sanjuan.bots import coach
from game.sanjuan.guest import SanJuan
from game.table import Table
from game.texts import LANGUAGES, texts
from tests.game.sanjuan.scene import Scene, full, seat

LAST_BUILDINGS = "smithy gold_mine archive poor_house well crane chapel tower aqueduct carpenter quarry"


def advice(scene: Scene) -> Json:
    asked = scene.table.decision
    assert asked
    return coach.advise(scene.view(asked.seat), asked)


def test_a_sure_win_is_seen() -> None:
    """The last building ends the game before anybody else has built anything."""
    ready = seat("statue well well well well", LAST_BUILDINGS)
    found = advice(Scene(ready, seat("well", "indigo_plant")))
    worth = {answer["pick"][0]: answer["worth"] for answer in found["answers"]}
    assert worth["builder"] > 0.95


def test_it_names_whom_a_role_is_taken_from() -> None:
    rich = full("silver_smelter coffee_roaster tobacco_storage")
    scene = Scene(seat("well", rich), seat("", rich))
    assert coach.denies(scene.view(), ["trader"]) == {"key": "coach.denies.trader", "seat": 1, "count": 2}
    assert coach.denies(scene.view(), ["producer"]) is None


def test_advice_is_one_sentence_in_every_language() -> None:
    rich = full("silver_smelter coffee_roaster tobacco_storage")
    found = advice(Scene(seat("well", rich), seat("", rich)))
    for language in LANGUAGES:
        told = coach.sentence(found, ["Ana", "Bo"], texts(language, "game/sanjuan"))
        assert told.endswith(".")
        assert "coach" not in told
        assert "{" not in told


def test_the_costliest_decisions_of_a_game_are_named() -> None:
    table, bot = Table(SanJuan.new({"seats": 2, "governor": 0}, 3), 3), SanJuan.levels["normal"](1)
    while (asked := table.decision) and table.game.round < 3:
        picks = bot.pick(table.game.view(asked.seat), asked)
        if asked.kind == "build" and asked.seat == 0:
            picks = []
        table.choose(picks)
    found = coach.costliest(parse(table.record()), seat=0)
    assert found == sorted(found, key=lambda mistake: -mistake["cost"])
    assert 0 < len(found) <= coach.COSTLIEST
    assert all(mistake["picked"] != mistake["best"] for mistake in found)
