"""Fitting: what instinct learns from search about buildings."""

from game.bots.fitting import Array
from game.bots.net import NAT
from game.sanjuan.bots.fitting import SCALE, UNITS, builds_as_data, first_weights, fit_worths
from game.sanjuan.bots.selfplay import BuildLesson
from game.sanjuan.catalogue import NOTHING, SMITHY, TOWER

BETTER = 0.1
"""By so much likelier a win is by the better card."""


def fitted(lessons: list[BuildLesson]) -> Array:
    return fit_worths(first_weights(1), builds_as_data(lessons), epochs=20, rate=0.02, seed=1)["worths"]


def lesson(unit: int, smithy: float, tower: float) -> BuildLesson:
    """In a city where one hidden unit is on, and the net sees no difference between two cards."""
    units = [SCALE if at == unit else 0 for at in range(UNITS)]
    return BuildLesson(units, [NOTHING, SMITHY, TOWER], [0, NAT // 2, NAT // 2], [0.5, smithy, tower])


def test_a_building_is_worth_more_in_the_cities_where_search_found_it_better() -> None:
    kinds = lesson(0, 0.5 + BETTER, 0.5), lesson(1, 0.5, 0.5 + BETTER)
    worths = fitted([*kinds] * 1000)
    assert not worths[NOTHING].any()
    more = worths[SMITHY] - worths[TOWER]
    assert more[0] > 0.2
    assert more[1] < -0.2


def test_too_few_lessons_teach_nothing() -> None:
    assert not fitted([lesson(0, 0.9, 0.1)]).any()
