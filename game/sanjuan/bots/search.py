"""How an answer is tried: played on by instinct to the end of the round, and judged there."""

from typing import Final

from game.bots import search
from game.bots.search import Pick, won
from game.sanjuan.bots.instinct import Instinct
from game.sanjuan.bots.net import Net
from game.sanjuan.rules import choose
from game.sanjuan.scoring import score
from game.sanjuan.state import State

OVERHEAD: Final = 6
"""As many steps as it takes to copy a table and to judge it."""


def tried(table: State, pick: Pick, mind: Instinct, judge: Net) -> tuple[int, int]:
    """How likely an answer is to win at a table, and how many steps it took to find out."""
    s = table.copy()
    choose(s, pick)
    steps = OVERHEAD + play_on(s, mind, table.round)
    return hope(s, table.seat, judge), steps


def play_on(s: State, mind: Instinct, last_round: int) -> int:
    """Let everybody follow instinct to the end of a round; how many choices that took."""
    answer = mind.answer
    count = 0
    while s.round <= last_round and not s.over:
        choose(s, answer(s))
        count += 1
    return count


def hope(s: State, at: int, judge: Net) -> int:
    """How likely the seat, whose hand is known to it, is to win."""
    if s.over:
        return won(score(s), at)
    others = [judge.seen(s, other) for other in range(len(s.seats)) if other != at]
    return search.hope(judge.own(s, at), others)
