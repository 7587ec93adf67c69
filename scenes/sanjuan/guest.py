"""San Juan behind the door of the console. What is large is loaded only once it is wanted."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.table import Table
from scenes.plan import Plan
from scenes.sanjuan.setup import VARIANTS
from scenes.seats import HUMAN
from scenes.table.parts import FirstGame, Parts

if TYPE_CHECKING:
    from scenes.achievements import Feats
    from scenes.book import Book
    from scenes.console import Console
    from scenes.sanjuan.aid import Aid
    from scenes.sanjuan.gallery import Gallery
    from scenes.sanjuan.guided import GuidedTable
    from scenes.session import Session
    from scenes.story import Story
    from scenes.table.log import Past
    from scenes.table.replay import Replay
    from scenes.table.scene import TableScene

FIRST: Final = Plan(
    2, (HUMAN, "easy"), governor=0, seed=590, fields={"edition": 2, "expansion": [], "draft": False}
)
"""Both build at once, and all five roles and some large buildings turn up early."""


def table(console: "Console", session: "Session") -> "TableScene":
    from scenes.table.scene import TableScene

    return TableScene(console, session)


def guided(console: "Console", session: "Session") -> "GuidedTable":
    from scenes.sanjuan.guided import GuidedTable

    return GuidedTable(console, session)


def past(console: "Console", session: "Session", eyes: int, length: int) -> "Past":
    from scenes.table.log import Past

    return Past(console, session, eyes, length)


def replay(console: "Console", story: "Story") -> "Replay":
    from scenes.table.replay import Replay

    return Replay.of(console, story)


def ahead(console: "Console", table: Table) -> Iterator[None]:
    from scenes.sanjuan.stage import Stage

    yield
    import scenes.table.scene  # noqa: F401, it takes a while

    yield
    yield from Stage(console, table.game.view(0), table.game.names).make()


def feats() -> "Feats":
    from scenes.sanjuan.feats import FEATS

    return FEATS


def gallery(console: "Console") -> "Gallery":
    from scenes.sanjuan.gallery import Gallery

    return Gallery(console)


def rules(console: "Console") -> "Book":
    from game.sanjuan.guest import SanJuan
    from scenes.book import Book
    from scenes.sanjuan.rules import topics

    return Book(console, "learn.rules", topics, SanJuan)


def aid(console: "Console") -> "Aid":
    from scenes.sanjuan.aid import Aid

    return Aid(console)


PARTS: Final = Parts(
    texts="scenes/sanjuan",
    table=table,
    past=past,
    replay=replay,
    ahead=ahead,
    feats=feats,
    variants=VARIANTS,
    gallery=gallery,
    first_game=FirstGame(FIRST, guided),
    rules=rules,
    aid=aid,
)
