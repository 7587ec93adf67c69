"""What is asked at the table, and what that would be good for which has the focus."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.puerto_rico.catalogue import BUILDINGS, GOODS, NAMES, QUARRY, TILES
from game.texts import Say
from scenes.puerto_rico.asking import NEW, QUARRIES, STACK, PuertoRicoAsking, roles
from scenes.puerto_rico.figures import Figures
from scenes.puerto_rico.roles import plain
from scenes.table.asking import PASS, Spot

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoLoad, PuertoRicoOffer, PuertoRicoShare, PuertoRicoStore


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
    kind = asking.decision.kind
    if zone == "role":
        return role(roles(asking.seen)[at], asking.decision.seat, figures, names, say)
    if zone == "tile":
        return _tile(asking, at, figures, say)
    if zone == "market":
        return _building(NAMES[at], figures, say)
    if zone == "barrel" and kind == "sell":
        return _sale(GOODS[at], figures, say)
    if zone in ("barrel", "ship") and kind == "load":
        return _load(asking, spot, figures, say)
    if zone == "barrel" and kind == "privilege":
        return _extra(GOODS[at], figures, say)
    if kind in ("store", "barrel"):
        return _stored(asking, spot, figures, say)
    if kind == "man":
        return _manned(asking, spot, figures, say)
    return _helped(asking, figures, say) if spot in asking.spots and kind in NEW else ""


def role(name: str, seat: int, figures: Figures, names: Sequence[str], say: Say) -> str:
    found = figures.roles["roles"].get(plain(name))
    called = say(f"role.{name}")
    if not found:
        return called
    if "by" in found:
        return f"{called}: {say('reason.taken', name=names[found['by']])}"
    given, coins = _given(plain(name), found["seats"][seat], say), found["doubloons"]
    return f"{called}: {say('gives.coins', given=given, count=coins) if coins else given}"


def _given(name: str, share: "PuertoRicoShare", say: Say) -> str:
    gives = share["gives"]
    if name == "settler":
        tiles = gives.get("tiles", ())
        quarry = TILES[QUARRY] in tiles
        return say("gives.settler.quarry" if quarry else "gives.settler" if tiles else "nothing.settler")
    if name == "mayor":
        return say("gives.mayor", count=gives.get("colonists", 0))
    if name == "builder":
        count = len(gives.get("build", ()))
        return say("gives.builder", count=count) if count else say("nothing.builder")
    if name == "craftsman":
        goods = goods_of(gives.get("goods", {}), say) or say("nothing.craftsman")
        return say("gives.more", goods=goods) if gives.get("privilege") else goods
    if name == "trader":
        return best_sale(gives["sell"], say) if gives.get("sell") else say("nothing.trader")
    if name == "captain":
        return _voyage(share, say)
    return say("gives.prospector", count=gives.get("doubloons", 1))


def best_sale(sell: Mapping[str, int], say: Say) -> str:
    good = max(sell, key=lambda each: sell[each])
    return say("gives.trader", good=say(f"good.{good}"), count=sell[good])


def _voyage(share: "PuertoRicoShare", say: Say) -> str:
    """What loading would come to, and what would be lost by it."""
    voyage = share.get("voyage")
    if not voyage or not voyage["points"]:
        return say("nothing.captain")
    words = say("gives.captain", goods=goods_of(voyage["loaded"], say), count=voyage["points"])
    return f"{words}, {say('gives.lost', goods=goods_of(voyage['lost'], say))}" if voyage["lost"] else words


def sentence(words: str) -> str:
    """With a large letter, as one begins."""
    return words[:1].upper() + words[1:]


def goods_of(barrels: Mapping[str, int], say: Say) -> str:
    """Barrels by kind, in words."""
    return ", ".join(f"{count} {say(f'good.{good}')}" for good, count in barrels.items())


def _tile(asking: PuertoRicoAsking, at: int, figures: Figures, say: Say) -> str:
    if at == STACK and asking.decision.kind == "settle":
        return say("tile.stack", count=asking.seen["stack"])
    if at == STACK:
        return say("tile.unseen")
    return field("quarry" if at == QUARRIES else asking.seen["face_up"][at], figures, say)


def field(tile: str, figures: Figures, say: Say) -> str:
    """What a tile would be good for."""
    found = figures.fields["tiles"][tile]
    why = "settler" if tile == TILES[QUARRY] and "by" not in found else found["why"]
    words = say("field.makes.long", count=found["makes"]) if found["makes"] else say(f"field.{why}.long")
    return f"{say(f'tile.{tile}')}: {words}"


def _building(name: str, figures: Figures, say: Say) -> str:
    offer = figures.market["buildings"][name]
    words = f"{say(f'building.{name}')} · {_bill(offer, say)}"
    if offer.get("short"):
        return f"{words} · {say('market.short', count=offer['short'])}"
    if reason := offer.get("reason"):
        return f"{say(f'building.{name}')}: {say(f'reason.{reason}')}"
    if offer.get("makes"):
        good = GOODS[BUILDINGS[NAMES.index(name)].good]
        return f"{words} · {say('table.makes', goods=goods_of({good: offer['makes']}, say))}"
    worth = offer.get("worth")
    return words if worth is None else f"{words} · {say('market.worth', count=worth)}"


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
    return f"{sentence(say(f'good.{good}'))}: {say('doubloons', count=found['price'])}"


def _load(asking: PuertoRicoAsking, spot: Spot, figures: Figures, say: Say) -> str:
    """What it brings, why it has to go there, what will be lost after it."""
    options = [asking.decision.options[place] for place in asking.options_at(spot)]
    if not options:
        return ""
    found, good = figures.loads["loads"][options[0]], asking.thing_of(options[0])
    words = [
        say(
            "table.load",
            goods=goods_of({good: found["barrels"]}, say),
            sum=_sum(found, say),
            count=found["points"],
        )
    ]
    if len(options) == 1 and (why := found["why"]) in WHY:
        words.append(say(f"why.{why}"))
    if lost := goods_of(found.get("rots", {}), say):
        words.append(say("table.lost", goods=lost))
    return " · ".join(words)


THING: Final = {"hospice": "tile", "university": "building"}
WHY: Final = ("aboard", "most", "wharf")
"""Why a load can only go where it goes."""


def _sum(found: "PuertoRicoLoad", say: Say) -> str:
    """The points of a load as the sum that they are."""
    (_, first), *more = found["steps"]
    told = [str(first), *(say(f"more.{why}", count=value) for why, value in more if value)]
    return f"{' + '.join(told)} = {found['points']}" if len(told) > 1 else str(first)


def _stored(asking: PuertoRicoAsking, spot: Spot, figures: Figures, say: Say) -> str:
    """What is kept and lost by what is picked, or would be by what has the focus."""
    found = stored(asking, spot, figures)
    kept = goods_of(found["kept"], say) or say("table.nothing")
    words = [say("table.kept", goods=kept)]
    if found["lost"]:
        words.append(say("table.lost", goods=goods_of(found["lost"], say)))
    return " · ".join(words)


def stored(asking: PuertoRicoAsking, spot: Spot | None, figures: Figures) -> "PuertoRicoStore":
    here = [asking.decision.options[at] for at in asking.options_at(spot)] if spot else []
    if asking.decision.kind == "barrel":
        return figures.storing(None, here[0] if here else "" if spot == PASS else None)
    return figures.storing(here if asking.picking.at_once else asking.picking.answer(), None)


def _extra(good: str, figures: Figures, say: Say) -> str:
    found = figures.extras["goods"][good]
    if "reason" in found:
        return ""
    called, count = sentence(say(f"good.{good}")), found["have"] + 1
    return say("table.extra", good=called, count=count, left=found["left"] - 1)


def _helped(asking: PuertoRicoAsking, figures: Figures, say: Say) -> str:
    """Whom a hospice or a university would put to work, and what comes of it."""
    found = figures.help(asking.decision.kind)
    words = say("table.helped", thing=say(f"{THING[asking.decision.kind]}.{found['on']}"))
    return f"{words} {say('table.makes', goods=goods_of(found['makes'], say))}" if found["makes"] else words


def _manned(asking: PuertoRicoAsking, spot: Spot, figures: Figures, say: Say) -> str:
    found = figures.manning(asking)
    seat = asking.seen["seats"][asking.decision.seat]
    zone, at = spot
    if zone == "field" and at < len(seat["island"]):
        name = seat["island"][at]["tile"]
        called = say(f"tile.{name}")
    elif zone == "town" and at < len(seat["city"]):
        name = seat["city"][at]["building"]
        called = say(f"building.{name}")
    else:
        return ""
    added = found["adds"].get(name)
    if not added:
        return called
    if added["makes"]:
        return f"{called}: +{goods_of(added['makes'], say)}"
    return f"{called}: {say('table.wants.' + added['wants'])}" if "wants" in added else called
