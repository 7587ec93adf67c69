"""Settings: changed with buttons alone, kept, and followed at once."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from scenes.app.console import AGAIN
from scenes.app.settings import load
from scenes.draw.lettering import STRONG
from scenes.draw.theme import INK
from scenes.input.buttons import Button
from scenes.screens.first_start import FirstStart
from scenes.screens.settings_menu import GROUPS, SettingsGroup, SettingsMenu
from scenes.widgets.rows import ARROWS
from tests.scenes.player import KEYS, Player


@pytest.mark.parametrize("group", GROUPS)
def test_every_setting_changes_and_is_kept_without_losing_the_focus(player: Player, group: str) -> None:
    menu = player.show(SettingsGroup(player.console, group))
    for at, row in enumerate(menu.listed):
        if row.act:
            continue
        before = player.console.settings
        player.until(lambda at=at: menu.focus.on == at)  # type: ignore[misc]
        player.press("right")
        if player.console.settings == before:
            player.press("left")
        assert player.console.settings != before
        assert load(player.file)[0] == player.console.settings
        assert menu.focus.on == at


def test_a_change_is_seen_before_it_is_written_down(player: Player) -> None:
    player.show(SettingsGroup(player.console, "controls"))
    player.frame(Event(pygame.KEYDOWN, key=KEYS["left"]))
    assert not player.console.settings.rumble
    assert not player.file.exists()
    player.rest()
    assert load(player.file)[0] == player.console.settings


def test_what_was_changed_last_is_written_down_in_leaving(player: Player) -> None:
    player.console.settle(rumble=False)
    player.console.close()
    assert not load(player.file)[0].rumble


def test_what_was_changed_is_on_the_disk_when_the_program_ends(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Path] = []
    monkeypatch.setattr("scenes.app.files.synced", done.append)
    player.console.settle(rumble=False)
    player.console.close()
    assert player.file in done


def test_settings_that_cannot_be_written_cost_a_notice(player: Player) -> None:
    player.file.parent.write_text("in the way")
    player.show(SettingsGroup(player.console, "controls"))
    player.press("left")
    assert str(player.file) in player.console.notices.words[0]


def test_every_group_of_settings_is_entered_and_left(player: Player) -> None:
    menu = player.show(SettingsMenu(player.console))
    for at, name in enumerate(GROUPS, start=1):
        player.until(lambda at=at: menu.focus.on == at)  # type: ignore[misc]
        player.press("A")
        assert isinstance(player.top, SettingsGroup)
        assert player.top.title() == player.console.say(f"settings.{name}.group")
        player.press("B")
        assert player.top is menu


def test_the_marks_of_the_edge_move_and_hold_when_they_are_left(player: Player) -> None:
    player.show(SettingsGroup(player.console, "picture"))
    player.choose("Screen edge")
    sign = player.top.bar.sign(Button.A, player.console.layout.zones()["hints"])
    assert sign in [actor.sprite for actor in player.top.actors]
    before = [(mark.x, mark.y) for mark in player.top.marks]
    player.press("right", "up", "right", "left")
    assert [(mark.x, mark.y) for mark in player.top.marks] != before
    player.press("A")
    assert isinstance(player.top, SettingsGroup)
    assert player.console.settings.safe_area == 2
    assert player.console.layout.safe.x == 13


def test_another_language_is_spoken_at_once(player: Player) -> None:
    menu = player.show(SettingsMenu(player.console))
    player.press("right")
    assert (menu.title(), menu.listed[0].words, menu.focus.on) == ("Ajustes", "Idioma", 0)


def test_the_confirm_button_is_asked_for_again(player: Player) -> None:
    menu = player.show(SettingsGroup(player.console, "controls"))
    player.choose("Confirm button")
    assert isinstance(player.top, FirstStart)
    player.press("A")
    assert player.top is menu


def test_arrows_of_a_value_show_only_where_they_lead(player: Player) -> None:
    screen = player.show(SettingsGroup(player.console, "sound"))
    text = player.console.pictures.text
    signs = {text(sign, INK, STRONG, size): sign for sign in ARROWS for size in range(8, 60)}

    def shown() -> str:
        return "".join(signs[actor.sprite] for actor in screen.actors if actor.sprite in signs)

    seen = [shown()]
    while player.row.at + 1 < len(player.row.values):
        player.press("right")
        seen.append(shown())
    assert (seen[-1], set(seen[-3:-1])) == ("‹", {"‹›"})
    player.until(lambda: player.row.at == 0, "left")
    assert shown() == "›"


def test_settings_that_could_not_be_written_are_tried_again(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.show(SettingsMenu(player.console))
    with monkeypatch.context() as full:
        full.setattr("scenes.app.settings.write_whole", no_room)
        player.console.settle(music=10)
        player.rest()
        assert any("No space left" in words for words in player.console.notices.words)
    player.now += AGAIN
    player.rest()
    assert load(player.file)[0].music == 10


def no_room(path: Path, text: str) -> None:
    raise OSError(28, "No space left on device", str(path))
