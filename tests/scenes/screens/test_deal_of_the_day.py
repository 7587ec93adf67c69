"""The same deal for everybody by the date, played once for good, and by an expert in one's place."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots.match import play
from game.guest import game_named
from game.table import Table
from scenes.records.bot_process import BotProcess, Prompt
from scenes.records.deals import Deal, experts
from scenes.records.saves import counts
from scenes.screens.ending import after_game
from scenes.screens.new_game import NewGame
from scenes.screens.opening import sit_down
from scenes.table.scene import TableScene
from scenes.widgets.menu import Menu
from tests.scenes.kept import count_all
from tests.scenes.player import Player, dummies, said

GAMES = ["sanjuan", "puerto_rico"]
DAY = "2026-01-06"


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    monkeypatch.setattr("scenes.screens.new_game.today", lambda kind: Deal(kind, DAY))
    monkeypatch.setattr(BotProcess, "outside", lambda bots, stand_in, tell, wake: Prompt(stand_in, wake))
    with dummies(monkeypatch, tmp_path):
        yield Player(tmp_path)


def deal(game: str, day: str = DAY) -> Deal:
    return Deal(game_named(game), day)


def chosen(player: Player, game: str) -> TableScene[Any]:
    player.show(NewGame(player.console, game_named(game)))
    player.choose(player.console.say("deal.title"))
    assert isinstance(player.top, TableScene)
    return player.top


def played(player: Player, game: str) -> Table:
    """To its end."""
    table = deal(game).table(player.console.say, player.console.me)
    play(table, dict.fromkeys(range(table.seats), game_named(game).habitual()))
    sit_down(player.console, table, deal(game).path).close()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_all_day_and_another_one_the_next(player: Player, game: str) -> None:
    mine, theirs, later = (
        each.table(player.console.say, name).game
        for each, name in ((deal(game), "Ana"), (deal(game), "Bo"), (deal(game, "2026-01-07"), "Ana"))
    )
    assert mine.names[1:] == theirs.names[1:]
    found = mine.position()
    found["seats"][0]["name"] = theirs.names[0]
    assert found == theirs.position() != later.position()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_begun_from_the_plan_and_gone_on_with(player: Player, game: str) -> None:
    scene = chosen(player, game)
    assert scene.session.path == deal(game).path
    player.until(lambda: scene.asking is not None, "B")
    player.press("A", "A")
    before = scene.session.record()
    assert chosen(player, game).session.record() == before


@pytest.mark.parametrize("game", GAMES)
def test_both_results_are_kept(player: Player, game: str) -> None:
    table = played(player, game)
    count_all()
    player.show(NewGame(player.console, game_named(game)))
    mine, points = table.game.score()[0]["total"], experts(deal(game))
    player.focus(player.console.say("deal.title"))
    assert [*player.row.values] == [player.console.say("deal.both", mine=mine, expert=points)]


def test_it_counts_only_once(player: Player) -> None:
    played(player, "sanjuan")
    count_all()
    scene = chosen(player, "sanjuan")
    assert scene.session.path
    assert not counts(scene.session.path)
    assert deal("sanjuan").path.exists()


@pytest.mark.parametrize("game", GAMES)
def test_the_expert_plays_it_once_the_points_have_been_seen(
    player: Player, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table = played(player, game)
    after_game(player.console, sit_down(player.console, table, deal(game).path))
    player.rest()
    told = said(monkeypatch, player)
    player.until(lambda: isinstance(player.top, Menu), "A")
    points = {"mine": table.game.score()[0]["total"], "expert": experts(deal(game))}
    before = [*told]
    assert {player.console.say("deal.playing"), player.console.say("deal.compared", **points)} <= {*before}
