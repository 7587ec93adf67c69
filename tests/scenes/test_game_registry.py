"""The door to a game: what it does not bring is not offered."""

from collections.abc import Callable

import pytest

from game.guest import GAMES, Game
from game.sanjuan.guest import SanJuan
from scenes.game_registry import DOORS, has_screen, parts_of
from scenes.screens.collection import Collection
from scenes.screens.how_to_play import HowToPlay
from scenes.screens.new_game import NewGame
from scenes.screens.title import Title
from scenes.table.parts import Parts
from tests.scenes.player import Player

Without = Callable[..., None]


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Without:
    """Have a game bring other things than it does."""

    def change(**parts: object) -> None:
        changed = Parts(**{**parts_of(SanJuan)._asdict(), **parts})
        monkeypatch.setitem(DOORS, SanJuan.name, lambda: changed)

    return change


def rows(player: Player) -> list[str]:
    return [row.words for row in player.top.rows()]


def test_every_door_is_that_of_a_game() -> None:
    assert {*DOORS} <= {*GAMES}
    assert has_screen("sanjuan")


def test_a_game_without_a_door_has_no_screen(screenless: type[Game]) -> None:
    assert not has_screen(screenless.name)


def test_a_game_that_teaches_nothing_has_no_such_row_on_the_title(player: Player, without: Without) -> None:
    player.show(Title(player.console))
    assert "How to play" in rows(player)
    without(first_game=None, rules=None, aid=None)
    player.show(Title(player.console))
    assert "How to play" not in rows(player)


def test_newcomers_are_offered_what_there_is(player: Player, without: Without) -> None:
    without(first_game=None, aid=None)
    player.show(HowToPlay(player.console, SanJuan))
    assert rows(player) == ["Rules"]


def test_a_game_without_a_gallery_has_none_in_the_collection(player: Player, without: Without) -> None:
    without(gallery=None)
    player.show(Collection(player.console, SanJuan))
    assert rows(player) == ["Games", "Statistics", "Achievements"]


def test_a_game_without_achievements_has_none_in_the_collection(player: Player, without: Without) -> None:
    without(feats=None)
    player.show(Collection(player.console, SanJuan))
    assert rows(player) == ["Gallery", "Games", "Statistics"]


def test_a_game_of_which_nothing_can_be_settled_asks_nothing_of_its_own(
    player: Player, without: Without
) -> None:
    player.show(NewGame(player.console, SanJuan))
    assert "Edition" in rows(player)
    without(variants=())
    player.show(NewGame(player.console, SanJuan))
    assert not {"Edition", "Expansion"} & {*rows(player)}
