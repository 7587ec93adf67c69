"""Games that began from a position: nothing has happened yet, and cities are as full as somebody likes."""

from typing import Any, Final

import pytest

from game.sanjuan.guest import SanJuan
from game.table import Table
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.views import view_of
from scenes.sanjuan.zoom import city_zoom
from scenes.screens.games import Games
from scenes.screens.title import Title
from scenes.table.log import Log
from scenes.table.replay import Replay
from scenes.table.scene import TableScene
from tests.scenes.kept import keep
from tests.scenes.player import Player

MORE_THAN_FULL: Final = 13


def left(player: Player, seats: list[dict[str, Any]], *picks: list[str]) -> None:
    """Keep such a game after these choices."""
    names = [{"name": "Ana, human"}, {"name": "Bo, human"}]
    position = {"seats": [{**name, **seat} for name, seat in zip(names, seats, strict=True)]}
    table = Table(SanJuan.load({**position, "supply": ["crane"] * 40}, 1), 1)
    for each in picks:
        table.choose(each)
    keep("position", table.record())


def gone_on(player: Player) -> TableScene[CardAsking]:
    player.show(Title(player.console))
    player.press("A")
    assert isinstance(player.top, TableScene)
    return player.top


def test_a_log_in_which_nothing_stands_is_left_again(player: Player) -> None:
    left(player, [{}, {}])
    gone_on(player)
    player.press("select")
    assert isinstance(player.top, Log)
    player.press("A")
    assert isinstance(player.top, TableScene)


@pytest.mark.parametrize("picks", [[], [["producer"], ["indigo_plant"]]])
def test_it_is_seen_again_from_its_first_choice_on(player: Player, picks: list[list[str]]) -> None:
    left(player, [{"built": ["indigo_plant"]}, {}], *picks)
    player.show(Games(player.console, SanJuan))
    player.press("X")
    assert isinstance(player.top, Replay)
    assert (player.top.past.at, player.top.caption, player.top.turns[:1]) == (0, "", [1] * bool(picks))


def test_a_city_that_is_more_than_full_can_be_asked_and_enlarged(player: Player) -> None:
    player.console.settle(always_ask=True)
    left(player, [{"built": ["indigo_plant"] * MORE_THAN_FULL}] * 2, ["producer"])
    scene = gone_on(player)
    assert scene.asking
    assert len(scene.asking.spots) == MORE_THAN_FULL
    player.press("Y", "up", "Y")
    scene.stack.push(city_zoom(player.console, view_of(scene.shown.view), scene.session.names, scene.eyes))
    player.rest()
    assert len(player.top.places()) == MORE_THAN_FULL - 1
