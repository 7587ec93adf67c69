"""A progress bar for people; silence in a pipe."""

import sys
from typing import Final, Self, TextIO

WIDTH: Final = 40


class Progress:
    """`[########        ] 40/100` on one line of a terminal, for as long as it takes."""

    def __init__(self, total: int, out: TextIO | None = None) -> None:
        out = out or sys.stderr
        self._total = max(1, total)
        self._out = out if out.isatty() else None
        self._shown = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        if self._out and self._shown >= 0:
            self._out.write("\r" + " " * (2 * WIDTH) + "\r")
            self._out.flush()

    def show(self, done: int) -> None:
        filled = WIDTH * done // self._total
        if self._out and (filled != self._shown or done == self._total):
            self._shown = filled
            self._out.write(f"\r[{'#' * filled:{WIDTH}}] {done}/{self._total}")
            self._out.flush()
