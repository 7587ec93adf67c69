"""Files: never read by half, and brought to the disk."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any, Final

import pytest

from scenes.app.files import Keeper, write_whole

SOON: Final = 10
"""Seconds."""


def test_a_file_that_cannot_be_finished_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "game"
    write_whole(file, "old")
    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def in_use(*_: Any) -> None:
    refusal = PermissionError(13, "The process cannot access the file")
    refusal.winerror = 32  # type: ignore[attr-defined]
    raise refusal


def test_a_file_that_somebody_reads_on_windows_is_replaced_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, replace = tmp_path / "game", os.replace
    tries: list[Callable[..., None]] = [in_use, in_use, os.replace]
    monkeypatch.setattr(os, "replace", lambda *paths: tries.pop(0)(*paths))
    write_whole(file, "new")
    assert file.read_text() == "new"
    monkeypatch.setattr(os, "replace", in_use)
    monkeypatch.setattr("scenes.app.files.PATIENCE", (0, 0))
    with pytest.raises(PermissionError):
        write_whole(file, "newer")
    monkeypatch.setattr(os, "replace", replace)
    assert file.read_text() == "new"


def test_without_a_thread_files_are_kept_all_the_same(no_threads: None, tmp_path: Path) -> None:
    keeper = Keeper()
    keeper.keep(tmp_path)
    keeper.close()


def test_what_was_written_last_is_on_the_disk_when_a_game_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    began, enough, kept = Event(), Event(), list[str]()

    def slowly(path: Path) -> None:
        kept.append(path.name)
        began.set()
        enough.wait(SOON)

    monkeypatch.setattr("scenes.app.files.synced", slowly)
    keeper = Keeper()
    keeper.keep(Path("games/first"))
    assert began.wait(SOON)
    keeper.keep(Path("games/second"))
    keeper.keep(Path("games/last"))
    assert keeper._thread
    join = keeper._thread.join

    def joined(timeout: float) -> None:
        enough.set()
        join(timeout)

    monkeypatch.setattr(keeper._thread, "join", joined)
    keeper.close()
    assert kept[-2:] == ["last", "games"]
