"""Another game that begins at a moment of one that is known, of which nothing is lost."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.guest import game_named
from game.record import parse
from scenes.records.results import missing, reading
from scenes.records.saves import games_folder
from scenes.records.seats import HUMAN
from scenes.sanjuan.views import view_of
from scenes.screens.games import Games
from scenes.table.flow import Phase
from scenes.table.scene import TableScene
from tests.scenes.kept import count_all, keep, record, whole
from tests.scenes.player import Player, dummies

GAMES = ["sanjuan", "puerto_rico"]


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    with dummies(monkeypatch, tmp_path):
        yield Player(tmp_path, (480, 320))


def played_on(player: Player, game: str, at: float) -> TableScene[Any]:
    """From so far in a game that was kept."""
    keep("one", record(game=game))
    player.show(Games(player.console, game_named(game)))
    player.press("A")
    replay = player.top
    replay.go(round(replay.stops[-1] * at))
    player.rest()
    player.press("start")
    player.choose(player.console.say("replay.play_on"))
    assert isinstance(player.top, TableScene)
    return player.top


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_leads_to_a_game_that_has_come_so_far(player: Player, game: str) -> None:
    scene = played_on(player, game, 0.5)
    before, after = parse(record(game=game)), parse(scene.session.record())
    common = min(len(after.choices), len(before.choices) // 4)
    assert [*scene.session.seats] == [before.tags[f"seat{at}"] for at in range(3)]
    assert after.choices[:common] == before.choices[:common]
    player.until(lambda: scene.flow.phase is Phase.ASKING, "A")
    assert scene.session.levels[scene.eyes] == HUMAN


def test_nobody_sees_what_others_hold(player: Player) -> None:
    scene = played_on(player, "sanjuan", 0.5)
    seats = view_of(scene.shown.view)["seats"]
    assert [isinstance(seat["hand"], int) for seat in seats] == [False, True, True]


@pytest.mark.parametrize("game", GAMES)
def test_the_game_that_was_known_is_kept_as_it_was(player: Player, game: str) -> None:
    scene = played_on(player, game, 0.5)
    assert (games_folder() / "one.sanjuan").read_text(encoding="utf-8") == record(game=game)
    assert scene.session.path
    assert scene.session.path.name != "one.sanjuan"


def test_its_end_is_no_result(player: Player) -> None:
    keep("again-one", record(seed=2))
    keep("one", record())
    assert [result.file for result in count_all()] == ["one.sanjuan"]
    assert whole(missing()) == []
    assert len(whole(reading())) == 1


def test_what_nobody_played_cannot_be_played_on(player: Player) -> None:
    keep("one", record().replace("Ana, human", "Ana, normal"))
    player.show(Games(player.console, game_named("sanjuan")))
    player.press("A", "start")
    assert player.console.say("replay.play_on") not in player.rows
