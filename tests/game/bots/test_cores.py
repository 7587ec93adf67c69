"""Work shared out to several cores."""

import signal
import sys
from pathlib import Path

import pytest

from game.bots.cores import spread


@pytest.mark.parametrize("parts", [[], [3], [3, 1, 2, 5]])
def test_several_cores_find_what_one_finds(parts: list[int]) -> None:
    found = [sorted(spread(str, parts, jobs)) for jobs in (1, 2)]
    assert found[0] == found[1] == sorted(map(str, parts))


def test_ctrl_c_is_heard_again_once_the_others_are_at_work() -> None:
    before = signal.getsignal(signal.SIGINT)
    for _ in spread(str, range(4), 2):
        assert signal.getsignal(signal.SIGINT) is before


def _note_if_killed(path: Path) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(path.write_text("killed")))


def test_workers_that_are_done_end_by_themselves(tmp_path: Path) -> None:
    """Whoever is killed while he ends says so on the console."""
    assert list(spread(_note_if_killed, [tmp_path / "one", tmp_path / "two"], 2)) == [None, None]
    assert not list(tmp_path.iterdir())
