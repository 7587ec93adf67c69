"""Everybody of the house has a face that no other one at the table has."""

import pytest

from game.guest import game_named
from scenes.draw.portraits import portrait


@pytest.mark.parametrize("game", ["sanjuan", "puerto_rico"])
def test_no_two_characters_of_a_game_look_alike_whatever_their_seat(game: str) -> None:
    names = [*game_named(game).characters]
    assert len({portrait(name, 0) for name in names}) == len(names)
    assert all(portrait(name, 0) == portrait(name, 3) for name in names)
