"""The rules by topic: which texts and pictures each page has."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.puerto_rico.catalogue import BUILDINGS, GOODS, NAMES, NO_GOOD, PROSPECTOR_2, ROLES
from scenes.puerto_rico.pieces import COIN, COLONISTS, SEAL, building_drawing
from scenes.puerto_rico.roles import DRAWINGS
from scenes.table.rules import Line, pages, row
from scenes.widgets.book import Topics

RULES: Final = {name: (f"building.{name}", f"building.{name}.rule") for name in NAMES}
"""The texts of each building: its name and its rule."""
PRODUCTION: Final = [each.name for each in BUILDINGS if each.good != NO_GOOD]
LARGE: Final = [each.name for each in BUILDINGS if each.spaces > 1]
VIOLET: Final = [name for name in NAMES if name not in (*PRODUCTION, *LARGE)]
FIELDS: Final = "puerto_rico/tiles"
BARRELS: Final = "puerto_rico/barrels"


def role(name: str) -> str:
    return DRAWINGS.get(name, f"puerto_rico/roles/{name}")


def built(*names: str) -> Sequence[Line]:
    """The rule of each, with its drawing."""
    return [(name, building_drawing(name)) for name in names]


TOPICS: Final[Mapping[str, Sequence[Line]]] = {
    "rules.turn": [
        ("", *map(role, ROLES[:PROSPECTOR_2])),
        ("turn.goal",), ("turn.start", f"{FIELDS}/indigo"), ("turn.take",), ("turn.phase",),
        ("turn.money", COIN), ("turn.governor", "icons/governor"),
        ("turn.manned", COLONISTS),
    ],
    "role.settler": [
        ("settler.action", role("settler")),
        row(FIELDS, GOODS),
        ("settler.quarry", f"{FIELDS}/quarry"), ("settler.new", f"{FIELDS}/back"),
        *built("hacienda", "construction_hut", "hospice"),
    ],
    "role.mayor": [
        ("mayor.action", role("mayor")),
        ("mayor.place", COLONISTS), ("mayor.ship", "puerto_rico/colonist_ship"), ("mayor.end",),
    ],
    "role.builder": [
        ("builder.action", role("builder")),
        ("builder.price", COIN), ("builder.quarries", f"{FIELDS}/quarry"), ("builder.space", "icons/city"),
        *built("university"),
    ],
    "role.craftsman": [
        ("craftsman.action", role("craftsman")),
        ("craftsman.pairs", *map(building_drawing, PRODUCTION[:2])), ("craftsman.corn", f"{BARRELS}/corn"),
        ("craftsman.supply",),
        *built("factory"),
    ],
    "role.trader": [
        ("trader.action", role("trader")),
        row(BARRELS, GOODS),
        ("trader.prices", COIN), ("trader.house", "puerto_rico/trading_house"),
        *built("small_market", "large_market", "office"),
    ],
    "role.captain": [
        ("captain.action", role("captain")),
        ("captain.must", "puerto_rico/icons/captain"), ("captain.kinds",), ("captain.most",),
        ("captain.points", SEAL),
        *built("harbor", "wharf"),
        ("captain.wharf",),
    ],
    "rules.storing": [
        ("storing.one", "puerto_rico/icons/barrel"),
        *built("small_warehouse", "large_warehouse"),
        ("storing.ships",),
    ],
    "role.prospector": [("prospector.action", role("prospector")), ("prospector.seats", "icons/people")],
    "rules.production": [("production.what",), *built(*PRODUCTION)],
    "rules.violet": [("violet.what",), *built(*VIOLET)],
    "rules.end": [
        ("end.when", "icons/city"), ("end.last",), ("end.points", SEAL),
        *built(*LARGE),
        ("end.tie",),
    ],
    "rules.two": [("two.roles", "icons/people"), ("two.less",)],
    "rules.balance": [("balance.what", *map(building_drawing, ("factory", "university"))), ("balance.corn",)],
}  # fmt: skip
topics: Final[Topics] = partial(pages, TOPICS, RULES)
