"""Puerto Rico behind the door of the console. What is large is loaded only once it is wanted."""

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from game.views import View
from scenes.puerto_rico.setup import VARIANTS
from scenes.records.plan import Plan
from scenes.records.seats import HUMAN
from scenes.table.door import Door
from scenes.table.parts import FirstGame, Parts, Showcase
from scenes.widgets.harbour import Scenery, Way

if TYPE_CHECKING:
    from scenes.app.console import Console
    from scenes.puerto_rico.asking import PuertoRicoAsking
    from scenes.records.feats import Feats
    from scenes.screens.night import Town
    from scenes.table.gallery import Gallery
    from scenes.table.parts import TableParts
    from scenes.widgets.book import Book
    from scenes.widgets.one_page import OnePage

FIRST: Final = Plan(3, (HUMAN, "normal", "normal"), governor=0, seed=126, fields={"balance": False})
"""One neighbour likes ships, one buildings; all roles turn up early, and whoever follows the guide wins."""


def table_parts() -> "TableParts[PuertoRicoAsking]":
    from scenes.puerto_rico.table import TABLE

    return TABLE


DOOR: Final = Door(table_parts)
ISLAND: Final = Scenery(
    "island",
    (
        Way("ship_small", 0.17, 0.97, 0.585, -0.012, 0.004, 3.1),
        Way("freighter", 0.41, 0.56, 0.63, 0.012, 0.004, 4.3),
        Way("boat", 0.11, 0.87, 0.735, -0.016, 0.003, 2.3),
    ),
)


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


def night(console: "Console", view: View, seat: int) -> "Generator[None, None, Town]":
    from scenes.puerto_rico.night import night

    return night(console, view, seat)


PARTS: Final = Parts(
    texts="scenes/puerto_rico",
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
    logo="scene/logo_puerto_rico",
    scenery=ISLAND,
)
