"""What is asked at the table, and what that would be good for which has the focus."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.puerto_rico.catalogue import GOODS, NAMES
from game.texts import Say
from scenes.puerto_rico.asking import QUARRIES, STACK, PuertoRicoAsking, roles
from scenes.puerto_rico.figures import Figures
from scenes.puerto_rico.roles import plain
from scenes.table.asking import Spot

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoOffer, PuertoRicoShare


def question(
    asking: PuertoRicoAsking, spot: Spot | None, figures: Figures, names: Sequence[str], say: Say
) -> str:
    """What is asked; with something in focus, what that would bring."""
    said = _of(asking, spot, figures, names, say) if spot else ""
    asked = say(f"ask.{asking.decision.kind}")
    if asking.placing:
        asked = say("table.which_ship", good=say(f"good.{asking.placing}"))
    return said or asked


def _of(asking: PuertoRicoAsking, spot: Spot, figures: Figures, names: Sequence[str], say: Say) -> str:
    zone, at = spot
    if zone == "role":
        return role(roles(asking.seen)[at], asking.decision.seat, figures, names, say)
    if zone == "tile":
        return _tile(asking, at, figures, say)
    if zone == "market":
        return _building(NAMES[at], figures, say)
    if zone == "barrel" and asking.decision.kind == "sell":
        return _sale(GOODS[at], figures, say)
    if zone in ("barrel", "ship") and asking.decision.kind == "load":
        return _load(asking, spot, figures, say)
    if asking.decision.kind == "man" and zone in ("field", "town"):
        return _manned(asking, spot, figures, say)
    return ""


def role(name: str, seat: int, figures: Figures, names: Sequence[str], say: Say) -> str:
    found = figures.roles["roles"].get(plain(name))
    called = say(f"role.{name}")
    if not found:
        return called
    if "by" in found:
        return f"{called}: {say('reason.taken', name=names[found['by']])}"
    coins = f" · {say('doubloons', count=found['doubloons'])}" if found["doubloons"] else ""
    return f"{called}: {_given(plain(name), found['seats'][seat], say)}{coins}"


def _given(name: str, share: "PuertoRicoShare", say: Say) -> str:
    gives = share["gives"]
    if name == "settler":
        return say("gives.settler") if gives.get("tiles") else say("gives.nothing")
    if name == "mayor":
        return say("gives.mayor", count=gives.get("colonists", 0))
    if name == "builder":
        count = len(gives.get("build", ()))
        return say("gives.builder", count=count) if count else say("gives.nothing")
    if name == "craftsman":
        return goods_of(gives.get("goods", {}), say) or say("gives.nothing")
    if name == "trader":
        most = max(gives.get("sell", {}).values(), default=0)
        return say("gives.trader", count=most) if most else say("gives.nothing")
    if name == "captain":
        return _voyage(share, say)
    return say("doubloons", count=gives.get("doubloons", 1))


def _voyage(share: "PuertoRicoShare", say: Say) -> str:
    """What loading would come to, and what would be lost by it."""
    voyage = share.get("voyage")
    if not voyage or not voyage["points"]:
        return say("gives.nothing")
    words = say("gives.captain", goods=goods_of(voyage["loaded"], say), count=voyage["points"])
    return f"{words}, {say('gives.lost', goods=goods_of(voyage['lost'], say))}" if voyage["lost"] else words


def goods_of(barrels: Mapping[str, int], say: Say) -> str:
    """Barrels by kind, in words."""
    return ", ".join(f"{count} {say(f'good.{good}')}" for good, count in barrels.items())


def _tile(asking: PuertoRicoAsking, at: int, figures: Figures, say: Say) -> str:
    if at == STACK:
        return say("tile.unseen")
    tile = "quarry" if at == QUARRIES else asking.seen["face_up"][at]
    found = figures.fields["tiles"][tile]
    words = (
        say("field.makes.long", count=found["makes"]) if found["makes"] else say(f"field.{found['why']}.long")
    )
    return f"{say(f'tile.{tile}')}: {words}"


def _building(name: str, figures: Figures, say: Say) -> str:
    offer = figures.market["buildings"][name]
    words = f"{say(f'building.{name}')} · {_bill(offer, say)}"
    if offer.get("short"):
        return f"{words} · {say('market.short', count=offer['short'])}"
    if reason := offer.get("reason"):
        return f"{say(f'building.{name}')}: {say(f'reason.{reason}')}"
    worth = offer.get("worth")
    return words if worth is None else f"{words} · {say('table.worth', count=worth)}"


def _bill(offer: "PuertoRicoOffer", say: Say) -> str:
    """The price as the sum that it is."""
    less = [(str(why), -int(value)) for why, value in offer["steps"][1:] if value]
    told = [say(f"less.{why}", count=value) for why, value in less]
    if not told:
        return say("table.price", price=offer["price"])
    return f"{' − '.join([str(offer['steps'][0][1]), *told])} = {offer['price']}"


def _sale(good: str, figures: Figures, say: Say) -> str:
    found = figures.sales["goods"][good]
    if reason := found.get("reason"):
        return say(f"reason.{reason}", good=say(f"good.{good}"))
    return f"{say(f'good.{good}')}: {say('doubloons', count=found['price'])}"


def _load(asking: PuertoRicoAsking, spot: Spot, figures: Figures, say: Say) -> str:
    options = [asking.decision.options[place] for place in asking.options_at(spot)]
    found = figures.loads["loads"].get(options[0]) if options else None
    if not found or "barrels" not in found:
        return ""
    good = options[0].partition(asking.between)[0]
    words = say("table.load", count=found["barrels"], good=say(f"good.{good}"), points=found["points"])
    lost = goods_of(found.get("lost", {}), say)
    return f"{words} · {say('table.lost', goods=lost)}" if lost else words


def _manned(asking: PuertoRicoAsking, spot: Spot, figures: Figures, say: Say) -> str:
    seat = asking.seen["seats"][asking.decision.seat]
    zone, at = spot
    if zone == "field" and at < len(seat["island"]):
        name, called = seat["island"][at]["tile"], say(f"tile.{seat['island'][at]['tile']}")
    elif zone == "town" and at < len(seat["city"]):
        name = seat["city"][at]["building"]
        called = say(f"building.{name}")
    else:
        return ""
    added = figures.manning(asking)["adds"].get(name)
    if not added:
        return called
    if added["makes"]:
        return f"{called}: +{goods_of(added['makes'], say)}"
    return f"{called}: {say('table.wants.' + added['wants'])}" if "wants" in added else called
