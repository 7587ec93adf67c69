"""Which rows of a list are seen."""

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from scenes.input.buttons import Button
from scenes.widgets.scrolling import Scroll, rows_seen, stacked

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


@given(st.integers(1, 20), st.integers(1, 8), st.lists(st.integers(0, 19), min_size=1))
def test_a_row_is_scrolled_to_and_no_further(rows: int, fits: int, wanted: list[int]) -> None:
    scroll = Scroll(rows, fits)
    for row in (each % rows for each in wanted):
        before = scroll.seen
        scroll.show(row)
        assert row in scroll.seen
        assert len(scroll.seen) == min(rows, fits)
        assert scroll.seen == before or row in (scroll.seen[0], scroll.seen[-1])


@given(st.integers(0, 20), st.integers(1, 8))
def test_whoever_scrolls_down_sees_every_row_and_comes_back(rows: int, fits: int) -> None:
    scroll = Scroll(rows, fits)
    seen = {*scroll.seen}
    while scroll.turn(Button.DOWN):
        assert scroll.above
        seen |= {*scroll.seen}
    assert seen == {*range(rows)}
    assert not scroll.below
    while scroll.turn(Button.UP):
        assert scroll.below
    assert (scroll.first, scroll.above) == (0, False)


def test_nothing_is_scrolled_sideways() -> None:
    scroll = Scroll(5, 2)
    assert not scroll.turn(Button.LEFT)
    assert not scroll.turn(Button.RIGHT)
    assert scroll.first == 0
