"""How an answer is tried: played on by instinct to the end of the round, and judged there."""

from typing import Final

from game.bots import search
from game.bots.search import Pick, won
from game.puerto_rico.bots.instinct import Instinct
from game.puerto_rico.bots.net import Judge
from game.puerto_rico.rules import choose
from game.puerto_rico.scoring import score
from game.puerto_rico.state import State

DOUBT: Final = 2500
"""How sure nobody is of what others take; without it one chance of theirs decides."""
OVERHEAD: Final = 6
"""As many steps as it takes to copy a table and to judge it."""


def tried(table: State, pick: Pick, mind: Instinct, others: Instinct, judge: Judge) -> tuple[int, int]:
    """How likely an answer is to win at a table, and how many steps it took to find out."""
    s = table.copy()
    choose(s, pick)
    steps = OVERHEAD + play_on(s, mind, others, table)
    return hope(s, table.seat, judge), steps


def play_on(s: State, mind: Instinct, others: Instinct, table: State) -> int:
    """Let everybody follow instinct to the end of the table's round; how many choices that took."""
    count = 0
    while s.round <= table.round and not s.over:
        choose(s, (mind if s.seat == table.seat else others).answer(s))
        count += 1
    return count


def hope(s: State, at: int, judge: Judge) -> int:
    """How likely the seat is to win."""
    if s.over:
        return won(score(s), at)
    others = [judge.seen(s, other, at) for other in range(len(s.seats)) if other != at]
    return search.hope(judge.seen(s, at, at), others)
