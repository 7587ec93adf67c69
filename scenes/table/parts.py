"""What a game brings to the console: the `guest.py` of its folder fills it in, `game_registry` opens it."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.table import Table
from scenes.canvas import Canvas
from scenes.plan import Plan
from scenes.stack import Scene

if TYPE_CHECKING:
    from scenes.achievements import Feats
    from scenes.console import Console
    from scenes.session import Session
    from scenes.story import Story

Opens = Callable[["Console"], Scene[Canvas]]
Sits = Callable[["Console", "Session"], Scene[Canvas]]


class Variant(NamedTuple):
    """A field of a game that a new one asks for."""

    name: str
    text: str
    choices: Sequence[tuple[object, str]]
    """Each value and the text that names it."""


class FirstGame(NamedTuple):
    """A game in which everything is explained."""

    plan: Plan
    table: Sits
    """The table of such a game, with a guide at its side."""


class Parts(NamedTuple):
    """What is empty or nothing is not offered."""

    texts: str
    """The folder whose texts its scenes say."""
    table: Sits
    past: Callable[["Console", "Session", int, int], Scene[Canvas]]
    """The table as a seat saw it when so much had happened."""
    replay: Callable[["Console", "Story"], Scene[Canvas]]
    ahead: Callable[["Console", Table], Iterator[None]]
    """Makes what a table will show, before anybody sits down at it."""
    feats: Callable[[], "Feats"]
    variants: Sequence[Variant] = ()
    gallery: Opens | None = None
    first_game: FirstGame | None = None
    rules: Opens | None = None
    aid: Opens | None = None
    """What one has to know at the table, on one page."""

    @property
    def teach(self) -> bool:
        """There is something for newcomers."""
        return bool(self.first_game or self.rules or self.aid)
