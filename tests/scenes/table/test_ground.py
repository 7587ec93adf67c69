"""What a table lies on is brought to the screen as fast as a picture can be."""

from pathlib import Path

import pytest

from game.guest import game_named
from scenes.draw.software_canvas import Variants
from scenes.records.plan import Plan
from scenes.records.seats import HUMAN
from scenes.screens.opening import begin
from scenes.table.scene import TableScene
from tests.scenes.player import Player


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("game", ["sanjuan", "puerto_rico"])
def test_nothing_is_looked_for_below_the_ground(tmp_path: Path, game: str) -> None:
    player = Player(tmp_path)
    begin(player.console, game_named(game), Plan(2, [HUMAN, "greedy"], None, 1))
    player.rest()
    table = player.top
    assert isinstance(table, TableScene)
    ground = table.board.actors[0].sprite
    assert isinstance(ground, Variants)
    assert ground.solid == player.console.layout.screen
