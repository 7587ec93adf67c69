"""What the table of any game opens, with a game to show."""

from typing import TYPE_CHECKING, TypeVar

from game.guest import Game
from scenes.lab.sample_games import finished, halfway, story
from scenes.table.asking import Asking
from scenes.table.log import Log
from scenes.table.parts import Screens, TableParts
from scenes.table.past import Past
from scenes.table.replay import Replay
from scenes.table.replay_menus import Jump, Points, ReplayMenu
from scenes.table.scene import TableScene
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

A = TypeVar("A", bound=Asking)
S = TypeVar("S", bound=Screen)


def prepared(screen: S) -> S:
    """As it is once something lies above it."""
    screen.stack = screen.console.stack
    for _ in screen.prepare():
        pass
    return screen


def at_table(kind: type[Game], parts: TableParts[A]) -> Screens:
    return {
        "table": lambda console: TableScene(console, halfway(console, kind), parts),
        "log": lambda console: Log(console, finished(console, kind), parts, 0),
    }


def looking_back(kind: type[Game], parts: TableParts[A]) -> Screens:
    """At a moment of this game, or at another one."""

    def past(console: "Console") -> Past[A]:
        session = finished(console, kind)
        return Past(console, session, parts, 0, session.length // 2)

    def replay(console: "Console") -> Replay[A]:
        return Replay.of(console, story(kind), parts)

    return {
        "past": past,
        "replay": replay,
        "replay menu": lambda console: ReplayMenu(console, prepared(replay(console))),
        "jump": lambda console: Jump(console, prepared(replay(console))),
        "points": lambda console: Points(console, prepared(replay(console)).past),
    }
