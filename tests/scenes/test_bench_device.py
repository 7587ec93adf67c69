"""Counting instructions: what is missing for it is told."""

from pathlib import Path

import pytest

from game.errors import Refused
from scenes import bench_device


@pytest.mark.parametrize("missing", ["PLUGIN", "SYSTEM"])
def test_what_it_needs_is_named(missing: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench_device, "SYSTEM", tmp_path)
    monkeypatch.setattr(bench_device, missing, tmp_path / "nowhere")
    with pytest.raises(Refused, match=r"needs .*nowhere"):
        bench_device.device()
