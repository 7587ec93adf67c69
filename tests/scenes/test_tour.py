"""Every screen is entered and left with a gamepad, from the first start on."""

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

import pygame
import pytest

import scenes
from game.sanjuan.guest import SanJuan
from scenes.input.buttons import Button
from scenes.input.devices import CROSSED
from scenes.lab.robot import Robot
from scenes.lab.robot import way as way_to
from scenes.screens.controls import Controls, Listening
from scenes.screens.crash import Crash
from scenes.screens.curtain import Curtain
from scenes.screens.ending import WhatNext
from scenes.screens.farewell import Farewell
from scenes.screens.first_start import FirstStart
from scenes.screens.hindsight import Hindsight, LookingBack
from scenes.screens.joining import Joining
from scenes.screens.large_screen import LargeScreen
from scenes.screens.new_game import NewGame
from scenes.screens.pad_lost import PadLost
from scenes.screens.pad_wizard import PadWizard
from scenes.screens.profiles_menu import Parting
from scenes.screens.score import ScorePad
from scenes.screens.title import Title
from scenes.table.asking import Spot
from scenes.table.log import Log
from scenes.table.replay import Replay
from scenes.table.scene import TableScene
from scenes.table.zoom import ThingZoom
from scenes.widgets.book import Leaf
from scenes.widgets.menu import Menu
from scenes.widgets.screen import Screen
from tests.scenes.kept import keep_many
from tests.scenes.player import Player, dummies
from tests.scenes.virtual_pad import PLAIN_JOYSTICK, VirtualPad

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the virtual pad looks for SDL as Linux maps it"
)
ON_PAD = {
    Button.A: pygame.CONTROLLER_BUTTON_A,
    Button.B: pygame.CONTROLLER_BUTTON_B,
    Button.X: pygame.CONTROLLER_BUTTON_X,
    Button.Y: pygame.CONTROLLER_BUTTON_Y,
    Button.SELECT: pygame.CONTROLLER_BUTTON_BACK,
    Button.START: pygame.CONTROLLER_BUTTON_START,
    Button.L1: pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    Button.R1: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    Button.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Button.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    Button.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Button.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
MOST_ROWS = 12
"""Of a menu, that are tried."""
PARENTS = {Log, ScorePad, TableScene, ThingZoom}
"""They are shown themselves as well as what is made of them."""
ELSEWHERE = {Crash, Curtain, Joining, Farewell, LargeScreen, Leaf, LookingBack, Parting}
"""Entered and left in tests of their own."""


class Way(NamedTuple):
    name: str
    buttons: Sequence[Button]


class Tourist:
    """Holds a pad, and remembers what was seen."""

    def __init__(self, player: Player) -> None:
        self.player, self.pad = player, VirtualPad()
        self.seen: set[type[Screen]] = set()
        self._tried: set[str] = set()

    @property
    def screen(self) -> Screen:
        found: Screen = self.player.top
        self.seen.add(type(found))
        return found

    def press(self, *buttons: Button) -> None:
        for button in buttons:
            if self.player.console.crossed:
                button = CROSSED.get(button, button)
            for down in (True, False):
                self.pad.button(ON_PAD[button], down)
                self.player.rest()

    def wander(self) -> None:
        """From the title on, until nothing is left that was not tried."""
        self.home()
        led: list[Way] = []
        while True:
            screen = self.screen
            way = next((way for way in ways(screen) if way.name not in self._tried), None)
            if way:
                self.press(*way.buttons)
                self._arrive(screen, way, led)
            elif type(screen) is Title:
                return
            else:
                self._tried.update(way.name for way in led[-1:])
                del led[-1:]
                if isinstance(screen, TableScene | Replay):
                    led.clear()
                    self.home()
                else:
                    self.leave(screen)

    def _arrive(self, before: Screen, way: Way, led: list[Way]) -> None:
        if not self.player.on:
            self.home()
        if self.screen is not before:
            led.append(way)
        if before not in self.player.console.stack.scenes or self.screen is before:
            self._tried.add(way.name)
            led.clear()

    def home(self) -> None:
        self.player.console.stack.restart(Title(self.player.console))
        self.player.rest()

    def leave(self, screen: Screen) -> None:
        asked = screen.asked() if isinstance(screen, Listening) else ()
        for button in (*asked, Button.B, Button.B, Button.START):
            self.press(button)
            if self.screen is not screen:
                return
        raise AssertionError(f"no way out of {screen}")


def ways(screen: Screen) -> Iterator[Way]:
    """What may be pressed here to get to other screens; of things of one kind the first."""
    kind, found = type(screen).__name__, {}
    if isinstance(screen, TableScene | Replay):
        found = {button.name: [button] for button in (Button.SELECT, Button.START)}
        for key in screen.places():
            found.setdefault(str(cast(Spot, key)[0]), [*(way_to(screen.focus, key) or ()), Button.Y])
    elif isinstance(screen, Menu):
        for at, row in enumerate(screen.listed[: 1 if isinstance(screen, Controls) else MOST_ROWS]):
            if row.act:
                found[f"{done_by(row.act)} {at}"] = [*to_row(screen, at), Button.A]
    else:
        for key in list(screen.places())[:1]:
            found["place"] = [*(way_to(screen.focus, key) or ()), Button.A]
    for name, buttons in found.items():
        yield Way(f"{kind}: {name}", buttons)


def done_by(act: Any) -> str:
    """Where in the program it is written what a row does."""
    code = getattr(act, "func", act).__code__
    return f"{code.co_filename}:{code.co_firstlineno}"


def to_row(menu: Menu, at: int) -> list[Button]:
    steps = at - (menu.on or 0)
    return [Button.DOWN if steps > 0 else Button.UP] * abs(steps)


def all_screens() -> set[type[Screen]]:
    for module in pkgutil.walk_packages(scenes.__path__, "scenes."):
        importlib.import_module(module.name)
    found, left = set[type[Screen]](), [Screen]
    while left:
        kinds = left.pop().__subclasses__()
        found.update(
            kind
            for kind in kinds
            if (kind in PARENTS or not kind.__subclasses__()) and kind.__module__.startswith("scenes")
        )
        left += kinds
    return found


def play(tourist: Tourist) -> None:
    """To the end of the game."""
    robot = Robot(tourist.player.console)
    while isinstance(tourist.screen, TableScene):
        tourist.player.rest()
        tourist.press(*robot.presses())


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    with dummies(monkeypatch, tmp_path):
        yield Player(tmp_path, crossed=None)


def test_a_pad_leads_everywhere_and_back(player: Player) -> None:
    tourist, console = Tourist(player), player.console
    keep_many(1)
    player.show(FirstStart(console, lambda: console.stack.restart(Title(console))))
    assert isinstance(tourist.screen, FirstStart)
    tourist.press(Button.A)
    assert isinstance(tourist.screen, Title)
    tourist.wander()
    console.stack.restart(NewGame(console, SanJuan))
    player.rest()
    tourist.press(Button.A)
    play(tourist)
    tourist.press(Button.B, Button.A)
    assert isinstance(tourist.screen, WhatNext)
    tourist.press(Button.DOWN, Button.A)
    assert isinstance(tourist.screen, Hindsight)
    tourist.wander()
    tourist.pad.unplug()
    player.rest()
    assert isinstance(tourist.screen, PadLost)
    tourist.pad = VirtualPad()
    player.rest()
    assert not isinstance(tourist.screen, PadLost)
    joystick = VirtualPad(PLAIN_JOYSTICK)
    player.rest()
    assert isinstance(tourist.screen, PadWizard)
    joystick.unplug()
    player.rest()
    tourist.pad.unplug()
    assert all_screens() - tourist.seen == ELSEWHERE
