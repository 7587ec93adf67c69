"""One frame after the other."""

from collections.abc import Iterator, Sequence

import pygame
import pytest
from pygame.event import Event

from scenes.app.loop import LULL, Loop
from scenes.app.stack import Scene, Stack
from scenes.app.work import Urgency
from scenes.draw.canvas import Canvas
from scenes.draw.software_canvas import SoftwareCanvas
from scenes.draw.tween import Motion
from scenes.input.button_repeat import HeldButtons
from scenes.input.buttons import Button, Intent, Press
from scenes.input.devices import Devices


class Square(Scene[Canvas]):
    """A box that goes right by 100 when A is pressed."""

    def __init__(self) -> None:
        self.x = 50.0
        self.motion = Motion()
        self.past = 0.0

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Press) and intent.button is Button.A:
            self.motion.move(self.x, self.x + 100, 100, self.go)

    def go(self, x: float) -> None:
        self.x = x

    def update(self, milliseconds: float) -> bool:
        self.past += milliseconds
        return self.motion.update(milliseconds)

    def draw(self, canvas: Canvas) -> None:
        canvas.box(self.x, 50, 10, 10, (255, 255, 255))


@pytest.fixture(autouse=True)
def _dummy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    yield
    pygame.quit()


def looped(heard: list[Intent]) -> tuple[Loop, Square]:
    held = HeldButtons()
    stack: Stack[Canvas] = Stack(held.let_go)
    canvas = SoftwareCanvas(pygame.display.set_mode((320, 240)))
    square = Square()
    stack.push(square)
    loop = Loop(stack, Devices(held, {}, lambda: (320, 240)), canvas, heard.append, Scene())
    loop.frame([], 0)
    return loop, square


def key(code: int) -> Sequence[Event]:
    return [Event(pygame.KEYDOWN, key=code)]


def test_a_press_shows_in_the_next_frame() -> None:
    loop, square = looped([])
    painted = loop.frames
    loop.frame(key(pygame.K_RETURN), 16)
    loop.frame([], 32)
    assert loop.frames > painted
    assert square.x > 50


def test_idle_frames_paint_nothing() -> None:
    loop, _ = looped([])
    painted = loop.frames
    for now in range(16, 1600, 16):
        loop.frame([], now)
    assert loop.frames == painted


def test_painting_ends_when_everything_is_at_rest() -> None:
    loop, square = looped([])
    loop.frame(key(pygame.K_RETURN), 16)
    for now in range(32, 320, 16):
        loop.frame([], now)
    painted = loop.frames
    loop.frame([], 400)
    assert (square.x, loop.frames) == (150, painted)


def test_a_frame_that_was_painted_is_not_yet_one_at_rest() -> None:
    loop, square = looped([])
    square.x, loop.stale = 90, True
    loop.frame([], 32)
    assert not loop.at_rest
    loop.frame([], 48)
    assert loop.at_rest


def test_a_long_absence_counts_as_one_short_frame() -> None:
    loop, square = looped([])
    loop.frame([], 3_600_000)
    assert square.past == 100


def test_the_wish_to_leave_leaves_all_scenes_and_ends_the_loop() -> None:
    loop, _ = looped([])
    assert loop.frame([], 16)
    assert not loop.frame([Event(pygame.QUIT)], 32)


def test_what_the_next_press_may_show_is_made_at_once_but_in_no_frame_that_is_drawn() -> None:
    loop, square = looped([])
    loop.frame(key(pygame.K_RETURN), 16)
    work = iter([None, None])
    square.want(work)
    loop.frame([], 32)
    assert next(work, "made") is None
    for now in range(48, 200, 16):
        loop.frame([], now)
    assert next(work, "made") == "made"


def test_what_is_wanted_next_waits_until_nobody_has_pressed_anything_for_a_while() -> None:
    loop, square = looped([])
    work = iter([None])
    square.want(work, Urgency.AHEAD)
    loop.frame([], 16)
    loop.frame([*key(pygame.K_RIGHT), Event(pygame.KEYUP, key=pygame.K_RIGHT)], LULL)
    loop.frame([], 2 * LULL)
    assert next(work, "made") is None
    work = iter([None])
    square.want(work, Urgency.AHEAD)
    loop.frame([], 2 * LULL + 16)
    assert next(work, "made") == "made"
    assert loop.at_rest


def test_nothing_is_at_rest_while_work_is_left_that_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, square = looped([])
    monkeypatch.setattr("scenes.app.loop.PREPARING", 0.0)
    square.want(iter([None]), Urgency.AHEAD)
    square.want(iter([None]))
    loop.frame([], 16)
    assert not loop.at_rest
    loop.frame([], 32)
    assert loop.at_rest
    loop.frame([], 2 * LULL)
    assert not loop.at_rest
