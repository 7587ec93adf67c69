"""Which rows of a list are seen."""

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from scenes.scrolling import rows_seen, stacked

HEIGHTS = st.lists(st.integers(10, 60), min_size=1, max_size=20)


@given(HEIGHTS, st.data())
def test_the_focus_is_seen_and_no_room_is_wasted(heights: list[int], data: st.DataObject) -> None:
    on, first = data.draw(st.integers(0, len(heights) - 1)), data.draw(st.integers(0, 40))
    room = data.draw(st.integers(5, 300))
    seen = rows_seen(heights, on, first, room)
    high = sum(heights[at] for at in seen)
    assert on in seen
    assert high <= room or len(seen) == 1
    assert seen[-1] + 1 == len(heights) or high + heights[seen[-1] + 1] > room
    assert seen[-1] + 1 < len(heights) or seen[0] == 0 or high + heights[seen[0] - 1] > room


@given(HEIGHTS, st.integers(0, 40), st.integers(5, 300))
def test_a_list_that_shows_its_focus_stays_where_it_is(heights: list[int], first: int, room: int) -> None:
    seen = rows_seen(heights, None, first, room)
    assert seen[-1] < len(heights)
    assert all(rows_seen(heights, on, seen[0], room) == seen for on in seen)


def test_rows_stand_below_each_other() -> None:
    places = stacked([20, 30, 40], range(1, 3), Rect(5, 100, 80, 0), 4)
    assert places == {1: Rect(5, 100, 80, 26), 2: Rect(5, 130, 80, 36)}
