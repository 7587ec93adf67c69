"""The bots play and the coach speaks as they did: fifty games, choice by choice."""

import pytest

from game import record
from game.checks import Json
from game.sanjuan.guest import SanJuan
from game.table import begin, check_end, follow
from tests.game.sanjuan.bots.recorded_games import ADVISED, PLAYERS, advice, stored

STORED = list(stored())


def test_every_bot_and_every_setting_is_in_the_games() -> None:
    games = [begin(record.parse(game["record"])).game for game in STORED]
    assert {name for game in games for name in game.names} == {*PLAYERS}
    settings = {(len(game.names), game.tags["edition"], game.tags["expansion"]) for game in games}
    assert len(settings) == 3 * 2 * 2


@pytest.mark.parametrize("game", STORED, ids=map(str, range(len(STORED))))
def test_a_recorded_game_is_played_again(game: Json) -> None:
    found = record.parse(game["record"])
    table = begin(found)
    bots = [SanJuan.bots()[name](table.seed) for name in table.game.names]
    advised = iter(game["advice"])
    assert SanJuan.coach
    coach = SanJuan.coach()
    for number, choice in enumerate(found.choices):
        asked = table.decision
        assert asked
        if number % ADVISED == ADVISED - 1:
            assert advice(table, coach) == next(advised)
        picked = asked.picked(bots[asked.seat].pick(table.game.view(asked.seat), asked))
        assert picked == list(choice.picks), f"line {choice.line}: {table.game.names[asked.seat]}"
        follow(table, choice)
    check_end(table, found)
