"""Rows of a menu as they look: made once, and moved to where they are seen."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from pygame import Rect

from scenes.draw.actor import Actor
from scenes.draw.pictures import kept
from scenes.widgets.rows import Row, Words

MOST_DRAWN: Final = 200
"""Rows that are kept as they are drawn."""
MOST_MADE: Final = 300
"""Rows, notes and hints that are kept of those seen last or next."""


class RowCache:
    def __init__(self) -> None:
        self._made: OrderedDict[Hashable, list[Actor]] = OrderedDict()
        self._drawn: dict[Hashable, list[Actor]] = {}
        self._placed: dict[Hashable, Actor] = {}
        """By picture and place: rows share what is alike, and only the rest of them is painted."""

    def keep(self, key: Hashable, make: Callable[[], list[Actor]]) -> list[Actor]:
        return kept(self._made, MOST_MADE, key, make)

    def whole(self, words: Words, row: Row, size: tuple[int, int], on: bool) -> list[Actor]:
        """A row at the corner of the screen."""
        return self.keep((_looks(words, row, on), size), lambda: [*words.lay(row, Rect((0, 0), size), on)])

    def row(self, words: Words, row: Row, place: Rect, on: bool) -> list[Actor]:
        """A row in its place."""
        key = _looks(words, row, on), *place
        if key not in self._drawn:
            if len(self._drawn) > MOST_DRAWN:
                self._drawn.clear()
                self._placed.clear()
            found = [
                (each.sprite, place.x + each.x, place.y + each.y)
                for each in self.whole(words, row, place.size, on)
            ]
            self._drawn[key] = [self._placed.setdefault(each, Actor(*each)) for each in found]
        return self._drawn[key]


def _looks(words: Words, row: Row, on: bool) -> Hashable:
    return row.words, *row.values, row.at, row.icon, row.aside, on, *words.letters
