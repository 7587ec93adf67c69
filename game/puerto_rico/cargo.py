"""What goods bring in the trading house and on ships, why some may not go there, and what is lost."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.puerto_rico import captain, trader
from game.puerto_rico.catalogue import BIT, GOODS, HARBOR, HOUSE_SPACES, TRADER, WHARF
from game.puerto_rico.state import Seat, State
from game.puerto_rico.view import imagined
from game.puerto_rico.words import as_lists, goods

if TYPE_CHECKING:
    from game.puerto_rico.views import (
        PuertoRicoExtra,
        PuertoRicoExtras,
        PuertoRicoLoad,
        PuertoRicoLoads,
        PuertoRicoSale,
        PuertoRicoSales,
        PuertoRicoStore,
    )


def extras(view: Mapping[str, Any]) -> "PuertoRicoExtras":
    """What the craftsman might take one more of."""
    s, at = imagined(view), int(view["seat"])
    return {"goods": {name: extra(s, at, good) for good, name in enumerate(GOODS)}}


def extra(s: State, at: int, good: int) -> "PuertoRicoExtra":
    """One kind, with a reason if he may not."""
    found: PuertoRicoExtra = {"have": s.seats[at].goods[good], "left": s.goods[good]}
    if not s.seats[at].output[good]:
        return {**found, "reason": "not_produced"}
    return found if s.goods[good] else {**found, "reason": "none_left"}


def sales(view: Mapping[str, Any]) -> "PuertoRicoSales":
    """What each good brings, and why it may not be sold."""
    s, at = imagined(view), int(view["seat"])
    return {
        "goods": {name: sale(s, at, good) for good, name in enumerate(GOODS)},
        "space": max(0, HOUSE_SPACES - len(s.house)),
    }


def sale(s: State, at: int, good: int) -> "PuertoRicoSale":
    """What one good brings; to the trader himself in his phase a doubloon more."""
    seat, privilege = s.seats[at], s.phase == TRADER and at == s.first
    found: PuertoRicoSale = {
        "have": seat.goods[good],
        "price": trader.price(seat, good, privilege),
        "steps": as_lists(trader.steps(good, seat.acting, privilege)),
    }
    reason = no_sale(s, at, good)
    return {**found, "reason": reason} if reason else found


def no_sale(s: State, at: int, good: int) -> str:
    """Why it may not be sold, whoever's turn it is."""
    if not s.seats[at].goods[good]:
        return "no_goods"
    if len(s.house) >= HOUSE_SPACES:
        return "house_full"
    return "" if good in trader.sellable(s, at) else "in_house"


def loads(view: Mapping[str, Any]) -> "PuertoRicoLoads":
    """What loading would bring and cost, and why some goods have to go where they do."""
    s, at = imagined(view), int(view["seat"])
    seat = s.seats[at]
    places = [*dict.fromkeys(map(str, s.ships)), *["wharf"] * bool(seat.acting & BIT[WHARF])]
    have = [good for good, count in enumerate(seat.goods) if count]
    return {
        "loads": {f"{GOODS[good]} on {place}": load(s, at, good, place) for good in have for place in places},
        "must": bool(captain.loads(s, at)[0]),
        "warehouses": captain.room_for_kinds(seat),
        "lost": goods(captain.lost(seat)),
    }


def load(s: State, at: int, good: int, place: str) -> "PuertoRicoLoad":
    """One good on the ship of this size, or by the wharf."""
    seat = s.seats[at]
    if not seat.goods[good]:
        return {"reason": "no_goods"}
    if place == "wharf":
        reason = _no_wharf(seat)
        return {"reason": reason} if reason else _loaded(s, at, good, captain.ON_WHARF, "wharf")
    allowed = captain.ships_for(s, good, seat.goods[good])
    ship = next((ship for ship in allowed if str(s.ships[ship]) == place), None)
    if ship is None:
        return _no_ship(s, good, place, allowed)
    why = "aboard" if s.barrels[ship] else "equal" if len(allowed) > 1 else "most"
    return _loaded(s, at, good, ship, why)


def _loaded(s: State, at: int, good: int, ship: int, why: str) -> "PuertoRicoLoad":
    seat = s.seats[at]
    count = captain.barrels(s, seat, good | ship << captain.SHIP)
    rest = seat.copy()
    rest.goods[good] -= count
    steps = captain.steps(count, bool(seat.acting & BIT[HARBOR]), at == s.first and s.first_load)
    return {
        "why": why,
        "barrels": count,
        "points": sum(points for _, points in steps),
        "steps": as_lists(steps),
        "lost": goods(captain.lost(rest)),
    }


def _no_wharf(seat: Seat) -> str:
    if not seat.acting & BIT[WHARF]:
        return "no_wharf"
    return "wharf_used" if seat.wharf_used else ""


def _no_ship(s: State, good: int, place: str, allowed: Sequence[int]) -> "PuertoRicoLoad":
    """Why this good may not go onto a ship of this size."""
    carrier = next((at for at, aboard in enumerate(s.barrels) if aboard and s.cargo[at] == good), None)
    if carrier is not None and str(s.ships[carrier]) == place:
        return {"reason": "ship_full"}
    if all(aboard for size, aboard in zip(s.ships, s.barrels, strict=True) if str(size) == place):
        return {"reason": "other_kind"}
    if carrier is not None:
        return {"reason": "only_on", "ship": str(s.ships[carrier])}
    return {"reason": "fits_less", "ship": str(s.ships[allowed[-1]])}


def storing(
    view: Mapping[str, Any], kinds: Sequence[str] | None = None, barrel: str | None = None
) -> "PuertoRicoStore":
    """What is kept and lost with these kinds whole and this barrel; what is not said is what loses least."""
    seat = imagined(view).seats[int(view["seat"])]
    said = view.get("kept", kinds)
    whole = captain.best_kept(seat)[0] if said is None else [GOODS.index(kind) for kind in said]
    left = [good for good, count in enumerate(seat.goods) if count and good not in whole]
    if barrel is not None:
        left = [GOODS.index(barrel)] if barrel else []
    single = left[-1:]
    lost = captain.left_over(seat, whole, single)
    return {
        "warehouses": captain.room_for_kinds(seat),
        "kinds": [GOODS[good] for good in whole],
        "barrel": "".join([GOODS[good] for good in single]),
        "kept": goods([had - gone for had, gone in zip(seat.goods, lost, strict=True)]),
        "lost": goods(lost),
    }
