"""A screen that nobody looks at, or presses anything on: nothing is burnt into it, nobody is disturbed."""

import pygame
import pytest
from pygame.event import Event

from game.sanjuan.guest import SanJuan
from scenes.app.loop import UNHEARD
from scenes.app.sounds import QUIET
from scenes.app.window import STILL
from scenes.screens.new_game import NewGame
from scenes.screens.title import Title
from tests.scenes.player import Player


def test_the_picture_dims_once_when_nobody_has_pressed_anything_for_five_minutes(player: Player) -> None:
    player.show(NewGame(player.console, SanJuan))
    bright, painted = player.console.canvas.picture(), player.console.loop.frames
    player.now += UNHEARD - 1000
    player.rest()
    assert player.console.loop.frames == painted
    player.now += 2000
    for _ in range(100):
        player.frame()
    assert brightness(player.console.canvas.picture()) < brightness(bright) / 2
    assert player.console.loop.frames == painted + 1
    player.frame(Event(pygame.MOUSEMOTION, pos=(1, 1)))
    assert brightness(player.console.canvas.picture()) == brightness(bright)


def brightness(picture: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(picture)[:3])


def test_what_moves_by_itself_is_not_dimmed(player: Player) -> None:
    player.show(Title(player.console))
    for _ in range(3):
        player.now += UNHEARD
        player.console.notice("Somebody looks on")
        player.frame()
        assert not player.console.loop.dim


def test_music_is_silent_while_nobody_looks(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in "pause", "unpause", "play":
        monkeypatch.setattr(pygame.mixer.music, name, lambda *_, name=name, **__: done.append(name))
    player.show(Title(player.console))
    player.frame(Event(pygame.WINDOWFOCUSLOST))
    assert done[-1] == "pause"
    player.console.sounds.music("play")
    player.now += QUIET / 2
    player.frame()
    assert done[-1] == "pause"
    player.frame(Event(pygame.WINDOWFOCUSGAINED))
    assert "unpause" in done
    player.console.sounds.reader.join()
    player.frame()
    assert done[-1] == "play"


def test_the_pointer_is_seen_while_the_mouse_is_used(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []
    monkeypatch.setattr(pygame.mouse, "set_visible", told.append)
    player.show(Title(player.console))
    for event in (
        Event(pygame.MOUSEMOTION, pos=(9, 9)),
        Event(pygame.MOUSEMOTION, pos=(10, 9)),
        Event(pygame.FINGERDOWN, x=0.1, y=0.1),
        Event(pygame.MOUSEMOTION, pos=(11, 9)),
    ):
        player.frame(event)
        player.now += STILL / 2
        player.frame()
    assert told == [False, True]
    player.now += STILL
    player.frame()
    assert told == [False, True, False]
