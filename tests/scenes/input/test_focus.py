"""The focus moves in space, and is never lost."""

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from scenes.input.buttons import DIRECTIONS, Button
from scenes.input.focus import Focus


def grid() -> Focus[str]:
    """Three by two, and a long bar below."""
    places = {f"{x}{y}": Rect(100 * x, 60 * y, 80, 40) for y in range(2) for x in range(3)}
    return Focus({**places, "bar": Rect(0, 120, 280, 30)}, "00")


def test_it_goes_to_the_next_thing_that_way() -> None:
    focus = grid()
    assert focus.move(Button.RIGHT)
    assert focus.on == "10"
    assert focus.move(Button.DOWN)
    assert focus.on == "11"


def test_it_stays_where_nothing_lies_that_way() -> None:
    focus = grid()
    assert not focus.move(Button.UP)
    assert not focus.move(Button.LEFT)
    assert focus.on == "00"


def test_what_lies_straight_ahead_comes_before_what_is_nearer_but_aside() -> None:
    focus = Focus({"here": Rect(0, 0, 20, 20), "aside": Rect(30, 60, 20, 20), "ahead": Rect(90, 0, 20, 20)})
    focus.move(Button.RIGHT)
    assert focus.on == "ahead"


def test_what_reaches_a_little_into_a_row_is_not_in_it() -> None:
    row = {"here": Rect(0, 100, 20, 40), "next": Rect(90, 100, 20, 40)}
    focus = Focus({**row, "above": Rect(30, 0, 20, 105)}, "here")
    focus.move(Button.RIGHT)
    assert focus.on == "next"


def test_left_and_right_stay_in_their_row_where_that_is_wanted() -> None:
    places = {"here": Rect(0, 100, 20, 40), "next": Rect(90, 100, 20, 40), "above": Rect(150, 0, 20, 40)}
    focus = Focus(places, "here", rows=True)
    assert focus.move(Button.RIGHT)
    assert focus.on == "next"
    assert not focus.move(Button.RIGHT)
    assert focus.move(Button.UP)
    assert focus.on == "above"


def test_a_long_thing_is_reached_from_everywhere_above_it() -> None:
    for column in range(3):
        focus = grid()
        focus.on = f"{column}1"
        focus.move(Button.DOWN)
        assert focus.on == "bar"


def test_it_follows_its_thing_when_things_move() -> None:
    focus = grid()
    focus.set({"00": Rect(500, 500, 10, 10), "10": Rect(0, 0, 10, 10)})
    assert focus.on == "00"


def test_it_goes_to_the_nearest_when_its_thing_is_gone() -> None:
    focus = grid()
    focus.set({"20": Rect(200, 0, 80, 40), "01": Rect(0, 60, 80, 40)})
    assert focus.on == "01"


def test_it_comes_back_when_there_is_something_again() -> None:
    focus = grid()
    focus.set({})
    assert focus.on is None
    assert not focus.move(Button.UP)
    focus.set({"a": Rect(0, 0, 10, 10)})
    assert focus.on == "a"


def test_it_goes_where_somebody_points_and_nowhere_else() -> None:
    focus = grid()
    assert focus.point(210, 70)
    assert focus.on == "21"
    assert not focus.point(1000, 1000)
    assert focus.on == "21"


@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(0, 40)), min_size=2, max_size=12, unique=True),
    st.data(),
)
def test_everything_can_be_reached_from_everywhere(
    corners: list[tuple[int, int]], data: st.DataObject
) -> None:
    """At least when things lie on a grid with one for each row and column between them."""
    rows = sorted({y for _, y in corners})
    places = {(x, y): Rect(x * 20, y * 20, 10, 10) for x in {x for x, _ in corners} for y in rows}
    begin, end = data.draw(st.sampled_from(sorted(places))), data.draw(st.sampled_from(sorted(places)))
    focus = Focus(places, begin)
    for _ in range(200):
        assert focus.on is not None
        if focus.on == end:
            return
        dx, dy = end[0] - focus.on[0], end[1] - focus.on[1]
        way = ((dx > 0) - (dx < 0), 0) if dx else (0, (dy > 0) - (dy < 0))
        focus.move(next(button for button, found in DIRECTIONS.items() if found == way))
    raise AssertionError("not reached")


def test_away_and_back_comes_to_the_same_thing() -> None:
    focus = grid()
    focus.on = "20"
    focus.move(Button.DOWN)
    focus.move(Button.DOWN)
    assert (focus.on, focus.move(Button.UP), focus.on) == ("bar", True, "21")


def test_a_way_that_is_told_counts_more_than_what_is_near() -> None:
    focus = grid()
    focus.ways = {("00", Button.DOWN): "bar", ("bar", Button.UP): "bar"}
    assert (focus.move(Button.DOWN), focus.on) == (True, "bar")
    assert (focus.move(Button.UP), focus.on) == (False, "bar")
