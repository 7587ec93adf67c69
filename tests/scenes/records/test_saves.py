"""Records, line by line. And the bar that tells how far it is."""

import io
import os
from pathlib import Path

import pytest

from game.errors import Refused
from game.record import parse
from game.sanjuan.guest import SanJuan
from game.table import Table, replay
from scenes.app.files import append, free, write_whole
from scenes.cli.progress import Progress
from scenes.records.saves import Diary, found_in, latest_first, left_games, read_record, shown_path


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
    inode, before = path.stat().st_ino, path.read_text()
    diary = Diary(path)
    diary.begin(table)
    assert (path.stat().st_ino == inode and path.read_text().startswith(before)) == left_alone
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
        assert the_game(diary.path) == table.record()
    for table, diary in (here, there, here, here):
        assert table.decision
        table.choose([*table.decision.options[: table.decision.min]])
        diary.note(table)
        assert the_game(diary.path) == table.record()


def the_game(path: Path) -> str:
    """A record without the count of when it was played."""
    return "".join(line for line in path.read_text().splitlines(True) if not line.startswith("[played "))


def begun(path: Path, seed: int) -> Path:
    """A game that somebody sat down at, as far as the first choice."""
    table = Table(SanJuan.new({"seats": 2, "governor": 0}, seed), seed)
    Diary(path).begin(table)
    return path


def test_games_come_in_the_order_in_which_they_were_played_whatever_the_clock_says(tmp_path: Path) -> None:
    a, b, c = (begun(tmp_path / f"{name}.sanjuan", seed) for seed, name in enumerate("abc"))
    for path, clock in ((a, 2e9), (b, 1.0), (c, 2.0**62 / 1e9)):
        os.utime(path, (clock, clock))
    assert latest_first(tmp_path) == [c, b, a]
    begun(a, 0)
    os.utime(a, (1, 1))
    assert latest_first(tmp_path) == [a, c, b]
    begun(a, 0)
    assert a.read_text().count("[played ") == 2


def test_games_of_before_there_was_a_count_come_last_and_by_the_clock(tmp_path: Path) -> None:
    old, older = (tmp_path / f"{name}.sanjuan" for name in ("old", "older"))
    for path, clock in ((old, 3e9), (older, 2e9)):
        path.write_text("0 role councillor\n")
        os.utime(path, (clock, clock))
    assert latest_first(tmp_path) == [old, older]
    begun(tmp_path / "new.sanjuan", 1)
    assert [path.stem for path in latest_first(tmp_path)] == ["new", "old", "older"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes and devices among files")
def test_what_can_be_no_game_is_not_opened_and_hides_none(tmp_path: Path) -> None:
    game = begun(tmp_path / "here.sanjuan", 1)
    os.mkfifo(tmp_path / "pipe.sanjuan")
    (tmp_path / "zero.sanjuan").symlink_to("/dev/zero")
    (tmp_path / "folder.sanjuan").mkdir()
    (tmp_path / "loop.sanjuan").symlink_to(tmp_path / "loop.sanjuan")
    (tmp_path / os.fsdecode(b"caf\xe9.sanjuan")).write_text("0 role councillor\n")
    (tmp_path / "empty.sanjuan").touch()
    with (tmp_path / "huge.sanjuan").open("wb") as file:
        file.truncate(100 << 30)
    found = found_in(tmp_path)
    assert list(found.games) == [game]
    assert len(found.odd) == 6
    assert "caf\N{REPLACEMENT CHARACTER}.sanjuan" in " ".join(map(shown_path, found.odd))
    for path in (tmp_path / f"{name}.sanjuan" for name in ("pipe", "zero", "folder", "loop", "huge")):
        with pytest.raises(Refused, match="cannot be read"):
            read_record(path)


def test_two_games_of_one_second_and_seed_have_two_files(tmp_path: Path) -> None:
    path = tmp_path / "one.sanjuan"
    assert free(path) == path
    path.write_text("")
    assert free(path) == tmp_path / "one-2.sanjuan"


@pytest.mark.skipif(os.name == "nt", reason="links need leave on Windows")
def test_a_file_is_written_in_its_place_and_not_through_a_link(tmp_path: Path) -> None:
    other = tmp_path / "somebody's"
    other.write_text("theirs")
    (tmp_path / "mine.part").symlink_to(other)
    write_whole(tmp_path / "mine", "mine")
    assert (other.read_text(), (tmp_path / "mine").read_text()) == ("theirs", "mine")


def test_lines_are_added_on_a_line_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    append(path, "one\n")
    path.write_text("one\ntorn")
    append(path, "two\n")
    assert path.read_text() == "one\ntorn\ntwo\n"


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
