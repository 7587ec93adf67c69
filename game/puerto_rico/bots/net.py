"""How good a table looks for each seat: a small net of whole numbers, the same on every machine."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.bots.net import Numbers, added, read_weights, rows_of
from game.checks import Json
from game.puerto_rico.bots.features import (
    DOUBLOONS,
    HEADS,
    MOST_DOUBLOONS,
    MOST_POINTS,
    MOST_SEATS,
    MOST_STORED,
    POINTS,
    ROWS,
    STORED,
    Board,
    Facts,
    around_rows,
    board_facts,
    board_of,
    goods_rows,
    head,
    market_rows,
    points,
)
from game.puerto_rico.bots.role_facts import CHOICES, FACTS
from game.puerto_rico.state import Seat, State

MOST_CACHED: Final = 2000
"""So many boards and surroundings are remembered: whoever looks ahead thinks of ever new ones."""


class Standing:
    """What buildings, tiles and colonists on them add to the hidden units."""

    __slots__ = ("facts", "units")

    def __init__(self, facts: Facts, units: list[int]) -> None:
        self.facts = facts
        self.units = units


class Look:
    """What a seat's board is judged with: all of the table that does not lie on it."""

    __slots__ = ("head", "units")

    def __init__(self, units: list[int], head: list[int]) -> None:
        self.units = units
        self.head = head


class Net:
    """Facts switch hidden units on; what these count depends on seats and on how far the game has come."""

    def __init__(self, rows: Numbers, out: Sequence[int], heads: Numbers) -> None:
        self.rows = [list(row) for row in rows]
        """For each fact what it adds to each hidden unit."""
        self.heads = [added(out, more) for more in heads]
        """What each unit counts, by the moment."""
        self._boards: dict[Board, Standing] = {}
        self._around: dict[tuple[int, ...], list[int]] = {}

    def standing(self, board: Board) -> Standing:
        found = self._boards.get(board)
        if found is None:
            if len(self._boards) > MOST_CACHED:
                self._boards.clear()
            facts = board_facts(board)
            found = Standing(facts, added(*[self.rows[row] for row in facts.rows]))
            self._boards[board] = found
        return found

    def around(self, s: State, at: int) -> Look:
        """The table, without a seat's goods."""
        keys = around_rows(s, at)
        found = self._around.get(keys)
        if found is None:
            if len(self._around) > MOST_CACHED:
                self._around.clear()
            found = self._around[keys] = added(*[self.rows[row] for row in keys])
        return Look(found, self.heads[head(s)])

    def look(self, s: State, at: int) -> Look:
        """The table, with a seat's goods."""
        seat, rows = s.seats[at], self.rows
        around = self.around(s, at)
        a, b, c, d, e = goods_rows(seat.goods)
        f, g = market_rows(s, seat)
        return Look(
            [
                *map(
                    sum,
                    zip(around.units, rows[a], rows[b], rows[c], rows[d], rows[e], rows[f], rows[g]),
                )
            ],
            around.head,
        )

    def judged(self, look: Look, board: Board, seat: Seat, doubloons: int, stored: int) -> int:
        """What the table is worth to a seat with that board and so much money."""
        standing = self.standing(board)
        rows = self.rows
        colonists = stored + board[3].bit_count() + sum(board[1])
        total = points(standing.facts, seat.vp, colonists)
        found = 0
        for a, b, c, d, e, w in zip(
            look.units,
            standing.units,
            rows[STORED + (stored if stored < MOST_STORED else MOST_STORED)],
            rows[DOUBLOONS + (doubloons if doubloons < MOST_DOUBLOONS else MOST_DOUBLOONS)],
            rows[POINTS + (total if total < MOST_POINTS else MOST_POINTS)],
            look.head,
        ):
            unit = a + b + c + d + e
            if unit > 0:
                found += unit * w
        return found

    def worth(self, s: State, at: int) -> int:
        """What the table is worth to a seat."""
        seat = s.seats[at]
        return self.judged(self.look(s, at), board_of(seat), seat, seat.doubloons, seat.stored)


@cache
def weights() -> tuple[Net, Numbers]:
    """What `sanjuan train` has found out."""
    return fitted(read_weights("game/puerto_rico/bots"))


def fitted(found: Json) -> tuple[Net, Numbers]:
    """The net of these weights, and what speaks for each role by the number of seats."""
    out = found.get("out", [])
    rows = rows_of(found, "rows", ROWS, len(out))
    heads = rows_of(found, "heads", HEADS, len(out))
    return Net(rows, out, heads), rows_of(found, "roles", MOST_SEATS - 1, CHOICES * FACTS)
