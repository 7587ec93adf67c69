"""The headless table: every request, and every way to get one wrong."""

import io
import json
from typing import Any

import pytest

from game.checks import LONGEST_LINE, lines_of
from game.serve import Server, serve

POSITION = {"seats": [{"hand": ["well", "statue"], "built": ["indigo_plant"]}, {}], "supply": ["hero"]}
BEFORE_A_GAME = "choose", "view", "position", "record", "events", "explain", "score", "undo", "bot"


def ask(server: Server, do: str, **fields: Any) -> Any:
    return server.answer(json.dumps({"do": do, **fields}))


def begun(**fields: Any) -> Server:
    server = Server()
    assert ask(server, "new", **{"seats": 3, "seed": 7, **fields})["ok"]
    return server


def test_a_new_game_needs_only_its_seats_and_says_its_seed() -> None:
    answer = ask(Server(), "new", seats=3)
    assert answer["ok"]
    assert answer["decision"]["kind"] == "role"
    assert isinstance(answer["seed"], int)


def test_the_same_seed_deals_the_same_game() -> None:
    assert ask(Server(), "new", seats=4, seed=5) == ask(Server(), "new", seats=4, seed=5)


def test_a_choice_leads_to_the_next_decision_and_tells_what_happened() -> None:
    answer = ask(begun(governor=0), "choose", pick=["councillor"])
    assert (answer["decision"]["seat"], answer["decision"]["kind"]) == (0, "keep")
    assert answer["events"][0] == {"event": "role", "seat": 0, "role": "councillor"}


def test_a_position_is_loaded_and_read_back() -> None:
    server = Server()
    assert ask(server, "load", position=POSITION, seed=1)["ok"]
    assert ask(server, "position")["position"]["seats"][0]["hand"] == ["well", "statue"]


def test_a_position_is_read_only_while_a_role_is_chosen() -> None:
    server = begun(governor=0)
    ask(server, "choose", pick=["councillor"])
    assert not ask(server, "position")["ok"]


def test_a_bot_proposes_and_plays_nothing() -> None:
    server = begun()
    before = ask(server, "position")
    pick = ask(server, "bot", level="greedy", ms=500)["pick"]
    assert ask(server, "position") == before
    assert ask(server, "choose", pick=pick)["ok"]


def test_undo_goes_back_to_the_decision_before_the_last_choice() -> None:
    server = begun(governor=0)
    before = ask(server, "position")
    ask(server, "choose", pick=["producer"])
    assert ask(server, "undo")["decision"]["kind"] == "role"
    assert ask(server, "position") == before


def test_the_record_holds_the_game_so_far() -> None:
    server = begun(governor=0, edition=1)
    ask(server, "choose", pick=["producer"])
    record = ask(server, "record")["record"]
    assert '[edition "1"]\n' in record
    assert record.endswith('[seed "7"]\n0 role producer\n')


def test_events_tell_a_seat_what_it_saw_since_it_last_asked() -> None:
    server = begun(governor=0)
    hands = [event for event in ask(server, "events", seat=1)["events"] if event["event"] == "draw"]
    assert [type(event["cards"]) for event in hands] == [int, list, int]
    assert ask(server, "events", seat=1)["events"] == []


def test_events_say_how_many_were_undone_for_a_seat_that_had_seen_them() -> None:
    server = begun(governor=0)
    ask(server, "events", seat=1)
    seen = len(ask(server, "choose", pick=["producer"])["events"])
    ask(server, "events", seat=1)
    ask(server, "undo")
    assert ask(server, "events", seat=1)["events"] == [{"event": "undo", "count": seen}]


def test_all_that_was_undone_since_a_seat_asked_is_one_number() -> None:
    server = begun(governor=0)
    ask(server, "events", seat=1)
    seen = len(ask(server, "choose", pick=["producer"])["events"])
    seen += len(ask(server, "choose", pick=[])["events"])
    ask(server, "events", seat=1)
    for _ in range(2):
        ask(server, "undo")
    assert ask(server, "events", seat=1)["events"] == [{"event": "undo", "count": seen}]


def test_score_may_be_asked_at_any_time() -> None:
    seats = ask(begun(), "score")["seats"]
    assert [seat["rank"] for seat in seats] == [1, 1, 1]


def test_a_finished_game_has_no_decision_and_takes_no_choice() -> None:
    server = Server()
    full = {"hand": ["statue"] * 9, "built": ["indigo_plant"] * 12}
    ask(server, "load", position={"seats": [full, {}]}, seed=1)
    ask(server, "choose", pick=["builder"])
    over = ask(server, "choose", pick=[])
    assert (over["decision"], over["over"]) == (None, True)
    assert over["events"][-1]["event"] == "end"
    assert ask(server, "choose", pick=["builder"])["error"] == "pick: the game is over"
    assert ask(server, "undo")["decision"]["kind"] == "build"


