"""What others do is seen and understood: what goes together, and what is told of it."""

from pathlib import Path
from typing import Any

import pytest

from scenes.input.buttons import Button
from scenes.puerto_rico.effects import SCRIPT
from scenes.puerto_rico.endings import announced, sign
from scenes.puerto_rico.sheets import shares
from scenes.puerto_rico.stage import Stage
from scenes.table.flow import Phase, together
from scenes.table.light import rays
from scenes.table.wording import tell_all
from tests.scenes.player import Player
from tests.scenes.puerto_rico.test_table import at_table, choose, dealt, loaded


@pytest.fixture
def player(tmp_path: Path, dummy_devices: None) -> Player:
    return Player(tmp_path)


def produced(seat: int, **more: Any) -> Any:
    return {"event": "produce", "seat": seat, "goods": {"corn": 1}, **more}


def movements(*events: Any) -> list[int]:
    queue, found = list(events), []
    while queue:
        found.append(len(together(queue, SCRIPT.joins)))
    return found


def test_all_that_everybody_produces_is_one_movement_and_the_privilege_another() -> None:
    factory = {"event": "factory", "seat": 1, "doubloons": 2, "kinds": 3}
    privilege = produced(0, privilege=True)
    assert movements(produced(0), produced(1), factory, produced(2), privilege) == [4, 1]


def test_loads_are_seen_one_after_the_other_and_ships_sail_together() -> None:
    load = {"event": "load", "seat": 1, "good": "corn", "barrels": 1, "ship": "4"}
    sail = {"event": "unload", "ship": "4", "good": "corn", "barrels": 4}
    assert movements(load, load, sail, {**sail, "ship": "5"}) == [1, 1, 2]


def test_a_movement_of_several_seats_says_whose_it_is(player: Player) -> None:
    scene = at_table(player, dealt(3))
    told = tell_all(scene.session, [produced(0), produced(2)], scene.say)
    assert told == "Ana, Tomás produce goods."
    assert tell_all(scene.session, [produced(1)], scene.say) == "Inés produces: 1 corn."


def test_a_sheet_has_what_each_seat_got_and_lost() -> None:
    events: Any = [
        {"event": "role", "seat": 1, "role": "captain", "doubloons": 2},
        {"event": "load", "seat": 1, "good": "corn", "barrels": 3, "ship": "5", "points": 4},
        {"event": "lose", "seat": 2, "goods": {"corn": 2}},
    ]
    _, taker, loser = shares(events, ["Ana", "Inés", "Tomás"])
    assert [(gain.number, gain.used) for gain in taker.gains] == [(3, True), (4, False), (2, False)]
    assert [gain.number for gain in loser.gains] == [-2]


def sheet_of(scene: Any) -> Any:
    """What covers the bay from shore to shore, if anything does."""
    board: Stage = scene.board
    width = board.usual["stage"].width * 0.9
    wide = [actor for actor in board.flying if actor.sprite and actor.sprite.size[0] > width and actor.fade]
    return wide[0] if wide else None


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_a_sheet_is_seen_at_the_end_of_a_role_unless_all_is_there_at_once(
    tmp_path: Path, dummy_devices: None, speed: str
) -> None:
    player = Player(tmp_path, speed=speed)
    scene = loaded(player, {}, face_up=["corn", "indigo", "sugar", "coffee"])
    choose(player, scene, "settler")
    player.press("A")
    seen = 0
    for _ in range(900):
        player.frame()
        seen += sheet_of(scene) is not None
    assert bool(seen) == (speed != "instant")


def test_a_press_takes_the_sheet_away(tmp_path: Path, dummy_devices: None) -> None:
    player = Player(tmp_path, speed="1")
    scene = loaded(player, {}, face_up=["corn", "indigo", "sugar", "coffee"])
    choose(player, scene, "settler")
    player.hit(Button.A)
    for _ in range(900):
        player.frame()
        if sheet_of(scene):
            break
    player.hit(Button.A)
    player.frame()
    assert not sheet_of(scene)


ENDINGS: dict[str, dict[str, Any]] = {
    "points": {"goods": {"corn": 1}, "supply": {"colonists": 30, "ship": 3, "vp": 1}, "ships": [{"size": 4}]},
    "colonists": {"supply": {"colonists": 0, "ship": 3, "vp": 50}},
}


@pytest.mark.parametrize(("role", "why"), [("captain", "points"), ("mayor", "colonists")])
def test_the_last_round_is_announced_with_its_reason_and_stays_readable(
    tmp_path: Path, dummy_devices: None, role: str, why: str
) -> None:
    player = Player(tmp_path, speed="1")
    position = dict(ENDINGS[why])
    scene = loaded(player, {"goods": position.pop("goods", {})}, **position)
    board = scene.board
    assert isinstance(board, Stage)
    told = announced(board.tokens, why, board.usual["stage"], board.say)
    sign_of_it = sign(board.pieces, why, board.usual["ask"], board.say)
    scene.focus.on = "role", scene.board.things("role", scene.shown.view, scene.asking).index(role)
    player.hit(Button.A)
    seen = 0
    for _ in range(900):
        player.frame()
        seen += any(actor.sprite is told and actor.fade for actor in board.flying)
        if scene.asking and scene.asking.decision.kind != "role":
            player.hit(Button.A)
    assert seen > 60
    assert any(actor.sprite is sign_of_it for actor in board.actors)


def test_a_large_building_is_held_up_in_light_before_it_stands(tmp_path: Path, dummy_devices: None) -> None:
    player = Player(tmp_path, speed="1")

    def shown(building: str) -> tuple[int, int]:
        """Frames until it stands, and those of them in which light is seen."""
        scene = loaded(player, {})
        board, lit = scene.board, 0
        assert isinstance(board, Stage)
        light = rays(board.tokens, board.usual["stage"].height)
        scene.asking, scene.flow.phase = None, Phase.TELLING
        event: Any = {"event": "build", "seat": 1, "building": building, "paid": 1, "steps": []}
        scene.flow.hear([event])
        for frame in range(300):
            player.frame()
            lit += any(actor.sprite is light and actor.fade > 0 for actor in board.flying)
            if building in [each["building"] for each in board.shown["seats"][1]["city"]]:
                return frame, lit
        raise AssertionError(f"{building} never stands")

    small, large = shown("small_market"), shown("customs_house")
    assert large[0] > 2 * small[0]
    assert (small[1], large[1] > 30) == (0, True)
