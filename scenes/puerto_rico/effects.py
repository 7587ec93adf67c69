"""What is seen and heard of each event: what flies where, and how long it takes to read."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.puerto_rico.catalogue import GOODS, HOSPICE, NAMES, QUARRY, SPACES, TILES
from game.views import Event
from scenes.draw.actor import Actor
from scenes.puerto_rico import bay, endings, market, roles, sheets, shore
from scenes.puerto_rico.asking import QUARRIES, STACK
from scenes.puerto_rico.pieces import COIN, COLONIST
from scenes.puerto_rico.seat import columns
from scenes.puerto_rico.seat import rows as seat_rows
from scenes.puerto_rico.views import event_of
from scenes.table.banner import banner, face, ribbon
from scenes.table.effects import APART, RAISE, ROLE, TRAVEL, Effects, Happening, Script
from scenes.table.light import puff, rays
from scenes.table.seat import GOVERNOR
from scenes.table.sheet import make as make_sheet
from scenes.table.sheet import sheet

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoEvent, PuertoRicoView
    from scenes.puerto_rico.stage import Stage

READ: Final[Mapping[str, float]] = {
    "round": 450, "role": 600, "settle": 450, "hacienda": 500, "colonist": 300, "colonists": 350, "man": 250,
    "ship": 250, "build": 600, "produce": 450, "factory": 300, "sell": 500, "prospect": 400, "load": 400,
    "lose": 400, "unload": 450, "house": 300, "bonus": 450, "last": 600, "tiles": 250, "reshuffle": 300,
    "idle": 350, "end": 900,
}  # fmt: skip
"""Milliseconds that an event stays before the next one begins."""
AT_ONCE: Final = (("produce", "factory"), ("colonists",), ("lose",), ("unload",), ("bonus", "round"))
"""What happens in one movement."""
SOUNDS: Final[Mapping[str, str]] = {
    "round": "round", "settle": "puerto_rico/tile", "hacienda": "puerto_rico/tile",
    "tiles": "puerto_rico/tile",
    "colonists": "puerto_rico/colonist", "man": "puerto_rico/colonist", "ship": "puerto_rico/land",
    "build": "build", "produce": "puerto_rico/barrel", "sell": "puerto_rico/sale", "factory": "coin",
    "prospect": "coin", "bonus": "coin", "load": "puerto_rico/load", "unload": "puerto_rico/sail",
    "lose": "puerto_rico/rot", "house": "puerto_rico/house",
    "reshuffle": "shuffle",
}  # fmt: skip
STINGS: Final[Mapping[str, str]] = {
    "settler": "puerto_rico/sting_settler", "mayor": "puerto_rico/sting_mayor", "builder": "sting_builder",
    "craftsman": "puerto_rico/sting_craftsman", "trader": "sting_trader",
    "captain": "puerto_rico/sting_captain", "prospector": "sting_prospector",
}  # fmt: skip
LARGE: Final = [name for name, spaces in zip(NAMES, SPACES, strict=True) if spaces > 1]
"""What lands heavily."""
MOST, SOME = 6, 3
"""So many of a kind fly at most, and so many who only go to work."""
AWAY: Final = 0.8
"""The size of what is lost."""
CLOSE: Final = 25.0
"""Milliseconds from one of many barrels to the next."""
HELD: Final = 700.0
"""How long a large building is held up."""
DUST: Final = 3
"""How large a cloud of it is, in letters."""
SHEET: Final = 900.0
"""Milliseconds of the sheet at the end of a role."""
BELL: Final = "puerto_rico/last"
"""What is heard as the last round is announced."""
SAIL: Final = 500.0
"""Milliseconds until a ship is out of sight."""
Spot = tuple[float, float]
Show = Callable[["Stage", "PuertoRicoEvent", Happening, Effects], None]


def sound(event: Event) -> str:
    seen = event_of(event)
    if seen["event"] == "role":
        return STINGS[roles.plain(seen["role"])]
    if seen.get("tile") == TILES[QUARRY]:
        return "puerto_rico/quarry"
    if seen["event"] == "build" and seen.get("building") in LARGE:
        return "card"
    return SOUNDS.get(seen["event"], "")


SCRIPT: Final = Script(READ, sound, at_once=AT_ONCE)


def _role(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    role, seat = event["role"], event["seat"]
    placard = stage.roles[role]
    drawn = roles.drawn(role, stage.say)
    told = banner(stage.tokens, drawn, stage.portraits[seat], stage.usual["stage"])
    air.announce(placard, stage.middle_of(seat), told)
    _coins(stage, air, event["doubloons"], (placard.x, placard.y), stage.middle_of(seat), RAISE)


def _coins(stage: "Stage", air: Effects, count: int, start: Spot, end: Spot, delay: float = 0) -> None:
    coin = stage.pieces.pictures.drawing(COIN, stage.letters * 2)
    for at in range(min(MOST, count)):
        air.fly(coin, start, end, delay + at * APART)


def _settle(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    seat = event["seat"]
    size = shore.field_places(stage.zones["fields"], len(stage.own()["island"]))[0].size
    tile = stage.pieces.field(event["tile"], size)
    air.fly(tile, _tile(stage, event), _field(stage, seat, len(stage.own()["island"])), stays=True)
    air.lands(TRAVEL)


def _tile(stage: "Stage", event: "PuertoRicoEvent") -> Spot:
    """Where it lies until it is taken."""
    view, tile = stage.shown, event["tile"]
    places = bay.tile_places(stage.zones["stage"], view, stage.letters)
    at = STACK if event["event"] == "hacienda" else QUARRIES
    if at == QUARRIES and tile in view["face_up"]:
        at = view["face_up"].index(tile)
    return places[at].center if at in places else stage.zones["stage"].center


def _field(stage: "Stage", seat: int, at: int) -> Spot:
    if seat != stage.eyes:
        return stage.middle_of(seat)
    places = shore.field_places(stage.zones["fields"], at)
    return places[min(at, len(places) - 1)].center


def _tiles(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """New ones come off the stack, in place of those that are left."""
    for old in bay.tile_places(stage.zones["stage"], stage.shown, stage.letters).values():
        stage.clear(old.inflate(0, 4 * stage.letters))
    view: PuertoRicoView = {**stage.shown, "face_up": event["tiles"]}
    places = bay.tile_places(stage.zones["stage"], view, stage.letters)
    stack = places[STACK].center if STACK in places else stage.zones["stage"].midright
    for at, tile in enumerate(event["tiles"]):
        air.fly(stage.pieces.field(tile, places[at].size), stack, places[at].center, stays=True)
    air.lands(TRAVEL)


def _build(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """What is paid for it flies the other way meanwhile; a large one is held up for all to see."""
    seat, at = event["seat"], NAMES.index(event["building"])
    size = shore.lot(stage.zones["town"], stage.own()["city"], event["building"]).size
    start = market.places(stage.opened["builder"]["stage"])[at].center
    goal = stage.middle_of(seat)
    if seat == stage.eyes:
        goal = shore.lot(stage.zones["town"], stage.own()["city"], event["building"]).center
    _coins(stage, air, event["paid"], stage.middle_of(seat), start)
    sprite = stage.pieces.building(event["building"], size)
    if event["building"] not in LARGE:
        air.fly(sprite, start, goal, stays=True)
        air.lands(TRAVEL)
        return
    (x, y), place = stage.zones["stage"].center, Rect((0, 0), size)
    place.center = goal
    air.shine(rays(stage.tokens, stage.usual["stage"].height), (x, y), TRAVEL / 2, HELD)
    actor = air.add(Actor(sprite, *start))
    air.motion.fly(actor, TRAVEL, x=x, y=y)
    air.motion.fly(actor, TRAVEL, TRAVEL + HELD, x=goal[0], y=goal[1])
    air.lands(2 * TRAVEL + HELD)
    air.sound("build_large", 2 * TRAVEL + HELD)
    air.raise_dust(puff(stage.tokens, stage.letters * DUST), place, 2 * TRAVEL + HELD)


def _colonists(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """Ashore, from the ship."""
    count, ship = min(MOST, event["count"]), bay.newcomers_place(stage.zones["stage"]).center
    _walk(stage, air, count, ship, stage.middle_of(event["seat"]), now.delay)
    air.lands(now.delay + TRAVEL + count * APART)


def _walk(stage: "Stage", air: Effects, count: int, start: Spot, end: Spot, delay: float = 0) -> None:
    sprite = stage.pieces.pictures.drawing(COLONIST, stage.letters * 2)
    for at in range(count):
        air.fly(sprite, start, end, delay + at * APART)


def _colonist(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """One more, to the tile or the building that has just come."""
    goal = _field(stage, event["seat"], len(stage.own()["island"]) - 1)
    if event["seat"] == stage.eyes and event["building"] != NAMES[HOSPICE]:
        goal = shore.town_places(stage.zones["town"], stage.own()["city"])[-1].center
    _walk(stage, air, 1, stage.zones["stage"].midleft, goal)
    air.lands(TRAVEL)


def _man(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """To work; one's own are there already."""
    if event["seat"] != stage.eyes:
        parts = seat_rows(stage.seat_zone(event["seat"]), stage.letters)
        _walk(stage, air, min(SOME, len(event["circles"])), parts["head"].center, parts["town"].center)


