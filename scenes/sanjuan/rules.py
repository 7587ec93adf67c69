"""The rules by topic: which texts and pictures each page has."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.sanjuan.catalogue import BY_NAME, GOODS, ROLES
from game.sanjuan.telling import BY_EDITION
from game.texts import Say
from scenes.book import Topic
from scenes.reading import Part
from scenes.sanjuan.kinds import CITY, LARGE, MONUMENTS, NEW, PLANTS

Line = tuple[str, ...]
"""A text, as `rules.TEXT` or the rule of a card, and its pictures. Without a text they are a row."""

EDITION: Final = 2
"""The one whose rules are told; a page of its own tells how the other differs."""


def _cards(*names: str) -> Sequence[Line]:
    return [(name, f"sanjuan/buildings/{name}") for name in names]


def _row(folder: str, names: Sequence[str]) -> Line:
    return ("", *(f"sanjuan/{folder}/{name}" for name in names))


TOPICS: Final[Mapping[str, Sequence[Line]]] = {
    "turn": [
        _row("roles", ROLES),
        ("turn.goal",), ("turn.start",), ("turn.take",), ("turn.phase",), ("turn.free",),
        *_cards("library"),
        ("turn.library",),
    ],
    "builder": [
        ("builder.action", "sanjuan/roles/builder"),
        ("builder.price",), ("builder.kinds",), ("builder.later",),
        *_cards("smithy", "quarry", "carpenter", "poor_house"),
        ("builder.order",),
        *_cards("black_market"),
        ("builder.goods",),
        *_cards("crane"),
        ("builder.crane",), ("builder.covered",),
    ],
    "producer": [
        ("producer.action", "sanjuan/roles/producer"),
        ("producer.good",),
        *_cards("aqueduct", "well"),
    ],
    "trader": [
        ("trader.action", "sanjuan/roles/trader"),
        ("trader.order",), ("trader.tile",),
        *_cards("trading_post", "market_stand", "market_hall"),
        ("trader.sum",),
    ],
    "councillor": [
        ("councillor.action", "sanjuan/roles/councillor"),
        *_cards("prefecture", "archive"),
    ],
    "prospector": [
        ("prospector.action", "sanjuan/roles/prospector"),
        *_cards("gold_mine"),
        ("prospector.mine",),
    ],
    "goods": [
        _row("goods", GOODS[1:]),
        ("goods.prices", "icons/coin"), ("goods.tiles",), ("goods.order",), ("goods.range",),
    ],
    "cards": [
        _row("buildings", PLANTS),
        ("cards.three", "icons/deck"), ("cards.cost", "icons/coin"), ("cards.points", "icons/seal"),
        ("cards.production", "icons/production"),
        ("cards.city", "icons/city"),
        ("cards.sign",), ("cards.supply",),
    ],
    "city": _cards(*CITY, *LARGE),
    "monuments": [_row("buildings", MONUMENTS), ("monuments.what",), *_cards("triumphal_arch")],
    "end": [
        ("end.when", "icons/city"), ("end.points", "icons/seal"),
        *_cards(*LARGE),
        ("end.standing",), ("end.tie",),
    ],
    "governor": [
        ("governor.passes", "icons/governor"), ("governor.steps",),
        *_cards("chapel"),
        ("governor.limit", "icons/hand"),
        *_cards("tower"),
        ("governor.secret",),
    ],
    "editions": [
        ("editions.usual",),
        ("editions.prefecture", "sanjuan/buildings/prefecture"),
        ("editions.gold_mine", "sanjuan/buildings/gold_mine"),
        ("editions.guild_hall", "sanjuan/buildings/guild_hall"),
    ],
    "new_buildings": [
        ("new_buildings.cards",),
        *_cards(*NEW),
        ("new_buildings.steps",), ("new_buildings.fresh",), ("new_buildings.cathedral",),
        ("new_buildings.park",), ("new_buildings.customs",), ("new_buildings.score",),
    ],
    "draft": [("draft.how", "icons/hand"), ("draft.why",)],
    "two": [("two.roles", "icons/people"), *_cards("library"), ("two.library",)],
}  # fmt: skip


def topics(say: Say) -> Sequence[Topic]:
    return [Topic(_title(name, say), [_part(line, say) for line in lines]) for name, lines in TOPICS.items()]


def _title(name: str, say: Say) -> str:
    return say(f"role.{name}") if name in ROLES else say(f"rules.{name}")


def _part(line: Line, say: Say) -> Part:
    key, *pictures = line
    if key in BY_NAME:
        rule = f"card.{key}.rule.{EDITION}" if key in BY_EDITION else f"card.{key}.rule"
        return Part(say(rule), pictures, say(f"card.{key}"))
    return Part(say(f"rules.{key}") if key else "", pictures)
