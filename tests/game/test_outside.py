"""Programs that take a seat, and what happens when they fail."""

import io
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from game.bots.bot import USUAL, Bot, RandomBot
from game.bots.match import play
from game.checks import LONGEST_TEXT
from game.decision import Decision
from game.outside import MOST_COMPLAINTS, Outside, think
from game.sanjuan.guest import SanJuan
from game.table import Table
from scenes.app.relaunch import in_one_line
from tests.game.ended import gone, linux_only

TAKES_THE_FIRST = """
import json
for line in sys.stdin:
    decision = json.loads(line).get("decision")
    if decision:
        print(json.dumps({"pick": decision["options"][:decision["min"]]}), flush=True)
"""


def program(code: str) -> str:
    return in_one_line([sys.executable, "-c", f"import sys, time\n{code}"])


def played_with(command: str, patience: float = 10) -> tuple[Table, list[str]]:
    """A game with the program in seat 0, and what was said about it."""
    said: list[str] = []
    bot = Outside(command, RandomBot(1), said.append, patience)
    table = Table(SanJuan.new({"seats": 2}, 3), 3)
    bot.sit(table.events)
    bots: dict[int, Bot] = {0: bot, 1: RandomBot(2)}
    play(table, bots, rounds=6)
    bot.over(table.game.score())
    bot.close()
    return table, said


def test_a_program_takes_a_seat() -> None:
    table, said = played_with(program(TAKES_THE_FIRST))
    assert said == []
    declined = [picks for decision, picks in table.choices if decision.seat == 0 and decision.min == 0]
    assert declined
    assert not any(declined)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("sys.exit(3)", "replaced by a bot of the house (the program has ended)"),
        ("sys.stdin.readline()", "(the program has ended)"),
        ("time.sleep(60)", "no answer in 0.2 s"),
        ("sys.stdin.readline(); print('nonsense', flush=True)", "expected a JSON object"),
        ("sys.stdin.readline(); print('[]', flush=True)", "answer: expected"),
        ("sys.stdin.readline(); print('{}', flush=True)", "pick: expected a list"),
        ('sys.stdin.readline(); print(\'{"error": "tired"}\', flush=True)', "(tired)"),
        ("print('x' * 10_000_000, flush=True)", "expected a JSON object"),
        ('sys.stdin.readline(); print(\'{"pick": ["mayor"]}\', flush=True)', '"mayor" is not offered'),
    ],
)
def test_a_failing_program_is_replaced_with_a_message(code: str, message: str) -> None:
    table, said = played_with(program(code), patience=0.2 if "sleep" in code else 10)
    assert len(said) == 1
    assert message in said[0]
    assert table.game.round > 6 or table.decision is None


def test_nobody_listens_any_more_to_a_program_that_said_too_much() -> None:
    before = {*threading.enumerate()}
    played_with(program("for line in sys.stdin: print('{}\\n' * 4, flush=True)"))
    for thread in {*threading.enumerate()} - before:
        thread.join(10)
        assert not thread.is_alive()


def test_a_program_that_does_not_even_listen_is_replaced_in_time() -> None:
    said: list[str] = []
    bot = Outside(program("time.sleep(60)"), RandomBot(1), said.append, patience=0.2)
    view = {"events": "more than a pipe holds" * 10_000}
    assert bot.pick(view, Decision(0, "role", 1, 1, ("builder", "trader")))
    assert "no answer in 0.2 s" in said[0]


def test_a_program_that_cannot_be_started_is_replaced() -> None:
    _, said = played_with("no-such-program --at-all")
    assert "no-such-program" in said[0]


HAS_A_CHILD = """
import os, subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], stdout=subprocess.DEVNULL)
with open({path!r}, "w") as file: file.write(str(child.pid))
"""


@linux_only
@pytest.mark.parametrize(
    "then", ["sys.exit()", "time.sleep(60)", TAKES_THE_FIRST], ids=["ended", "hung", "done"]
)
def test_a_program_is_ended_with_all_it_has_started(tmp_path: Path, then: str) -> None:
    pid = tmp_path / "pid"
    played_with(program(HAS_A_CHILD.format(path=str(pid)) + then), patience=2 if "sleep" in then else 10)
    assert gone(int(pid.read_text()))


