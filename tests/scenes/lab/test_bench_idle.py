"""What the program costs that nobody uses."""

import pytest

from game.sanjuan.guest import SanJuan
from scenes.lab.bench_idle import woken

OFTEN, SELDOM = 65, 20
"""Times a second, at most."""


@pytest.mark.long
def test_at_rest_it_wakes_seldom_and_after_a_minute_more_seldom() -> None:
    for name, found in woken(SanJuan).items():
        assert found["at first"]["main"] <= OFTEN, name
        assert found["after a minute"]["all"] <= SELDOM, name
