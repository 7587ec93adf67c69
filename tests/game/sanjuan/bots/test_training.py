"""Learning: what games teach, and that a run goes on where it was."""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from game.bots.selfplay import Practice
from game.bots.training import train
from game.errors import Refused
from game.sanjuan.bots.net import weights
from game.sanjuan.bots.selfplay import School
from game.sanjuan.bots.training import COURSE

SHORT = COURSE._replace(plans=(Practice(20, 0.2, 0.0), Practice(20, 0.1, 0.05, ahead=0.02)), chunk=10)


def trained(folder: Path) -> bytes:
    list(train(SHORT, folder, seed=1, jobs=1, tell=lambda line: None))
    return (folder / "weights.json").read_bytes()


def test_a_run_that_was_killed_ends_with_the_same_weights(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole")
    parts = train(SHORT, tmp_path / "killed", seed=1, jobs=1, tell=lambda line: None)
    assert [next(parts) for _ in range(3)] == [1, 2, 3]
    parts.close()
    (tmp_path / "killed" / "part-games-1-1.npz").write_bytes(b"half of a fi")
    assert trained(tmp_path / "killed") == whole


def test_a_part_is_on_the_disk_before_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", lost)
    with pytest.raises(OSError, match="Input/output"):
        trained(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["part-games-0-0.npz"]


def test_a_folder_of_a_game_with_fewer_cards_is_not_gone_on_with(tmp_path: Path) -> None:
    trained(tmp_path)
    old: dict[str, Any] = {**COURSE.first(1)}
    np.savez(tmp_path / "weights-0.npz", **{**old, "cards": old["cards"][1:]})
    with pytest.raises(
        Refused, match=r"weights-0\.npz: expected weights for the game as it is today; train in an"
    ):
        trained(tmp_path)


def test_the_weights_are_what_the_bots_read(tmp_path: Path) -> None:
    found = json.loads(trained(tmp_path))
    shipped = weights()
    assert len(found["rows"]) == len(shipped.net.rows)
    assert len(found["judge"]["rows"]) == len(shipped.judge.rows)
    assert [len(seats) for seats in found["roles"]] == [len(seats) for seats in shipped.roles]
    assert [len(row) for row in found["worths"]] == [len(row) for row in shipped.worths]


def test_every_game_teaches_who_won() -> None:
    school = School(weights(), seed=1)
    school.play(Practice(5, 0.1, 0.1, builds=0.1))
    assert len(school.rounds) == 5
    assert all(sum(moment.wins) == pytest.approx(1) for moment in school.moments)
    assert all(len(lesson.hopes) == len(lesson.options) for lesson in school.lessons)
    assert school.build_lessons
    assert all(len(lesson.hopes) == len(lesson.cards) for lesson in school.build_lessons)
