"""How one comes to a game's table: what that brings is loaded only once somebody is near."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, NamedTuple

from game.table import Table
from scenes.app.work import Work
from scenes.table.parts import A

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.records.recorded_game import RecordedGame
    from scenes.records.session import Session
    from scenes.table.parts import TableParts
    from scenes.table.past import Past
    from scenes.table.replay import Replay
    from scenes.table.scene import TableScene


class Door(NamedTuple, Generic[A]):
    parts: "Callable[[], TableParts[A]]"

    def table(self, console: "Console", session: "Session") -> "TableScene[A]":
        from scenes.table.scene import TableScene

        return TableScene(console, session, self.parts())

    def guided(self, console: "Console", session: "Session") -> "TableScene[A]":
        """With somebody who explains it."""
        from scenes.table.scene import TableScene

        return TableScene(console, session, self.parts(), guided=True)

    def past(self, console: "Console", session: "Session", eyes: int, length: int) -> "Past[A]":
        from scenes.table.past import Past

        return Past(console, session, self.parts(), eyes, length)

    def replay(self, console: "Console", story: "RecordedGame") -> "Replay[A]":
        from scenes.table.replay import Replay

        return Replay.of(console, story, self.parts())

    def ahead(self, console: "Console", table: Table) -> Work:
        """Piece by piece, since loading takes a while."""
        parts = self.parts()
        yield
        import scenes.table.scene  # noqa: F401

        yield
        console.come_near(type(table.game))
        yield from parts.board(console, table.game.view(0), table.game.names).make()
