"""Tables that agree with what a seat sees."""

import pytest

from game.bots.bot import random_picks
from game.checks import Json
from game.sanjuan.bots.guess import Guess
from game.sanjuan.catalogue import deck
from game.sanjuan.guest import SanJuan
from game.sanjuan.rules import choose
from game.sanjuan.view import view
from game.sanjuan.words import decision
from tests.game.moments import moments
from tests.game.sanjuan.scene import TILES, Scene, full, seat

SETUPS: list[Json] = [
    {"seats": 2, "edition": 1, "draft": True},
    {"seats": 3},
    {"seats": 4, "expansion": ["new_buildings"]},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_guess_looks_the_same_and_asks_the_same(setup: Json) -> None:
    for game, asked, random in moments(SanJuan, setup):
        seen = game.view(asked.seat)
        table = Guess(seen, asked).deal(int(random.random() * 1000))
        assert view(table, asked.seat) == seen
        assert decision(table) == asked


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_guess_can_be_played_on(setup: Json) -> None:
    for game, asked, random in moments(SanJuan, setup):
        table = Guess(game.view(asked.seat), asked).deal(1)
        for _ in range(30):
            if not table.over:
                choose(table, random_picks(table.options, table.low, table.high, random.random))


def test_guesses_differ_in_what_is_hidden() -> None:
    game = SanJuan.new({"seats": 4}, 1)
    asked = game.decision()
    assert asked
    guess = Guess(game.view(asked.seat), asked)
    hands = {tuple(guess.deal(number).seats[asked.seat - 1].hand) for number in range(20)}
    assert len(hands) > 10
    table = guess.deal(1)
    cards = [*table.supply(), *(card for seat in table.seats for card in (*seat.hand, *seat.city))]
    assert sorted(cards) == deck(expansion=False)


def test_missing_cards_lie_under_a_chapel_of_somebody_else() -> None:
    cities = seat("well", "chapel"), seat("well", [{"card": "chapel", "tucked": ["hero", "well"]}])
    known = seat("indigo_plant smithy", "chapel")
    scene = Scene(known, *cities[1:], supply="well " * 103)
    asked = scene.table.decision
    assert asked
    table = Guess(scene.view(), asked).deal(1)
    assert sum(map(len, table.seats[1].tucked.values())) == 2


def test_a_position_with_more_cards_than_there_are_is_played_all_the_same() -> None:
    scene = Scene(
        seat("well"), seat("hero " * 8, full("indigo_plant silver_smelter")), supply="statue " * 200
    )
    asked = scene.table.decision
    assert asked
    table = Guess(scene.view(), asked).deal(1)
    assert len(table.supply()) == 200
    assert view(table, 0) == scene.view()


def test_tiles_of_a_position_need_not_be_one_of_each() -> None:
    tiles = ["11122", "12233", *TILES]
    scene = Scene(seat(), seat(), tiles=tiles, seen=5)
    asked = scene.table.decision
    assert asked
    table = Guess(scene.view(), asked).deal(1)
    assert view(table, 0) == scene.view()
    assert all(tile < len(TILES) for tile in table.tiles)
