"""Looking ahead: the options of a decision played on over tables that agree with the view."""

from collections.abc import Callable, Sequence
from math import exp
from time import perf_counter_ns
from typing import Final

from game.sanjuan.bots.instinct import Instinct
from game.sanjuan.bots.net import NAT
from game.sanjuan.rules import choose
from game.sanjuan.scoring import score
from game.sanjuan.state import State

WON: Final = 1 << 20
"""A win that is certain."""
STEP: Final = 10
"""The logarithms of odds are looked up so many bits coarser."""
ROUNDS: Final = 0
"""So many rounds beyond the present one are played."""
OVERHEAD: Final = 6
"""As many steps as it takes to copy a table and to judge it."""
FARTHEST: Final = 12 * (NAT >> STEP)
ODDS: Final = tuple(round(WON * exp(step / (NAT >> STEP))) for step in range(-FARTHEST, FARTHEST + 1))


def play_on(s: State, mind: Instinct, last_round: int) -> int:
    """Let everybody follow instinct to the end of a round; how many choices that took."""
    answer = mind.answer
    count = 0
    while s.round <= last_round and not s.over:
        choose(s, answer(s))
        count += 1
    return count


def hope(s: State, at: int, mind: Instinct) -> int:
    """How likely the seat, whose hand is known to it, is to win."""
    if s.over:
        return won(s, at)
    net = mind.net
    own = net.own(s, at)
    others = 0
    for other in range(len(s.seats)):
        if other != at:
            odds = (net.seen(s, other) - own >> STEP) + FARTHEST
            others += ODDS[0 if odds < 0 else min(odds, 2 * FARTHEST)]
    return WON * WON // (WON + others)


def won(s: State, at: int) -> int:
    found = score(s)
    if found[at]["rank"] != 1:
        return 0
    return WON // sum(1 for seat in found if seat["rank"] == 1)


Pick = Sequence[int]


class Weighed:
    """What has been found out about one answer."""

    __slots__ = ("fondness", "pick", "samples", "total")

    def __init__(self, pick: Pick, fondness: int) -> None:
        self.pick = pick
        self.fondness = fondness
        self.total = self.samples = 0

    @property
    def hope(self) -> int:
        """How likely it is to win."""
        return self.total // max(1, self.samples)

    @property
    def liking(self) -> int:
        return self.hope + self.fondness


def weigh(
    picks: Sequence[Pick],
    deal: Callable[[int], State],
    mind: Instinct,
    fondness: Sequence[int],
    steps: int,
    milliseconds: int = 0,
) -> list[Weighed]:
    """Play every answer on over the same tables, the better half of them longer; the best one first.

    So many `steps` may be spent: choices in play, and what goes with each time of it. Or else the time.
    """
    found = [Weighed(pick, fond) for pick, fond in zip(picks, fondness, strict=True)]
    sample = 0
    racing = found
    left = milliseconds * 1000 or steps
    while len(racing) > 1:
        share = left // (len(racing) - 1).bit_length()
        left -= share
        while share > 0:
            began = perf_counter_ns() if milliseconds else 0
            count = _try(racing, deal(sample), mind)
            share -= (perf_counter_ns() - began) // 1000 if milliseconds else count
            sample += 1
        left += share
        racing = sorted(racing, key=lambda weighed: -weighed.liking)[: (len(racing) + 1) // 2]
    return sorted(found, key=lambda weighed: (-weighed.samples, -weighed.liking))


def _try(racing: Sequence[Weighed], table: State, mind: Instinct) -> int:
    """Every answer at one table; how many choices that took."""
    count = 0
    for weighed in racing:
        s = table.copy()
        choose(s, weighed.pick)
        count += OVERHEAD + play_on(s, mind, table.round + ROUNDS)
        weighed.total += hope(s, table.seat, mind)
        weighed.samples += 1
    return count
