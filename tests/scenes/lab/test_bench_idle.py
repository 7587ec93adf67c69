"""What the program costs that nobody uses."""

import pytest

from game.sanjuan.guest import SanJuan
from scenes.lab.bench_idle import woken

OFTEN, SELDOM, OTHERS = 65, 20, 1
"""Times a second, at most: the main thread at first and later, and then all others together."""


@pytest.mark.long
def test_at_rest_it_wakes_seldom_and_after_a_minute_more_seldom() -> None:
    for name, found in woken(SanJuan).items():
        assert found["at first"]["main"] <= OFTEN, name
        later = found["after a minute"]
        assert later["main"] <= SELDOM, name
        assert later["all"] - later["main"] <= OTHERS, name
