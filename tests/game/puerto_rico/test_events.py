"""What events tell: who, what, from where, where to, and why it counts."""

from tests.game.puerto_rico.scene import SUPPLY, Scene, seat

NEARLY_FULL = "fortress residence guild_hall city_hall small_market office wharf"
"""Eleven spaces of a city."""

# Why a round is the last


def test_a_full_city_is_told_with_whose_it_is() -> None:
    scene = Scene(seat(), seat(city=NEARLY_FULL, doubloons=9)).play("builder", None, "harbor")
    assert scene.happened("last") == [{"event": "last", "reason": "city", "seat": 1}]


def test_an_empty_pool_is_told() -> None:
    scene = Scene(seat(goods="corn:3"), supply={**SUPPLY, "vp": 3}).play("captain", "corn on 4")
    assert scene.happened("last") == [{"event": "last", "reason": "points"}]


def test_a_ship_without_enough_colonists_is_told() -> None:
    scene = Scene(supply={**SUPPLY, "colonists": 2}).play("mayor")
    assert scene.happened("last") == [{"event": "last", "reason": "colonists"}]


def test_the_first_reason_is_told_and_no_other() -> None:
    scene = Scene(seat(goods="corn:3"), supply={**SUPPLY, "vp": 3, "colonists": 0}).play("mayor")
    assert [found["reason"] for found in scene.happened("last")] == ["colonists"]
    scene.play("captain", "corn on 4")
    assert scene.happened("last") == []
