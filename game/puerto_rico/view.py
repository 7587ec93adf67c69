"""What one seat may know of Puerto Rico: all but the others' points and the order of the stack."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.puerto_rico.catalogue import CAPTAIN, GOODS, NAMES, ROLES, TILES
from game.puerto_rico.positions import public, write_seat
from game.puerto_rico.state import ASK_BARREL, PHASES, Seat, State, empty_state
from game.puerto_rico.words import decision

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoPhase, PuertoRicoView


def view(s: State, eyes: int) -> "PuertoRicoView":
    """The table as one seat sees it; nothing else of it can be found in the answer."""
    asked = decision(s)
    seats = [write_seat(s, at) for at in range(len(s.seats))]
    seats[eyes]["vp"] = s.seats[eyes].vp
    found: PuertoRicoView = {
        **public(s),
        "stack": len(s.deck) - s.top,
        "seats": seats,
        "seat": eyes,
        "phase": PHASES[s.phase],
        **_under_way(s),
    }
    if asked:
        found["asked"] = asked.seat
        if asked.seat == eyes:
            found["decision"] = asked.as_json()
    return found


def onlooker(view: "PuertoRicoView") -> "PuertoRicoView":
    """The same for nobody's eyes: from the side of that seat, whose points are not known either."""
    seats = [*view["seats"]]
    mine = seats[view["seat"]] = {**seats[view["seat"]]}
    mine.pop("vp", None)
    found: PuertoRicoView = {**view, "seats": seats}
    found.pop("decision", None)
    return found


def _under_way(s: State) -> "PuertoRicoPhase":
    """What everybody at the table sees of the phase under way."""
    if s.phase != CAPTAIN or s.over:
        return {}
    found: PuertoRicoPhase = {
        "first_load": s.first_load,
        "wharves_used": [seat.wharf_used for seat in s.seats],
    }
    if s.kind == ASK_BARREL:
        found["kept"] = [GOODS[good] for good in s.kept]
    return found


def imagined(view: Mapping[str, Any]) -> State:
    """What can be reckoned with of a game that looks like this, its stack unknown."""
    seats = view["seats"]
    s = empty_state([""] * len(seats), view["governor"], 0, view.get("balance", False))
    s.roles = tuple([ROLES.index(role) for role in view["taken"]])
    s.doubloons = tuple([view["roles"].get(role, 0) for role in ROLES[: len(s.doubloons)]])
    s.face_up = tuple([TILES.index(tile) for tile in view["face_up"]])
    s.quarries = view["quarries"]
    supply = view["supply"]
    s.colonists, s.ship, s.vp = supply["colonists"], supply["ship"], supply["vp"]
    s.goods = [supply["goods"].get(good, 0) for good in GOODS]
    s.ships = tuple([ship["size"] for ship in view["ships"]])
    s.cargo = [GOODS.index(ship.get("kind", GOODS[0])) for ship in view["ships"]]
    s.barrels = [ship.get("barrels", 0) for ship in view["ships"]]
    s.house = tuple([GOODS.index(good) for good in view["house"]])
    for seat, seen, used in zip(s.seats, seats, view.get("wharves_used", [False] * len(seats)), strict=True):
        _imagine(seat, seen, used)
    s.phase = PHASES.index(view["phase"])
    s.first = view["turn"]
    s.first_load = view.get("first_load", False)
    return s


def _imagine(seat: Seat, view: Mapping[str, Any], wharf_used: bool) -> None:
    seat.doubloons, seat.vp, seat.stored = view["doubloons"], view.get("vp", 0), view["stored"]
    seat.goods = [view["goods"].get(good, 0) for good in GOODS]
    seat.island = tuple([TILES.index(tile["tile"]) for tile in view["island"]])
    seat.manned = sum([bool(tile.get("colonist")) << at for at, tile in enumerate(view["island"])])
    seat.city = tuple([NAMES.index(each["building"]) for each in view["city"]])
    seat.crew = tuple([each.get("colonists", 0) for each in view["city"]])
    seat.wharf_used = wharf_used
    seat.derive()
