"""The builder phase: building, paying, and the buildings that act in it."""

from tests.game.sanjuan.scene import Scene, seat


def test_the_builder_pays_one_card_less() -> None:
    scene = Scene(seat("statue well well"), seat("statue well well well")).play("builder", "statue")
    assert scene.asked == (1, "build")
    assert scene.hand() == []
    assert scene.play("statue").hand(1) == []


def test_a_building_may_be_declined() -> None:
    scene = Scene(seat("well well"), seat()).play("builder", None)
    assert scene.hand() == ["well", "well"]
    assert scene.city() == []
