"""A game that the house has never seen comes through the door: nothing but the registry is told of it."""

from pathlib import Path
from typing import Any

import pytest

from game.guest import Game, game_named
from game.table import replay
from scenes.input.buttons import Button
from scenes.lab.robot import Robot
from scenes.records.results import reading
from scenes.records.saves import games_folder, latest_first, read_record
from scenes.screens.games import Games
from scenes.screens.new_game import NewGame
from scenes.screens.pause import Pause
from scenes.screens.score import ScorePad
from scenes.screens.statistics import Statistics
from scenes.screens.title import Title
from scenes.table.log import Log
from scenes.table.past import Past
from scenes.table.replay import Replay
from scenes.table.scene import TableScene
from scenes.table.zoom import PageZoom
from tests.scenes.kept import count_all, whole
from tests.scenes.player import Player
from tests.toy import screen
from tests.toy.rules import Toy

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def player(toy: type[Game], tmp_path: Path) -> Player:
    return Player(tmp_path)


def begin(player: Player, humans: int = 1) -> TableScene[screen.ToyAsking]:
    menu = player.show(NewGame(player.console, Toy))
    levels = ["human"] * humans + ["greedy"] * (5 - humans)
    menu.plan = menu.plan._replace(seats=3, levels=levels, governor=0)
    player.console.stack.renew()
    player.rest()
    player.press("A")
    table: TableScene[screen.ToyAsking] = player.top
    return table


def play(player: Player, until: int = 99) -> None:
    """By buttons, to the end or for so many choices."""
    robot, table = Robot(player.console), player.top
    for _ in range(until):
        if table.session.over:
            return
        for button in robot.presses():
            player.hit(button)
            player.rest()


def test_it_is_the_game_that_its_name_stands_for() -> None:
    assert game_named("toy") is Toy


def test_it_is_played_by_buttons_counted_and_seen_again(player: Player) -> None:
    table = begin(player)
    assert table.session.game is Toy
    assert table.asking
    play(player)
    assert isinstance(player.top, ScorePad)
    assert len(whole(reading())) == len(count_all()) == 1
    (path,) = latest_first(games_folder())
    assert replay(read_record(path)).record() == table.session.record()
    player.show(Games(player.console, Toy))
    player.press("A")
    assert isinstance(player.top, Replay)
    player.hit(Button.R1)
    player.rest()
    player.show(Statistics(player.console, Toy))


def test_what_goes_somewhere_is_chosen_in_two_steps(player: Player) -> None:
    table = begin(player)
    player.press("A")
    assert table.asking
    player.press("A")
    assert table.asking.placing == "tea"
    assert table.spot == ("boat", 0)
    player.press("B")
    assert table.asking.placing == ""
    player.press("A", "right", "A")
    view: Any = table.shown.view
    assert view["boats"]["south"][0] == "tea"


def test_what_has_happened_is_taken_back_enlarged_and_looked_at(player: Player) -> None:
    table = begin(player)
    before = table.session.record()
    player.press("A")
    player.hit(Button.L2)
    player.rest()
    assert table.session.record() == before
    player.press("Y")
    assert isinstance(player.top, PageZoom)
    player.press("B", "A", "A", "A", "select")
    assert isinstance(player.top, Log)
    player.press("A")
    assert isinstance(player.top, Past)
    player.press("left", "B", "B", "start")
    assert isinstance(player.top, Pause)


def test_what_it_does_not_bring_is_not_offered(player: Player) -> None:
    table = begin(player)
    assert Button.R2 not in [hint.button for hint in table.hints()]
    player.press("R2")
    assert player.top is table
    assert [row.words for row in table.more()] == ["Log"]


def test_no_curtain_falls_where_nothing_is_hidden(player: Player) -> None:
    table = begin(player, humans=2)
    seen = set()
    for _ in range(6):
        assert player.top is table
        seen.add(table.eyes)
        player.press("A")
    assert seen == {0, 1}


def test_it_is_offered_to_go_on_with(player: Player) -> None:
    play_on = begin(player)
    play(player, until=3)
    record = play_on.session.record()
    player.console.stack.restart(Title(player.console))
    player.rest()
    player.press("A")
    assert player.top.session.game is Toy
    assert player.top.session.record() == record
