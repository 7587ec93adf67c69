"""What is remembered of a game of San Juan, and what can be earned in it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.checks import one_of
from game.sanjuan.catalogue import BY_NAME
from game.views import Event
from scenes.records.career import Career
from scenes.records.feats import Achievement, Feats, at_least
from scenes.records.results import Result
from scenes.sanjuan.kinds import BASIC, LARGE, PLANTS
from scenes.sanjuan.views import event_of

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanEvent


def building(value: object, where: str) -> str:
    """A name as it is read from a file, which may come from another version."""
    return one_of(value, where, BY_NAME)


def built(events: Sequence[Event], seat: int) -> list[str]:
    return [event["card"] for event in _builds(events, seat)]


def _builds(events: Sequence[Event], seat: int) -> list["SanJuanEvent"]:
    happened = map(event_of, events)
    return [event for event in happened if event["event"] == "build" and event["seat"] == seat]


def facts(happened: Sequence[Event], seat: int) -> dict[str, int]:
    """The points by their reasons, how often one building was put over another, and the best sale."""
    events = [*map(event_of, happened)]
    score = next(event["score"][seat] for event in reversed(events) if event["event"] == "end")
    covered = _builds(happened, seat)
    sales, sale = [0], 0
    for event in events:
        if event["event"] == "sell" and event["seat"] == seat:
            sale += event["price"]
        elif event["event"] == "phase_end":
            sales.append(sale)
            sale = 0
    return {**score, "covered": sum(bool(event["over"]) for event in covered), "sale": max(sales)}


def _plants(last: Result) -> set[str]:
    """The kinds of plants at the pad, the one of the start among them."""
    return {*PLANTS[:1], *(name for name in _mine(last) if name in PLANTS)}


def _mine(last: Result) -> Sequence[str]:
    return last.me.built if last.me else ()


def _large(last: Result) -> int:
    return sum(name in last.facts for name in (*LARGE, "residence"))


def _idle(career: Career, last: Result) -> bool:
    return last.won and not {*PLANTS} & {*_mine(last)}


def _architect(career: Career, last: Result) -> bool:
    return career.built.keys() >= {*BASIC}


def _forty(career: Career, last: Result) -> bool:
    return last.me is not None and last.me.points >= 40


def _fast(career: Career, last: Result) -> bool:
    return last.won and last.rounds <= 14


BUILDINGS: Final = "sanjuan/buildings"
ACHIEVEMENTS: Final = (
    Achievement("forty_points", "icons/seal", _forty),
    Achievement("fast", "icons/speed", _fast),
    Achievement("monuments", f"{BUILDINGS}/triumphal_arch", at_least("triumphal_arch", 8)),
    Achievement(
        "five_goods", f"{BUILDINGS}/silver_smelter", lambda career, last: len(_plants(last)) == len(PLANTS)
    ),
    Achievement("idle_fields", f"{BUILDINGS}/indigo_plant", _idle),
    Achievement("guild", f"{BUILDINGS}/guild_hall", at_least("guild_hall", 10)),
    Achievement("parish", f"{BUILDINGS}/chapel", at_least("tucked", 8)),
    Achievement("crane_master", f"{BUILDINGS}/crane", at_least("covered", 2)),
    Achievement("sale", f"{BUILDINGS}/market_hall", at_least("sale", 10)),
    Achievement("grand_city", f"{BUILDINGS}/city_hall", lambda career, last: _large(last) >= 3),
    Achievement("bishop", f"{BUILDINGS}/cathedral", at_least("cathedral", 9)),
    Achievement("architect", f"{BUILDINGS}/library", _architect),
)
FEATS: Final = Feats(built, building, facts, f"{BUILDINGS}/{{}}".format, ACHIEVEMENTS)
