"""What is remembered of a game of Puerto Rico, and what can be earned in it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from game.checks import one_of
from game.puerto_rico.catalogue import BUILDINGS, CITY_SPACES, GOODS, ISLAND_SPACES, NAMES, NO_GOOD
from game.views import Event
from scenes.puerto_rico.pieces import building_drawing, spaces
from scenes.puerto_rico.views import event_of
from scenes.records.career import Career
from scenes.records.feats import Achievement, Feats, at_least
from scenes.records.results import Result

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoEvent

LARGE: Final = [each.name for each in BUILDINGS if each.spaces > 1]
PRODUCTION: Final = [each.name for each in BUILDINGS if each.good != NO_GOOD]


def building(value: object, where: str) -> str:
    """A name as it is read from a file, which may come from another version."""
    return one_of(value, where, NAMES)


def built(events: Sequence[Event], seat: int) -> list[str]:
    return [event["building"] for event in _of(events, seat, "build")]


def _of(events: Sequence[Event], seat: int, *kinds: str) -> "Iterator[PuertoRicoEvent]":
    return (event for event in map(event_of, events) if event["event"] in kinds and event.get("seat") == seat)


def facts(happened: Sequence[Event], seat: int) -> dict[str, int]:
    """The points by their reasons, and what was shipped, sold, made, lost, found and settled."""
    score = next(event["score"][seat] for event in map(event_of, reversed(happened)) if "score" in event)
    loads, sales = [*_of(happened, seat, "load")], [*_of(happened, seat, "sell")]
    tiles = [event["tile"] for event in _of(happened, seat, "settle", "hacienda")]
    return {
        **score,
        "shipped": sum(event["barrels"] for event in loads),
        "corn": sum(event["barrels"] for event in loads if event["good"] == GOODS[0]),
        "load": max((event["points"] for event in loads), default=0),
        "wharf": max((event["barrels"] for event in loads if event["ship"] == "wharf"), default=0),
        "sale": max((event["doubloons"] for event in sales), default=0),
        "trade": sum(event["doubloons"] for event in sales),
        "made": max((sum(event["goods"].values()) for event in _of(happened, seat, "produce")), default=0),
        "kinds": max((event["kinds"] for event in _of(happened, seat, "factory")), default=0),
        "gold": sum(event["doubloons"] for event in _of(happened, seat, "prospect")),
        "lost": sum(sum(event["goods"].values()) for event in _of(happened, seat, "lose")),
        "free": sum(not event["paid"] for event in _of(happened, seat, "build")),
        "quarries": tiles.count("quarry"),
        "tiles": len(tiles) + 1,
    }


def _mine(last: Result) -> Sequence[str]:
    return last.me.built if last.me else ()


def _points(number: int, career: Career, last: Result) -> bool:
    return last.me is not None and last.me.points >= number


def _fast(career: Career, last: Result) -> bool:
    return last.won and last.rounds <= 11


def _large(career: Career, last: Result) -> bool:
    return len({*LARGE} & {*_mine(last)}) >= 3


def _full(career: Career, last: Result) -> bool:
    return sum(map(spaces, _mine(last))) >= CITY_SPACES


def _all_plants(career: Career, last: Result) -> bool:
    return {*PRODUCTION} <= {*_mine(last)}


def _idle(career: Career, last: Result) -> bool:
    return last.won and not {*PRODUCTION} & {*_mine(last)}


def _without(fact: str, career: Career, last: Result) -> bool:
    return last.won and not last.facts.get(fact)


def _architect(career: Career, last: Result) -> bool:
    return career.built.keys() >= {*NAMES}


ACHIEVEMENTS: Final = (
    Achievement("sixty_points", "icons/seal", partial(_points, 60)),
    Achievement("fast", "icons/speed", _fast),
    Achievement("shipper", "puerto_rico/ships/sails", at_least("shipped", 35)),
    Achievement("full_hold", "puerto_rico/icons/captain", at_least("load", 8)),
    Achievement("wharf", building_drawing("wharf"), at_least("wharf", 8)),
    Achievement("corn", "puerto_rico/barrels/corn", at_least("corn", 20)),
    Achievement("sale", building_drawing("large_market"), at_least("sale", 8)),
    Achievement("trade", "puerto_rico/trading_house", at_least("trade", 20)),
    Achievement("harvest", "puerto_rico/roles/craftsman", at_least("made", 9)),
    Achievement("factory", building_drawing("factory"), at_least("kinds", 5)),
    Achievement("gold", "sanjuan/roles/prospector", at_least("gold", 3)),
    Achievement("nothing_lost", "icons/bin", partial(_without, "lost")),
    Achievement("quarries", "puerto_rico/tiles/quarry", at_least("quarries", 4)),
    Achievement("bargain", "puerto_rico/roles/settler", at_least("free", 2)),
    Achievement("full_island", "puerto_rico/icons/field", at_least("tiles", ISLAND_SPACES)),
    Achievement("full_city", "puerto_rico/roles/mayor", _full),
    Achievement("grand_city", "puerto_rico/colonist_ship", _large),
    Achievement("guild_hall", building_drawing("guild_hall"), at_least("guild_hall", 8)),
    Achievement("residence", building_drawing("residence"), at_least("residence", 7)),
    Achievement("fortress", building_drawing("fortress"), at_least("fortress", 6)),
    Achievement("customs_house", building_drawing("customs_house"), at_least("customs_house", 7)),
    Achievement("city_hall", building_drawing("city_hall"), at_least("city_hall", 7)),
    Achievement("all_plants", building_drawing("coffee_roaster"), _all_plants),
    Achievement("idle_fields", building_drawing("small_indigo_plant"), _idle),
    Achievement("ashore", "puerto_rico/ships/landing_boat", partial(_without, "shipped")),
    Achievement("architect", building_drawing("university"), _architect),
)
FEATS: Final = Feats(built, building, facts, building_drawing, ACHIEVEMENTS)
