"""Where games are kept, and how they get there."""

import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from game.checks import LONGEST_TEXT, UNWRITABLE, cleaned
from game.errors import Refused
from game.guest import UNNAMED, Game
from game.record import UNDO, Record, choice_line, parse, tag_line
from game.table import Table
from scenes.app.files import free, read_file, write_whole
from scenes.app.profiles import data_folder

LARGEST: Final = 1 << 20
"""Bytes: a hundred times a long game."""
END: Final = b"end "
PLAYED: Final = "played"
"""The tag that counts: somebody sat down at this game after all those with less. No clock is asked for it."""
_PLAYED: Final = re.compile(rb'^\[played "(\d{1,15})"\]\r?$', re.MULTILINE)
PADS: Final = "pads"
"""The tag that says whether each person has a pad."""
OWN: Final = "own"
_OWN_PADS: Final = re.compile(rb'^\[pads "own"\]\r?$', re.MULTILINE)
_GAME: Final = re.compile(rb'^\[game "(\w+)"\]\r?$', re.MULTILINE)
FIRST: Final = "first-game"
"""How the names of games with a guide begin."""
AGAIN: Final = "again"
"""How those begin that were played on from a moment of another one."""


def games_folder() -> Path:
    return data_folder() / "games"


def first_game(kind: type[Game]) -> Path:
    """The one with a guide that was left, of which a game has one at most, or else the next one."""
    left = (path for path in left_games(games_folder()) if has_guide(path) and game_of(path) == kind.name)
    return next(left, None) or free(games_folder() / time.strftime(f"{FIRST}-%Y-%m-%d-%H%M%S.sanjuan"))


def has_guide(path: Path) -> bool:
    return path.name.startswith(FIRST)


def counts(path: Path) -> bool:
    """Its end is a result: nobody has known beforehand what would come."""
    return not path.name.startswith(AGAIN)


def shown_path(path: Path) -> str:
    """A path as short as can be told, with question marks for what is no text in it."""
    words = str(path)
    with suppress(RuntimeError):  # nobody's home
        home = Path.home()
        words = f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else words
    return cleaned(os.fsencode(words).decode(errors="replace"))


def read_record(path: Path) -> Record:
    """The record in a file, up to its last whole line."""
    try:
        text = read_file(path, LARGEST).decode("utf-8-sig", errors="replace")
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


class GamesFound(NamedTuple):
    """What lies in a folder of games."""

    games: dict[Path, int]
    """Each with its count, the one played last first; those without one are older, in order of the clock."""
    odd: list[Path]
    """What can be no game by its name, its kind or its size: nobody opens it."""


class Glance(NamedTuple):
    """What is to be known of a record without reading it line by line."""

    game: str
    played: int
    over: bool
    """Its last line is that of an end."""
    own_pads: bool = False


UNSEEN: Final = Glance(UNNAMED, 0, False)


def looked_through(folder: Path) -> Iterator[None]:
    """Glance at one game after the other, so that nobody waits who asks for their order."""
    with suppress(OSError):
        for path in folder.glob("*.sanjuan"):
            is_over(path)
            yield


def found_in(folder: Path) -> GamesFound:
    games: dict[Path, tuple[int, float]] = {}
    odd: list[Path] = []
    with suppress(OSError):
        for path in folder.glob("*.sanjuan"):
            with suppress(OSError):  # as of a link that leads nowhere
                seen = path.stat()
                if _may_be_a_game(path.name, seen):
                    games[path] = _glance(path, seen.st_size, seen.st_mtime_ns).played, seen.st_mtime
                else:
                    odd.append(path)
    order = sorted(games, key=lambda path: games[path], reverse=True)
    return GamesFound({path: games[path][0] for path in order}, sorted(odd))


def _may_be_a_game(name: str, seen: os.stat_result) -> bool:
    named = len(name) <= LONGEST_TEXT and not UNWRITABLE.search(name)
    return named and stat.S_ISREG(seen.st_mode) and 0 < seen.st_size <= LARGEST


@lru_cache(maxsize=1024)
def _glance(path: Path, size: int, changed: int) -> Glance:
    """A file is read once for each time that it changes."""
    try:
        text = read_file(path, LARGEST)
    except OSError:
        return UNSEEN
    last = text[text.rstrip().rfind(b"\n") + 1 :]
    game = _GAME.search(text)
    played = max(map(int, _PLAYED.findall(text)), default=0)
    name = game[1].decode() if game else UNNAMED
    return Glance(name, played, last.startswith(END), bool(_OWN_PADS.search(text)))


def latest_first(folder: Path) -> list[Path]:
    """The games that are kept, the one that was played last first."""
    return list(found_in(folder).games)


def left_games(folder: Path) -> Iterator[Path]:
    """Those that are not over, the one that was played last first."""
    return (path for path in latest_first(folder) if not is_over(path))


def is_over(path: Path) -> bool:
    """Whether the last line of a record is that of an end; a file that cannot be read is not over."""
    return _seen(path).over


def has_own_pads(path: Path) -> bool:
    """Each person in it has a pad."""
    return _seen(path).own_pads


def game_of(path: Path) -> str:
    """The name of the game that a record is of."""
    return _seen(path).game


def _seen(path: Path) -> Glance:
    try:
        seen = path.stat()
    except OSError:
        return UNSEEN
    return _glance(path, seen.st_size, seen.st_mtime_ns)


def played_at(path: Path) -> time.struct_time:
    """What the clock said when it was last played, as far as that is a time."""
    moment = path.stat().st_mtime
    try:
        return time.localtime(moment)
    except (OSError, OverflowError, ValueError):
        return time.localtime(0)


class Diary:
    """A record that grows with the game, each line on its way to the disk before the next choice."""

    def __init__(self, path: Path, own_pads: bool = False) -> None:
        """Of a game in which each person has a pad, or not."""
        self.path = path
        self._more = tag_line(PADS, OWN) if own_pads else ""
        self._written: list[str] = []
        """The lines of the choices that stand in the file and were not taken back."""
        self._left = (0, 0)
        """Which file that is, and how long."""

    def begin(self, table: Table) -> None:
        """A file that has just this game already is better written on than replaced."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        counts = found_in(self.path.parent).games
        mine = counts.pop(self.path, 0)
        last = max(counts.values(), default=0)
        if not self._has(table):
            played = tag_line(PLAYED, str(last + 1))
            write_whole(self.path, "".join([table.head(), played, self._more, *_lines(table), *table.end()]))
        elif mine <= last and table.decision:
            self._add(tag_line(PLAYED, str(last + 1)))
        else:
            self.path.touch()
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
        self._add("".join(news))
        self._leave(lines)

    def _add(self, lines: str) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(lines)

    def _leave(self, lines: list[str]) -> None:
        self._written, self._left = lines, self._found()

    def _has(self, table: Table) -> bool:
        """The file has all choices of a game, and can be written on."""
        with suppress(OSError, Refused):
            whole = read_file(self.path, LARGEST).endswith(b"\n")
            kept = read_record(self.path)
            kept.tags.pop(PLAYED, None)
            kept.tags.pop(PADS, None)
            return whole and kept.tells_as(parse(table.record()))
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
