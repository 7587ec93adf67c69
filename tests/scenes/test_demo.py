"""The game that plays itself."""

import pytest

from scenes.demo import Demo
from scenes.score import ScorePad
from scenes.settings import Settings

MOST = 20_000
"""Frames of a whole game at once."""


pytestmark = pytest.mark.usefixtures("dummy_devices")


@pytest.mark.parametrize("preparing", [0.0, 60.0])
def test_a_demo_ends_with_the_score_however_fast_the_machine_is(
    monkeypatch: pytest.MonkeyPatch, preparing: float
) -> None:
    monkeypatch.setattr("scenes.loop.PREPARING", preparing)
    demo = Demo((480, 320), 7, Settings(speed="instant", canvas="software"), seats=2)
    frames = sum(1 for _, _ in zip(demo.frames(), range(MOST), strict=False))
    top = demo.console.stack.top
    demo.close()
    assert frames < MOST
    assert isinstance(top, ScorePad)
