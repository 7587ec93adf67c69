"""Positions of Puerto Rico: a game at a role choice, as JSON that anybody can write by hand."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game import rng
from game.checks import Json, each, listing, mapping, one_of, whole, yes_or_no
from game.errors import Refused
from game.positions import (
    COMMON_FIELDS,
    check_role_choice,
    check_size,
    read_governor,
    read_names,
    read_round,
    write_round,
)
from game.puerto_rico.catalogue import (
    CIRCLES,
    CITY_SPACES,
    GOODS,
    NAMES,
    ROLES,
    SEATS,
    TILES,
)
from game.puerto_rico.rules import go_on
from game.puerto_rico.state import Seat, State, empty_seat, empty_state
from game.puerto_rico.words import goods

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoRarely, PuertoRicoSeat, PuertoRicoShip, PuertoRicoTable

GAME: Final = "puerto_rico"
FIELDS: Final = (
    *COMMON_FIELDS, "roles", "stack", "discards", "face_up", "quarries", "supply", "ships", "house", "last",
    "balance",
)  # fmt: skip
SUPPLY_FIELDS: Final = ("colonists", "ship", "vp", "goods")
SHIP_FIELDS: Final = ("size", "kind", "barrels")
SEAT_FIELDS: Final = ("name", "doubloons", "vp", "stored", "goods", "island", "city")


def write(s: State) -> Json:
    """The position, if a role is to be chosen."""
    check_role_choice(s)
    return {
        **public(s),
        "stack": names(s.supply()),
        "seats": [{**write_seat(s, at), "vp": seat.vp} for at, seat in enumerate(s.seats)],
    }


def names(tiles: Sequence[int]) -> list[str]:
    return [TILES[tile] for tile in tiles]


def public(s: State) -> "PuertoRicoTable":
    """What a position and every view of it have in common."""
    roles = {ROLES[role]: money for role, money in enumerate(s.doubloons) if money}
    rarely: PuertoRicoRarely = {"last": True} if s.last else {}
    if s.setup.balance:
        rarely["balance"] = True
    return {
        **write_round(s, GAME, ROLES),
        "roles": roles,
        "discards": names(s.discards),
        "face_up": names(s.face_up),
        "quarries": s.quarries,
        "supply": {"colonists": s.colonists, "ship": s.ship, "vp": s.vp, "goods": goods(s.goods)},
        "ships": [_write_ship(s, ship) for ship in range(len(s.ships))],
        "house": [GOODS[good] for good in s.house],
        **rarely,
    }


def _write_ship(s: State, ship: int) -> "PuertoRicoShip":
    empty: PuertoRicoShip = {"size": s.ships[ship]}
    if not s.barrels[ship]:
        return empty
    return {**empty, "kind": GOODS[s.cargo[ship]], "barrels": s.barrels[ship]}


def write_seat(s: State, at: int) -> "PuertoRicoSeat":
    """A seat without its secret, the points."""
    seat = s.seats[at]
    found: PuertoRicoSeat = {
        "doubloons": seat.doubloons,
        "stored": seat.stored,
        "goods": goods(seat.goods),
        "island": [
            {"tile": TILES[tile], "colonist": True} if seat.manned >> place & 1 else {"tile": TILES[tile]}
            for place, tile in enumerate(seat.island)
        ],
        "city": [
            {"building": NAMES[building], "colonists": crew} if crew else {"building": NAMES[building]}
            for building, crew in zip(seat.city, seat.crew, strict=True)
        ],
    }
    return {"name": s.names[at], **found} if s.names[at] else found


def read(position: object, seed: int) -> State:
    """The game that goes on from a position, at its role choice; refuses what cannot be."""
    found = mapping(position, "position", FIELDS)
    check_size(found)
    seated = read_names(found, SEATS, SEAT_FIELDS)
    balance = yes_or_no(found.get("balance", False), "balance")
    s = empty_state(seated, read_governor(found, len(seated)), rng.number(seed), balance)
    roles = ROLES[: len(s.doubloons)]
    read_round(s, found, GAME, roles)
    s.doubloons = _counts(found.get("roles", {}), "roles", roles)
    s.deck = tuple(_named(found.get("stack", []), "stack", TILES[:-1]))
    s.discards = _named(found.get("discards", []), "discards", TILES[:-1])
    s.face_up = tuple(_named(found.get("face_up", []), "face_up", TILES[:-1]))
    s.quarries = whole(found.get("quarries", 0), "quarries", 0)
    read_supply(s, mapping(found.get("supply", {}), "supply", SUPPLY_FIELDS))
    read_ships(s, listing(found.get("ships", []), "ships"))
    s.house = tuple(_named(found.get("house", []), "house", GOODS))
    s.seats = each(found["seats"], "seats", read_seat)
    s.last = yes_or_no(found.get("last", False), "last") or is_last(s)
    go_on(s)
    return s


def is_last(s: State) -> bool:
    return not s.vp or any(seat.spaces() >= CITY_SPACES for seat in s.seats)


def _named(value: object, where: str, known: Sequence[str]) -> list[int]:
    return each(value, where, lambda name, at: known.index(one_of(name, at, known)))


def _counts(value: object, where: str, known: Sequence[str]) -> tuple[int, ...]:
    counts = mapping(value, where, known)
    return tuple(whole(counts.get(name, 0), f"{where}.{name}", 0) for name in known)


def read_supply(s: State, found: Mapping[str, Any]) -> None:
    s.colonists = whole(found.get("colonists", 0), "supply.colonists", 0)
    s.ship = whole(found.get("ship", 0), "supply.ship", 0)
    s.vp = whole(found.get("vp", 0), "supply.vp", 0)
    s.goods = list(_counts(found.get("goods", {}), "supply.goods", GOODS))


def read_ships(s: State, ships: list[Any]) -> None:
    for at, ship in enumerate(ships):
        where = f"ships[{at}]"
        found = mapping(ship, where, SHIP_FIELDS)
        size = whole(found.get("size"), f"{where}.size", 1)
        barrels = whole(found.get("barrels", 0), f"{where}.barrels", 0, size)
        named = barrels or "kind" in found
        cargo = GOODS.index(one_of(found.get("kind"), f"{where}.kind", GOODS)) if named else 0
        if barrels and any(
            cargo == other and loaded for other, loaded in zip(s.cargo, s.barrels, strict=True)
        ):
            raise Refused(
                f"{where}.kind: expected another kind than {GOODS[cargo]}, which is on a ship already"
            )
        s.ships += (size,)
        s.cargo.append(cargo)
        s.barrels.append(barrels)


def read_seat(value: Mapping[str, Any], where: str) -> Seat:
    seat = empty_seat()
    seat.doubloons = whole(value.get("doubloons", 0), f"{where}.doubloons", 0)
    seat.vp = whole(value.get("vp", 0), f"{where}.vp", 0)
    seat.stored = whole(value.get("stored", 0), f"{where}.stored", 0)
    seat.goods = list(_counts(value.get("goods", {}), f"{where}.goods", GOODS))
    island = each(value.get("island", []), f"{where}.island", _tile)
    seat.island = tuple(tile for tile, _ in island)
    seat.manned = sum(1 << place for place, (_, colonist) in enumerate(island) if colonist)
    city = each(value.get("city", []), f"{where}.city", _building)
    for place, (building, _) in enumerate(city):
        if building in [other for other, _ in city[:place]]:
            raise Refused(
                f"{where}.city[{place}]: a second {NAMES[building]}, expected one of each at a seat"
            )
    seat.city = tuple(building for building, _ in city)
    seat.crew = tuple(colonists for _, colonists in city)
    seat.derive()
    return seat


def _tile(value: object, where: str) -> tuple[int, bool]:
    """A tile, and whether a colonist is on it."""
    found = {"tile": value} if isinstance(value, str) else mapping(value, where, ("tile", "colonist"))
    tile = TILES.index(one_of(found.get("tile"), f"{where}.tile", TILES))
    return tile, yes_or_no(found.get("colonist", False), f"{where}.colonist")


def _building(value: object, where: str) -> tuple[int, int]:
    """A building, and the colonists in it."""
    found = (
        {"building": value} if isinstance(value, str) else mapping(value, where, ("building", "colonists"))
    )
    building = NAMES.index(one_of(found.get("building"), f"{where}.building", NAMES))
    return building, whole(found.get("colonists", 0), f"{where}.colonists", 0, CIRCLES[building])
