"""What goods bring in the trading house and on ships, why some may not go there, and what is lost."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.puerto_rico import captain, trader
from game.puerto_rico.catalogue import BIT, GOODS, HARBOR, HOUSE_SPACES, TRADER, WHARF
from game.puerto_rico.gives import rot
from game.puerto_rico.state import State
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
    have = [good for good, count in enumerate(seat.goods) if count]
    on_wharf = seat.acting & BIT[WHARF]
    found: dict[str, PuertoRicoLoad] = {}
    for good in have:
        found.update({f"{GOODS[good]} on {size}": each for size, each in _on_ships(s, at, good).items()})
        if on_wharf:
            found[f"{GOODS[good]} on wharf"] = load(s, at, good, "wharf")
    return {
        "loads": found,
        "must": bool(captain.loads(s, at)[0]),
        "warehouses": captain.room_for_kinds(seat),
        "lost": goods(captain.lost(seat)),
    }


def load(s: State, at: int, good: int, place: str) -> "PuertoRicoLoad":
    """One good on the ship of this size, or by the wharf."""
    seat = s.seats[at]
    if not seat.goods[good]:
        return {"reason": "no_goods"}
    if place != "wharf":
        return _on_ships(s, at, good)[place]
    if not seat.acting & BIT[WHARF]:
        return {"reason": "no_wharf"}
    return {"reason": "wharf_used"} if seat.wharf_used else _loaded(s, at, good, captain.ON_WHARF, "wharf")


def _on_ships(s: State, at: int, good: int) -> "dict[str, PuertoRicoLoad]":
    """By the size of a ship: the load, or why it may not be."""
    allowed = {s.ships[ship]: ship for ship in captain.ships_for(s, good, s.seats[at].goods[good])}
    ships = [*zip(s.ships, s.cargo, s.barrels, strict=True)]
    carrier = next((size for size, cargo, aboard in ships if aboard and cargo == good), 0)
    empty = {size for size, _, aboard in ships if not aboard}
    most = carrier or max(allowed, default=0)
    found: dict[str, PuertoRicoLoad] = {}
    for size in s.ships:
        if size in allowed:
            why = "aboard" if carrier else "equal" if len(allowed) > 1 else "most"
            found[str(size)] = _loaded(s, at, good, allowed[size], why)
        elif size == carrier:
            found[str(size)] = {"reason": "ship_full"}
        elif size not in empty:
            found[str(size)] = {"reason": "other_kind"}
        else:
            found[str(size)] = {"reason": "only_on" if carrier else "fits_less", "ship": str(most)}
    return found


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
        "rots": rot(s, at, good | ship << captain.SHIP),
    }


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
