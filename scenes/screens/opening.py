"""From a table to its scene, whichever game it is."""

from pathlib import Path
from typing import TYPE_CHECKING

from game.guest import Game
from game.table import Table, replay
from scenes.app.stack import Scene
from scenes.app.work import Work
from scenes.draw.canvas import Canvas
from scenes.game_registry import parts_of
from scenes.records.plan import Plan, new_file, remembered
from scenes.records.saves import AGAIN, has_guide, has_own_pads, read_record
from scenes.records.seats import HUMAN, seated
from scenes.records.session import Session

if TYPE_CHECKING:
    from scenes.app.console import Console


def table_scene(console: "Console", session: Session) -> Scene[Canvas]:
    """The scene of a game; the first game has a guide at its side."""
    parts = parts_of(session.game)
    if parts.first_game and session.file and has_guide(session.file):
        return parts.first_game.table(console, session)
    return parts.table(console, session)


def unfinished(path: Path) -> Table | None:
    """The game in a file, if it is not over."""
    table = replay(read_record(path))
    return table if table.decision else None


def ahead(console: "Console", kind: type[Game]) -> Work:
    """Make what the table of the plan of last time will show, before anybody sits down at it."""
    table = remembered(kind, console.settings.table).table(kind, console.say)
    yield
    yield from parts_of(kind).ahead(console, table)
    yield from console.sounds.prepare(kind.name)


def open_game(console: "Console", session: Session) -> None:
    """This game in the place of whatever is on the screen."""
    console.front = session.game.name
    console.stack.restart(table_scene(console, session))


def sit_down(console: "Console", table: Table, path: Path | None = None, own_pads: bool = False) -> Session:
    """A session at a table. A game that nobody plays is not kept: it would hide one that somebody left."""
    own_pads = own_pads or (path is not None and has_own_pads(path))
    if path is None and any(seated(tag)[1] == HUMAN for tag in table.game.names):
        path = new_file(table.seed)

    def bots_gone(trouble: str) -> None:
        console.notice(console.say("bots.replaced"))

    return Session(table, path, console.notice, console.rest.wake, bots_gone=bots_gone, own_pads=own_pads)


def play_on(console: "Console", session: Session, length: int) -> None:
    """Another game that begins when so much of this one had happened, which stays what it is."""
    table = session.as_it_was(length)
    open_game(console, sit_down(console, table, new_file(table.seed, AGAIN), session.own_pads))


def begin(console: "Console", kind: type[Game], plan: Plan) -> None:
    table = plan.table(kind, console.say, console.me, console.people)
    open_game(console, sit_down(console, table, own_pads=plan.own_pads and plan.humans > 1))
