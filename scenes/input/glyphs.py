"""What the buttons of each kind of device look like, for the hint bar."""

from typing import Final

import pygame
from pygame import Surface

from game.texts import Say
from scenes.draw.canvas import Colour
from scenes.draw.drawings import drawing
from scenes.draw.lettering import NAMES, Lettering
from scenes.draw.pictures import smooth
from scenes.draw.theme import CREAM, INK, WHITE, mixed
from scenes.input.buttons import Button

XBOX, NINTENDO, PLAYSTATION, KEYBOARD = "xbox", "nintendo", "playstation", "keyboard"
MAKERS: Final = {
    PLAYSTATION: ("playstation", "ps3", "ps4", "ps5", "dualshock", "dualsense", "sony"),
    NINTENDO: ("nintendo", "switch", "joy-con", "pro controller"),
}
LETTERS: Final[dict[str, dict[Button, Colour]]] = {
    XBOX: {
        Button.A: (124, 214, 110),
        Button.B: (255, 122, 108),
        Button.X: (112, 182, 255),
        Button.Y: (255, 204, 84),
    },
}
"""Those who write the letters of their buttons in colours."""
KEYS: Final = (
    "return", "escape", "space", "tab", "backspace", "page up", "page down", "home", "end", "insert",
    "delete", "up", "down", "left", "right", "left shift", "right shift", "left ctrl", "right ctrl",
    "left alt", "right alt", "caps lock",
)  # fmt: skip
"""Keys whose labels are words."""
SIGNS: Final = {Button.A: "cross", Button.B: "circle", Button.X: "square", Button.Y: "triangle"}
CROSSED_SIGNS: Final = {
    **SIGNS,
    Button.A: "circle",
    Button.B: "cross",
    Button.X: "triangle",
    Button.Y: "square",
}
DRAWN: Final = {
    Button.START: "start", Button.SELECT: "select", Button.L1: "shoulder_left", Button.L2: "shoulder_left",
    Button.R1: "shoulder_right", Button.R2: "shoulder_right",
}  # fmt: skip
ROUND, WIDE = 1.1, 1.35
"""How much larger than its height a drawing is made, for the air around it."""
LETTER: Final = 0.58
"""The height of letters on a button, in its own."""


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


def key_label(key: str, say: Say) -> str:
    """What is printed on a key, in the language of its reader."""
    return say(f"key.{key.replace(' ', '_')}") if key in KEYS else key[:1].upper() + key[1:]


def glyph(control: str, family: str, height: int, crossed: bool, lettering: Lettering) -> Surface:
    """A key by its label, or a button of a pad, as a picture of this height."""
    if family == KEYBOARD:
        return _labelled(control, height, lettering, CREAM, INK, height // 4)
    button = Button[control]
    if button in SIGNS and family == PLAYSTATION:
        return _cut(f"playstation/{(CROSSED_SIGNS if crossed else SIGNS)[button]}", height)
    picture = _cut(DRAWN.get(button, "face"), height, WIDE if button in DRAWN else ROUND)
    if button not in (Button.START, Button.SELECT):
        colour = LETTERS.get(family, {}).get(button, WHITE)
        size = max(lettering.smallest, round(height * LETTER))
        _write(picture, lettering.line(button.name, colour, NAMES, size))
    return picture


def _cut(name: str, height: int, larger: float = ROUND) -> Surface:
    """A drawing without the air around it."""
    size = round(height * larger)
    picture = drawing(f"glyphs/{name}", size, size)
    return picture.subsurface(picture.get_bounding_rect()).copy()


def _write(picture: Surface, letters: Surface) -> None:
    bounds, centre = letters.get_bounding_rect(), picture.get_rect().center
    picture.blit(letters, (centre[0] - bounds.centerx, centre[1] - bounds.centery))


def _labelled(
    label: str, height: int, lettering: Lettering, colour: Colour, ink: Colour, radius: int
) -> Surface:
    size = max(lettering.smallest, round(height * (0.62 if len(label) < 3 else 0.5)))
    letters = lettering.line(label, ink, NAMES, size)
    width = max(height, letters.get_width() + height // 4)

    def draw(surface: Surface, scale: int) -> None:
        box = surface.get_rect()
        pygame.draw.rect(surface, mixed(colour, INK, 0.45), box, border_radius=radius * scale)
        face = box.inflate(-2 * scale, -2 * scale).move(0, -scale // 2)
        pygame.draw.rect(surface, colour, face, border_radius=max(1, radius - 1) * scale)

    picture = smooth((width, height), draw)
    _write(picture, letters)
    return picture
