"""Somebody presses, points and taps anything: nothing breaks, and every press is answered."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.guest import game_named
from game.texts import LANGUAGES
from scenes.app.sounds import Sounds
from scenes.input.buttons import DIRECTIONS, Button
from scenes.input.devices import KEYBOARD
from scenes.lab.robot import Robot
from scenes.records.plan import Plan
from scenes.records.seats import HUMAN
from scenes.screens.curtain import Curtain
from scenes.screens.opening import begin
from scenes.screens.title import Title
from scenes.table.people import HAND
from scenes.table.scene import TableScene
from scenes.widgets.screen import Screen
from tests.scenes.player import Player

GAMES = ("sanjuan", "puerto_rico")
SIZES = [(480, 320), (640, 480), (720, 720), (1280, 720), (1920, 1080)]
enduring = partial(pytest.param, marks=pytest.mark.endurance)
FUMBLES = 24_000
"""Presses, moves and taps after which a game must be over."""


class Fumbler:
    """Somebody with keys, mouse and finger who does what the game needs, and anything else in between."""

    def __init__(self, player: Player, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self._player = player
        self._random = Random(seed)
        self._heard: list[str] = []
        play = Sounds.play

        def noted(sounds: Sounds, name: str, *more: Any) -> None:
            self._heard.append(name)
            play(sounds, name, *more)

        monkeypatch.setattr(Sounds, "play", noted)

    def fumble(self) -> None:
        random, player = self._random, self._player
        x, y = self._place()
        width, height = player.console.canvas.size
        mouse, finger = {"pos": (x, y)}, {"x": x / width, "y": y / height}
        match random.randrange(18):
            case 0 | 1:
                self._press(random.choice([*Button]))
            case 2:
                self._do(pygame.MOUSEMOTION, **mouse, buttons=(random.randrange(2), 0, 0))
            case 3 | 4 | 5:
                self._click(x, y)
            case 6:
                self._do(pygame.MOUSEBUTTONDOWN, **mouse, button=random.choice((1, 2, 3)))
            case 7:
                self._do(pygame.MOUSEWHEEL, y=random.choice((-3, -1, 1, 5)))
            case 8 | 9 | 10:
                self._do(pygame.FINGERDOWN, **finger)
                self._do(pygame.FINGERUP, **finger)
            case 11 | 12 | 13 | 14 | 15 | 16:
                for place in Robot(player.console).points():
                    self._click(*place)
            case _:
                self._do(random.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)), **finger)

    def _press(self, button: Button) -> None:
        """What the bar promises is seen or heard, and so is a direction that leads nowhere."""
        player, loop = self._player, self._player.console.loop
        player.rest()
        top = player.top
        promised = isinstance(top, Screen) and button in _promised(top)
        self._heard.clear()
        before, keys = loop.frames, player.console.devices.controls(KEYBOARD)
        for kind in pygame.KEYDOWN, pygame.KEYUP:
            self._do(kind, key=pygame.key.key_code(keys[button]))
        player.rest()
        assert not promised or self._heard or loop.frames > before, (top, button, top.focus.on)

    def _click(self, x: int, y: int) -> None:
        self._do(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        self._do(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)

    def _do(self, kind: int, **what: Any) -> None:
        if self._player.on:
            self._player.frame(Event(kind, **what))

    def _place(self) -> tuple[int, int]:
        """On something, most often."""
        random, top, (width, height) = self._random, self._player.top, self._player.console.canvas.size
        places = [*top.focus.places.values()] if top and random.random() < 0.8 else []
        return random.choice(places).center if places else (random.randrange(width), random.randrange(height))


def _promised(screen: Screen) -> set[Button]:
    if isinstance(screen, Curtain | TableScene) and screen.deaf:
        return set()
    if isinstance(screen, TableScene) and not screen.asking:
        return set()  # what is held there hurries
    held = {HAND}  # which is not held here, but pressed
    ways = DIRECTIONS if screen.focus.on is not None else ()
    return {hint.button for hint in screen.hints() if hint.words} - held | {*ways}


def sit_down(player: Player, game: str, seed: int) -> None:
    """At a table of any size, with other people or without."""
    kind, random = game_named(game), Random(seed)
    low, high = kind.seats
    seats = low + seed % (high - low + 1)
    people = random.choice((1, 1, 1, seats))
    levels = [HUMAN] * people + ["greedy"] * (high - people)
    begin(player.console, kind, Plan(seats, levels, None, seed))
    player.rest()


def sitting(player: Player) -> TableScene[Any] | None:
    """At which table, if at any."""
    found = (scene for scene in player.console.stack.scenes if isinstance(scene, TableScene))
    return next(found, None)


def fumble(player: Player, game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game until it is over; whoever has left it goes on from the title."""
    sit_down(player, game, seed)
    fumbler = Fumbler(player, seed, monkeypatch)
    for _ in range(FUMBLES):
        table = sitting(player)
        if table is None or not player.on:
            go_on(player, game, seed)
        elif table.session.over:
            return
        fumbler.fumble()
        top = player.top
        if top and not player.console.stack.busy:
            assert top.focus.on is not None or not top.places(), top
    raise AssertionError(f"{player.top} is never over")


def go_on(player: Player, game: str, seed: int) -> None:
    player.on = True
    player.console.settle(remapped={})
    player.frame(Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    title = Title(player.console)
    player.console.stack.restart(title)
    player.rest()
    if title.left:
        player.press("up")
        player.choose(player.console.say("title.continue"))
    else:
        sit_down(player, game, seed)


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seeds", [range(2), *(enduring(range(at, at + 30)) for at in range(0, 300, 30))])
def test_presses_moves_and_taps_anywhere_break_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seeds: range
) -> None:
    for seed in seeds:
        size, language = SIZES[seed % len(SIZES)], LANGUAGES[seed // len(SIZES) % len(LANGUAGES)]
        player = Player(tmp_path / str(seed), size, language=language)
        with monkeypatch.context() as patched:
            fumble(player, game, seed, patched)
        player.console.stack.clear()
        player.frame()
