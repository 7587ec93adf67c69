"""The game that plays itself."""

from pathlib import Path

import pytest

from scenes.app.settings import Settings
from scenes.cli.command import main
from scenes.lab.demo import Demo
from scenes.screens.score import ScorePad

MOST = 20_000
"""Frames of a whole game at once."""


pytestmark = pytest.mark.usefixtures("dummy_devices")


@pytest.mark.parametrize("preparing", [0.0, 60.0])
def test_a_demo_ends_with_the_score_however_fast_the_machine_is(
    monkeypatch: pytest.MonkeyPatch, preparing: float
) -> None:
    monkeypatch.setattr("scenes.app.loop.PREPARING", preparing)
    demo = Demo((480, 320), 7, Settings(speed="instant", canvas="software"), seats=2)
    frames = sum(1 for _, _ in zip(demo.frames(), range(MOST), strict=False))
    top = demo.console.stack.top
    demo.close()
    assert frames < MOST
    assert isinstance(top, ScorePad)


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="there is no disk that is always full")
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
