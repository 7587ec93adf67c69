"""San Juan behind the door of the console. What is large is loaded only once it is wanted."""

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from game.views import View
from scenes.records.plan import Plan
from scenes.records.seats import HUMAN
from scenes.sanjuan.setup import VARIANTS
from scenes.table.door import Door
from scenes.table.parts import FirstGame, Parts, Showcase

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.records.feats import Feats
    from scenes.sanjuan.asking import CardAsking
    from scenes.screens.night import Town
    from scenes.table.gallery import Gallery
    from scenes.table.parts import TableParts
    from scenes.widgets.book import Book
    from scenes.widgets.one_page import OnePage

FIRST: Final = Plan(
    2, (HUMAN, "normal"), governor=0, seed=451, fields={"edition": 2, "expansion": [], "draft": False}
)
"""Whoever follows the guide builds at once, meets all five roles in three rounds, and wins."""


def table_parts() -> "TableParts[CardAsking]":
    from scenes.sanjuan.table import TABLE

    return TABLE


DOOR: Final = Door(table_parts)


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


def night(console: "Console", view: View, seat: int) -> "Generator[None, None, Town]":
    from scenes.sanjuan.night import night

    return night(console, view, seat)


PARTS: Final = Parts(
    texts="scenes/sanjuan",
    table=DOOR.table,
    past=DOOR.past,
    replay=DOOR.replay,
    ahead=DOOR.ahead,
    showcase=showcase,
    variants=VARIANTS,
    feats=feats,
    gallery=gallery,
    first_game=FirstGame(FIRST, DOOR.guided),
    rules=rules,
    aid=aid,
    night=night,
    logo="scene/logo",
)
