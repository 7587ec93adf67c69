"""Every screen is entered and left with a gamepad, from the first start on."""

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pygame
import pytest

import scenes
from scenes.buttons import Button
from scenes.crash import Crash
from scenes.curtain import Curtain
from scenes.devices import CROSSED
from scenes.first_start import FirstStart
from scenes.menu import Menu
from scenes.new_game import NewGame
from scenes.pad_lost import PadLost
from scenes.robot import Robot, way
from scenes.sanjuan.table import TableScene
from scenes.screen import Screen
from scenes.title import Title
from scenes.wizard import Wizard
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
MOST_PLACES = 12
"""Of a screen, that are tried."""
MOST_BACK = 8
"""Presses of B that lead out of anything."""
ROUNDS = 4
"""From the title on: where a game begins there is no way back to the same menu."""
ELSEWHERE = {Crash, Curtain}
"""Entered and left in tests of their own."""


class Tourist:
    """Holds a pad, and remembers what was seen."""

    def __init__(self, player: Player) -> None:
        self.player, self.pad = player, VirtualPad()
        self.seen: set[type[Screen]] = set()
        self._tried: set[tuple[type[Screen], int]] = set()

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

    def explore(self) -> None:
        """Try whatever was not yet tried on a screen of this kind, and come back to it."""
        screen = self.screen
        for at, buttons in enumerate(leading_on(screen)):
            if (type(screen), at) in self._tried:
                continue
            self._tried.add((type(screen), at))
            self.press(*buttons)
            if not self.player.on:
                self.player.show(Title(self.player.console))
            if self.screen is not screen:
                self.explore()
                self.back_to(screen)
            if self.screen is not screen:
                return

    def back_to(self, screen: Screen) -> None:
        for _ in range(MOST_BACK):
            if self.screen is screen or type(self.screen) in (Title, TableScene):
                return
            self.press(Button.B)
        raise AssertionError(f"no way back from {self.screen} to {screen}")


def leading_on(screen: Screen) -> Iterator[Iterable[Button]]:
    """What may be pressed here to get to other screens."""
    if isinstance(screen, TableScene):
        yield from ([Button.SELECT], [Button.START])
        for key in screen.places():
            yield [*(way(screen.focus, key) or ()), Button.Y]
    elif isinstance(screen, Menu):
        for at, row in enumerate(screen._rows):
            if row.act:
                yield [*to_row(screen, at), Button.A]
    else:
        for key in list(screen.places())[:MOST_PLACES]:
            yield [*(way(screen.focus, key) or ()), Button.A]


def to_row(menu: Menu, at: int) -> list[Button]:
    steps = at - (menu._on or 0)
    return [Button.DOWN if steps > 0 else Button.UP] * abs(steps)


def all_screens() -> set[type[Screen]]:
    for module in pkgutil.walk_packages(scenes.__path__, "scenes."):
        importlib.import_module(module.name)
    found, left = set[type[Screen]](), [Screen]
    while left:
        kinds = left.pop().__subclasses__()
        found.update(
            kind for kind in kinds if not kind.__subclasses__() and kind.__module__.startswith("scenes")
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
    player.show(FirstStart(console, lambda: console.stack.restart(Title(console))))
    assert isinstance(tourist.screen, FirstStart)
    tourist.press(Button.A)
    assert isinstance(tourist.screen, Title)
    for _ in range(ROUNDS):
        tourist.explore()
        console.stack.restart(Title(console))
        player.rest()
    console.stack.restart(NewGame(console))
    player.rest()
    tourist.press(Button.A)
    play(tourist)
    tourist.explore()
    tourist.pad.unplug()
    player.rest()
    assert isinstance(tourist.screen, PadLost)
    tourist.pad = VirtualPad()
    player.rest()
    assert not isinstance(tourist.screen, PadLost)
    joystick = VirtualPad(PLAIN_JOYSTICK)
    player.rest()
    assert isinstance(tourist.screen, Wizard)
    joystick.unplug()
    player.rest()
    tourist.pad.unplug()
    assert all_screens() - tourist.seen == ELSEWHERE
