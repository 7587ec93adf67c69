"""A game that plays itself on the real screens, without display or sound: for pictures and figures."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.guest import Game
from game.table import Table
from scenes.app.console import Console
from scenes.app.settings import Settings
from scenes.draw.apng import Frame, animated, still, write
from scenes.game_registry import first_with_screen, parts_of
from scenes.input.buttons import Button
from scenes.input.devices import KEYS
from scenes.lab.robot import Robot
from scenes.records.bot_process import Prompt
from scenes.records.seats import HUMAN, seat_tag
from scenes.records.session import Session
from scenes.screens.interruptions import INTERRUPTIONS
from scenes.table.scene import TableScene

FRAME: Final = 1000 / 60
NAMES: Final = ("Ana", "Inés", "Tomás", "Dolores", "Mateo")
SHOWN: Final = 6
"""One of so many frames goes into an animation."""
PAUSE: Final = 12
"""Frames between two presses."""
KEY_OF: Final = {button: key for key, button in reversed(KEYS.items())}


class Demo:
    """One game, frame by frame, on a clock of its own."""

    def __init__(
        self,
        size: tuple[int, int],
        seed: int,
        settings: Settings,
        seats: int = 4,
        outside: bool = False,
        kind: type[Game] | None = None,
    ) -> None:
        pygame.display.init()
        self._folder = tempfile.TemporaryDirectory(prefix="sanjuan-demo-")
        settings = settings._replace(banter=False)  # who says when depends on how busy the machine is
        self.console = Console(settings, Path(self._folder.name) / "settings.json", INTERRUPTIONS, size)
        self._robot = Robot(self.console)
        self._now = 0.0
        self._events: list[Event] = []
        self._seats, self._outside = seats, outside
        self.deal(seed, kind or first_with_screen())

    def deal(self, seed: int, kind: type[Game]) -> None:
        """Another game in place of the last one."""
        seats = self._seats
        names = [seat_tag(name, "greedy" if at else HUMAN) for at, name in enumerate(NAMES[:seats])]
        table = Table(kind.new({"seats": seats, "governor": 0}, seed, names), seed)
        bot_process = None if self._outside else Prompt(kind.habitual(), lambda: None)
        self.session = Session(table, None, self.console.notice, lambda: None, bot_process)
        scene = parts_of(kind).table(self.console, self.session)
        assert isinstance(scene, TableScene)
        self.table = scene
        self.console.stack.restart(self.table)

    def frames(self) -> Iterator[bool]:
        """Play on; for each frame whether somebody is asked and has not answered yet."""
        presses: Iterator[Button] = iter(())
        rest, asking = PAUSE, None
        while not self.session.over or self.console.stack.busy or self.console.stack.top is self.table:
            self.frame()
            rest -= 1
            if self.table.asking is not asking:
                rest, asking = PAUSE, self.table.asking
            if self.table.asking and rest <= 0 and not self.console.stack.busy:
                button = next(presses, None)
                if button is None:
                    yield True
                    presses = iter(list(self._robot.presses()))
                    continue
                self.hit(button)
                rest = PAUSE
            yield False

    def come_to_rest(self) -> None:
        while not self.console.loop.at_rest:
            self.frame()

    def press(self, *buttons: Button) -> None:
        for button in buttons:
            self.hit(button)
            for _ in range(PAUSE):
                self.frame()

    def look_around(self) -> None:
        """At the card in focus, at the log, at the menu, and back."""
        for opening in (Button.Y, Button.SELECT, Button.START):
            self.press(opening, Button.DOWN, Button.UP, Button.RIGHT, Button.B)
            while self.console.stack.top is not self.table:
                self.press(Button.B)

    def hit(self, button: Button) -> None:
        """A key goes down in the next frame, and up in the one after."""
        self._events += [Event(kind, key=KEY_OF[button]) for kind in (pygame.KEYDOWN, pygame.KEYUP)]

    def hold(self, button: Button, down: bool) -> None:
        """Keep a key down, or let it go, unless that is so."""
        if self.console.held.is_down(button) != down and not self._events:
            self._events.append(Event(pygame.KEYDOWN if down else pygame.KEYUP, key=KEY_OF[button]))

    def frame(self) -> None:
        self._now += FRAME
        events, self._events = self._events[:1], self._events[1:]
        self.console.frame(events, self._now)

    def close(self) -> None:
        self.console.close()
        self._folder.cleanup()


def shots(demo: Demo, folder: Path, every: int = 3, tell: Callable[[int], None] = lambda at: None) -> int:
    """Write a picture of every so many decisions, and of the end; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = asked = 0
    for waiting in demo.frames():
        if waiting:
            asked += 1
            if asked % every == 1:
                taken += 1
                save(demo, folder / f"{taken:03}.png")
                tell(taken)
    while not demo.console.loop.at_rest:
        demo.frame()
    taken += 1
    save(demo, folder / f"{taken:03}.png")
    return taken


def animation(demo: Demo, path: Path) -> int:
    """Write an animated PNG of the first round; how many frames it has."""
    frames: list[Frame] = []
    before: Surface | None = None
    for at, _ in enumerate(demo.frames()):
        if demo.session.round > 1:
            break
        if at % SHOWN == 0 and demo.console.stack.top:  # before that, the screen is empty
            after = demo.console.canvas.picture()
            place = changed(before, after) if before else after.get_rect()
            if place:
                piece = pygame.image.tobytes(after.subsurface(place), "RGB")
                frames.append(Frame(piece, place.topleft, place.size, 0))
            longer = frames[-1].milliseconds + SHOWN * FRAME
            frames[-1] = frames[-1]._replace(milliseconds=longer)
            before = after
    write(path, animated(frames))
    return len(frames)


def changed(before: Surface, after: Surface) -> Rect:
    """Where two pictures differ."""
    found = Surface(after.get_size())
    found.blit(after, (0, 0))
    found.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = Surface(after.get_size())
    other.blit(before, (0, 0))
    other.blit(after, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    found.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    found.set_colorkey((0, 0, 0))
    return found.get_bounding_rect()


def save(demo: Demo, path: Path) -> None:
    write(path, still(demo.console.canvas.picture()))
