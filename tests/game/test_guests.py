"""What must hold for every game on the cartridge behind the same protocol."""

import io
import json
import re
from typing import Any

import pytest

from game.bots.match import play
from game.checks import Json
from game.guest import GAMES, game_named
from game.outside import think
from game.record import parse
from game.serve import Server
from game.table import Table, replay
from game.texts import LANGUAGES, texts

SEATS = 4


def ask(server: Server, do: str, **fields: Any) -> Json:
    return server.answer(json.dumps({"do": do, **fields}))


def begun(game: str) -> Server:
    server = Server()
    assert ask(server, "new", game=game, seats=SEATS, seed=7)["ok"]
    return server


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def played(game: str, level: str) -> Table:
    kind = game_named(game)
    table = Table(kind.new({"seats": SEATS, **kind.fullest}, 5, ["Ana", "Bo", "Cy", "Di"]), 5)
    assert play(table, {at: kind.levels[level](at) for at in range(SEATS)})
    return table


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_bots_of_every_level_play_whole_games_that_replay(game: str, level: str) -> None:
    table = played(game, level)
    assert table.decision is None
    assert replay(parse(table.record())).record() == table.record()


def test_a_phase_that_ends_is_that_of_the_role_taken_last(game: str) -> None:
    roles = [event for event in played(game, "random").happened if event["event"] in ("role", "phase_end")]
    taken = [event["role"].partition("_")[0] for event in roles if event["event"] == "role"]
    ended = [event["phase"] for event in roles if event["event"] == "phase_end"]
    assert taken == ended
    assert [event["event"] for event in roles] == ["role", "phase_end"] * len(taken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_word_that_is_not_for_people(game: str, language: str) -> None:
    table = played(game, "random")
    telling = table.game.telling
    say = texts(language, "scenes", telling.ROOM)
    told = [telling.tell(event, table.game.names, say) for event in table.happened]
    for at in range(SEATS):
        told += telling.sketch(table.game.view(at), table.game.names, say)
    assert not [line for line in told if re.search(r"[a-z]\.[a-z]|_|{", line)]


def test_a_game_is_loaded_from_what_its_position_says(game: str) -> None:
    position = ask(begun(game), "position")["position"]
    loaded = Server()
    assert ask(loaded, "load", position=position, seed=1)["ok"]
    assert ask(loaded, "position")["position"] == position


def test_the_owner_sees_everything_and_a_seat_its_own(game: str) -> None:
    server = begun(game)
    first = ask(server, "undo")["error"]
    assert first == "undo: no choice has been made yet"
    views = [ask(server, "view", seat=at)["view"] for at in range(SEATS)]
    assert [view["seat"] for view in views] == list(range(SEATS))
    assert sum("decision" in view for view in views) == 1


def test_every_option_can_be_explained(game: str) -> None:
    server = begun(game)
    for _ in range(60):
        asked = server.table.decision
        assert asked
        for name in asked.options:
            assert ask(server, "explain", seat=asked.seat, what=name)["offered"] is True
        assert ask(server, "choose", pick=ask(server, "bot", level="greedy")["pick"])["ok"]


def test_whose_turn_it_is_after_the_end_follows_from_the_governor_and_the_roles_taken(game: str) -> None:
    for level in ("random", "greedy"):
        table = played(game, level)
        for at in range(SEATS):
            view = table.game.view(at)
            assert view["phase"] == "end"
            assert view["turn"] == (view["governor"] + len(view["taken"])) % SEATS


WRONG: list[Json] = [
    {"do": "new", "seats": 9},
    {"do": "new", "seats": "3"},
    {"do": "new", "seats": True},
    {"do": "new", "seats": 4, "governor": 4},
    {"do": "new", "seats": 4, "houses": 3},
    {"do": "choose", "pick": []},
    {"do": "choose", "pick": "builder"},
    {"do": "choose", "pick": ["builder", "builder"]},
    {"do": "choose", "pick": ["emperor"]},
    {"do": "choose", "pick": [10**400]},
    {"do": "view", "seat": 4},
    {"do": "events", "seat": None},
    {"do": "explain", "seat": 0, "what": "emperor"},
    {"do": "explain", "seat": 0, "what": ["builder"]},
    {"do": "bot", "level": 7},
    {"do": "undo"},
]


@pytest.mark.parametrize("wrong", WRONG, ids=json.dumps)
def test_a_request_that_cannot_be_is_answered_and_changes_nothing(game: str, wrong: Json) -> None:
    server = begun(game)
    before = ask(server, "position"), ask(server, "record")
    answer = server.answer(json.dumps({**wrong, "game": game} if wrong["do"] == "new" else wrong))
    assert answer["ok"] is False
    assert (ask(server, "position"), ask(server, "record")) == before


def mutations(position: Json) -> list[Json]:
    """The position with each field in turn made something else."""
    strange: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "x", [], {}, [None], [[]], {"x": 1})
    return [{**position, field: value} for field in position for value in strange]


def test_no_position_brings_the_table_down(game: str) -> None:
    server = begun(game)
    before = ask(server, "position")
    for position in mutations(before["position"]):
        answer = server.answer(json.dumps({"do": "load", "position": position}))
        assert answer["ok"] or 0 < len(answer["error"]) < 300
        if not answer["ok"]:
            assert ask(server, "position") == before
        else:
            ask(server, "load", position=before["position"])


def test_a_bot_of_the_house_plays_the_game_that_a_line_names(game: str) -> None:
    server = begun(game)
    asked = server.table.decision
    assert asked
    view = ask(server, "view", seat=asked.seat)["view"]
    out = io.StringIO()
    think(iter([json.dumps({"view": view, "decision": view["decision"]})]), out, "greedy", 1)
    assert ask(server, "choose", pick=json.loads(out.getvalue())["pick"])["ok"]
