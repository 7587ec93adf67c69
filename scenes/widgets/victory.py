"""What a winner gets: a laurel, and fireworks over the port."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface

from scenes.draw.actor import Actor
from scenes.draw.canvas import Colour, Sprite
from scenes.draw.drawings import drawing
from scenes.draw.pictures import smooth
from scenes.draw.theme import CREAM, SUN, mixed

if TYPE_CHECKING:
    from scenes.app.console import Console

FACE: Final = 0.64
"""The portrait within a laurel."""
COLOURS: Final[tuple[Colour, ...]] = (SUN, (240, 105, 85), (105, 220, 190))
STAGES: Final = 8
SPARKS: Final = 26
TRAIL, TRAILS = 0.07, 5
"""How far apart the ends of its pieces lie, of the way of a spark, and how many there are."""
SIZE: Final = 0.34
"""Of the height of the screen."""
BURST: Final = 900.0
"""Milliseconds that one lasts."""
BURSTS: Final = (
    (0.14, 0.24, 0), (0.86, 0.20, 350), (0.30, 0.12, 800), (0.70, 0.14, 1150), (0.10, 0.42, 1700),
    (0.90, 0.40, 1900), (0.50, 0.10, 2300), (0.20, 0.20, 2700), (0.80, 0.22, 2850), (0.50, 0.16, 3300),
)  # fmt: skip
"""Where each is, in shares of the screen, and when."""


def laurelled(portrait: str, size: int) -> Surface:
    """A face within a laurel."""
    picture = drawing("scene/laurel", size, size)
    face = drawing(portrait, round(size * FACE), round(size * FACE))
    picture.blit(face, face.get_rect(center=(size // 2, size // 2)))
    return picture


class Fireworks:
    def __init__(self, console: "Console") -> None:
        self._console = console
        self._motion = console.motion()
        self._stages: list[list[Sprite]] = []
        self.actors: list[Actor] = []

    def make(self) -> Iterator[None]:
        """Piece by piece; a frame may pass at each yield."""
        size = round(self._console.layout.screen.height * SIZE)
        for colour in COLOURS:
            stages = []
            for stage in range(STAGES):
                picture = burst(size, (stage + 1) / STAGES, colour)
                stages.append(self._console.canvas.sprite(picture, lasting=False))
                yield
            self._stages.append(stages)

    def begin(self) -> bool:
        """Whether there are any."""
        if self._motion.reduced or not self._motion.speed:
            return False
        screen = self._console.layout.screen
        for at, (x, y, delay) in enumerate(BURSTS):
            actor = Actor(None, round(screen.x + x * screen.width), round(screen.y + y * screen.height))
            self.actors.append(actor)
            show = partial(self._show, actor, self._stages[at % len(COLOURS)])
            self._motion.move(0, STAGES, BURST, show, delay)
        return True

    def _show(self, actor: Actor, stages: list[Sprite], stage: float) -> None:
        if actor.sprite is None:
            self._console.rumble(0.3, 60)
        actor.show(stages[int(stage)] if stage < STAGES else None)

    def update(self, milliseconds: float) -> bool:
        return self._motion.update(milliseconds)


def burst(size: int, share: float, colour: Colour) -> Surface:
    """So far into it, sparks have flown so far, fall and fade."""

    def draw(surface: Surface, scale: int) -> None:
        half = surface.get_width() / 2
        alpha = round(255 * (1 - share**4))
        for at in range(SPARKS):
            reach = half * (0.9 if at % 2 else 0.55) * (0.85 + 0.15 * (at * 0.618 % 1))
            spots = [_spot(half, reach, at, max(0.0, share - TRAIL * step)) for step in range(TRAILS)]
            for step, (start, end) in reversed(list(enumerate(pairwise(spots)))):
                left = 1 - step / TRAILS
                line = max(2, round(left * half / 26))
                pygame.draw.line(surface, (*colour, round(alpha * left)), start, end, line)
            hot = mixed(colour, CREAM, 0.5)
            pygame.draw.circle(surface, (*hot, alpha), spots[0], half * 0.04 * (1.3 - 0.6 * share))

    return smooth((size, size), draw)


def _spot(half: float, reach: float, at: int, share: float) -> tuple[float, float]:
    turn = 2 * pi * at / SPARKS
    far = reach * share
    return half + far * cos(turn), half + far * sin(turn) + half * 0.16 * share * share
