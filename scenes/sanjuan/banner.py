"""What tells everybody which phase runs: a ribbon across the market, with the face of who has chosen it."""

from typing import Final

from pygame import Rect, Surface

from scenes.actor import Actor
from scenes.canvas import Sprite
from scenes.lettering import NAMES
from scenes.pictures import panel
from scenes.sanjuan.look import Look
from scenes.sanjuan.signs import ROLE_COLOURS
from scenes.theme import CREAM, readable_on

WIDE, TALL = 0.86, 0.6
"""Of the market."""
FACE: Final = 0.82
"""Of the height of the ribbon."""


def ribbon(look: Look, role: str, words: str, zone: Rect) -> Sprite:
    size = round(zone.width * WIDE), round(zone.height * TALL)
    return look.pictures.made(("ribbon", role, size), lambda: _ribbon(look, role, words, size))


def _ribbon(look: Look, role: str, words: str, size: tuple[int, int]) -> Surface:
    (width, height), colour = size, ROLE_COLOURS[role]
    picture = panel(size, colour, height // 4, CREAM, max(2, height // 24))
    emblem = look.icon(f"sanjuan/roles/{role}", round(height * 0.9))
    picture.blit(emblem, emblem.get_rect(midright=(width - height // 4, height // 2)))
    letters, room = look.small_letters, width - emblem.get_width() - round(height * FACE) - height // 2
    high = letters.narrowed(words, room, NAMES, round(height * 0.5), 1)
    line = letters.line(words, readable_on(colour), NAMES, high)
    left = round(height * FACE) + room // 2 + height // 8
    picture.blit(line, line.get_rect(center=(left, height // 2 + high // 12)))
    return picture


def face(look: Look, name: str, seat: int, zone: Rect) -> Sprite:
    return look.pictures.drawing(look.portrait(name, seat), round(zone.height * TALL * FACE))


def banner(look: Look, zone: Rect, role: str, words: str, name: str, seat: int) -> list[Actor]:
    ground, who = ribbon(look, role, words, zone), face(look, name, seat, zone)
    left = zone.centerx - ground.size[0] / 2 + who.size[0] * 0.6
    return [Actor(ground, *zone.center), Actor(who, left, zone.centery)]
