"""Controls that somebody chose: for keys and pads, and never so that a button is out of reach."""

import pygame
import pytest
from pygame.event import Event

from scenes.app.settings import load
from scenes.input.buttons import Button, Press
from scenes.input.devices import KEYBOARD
from scenes.screens.controls import Controls, Listening
from tests.scenes.input.test_devices import SDL_A, linux_only
from tests.scenes.player import Player
from tests.scenes.virtual_pad import VirtualPad

SDL_X = 2


def hit(player: Player, key: int) -> None:
    player.frame(Event(pygame.KEYDOWN, key=key))
    player.frame(Event(pygame.KEYUP, key=key))
    player.rest()


def give(player: Player, button: Button, key: int) -> None:
    """Choose a key for a button."""
    player.show(Listening(player.console, KEYBOARD, button))
    hit(player, key)


def pressed(player: Player, key: int) -> list[Button]:
    events = [Event(pygame.KEYDOWN, key=key), Event(pygame.KEYUP, key=key)]
    return [each.button for each in player.console.devices.read(events, 0) if isinstance(each, Press)]


def test_a_button_gets_the_key_that_was_pressed_for_it(player: Player) -> None:
    menu = player.show(Controls(player.console, KEYBOARD))
    player.choose("X")
    hit(player, pygame.K_z)
    assert player.top is menu
    assert player.row.values == ["Z"]
    assert (pressed(player, pygame.K_z), pressed(player, pygame.K_x)) == ([Button.X], [])
    assert load(player.file)[0].remapped == {KEYBOARD: {"X": "z"}}


def test_two_buttons_swap_rather_than_share_a_key(player: Player) -> None:
    give(player, Button.X, pygame.K_RETURN)
    assert (pressed(player, pygame.K_RETURN), pressed(player, pygame.K_x)) == ([Button.X], [Button.A])


@pytest.mark.parametrize("button", Button)
def test_whatever_is_chosen_every_button_has_a_key_of_its_own(player: Player, button: Button) -> None:
    for key in (pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE, pygame.K_SPACE):
        give(player, button, key)
    controls = player.console.devices.controls(KEYBOARD)
    assert set(controls) == set(Button)
    assert len(set(controls.values())) == len(Button)
    for each, name in controls.items():
        assert pressed(player, pygame.key.key_code(name)) == [each]


def test_the_hint_bar_shows_the_key_that_was_chosen(player: Player) -> None:
    give(player, Button.A, pygame.K_z)
    assert player.console.controls[Button.A] == "z"


def test_reset_gives_every_button_what_it_had(player: Player) -> None:
    give(player, Button.X, pygame.K_RETURN)
    player.show(Controls(player.console, KEYBOARD))
    player.until(lambda: player.row.words == "Reset")
    hit(player, pygame.K_SPACE)
    assert player.console.settings.remapped == {}
    assert pressed(player, pygame.K_RETURN) == [Button.A]


def test_who_waits_changes_nothing(player: Player) -> None:
    menu = player.show(Controls(player.console, KEYBOARD))
    player.show(Listening(player.console, KEYBOARD, Button.B))
    for _ in range(600):
        player.frame()
    assert player.top is menu
    assert player.console.settings.remapped == {}
    assert pressed(player, pygame.K_ESCAPE) == [Button.B]


@linux_only
def test_a_pad_has_controls_of_its_own(player: Player) -> None:
    pad = VirtualPad()
    player.show(Controls(player.console, f"pad {pad.instance}"))
    player.show(Listening(player.console, f"pad {pad.instance}", Button.X))
    for down in (True, False):
        pad.button(SDL_A, down)
        player.rest()
    pad.button(SDL_X, True)
    presses = list(player.console.devices.read(pygame.event.get(), 0))
    assert presses == [Press(Button.A, f"pad {pad.instance}")]
    assert pressed(player, pygame.K_x) == [Button.X]
    pad.unplug()


def test_a_control_that_no_pad_has_locks_nobody_out(player: Player) -> None:
    player.console.settle(remapped={KEYBOARD: {"A": "no such key"}})
    assert pressed(player, pygame.K_SPACE) == [Button.A]
