"""What lies upon the table while somebody is asked: what may be pressed, and what the focus would bring."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.puerto_rico import telling
from game.puerto_rico.catalogue import GOODS, NAMES
from scenes.draw.actor import Actor
from scenes.puerto_rico import roles, shore
from scenes.puerto_rico.asking import NEW, PuertoRicoAsking
from scenes.puerto_rico.bay import Coming, Entry
from scenes.puerto_rico.pieces import BIN, COIN, COLONIST, GAIN, HOUSE, LOSS, SEAL, good_drawing
from scenes.puerto_rico.seat import columns, rows
from scenes.puerto_rico.shore import Told
from scenes.puerto_rico.wording import sentence, stored
from scenes.table.asking import Spot

if TYPE_CHECKING:
    from scenes.puerto_rico.stage import Stage

NOTHING: Final = ("+0", "–")
GHOST: Final = 0.6
"""How well is seen what is not there yet."""


def asked(stage: "Stage", asking: PuertoRicoAsking) -> Iterator[Actor]:
    """What may be pressed, and what is picked."""
    pieces, places = stage.pieces, stage.places(asking.seen)
    for spot in asking.spots:
        place = places.get(spot)
        if place is None or spot[0] in ("role", "market"):
            continue
        yield Actor(pieces.chosen(place.size), *place.center)
        if not asking.alike and not asking.picking.at_once and asking.picked_at(spot):
            size = max(16, place.height // 3)
            yield Actor(pieces.tokens.tick(size), place.right - size // 2, place.y + size // 2)
        if asking.decision.kind in NEW:
            yield Actor(pieces.pictures.drawing(COLONIST, place.height // 2), *place.center, fade=GHOST)


def told(stage: "Stage", spot: Spot) -> Iterator[Actor]:
    """What the focus would bring, and to whom."""
    zone, at = spot
    if zone == "role" and stage.phase == "role":
        role = [*stage.roles][at]
        if role not in stage.shown["taken"]:
            yield from chips(stage, role)
            yield from _taking_part(stage, role)
    if zone in ("market", "tile") and spot in stage.offered:
        yield from _ghost(stage, spot)


def chips(stage: "Stage", role: str) -> Iterator[Actor]:
    """What each other seat would get."""
    pieces, letters = stage.pieces, stage.letters
    for at, share in enumerate(stage.figures.roles["roles"][roles.plain(role)]["seats"]):
        if at == stage.eyes:
            continue
        wall = rows(stage.seat_zone(at), letters)["wall"]
        sign, words = roles.gift(role, share)
        goods = share["gives"].get("goods", {})
        tags = [pieces.tag(words, sign, letters - 1, GAIN)] if words not in NOTHING else []
        if lost := sum(share["voyage"]["lost"].values()) if "voyage" in share else 0:
            tags.append(pieces.tag(str(lost), BIN, letters - 1, LOSS))
        by_kind = {good: pieces.tag(f"+{count}", "", letters - 1, GAIN) for good, count in goods.items()}
        step = columns(wall)[0].width
        if by_kind and all(tag.size[0] <= step for tag in by_kind.values()):
            for good, tag in by_kind.items():
                yield Actor(tag, columns(wall)[GOODS.index(good)].centerx, wall.centery)
            continue
        left = wall.centerx - sum(tag.size[0] for tag in tags) / 2
        for tag in tags:
            yield Actor(tag, left + tag.size[0] / 2, wall.centery)
            left += tag.size[0]


def _taking_part(stage: "Stage", role: str) -> Iterator[Actor]:
    """What has a part in it on one's own shore."""
    own, zones = stage.own(), stage.zones
    share = stage.figures.roles["roles"][roles.plain(role)]["seats"][stage.eyes]
    town = shore.town_places(zones["town"], own["city"])
    fields = shore.field_places(zones["fields"], len(own["island"]))
    for place in [town[each] for each in share["city"]] + [fields[each] for each in share["island"]]:
        yield Actor(stage.pieces.lit(place.size), *place.center)


def _ghost(stage: "Stage", spot: Spot) -> Iterator[Actor]:
    """What would stand on one's own shore."""
    own, zones, pieces = stage.own(), stage.zones, stage.pieces
    if spot[0] == "market":
        place = shore.lot(zones["town"], own["city"], NAMES[spot[1]])
        sprite = pieces.building(NAMES[spot[1]], place.size)
    else:
        taken = len(own["island"])
        place = shore.field_places(zones["fields"], taken)[taken]
        tile = stage.things("tile", stage.shown, None)[spot[1]]
        sprite = pieces.field(tile or "back", place.size)
    yield Actor(sprite, *place.center, fade=GHOST)
    yield Actor(pieces.lit(place.size), *place.center)


