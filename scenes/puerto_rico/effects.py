"""What is seen and heard of each event: what flies where, and how long it takes to read."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from game.puerto_rico.catalogue import GOODS, NAMES, QUARRY, TILES
from game.views import Event
from scenes.puerto_rico import bay, market, roles, shore
from scenes.puerto_rico.pieces import COIN, COLONIST
from scenes.puerto_rico.views import event_of
from scenes.table.banner import banner
from scenes.table.effects import APART, ROLE, TRAVEL, Effects, Happening, Script
from scenes.table.seat import GOVERNOR

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoEvent
    from scenes.puerto_rico.stage import Stage

READ: Final[Mapping[str, float]] = {
    "round": 600, "role": 800, "settle": 550, "hacienda": 500, "colonist": 350, "colonists": 250, "man": 350,
    "ship": 300, "build": 750, "produce": 450, "factory": 400, "sell": 550, "prospect": 400, "load": 550,
    "lose": 600, "unload": 400, "house": 400, "bonus": 400, "last": 1500, "tiles": 300, "reshuffle": 300,
    "idle": 350, "end": 900,
}  # fmt: skip
"""Milliseconds that an event stays before the next one begins."""
SOUNDS: Final[Mapping[str, str]] = {
    "round": "round", "settle": "puerto_rico/tile", "hacienda": "puerto_rico/tile",
    "tiles": "puerto_rico/tile",
    "colonists": "puerto_rico/colonist", "man": "puerto_rico/colonist", "ship": "puerto_rico/land",
    "build": "build", "produce": "puerto_rico/barrel", "sell": "puerto_rico/sale", "factory": "coin",
    "prospect": "coin", "bonus": "coin", "load": "puerto_rico/load", "unload": "puerto_rico/sail",
    "lose": "puerto_rico/rot", "house": "puerto_rico/house", "last": "puerto_rico/last",
    "reshuffle": "shuffle",
}  # fmt: skip
STINGS: Final[Mapping[str, str]] = {
    "settler": "puerto_rico/sting_settler", "mayor": "puerto_rico/sting_mayor", "builder": "sting_builder",
    "craftsman": "puerto_rico/sting_craftsman", "trader": "sting_trader",
    "captain": "puerto_rico/sting_captain", "prospector": "sting_prospector",
}  # fmt: skip
MOST: Final = 6
"""So many of a kind fly at most."""
Show = Callable[["Stage", "PuertoRicoEvent", Happening, Effects], None]


def sound(event: Event) -> str:
    seen = event_of(event)
    if seen["event"] == "role":
        return STINGS[roles.plain(seen["role"])]
    if seen.get("tile") == TILES[QUARRY]:
        return "puerto_rico/quarry"
    return SOUNDS.get(seen["event"], "")


SCRIPT: Final = Script(READ, sound, together=())


def _role(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    role, seat = event["role"], event["seat"]
    placard = stage.roles[role]
    drawn = roles.drawn(role, stage.say)
    told = banner(stage.tokens, drawn, stage.portraits[seat], stage.usual["stage"])
    air.announce(placard, stage.middle_of(seat), told)


def _settle(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    seat = event["seat"]
    size = shore.field_places(stage.zones["fields"], len(stage.own()["island"]))[0].size
    tile = stage.pieces.field(event["tile"], size)
    air.fly(tile, stage.zones["stage"].center, _field(stage, seat), stays=True)
    air.lands(TRAVEL)


def _field(stage: "Stage", seat: int) -> tuple[int, int]:
    if seat != stage.eyes:
        return stage.middle_of(seat)
    taken = len(stage.own()["island"])
    places = shore.field_places(stage.zones["fields"], taken)
    return places[min(taken, len(places) - 1)].center


def _build(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    seat, at = event["seat"], NAMES.index(event["building"])
    size = shore.lot(stage.zones["town"], stage.own()["city"], event["building"]).size
    start = market.places(stage.opened["builder"]["stage"])[at].center
    goal = stage.middle_of(seat)
    if seat == stage.eyes:
        goal = shore.lot(stage.zones["town"], stage.own()["city"], event["building"]).center
    air.fly(stage.pieces.building(event["building"], size), start, goal, stays=True)
    air.lands(TRAVEL)


def _colonists(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    sprite = stage.pieces.pictures.drawing(COLONIST, stage.letters * 2)
    for at in range(min(MOST, event["count"])):
        air.fly(sprite, stage.zones["stage"].midleft, stage.middle_of(event["seat"]), at * APART)


def _produce(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """One movement: a barrel of each kind rolls onto the quay."""
    seat = event["seat"]
    for step, good in enumerate(event["goods"]):
        barrel = stage.pieces.barrel(good, stage.letters * 2)
        if seat == stage.eyes:
            place = shore.barrel_places(stage.zones["quay"])[GOODS.index(good)]
            start = place.centerx, stage.zones["fields"].centery
            air.fly(barrel, start, place.center, step * APART)
        else:
            zone = stage.seat_zone(seat)
            x = zone.x + (GOODS.index(good) + 0.5) * zone.width / len(GOODS)
            air.fly(barrel, (x, zone.centery), (x, zone.bottom - zone.height // 3), step * APART)


def _sell(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    seat, sold = event["seat"], len(stage.shown["house"])
    bays = bay.house_bays(stage.zones["stage"])
    goal = bays[min(sold, len(bays) - 1)].center
    air.fly(stage.pieces.barrel(event["good"], bays[0].height), stage.middle_of(seat), goal)
    coin = stage.pieces.pictures.drawing(COIN, stage.letters * 2)
    for at in range(min(MOST, event["doubloons"])):
        air.fly(coin, goal, stage.middle_of(seat), TRAVEL + at * APART)


def _paid(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    coin = stage.pieces.pictures.drawing(COIN, stage.letters * 2)
    for at in range(min(MOST, event["doubloons"])):
        air.fly(coin, stage.zones["stage"].center, stage.middle_of(event["seat"]), at * APART)


def _load(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    sizes = [str(ship["size"]) for ship in stage.shown["ships"]]
    count = len(sizes) + stage.wharf()
    places = bay.ship_places(stage.zones["stage"], count)
    goal = places[sizes.index(event["ship"]) if event["ship"] in sizes else -1].center
    barrel = stage.pieces.barrel(event["good"], stage.letters * 2)
    for at in range(min(MOST, event["barrels"])):
        air.fly(barrel, stage.middle_of(event["seat"]), goal, at * APART)
    air.lands(TRAVEL)


def _round(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    before, after = now.view["governor"], event["governor"]
    if before != after:
        crown = stage.pieces.pictures.drawing(GOVERNOR, stage.letters * 2)
        air.fly(crown, stage.middle_of(before), stage.middle_of(after), milliseconds=ROLE)
        air.lands(ROLE)


EFFECTS: Final[Mapping[str, Show]] = {
    "round": _round,
    "role": _role,
    "settle": _settle,
    "hacienda": _settle,
    "build": _build,
    "colonists": _colonists,
    "produce": _produce,
    "sell": _sell,
    "factory": _paid,
    "prospect": _paid,
    "load": _load,
}
