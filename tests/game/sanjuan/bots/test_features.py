"""What the bots see of a table."""

from itertools import combinations_with_replacement, islice

from game.sanjuan.bots.features import MOST_CACHED, city_points, city_rows
from game.sanjuan.catalogue import CARDS


def test_of_all_cities_that_were_thought_of_only_some_are_remembered() -> None:
    for city in islice(combinations_with_replacement(range(1, len(CARDS)), 4), 3 * MOST_CACHED):
        city_rows(city)
        city_points(city, 2)
    assert city_rows.cache_info().currsize <= MOST_CACHED
    assert city_points.cache_info().currsize <= MOST_CACHED
