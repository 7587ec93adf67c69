"""Tables that agree with what a seat sees."""

import pytest

from game.bots.bot import random_picks
from game.checks import Json
from game.puerto_rico.bots.guess import Guess
from game.puerto_rico.guest import PuertoRico
from game.puerto_rico.rules import choose
from game.puerto_rico.view import view
from game.puerto_rico.words import decision
from tests.game.moments import moments
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship

SETUPS: list[Json] = [{"seats": 2}, {"seats": 3, "balance": True}, {"seats": 4}, {"seats": 5}]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_guess_looks_the_same_and_asks_the_same(setup: Json) -> None:
    for game, asked, random in moments(PuertoRico, setup):
        seen = game.view(asked.seat)
        table = Guess(seen, asked).deal(int(random.random() * 1000))
        assert view(table, asked.seat) == seen
        assert decision(table) == asked


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_guess_goes_on_as_the_game_does(setup: Json) -> None:
    """As long as nothing is drawn; who was asked last in a captain phase may be asked once more."""
    for game, asked, random in moments(PuertoRico, setup):
        if asked.kind in ("role", "man", "build", "sell", "privilege", "store", "barrel"):
            table = Guess(game.view(asked.seat), asked).deal(1)
            places = asked.places(random_picks(asked.options, asked.min, asked.max, random.random))
            choose(table, [table.options[place] for place in places])
            other = game.copy()
            other.choose(places)
            expected = other.decision()
            assert decision(table) == expected
            if expected:
                assert view(table, asked.seat)["seats"] == view(other.state, asked.seat)["seats"]


def test_guesses_differ_in_the_order_of_the_stack_alone() -> None:
    game = PuertoRico.new({"seats": 4}, 1)
    asked = game.decision()
    assert asked
    guess = Guess(game.view(asked.seat), asked)
    assert len({guess.deal(number).deck for number in range(20)}) == 20
    assert sorted(guess.deal(1).deck) == sorted(game.state.supply())


def test_points_of_others_are_those_gone_from_the_pool() -> None:
    scene = Scene(seat(vp=9), seat(vp=4), seat(vp=20), supply={**SUPPLY, "vp": 75 - 33})
    asked = scene.table.decision
    assert asked
    table = Guess(scene.view(asked.seat), asked).deal(1)
    assert [seat.vp for seat in table.seats] == [9, 12, 12]


def test_a_position_with_more_tiles_than_there_are_is_played_all_the_same() -> None:
    scene = Scene(seat("corn " * 12), seat("corn " * 12), ships=[ship(5)], stack=["corn"] * 300)
    asked = scene.table.decision
    assert asked
    table = Guess(scene.view(asked.seat), asked).deal(1)
    assert len(table.supply()) == 300
    assert view(table, asked.seat) == scene.view(asked.seat)