def _ship(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """The next ones come aboard."""
    ship = bay.newcomers_place(stage.zones["stage"]).center
    _walk(stage, air, min(MOST, event["count"]), stage.zones["stage"].midright, ship)


def _produce(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """One movement: a barrel of each kind rolls onto the quay."""
    seat = event["seat"]
    for step, good in enumerate(event["goods"]):
        barrel, delay = stage.pieces.barrel(good, stage.letters * 2), now.delay + step * APART
        if seat == stage.eyes:
            place = shore.barrel_places(stage.zones["quay"])[GOODS.index(good)]
            start = place.centerx, stage.zones["fields"].centery
            air.fly(barrel, start, place.center, delay)
        else:
            zone = stage.seat_zone(seat)
            place = columns(seat_rows(zone, stage.letters)["quay"])[GOODS.index(good)]
            air.fly(barrel, (place.centerx, zone.y), place.center, delay)
    air.lands(now.delay + TRAVEL)


def _sell(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    seat, sold = event["seat"], len(stage.shown["house"])
    bays = bay.house_bays(stage.zones["stage"])
    goal = bays[min(sold, len(bays) - 1)].center
    air.fly(stage.pieces.barrel(event["good"], bays[0].height), stage.middle_of(seat), goal, stays=True)
    _coins(stage, air, event["doubloons"], goal, stage.middle_of(seat), TRAVEL)
    air.lands(TRAVEL)


def _house(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """All barrels roll out of it."""
    area = stage.zones["stage"]
    for at, (good, place) in enumerate(zip(stage.shown["house"], bay.house_bays(area), strict=False)):
        stage.clear(place)
        air.fly(stage.pieces.barrel(good, place.height), place.center, area.midright, at * APART)
    air.lands(TRAVEL)


def _paid(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    start, goal = stage.zones["stage"].center, stage.middle_of(event["seat"])
    _coins(stage, air, event["doubloons"], start, goal, now.delay)


def _load(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    sizes = [str(ship["size"]) for ship in stage.shown["ships"]]
    count = len(sizes) + stage.wharf()
    places = bay.ship_places(stage.zones["stage"], count)
    goal = places[sizes.index(event["ship"]) if event["ship"] in sizes else -1].center
    barrel = stage.pieces.barrel(event["good"], stage.letters * 2)
    for at in range(min(MOST, event["barrels"])):
        air.fly(barrel, stage.middle_of(event["seat"]), goal, at * CLOSE)
    air.lands(TRAVEL)


def _unload(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """A full ship sails away with all that is aboard, and an empty one comes."""
    ships, area = stage.shown["ships"], stage.zones["stage"]
    place, ship = next(
        (place, ship)
        for ship, place in zip(ships, bay.ship_places(area, len(ships) + stage.wharf()), strict=False)
        if ship.get("kind") == event["good"]
    )
    stage.clear(place)
    leaving = air.add(Actor(stage.pieces.laden(ship, place.size), *place.center))
    air.motion.fly(leaving, SAIL, now.delay, x=area.right + place.width)
    air.lands(now.delay + SAIL)


def _lose(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """What rots falls into the water."""
    start, area = stage.middle_of(event["seat"]), stage.zones["stage"]
    end = start[0], area.bottom - stage.letters if event["seat"] != stage.eyes else area.centery
    barrels = [good for good, count in event["goods"].items() for _ in range(count)]
    for at, good in enumerate(barrels[:MOST]):
        air.fly(stage.pieces.barrel(good, stage.letters * 2), start, end, now.delay + at * APART, scale=AWAY)


def _bonus(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """A coin onto each role that was left over."""
    for role in event["roles"]:
        placard = stage.roles[role]
        _coins(stage, air, 1, stage.zones["ask"].center, (placard.x, placard.y))


def _round(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    before, after = now.view["governor"], event["governor"]
    if before != after:
        crown = stage.pieces.pictures.drawing(GOVERNOR, stage.letters * 2)
        air.fly(crown, stage.middle_of(before), stage.middle_of(after), milliseconds=ROLE)
        air.lands(ROLE)
        air.sound("governor", ROLE)


def _phase_end(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """A sheet of who got what, if several did."""
    events = air.since_role()
    shares = sheets.shares(events, stage.portraits)
    if sum(1 for share in shares if share.gains) > 1:
        zone, role = stage.usual["stage"], roles.drawn(event["phase"], stage.say)
        air.hold_up(lambda: sheet(stage.tokens, role, shares, zone), zone.center, SHEET)


def _last(stage: "Stage", event: "PuertoRicoEvent", now: Happening, air: Effects) -> None:
    """Nobody is to miss that the game ends, and why."""
    zone, why = stage.usual["stage"], event["reason"]
    light = rays(stage.tokens, zone.height)
    air.toll(lambda: endings.announced(stage.tokens, why, zone, stage.say), light, zone.center, BELL)


def make(stage: "Stage") -> Iterator[None]:
    """All that flies, and what sheets and banners are put together of."""
    zone, high = stage.usual["stage"], stage.letters * 2
    played = [roles.drawn(role, stage.say) for role in stage.roles]
    yield from make_sheet(stage.tokens, stage.portraits, sheets.GAINS, played, zone)
    for role in played:
        ribbon(stage.tokens, role, zone)
        yield
    for portrait in stage.portraits:
        face(stage.tokens, portrait, zone)
        yield
    yield from endings.make(stage.pieces, stage.usual, stage.say)
    rays(stage.tokens, zone.height)
    yield
    puff(stage.tokens, stage.letters * DUST)
    yield
    for name in (COIN, COLONIST, GOVERNOR):
        stage.pieces.pictures.drawing(name, high)
        yield
    for size in (high, bay.house_bays(zone)[0].height):
        for good in GOODS:
            stage.pieces.barrel(good, size)
            yield


EFFECTS: Final[Mapping[str, Show]] = {
    "round": _round,
    "role": _role,
    "settle": _settle,
    "hacienda": _settle,
    "tiles": _tiles,
    "build": _build,
    "colonist": _colonist,
    "colonists": _colonists,
    "man": _man,
    "ship": _ship,
    "produce": _produce,
    "sell": _sell,
    "house": _house,
    "factory": _paid,
    "prospect": _paid,
    "load": _load,
    "unload": _unload,
    "lose": _lose,
    "bonus": _bonus,
    "phase_end": _phase_end,
    "last": _last,
}