@linux_only
def test_whoever_leaves_the_family_and_keeps_its_pipes_delays_nobody(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    leaving = "import os\nif os.fork():\n    os._exit(0)\nos.setsid()\n"
    code = f"{leaving}open({str(pid)!r}, 'w').write(str(os.getpid()))\ntime.sleep(60)"
    _, said = played_with(program(code), patience=0.2)
    os.kill(int(pid.read_text()), 9)
    assert len(said) == 1


def test_what_a_program_complains_of_is_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    played_with(program("1 / 0"))
    assert "ZeroDivisionError: division by zero\n" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["x" * 1000, "x" * 999 + "\\n"], ids=["one-line", "lines"])
def test_no_more_than_so_much_is_passed_on_and_the_game_goes_on(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, said = played_with(program(f"sys.stderr.write('{line}' * 2000)\n{TAKES_THE_FIRST}"))
    assert said == []
    assert len(capsys.readouterr().err) == MOST_COMPLAINTS


HARM = "\x1b[2J\u202e\u200b\x85" + "x" * 1000


@pytest.mark.parametrize(
    "command",
    [program(f"print({json.dumps({'error': HARM})!r}, flush=True)"), HARM],
    ids=["error", "command"],
)
def test_what_is_told_of_a_program_is_short_and_can_be_seen(command: str) -> None:
    _, said = played_with(command)
    assert said[0].isprintable()
    assert len(said[0]) < 2 * LONGEST_TEXT + 100


@pytest.mark.parametrize(
    ("error", "told"), [(["tired"], "(a list)"), (7, "(7)"), ("two\nlines", "(two lines)")]
)
def test_a_program_may_give_up_with_anything(error: object, told: str) -> None:
    _, said = played_with(program(f"print({json.dumps({'error': error})!r}, flush=True)"))
    assert told in said[0]


@pytest.mark.parametrize(("effort", "told"), [(USUAL, None), (30, 30)])
def test_a_program_is_told_how_far_to_think_ahead_if_not_as_far_as_usual(
    effort: int, told: int | None
) -> None:
    said: list[str] = []
    echo = "import json; print(json.dumps({'error': repr(json.loads(input()).get('effort'))}), flush=True)"
    bot = Outside(program(echo), RandomBot(1), said.append)
    bot.effort = effort
    game = SanJuan.new({"seats": 2, "governor": 0}, 3)
    decision = game.decision()
    assert decision
    bot.pick(game.view(0), decision)
    assert f"({told})" in said[0]


def answers(*lines: Any) -> list[Any]:
    out = io.StringIO()
    think(iter([line if isinstance(line, str) else json.dumps(line) for line in lines]), out, "random", 1)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def line(**more: Any) -> dict[str, Any]:
    game = SanJuan.new({"seats": 2, "governor": 0}, 3)
    decision = game.decision()
    assert decision
    return {"view": game.view(0), "decision": decision.as_json(), "events": [], **more}


DECISION = {"seat": 0, "kind": "role", "min": 1, "max": 1, "options": ["builder"]}


def test_a_bot_of_the_house_answers_lines_at_the_level_they_name() -> None:
    greedy, _ = answers(line(level="greedy"), line())
    assert greedy == answers(line(level="greedy"))[0]


def test_a_line_may_ask_for_the_coach_and_what_a_pick_has_cost() -> None:
    advised, costly = answers(line(why=True), line(why=True, picked=["trader"]))
    assert advised["pick"] == advised["why"]["pick"]
    assert "cost" not in advised["why"]
    assert costly["why"]["cost"] >= 0


def test_the_end_of_a_game_needs_no_answer() -> None:
    assert len(answers(line(), {"over": True, "score": []}, line())) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        "nonsense",
        [],
        {},
        {"view": {}},
        {"view": {"game": "chess"}},
        line(level="genius"),
        line(effort=0),
        line(why=True, picked=["mayor"]),
        line(level="greedy", decision={**DECISION, "max": 9}),
        line(decision={**DECISION, "min": 1, "max": 0}),
        line(level="greedy", view={**line()["view"], "supply": 10**30}),
        line(level="greedy", decision={**DECISION, "kind": "waltz"}),
        line(level="greedy", decision={**DECISION, "options": ["mayor"]}),
        line(level="greedy", view={"game": "sanjuan"}),
    ],
)
def test_a_line_that_cannot_be_is_answered_with_an_error(wrong: Any) -> None:
    assert list(answers(wrong)[0]) == ["error"]
