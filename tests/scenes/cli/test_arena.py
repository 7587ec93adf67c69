"""The commands about how well bots play."""

import json
import sys
from pathlib import Path

import pytest

from game.puerto_rico.guest import PuertoRico
from scenes.app.relaunch import in_one_line
from scenes.cli import arena
from scenes.cli.command import main

Capture = pytest.CaptureFixture[str]
FEW = ("--deals", "2", "--jobs", "1", "--seed", "1")


def test_arena_tells_who_won_how_sure_that_is_and_how_long_it_took(capsys: Capture) -> None:
    assert main(["arena", "greedy", "random", "--seats", "3", "--json", *FEW]) == 0
    found = json.loads(capsys.readouterr().out)
    best, other = found["bots"]
    assert (found["deals"], best["bot"], best["games"], other["games"]) == (2, "greedy", 6, 12)
    assert {"win_share", "give_or_take", "points", "mean_ms", "worst_ms"} < set(best)


def test_arena_uses_several_cores_and_finds_the_same(capsys: Capture) -> None:
    shares = []
    for jobs in ("1", "2"):
        assert main(["arena", "greedy", "drifter", "--json", *FEW[:2], "--seed", "1", "--jobs", jobs]) == 0
        shares.append([(bot["bot"], bot["win_share"]) for bot in json.loads(capsys.readouterr().out)["bots"]])
    assert shares[0] == shares[1]


def test_arena_goes_on_from_a_file(tmp_path: Path, capsys: Capture) -> None:
    kept = str(tmp_path / "kept")
    assert main(["arena", "greedy", "random", "--seats", "2", "--file", kept, *FEW]) == 0
    before = Path(kept).read_text()
    assert main(["arena", "greedy", "random", "--seats", "2", "--file", kept, *FEW, "--deals", "3"]) == 0
    assert Path(kept).read_text().startswith(before)
    assert "3 deals" in capsys.readouterr().out


def test_arena_lets_programs_in(capsys: Capture) -> None:
    program = in_one_line([sys.executable, "--version"])
    assert main(["arena", program, "random", "--game", "puerto_rico", "--json", *FEW]) == 0
    bots = {bot["bot"]: bot for bot in json.loads(capsys.readouterr().out)["bots"]}
    assert bots[program]["replaced"]


def test_arena_refuses_who_is_neither_a_bot_nor_a_program(capsys: Capture) -> None:
    assert main(["arena", "nobody", "greedy", *FEW]) == 2
    assert 'or a program, not "nobody"' in capsys.readouterr().err


def test_arena_wants_two(capsys: Capture) -> None:
    assert main(["arena", "greedy"]) == 2


def test_ladder_keeps_the_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(PuertoRico, "ladder", [("greedy", "random")])
    assert main(["ladder", str(tmp_path), "--seats", "3", "--game", "puerto_rico", *FEW]) == 0
    (row,) = json.loads((tmp_path / "ladder.json").read_text())
    assert (row["bot"], row["against"], row["seats"], row["deals"]) == ("greedy", "random", 3, 2)


def test_the_rows_of_a_ladder_grow_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(PuertoRico, "ladder", [("greedy", "random"), ("random", "greedy")])
    monkeypatch.setattr(arena, "PASS", 1)
    command = ["ladder", str(tmp_path), "--seats", "3", "--game", "puerto_rico", *FEW]
    assert main(command) == 0
    told = capsys.readouterr().out.splitlines()
    assert [f"{deals} deals" in line for line, deals in zip(told, (1, 1, 2, 2), strict=True)] == [True] * 4
    assert main([*command, "--deals", "3"]) == 0
    assert [row["deals"] for row in json.loads((tmp_path / "ladder.json").read_text())] == [3, 3]


def test_a_game_whose_bots_do_not_learn_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(PuertoRico, "training", "")
    assert main(["train", str(tmp_path), "--game", "puerto_rico"]) == 2
    assert "bots can learn" in capsys.readouterr().err
