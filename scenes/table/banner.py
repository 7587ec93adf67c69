"""What tells everybody which phase runs: a ribbon across the roles, with the face of who has chosen it."""

from typing import Final

from pygame import Rect, Surface

from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import NAMES
from scenes.draw.pictures import panel
from scenes.draw.theme import CREAM, readable_on
from scenes.table.placards import Role
from scenes.widgets.tokens import Tokens

WIDE, TALL = 0.86, 0.6
"""Of the zone of the roles."""
FACE: Final = 0.82
"""Of the height of the ribbon."""


def ribbon(tokens: Tokens, role: Role, zone: Rect) -> Sprite:
    size = round(zone.width * WIDE), round(zone.height * TALL)
    return tokens.pictures.made(("ribbon", role, size), lambda: _ribbon(tokens, role, size))


def _ribbon(tokens: Tokens, role: Role, size: tuple[int, int]) -> Surface:
    (width, height), words = size, role.names[0]
    picture = panel(size, role.colour, height // 4, CREAM, max(2, height // 24))
    emblem = tokens.icon(role.drawing, round(height * 0.9))
    picture.blit(emblem, emblem.get_rect(midright=(width - height // 4, height // 2)))
    letters, room = tokens.small_letters, width - emblem.get_width() - round(height * FACE) - height // 2
    high = letters.narrowed(words, room, NAMES, round(height * 0.5), 1)
    line = letters.line(words, readable_on(role.colour), NAMES, high)
    left = round(height * FACE) + room // 2 + height // 8
    picture.blit(line, line.get_rect(center=(left, height // 2 + high // 12)))
    return picture


def face(tokens: Tokens, portrait: str, zone: Rect) -> Sprite:
    return tokens.pictures.drawing(portrait, round(zone.height * TALL * FACE))


def banner(tokens: Tokens, role: Role, portrait: str, zone: Rect) -> list[Actor]:
    ground, who = ribbon(tokens, role, zone), face(tokens, portrait, zone)
    left = zone.centerx - ground.size[0] / 2 + who.size[0] * 0.6
    return [Actor(ground, *zone.center), Actor(who, left, zone.centery)]
