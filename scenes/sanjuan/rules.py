"""The rules by topic: which texts and pictures each page has."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.sanjuan.catalogue import BY_NAME, GOODS, ROLES
from game.sanjuan.telling import BY_EDITION
from scenes.sanjuan.kinds import CITY, LARGE, MONUMENTS, NEW, PLANTS
from scenes.table.rules import Line, beside, pages, row
from scenes.widgets.book import Topics

EDITION: Final = 2
"""The one whose rules are told; a page of its own tells how the other differs."""
BUILDINGS: Final = "sanjuan/buildings"
RULES: Final = {
    name: (f"card.{name}", f"card.{name}.rule.{EDITION}" if name in BY_EDITION else f"card.{name}.rule")
    for name in BY_NAME
}
"""The texts of each card: its name and its rule."""
TOPICS: Final[Mapping[str, Sequence[Line]]] = {
    "rules.turn": [
        row("sanjuan/roles", ROLES),
        ("turn.goal",), ("turn.start",), ("turn.take",), ("turn.phase",), ("turn.free",),
        *beside(BUILDINGS, "library"),
        ("turn.library",),
    ],
    "role.builder": [
        ("builder.action", "sanjuan/roles/builder"),
        ("builder.price",), ("builder.kinds",), ("builder.later",),
        *beside(BUILDINGS, "smithy", "quarry", "carpenter", "poor_house"),
        ("builder.order",),
        *beside(BUILDINGS, "black_market"),
        ("builder.goods",),
        *beside(BUILDINGS, "crane"),
        ("builder.crane",), ("builder.covered",),
    ],
    "role.producer": [
        ("producer.action", "sanjuan/roles/producer"),
        ("producer.good",),
        *beside(BUILDINGS, "aqueduct", "well"),
    ],
    "role.trader": [
        ("trader.action", "sanjuan/roles/trader"),
        ("trader.order",), ("trader.tile",),
        *beside(BUILDINGS, "trading_post", "market_stand", "market_hall"),
        ("trader.sum",),
    ],
    "role.councillor": [
        ("councillor.action", "sanjuan/roles/councillor"),
        *beside(BUILDINGS, "prefecture", "archive"),
    ],
    "role.prospector": [
        ("prospector.action", "sanjuan/roles/prospector"),
        *beside(BUILDINGS, "gold_mine"),
        ("prospector.mine",),
    ],
    "rules.goods": [
        row("sanjuan/goods", GOODS[1:]),
        ("goods.prices", "icons/coin"), ("goods.tiles",), ("goods.order",), ("goods.range",),
    ],
    "rules.cards": [
        row(BUILDINGS, PLANTS),
        ("cards.three", "icons/deck"), ("cards.cost", "icons/coin"), ("cards.points", "icons/seal"),
        ("cards.production", "icons/production"),
        ("cards.city", "icons/city"),
        ("cards.sign",), ("cards.supply",),
    ],
    "rules.city": beside(BUILDINGS, *CITY, *LARGE),
    "rules.monuments": [row(BUILDINGS, MONUMENTS), ("monuments.what",), *beside(BUILDINGS, "triumphal_arch")],
    "rules.end": [
        ("end.when", "icons/city"), ("end.still",), ("end.points", "icons/seal"),
        *beside(BUILDINGS, *LARGE),
        ("end.standing",), ("end.tie",),
    ],
    "rules.governor": [
        ("governor.passes", "icons/governor"), ("governor.steps",),
        *beside(BUILDINGS, "chapel"),
        ("governor.limit", "icons/hand"),
        *beside(BUILDINGS, "tower"),
        ("governor.secret",),
    ],
    "rules.editions": [
        ("editions.usual",),
        ("editions.prefecture", "sanjuan/buildings/prefecture"),
        ("editions.gold_mine", "sanjuan/buildings/gold_mine"),
        ("editions.guild_hall", "sanjuan/buildings/guild_hall"),
    ],
    "rules.new_buildings": [
        ("new_buildings.cards",),
        *beside(BUILDINGS, *NEW),
        ("new_buildings.steps",), ("new_buildings.fresh",), ("new_buildings.cathedral",),
        ("new_buildings.park",), ("new_buildings.customs",), ("new_buildings.score",),
    ],
    "rules.draft": [("draft.how", "icons/hand"), ("draft.why",)],
    "rules.two": [("two.roles", "icons/people"), *beside(BUILDINGS, "library"), ("two.library",)],
}  # fmt: skip
topics: Final[Topics] = partial(pages, TOPICS, RULES)
