"""Several people on one device."""

import os

import pytest

from scenes.app.profiles import OWNER, choose, current, forget, settings_file
from scenes.app.settings import load
from scenes.input.buttons import TAKE_BACK, Button, Typed
from scenes.records.saves import games_folder
from scenes.screens.name_entry import NameEntry
from scenes.screens.settings_menu import SettingsMenu
from scenes.widgets.keyboard import DONE
from tests.scenes.picture import titled
from tests.scenes.player import Player


def new_player(player: Player, *buttons: str) -> None:
    """From the title: whatever these buttons write is the name of somebody new."""
    player.choose(f"Playing: {player.console.me}")
    player.choose("New player")
    player.press(*buttons)
    done(player)
    player.press("B")


def done(player: Player) -> None:
    """With a name."""
    player.top.focus.on = DONE
    player.press("A")


def test_somebody_new_has_a_name_a_face_and_games_of_their_own(player: Player) -> None:
    games = games_folder()
    titled(player)
    player.choose("New game")
    player.press("A")
    player.press("start")
    player.choose("Title screen")
    assert player.row.words == "Continue"
    player.press("down")
    new_player(player, "right", "A", "A")
    assert "Continue" not in player.rows
    player.choose("New game")
    player.press("A")
    assert player.top.session.names[0] == "Bb"
    assert player.console.portrait("Bb", 0) == "portraits/human_2"
    assert games_folder() != games
    assert len(list(games_folder().iterdir())) == len(list(games.iterdir())) == 1


def test_everybody_has_settings_of_their_own_and_comes_back_to_them(player: Player) -> None:
    title = titled(player)
    player.console.settle(rumble=False)
    new_player(player, "right", "A")
    assert not player.console.settings.rumble
    player.console.settle(rumble=True, text_size=150)
    player.rest()
    player.choose("Playing: B")
    player.choose("Play as Player 1")
    player.press("B")
    assert player.top is title
    assert (player.console.settings.rumble, player.console.settings.text_size) == (False, 100)
    assert load(settings_file())[0] == player.console.settings


def test_a_name_and_a_portrait_can_be_changed(player: Player) -> None:
    title = titled(player)
    player.choose("Playing: Player 1")
    player.focus("Name")
    player.press("A", "down", "A")
    done(player)
    player.focus("Portrait")
    player.press("right", "right", "B")
    assert player.top is title
    assert "Playing: J" in [row.words for row in title.listed]
    assert player.console.portrait("J", 0) == "portraits/human_3"


def test_a_name_begins_words_with_capitals(player: Player) -> None:
    names: list[str] = []
    player.show(NameEntry(player.console, "Name", "", names.append))
    for key in ("I", "Ñ", "space", "A", "Ü", "delete", "Z", "done"):
        player.top.focus.on = key
        player.press("A")
    assert names == ["Iñ Az"]


def test_a_name_can_be_typed(player: Player) -> None:
    names: list[str] = []
    letters = player.show(NameEntry(player.console, "Name", "", names.append))
    assert player.console.devices.typing
    for text in ("a", "ñ", " ", "3", "xy", TAKE_BACK, "o"):
        letters.handle(Typed(text))
    player.rest()
    player.press("A")
    assert names == ["Añ Xo"]
    assert not player.console.devices.typing


def test_a_name_has_a_letter(player: Player) -> None:
    names: list[str] = []
    player.show(NameEntry(player.console, "Name", "", names.append))
    player.top.focus.on = "."
    player.press("A")
    done(player)
    assert names == []


def test_past_the_last_row_comes_the_first(player: Player) -> None:
    menu = player.show(SettingsMenu(player.console))
    player.press("up")
    assert menu.focus.on == len(menu.listed) - 1
    player.press("down")
    assert menu.focus.on == 0


def test_a_folder_that_cannot_be_written_keeps_nobody_from_playing(player: Player) -> None:
    titled(player)
    settings_file().parent.write_text("in the way")
    new_player(player, "right", "A")
    assert player.console.me == "B"
    assert player.console.notices.words


def test_who_plays_is_still_known_if_somebody_else_cannot_be_written_down(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    titled(player)
    new_player(player, "right", "A")
    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        choose(OWNER)
    assert current() == "2"


def test_somebody_is_forgotten_after_a_question_and_the_first_one_plays_again(player: Player) -> None:
    titled(player)
    new_player(player, "right", "A")
    gone, settings = games_folder(), settings_file()
    player.choose("New game")
    player.press("A", "start")
    player.choose("Title screen")
    player.choose("Playing: B")
    player.choose("Delete this player")
    player.press("A")
    assert gone.exists()
    player.choose("Delete this player")
    player.choose("Delete")
    assert player.console.me == "Player 1"
    assert not gone.exists()
    assert not settings.exists()
    words = player.rows
    assert "Play as B" not in words
    assert "Delete this player" not in words


def test_the_first_one_is_never_forgotten(player: Player) -> None:
    titled(player)
    player.console.settle(rumble=False)
    player.rest()
    forget(OWNER)
    assert settings_file().exists()


def test_a_quick_thumb_at_the_edge_of_the_letters_takes_the_light_along(player: Player) -> None:
    player.console.settle(speed="1")
    keys = player.show(NameEntry(player.console, "Name", "", print))
    player.hit(Button.UP)
    player.hit(Button.RIGHT)
    player.rest()
    lit = keys.places()[keys.focus.on]
    assert lit.collidepoint(keys.mark.x, keys.mark.y)
