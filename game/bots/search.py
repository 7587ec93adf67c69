"""Looking ahead: a race between the answers to a decision, over tables that agree with the view."""

from collections.abc import Callable, Iterable, Sequence
from math import exp
from time import perf_counter_ns
from typing import Final, TypeVar

from game.bots.net import NAT
from game.checks import Json

S = TypeVar("S")
Pick = Sequence[int]
Try = Callable[[S, Pick], tuple[int, int]]
"""Plays an answer on at a table: how likely it is to win, and how many steps that took."""

WON: Final = 1 << 20
"""A win that is certain."""
STEP: Final = 10
"""The logarithms of odds are looked up so many bits coarser."""
FARTHEST: Final = 12 * (NAT >> STEP)
ODDS: Final = tuple(round(WON * exp(step / (NAT >> STEP))) for step in range(-FARTHEST, FARTHEST + 1))


def hope(own: int, others: Iterable[int]) -> int:
    """How likely a seat is to win, by what the table is worth to it and to the others.

    >>> [hope(0, [0] * others) / WON for others in (0, 1, 3)]
    [1.0, 0.5, 0.25]
    """
    against = 0
    for other in others:
        odds = (other - own >> STEP) + FARTHEST
        against += ODDS[0 if odds < 0 else min(odds, 2 * FARTHEST)]
    return WON * WON // (WON + against)


def won(score: Sequence[Json], at: int) -> int:
    """A seat's share of the win when the game is over."""
    if score[at]["rank"] != 1:
        return 0
    return WON // sum(1 for seat in score if seat["rank"] == 1)


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
    fondness: Sequence[int],
    deal: Callable[[int], S],
    play: Try[S],
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
            count = _at_one_table(racing, deal(sample), play)
            share -= (perf_counter_ns() - began) // 1000 if milliseconds else count
            sample += 1
        left += share
        racing = sorted(racing, key=lambda weighed: -weighed.liking)[: (len(racing) + 1) // 2]
    return sorted(found, key=lambda weighed: (-weighed.samples, -weighed.liking))


def _at_one_table(racing: Sequence[Weighed], table: S, play: Try[S]) -> int:
    """Every answer once; how many steps that took."""
    count = 0
    for weighed in racing:
        hoped, steps = play(table, weighed.pick)
        weighed.total += hoped
        weighed.samples += 1
        count += steps
    return count
