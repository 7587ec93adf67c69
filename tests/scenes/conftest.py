"""What tests of scenes share: devices that are not there, and somebody who plays on them."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from tests.scenes.player import Player, dummies


@pytest.fixture
def dummy_devices(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    with dummies(monkeypatch, tmp_path):
        yield


@pytest.fixture
def player(dummy_devices: None, tmp_path: Path) -> Player:
    return Player(tmp_path)


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system has none to give."""

    def start(self: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", start)
