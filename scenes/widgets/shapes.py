"""Small drawings that the screens around the table are made of."""

from collections.abc import Generator
from typing import Final

import pygame
from pygame import Rect, Surface

from scenes.draw.canvas import Colour
from scenes.draw.pictures import smooth, smoothing
from scenes.draw.theme import CREAM, DEEP, INK, PAPER, STONE, SUN, TERRACOTTA, mixed
from scenes.input.buttons import Button

PAD_SHAPE: Final = 1.9
"""The width of a pad to its height."""
PAD_PARTS: Final[dict[Button, tuple[float, float, float, float]]] = {
    Button.UP: (0.23, 0.42, 0.07, 0.13),
    Button.DOWN: (0.23, 0.68, 0.07, 0.13),
    Button.LEFT: (0.163, 0.55, 0.07, 0.13),
    Button.RIGHT: (0.297, 0.55, 0.07, 0.13),
    Button.A: (0.77, 0.7, 0.075, 0.142),
    Button.B: (0.85, 0.55, 0.075, 0.142),
    Button.X: (0.69, 0.55, 0.075, 0.142),
    Button.Y: (0.77, 0.4, 0.075, 0.142),
    Button.L1: (0.23, 0.19, 0.2, 0.09),
    Button.R1: (0.77, 0.19, 0.2, 0.09),
    Button.L2: (0.23, 0.07, 0.16, 0.09),
    Button.R2: (0.77, 0.07, 0.16, 0.09),
    Button.START: (0.58, 0.5, 0.08, 0.06),
    Button.SELECT: (0.42, 0.5, 0.08, 0.06),
}
"""Middle and size of what can be pressed, in shares of the drawing."""
ROUND: Final = (Button.A, Button.B, Button.X, Button.Y)


def pencil(size: int) -> Surface:
    """One that writes with its lower left corner."""

    def draw(surface: Surface, scale: int) -> None:
        side = surface.get_width()

        def across(near: float, far: float, half: float) -> list[tuple[float, float]]:
            ends = [(near - half, near + half), (near + half, near - half), (far + half, far - half)]
            return [(x * side, side - y * side) for y, x in [*ends, (far - half, far + half)]]

        pygame.draw.polygon(surface, INK, [(0, side), *across(0.26, 0.88, 0.13)])
        pygame.draw.polygon(surface, PAPER, [(0.06 * side, 0.94 * side), *across(0.26, 0.3, 0.09)[:2]])
        pygame.draw.polygon(surface, SUN, across(0.28, 0.72, 0.09))
        pygame.draw.polygon(surface, TERRACOTTA, across(0.74, 0.86, 0.09))

    return smooth((size, size), draw)


def pad(height: int) -> Generator[None, None, Surface]:
    """A pad, none of whose buttons is pressed."""

    def part(surface: Surface, button: Button, colour: Colour, scale: int) -> None:
        place = Rect(*(side * scale for side in button_place(button, height)))
        _button(surface, button, place, colour, max(1, height * scale // 120))

    def draw(surface: Surface, scale: int) -> None:
        width, tall = surface.get_size()
        for button in (Button.L2, Button.R2, Button.L1, Button.R1):
            part(surface, button, STONE, scale)
        body = Rect(0, round(tall * 0.23), width, round(tall * 0.75))
        pygame.draw.rect(surface, mixed(STONE, INK, 0.4), body.move(0, tall // 50), border_radius=tall // 3)
        pygame.draw.rect(surface, CREAM, body, border_radius=tall // 3)
        pygame.draw.rect(surface, STONE, body, max(1, tall // 60), border_radius=tall // 3)
        for button in PAD_PARTS:
            if button not in (Button.L2, Button.R2, Button.L1, Button.R1):
                part(surface, button, DEEP, scale)

    return smoothing((round(height * PAD_SHAPE), height), draw)


def pad_button(button: Button, height: int, colour: Colour) -> Surface:
    """One of its buttons in another colour."""

    def draw(surface: Surface, scale: int) -> None:
        _button(surface, button, surface.get_rect(), colour, max(1, height * scale // 120))

    return smooth(button_place(button, height).size, draw)


def button_place(button: Button, height: int) -> Rect:
    """Where that is on a pad."""
    width = round(height * PAD_SHAPE)
    x, y, wide, tall = PAD_PARTS[button]
    place = Rect(0, 0, round(wide * width), round(tall * height))
    place.center = round(x * width), round(y * height)
    return place


def _button(surface: Surface, button: Button, box: Rect, colour: Colour, line: int) -> None:
    radius = box.height // 2 if button in ROUND else box.height // 4
    pygame.draw.rect(surface, colour, box, border_radius=radius)
    if button in ROUND:
        pygame.draw.circle(surface, INK, box.center, box.height // 2, line)
