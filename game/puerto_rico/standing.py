"""How a game of Puerto Rico stands: its three endings, points so far, and what came to whom."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from game.puerto_rico.catalogue import CITY_SPACES, CUSTOMS_HOUSE, LAYOUTS, NAMES
from game.puerto_rico.follow import add
from game.puerto_rico.mayor import wanted
from game.puerto_rico.scoring import score
from game.puerto_rico.state import ENDINGS, FULL_CITY, NO_COLONISTS, NO_POINTS
from game.puerto_rico.view import imagined

if TYPE_CHECKING:
    from game.puerto_rico.views import (
        PuertoRicoEnding,
        PuertoRicoGain,
        PuertoRicoPoints,
    )

HIDDEN: Final = ("chips", NAMES[CUSTOMS_HOUSE])
"""What nobody knows of another's points."""


def ending(view: Mapping[str, Any]) -> "PuertoRicoEnding":
    """What is left until each of the three endings."""
    s = imagined(view)
    layout = LAYOUTS[len(s.seats)]
    taken = [seat.spaces() for seat in s.seats]
    found: PuertoRicoEnding = {
        "colonists": {"left": s.colonists, "of": layout.colonists, "wanted": wanted(s)},
        "points": {"left": s.vp, "of": layout.vp},
        "city": {"taken": max(taken), "of": CITY_SPACES},
        "fullest": [at for at, spaces in enumerate(taken) if spaces == max(taken)],
        "last": view.get("last", False),
    }
    if found["last"]:
        full = max(taken) >= CITY_SPACES
        found["reason"] = ENDINGS[FULL_CITY if full else NO_COLONISTS if s.vp else NO_POINTS]
    return found


def points(view: Mapping[str, Any]) -> "PuertoRicoPoints":
    """The points of each seat as far as this one can count them."""
    found = []
    for at, all_ in enumerate(score(imagined(view))):
        hidden = () if "vp" in view["seats"][at] else HIDDEN
        left_out = (*hidden, "total", "tie", "rank")
        known = {key: value for key, value in all_.items() if key not in left_out}
        found.append({**known, "total": sum(known.values())})
    return {"seats": found}


def gains(events: Iterable[Mapping[str, Any]], seats: int) -> "list[PuertoRicoGain]":
    """What came to each seat in these events, as far as they tell it."""
    found: list[PuertoRicoGain] = [{} for _ in range(seats)]
    for event in events:
        if "seat" in event:
            _gain(found[event["seat"]], event)
    return found


def _gain(gain: "PuertoRicoGain", event: Mapping[str, Any]) -> None:
    kind = event["event"]
    if event.get("doubloons"):
        gain["doubloons"] = gain.get("doubloons", 0) + event["doubloons"]
    if kind == "build":
        gain["paid"] = gain.get("paid", 0) + event["paid"]
        gain.setdefault("buildings", []).append(event["building"])
    elif kind in ("colonist", "colonists"):
        gain["colonists"] = gain.get("colonists", 0) + event.get("count", 1)
    elif kind in ("settle", "hacienda"):
        gain.setdefault("tiles", []).append(event["tile"])
    elif kind == "sell":
        gain.setdefault("sold", []).append(event["good"])
    elif kind == "produce" and event["goods"]:
        add(gain.setdefault("goods", {}), event["goods"])
    elif kind == "lose":
        add(gain.setdefault("lost", {}), event["goods"])
    elif kind == "load":
        add(gain.setdefault("loaded", {}), {event["good"]: event["barrels"]})
        if "points" in event:
            gain["points"] = gain.get("points", 0) + event["points"]
