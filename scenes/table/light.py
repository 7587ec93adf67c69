"""Light and dust: what is seen of great things beyond those themselves."""

from math import cos, radians, sin
from typing import Final

import pygame
from pygame import Surface

from scenes.draw.canvas import Sprite
from scenes.draw.pictures import smooth
from scenes.draw.theme import CREAM, PAPER, ROOF, SUN
from scenes.widgets.tokens import Tokens

RAYS: Final = 14
RINGS: Final = ((1.0, 40), (0.86, 70), (0.72, 110), (0.58, 150))
"""How far rays reach, in the half of the picture, and how bright they are there."""
PUFF: Final = ((1.0, 90), (0.8, 150), (0.55, 210))
CROSS: Final = 0.16
"""How thick a stroke is, in the size of what it strikes out."""


def rays(tokens: Tokens, size: int) -> Sprite:
    """Light behind what shines."""
    return tokens.pictures.made(("rays", size), lambda: smooth((size, size), _rays))


def _rays(surface: Surface, scale: int) -> None:
    half = surface.get_width() / 2
    for reach, light in RINGS:
        for ray in range(RAYS):
            turns = [radians(360 / RAYS * (ray + side)) for side in (-0.25, 0.25)]
            tips = [(half + half * reach * cos(turn), half + half * reach * sin(turn)) for turn in turns]
            pygame.draw.polygon(surface, (*SUN, light), [(half, half), *tips])


def puff(tokens: Tokens, size: int) -> Sprite:
    """Dust that is thrown up."""
    return tokens.pictures.made(("puff", size), lambda: smooth((size, size), _puff))


def _puff(surface: Surface, scale: int) -> None:
    half = surface.get_width() // 2
    for reach, thick in PUFF:
        pygame.draw.circle(surface, (*PAPER, thick), (half, half), round(half * reach))


def spark(tokens: Tokens, size: int) -> Sprite:
    """What glitters."""
    return tokens.pictures.icon("icons/star", size, SUN)


def cross(tokens: Tokens, size: int) -> Sprite:
    """Two strokes through what is spoilt."""
    return tokens.pictures.made(("cross", size), lambda: _cross(size))


def _cross(size: int) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        whole = size * scale
        for colour, thick in ((CREAM, CROSS * 1.5), (ROOF, CROSS)):
            edge, line = round(whole * CROSS), round(whole * thick)
            ends = [
                ((edge, edge), (whole - edge, whole - edge)),
                ((whole - edge, edge), (edge, whole - edge)),
            ]
            for start, end in ends:
                pygame.draw.line(surface, colour, start, end, line)
                for point in (start, end):
                    pygame.draw.circle(surface, colour, point, line // 2)

    return smooth((size, size), draw)
