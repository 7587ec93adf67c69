"""Whom `expert` reckons with: people who take what pays most now."""

import pytest

from game.decision import Decision
from game.puerto_rico.bots.guess import Guess
from game.puerto_rico.bots.hasty import Hasty
from game.puerto_rico.bots.net import weights
from game.puerto_rico.state import State
from tests.game.puerto_rico.scene import Scene, seat


def picks(scene: Scene) -> list[str]:
    asked = scene.table.decision
    assert asked
    s = table(scene, asked)
    found = Hasty(weights().net, weights().roles).answer(s)
    return [name for option, name in zip(s.options, asked.options, strict=True) if option in found]


def table(scene: Scene, asked: Decision) -> State:
    return Guess(scene.view(asked.seat), asked).deal(1)


@pytest.mark.parametrize(
    ("owner", "role"),
    [
        (seat(goods="corn:6 sugar:5"), "captain"),
        (seat("", "large_market:1", "coffee"), "trader"),
        (seat(doubloons=12), "builder"),
        (seat("corn* corn* corn* corn* sugar* sugar* sugar*", "sugar_mill:3"), "craftsman"),
        (seat("corn corn corn", "sugar_mill"), "mayor"),
        (seat(), "settler"),
    ],
)
def test_the_role_that_pays_most_now(owner: dict[str, object], role: str) -> None:
    assert picks(Scene(owner)) == [role]


def test_money_on_a_role_counts() -> None:
    assert picks(Scene(seat(), roles={"trader": 4})) == ["trader"]


def test_a_plantation_that_a_building_waits_for() -> None:
    scene = Scene(seat("corn", "tobacco_storage small_market office hospice hacienda factory"))
    scene.play("settler")
    assert picks(scene) == ["tobacco"]


def test_a_plant_for_the_fields_there_are() -> None:
    scene = Scene(seat("tobacco tobacco", doubloons=6))
    scene.play("builder")
    assert picks(scene) == ["tobacco_storage"]


def test_looking_at_roles_changes_nothing() -> None:
    scene = Scene(seat(doubloons=5), roles={"builder": 2})
    asked = scene.table.decision
    assert asked
    s = table(scene, asked)
    before = [s.first, *[each.doubloons for each in s.seats]]
    Hasty(weights().net, weights().roles).answer(s)
    assert [s.first, *[each.doubloons for each in s.seats]] == before
