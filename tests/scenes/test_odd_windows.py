"""Windows of any size: all screens are shown, as much of them as there is room for."""

from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest
from pygame.event import Event

from scenes.draw.canvas import LEAST
from scenes.lab.showcase import SCREENS
from scenes.screens.title import Title
from tests.scenes.player import Player, dummies

ODD: Final = ((1, 1), (200, 150), (640, 160), (900, 100), (8192, 240), (240, 1440))
SHOWN: Final = ("table", "city", "topic", "statistics", "score")
"""Screens in which sizes are reckoned most."""
random = Random(1)
MORE: Final = [
    (random.choice((random.randrange(1, 400), 240)), random.randrange(1, 3000)) for _ in range(27)
] + [(random.randrange(400, 4000), random.choice((random.randrange(1, 500), 240))) for _ in range(27)]


@pytest.mark.parametrize(
    ("sizes", "names"),
    [(ODD, SHOWN), pytest.param([*ODD, *MORE], [*SCREENS], marks=pytest.mark.endurance)],
    ids=["some", "all"],
)
def test_no_size_of_a_window_stops_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sizes: list[tuple[int, int]], names: list[str]
) -> None:
    for size in sizes:
        for letters in (100, 200):
            with dummies(monkeypatch, tmp_path):
                player = Player(tmp_path, size, text_size=letters)
                for name in names:
                    assert player.show(SCREENS[name](player.console)), (size, letters, name)
                    player.console.stack.clear()
                    player.rest()


@pytest.mark.parametrize("name", SCREENS)
def test_a_window_smaller_than_any_canvas_shows_a_part_of_each_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    with dummies(monkeypatch, tmp_path):
        player = Player(tmp_path, (200, 150))
        player.may_crash = True
        player.show(SCREENS[name](player.console))
        assert player.console.canvas.size == (LEAST, LEAST)
        player.press("down", "up")
        assert not player.console.crashed


def test_a_window_that_becomes_too_small_goes_on_when_it_is_large_again(player: Player) -> None:
    player.show(Title(player.console))
    for size in ((3, 5), (640, 480)):
        pygame.display.set_mode(size)
        player.frame(Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        player.rest()
        assert isinstance(player.top, Title)
        assert player.console.canvas.size == tuple(max(LEAST, side) for side in size)
