"""What tests of scenes share: devices that are not there, somebody who plays on them, and one more game."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game.guest import GAMES, Game
from game.puerto_rico.guest import PuertoRico
from scenes.game_registry import DOORS
from tests.scenes.player import Player, dummies
from tests.toy import screen, telling
from tests.toy.rules import Toy


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


@pytest.fixture
def screenless(monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """A game that is played in a terminal only."""
    monkeypatch.delitem(DOORS, PuertoRico.name)
    return PuertoRico


@pytest.fixture
def toy(dummy_devices: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> type[Game]:
    """The registries know it, and its texts are compiled."""
    room = tmp_path / "toy"
    (room / "texts").mkdir(parents=True)
    for po in Path(telling.ROOM).glob("texts/*.po"):
        with po.open("rb") as source, (room / "texts" / f"{po.stem}.mo").open("wb") as target:
            write_mo(target, read_po(source))
    monkeypatch.setattr(telling, "ROOM", str(room))
    monkeypatch.setitem(GAMES, Toy.name, "tests.toy.rules:Toy")
    monkeypatch.setitem(DOORS, Toy.name, lambda: screen.PARTS._replace(texts=str(room)))
    return Toy
