"""Positions: a game at a role choice, as JSON that anybody can write by hand."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from game import rng
from game.checks import Json, listing, mapping, one_of, shown, text, whole, yes_or_no
from game.errors import Refused
from game.positions import COMMON_FIELDS, check_role_choice, read_governor, read_round, write_round
from game.sanjuan.catalogue import (
    BIT,
    BY_NAME,
    CATHEDRAL,
    CITY_BUILDINGS,
    CUSTOMS_OFFICE,
    NAMES,
    PLANTS,
    ROLES,
    TILES,
)
from game.sanjuan.rules import go_on
from game.sanjuan.state import ASK_ROLE, Piles, Seat, Setup, State, empty_seat, empty_state
from game.sanjuan.words import names

FIELDS: Final = (
    *COMMON_FIELDS, "edition", "expansion", "library_used", "tiles", "seen", "supply", "discards", "seats",
)  # fmt: skip
SEAT_FIELDS: Final = ("name", "hand", "built", "bank_used")
PILE_FIELDS: Final = ("card", "good", "over", "tucked", "shipped")
EXPANSIONS: Final = ("new_buildings",)
FEWEST_SEATS, MOST_SEATS = 2, 4


def write(s: State) -> Json:
    """The position, if a role is to be chosen."""
    check_role_choice(s, ASK_ROLE)
    return {
        **public(s),
        "tiles": [TILES[tile] for tile in s.tiles],
        **({"seen": s.seen} if s.seen else {}),
        "supply": names(s.supply()),
        "discards": names(s.discards),
        "seats": [_write_seat(s, at) for at in range(len(s.seats))],
    }


def public(s: State) -> Json:
    """What a position and every view of it have in common."""
    return {
        **write_round(s, "sanjuan", ROLES, len(s.seats), s.kind == ASK_ROLE),
        "edition": s.setup.edition,
        "expansion": list(EXPANSIONS) if s.setup.expansion else [],
        "library_used": s.library_used,
    }


def _write_seat(s: State, at: int) -> Json:
    seat = s.seats[at]
    return write_seat(s, at, {"hand": names(seat.hand), "built": write_city(seat, _write_pile)})


def _write_pile(seat: Seat, place: int) -> str | Json:
    held = {
        "good": NAMES[seat.goods[place]],
        "tucked": names(seat.tucked.get(place, ())),
        "shipped": names(seat.shipped.get(place, ())),
    }
    return write_pile(seat, place, held)


def write_city(seat: Seat, write: Callable[[Seat, int], str | Json]) -> list[str | Json]:
    """Each building by its name; those that carry or hide something as `write` has it."""
    city: list[str | Json] = [*names(seat.city)]
    carrying = [place for place, good in enumerate(seat.goods) if good]
    for place in {*carrying, *seat.over, *seat.tucked, *seat.shipped}:
        city[place] = write(seat, place)
    return city


def write_seat(s: State, at: int, cards: Json) -> Json:
    name = {"name": s.setup.names[at]} if s.setup.names[at] else {}
    return {**name, **cards, **({"bank_used": True} if s.seats[at].bank_used else {})}


def write_pile(seat: Seat, place: int, held: Json) -> str | Json:
    """A building with whatever lies on and under it, by its name alone if that is nothing."""
    pile = {"over": names(seat.over.get(place, ())), **held}
    pile = {key: value for key, value in pile.items() if value}
    card = NAMES[seat.city[place]]
    return {"card": card, **pile} if pile else card


def read(position: object, seed: int) -> State:
    """The game that goes on from a position, at its role choice; refuses what cannot be."""
    found = mapping(position, "position", FIELDS)
    seats = listing(found.get("seats"), "seats")
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise Refused(f"seats: expected {FEWEST_SEATS} to {MOST_SEATS} of them, not {len(seats)}")
    setup = Setup(read_edition(found), read_expansion(found), False, _names(seats))
    s = empty_state(setup, len(seats), read_governor(found, len(seats)), rng.number(seed))
    read_round(s, found, "sanjuan", ROLES, len(seats))
    s.library_used = yes_or_no(found.get("library_used", False), "library_used")
    s.tiles = _tiles(found.get("tiles", list(TILES)))
    s.seen = whole(found.get("seen", 0), "seen", 0, len(s.tiles))
    s.deck = tuple(_cards(found.get("supply", []), "supply"))
    s.discards = _cards(found.get("discards", []), "discards")
    s.seats = [_seat(seat, f"seats[{at}]") for at, seat in enumerate(seats)]
    s.survey()
    s.cathedral = setup.expansion and not any(has_cathedral(seat) for seat in s.seats)
    go_on(s)
    return s


def has_cathedral(seat: Seat) -> bool:
    return any(CATHEDRAL in pile for pile in (seat.city, *seat.over.values()))


def read_edition(found: Mapping[str, Any]) -> int:
    return whole(found.get("edition", 2), "edition", 1, 2)


def read_expansion(found: Mapping[str, Any]) -> bool:
    wanted = listing(found.get("expansion", []), "expansion")
    return bool([one_of(name, f"expansion[{at}]", EXPANSIONS) for at, name in enumerate(wanted)])


def _names(seats: list[Any]) -> tuple[str, ...]:
    return tuple(
        text(mapping(seat, f"seats[{at}]", SEAT_FIELDS).get("name", ""), f"seats[{at}].name")
        for at, seat in enumerate(seats)
    )


def _tiles(value: object) -> tuple[int, ...]:
    tiles = listing(value, "tiles")
    if not tiles:
        raise Refused("tiles: expected at least one price tile")
    return tuple(TILES.index(one_of(tile, f"tiles[{at}]", TILES)) for at, tile in enumerate(tiles))


def _any_cards(value: object, where: str) -> list[int]:
    return [_card(name, f"{where}[{at}]") for at, name in enumerate(listing(value, where))]


def _cards(value: object, where: str) -> list[int]:
    cards = _any_cards(value, where)
    if CATHEDRAL in cards:
        raise Refused(f"{where}: the cathedral lies beside the roles or in a city")
    return cards


def _card(name: object, where: str) -> int:
    if not isinstance(name, str) or name not in BY_NAME:
        raise Refused(f"{where}: unknown card {shown(name)}")
    return BY_NAME[name]


def _seat(value: Mapping[str, Any], where: str) -> Seat:
    seat = empty_seat()
    seat.hand = _cards(value.get("hand", []), f"{where}.hand")
    for place, pile in enumerate(listing(value.get("built", []), f"{where}.built")):
        _pile(seat, pile, f"{where}.built[{place}]")
    seat.bank_used = yes_or_no(value.get("bank_used", False), f"{where}.bank_used")
    return seat


def _pile(seat: Seat, value: object, where: str) -> None:
    """A building at the end of the city, with what it covers, carries and hides."""
    pile = {"card": value} if isinstance(value, str) else mapping(value, where, PILE_FIELDS)
    card = _card(pile.get("card"), where)
    if BIT[card] & CITY_BUILDINGS & seat.owned:
        raise Refused(f"{where}: a second {NAMES[card]}, expected one of each city building at a seat")
    seat.add(card)
    if "good" in pile:
        if card != CUSTOMS_OFFICE and not BIT[card] & PLANTS:
            raise Refused(f"{where}.good: expected none, as a {NAMES[card]} carries no good")
        (seat.goods[-1],) = _cards([pile["good"]], f"{where}.good")
    place = len(seat.city) - 1
    seat.over = _under(seat.over, place, pile, "over", where)
    seat.tucked = _under(seat.tucked, place, pile, "tucked", where)
    seat.shipped = _under(seat.shipped, place, pile, "shipped", where)


def _under(piles: Piles, place: int, pile: Mapping[str, Any], field: str, where: str) -> Piles:
    read = _any_cards if field == "over" else _cards
    cards = tuple(read(pile.get(field, []), f"{where}.{field}"))
    return {**piles, place: cards} if cards else piles
