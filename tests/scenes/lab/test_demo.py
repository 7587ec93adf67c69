"""The game that plays itself."""

import sys
from pathlib import Path

import pygame
import pytest

from scenes.app.settings import Settings
from scenes.cli.command import main
from scenes.lab.demo import Demo
from scenes.screens.night import Night
from tests.scenes.golden import SCREENS

MOST = 20_000
"""Frames of a whole game at once."""
DARK = 40
"""Of 255: an empty screen is darker, and no table."""


pytestmark = pytest.mark.usefixtures("dummy_devices")


@pytest.mark.parametrize("preparing", [0.0, 60.0])
def test_a_demo_ends_with_the_towns_by_night_however_fast_the_machine_is(
    monkeypatch: pytest.MonkeyPatch, preparing: float
) -> None:
    monkeypatch.setattr("scenes.app.loop.PREPARING", preparing)
    demo = Demo((480, 320), 7, Settings(speed="instant", canvas="software"), seats=2)
    frames = sum(1 for _, _ in zip(demo.frames(), range(MOST), strict=False))
    top = demo.console.stack.top
    demo.close()
    assert frames < MOST
    assert isinstance(top, Night)


def test_an_animation_begins_with_the_table_for_those_who_see_its_first_picture_alone(tmp_path: Path) -> None:
    moving = tmp_path / "round.png"
    words = ["--size", "480x320", "--seats", "2", "--seed", "7", "--speed", "4", "--animation", str(moving)]
    assert main(["demo", *words]) == 0
    assert min(pygame.transform.average_color(pygame.image.load(moving))[:3]) > DARK


def test_the_moving_picture_of_the_readme_begins_with_the_table() -> None:
    assert min(pygame.transform.average_color(pygame.image.load(SCREENS / "round.png"))[:3]) > DARK


def test_a_demo_of_any_game_has_as_many_seats_as_that_can_have(tmp_path: Path) -> None:
    words = ["--size", "480x320", "--speed", "instant", "--seed", "1", "--shots", str(tmp_path)]
    assert main(["demo", "--game", "puerto_rico", "--seats", "5", *words]) == 0
    assert len(list(tmp_path.iterdir())) > 9


@pytest.mark.parametrize("words", [["--seats", "5"], ["--game", "puerto_rico", "--seats", "6"]])
def test_a_demo_of_more_seats_than_there_are_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", *words]) == 2
    assert capsys.readouterr().err.startswith("sanjuan: --seats: expected ")


def test_a_sheet_of_one_game_has_its_drawings_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = []
    for words in [], ["--game", "sanjuan"], ["--game", "puerto_rico"]:
        assert main(["gallery", "--sheet", str(tmp_path / "sheet.png"), *words]) == 0
        sizes.append(int(capsys.readouterr().out.split()[0].split("x")[1]))
    everything, *games = sizes
    assert sum(games) < everything


FULL = Path("/dev/full")


@pytest.mark.skipif(sys.platform != "linux", reason="there is no disk that is always full")
@pytest.mark.parametrize(
    "words",
    [
        ["demo", "--size", "480x320", "--seats", "2", "--speed", "instant", "--shots", "{0}"],
        ["demo", "--size", "480x320", "--seats", "2", "--speed", "instant", "--animation", "{0}/001.png"],
        ["gallery", "--sheet", "{0}/001.png"],
    ],
    ids=["shots", "animation", "sheet"],
)
def test_a_picture_that_does_not_fit_on_the_disk_is_told_of(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "001.png").symlink_to(FULL)
    assert main([word.format(tmp_path) for word in words]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"sanjuan: {tmp_path}/001.png: No space left on device\n")
