"""What a game brings to the console: the `guest.py` of its folder fills it in, `game_registry` opens it."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from game.decision import Decision
from game.table import Table
from game.texts import Say
from game.views import Event, View
from scenes.app.stack import Scene
from scenes.draw.canvas import Canvas
from scenes.records.plan import Plan
from scenes.widgets.harbour import PORT, Scenery

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.records.feats import Feats
    from scenes.records.recorded_game import RecordedGame
    from scenes.records.session import Session
    from scenes.screens.night import Paint
    from scenes.table.asking import Asking, Spot
    from scenes.table.board import Board
    from scenes.table.effects import Script
    from scenes.table.guide import Lessons
    from scenes.table.placards import Role
    from scenes.widgets.screen import Screen

A = TypeVar("A", bound="Asking")

Opens = Callable[["Console"], Scene[Canvas]]
Screens = Mapping[str, Callable[["Console"], "Screen"]]
Sits = Callable[["Console", "Session"], Scene[Canvas]]


class Variant(NamedTuple):
    """A field of a game that a new one asks for."""

    name: str
    text: str
    choices: Sequence[tuple[object, str]]
    """Each value and the text that names it."""
    icon: str
    told: Sequence[object] = ()
    """The values that are worth telling of a game that was kept."""


class FirstGame(NamedTuple):
    """A game in which everything is explained."""

    plan: Plan
    table: Sits
    """The table of such a game, with a guide at its side."""


class Zoom(Protocol):
    """Opens what is enlarged: what lies at a spot, among things with names, or one's own city."""

    def __call__(
        self, console: "Console", session: "Session", view: View, spot: "Spot | None", things: Sequence[str]
    ) -> "Screen": ...


class TableParts(NamedTuple, Generic[A]):
    """What a game brings to its table."""

    board: Callable[["Console", View, Sequence[str]], "Board[A]"]
    """From a view, and the names of the seats."""
    asking: Callable[[Decision, View, Sequence[str]], A]
    """From a decision, the view of who is asked, and what most people would answer."""
    script: "Script"
    zoom: Zoom
    zones: Sequence[str]
    """Where the focus is taken, one after the other."""
    opened: Sequence[str]
    """Zones in which something without a name can be enlarged."""
    news: Sequence[str]
    """Events that somebody is told of who was away."""
    music: Callable[[View], str]
    """The piece that is played at a table like this."""
    keeps: Callable[[Event, Decision, int], bool]
    """After this event a seat chooses among things that it sees, but does not have yet."""
    plain: Callable[[Decision], bool] = lambda decision: False
    """There is no reason not to take as many of the options as may be, one as good as the other."""
    by_hand: Collection[str] = ()
    """The kinds of decisions that are answered with what others may not see."""
    lessons: "Lessons[A] | None" = None
    role: Callable[[str, Say], "Role"] | None = None
    """How one of its roles is drawn."""
    aid: Callable[["Console", View], "Screen"] | None = None
    """What one has to know with this view of the table."""


class Showcase(NamedTuple):
    """Every screen of a game by itself, with something to show."""

    around: Screens
    """Those of the house that tell of it."""
    collection: Screens
    table: Screens
    """The table and what opens above it."""
    aside: Screens
    """Whatever else opens from it."""


class Parts(NamedTuple):
    """What is empty or nothing is not offered."""

    texts: str
    """The folder whose texts its scenes say."""
    table: Sits
    past: Callable[["Console", "Session", int, int], Scene[Canvas]]
    """The table as a seat saw it when so much had happened."""
    replay: Callable[["Console", "RecordedGame"], Scene[Canvas]]
    ahead: Callable[["Console", Table], Iterator[None]]
    """Makes what a table will show, before anybody sits down at it."""
    showcase: Callable[[], Showcase]
    variants: Sequence[Variant] = ()
    feats: Callable[[], "Feats"] | None = None
    """What is remembered of its games, and earned in them."""
    gallery: Opens | None = None
    first_game: FirstGame | None = None
    rules: Opens | None = None
    aid: Opens | None = None
    """What one has to know at the table, on one page."""
    night: "Paint | None" = None
    """What a seat has built, seen once the game is over."""
    logo: str = ""
    """The drawing of its name for the title, which writes it if there is none."""
    scenery: Scenery = PORT
    """What lies behind the title."""

    @property
    def teach(self) -> bool:
        """There is something for newcomers."""
        return bool(self.first_game or self.rules or self.aid)
