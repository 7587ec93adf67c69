"""What a small machine would do: what is missing to tell is told, and memory has that of the bots in it."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.errors import Refused
from game.guest import Game, game_named
from scenes.lab import bench_device
from scenes.lab.bench_start import memory, memory_of
from tests.scenes.kept import KIND


@pytest.mark.parametrize("missing", ["PLUGIN", "SYSTEM"])
def test_what_it_needs_is_named(missing: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench_device, "SYSTEM", tmp_path)
    monkeypatch.setattr(bench_device, missing, tmp_path / "nowhere")
    with pytest.raises(Refused, match=r"needs .*nowhere"):
        bench_device.device(KIND)


def test_the_memory_of_bots_is_told_though_they_are_gone_when_the_game_is_over() -> None:
    def frames() -> Iterator[bool]:
        for processes in ([], [7], [7], []):
            demo.session.processes = processes
            yield bool(processes)

    demo: Any = SimpleNamespace(session=SimpleNamespace(), frames=frames, come_to_rest=lambda: None)
    megabytes = {os.getpid(): 90.0, 7: 20.0}
    assert memory_of(demo, megabytes.__getitem__) == (90.0, 20.0)


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for what a process has")
def test_games_whose_memory_is_measured_are_played_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[str] = []

    class Recorder:
        session = SimpleNamespace(processes=[])

        def __init__(self, *_: Any, kind: type[Game], **__: Any) -> None:
            self.deal(1, kind)

        def deal(self, seed: int, kind: type[Game]) -> None:
            dealt.append(kind.name)

        def frames(self) -> Iterator[bool]:
            yield True

        def come_to_rest(self) -> None: ...

        def close(self) -> None: ...

    monkeypatch.setattr("scenes.lab.demo.Demo", Recorder)
    monkeypatch.setattr("scenes.lab.bench_start.GAMES", 3)
    assert memory([KIND, game_named("puerto_rico")])["games"] == 3
    assert dealt == ["sanjuan", "puerto_rico", "sanjuan"]
