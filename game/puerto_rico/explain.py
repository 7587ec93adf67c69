"""Why a thing costs so much, why it is not offered, what a role would give now. From a view alone."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from game.checks import Json, listed, shown
from game.errors import Refused
from game.explain import answered, not_to_choose
from game.puerto_rico import captain, settler
from game.puerto_rico.cargo import extra, extras, load, loads, no_sale, sale, sales, storing
from game.puerto_rico.catalogue import (
    CAPTAIN,
    CRAFTSMAN,
    ISLAND_SPACES,
    NAMES,
    PROSPECTOR,
    PROSPECTOR_2,
    QUARRY,
    ROLES,
    SETTLER,
    TILES,
    TRADER,
)
from game.puerto_rico.fields import field, fields, helper
from game.puerto_rico.gives import shares
from game.puerto_rico.manning import manning
from game.puerto_rico.market import market, offer
from game.puerto_rico.rules import dearer_prospector
from game.puerto_rico.standing import ending, points
from game.puerto_rico.state import State
from game.puerto_rico.view import imagined

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoRole, PuertoRicoRoles

REASONS: Final = (
    "not_now", "not_your_turn", "taken", "not_here", "already_built", "sold_out", "too_dear", "no_space",
    "not_face_up", "no_quarry", "not_produced", "none_left", "no_goods", "in_house", "house_full", "no_room",
    "other_kind", "ship_full", "only_on", "fits_less", "no_wharf", "wharf_used",
)  # fmt: skip
"""Why something may not be offered."""


def explain(view: Mapping[str, Any], what: str) -> Json:
    """A role, a building, a tile, a good or a load; or all that there is to be known of a question."""
    if what in FIGURES:
        asked = view.get("decision")
        return {"what": what, "offered": asked is not None and asked["kind"] == what, **FIGURES[what](view)}
    s = imagined(view)
    at = int(view["seat"])
    if what in ROLES:
        return {"what": what, **(role(view, s, what) if _in_game(s, what) else NOT_HERE)}
    if what in NAMES:
        return answered(view, what, {**offer(view, s, at, NAMES.index(what)), **_help(view, what)})
    name, loaded, ship = what.partition(" on ")
    ships = ("wharf", *map(str, s.ships))
    if name not in TILES or (loaded and ship not in ships):
        wanted = f"a role, a building, a tile, a good, a load or one of {listed(FIGURES)}"
        raise Refused(f"what: expected {wanted}, not {shown(what)}")
    kind = TILES.index(name)
    found = _place(s, at, kind, ship) if loaded else _thing(s, at, kind)
    return answered(view, what, {**found, "good": name})


def _help(view: Mapping[str, Any], what: str) -> Json:
    """What the colonist would do of whom it is asked."""
    asked = view.get("decision")
    return {**helper(view, what)} if asked is not None and asked["kind"] == what in HELPING else {}


HELPING: Final = ("hospice", "university")
NOT_HERE: Final[Json] = {"offered": False, "reason": "not_here"}


def roles(view: Mapping[str, Any]) -> "PuertoRicoRoles":
    """All roles of the game at once."""
    return {"roles": dict(each_role(view))}


def each_role(view: Mapping[str, Any]) -> "Iterator[tuple[str, PuertoRicoRole]]":
    """One role of the game after the other, two prospectors as one."""
    s = imagined(view)
    for name in ROLES[: len(s.doubloons)]:
        if name != ROLES[PROSPECTOR_2]:
            yield name, role(view, s.copy(), name)


def role(view: Mapping[str, Any], s: State, what: str) -> "PuertoRicoRole":
    """What it would give the seats, this one as its taker unless somebody else has taken it."""
    at, number = int(view["seat"]), ROLES.index(what)
    if number == PROSPECTOR:
        number = dearer_prospector(s)
    taker: int | None = view["taken"].get(ROLES[number])
    s.first = at if taker is None else taker
    if taker is None:
        s.seats[at].doubloons += s.doubloons[number]
        s.first_load = True
    found = shares(s, number)
    asked = view.get("decision")
    answer: PuertoRicoRole = {
        "offered": bool(asked and what in asked["options"]),
        "doubloons": s.doubloons[number],
        "gives": found[at]["gives"],
        "seats": found,
    }
    if not answer["offered"]:
        answer["reason"] = not_to_choose(view, taker)["reason"]
        if taker is not None:
            answer["by"] = taker
    return answer


def _in_game(s: State, what: str) -> bool:
    return ROLES.index(what) < len(s.doubloons) and what != ROLES[PROSPECTOR_2]


def _thing(s: State, at: int, kind: int) -> Json:
    """A tile, or a good: why it is not offered in the phase under way, and what it is good for."""
    found: Json = {"reason": WHY_NOT.get(s.phase, _nothing)(s, at, kind), "field": field(s, at, kind)}
    if kind != QUARRY:
        bill = sale(s, at, kind)
        found.update({"price": bill["price"], "steps": bill["steps"]})
    return found


def _nothing(s: State, at: int, kind: int) -> str:
    return "not_now"


def _tile(s: State, at: int, tile: int) -> str:
    if len(s.seats[at].island) >= ISLAND_SPACES:
        return "no_space"
    if tile == QUARRY:
        return "no_quarry" if QUARRY not in settler.tiles(s, at) else "not_now"
    return "not_now" if tile in s.face_up else "not_face_up"


def _extra(s: State, at: int, good: int) -> str:
    return "not_produced" if good == QUARRY else extra(s, at, good).get("reason", "not_now")


def _sale(s: State, at: int, good: int) -> str:
    return "no_goods" if good == QUARRY else no_sale(s, at, good) or "not_now"


def _load(s: State, at: int, good: int) -> str:
    if good == QUARRY or not s.seats[at].goods[good]:
        return "no_goods"
    return "not_now" if captain.ships_for(s, good, s.seats[at].goods[good]) else "no_room"


WHY_NOT: Final = {SETTLER: _tile, CRAFTSMAN: _extra, TRADER: _sale, CAPTAIN: _load}
"""By phase: why a tile or a good is not offered."""


def _place(s: State, at: int, kind: int, place: str) -> Json:
    """A good on a ship or by the wharf."""
    if kind == QUARRY:
        return {"reason": "no_goods"}
    return {"reason": "not_now", **load(s, at, kind, place)}


FIGURES: Final[Mapping[str, Callable[[Mapping[str, Any]], Mapping[str, Any]]]] = {
    "role": roles,
    "settle": fields,
    "man": manning,
    "build": market,
    "privilege": extras,
    "sell": sales,
    "load": loads,
    "store": storing,
    "barrel": storing,
    "end": ending,
    "points": points,
}
"""By kind of decision, those of all its options; and how the game stands."""
