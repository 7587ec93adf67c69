"""From a table to its scene, whichever game it is."""

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import pygame

from game.guest import Game
from game.table import Table
from scenes.canvas import Canvas
from scenes.plan import Plan, new_file
from scenes.session import HUMAN, Session
from scenes.stack import Scene

if TYPE_CHECKING:
    from scenes.console import Console


class Asked(NamedTuple):
    """A field of a game that a new one asks for."""

    name: str
    text: str
    choices: Sequence[tuple[Any, str]]
    """Each value and the text that names it."""


def asked(kind: type[Game]) -> Sequence[Asked]:
    """The module `setup` of the game's folder tells."""
    return cast(Sequence[Asked], _room(kind, "setup").ASKED)


def table_scene(console: "Console", session: Session) -> Scene[Canvas]:
    """The scene of a game, out of its folder."""
    return cast(Scene[Canvas], _room(session.game, "table").TableScene(console, session))


def past_scene(console: "Console", session: Session, eyes: int, length: int) -> Scene[Canvas]:
    """The table as it was when so much had happened."""
    return cast(Scene[Canvas], _room(session.game, "log").Past(console, session, eyes, length))


def _room(kind: type[Game], module: str) -> Any:
    return import_module(f"scenes.{kind.name}.{module}")


def open_game(console: "Console", session: Session) -> None:
    """This game in the place of whatever is on the screen."""
    console.stack.restart(table_scene(console, session))


def sit_down(console: "Console", table: Table, path: Path | None = None) -> Session:
    """A session at a table. A game that nobody plays is not kept: it would hide one that somebody left."""
    if path is None and any(tag.endswith(f", {HUMAN}") for tag in table.game.names):
        path = new_file(table.seed)
    return Session(table, path, console.notice, wake)


def begin(console: "Console", kind: type[Game], plan: Plan) -> None:
    open_game(console, sit_down(console, plan.table(kind, console.say)))


def wake() -> None:
    """Have the loop look up, from whatever thread."""
    with suppress(pygame.error):
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))
