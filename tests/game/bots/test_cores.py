"""Work shared out to several cores."""

import signal

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
