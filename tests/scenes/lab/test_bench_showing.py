"""How long somebody looks on: the bots' moves are seen, and nobody is bored by them."""

import pytest

from game.guest import game_named
from scenes.game_registry import DOORS
from scenes.lab.bench_showing import showing

SHORTEST = 60
MOST = {"sanjuan": (240, 10), "puerto_rico": (360, 12)}
"""Seconds of a game of four in which the person at the pad is not asked, and of those on end."""
HURRIED = 1 / 4
"""What is left of them while B is held."""


@pytest.mark.long
@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("game", DOORS)
def test_what_bots_do_is_shown_in_minutes_and_while_b_is_held_in_a_quarter_of_them(game: str) -> None:
    total, longest = MOST[game]
    for figures in showing(game_named(game), 4).values():
        assert SHORTEST < figures["total_s"] <= total
        assert figures["longest_s"] <= longest
        assert figures["held_s"] <= figures["total_s"] * HURRIED
