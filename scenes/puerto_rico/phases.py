"""What the stage shows while a role is carried out."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from pygame import Rect

from scenes.draw.canvas import Placed
from scenes.puerto_rico import bay, market, marks
from scenes.table.asking import Spot

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoView
    from scenes.puerto_rico.stage import Stage

Shown = tuple[Hashable, Callable[[], Iterable[Placed]]]
"""What the stage shows: another key if it is anything else, and its pictures."""


def _settler(stage: "Stage", view: "PuertoRicoView", spot: Spot | None, area: Rect) -> Shown:
    fields = stage.figures.fields
    key = repr((view["face_up"], view["quarries"], view["stack"], fields["tiles"]))
    return key, lambda: bay.tiles(stage.pieces, view, fields, area, stage.letters, stage.say)


def _mayor(stage: "Stage", view: "PuertoRicoView", spot: Spot | None, area: Rect) -> Shown:
    asking = stage.asking
    found = stage.figures.manning(asking) if asking and asking.alike else None
    key = repr((view["supply"], found))
    return key, lambda: bay.newcomers(stage.pieces, view["supply"], found, area, stage.large)


def _builder(stage: "Stage", view: "PuertoRicoView", spot: Spot | None, area: Rect) -> Shown:
    found = stage.figures.market
    quarries = sum(1 for tile in stage.own()["island"] if tile["tile"] == "quarry" and tile.get("colonist"))
    key = repr((found["buildings"], quarries))
    return key, lambda: market.market(stage.pieces, found, quarries, area, stage.letters, stage.say)


def _craftsman(stage: "Stage", view: "PuertoRicoView", spot: Spot | None, area: Rect) -> Shown:
    goods, good = view["supply"]["goods"], marks.good_at(stage, spot)
    return repr((goods, good)), lambda: bay.supply(stage.pieces, goods, good, area, stage.large)


def _trader(stage: "Stage", view: "PuertoRicoView", spot: Spot | None, area: Rect) -> Shown:
    entries = marks.sale(stage, spot)

    def parts() -> Iterator[Placed]:
        yield from bay.house(stage.pieces, view["house"], bay.house_place(area))
        yield from bay.ledger(stage.pieces, entries, area, stage.large)

    return repr((view["house"], entries)), parts


def _captain(stage: "Stage", view: "PuertoRicoView", spot: Spot | None, area: Rect) -> Shown:
    wharf, coming = stage.wharf(), marks.coming(stage, spot)
    key = repr((view["ships"], wharf, coming))
    return key, lambda: bay.ships(stage.pieces, view, wharf, coming, area, stage.large)


STAGES: Final[Mapping[str, Callable[["Stage", "PuertoRicoView", Spot | None, Rect], Shown]]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
}
"""By the role that is carried out; while one is chosen their windows are seen."""
