"""The real screens: what is pressed is seen at once, and nothing is drawn for nothing."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any
from unittest.mock import Mock

import pytest
from pygame import Surface

import scenes
from scenes.app.settings import Settings
from scenes.app.stack import Stack
from scenes.draw.lettering import Lettering
from scenes.input.buttons import Button
from scenes.lab.bench_frames import BUTTONS, IDLE, PAGES, QUIET, put_away, screens
from scenes.lab.demo import PAUSE, Demo
from scenes.lab.sample_games import keep
from scenes.lab.showcase import SCREENS
from scenes.screens.first_start import FirstStart
from scenes.screens.pad_wizard import PadWizard
from scenes.table.past import Past
from scenes.table.zoom import ThingZoom
from scenes.widgets.grid import Grid
from scenes.widgets.menu import Menu
from scenes.widgets.screen import Screen
from tests.scenes.player import dummies

READY = 200
"""Frames until any screen can be played."""
WAITING = (FirstStart, PadWizard)
"""Screens that wait for a control, which no direction is."""


@pytest.fixture
def demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Demo]:
    with dummies(monkeypatch, tmp_path):
        demo = Demo((320, 240), 7, Settings(canvas="software", crossed=False))
        next(waiting for waiting in demo.frames() if waiting)
        yield demo
        demo.close()


def drawn(demo: Demo, frames: int) -> int:
    before = demo.console.loop.frames
    for _ in range(frames):
        demo.frame()
    return demo.console.loop.frames - before


def test_a_press_shows_in_the_next_frame_and_then_nothing_is_drawn_any_more(demo: Demo) -> None:
    for screen in screens(demo.console):
        demo.console.stack.push(screen)
        drawn(demo, QUIET)
        shown = 0
        for button in (Button.DOWN, Button.UP, Button.RIGHT):
            before = screen.focus.on
            demo.hit(button)
            seen = drawn(demo, 1)
            assert seen == 1 or screen.focus.on == before, (screen, button)
            shown += seen
            drawn(demo, QUIET)
        assert shown or isinstance(screen, WAITING), screen
        assert drawn(demo, IDLE) == 0, screen
        put_away(demo)


def kinds(of: type[Screen] = Screen) -> Iterator[type[Screen]]:
    """All that no other one is a kind of."""
    below = [each for each in of.__subclasses__() if each.__module__.startswith("scenes.")]
    for each in below:
        yield from kinds(each)
    if not below:
        yield of


def test_every_screen_is_measured(demo: Demo) -> None:
    for module in walk_packages(scenes.__path__, "scenes."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    assert {*kinds()} - {type(screen) for screen in screens(demo.console)} == set()


def test_the_table_draws_nothing_while_somebody_thinks(demo: Demo) -> None:
    drawn(demo, QUIET)
    assert drawn(demo, IDLE) == 0
    demo.hit(Button.RIGHT)
    assert drawn(demo, 1) == 1


def written_in_frames(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on: all words that are made into pictures while a frame is played, and not between two."""
    between, found, line = [False], list[str](), Lettering.line

    def noted(self: Lettering, words: str, *more: Any, **others: Any) -> Surface:
        found.extend([words] * (not between[0]))
        return line(self, words, *more, **others)

    def apart(work: Callable[..., bool]) -> Callable[..., bool]:
        def done(*given: Any) -> bool:
            between[0] = True
            try:
                return work(*given)
            finally:
                between[0] = False

        return done

    monkeypatch.setattr(Lettering, "line", noted)
    for name in ("settle", "work"):
        monkeypatch.setattr(Stack, name, apart(getattr(Stack, name)))
    return found


@pytest.mark.parametrize(
    "name", ["games", "log", "jump", "gallery", "achievements", "statistics", "rules", "city"]
)
def test_whoever_scrolls_and_turns_pages_sees_nothing_that_is_written_in_a_frame(
    demo: Demo, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    keep(40)
    demo.console.stack.push(SCREENS[name](demo.console))
    drawn(demo, READY)
    found = written_in_frames(monkeypatch)
    demo.press(*BUTTONS, *PAGES)
    assert found == []


@pytest.mark.parametrize(
    ("name", "kind", "work"),
    [
        ("games", Menu, "_lay_list"),
        ("log", Menu, "_lay_list"),
        ("jump", Menu, "_lay_list"),
        ("picture", Menu, "_lay_list"),
        ("gallery", Grid, "_lay"),
        ("past", Past, "_follow"),
    ],
)
def test_what_the_next_press_shows_is_found_out_before(
    demo: Demo, monkeypatch: pytest.MonkeyPatch, name: str, kind: type[Screen], work: str
) -> None:
    keep(40)
    demo.console.stack.push(SCREENS[name](demo.console))
    drawn(demo, READY)
    laid = Mock(side_effect=getattr(kind, work))
    monkeypatch.setattr(kind, work, lambda *which: laid(*which))
    for button in (Button.DOWN, Button.DOWN, Button.R1, Button.UP, Button.L1):
        demo.hit(button)
        calls = laid.call_count
        demo.frame()
        assert laid.call_count == calls
        drawn(demo, PAUSE)


def test_the_next_card_is_seen_as_soon_as_it_is_made(demo: Demo) -> None:
    zoom = SCREENS["card"](demo.console)
    assert isinstance(zoom, ThingZoom)
    demo.console.stack.push(zoom)
    drawn(demo, READY)
    first = zoom.thing
    demo.hit(Button.RIGHT)
    demo.frame()
    while demo.console.stack.busy:
        demo.frame()
    assert zoom.thing != first
    assert demo.console.stack.drawable
