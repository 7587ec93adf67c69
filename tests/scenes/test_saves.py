"""Records, line by line. And the bar that tells how far it is."""

import io
import os
from pathlib import Path

import pytest

from game.record import parse
from game.sanjuan.guest import SanJuan
from game.table import Table, replay
from scenes.progress import Progress
from scenes.saves import Diary, left_games, read_record


def test_a_diary_has_every_choice_and_every_undo_on_disk(tmp_path: Path) -> None:
    table = Table(SanJuan.new({"seats": 2, "governor": 0}, 3), 3)
    diary = Diary(tmp_path / "games" / "one")
    diary.begin(table)
    table.choose(["councillor"])
    diary.note(table)
    table.undo()
    table.choose(["prospector"])
    diary.note(table)
    assert diary.path.read_text().endswith("0 role councillor\nundo\n0 role prospector\n")
    assert [choice.picks for choice in parse(diary.path.read_text()).choices] == [("prospector",)]


def test_a_diary_takes_back_as_many_lines_as_choices(tmp_path: Path) -> None:
    table = Table(SanJuan.new({"seats": 2, "governor": 0}, 3), 3)
    diary = Diary(tmp_path / "games" / "one")
    diary.begin(table)
    table.choose(["trader"])
    table.choose(["councillor"])
    diary.note(table)
    table.undo()
    table.undo()
    diary.note(table)
    assert parse(diary.path.read_text()).choices == []


@pytest.mark.parametrize(
    ("torn", "left_alone"), [("", True), ("0 role trader\nundo\n", True), ("0 role tra", False)]
)
def test_a_record_that_goes_on_is_not_written_again_but_for_a_torn_line(
    tmp_path: Path, torn: str, left_alone: bool
) -> None:
    table, path = Table(SanJuan.new({"seats": 2, "governor": 0}, 3), 3), tmp_path / "one"
    path.write_text(table.record() + torn)
    os.utime(path, (1, 1))
    before = path.stat().st_ino, path.read_text()
    diary = Diary(path)
    diary.begin(table)
    assert ((path.stat().st_ino, path.read_text()) == before) == left_alone
    assert path.stat().st_mtime > 1
    table.choose(["councillor"])
    diary.note(table)
    assert replay(read_record(path)).record() == table.record()


@pytest.mark.parametrize("other", ["councillor", "prospector", "trader"])
def test_of_two_who_write_down_one_game_the_last_one_is_followed(tmp_path: Path, other: str) -> None:
    here, there = (
        (Table(SanJuan.new({"seats": 2, "governor": 0}, 3), 3), Diary(tmp_path / "one")) for _ in "ab"
    )
    for table, diary in (here, there):
        diary.begin(table)
    for (table, diary), role in ((here, "councillor"), (there, other)):
        table.choose([role])
        diary.note(table)
        assert diary.path.read_text() == table.record()
    for table, diary in (here, there, here, here):
        assert table.decision
        table.choose([*table.decision.options[: table.decision.min]])
        diary.note(table)
        assert diary.path.read_text() == table.record()


def test_a_game_that_was_left_is_found_behind_one_that_is_over(tmp_path: Path) -> None:
    left, over = tmp_path / "left.sanjuan", tmp_path / "over.sanjuan"
    left.write_text('[format "1"]\n0 role councillor\n')
    over.write_text("0 role councillor\nend 20 30\n")
    os.utime(left, (1, 1))
    assert next(left_games(tmp_path)) == left
    over.write_text("0 role councillor\nend 20 30\nundo\n")
    assert [*left_games(tmp_path)] == [over, left]


@pytest.mark.skipif(os.name == "nt", reason="links need leave on Windows")
def test_a_link_that_leads_nowhere_hides_no_games(tmp_path: Path) -> None:
    (tmp_path / "lost.sanjuan").symlink_to(tmp_path / "nowhere")
    (tmp_path / "here.sanjuan").write_text("0 role councillor\n")
    assert [*left_games(tmp_path)] == [tmp_path / "here.sanjuan"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_and_wiped_off_at_the_end() -> None:
    out = Terminal()
    with Progress(4, out) as progress:
        progress.show(2)
        assert out.getvalue() == f"\r[{'#' * 20}{' ' * 20}] 2/4"
    assert out.getvalue().endswith(" \r")


def test_progress_is_silent_in_a_pipe() -> None:
    out = io.StringIO()
    with Progress(4, out) as progress:
        progress.show(4)
    assert out.getvalue() == ""
