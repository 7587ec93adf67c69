"""Why `expert` would do it: what a pick gains, who comes too late for it, and what is better left alone."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.bots.bot import View
from game.bots.coach import Coach
from game.checks import Json
from game.decision import Decision
from game.puerto_rico import explain, telling
from game.puerto_rico.bots.levels import STEPS
from game.puerto_rico.bots.mind import Mind
from game.puerto_rico.catalogue import (
    BUILDER,
    BUILDINGS,
    CAPTAIN,
    CRAFTSMAN,
    NAMES,
    NO_GOOD,
    QUARRY,
    ROLES,
    TILES,
    TRADER,
)
from game.puerto_rico.gives import GIVES
from game.puerto_rico.manning import manning
from game.puerto_rico.state import State
from game.puerto_rico.view import imagined
from game.texts import Say

FEWEST: Final = 2
"""So much must be at stake to be worth mentioning."""


def gain(view: View, decision: Decision, pick: Sequence[str]) -> Json:
    """What the pick is good for."""
    kind = decision.kind
    if kind == "role":
        return {"key": f"coach.gain.{pick[0]}", "count": _count(explain.explain(view, pick[0])["gives"])}
    if not pick:
        return {"key": "coach.nothing.build" if kind == "build" else "coach.nothing"}
    return GAINS[kind](view, pick) if kind in GAINS else {"key": f"coach.gain.{kind}"}


def _settled(view: View, pick: Sequence[str]) -> Json:
    why = explain.explain(view, pick[0])["field"]["why"]
    return {"key": f"coach.gain.settle.{why}" if why in FIELDS else "coach.gain.settle"}


def _manned(view: View, pick: Sequence[str]) -> Json:
    found = manning(view, pick)
    made, before = sum(found["output"].values()), sum(found["before"].values())
    if made <= before:
        return {"key": "coach.gain.man"}
    return {"key": "coach.gain.man.more", "count": made, "before": before}


def _built(view: View, pick: Sequence[str]) -> Json:
    """What a building does; in the last round only points count."""
    name = pick[0]
    found, row = explain.explain(view, name), BUILDINGS[NAMES.index(name)]
    if "worth" in found:
        return {"key": "coach.gain.build.large", "count": found["points"] + found["worth"]}
    if found.get("makes") and not view.get("last"):
        return {"key": "coach.gain.build.plant", "count": found["makes"]}
    if row.good != NO_GOOD or view.get("last"):
        return {"key": "coach.gain.build", "count": found["points"]}
    return {"key": f"coach.gain.build.{name}"}


def _sold(view: View, pick: Sequence[str]) -> Json:
    prices = explain.explain(view, ROLES[TRADER])["gives"]["sell"]
    return {"key": "coach.gain.trader", "count": prices[pick[0]]}


def _loaded(view: View, pick: Sequence[str]) -> Json:
    loads = explain.explain(view, ROLES[CAPTAIN])["gives"]["load"]
    return {"key": "coach.gain.load", "count": loads[pick[0]]}


def _stored(view: View, pick: Sequence[str]) -> Json:
    goods = view["seats"][view["seat"]]["goods"]
    return {"key": "coach.gain.store", "count": sum(goods[good] for good in pick)}


FIELDS: Final = ("corn", "room", "no_building", "cheaper")
"""What a tile may be good for."""
GAINS: Final[Mapping[str, Callable[[View, Sequence[str]], Json]]] = {
    "settle": _settled,
    "man": _manned,
    "build": _built,
    "sell": _sold,
    "load": _loaded,
    "store": _stored,
}
"""By kind of decision."""


def _count(gives: Mapping[str, Any]) -> int:
    """The one number that tells most about what a role gives."""
    if "goods" in gives:
        return int(sum(gives["goods"].values())) + bool(gives["privilege"])
    if "load" in gives:
        return _points(gives)
    if "sell" in gives:
        return int(max(gives["sell"].values(), default=0))
    return int(gives.get("colonists") or gives.get("doubloons") or 0)


def _points(gives: Mapping[str, Any]) -> int:
    """The best load of each good, as far as others leave the ships alone."""
    best: dict[str, int] = {}
    for load, points in gives["load"].items():
        good = load.partition(" on ")[0]
        best[good] = max(points, best.get(good, 0))
    return sum(best.values())


def denies(view: View, pick: Sequence[str]) -> Json | None:
    """Who comes too late for a role that is taken; else whom the craftsman helps most, or would help more."""
    if not pick or pick[0] not in ROLES:
        return None
    s, at, role = imagined(view), int(view["seat"]), ROLES.index(pick[0])
    others = [other for other in range(len(s.seats)) if other != at]
    if role in RIVALS:
        most = max(others, key=lambda other: RIVALS[role](s, other))
        count = RIVALS[role](s, most)
        if count >= FEWEST:
            return {"key": f"coach.denies.{pick[0]}", "seat": most, "count": count}
    if ROLES[CRAFTSMAN] in view["taken"]:
        return None
    goods = {other: _gives(s, at, CRAFTSMAN, other) for other in (at, *others)}
    most = max(others, key=lambda other: goods[other])
    if role == CRAFTSMAN:
        shared = {"key": "coach.shares.craftsman", "seat": most, "count": goods[most]}
        return shared if goods[most] >= FEWEST else None
    if goods[most] < goods[at] + FEWEST:
        return None
    return {"key": "coach.avoids.craftsman", "seat": most, "count": goods[most], "own": goods[at]}


def _gives(s: State, taker: int, role: int, at: int) -> int:
    """What a role would give a seat, if that one took it."""
    table = s.copy()
    table.first = taker
    return _count(GIVES[role](table)[at])


def picked(name: str, kind: str, say: Say) -> str:
    """What somebody picks, in any kind of decision."""
    return say("coach.quarry") if name == TILES[QUARRY] else telling.option(name, say)


RIVALS: Final[Mapping[int, Callable[[State, int], int]]] = {
    BUILDER: lambda s, at: s.seats[at].doubloons,
    TRADER: lambda s, at: _gives(s, at, TRADER, at),
    CAPTAIN: lambda s, at: _gives(s, at, CAPTAIN, at),
}
"""What a seat would have of a role, if it came first."""
COACH: Final = Coach(
    cache(lambda: Mind(STEPS["expert"], {})), gain, lambda view, decision, pick: denies(view, pick), picked
)
