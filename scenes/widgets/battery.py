"""How long a handheld lasts, where the system tells it."""

from typing import TYPE_CHECKING

import pygame

from scenes.draw.actor import Actor
from scenes.draw.lettering import TEXT
from scenes.draw.theme import FOAM, NIGHT

if TYPE_CHECKING:
    from scenes.app.console import Console


def charge() -> int | None:
    """What is left, in per cent."""
    state = pygame.system.get_power_state()
    return state.battery_percent if state and state.has_battery else None


def battery(console: "Console") -> list[Actor]:
    """That, in the corner of the screen."""
    per_cent = charge()
    if per_cent is None:
        return []
    size, safe = console.small_lettering.smallest, console.layout.safe
    words = console.pictures.text(console.say("battery", per_cent=per_cent), FOAM, TEXT, size)
    width, height = words.size[0] + size, words.size[1] + size // 2
    x, y = safe.right - width / 2, safe.y + height / 2
    return [Actor(console.pictures.panel((width, height), NIGHT, size // 2), x, y), Actor(words, x, y)]
