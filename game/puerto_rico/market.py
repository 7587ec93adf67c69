"""What each building costs a seat, why it cannot have it, and what it would be good for."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from game.puerto_rico import builder
from game.puerto_rico.catalogue import (
    BIT,
    BUILDER,
    BUILDINGS,
    CITY_SPACES,
    COLUMNS,
    CUSTOMS_HOUSE,
    MAKES,
    NAMES,
    NO_GOOD,
    SPACES,
)
from game.puerto_rico.scoring import LARGE
from game.puerto_rico.state import Seat, State
from game.puerto_rico.view import imagined
from game.puerto_rico.words import as_lists

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoMarket, PuertoRicoOffer


def market(view: Mapping[str, Any]) -> "PuertoRicoMarket":
    """All buildings."""
    seat = imagined(view).seats[view["seat"]]
    return {"buildings": dict(offers(view)), "space": max(0, CITY_SPACES - seat.spaces())}


def offers(view: Mapping[str, Any]) -> "Iterator[tuple[str, PuertoRicoOffer]]":
    """One building after the other."""
    s, at = imagined(view), int(view["seat"])
    asked = view.get("decision")
    offered = asked["options"] if asked and asked["kind"] == "build" else ()
    for building, name in enumerate(NAMES):
        found = offer(view, s, at, building)
        if name in offered:
            del found["reason"]
        yield name, found


def offer(view: Mapping[str, Any], s: State, at: int, building: int) -> "PuertoRicoOffer":
    """One of them, with a reason why it cannot be had."""
    seat = s.seats[at]
    row = BUILDINGS[building]
    privilege = s.phase == BUILDER and at == s.first
    short = missing(s, at, building)
    found: PuertoRicoOffer = {
        "price": builder.price(s, seat, building, privilege),
        "steps": as_lists(builder.steps(s, building, seat.quarries, privilege)),
        "quarries": min(seat.quarries, COLUMNS[building]),
        "copies": builder.copies_left(s, building),
        "owners": [other for other, each in enumerate(s.seats) if each.owned & BIT[building]],
        "points": row.vp,
        "reason": obstacle(s, at, building) or ("too_dear" if short else "not_now"),
    }
    if found["reason"] == "too_dear":
        found["budget"], found["short"] = seat.doubloons, short
    if MAKES[building] != NO_GOOD:
        found["makes"] = makes(seat, building)
    if building in WORTH and (building != CUSTOMS_HOUSE or "vp" in view["seats"][at]):
        found["worth"] = worth(seat, building)
    return found


def missing(s: State, at: int, building: int) -> int:
    """Doubloons, in this builder's phase; before it, even as the builder who gets what lies on the role."""
    seat, under_way = s.seats[at], s.phase == BUILDER
    price = builder.price(s, seat, building, privilege=at == s.first or not under_way)
    return max(0, price - seat.doubloons - (0 if under_way else s.doubloons[BUILDER]))


def obstacle(s: State, at: int, building: int) -> str:
    """Why a seat may not build this at any price."""
    seat = s.seats[at]
    if seat.owned & BIT[building]:
        return "already_built"
    if not builder.copies_left(s, building):
        return "sold_out"
    return "no_space" if seat.spaces() + SPACES[building] > CITY_SPACES else ""


def makes(seat: Seat, building: int) -> int:
    """Barrels more a craftsman, once all tiles there are and all circles are manned."""
    good = MAKES[building]
    circles = sum([BUILDINGS[each].circles for each in seat.city if MAKES[each] == good and each != building])
    return min(BUILDINGS[building].circles, max(0, seat.island.count(good) - circles))


WORTH: Final = dict(LARGE)


def worth(seat: Seat, building: int) -> int:
    """Points at the end for what there is now, if it stands and somebody works there; its own apart."""
    if seat.owned & BIT[building]:
        return WORTH[building](seat)
    imagined_seat = seat.copy()
    imagined_seat.city += (building,)
    return WORTH[building](imagined_seat)
