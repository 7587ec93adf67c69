"""Whoever was away for several moves finds what has happened since, where the log is."""

from pathlib import Path

import pytest

from scenes.input.buttons import Button
from scenes.lab.robot import Robot
from scenes.table.log import Log
from scenes.table.past import Past
from tests.scenes.player import Player
from tests.scenes.puerto_rico.test_table import at_table, choose, dealt


@pytest.fixture
def player(tmp_path: Path, dummy_devices: None) -> Player:
    return Player(tmp_path)


def label(player: Player) -> str:
    words: str = next(hint.words for hint in player.top.hints() if hint.button is Button.SELECT)
    return words


def test_the_log_opens_where_somebody_looked_last(player: Player) -> None:
    scene = at_table(player, dealt(5))
    assert label(player) == "Log"
    choose(player, scene, "prospector")
    while label(player) == "Log":
        player.press("A")
    player.press("select")
    log = player.top
    assert isinstance(log, Log)
    rows = [row.words for row in log.rows()]
    assert log.focus.on == rows.index("Since your last turn")
    assert len(rows[log.focus.on :]) > 4
    player.press("A")
    assert isinstance(player.top, Past)


def test_what_is_new_in_the_log_is_seen_rather_than_what_is_old(tmp_path: Path, dummy_devices: None) -> None:
    player = Player(tmp_path, (480, 320))
    at_table(player, dealt(5))
    for _ in range(12):
        player.press(*(button.name for button in Robot(player.console).presses()))
    scene = player.top
    log = player.show(Log(player.console, scene.session, scene.parts, 0, since=10))
    since = [row.words for row in log.rows()].index("Since your last turn")
    assert min(log.places()) == since
