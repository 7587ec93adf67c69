"""The game that plays itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.demo import Demo
from scenes.score import ScorePad
from scenes.settings import Settings
from tests.scenes.player import dummies

MOST = 20_000
"""Frames of a whole game at once."""


@pytest.fixture(autouse=True)
def _dummies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    with dummies(monkeypatch, tmp_path):
        yield


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