WRONG_LINES = {
    "no JSON": "builder",
    "nothing": "",
    "half a line": '{"do": "sco',
    "no object": '["score"]',
    "not a number": '{"do": "score", "seat": NaN}',
    "a huge number": '{"do": "view", "seat": ' + "9" * 6000 + "}",
    "a large number": '{"do": "view", "seat": 1e400}',
    "deep nesting": "[" * 200_000,
    "deep objects": '{"a":' * 100_000,
    "ten megabytes": '{"do": "' + "x" * 10_000_000 + '"}',
    "a lone surrogate": '{"do": "\\ud800"}',
}

WRONG_REQUESTS: dict[str, dict[str, Any]] = {
    "unknown request": {"do": "dance"},
    "no request": {},
    "a request that is no name": {"do": ["new"]},
    "seats missing": {"do": "new"},
    "too many seats": {"do": "new", "seats": 5},
    "seats as a text": {"do": "new", "seats": "4"},
    "seats as a truth": {"do": "new", "seats": True},
    "seats as a fraction": {"do": "new", "seats": 2.0},
    "an unknown edition": {"do": "new", "seats": 2, "edition": 3},
    "an unknown expansion": {"do": "new", "seats": 2, "expansion": ["old_buildings"]},
    "an expansion that is no list": {"do": "new", "seats": 2, "expansion": "new_buildings"},
    "draft as a number": {"do": "new", "seats": 2, "draft": 1},
    "a governor without a seat": {"do": "new", "seats": 2, "governor": 2},
    "a negative seed": {"do": "new", "seats": 2, "seed": -1},
    "an endless seed": {"do": "new", "seats": 2, "seed": 10**30},
    "an unknown game": {"do": "new", "seats": 2, "game": "chess"},
    "a misspelt field": {"do": "new", "seats": 2, "editon": 1},
    "load without a position": {"do": "load"},
    "load of a list": {"do": "load", "position": []},
    "load of nobody": {"do": "load", "position": {"seats": []}},
    "no pick": {"do": "choose"},
    "a pick that is a text": {"do": "choose", "pick": "builder"},
    "a pick that is null": {"do": "choose", "pick": None},
    "a pick of numbers": {"do": "choose", "pick": [0]},
    "a pick of lists": {"do": "choose", "pick": [["builder"]]},
    "too few picks": {"do": "choose", "pick": []},
    "too many picks": {"do": "choose", "pick": ["builder", "trader"]},
    "a pick not offered": {"do": "choose", "pick": ["mayor"]},
    "an unknown seat": {"do": "view", "seat": 3},
    "a negative seat": {"do": "view", "seat": -1},
    "a view of no seat": {"do": "view"},
    "an unknown level": {"do": "bot", "level": "genius"},
    "thinking time below nothing": {"do": "bot", "level": "random", "ms": -1},
    "thinking time without end": {"do": "bot", "level": "random", "ms": 60_001},
    "explain nothing": {"do": "explain", "seat": 0},
    "explain the unknown": {"do": "explain", "seat": 0, "what": "windmill"},
    "undo nothing": {"do": "undo"},
}


@pytest.mark.parametrize("line", WRONG_LINES.values(), ids=WRONG_LINES.keys())
def test_a_line_that_cannot_be_is_answered_and_changes_nothing(line: str) -> None:
    check_refusal(begun(), line)


@pytest.mark.parametrize("request_", WRONG_REQUESTS.values(), ids=WRONG_REQUESTS.keys())
def test_a_request_that_cannot_be_is_answered_and_changes_nothing(request_: dict[str, Any]) -> None:
    check_refusal(begun(), json.dumps(request_))


def check_refusal(server: Server, line: str) -> None:
    before = ask(server, "position"), ask(server, "record")
    answer = server.answer(line)
    assert answer["ok"] is False
    assert 0 < len(answer["error"]) < 300
    assert "\n" not in answer["error"]
    assert (ask(server, "position"), ask(server, "record")) == before


@pytest.mark.parametrize("do", BEFORE_A_GAME)
def test_requests_before_the_first_game_are_refused(do: str) -> None:
    assert "no game yet" in ask(Server(), do)["error"]


@pytest.mark.parametrize("more", [1, 2, LONGEST_LINE, 3 * LONGEST_LINE])
def test_of_a_line_that_is_too_long_no_more_is_held_than_it_takes_to_refuse_it(more: int) -> None:
    said = f"{'x' * (LONGEST_LINE - 1 + more)}\n{JUST_SHORT_ENOUGH}\n{'x' * LONGEST_LINE}{'x' * more}"
    out, lines = io.StringIO(), list(lines_of(io.StringIO(said)))
    serve(lines, out)
    errors = [json.loads(line)["error"] for line in out.getvalue().splitlines()]
    assert max(map(len, lines)) == LONGEST_LINE + 1
    assert [error.partition(":")[0] for error in errors] == ["line", "no game yet", "line"]


JUST_SHORT_ENOUGH = '{"do": "score"}'.ljust(LONGEST_LINE - 1)


def test_every_line_gets_one_line_and_the_end_of_input_ends_it() -> None:
    out = io.StringIO()
    serve(iter(['{"do": "new", "seats": 2, "seed": 1}\n', "\n", "nonsense\n", '{"do": "score"}\n']), out)
    answers = [json.loads(line)["ok"] for line in out.getvalue().splitlines()]
    assert answers == [True, False, False, True]
