"""How good a table looks for each seat: a small net of whole numbers, the same on every machine."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from game.bots.net import Numbers, Units, added, counted, read_weights, rows_of
from game.checks import Json
from game.puerto_rico.bots.features import (
    DOUBLOONS,
    HEADS,
    JUDGED_ROWS,
    MOST_DOUBLOONS,
    MOST_POINTS,
    MOST_SEATS,
    MOST_STORED,
    POINTS,
    ROWS,
    STORED,
    Board,
    City,
    Island,
    around_rows,
    between_rows,
    board_of,
    board_points,
    city_of,
    goods_rows,
    head,
    island_of,
    market_rows,
    output_rows,
    points,
)
from game.puerto_rico.bots.role_facts import CHOICES, FACTS
from game.puerto_rico.state import Seat, State

MOST_CACHED: Final = 2000
"""So many boards and surroundings are remembered: whoever looks ahead thinks of ever new ones."""


class Standing:
    """What buildings, tiles and colonists on them add to the hidden units, and the points they are worth."""

    __slots__ = ("acting", "points", "units")

    def __init__(self, units: int, points: int, acting: int) -> None:
        self.units = units
        self.points = points
        self.acting = acting


class Look:
    """What a seat's board is judged with: all of the table that does not lie on it."""

    __slots__ = ("head", "units")

    def __init__(self, units: int, head: list[int]) -> None:
        self.units = units
        self.head = head


class Net:
    """Facts switch hidden units on; what these count depends on seats and on how far the game has come."""

    def __init__(self, rows: Numbers, out: Sequence[int], heads: Numbers) -> None:
        self._units = Units(len(out))
        self.rows = [self._units.packed(row) for row in rows]
        """For each fact what it adds to all the hidden units."""
        self.heads = [added(out, more) for more in heads]
        """What each unit counts, by the moment."""
        self._boards: dict[Board, Standing] = {}
        self._cities: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[City, int]] = {}
        self._islands: dict[tuple[tuple[int, ...], int], tuple[Island, int]] = {}
        self._around: dict[tuple[int, ...], int] = {}

    def standing(self, board: Board) -> Standing:
        found = self._boards.get(board)
        if found is None:
            if len(self._boards) > MOST_CACHED:
                self._boards.clear()
            city, units = self._city(board[0], board[1])
            island, more = self._island(board[2], board[3])
            units += more + self._added(output_rows(city, island))
            found = self._boards[board] = Standing(units, board_points(board, city), city.acting)
        return found

    def _city(self, city: tuple[int, ...], crew: tuple[int, ...]) -> tuple[City, int]:
        found = self._cities.get((city, crew))
        if found is None:
            if len(self._cities) > MOST_CACHED:
                self._cities.clear()
            known = city_of(city, crew)
            found = self._cities[city, crew] = known, self._added(known.rows)
        return found

    def _island(self, island: tuple[int, ...], manned: int) -> tuple[Island, int]:
        found = self._islands.get((island, manned))
        if found is None:
            if len(self._islands) > MOST_CACHED:
                self._islands.clear()
            known = island_of(island, manned)
            found = self._islands[island, manned] = known, self._added(known.rows)
        return found

    def _added(self, rows: Sequence[int]) -> int:
        known = self.rows
        return sum([known[row] for row in rows])

    def around(self, s: State, at: int) -> Look:
        """The table, without a seat's goods."""
        keys = around_rows(s, at)
        found = self._around.get(keys)
        if found is None:
            if len(self._around) > MOST_CACHED:
                self._around.clear()
            found = self._around[keys] = self._added(keys)
        return Look(found, self.heads[head(s)])

    def look(self, s: State, at: int) -> Look:
        """The table, with a seat's goods."""
        seat, rows = s.seats[at], self.rows
        around = self.around(s, at)
        units = around.units + self._added(goods_rows(seat.goods))
        loaded, paid = market_rows(s, seat)
        return Look(units + rows[loaded] + rows[paid], around.head)

    def judged(self, look: Look, board: Board, seat: Seat, doubloons: int, stored: int) -> int:
        """What the table is worth to a seat with that board and so much money."""
        standing = self.standing(board)
        rows = self.rows
        colonists = stored + board[3].bit_count() + sum(board[1])
        total = points(standing.points, standing.acting, seat.vp, colonists)
        units = (
            look.units
            + standing.units
            + rows[STORED + (stored if stored < MOST_STORED else MOST_STORED)]
            + rows[DOUBLOONS + (doubloons if doubloons < MOST_DOUBLOONS else MOST_DOUBLOONS)]
            + rows[POINTS + (total if total < MOST_POINTS else MOST_POINTS)]
        )
        return counted(self._units.each(units), look.head)

    def worth(self, s: State, at: int) -> int:
        """What the table is worth to a seat."""
        seat = s.seats[at]
        return self.judged(self.look(s, at), board_of(seat), seat, seat.doubloons, seat.stored)


class Judge(Net):
    """Tells what came of a round. It is asked seldom, and looks at more than instinct has time for."""

    def seen(self, s: State, at: int, eyes: int, marks: Sequence[int] = ()) -> int:
        """What a table is worth to a seat, in the eyes of that which looks ahead; marks are of training."""
        seat = s.seats[at]
        look = self.look(s, at)
        look.units += self._added((*between_rows(s, at, eyes), *marks))
        return self.judged(look, board_of(seat), seat, seat.doubloons, seat.stored)


class Weights(NamedTuple):
    net: Net
    """What instinct acts by."""
    roles: Numbers
    """What speaks for each role, by the number of seats."""
    judge: Judge
    """What a table that was played on is judged by."""


@cache
def weights() -> Weights:
    """What `sanjuan train` has found out."""
    return fitted(read_weights("game/puerto_rico/bots"))


def fitted(found: Json) -> Weights:
    """The nets of these weights. As long as nothing was learned by looking ahead, the judge knows no more."""
    out = found.get("out", [])
    rows = rows_of(found, "rows", ROWS, len(out))
    heads = rows_of(found, "heads", HEADS, len(out))
    roles = rows_of(found, "roles", MOST_SEATS - 1, CHOICES * FACTS)
    unknown = [[0] * len(out)] * (JUDGED_ROWS - ROWS)
    judge = found.get("judge", {"rows": [*rows, *unknown], "out": out, "heads": heads})
    return Weights(Net(rows, out, heads), roles, _judge(judge))


def _judge(found: Json) -> Judge:
    out = found.get("out", [])
    rows = rows_of(found, "rows", JUDGED_ROWS, len(out))
    return Judge(rows, out, rows_of(found, "heads", HEADS, len(out)))
