"""How the program waits while nothing moves."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.app.rest import MOMENT, PATIENCE, STEP, Rest, telling

pytestmark = pytest.mark.usefixtures("dummy_devices")
files_tell = pytest.mark.skipif(os.name == "nt", reason="Windows tells of nothing by a file")


@pytest.fixture
def rest() -> Iterator[Rest]:
    pygame.display.init()
    pygame.event.clear()
    found = Rest()
    yield found
    found.close()


@pytest.fixture
def display(tmp_path: Path) -> Iterator[socket.socket]:
    """The other end of a connection to a display."""
    if os.name == "nt":
        pytest.skip("Windows tells of nothing by a file")
    (tmp_path / ".X11-unix").mkdir()
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as client:
        server.bind(str(tmp_path / ".X11-unix" / "X0"))
        server.listen()
        client.connect(server.getsockname())
        found, _ = server.accept()
        with found:
            yield found


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often, and how long, it is waited without listening to anything."""
    found: list[int] = []
    monkeypatch.setattr(pygame.time, "wait", found.append)
    return found


def test_where_nothing_tells_of_presses_it_looks_for_them_often(rest: Rest, waits: list[int]) -> None:
    assert rest.wait(quiet=0) == []
    assert set(waits) == {STEP}
    assert sum(waits) >= MOMENT - STEP


def test_after_a_minute_without_a_press_it_looks_seldom(rest: Rest, waits: list[int]) -> None:
    assert rest.wait(quiet=PATIENCE + 1) == []
    assert waits == [MOMENT]


def test_a_display_that_tells_of_something_is_listened_to_at_once(
    rest: Rest, display: socket.socket, waits: list[int]
) -> None:
    assert len([*telling()]) == 1
    display.send(b"pressed")
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))
    assert [event.type for event in rest.wait(quiet=0)] == [pygame.USEREVENT]
    assert waits == []


def test_what_tells_of_nothing_again_and_again_wakes_nobody_often(
    rest: Rest, display: socket.socket, waits: list[int]
) -> None:
    display.send(b"noise")
    assert rest.wait(quiet=0) == []
    assert waits == [STEP]


def test_another_thread_wakes_it(rest: Rest, display: socket.socket, waits: list[int]) -> None:
    rest.wait(quiet=0)
    rest.wake()
    assert [event.type for event in rest.wait(quiet=0)] == [pygame.USEREVENT]
    assert waits == []


def test_a_bell_that_nobody_listens_to_holds_nobody_up(rest: Rest, display: socket.socket) -> None:
    rest.wait(quiet=0)
    for _ in range(100_000):
        rest.wake()


@files_tell
def test_who_never_rests_opens_no_file() -> None:
    before = len(os.listdir("/proc/self/fd"))
    rests = [Rest() for _ in range(9)]
    for rest in rests:
        rest.wake()
    assert len(os.listdir("/proc/self/fd")) == before


@files_tell
def test_files_that_are_no_devices_tell_of_nothing(tmp_path: Path) -> None:
    with open(tmp_path / "input", "w"), socket.socketpair()[0] as one:
        assert os.fstat(one.fileno())
        assert [*telling()] == []
