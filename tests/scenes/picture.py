"""What can be asked of the picture of a screen."""

from typing import Any

import pygame
from pygame import Rect

from game.guest import game_named
from scenes.app.console import Console
from scenes.draw.actor import Actor, Box
from scenes.records.plan import usual
from scenes.records.session import Session
from scenes.screens.opening import sit_down
from scenes.screens.title import Title
from scenes.widgets.menu import Menu
from scenes.widgets.screen import Screen
from tests.scenes.player import Player

KIND = game_named("sanjuan")


def new_session(console: Console) -> Session:
    return sit_down(console, usual(KIND).table(KIND, console.say))


def titled(player: Player) -> Title:
    found: Title = player.show(Title(player.console))
    return found


def pixels(player: Player) -> bytes:
    """All that is on the screen."""
    return pygame.image.tobytes(player.console.canvas.picture(), "RGB")


def area(actor: Actor) -> Rect:
    width, height = actor.sprite.size if actor.sprite else (0, 0)
    return Rect(round(actor.x - width / 2), round(actor.y - height / 2), width, height)


def cut_off(screen: Screen) -> list[Any]:
    """What does not lie on the screen, and what lies on something else without being within it."""
    whole = screen.console.layout.screen
    places = [area(actor) for actor in screen.actors if actor.sprite and not isinstance(actor, Box)]
    small = [place for place in places if place.height < whole.height // 2 and place.width]
    lost = [place for place in small if not whole.contains(place)]
    crossed = [
        (one, other)
        for at, one in enumerate(small)
        for other in small[at + 1 :]
        if overlapping(one, other, whole.height) and not (one.contains(other) or other.contains(one))
    ]
    return lost + crossed


def below_the_hints(screen: Screen) -> list[Rect]:
    """What of a list the bar at the bottom hides."""
    bottom = screen.console.layout.free.bottom
    actors = screen.actors if isinstance(screen, Menu) and not isinstance(screen, Title) else []
    places = [area(actor) for actor in actors if actor.sprite]
    words = [place for place in places if screen.console.lettering.smallest < place.height < bottom // 2]
    return [place for place in words if place.bottom > bottom]


def overlapping(one: Rect, other: Rect, screen: int) -> bool:
    """By more than the air that letters have around them."""
    both = one.clip(other)
    return both.width > 2 and both.height > max(6, screen // 100)
