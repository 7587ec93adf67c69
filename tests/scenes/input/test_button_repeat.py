"""What a thumb means: repeats, twins, sticks, scene changes, the way out."""

from scenes.input.button_repeat import HeldButtons
from scenes.input.buttons import Button, Intent, Press, Quit, Release


def pressed(intents: list[Intent]) -> list[Button]:
    return [intent.button for intent in intents if isinstance(intent, Press)]


def ticks(held: HeldButtons, begin: int, end: int) -> list[int]:
    """The milliseconds at which something repeats, ticked at every one."""
    return [at for at in range(begin, end) if pressed(list(held.tick(at)))]


def test_a_press_is_told_once_and_so_is_its_release() -> None:
    held = HeldButtons()
    assert list(held.down(Button.A, "pad", 0)) == [Press(Button.A, "pad")]
    assert list(held.up(Button.A, "pad", 50)) == [Release(Button.A, "pad")]
    assert list(held.up(Button.A, "pad", 60)) == []


def test_a_held_direction_repeats_after_350_then_110_then_65_milliseconds() -> None:
    held = HeldButtons()
    list(held.down(Button.LEFT, "pad", 0))
    assert ticks(held, 0, 700) == [350, 460, 525, 590, 655]


def test_a_button_that_is_no_direction_never_repeats() -> None:
    held = HeldButtons()
    list(held.down(Button.A, "pad", 0))
    assert ticks(held, 0, 2000) == []


def test_the_direction_pressed_last_repeats() -> None:
    held = HeldButtons()
    list(held.down(Button.LEFT, "pad", 0))
    list(held.down(Button.UP, "pad", 100))
    assert pressed(list(held.tick(450))) == [Button.UP]
    list(held.up(Button.UP, "pad", 460))
    assert ticks(held, 461, 2000) == []


def test_a_press_that_two_devices_report_at_once_counts_once() -> None:
    held = HeldButtons()
    assert pressed(list(held.down(Button.A, "joystick", 0))) == [Button.A]
    assert pressed(list(held.down(Button.A, "controller", 29))) == []
    assert list(held.up(Button.A, "joystick", 80)) == []
    assert list(held.up(Button.A, "controller", 81)) == [Release(Button.A, "controller")]


def test_two_people_may_press_the_same_button_one_after_the_other() -> None:
    held = HeldButtons()
    list(held.down(Button.A, "pad 1", 0))
    assert pressed(list(held.down(Button.A, "pad 2", 31))) == [Button.A]


def test_one_device_may_press_as_fast_as_it_likes() -> None:
    held = HeldButtons()
    for at in range(0, 50, 10):
        assert pressed(list(held.down(Button.A, "pad", at))) == [Button.A]
        list(held.up(Button.A, "pad", at + 5))


def test_a_stick_is_a_d_pad_that_lets_go_later_than_it_takes_hold() -> None:
    held = HeldButtons()
    assert pressed(list(held.stick(0.45, 0, "pad", 0))) == []
    assert pressed(list(held.stick(0.55, 0, "pad", 10))) == [Button.RIGHT]
    assert list(held.stick(0.4, 0, "pad", 20)) == []
    assert list(held.stick(0.3, 0, "pad", 30)) == [Release(Button.RIGHT, "pad")]


def test_a_stick_is_a_part_of_its_pad() -> None:
    held = HeldButtons()
    assert list(held.stick(1, 0, "pad", 0)) == [Press(Button.RIGHT, "pad")]
    assert list(held.tick(350)) == [Press(Button.RIGHT, "pad", repeated=True)]
    list(held.down(Button.RIGHT, "pad", 400))
    assert list(held.stick(0, 0, "pad", 410)) == []
    assert held.is_down(Button.RIGHT)


def test_a_stick_held_askew_presses_both_directions() -> None:
    assert pressed(list(HeldButtons().stick(-0.7, 0.7, "pad", 0))) == [Button.DOWN, Button.LEFT]


def test_what_was_held_when_the_scene_changed_neither_repeats_nor_is_released() -> None:
    held = HeldButtons()
    list(held.down(Button.LEFT, "pad", 0))
    held.let_go()
    assert ticks(held, 0, 1000) == []
    assert not held.is_down(Button.LEFT)
    assert list(held.up(Button.LEFT, "pad", 1000)) == []
    assert pressed(list(held.down(Button.LEFT, "pad", 1100))) == [Button.LEFT]


def test_a_lost_device_lets_go_of_everything() -> None:
    held = HeldButtons()
    list(held.down(Button.B, "pad", 0))
    list(held.stick(0, 1, "pad", 0))
    list(held.down(Button.X, "keyboard", 0))
    released = [intent.button for intent in held.lose("pad", 10) if isinstance(intent, Release)]
    assert released == [Button.B, Button.DOWN]
    assert held.is_down(Button.X)


def test_start_and_select_held_for_a_second_leave_even_across_scenes() -> None:
    held = HeldButtons()
    list(held.down(Button.START, "pad", 0))
    held.let_go()
    list(held.down(Button.SELECT, "pad", 100))
    held.let_go()
    assert list(held.tick(1099)) == []
    assert list(held.tick(1100)) == [Quit()]
    assert list(held.tick(1200)) == []


def test_letting_go_of_either_stays() -> None:
    held = HeldButtons()
    list(held.down(Button.START, "pad", 0))
    list(held.down(Button.SELECT, "pad", 0))
    list(held.up(Button.START, "pad", 900))
    assert list(held.tick(2000)) == []
