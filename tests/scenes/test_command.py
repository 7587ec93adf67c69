"""The `sanjuan` command: what it prints, where, and its exit status."""

import io
import json
import sys
from pathlib import Path

import pytest

from game.match import play
from game.record import parse
from scenes.command import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def simulate(folder: Path, *more: str) -> int:
    return main(
        ["sim", "--games", "3", "--seats", "3", "--seed", "1", "--record", str(folder), "--json", *more]
    )


def test_sim_plays_records_and_reports(tmp_path: Path, capsys: Capture) -> None:
    assert simulate(tmp_path, "--bots", "greedy,random,random") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["stopped"]) == (3, 0)
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(3)
    assert sorted(path.name for path in tmp_path.glob("*.sanjuan")) == [
        f"game-0000{n}.sanjuan" for n in (1, 2, 3)
    ]


def test_sim_gives_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    simulate(tmp_path / "first")
    simulate(tmp_path / "second")
    first, second = [(tmp_path / folder / "game-00002.sanjuan").read_text() for folder in ("first", "second")]
    assert first == second


def test_sim_stops_games_that_never_end_and_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("scenes.command.play", lambda table, bots: play(table, bots, rounds=3))
    assert main(["sim", "--games", "2"]) == 0
    assert "2 of them stopped after 200 rounds" in capsys.readouterr().out


def test_replay_tells_a_game_and_its_score(tmp_path: Path, capsys: Capture) -> None:
    simulate(tmp_path)
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "game-00001.sanjuan"), "--language", "es"]) == 0
    told = capsys.readouterr().out
    assert "elige personaje: Constructor" in told
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
        ["sim", "--edition", "3"],
        ["sim", "--bots", "genius"],
        ["sim", "--seat", "7=sanjuan bot"],
        ["sim", "--seed", "-4"],
        ["play", "--terminal", "--resume", "no-such-file"],
    ],
)
def test_words_that_cannot_be_exit_2_with_one_line(words: list[str], capsys: Capture) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [[], ["dance"], ["sim", "--games", "none"], ["sim", "--seat", "two"], ["bench", "luck"], ["replay"]],
)
def test_usage_errors_exit_2(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2


def test_ctrl_c_leaves_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("scenes.command.play", interrupt)
    assert main(["sim", "--games", "1"]) == 130
    assert capsys.readouterr().err == ""


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
    assert "Printed cost 6, Covering Chapel -3 = 3" in told


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
    assert "The game cannot be kept" in capsys.readouterr().out


def test_bench_reports_its_figures(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("game.bench.RUNS", 1)
    monkeypatch.setattr("game.bench.GAMES", 1)
    assert main(["bench", "engine", "--json"]) == 0
    assert {"choices_per_second", "games_per_second", "copy_microseconds"} <= set(
        json.loads(capsys.readouterr().out)
    )
