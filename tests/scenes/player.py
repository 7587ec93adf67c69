"""Somebody at a console without a screen: presses buttons, and tells what is on top."""

import gc
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface
from pygame._sdl2 import controller
from pygame.event import Event

from game.texts import Say
from scenes.app.console import Console
from scenes.app.profiles import settings_file
from scenes.app.settings import Settings
from scenes.app.stack import Scene
from scenes.draw import lettering
from scenes.draw.canvas import Canvas, Colour
from scenes.draw.lettering import TEXT, Lettering
from scenes.input.buttons import Button, Press
from scenes.input.devices import PAD_BUTTONS
from scenes.records.bot_process import BotProcess, Prompt
from scenes.screens.interruptions import INTERRUPTIONS
from scenes.widgets.rows import Row

FRAME = 1000 / 60
PATIENCE = 2000
"""Frames until whatever is prepared or moves must have come to rest."""
LONGEST_THOUGHT = 10_000
"""Milliseconds."""
KEYS = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "A": pygame.K_RETURN,
    "B": pygame.K_ESCAPE,
    "X": pygame.K_x,
    "Y": pygame.K_y,
    "R2": pygame.K_PAGEDOWN,
    "start": pygame.K_p,
    "select": pygame.K_TAB,
}
PAD = {name: code for code, button in PAD_BUTTONS.items() for name in (button.name, button.name.lower())}


class Player:
    """A console with a clock of its own: nothing waits."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = (640, 480), pad: bool = False, **settings: Any
    ) -> None:
        """At the keyboard, or with a pad in hand."""
        self.file = settings_file()
        wanted = {
            "speed": "instant",
            "crossed": False,
            "canvas": "software",
            "ambience": 0,
            "banter": False,
            **settings,
        }
        self.console = Console(Settings(**wanted), self.file, INTERRUPTIONS, size)
        self._pad = pad
        if pad:
            self.console.source = "pad 0"
        self.now = 0.0
        self.on = True
        self.may_crash = False
        """What goes wrong is shown on the screen, rather than by the test."""

    @property
    def top(self) -> Any:
        return self.console.stack.top

    def show(self, scene: Scene[Canvas]) -> Any:
        """Put a scene on top, and wait until it can be played."""
        self.console.stack.push(scene)
        self.rest()
        return scene

    def frame(self, *events: Event) -> None:
        self.now += FRAME
        play = self.console.safe_frame if self.may_crash else self.console.frame
        self.on = play(events, self.now)

    def rest(self) -> None:
        """Until nothing is being prepared and nothing moves."""
        for _ in range(PATIENCE):
            self.frame(*pygame.event.get())
            if self.console.loop.at_rest or not self.on:
                return
        raise AssertionError(f"{self.top} never comes to rest")

    def press(self, *buttons: str) -> None:
        for button in buttons:
            for event in self._tap(button):
                self.frame(event)
            self.rest()

    def _tap(self, button: str) -> list[Event]:
        if self._pad:
            ways = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
            return [Event(way, instance_id=0, button=PAD[button]) for way in ways]
        return [Event(way, key=KEYS[button]) for way in (pygame.KEYDOWN, pygame.KEYUP)]

    def point(self, x: float, y: float) -> None:
        """Move the mouse there."""
        self.frame(Event(pygame.MOUSEMOTION, pos=(x, y), buttons=(0, 0, 0)))
        self.rest()

    def click(self, x: float, y: float, button: int = pygame.BUTTON_LEFT) -> None:
        self.point(x, y)
        for kind in pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP:
            self.frame(Event(kind, pos=(x, y), button=button))
        self.rest()

    def drag(self, x: float, y: float, down: float) -> None:
        """Hold the mouse's button there, and let it go so far below."""
        self.point(x, y)
        self.frame(Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        for share in 0.25, 0.5, 0.75, 1:
            self.frame(Event(pygame.MOUSEMOTION, pos=(x, y + share * down), buttons=(1, 0, 0)))
        self.frame(Event(pygame.MOUSEBUTTONUP, pos=(x, y + down), button=1))
        self.rest()

    def wheel(self, rows: int) -> None:
        self.frame(Event(pygame.MOUSEWHEEL, y=-rows))
        self.rest()

    def tap(self, x: float, y: float) -> None:
        """With a finger."""
        width, height = self.console.canvas.size
        for kind in pygame.FINGERDOWN, pygame.FINGERUP:
            self.frame(Event(kind, x=x / width, y=y / height))
        self.rest()

    def hit(self, button: Button) -> None:
        """A button that no device knows of, in a frame of its own."""
        self.console.stack.handle(Press(button, "keyboard"))
        self.frame()

    def patience(self, thinking: bool) -> list[Event]:
        """What happens next; while a bot thinks and nothing moves that is worth waiting for."""
        if thinking and self.console.loop.at_rest:
            return [pygame.event.wait(LONGEST_THOUGHT)]
        return []

    def until(self, reached: Callable[[], bool], button: str = "down", most: int = 40) -> None:
        """Press a button until something is so."""
        for _ in range(most):
            if reached():
                return
            self.press(button)
        raise AssertionError(f"{button} does not lead there on {self.top}")

    @property
    def rows(self) -> list[str]:
        """What the rows of the menu on top say."""
        return [row.words for row in self.top.listed]

    @property
    def row(self) -> Row:
        """The one that has the focus."""
        found: Row = self.top.listed[self.top.on]
        return found

    def choose(self, words: str) -> None:
        """A row of the menu on top by its words."""
        self.focus(words)
        self.press("A")

    def focus(self, words: str) -> None:
        menu, goal = self.top, self.rows.index(words)
        while (steps := goal - (menu.on or 0)) or menu.on is None:
            self.press("down" if steps > 0 else "up")


def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """From now on: all words that are made into pictures, and the size of their smallest letters."""
    found: dict[str, int] = {}
    line = Lettering.line

    def noted(
        self: Lettering, words: str, colour: Colour, font: str = TEXT, size: int = 0, *more: Any
    ) -> Surface:
        found[words] = min(size or self.body, found.get(words, size or self.body))
        return line(self, words, colour, font, size, *more)

    monkeypatch.setattr(Lettering, "line", noted)
    return found


def said(monkeypatch: pytest.MonkeyPatch, player: Player) -> list[str]:
    """From now on: all texts that screens ask for."""
    found: list[str] = []
    console = player.console
    words = console.words

    def noted(say: Say) -> Say:
        def noting(key: str, **fields: Any) -> str:
            found.append(say(key, **fields))
            return found[-1]

        return noting

    console.say = noted(console.say)
    monkeypatch.setattr(console, "words", lambda game: noted(words(game)))
    return found


def missing(texts: list[str]) -> list[str]:
    """Those of which nothing but the identifier is known."""
    return [words for words in texts if re.fullmatch(r"[a-z_][a-z_0-9]*(\.[a-z_0-9]+)+", words)]


@contextmanager
def dummies(monkeypatch: pytest.MonkeyPatch, home: Path) -> Iterator[None]:
    """No screen, no sound, and folders of its own."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    for folder in ("data", "config", "log"):
        monkeypatch.setattr(f"platformdirs.user_{folder}_path", lambda *_, at=home / folder, **__: at)
    monkeypatch.setattr(BotProcess, "outside", lambda levels, stand_in, tell, wake: Prompt(stand_in, wake))
    pygame.display.init()
    pygame.joystick.init()
    lettering._font.cache_clear()  # whoever was here before may have left some that cannot be used
    yield
    lettering._font.cache_clear()  # while their files can be closed
    controller.quit()
    pygame.quit()
    gc.collect()  # a console is a web, and its pictures are large
