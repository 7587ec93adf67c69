"""What the buttons of each kind of device look like, for the hint bar."""

from typing import Final

import pygame
from pygame import Surface

from scenes.buttons import Button
from scenes.canvas import Colour
from scenes.lettering import NAMES, Lettering
from scenes.pictures import smooth
from scenes.theme import CREAM, DEEP, INK, NIGHT, STONE, WHITE, mixed

XBOX, NINTENDO, PLAYSTATION, KEYBOARD = "xbox", "nintendo", "playstation", "keyboard"
MAKERS: Final = {
    PLAYSTATION: ("playstation", "ps3", "ps4", "ps5", "dualshock", "dualsense", "sony"),
    NINTENDO: ("nintendo", "switch", "joy-con", "pro controller"),
}
FACES: Final[dict[str, dict[Button, Colour]]] = {
    XBOX: {
        Button.A: (46, 125, 50),
        Button.B: (190, 45, 40),
        Button.X: (30, 90, 170),
        Button.Y: (150, 105, 10),
    },
    NINTENDO: dict.fromkeys((Button.A, Button.B, Button.X, Button.Y), mixed(NIGHT, STONE, 0.25)),
}
KEYS: Final = {"return": "Enter", "escape": "Esc", "page up": "PgUp", "page down": "PgDn"}
"""Keys whose labels are others than their names."""
SIGNS: Final = {Button.A: "cross", Button.B: "circle", Button.X: "square", Button.Y: "triangle"}
CROSSED_SIGNS: Final = {
    **SIGNS,
    Button.A: "circle",
    Button.B: "cross",
    Button.X: "triangle",
    Button.Y: "square",
}
SIGN_COLOURS: Final[dict[str, Colour]] = {
    "cross": (140, 180, 235),
    "circle": (240, 120, 120),
    "square": (230, 150, 210),
    "triangle": (120, 210, 180),
}


def family(name: str, crossed: bool) -> str:
    """Whose buttons a pad of this name has.

    >>> family("Sony DualSense", False), family("Anbernic pad", True), family("Xbox 360 Pad", False)
    ('playstation', 'nintendo', 'xbox')
    """
    lower = name.lower()
    for maker, words in MAKERS.items():
        if any(word in lower for word in words):
            return maker
    return NINTENDO if crossed else XBOX


def key_label(key: str) -> str:
    return KEYS.get(key, key[:1].upper() + key[1:])


def glyph(control: str, family: str, height: int, crossed: bool, lettering: Lettering) -> Surface:
    """A key, or a button of a pad, as a picture of this height."""
    if family == KEYBOARD:
        return _labelled(key_label(control), height, lettering, CREAM, INK, height // 4)
    button = Button[control]
    if button in SIGNS and family == PLAYSTATION:
        return _sign((CROSSED_SIGNS if crossed else SIGNS)[button], height)
    if button in SIGNS:
        faces = FACES.get(family, FACES[NINTENDO])
        return _labelled(button.name, height, lettering, faces[button], WHITE, height // 2)
    if button is Button.START:
        return _bars(height)
    if button is Button.SELECT:
        return _windows(height)
    return _labelled(button.name, height, lettering, STONE, INK, height // 3)


def _labelled(
    label: str, height: int, lettering: Lettering, colour: Colour, ink: Colour, radius: int
) -> Surface:
    size = max(lettering.smallest, round(height * (0.62 if len(label) < 3 else 0.5)))
    letters = lettering.line(label, ink, NAMES, size)
    width = max(height, letters.get_width() + height // 2)

    def draw(surface: Surface, scale: int) -> None:
        box = surface.get_rect()
        pygame.draw.rect(surface, mixed(colour, INK, 0.45), box, border_radius=radius * scale)
        face = box.inflate(-2 * scale, -2 * scale).move(0, -scale // 2)
        pygame.draw.rect(surface, colour, face, border_radius=max(1, radius - 1) * scale)

    picture = smooth((width, height), draw)
    bounds = letters.get_bounding_rect()
    picture.blit(letters, (width // 2 - bounds.centerx, height // 2 - bounds.centery))
    return picture


def _sign(sign: str, height: int) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        size = height * scale
        centre, reach, line = (size // 2, size // 2), size * 0.22, max(1, size // 12)
        pygame.draw.circle(surface, DEEP, centre, size // 2)
        pygame.draw.circle(surface, STONE, centre, size // 2, scale)
        colour, (x, y) = SIGN_COLOURS[sign], centre
        if sign == "circle":
            pygame.draw.circle(surface, colour, centre, reach, line)
        elif sign == "square":
            pygame.draw.rect(surface, colour, (x - reach, y - reach, 2 * reach, 2 * reach), line)
        elif sign == "triangle":
            corners = [(x, y - reach * 1.1), (x + reach, y + reach * 0.8), (x - reach, y + reach * 0.8)]
            pygame.draw.polygon(surface, colour, corners, line)
        else:
            pygame.draw.line(surface, colour, (x - reach, y - reach), (x + reach, y + reach), line)
            pygame.draw.line(surface, colour, (x - reach, y + reach), (x + reach, y - reach), line)

    return smooth((height, height), draw)


def _bars(height: int) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        size = height * scale
        pygame.draw.rect(surface, STONE, surface.get_rect(), border_radius=size // 3)
        for at in (0.3, 0.5, 0.7):
            bar = pygame.Rect(0, 0, size * 0.5, size * 0.1)
            bar.center = size // 2, round(size * at)
            pygame.draw.rect(surface, INK, bar)

    return smooth((height, height), draw)


def _windows(height: int) -> Surface:
    def draw(surface: Surface, scale: int) -> None:
        size = height * scale
        pygame.draw.rect(surface, STONE, surface.get_rect(), border_radius=size // 3)
        for shift in (0, 0.15):
            box = pygame.Rect(size * (0.25 + shift), size * (0.25 + shift), size * 0.35, size * 0.35)
            pygame.draw.rect(surface, STONE, box)
            pygame.draw.rect(surface, INK, box, max(1, size // 14))

    return smooth((height, height), draw)
