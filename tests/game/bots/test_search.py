"""The race between the answers to a decision."""

import itertools

import pytest

from game.bots import search
from game.bots.search import WON, Pick, hope, weigh, won

PICKS: list[Pick] = [[0], [1], [2], [3]]
LUCK = [3, -5, 1, 4, -2]
STEPS = 10


def deal(sample: int) -> int:
    return LUCK[sample % len(LUCK)]


def play(table: int, pick: Pick) -> tuple[int, int]:
    """The higher the better, and equal luck for all at one table."""
    return 100 * pick[0] + table, STEPS


def test_the_best_answer_wins_and_has_been_tried_most() -> None:
    best, *others = weigh(PICKS, [0] * 4, deal, play, steps=1000)
    assert best.pick == [3]
    assert 300 <= best.hope < 305
    assert best.samples > max(other.samples for other in others[1:])


def test_what_is_spent_ends_with_the_table_at_which_the_steps_are_gone() -> None:
    for steps in (1, 100, 1000):
        found = weigh(PICKS, [0] * 4, deal, play, steps)
        spent = STEPS * sum(weighed.samples for weighed in found)
        assert spent < steps + STEPS * len(PICKS)


def test_a_single_answer_is_not_played_at_all() -> None:
    (only,) = weigh([[7]], [0], deal, play, steps=1000)
    assert (only.pick, only.samples) == ([7], 0)


def test_a_liking_counts_but_is_no_hope() -> None:
    best = weigh(PICKS, [0, 250, 0, 0], deal, play, steps=1000)[0]
    assert best.pick == [1]
    assert best.hope < 110


def test_by_the_clock_it_takes_the_time_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(step=500_000)
    monkeypatch.setattr(search, "perf_counter_ns", lambda: next(ticks))
    weigh(PICKS, [0] * 4, deal, play, steps=1, milliseconds=20)
    assert next(ticks) == 2 * 20_000_000


def test_hope_is_shared_by_those_to_whom_the_table_is_worth_alike() -> None:
    assert hope(5, [5]) == WON // 2
    assert hope(1 << 30, [0, 0]) > 0.99 * WON
    assert hope(0, [1 << 30]) < 0.01 * WON


def test_those_who_are_first_together_share_the_win() -> None:
    score = [{"rank": 1}, {"rank": 1}, {"rank": 3}]
    assert [won(score, at) for at in range(3)] == [WON // 2, WON // 2, 0]
