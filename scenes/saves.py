"""Where games are kept, and how they get there."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from typing import Final

from game.errors import Refused
from game.record import UNDO, Record, choice_line, parse
from game.table import Table
from scenes.files import write_whole
from scenes.profiles import data_folder

LONGEST_END: Final = 200
"""Bytes at the end of a record that have its last line in them."""
END: Final = b"end "
FIRST: Final = "first-game"
"""How the names of games with a guide begin."""


def games_folder() -> Path:
    return data_folder() / "games"


def first_game() -> Path:
    """The game with a guide that was left, of which there is one at most, or else the next one."""
    left = (path for path in latest_first(games_folder()) if has_guide(path) and not is_over(path))
    return next(left, games_folder() / time.strftime(f"{FIRST}-%Y-%m-%d-%H%M%S.sanjuan"))


def has_guide(path: Path) -> bool:
    return path.name.startswith(FIRST)


def shown_path(path: Path) -> str:
    """A path as short as can be told."""
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)


def read_record(path: Path) -> Record:
    """The record in a file, up to its last whole line."""
    try:
        text = path.read_bytes().decode("utf-8-sig", errors="replace")
    except OSError as trouble:
        raise Refused(f"{path}: cannot be read ({trouble.strerror})") from None
    with naming(path):
        return parse(text)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Whatever is refused within is told with the name of its file."""
    try:
        yield
    except Refused as refusal:
        raise type(refusal)(f"{path}: {refusal}") from None


def latest_first(folder: Path) -> list[Path]:
    """The games that are kept, the one that was played last first."""
    played: dict[Path, float] = {}
    with suppress(OSError):
        for path in folder.glob("*.sanjuan"):
            with suppress(OSError):
                played[path] = path.stat().st_mtime
    return sorted(played, key=lambda path: -played[path])


def left_games(folder: Path) -> Iterator[Path]:
    """Those that are not over, the one that was played last first."""
    return (path for path in latest_first(folder) if not is_over(path))


def is_over(path: Path) -> bool:
    """Whether the last line of a record is that of an end; a file that cannot be read is not over."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - LONGEST_END))
            return file.read().splitlines()[-1:][0].startswith(END)
    except (OSError, IndexError):
        return False


class Diary:
    """A record that grows with the game, each line on its way to the disk before the next choice."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._written: list[str] = []
        """The lines of the choices that stand in the file and were not taken back."""
        self._left = (0, 0)
        """Which file that is, and how long."""

    def begin(self, table: Table) -> None:
        """A file that has just this game already is better left as it is than replaced."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._has(table):
            self.path.touch()
        else:
            write_whole(self.path, table.record())
        self._leave(_lines(table))

    def note(self, table: Table) -> None:
        """Write down the choices made and taken back since the last call.

        A file in which somebody else has written meanwhile is begun anew: two games in it would be none.
        """
        if not self._untouched():
            self.begin(table)
            return
        lines = _lines(table)
        same = sum(
            1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self._written, lines, strict=False))
        )
        news = [UNDO + "\n"] * (len(self._written) - same) + lines[same:] + table.end()
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join(news))
        self._leave(lines)

    def _leave(self, lines: list[str]) -> None:
        self._written, self._left = lines, self._found()

    def _has(self, table: Table) -> bool:
        """The file has all choices of a game, and can be written on."""
        with suppress(OSError, Refused):
            whole = self.path.read_bytes().endswith(b"\n")
            return whole and read_record(self.path) == parse(table.record())
        return False

    def _untouched(self) -> bool:
        """The file is as it was left."""
        try:
            return self._found() == self._left
        except OSError:
            return False

    def _found(self) -> tuple[int, int]:
        found = self.path.stat()
        return found.st_ino, found.st_size


def _lines(table: Table) -> list[str]:
    return [choice_line(decision, picks) for decision, picks in table.choices]
