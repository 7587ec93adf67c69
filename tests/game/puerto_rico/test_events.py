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


# A role and its doubloons


def test_a_doubloon_onto_each_role_left_is_told_before_the_next_round() -> None:
    scene = Scene(taken={"settler": 0, "mayor": 1}, roles={"captain": 2}).play("trader")
    assert scene.happened("bonus") == [{"event": "bonus", "roles": ["builder", "craftsman", "captain"]}]
    kinds = [found["event"] for found in scene.news]
    assert kinds.index("phase_end") < kinds.index("bonus") < kinds.index("round")


def test_of_two_prospectors_each_is_told_by_its_name() -> None:
    taken = {"settler": 0, "mayor": 1, "builder": 2, "prospector": 3}
    scene = Scene(*[seat()] * 5, taken=taken).play("trader")
    assert scene.happened("bonus")[0]["roles"] == ["craftsman", "captain", "prospector_2"]
