"""The port behind the title lives for a while, in the light of the hour."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.screens.title import Title
from tests.scenes.player import FRAME, Player, dummies

SECOND = round(1000 / FRAME)


@pytest.fixture(autouse=True)
def _somewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    with dummies(monkeypatch, tmp_path):
        yield


def titled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hour: float = 17, reduced: bool = False
) -> Player:
    monkeypatch.setattr("scenes.widgets.harbour.hour_now", lambda: hour)
    player = Player(tmp_path, speed="1", reduced_motion=reduced)
    player.show(Title(player.console))
    return player


def painted(player: Player, frames: int) -> int:
    before = player.console.loop.frames
    for _ in range(frames):
        player.frame()
    return player.console.loop.frames - before


def test_the_port_moves_ten_times_a_second_until_nobody_has_pressed_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = titled(tmp_path, monkeypatch)
    assert 8 * 3 <= painted(player, 3 * SECOND) <= 10 * 3
    painted(player, 18 * SECOND)
    assert painted(player, 5 * SECOND) == 0
    player.press("down")
    assert painted(player, SECOND) >= 8


def test_with_reduced_motion_the_port_is_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = titled(tmp_path, monkeypatch, reduced=True)
    assert painted(player, 2 * SECOND) == 0


def test_the_light_is_that_of_the_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skies = []
    for hour in (0, 6, 12, 18, 23.99):
        picture = titled(tmp_path, monkeypatch, hour).console.canvas.picture()
        skies.append(sum(pygame.transform.average_color(picture, pygame.Rect(0, 0, 640, 40))[:3]))
    assert skies[0] == skies[4] < skies[1] < skies[2] > skies[3]
