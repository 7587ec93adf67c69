"""Puerto Rico behind the door of the console. What is large is loaded only once it is wanted."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.table import Table
from scenes.puerto_rico.setup import VARIANTS
from scenes.table.parts import Parts, Showcase

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.puerto_rico.asking import PuertoRicoAsking
    from scenes.records.feats import Feats
    from scenes.records.recorded_game import RecordedGame
    from scenes.records.session import Session
    from scenes.table.gallery import Gallery
    from scenes.table.past import Past
    from scenes.table.replay import Replay
    from scenes.table.scene import TableScene
    from scenes.widgets.book import Book
    from scenes.widgets.one_page import OnePage


def table(console: "Console", session: "Session") -> "TableScene[PuertoRicoAsking]":
    from scenes.puerto_rico.table import TABLE
    from scenes.table.scene import TableScene

    return TableScene(console, session, TABLE)


def past(console: "Console", session: "Session", eyes: int, length: int) -> "Past[PuertoRicoAsking]":
    from scenes.puerto_rico.table import TABLE
    from scenes.table.past import Past

    return Past(console, session, TABLE, eyes, length)


def replay(console: "Console", story: "RecordedGame") -> "Replay[PuertoRicoAsking]":
    from scenes.puerto_rico.table import TABLE
    from scenes.table.replay import Replay

    return Replay.of(console, story, TABLE)


def ahead(console: "Console", table: Table) -> Iterator[None]:
    from scenes.puerto_rico.table import TABLE

    yield
    import scenes.table.scene  # noqa: F401, it takes a while

    yield
    yield from TABLE.board(console, table.game.view(0), table.game.names).make()


def feats() -> "Feats":
    from scenes.puerto_rico.achievements import FEATS

    return FEATS


def showcase() -> Showcase:
    from scenes.puerto_rico.showcase import SHOWCASE

    return SHOWCASE


def gallery(console: "Console") -> "Gallery":
    from scenes.puerto_rico.gallery import gallery

    return gallery(console)


def rules(console: "Console") -> "Book":
    from game.puerto_rico.guest import PuertoRico
    from scenes.puerto_rico.rules import topics
    from scenes.widgets.book import Book

    return Book(console, "learn.rules", topics, PuertoRico)


def aid(console: "Console") -> "OnePage":
    from scenes.puerto_rico.aid import aid

    return aid(console)


PARTS: Final = Parts(
    texts="scenes/puerto_rico",
    table=table,
    past=past,
    replay=replay,
    ahead=ahead,
    showcase=showcase,
    variants=VARIANTS,
    feats=feats,
    gallery=gallery,
    rules=rules,
    aid=aid,
)
