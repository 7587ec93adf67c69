"""San Juan behind the door of the console. What is large is loaded only once it is wanted."""

from typing import TYPE_CHECKING, Final

from game.table import Table
from scenes.app.work import Work
from scenes.records.plan import Plan
from scenes.records.seats import HUMAN
from scenes.sanjuan.setup import VARIANTS
from scenes.table.parts import FirstGame, Parts, Showcase

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.records.feats import Feats
    from scenes.records.recorded_game import RecordedGame
    from scenes.records.session import Session
    from scenes.sanjuan.asking import CardAsking
    from scenes.table.gallery import Gallery
    from scenes.table.past import Past
    from scenes.table.replay import Replay
    from scenes.table.scene import TableScene
    from scenes.widgets.book import Book
    from scenes.widgets.one_page import OnePage

FIRST: Final = Plan(
    2, (HUMAN, "easy"), governor=0, seed=590, fields={"edition": 2, "expansion": [], "draft": False}
)
"""Both build at once, and all five roles and some large buildings turn up early."""


def table(console: "Console", session: "Session", guided: bool = False) -> "TableScene[CardAsking]":
    from scenes.sanjuan.table import TABLE
    from scenes.table.scene import TableScene

    return TableScene(console, session, TABLE, guided)


def guided(console: "Console", session: "Session") -> "TableScene[CardAsking]":
    return table(console, session, guided=True)


def past(console: "Console", session: "Session", eyes: int, length: int) -> "Past[CardAsking]":
    from scenes.sanjuan.table import TABLE
    from scenes.table.past import Past

    return Past(console, session, TABLE, eyes, length)


def replay(console: "Console", story: "RecordedGame") -> "Replay[CardAsking]":
    from scenes.sanjuan.table import TABLE
    from scenes.table.replay import Replay

    return Replay.of(console, story, TABLE)


def ahead(console: "Console", table: Table) -> Work:
    from scenes.sanjuan.table import TABLE

    yield
    import scenes.table.scene  # noqa: F401, it takes a while

    yield
    yield from TABLE.board(console, table.game.view(0), table.game.names).make()


def feats() -> "Feats":
    from scenes.sanjuan.achievements import FEATS

    return FEATS


def showcase() -> Showcase:
    from scenes.sanjuan.showcase import SHOWCASE

    return SHOWCASE


def gallery(console: "Console") -> "Gallery":
    from scenes.sanjuan.gallery import gallery

    return gallery(console)


def rules(console: "Console") -> "Book":
    from game.sanjuan.guest import SanJuan
    from scenes.sanjuan.rules import topics
    from scenes.widgets.book import Book

    return Book(console, "learn.rules", topics, SanJuan)


def aid(console: "Console") -> "OnePage":
    from scenes.sanjuan.aid import aid

    return aid(console)


PARTS: Final = Parts(
    texts="scenes/sanjuan",
    table=table,
    past=past,
    replay=replay,
    ahead=ahead,
    showcase=showcase,
    variants=VARIANTS,
    feats=feats,
    gallery=gallery,
    first_game=FirstGame(FIRST, guided),
    rules=rules,
    aid=aid,
)
