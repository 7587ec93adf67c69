"""The `sanjuan` command: what it prints, where, and its exit status."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.bots.match import play
from game.record import parse
from scenes.app.version import VERSION
from scenes.app.words import own_language
from scenes.cli.command import main

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def simulate(folder: Path, *more: str) -> int:
    return main(
        ["sim", "--games", "3", "--seats", "3", "--seed", "1", "--record", str(folder), "--json"]
        + (["--bots", "greedy"] if "--bots" not in more else [])
        + list(more)
    )


def test_sim_plays_records_and_reports(tmp_path: Path, capsys: Capture) -> None:
    assert simulate(tmp_path, "--bots", "greedy,random,random") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["stopped"]) == (3, 0)
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(3)
    assert sorted(path.name for path in tmp_path.glob("*.sanjuan")) == [
        f"game-0000{n}.sanjuan" for n in (1, 2, 3)
    ]


def test_sim_keeps_its_games_beside_those_that_are_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / "game-00002.sanjuan").write_text("somebody's")
    simulate(tmp_path)
    simulate(tmp_path, "--seed", "9")
    names = [path.name for path in sorted(tmp_path.iterdir())]
    assert names == [f"game-0000{number}.sanjuan" for number in range(1, 8)]
    assert (tmp_path / "game-00002.sanjuan").read_text() == "somebody's"
    seeds = [parse((tmp_path / name).read_text(encoding="utf-8")).tags["seed"] for name in names[2:]]
    assert seeds == ["2", "3", "9", "10", "11"]


@pytest.mark.parametrize("word", ["yes", "true"])
def test_what_is_settled_is_told_in_words(word: str, tmp_path: Path) -> None:
    simulate(tmp_path, "--draft", word)
    assert '[draft "yes"]' in (tmp_path / "game-00001.sanjuan").read_text()


def test_sim_gives_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    simulate(tmp_path / "first")
    simulate(tmp_path / "second")
    first, second = [(tmp_path / folder / "game-00002.sanjuan").read_text() for folder in ("first", "second")]
    assert first == second


def test_sim_stops_games_that_never_end_and_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("game.bots.match.play", lambda table, bots: play(table, bots, rounds=3))
    assert main(["sim", "--games", "2"]) == 0
    assert "2 of them stopped after 200 rounds" in capsys.readouterr().out


def test_replay_tells_a_game_and_its_score(tmp_path: Path, capsys: Capture) -> None:
    simulate(tmp_path)
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "game-00001.sanjuan"), "--language", "es"]) == 0
    told = capsys.readouterr().out
    assert "elige al constructor" in told
    assert "puntos" in told.splitlines()[-1]


def test_replay_stops_where_it_is_told_and_shows_the_table(tmp_path: Path, capsys: Capture) -> None:
    simulate(tmp_path)
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "game-00001.sanjuan"), "--at", "0", "--language", "en"]) == 0
    assert "Round 1 · Choice of a role" in capsys.readouterr().out


def test_replay_exits_1_where_a_record_diverges(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.sanjuan"
    file.write_text('[format "1"]\n[seat0 ""]\n[seat1 ""]\n[governor "0"]\n[seed "1"]\n1 role builder\n')
    assert main(["replay", str(file)]) == 1
    assert "line 6" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "no-such-file"],
        ["sim", "--seats", "9"],
        ["sim", "--seats", "9" * 20],
        ["arena", "easy", "random", "--seats", "9" * 20],
        ["ladder", "no-such-folder", "--seats", "9" * 20],
        ["sim", "--seats", "2", "--bots", "easy,random,greedy"],
        ["sim", "--edition", "3"],
        ["sim", "--bots", "genius"],
        ["sim", "--seat", "7=sanjuan bot"],
        ["sim", "--seed", "-4"],
        ["sim", "--game", "puerto_rico", "--edition", "1"],
        ["play", "--terminal", "--resume", "no-such-file"],
        ["play", "--terminal", "--resume", "no-such-file", "--seats", "3"],
        ["play", "--terminal", "--resume", "no-such-file", "--bots", "easy"],
        ["play", "--terminal", "--seat", "0=cat"],
        ["bot", "--level", "genius"],
        ["demo", "--speed", "9"],
        ["demo", "--seed", "-4"],
        ["bot", "--seed", "-4"],
        ["ladder", "no-such-folder", "--seed", "-4"],
        ["train", "no-such-folder", "--seed", "-4"],
    ],
)
def test_words_that_cannot_be_exit_2_with_one_line(words: list[str], capsys: Capture) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["sim", "--games", "none"],
        ["sim", "--seat", "two"],
        ["sim", "--seat", "1= "],
        pytest.param(
            ["sim", "--seat", "1='half a quote"],
            marks=pytest.mark.skipif(sys.platform == "win32", reason="no quote there"),
        ),
        ["sim", "--patience", "inf"],
        ["sim", "--patience", "-1"],
        ["arena", "easy", "random", "--patience", "nan"],
        ["demo", "--text-size", "5000"],
        ["bench", "luck"],
        ["replay"],
    ],
)
def test_usage_errors_exit_2(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2


def test_ctrl_c_leaves_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.bots.match.play", interrupt)
    assert main(["sim", "--games", "1"]) == 130
    assert capsys.readouterr().err == ""


INTERRUPTED_IMPORT = """
import os, signal, sys

signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored by whoever started the tests

class Impatient:
    def find_spec(name, path=None, target=None):
        if name == "game.table":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Impatient)
from scenes.__main__ import main
main(["serve"])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can send Ctrl-C there")
def test_ctrl_c_leaves_quietly_while_python_still_imports() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_IMPORT], capture_output=True, cwd=ROOT, check=False
    )
    assert (done.returncode, done.stderr) == (130, b"")


def test_a_whole_game_can_be_played_by_taking_the_suggestions(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    typed(monkeypatch, *[""] * 500)
    assert main(["play", "--terminal", "--seed", "3", "--seats", "2", "--language", "en"]) == 0
    assert "The game is over." in capsys.readouterr().out


def test_leaving_keeps_the_game_and_resuming_goes_on_with_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    typed(monkeypatch, "", "", "q")
    main(["play", "--terminal", "--seed", "3", "--seats", "3", "--language", "en"])
    (kept,) = (tmp_path / "data" / "games").iterdir()
    before = parse(kept.read_text(encoding="utf-8")).choices
    typed(monkeypatch, "", "q")
    assert main(["play", "--terminal", "--resume", str(kept), "--language", "en"]) == 0
    assert str(kept) in capsys.readouterr().out
    assert parse(kept.read_text(encoding="utf-8")).choices[: len(before)] == before


def test_words_at_the_prompt_that_cannot_be_are_answered_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    questions = "?mayor", "?1", "?well", "?palace over chapel"
    typed(monkeypatch, "u", "99", "1 1", "mayor", *questions, "t", "-", "q")
    assert main(["play", "--terminal", "--seed", "3", "--language", "en", "--governor", "0"]) == 0
    told = capsys.readouterr().out
    assert told.count("Not understood") == 4
    assert "There is nothing to undo." in told
    assert "There is nothing called mayor." in told
    assert "Printed cost 6, Covering the chapel -3 = 3" in told


def test_undo_goes_back_to_the_persons_last_choice(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    typed(monkeypatch, "councillor", "u", "trader", "q")
    main(["play", "--terminal", "--seed", "3", "--language", "en", "--governor", "0"])
    (kept,) = (tmp_path / "data" / "games").iterdir()
    text = kept.read_text(encoding="utf-8")
    assert "0 role councillor\nundo\n0 role trader\n" in text
    assert parse(text).choices[0].picks == ("trader",)


def test_a_folder_that_cannot_be_written_costs_a_notice_not_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    typed(monkeypatch, "", "", "q")
    assert main(["play", "--terminal", "--seed", "3", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("The game cannot be kept") == 1
    assert "is kept in" not in told


def test_bench_reports_its_figures(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("game.bench.RUNS", 1)
    monkeypatch.setattr("game.bench.GAMES", 20)  # one is over before Windows' clock has moved
    assert main(["bench", "engine", "--json"]) == 0
    assert {"choices_per_second", "games_per_second", "copy_microseconds"} <= set(
        json.loads(capsys.readouterr().out)
    )


@pytest.mark.parametrize("what", ["device", "engine", "frames", "start"])
def test_what_measures_a_checkout_is_refused_in_a_package(
    what: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert main(["bench", what]) == 2
    assert capsys.readouterr().err == f"sanjuan: bench {what} measures a checkout, and this is a package\n"


def test_a_program_that_was_replaced_is_marked_in_the_result(capsys: Capture) -> None:
    assert main(["sim", "--games", "1", "--seats", "2", "--seat", "1=no-such-program", "--json"]) == 0
    captured = capsys.readouterr()
    marked = [bot["bot"] for bot in json.loads(captured.out)["bots"] if bot.get("replaced")]
    assert marked == ["no-such-program"]
    assert "replaced by a bot of the house" in captured.err


def test_seats_without_names_are_called_by_their_places(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "nameless.sanjuan"
    file.write_text('[format "1"]\n[seed "1"]\n[position "{\\"seats\\": [{}, {}]}"]\n', encoding="utf-8")
    typed(monkeypatch, "q")
    assert main(["play", "--terminal", "--resume", str(file), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "governor Player" in told
    assert "Bot 1: " in told


@pytest.mark.parametrize(
    ("typed_words", "answer"), [("?Constructor", "Tú pagas 1 menos"), ("?añilería", "Produce añil")]
)
def test_names_may_be_typed_as_they_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, typed_words: str, answer: str
) -> None:
    typed(monkeypatch, typed_words, "Capataz", "q")
    main(["play", "--terminal", "--seed", "3", "--language", "es", "--governor", "0"])
    told = capsys.readouterr().out
    assert answer in told
    assert "Jugador elige al capataz" in told


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "es_ES.UTF-8"}, "es"), ({"LANG": "en_GB"}, "en"), ({"LANG": "es", "LC_ALL": "en"}, "en")],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert own_language() == language


@pytest.mark.parametrize(("preferred", "language"), [(["fr", "es", "en"], "es"), (["fr"], "en"), ([], "en")])
def test_without_one_in_the_environment_it_is_the_first_known_of_the_system(
    monkeypatch: pytest.MonkeyPatch, preferred: list[str], language: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert own_language(preferred) == language


def test_the_version_is_told(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"sanjuan {VERSION}\n"


def test_a_record_written_by_a_windows_editor_is_read(tmp_path: Path, capsys: Capture) -> None:
    simulate(tmp_path)
    file = tmp_path / "game-00001.sanjuan"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().err == ""


def test_interrupting_a_game_says_where_it_is_kept(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "--terminal", "--seed", "3", "--language", "en"]) == 130
    assert "The game is kept in" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["serve"], ["play", "--terminal"], ["bot"]])
def test_closed_streams_are_empty_ones(words: list[str], tmp_path: Path) -> None:
    closed = (
        "import os, sys; os.close(0); os.close(1); from scenes.cli.command import main; main(sys.argv[1:])"
    )
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", closed, *words], capture_output=True, env=environment, cwd=ROOT, check=False
    )
    assert b"Traceback" not in done.stderr


def test_letters_that_the_terminal_cannot_write_cost_a_question_mark(tmp_path: Path) -> None:
    simulate(tmp_path)
    words = ["replay", str(tmp_path / "game-00001.sanjuan"), "--language", "es"]
    code = "import sys; from scenes.cli.command import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        cwd=ROOT,
        check=False,
    )
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False)
