"""How long somebody looks on: the bots' moves are seen, and nobody is bored by them."""

import pytest

from game.guest import game_named
from scenes.game_registry import DOORS
from scenes.lab.bench_showing import showing

TOTAL, SHORTEST, LONGEST = 360, 60, 12
"""Seconds of a game of four in which the person at the pad is not asked: at most, at least, at a stretch."""


@pytest.mark.long
@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("game", DOORS)
def test_a_game_of_four_shows_what_bots_do_in_six_minutes_and_never_twelve_seconds_on_end(game: str) -> None:
    for figures in showing(game_named(game), 4).values():
        assert SHORTEST < figures["total_s"] <= TOTAL
        assert figures["longest_s"] <= LONGEST
