"""The title: wherever it leads with buttons alone, and back."""

import pytest

from game.guest import game_named
from game.sanjuan.guest import SanJuan
from game.table import Table
from scenes.app.loop import LULL
from scenes.records.saves import games_folder
from scenes.screens.about import About
from scenes.screens.collection import Collection
from scenes.screens.how_to_play import HowToPlay
from scenes.screens.new_game import NewGame
from scenes.screens.settings_menu import SettingsMenu
from scenes.screens.title import Title
from scenes.table.scene import TableScene
from tests.scenes.kept import keep, record
from tests.scenes.picture import titled
from tests.scenes.player import Player

PUERTO_RICO = Table(game_named("puerto_rico").new({"seats": 3}, 1), 1).record()


@pytest.mark.parametrize(
    ("words", "scene"),
    [
        ("New game", NewGame),
        ("How to play", HowToPlay),
        ("Collection", Collection),
        ("Settings", SettingsMenu),
        ("About", About),
    ],
)
def test_the_title_leads_there_and_b_leads_back(player: Player, words: str, scene: type) -> None:
    title = titled(player)
    player.choose(words)
    assert isinstance(player.top, scene)
    player.press("B")
    assert player.top is title


def test_about_leads_to_the_licences_of_everything(player: Player) -> None:
    about = player.show(About(player.console))
    player.press("A")
    read = "\n".join(player.top.paragraphs())
    for words in ("MIT License", "SIL OPEN FONT LICENSE", "CC BY 4.0", "LGPL", "zlib", "Frank Wen", "Python"):
        assert words in read
    player.press("B")
    assert player.top is about


def test_b_on_the_title_only_points_to_the_way_out(player: Player) -> None:
    title = titled(player)
    player.press("B")
    assert player.top is title
    assert player.row.words == "Leave"
    player.press("A")
    assert not player.on


def test_one_press_in_a_new_game_starts_it_and_keeps_it(player: Player) -> None:
    titled(player)
    player.choose("New game")
    player.press("A")
    assert isinstance(player.top, TableScene)
    assert player.top.session.names == ["Player 1", "Inés", "Tomás", "Dolores"]
    assert len(list(games_folder().iterdir())) == 1


def test_cards_are_made_while_nobody_presses_anything_and_kept_for_the_table(player: Player) -> None:
    def cards() -> list[object]:
        return [key for key in player.console.pictures._made if "card" in str(key)]

    titled(player)
    assert not cards()
    player.frame()
    player.now += LULL
    while not (player.console.loop.at_rest and cards()):
        player.frame()
    made = cards()
    player.choose("New game")
    player.press("A")
    assert isinstance(player.top, TableScene)
    assert cards() == made


def test_a_game_that_was_left_goes_on_from_the_title(player: Player) -> None:
    player.show(NewGame(player.console, SanJuan))
    player.press("A")
    player.rest()
    record = player.top.session.record()
    player.press("start")
    player.choose("Title screen")
    title = player.top
    assert isinstance(title, Title)
    assert "With Inés, Tomás and Dolores" in player.row.note
    player.press("A")
    player.rest()
    assert player.top.session.record() == record


def test_a_watched_game_has_no_people_and_is_not_kept(player: Player) -> None:
    titled(player)
    player.console.settle(speed="1")
    player.choose("Watch bots play")
    assert player.top.session.humans == []
    assert not games_folder().exists()


def test_a_game_that_cannot_be_read_costs_a_notice_and_is_left_alone(player: Player) -> None:
    games_folder().mkdir(parents=True)
    old = games_folder() / "old.sanjuan"
    old.write_text('[format "99"]\n')
    titled(player)
    assert player.row.words == "New game"
    assert "another version" in player.console.notices.words[0]
    assert old.read_text() == '[format "99"]\n'


@pytest.mark.usefixtures("screenless")
@pytest.mark.parametrize("later", ["[format", PUERTO_RICO])
def test_a_game_that_was_left_is_found_below_what_cannot_be_continued(player: Player, later: str) -> None:
    left = keep("left", record(2, choices=9), day=1)
    keep("later", later, day=2)
    title = titled(player)
    assert title.left
    assert title.left.path == left


def test_the_game_that_was_left_tells_with_whom_and_since_when_it_waits(player: Player) -> None:
    player.console.settle(language="es")
    keep("left", record(choices=5))
    titled(player)
    assert player.row.note == "Con Inés y Mateo · ronda 1 · 14 de noviembre de 2023"
