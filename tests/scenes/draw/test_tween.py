"""Motion: easing, delays, speed, reduced motion, and what follows."""

import pytest

from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite
from scenes.draw.tween import Motion


def test_a_value_eases_out_to_where_it_goes() -> None:
    seen: list[float] = []
    motion = Motion()
    motion.move(0, 100, 200, seen.append)
    assert motion.update(100)
    assert motion.update(100)
    assert not motion.update(100)
    assert seen == [pytest.approx(87.5), 100]


def test_nobody_waits_for_what_moves_beside() -> None:
    actor, done = Actor(Sprite((1, 1))), list[float]()
    motion = Motion()
    with motion.beside():
        motion.turn(actor, 200, x=100)
    motion.move(0, 1, 100, done.append)
    motion.then(lambda: done.append(2))
    motion.update(100)
    assert not motion.awaited
    assert not motion.at_rest
    assert done == [1, 2]
    motion.turn(actor, 50, x=20)
    motion.finish()
    assert actor.x == 20


def test_a_delayed_value_waits() -> None:
    seen: list[float] = []
    motion = Motion()
    motion.move(0, 1, 100, seen.append, delay=50)
    motion.update(40)
    assert seen == []
    motion.update(200)
    assert seen == [1]


def test_twice_the_speed_takes_half_the_time() -> None:
    seen: list[float] = []
    motion = Motion(speed=2)
    motion.move(0, 1, 100, seen.append)
    motion.update(50)
    assert seen == [1]


def test_at_no_speed_everything_is_there_in_the_next_frame() -> None:
    seen: list[float] = []
    motion = Motion(speed=0)
    motion.move(0, 1, 1000, seen.append, delay=1000)
    motion.update(1)
    assert (seen, motion.at_rest) == ([1], True)


def test_reduced_motion_takes_at_most_80_milliseconds_and_never_waits() -> None:
    seen: list[float] = []
    motion = Motion(reduced=True)
    motion.move(0, 1, 700, seen.append, delay=300)
    motion.update(80)
    assert seen == [1]


def test_what_follows_comes_once_everything_is_at_rest() -> None:
    seen: list[float] = []
    motion = Motion()
    motion.move(0, 1, 100, lambda value: None)
    motion.move(0, 1, 200, lambda value: None)
    motion.then(lambda: seen.append(1))
    motion.update(150)
    assert seen == []
    motion.update(50)
    assert seen == [1]


def test_finishing_ends_what_follows_as_well() -> None:
    seen: list[float] = []
    motion = Motion()
    motion.move(0, 1, 100, seen.append)
    motion.then(lambda: motion.move(1, 2, 100, seen.append))
    motion.finish()
    assert (seen, motion.at_rest) == ([1, 2], True)


def test_a_thing_that_turns_elsewhere_gives_up_where_it_was_going() -> None:
    motion, actor = Motion(), Actor(None)
    motion.fly(actor, 100, x=100, y=50)
    motion.update(50)
    motion.turn(actor, 100, x=0)
    motion.update(100)
    assert [actor.x, actor.y] == pytest.approx([0, 43.75])


def test_what_is_in_its_place_does_not_turn() -> None:
    motion, actor = Motion(), Actor(None, 7)
    motion.turn(actor, 100, x=7)
    assert motion.at_rest


def test_a_thing_is_turned_up_side_by_side_unless_it_shows_something_else() -> None:
    motion, sides, other = Motion(), [Sprite((1, 1)) for _ in range(3)], Sprite((1, 1))
    turned, covered = Actor(sides[0]), Actor(other)
    seen: list[Sprite | None] = []
    for actor in (turned, covered):
        motion.turn_up(actor, sides, 100)
    for milliseconds in (1, 29, 70):
        motion.update(milliseconds)
        seen.append(turned.sprite)
    assert seen == sides
    assert covered.sprite is other
