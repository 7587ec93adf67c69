"""The settler phase: tiles onto the islands."""

from tests.game.puerto_rico.scene import Scene, seat


def test_everybody_may_take_a_face_up_plantation() -> None:
    scene = Scene(seat("corn"), face_up=["indigo", "sugar"]).play("settler", "indigo", "sugar")
    assert scene.island() == ["corn", "indigo"]
    assert scene.island(1) == ["sugar"]


def test_only_the_settler_may_take_a_quarry_instead() -> None:
    scene = Scene(face_up=["corn", "indigo"]).play("settler")
    assert scene.in_order == ["corn", "indigo", "quarry"]
    assert scene.play("quarry").in_order == ["corn", "indigo"]
