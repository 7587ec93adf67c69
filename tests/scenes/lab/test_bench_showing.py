"""How long somebody looks on: the bots' moves are seen, and nobody is bored by them."""

import pytest

from game.guest import game_named
from scenes.lab.bench_showing import showing

TOTAL, SHORTEST = 360, 60
"""Seconds that may pass in a game of four in which the person at the pad is not asked, and must at least."""


@pytest.mark.long
@pytest.mark.usefixtures("dummy_devices")
def test_a_whole_game_of_four_shows_what_bots_do_in_six_minutes() -> None:
    for game in showing(game_named("puerto_rico"), 4).values():
        assert SHORTEST < game["total_s"] <= TOTAL