def barrels(stage: "Stage", spot: Spot | None) -> Mapping[str, Told]:
    """By kind: what would come of one's own barrels, or of what has the focus."""
    asking = stage.asking
    if not asking:
        return {}
    kind = asking.decision.kind
    if kind == "role":
        return _by_role(stage, spot) if spot and spot[0] == "role" else {}
    if kind == "sell":
        return _sold(stage)
    if kind == "load":
        return _loaded(stage, asking, spot)
    if kind in ("store", "barrel"):
        return {good: Told(lost=lost) for good, lost in stored(asking, spot, stage.figures)["lost"].items()}
    if kind == "privilege":
        return {option: Told("+1") for option in asking.decision.options}
    return {}


def _by_role(stage: "Stage", spot: Spot) -> Mapping[str, Told]:
    role = [*stage.roles][spot[1]]
    if role in stage.shown["taken"]:
        return {}
    share = stage.figures.roles["roles"][roles.plain(role)]["seats"][stage.eyes]
    found = {good: Told(f"+{count}") for good, count in share["gives"].get("goods", {}).items()}
    found |= {good: Told(f"+{coins}", COIN) for good, coins in share["gives"].get("sell", {}).items()}
    return found | {good: Told(lost=lost) for good, lost in share.get("voyage", NO_VOYAGE)["lost"].items()}


def _sold(stage: "Stage") -> Mapping[str, Told]:
    found = {}
    for good, sale in stage.figures.sales["goods"].items():
        if sale["have"] and "reason" not in sale:
            found[good] = Told(f"+{sale['price']}", COIN)
        elif sale["have"] and sale["reason"] == "in_house":
            found[good] = Told(note=HOUSE)
    return found


def _loaded(stage: "Stage", asking: PuertoRicoAsking, spot: Spot | None) -> Mapping[str, Told]:
    """The most points that each kind can bring now, and what will be lost after it."""
    found = stage.figures.loads
    options = [asking.decision.options[at] for at in asking.options_at(spot)] if spot else []
    lost = found["loads"][options[0]].get("rots", {}) if options else found["lost"]
    told = {}
    for good in GOODS:
        points = [
            each["points"]
            for load, each in found["loads"].items()
            if asking.thing_of(load) == good and "points" in each
        ]
        told[good] = Told(f"+{max(points)}" if points else "", SEAL, lost.get(good, 0))
    return told


def good_at(stage: "Stage", spot: Spot | None) -> str:
    """The own good that has the focus, if that may be pressed."""
    return GOODS[spot[1]] if spot and spot[0] == "barrel" and spot in stage.offered else ""


def sale(stage: "Stage", spot: Spot | None) -> Sequence[Entry]:
    """What the good in focus would be sold for; else what each kind goes for."""
    goods, good, say = stage.figures.sales["goods"], good_at(stage, spot), stage.say
    if good:
        (words, first), *more = telling.bill({**goods[good]}, say)
        lines = [Entry(good_drawing(good), words, str(first))]
        lines += [Entry("", words, f"+{number}") for words, number in more]
        return [*lines, Entry(COIN, say("table.you_get"), str(goods[good]["price"]), total=True)]
    lines = []
    for kind, found in goods.items():
        sold = kind in stage.shown["house"]
        words, number = sentence(say(f"good.{kind}")), "" if sold else str(found["price"])
        lines.append(Entry(good_drawing(kind), words, number, HOUSE if sold else COIN))
    return lines


def coming(stage: "Stage", spot: Spot | None) -> Mapping[int, Coming]:
    """By place of the ship: what would be loaded by what has the focus."""
    asking = stage.asking
    if not (asking and spot and asking.decision.kind == "load"):
        return {}
    found, ships = stage.figures.loads["loads"], asking.ships
    loads = {
        asking.decision.options[at]: found[asking.decision.options[at]] for at in asking.options_at(spot)
    }
    return {
        ships.index(load.partition(asking.between)[2]): Coming(
            asking.thing_of(load), each["barrels"], each["points"]
        )
        for load, each in loads.items()
    }


NO_VOYAGE: Final = {"lost": dict[str, int]()}
