"""A kept game read from its record, and the game as it was at any moment of it."""

from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path

from game.errors import Refused
from game.guest import Game
from game.table import begin, check_end, follow
from scenes.game_registry import has_screen
from scenes.records.saves import naming, read_record


class Foreign(Refused):
    """A record of a game that has no screen."""


class RecordedGame:
    """Refuses a record that has no beginning; one that breaks off later is told as far as it goes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._record = read_record(path)
        with naming(path):
            self.table = begin(self._record)
            if not has_screen(self.table.game.name):
                raise Foreign(f"game: {self.table.game.name} has no screen")
        self.beginning = self.table.beginning
        self.moments: list[tuple[int, Game]] = [(self.beginning, self.table.game.copy())]
        """The game whenever somebody had chosen, and how much had happened by then."""
        self._left = iter(self._record.choices)
        self._refused = False

    @property
    def over(self) -> bool:
        return self.table.decision is None

    @property
    def length(self) -> int:
        return len(self.table.happened)

    def read(self) -> Iterator[None]:
        """Follow the record, choice by choice, from where that was left, and no further than it is right."""
        if self._refused:
            return
        try:
            with naming(self.path):
                for choice in self._left:
                    follow(self.table, choice)
                    self.moments.append((self.length, self.table.game.copy()))
                    yield
                check_end(self.table, self._record)
        except Refused:
            self._refused = True
            raise

    def moment(self, at: int) -> tuple[int, Game]:
        """The last one before so much had happened, or just then."""
        return self.moments[max(0, bisect_right(self.moments, at, key=lambda moment: moment[0]) - 1)]
