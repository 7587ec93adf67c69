"""From a table to its scene, whichever game it is."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

import pygame

from game.guest import Game
from game.table import Table, replay
from scenes.canvas import Canvas
from scenes.plan import Plan, new_file, remembered
from scenes.saves import has_guide, read_record
from scenes.seats import HUMAN, seated
from scenes.session import Session
from scenes.stack import Scene

if TYPE_CHECKING:
    from scenes.console import Console


class Variant(NamedTuple):
    """A field of a game that a new one asks for."""

    name: str
    text: str
    choices: Sequence[tuple[Any, str]]
    """Each value and the text that names it."""


def variants(kind: type[Game]) -> Sequence[Variant]:
    """The module `setup` of the game's folder tells."""
    return cast(Sequence[Variant], room(kind, "setup").VARIANTS)


def table_scene(console: "Console", session: Session) -> Scene[Canvas]:
    """The scene of a game, out of its folder; the first game has a guide at its side."""
    if session.file and has_guide(session.file):
        return learning(session.game).guided(console, session)
    return cast(Scene[Canvas], room(session.game, "table").TableScene(console, session))


def past_scene(console: "Console", session: Session, eyes: int, length: int) -> Scene[Canvas]:
    """The table as it was when so much had happened."""
    return cast(Scene[Canvas], room(session.game, "log").Past(console, session, eyes, length))


class Learning(Protocol):
    """The module `learning` of a game's folder: what its newcomers need."""

    FIRST: Plan
    """The first game, in which everything is explained."""

    def guided(self, console: "Console", session: Session) -> Scene[Canvas]:
        """The table of that game."""

    def rules(self, console: "Console") -> Scene[Canvas]: ...

    def aid(self, console: "Console") -> Scene[Canvas]:
        """What one has to know at the table, on one page."""


def learning(kind: type[Game]) -> Learning:
    return cast(Learning, room(kind, "learning"))


def unfinished(path: Path) -> Table | None:
    """The game in a file, if it is not over."""
    table = replay(read_record(path))
    return table if table.decision else None


def room(kind: type[Game], module: str) -> Any:
    return import_module(f"scenes.{kind.name}.{module}")


def ahead(console: "Console", kind: type[Game]) -> Iterator[None]:
    """Make what the table of the plan of last time will show, before anybody sits down at it."""
    stage = room(kind, "stage").Stage
    yield
    room(kind, "table")
    yield
    table = remembered(kind, console.settings.table).table(kind, console.say)
    yield from stage(console, table.game.view(0), table.game.names).make()
    yield from console.sounds.prepare()


def open_game(console: "Console", session: Session) -> None:
    """This game in the place of whatever is on the screen."""
    console.stack.restart(table_scene(console, session))


def sit_down(console: "Console", table: Table, path: Path | None = None) -> Session:
    """A session at a table. A game that nobody plays is not kept: it would hide one that somebody left."""
    if path is None and any(seated(tag)[1] == HUMAN for tag in table.game.names):
        path = new_file(table.seed)

    def bots_gone(trouble: str) -> None:
        console.notice(console.say("bots.replaced"))

    return Session(table, path, console.notice, wake, bots_gone=bots_gone)


def begin(console: "Console", kind: type[Game], plan: Plan) -> None:
    open_game(console, sit_down(console, plan.table(kind, console.say, console.me)))


def wake() -> None:
    """Have the loop look up, from whatever thread."""
    with suppress(pygame.error):
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))
