"""Positions: a game at a role choice, as JSON that anybody can write by hand."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from game import rng
from game.checks import Json, each, mapping, one_of, shown, whole, yes_or_no
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
from game.sanjuan.catalogue import (
    BIT,
    BY_NAME,
    CATHEDRAL,
    CITY_BUILDINGS,
    CUSTOMS_OFFICE,
    EXPANSIONS,
    NAMES,
    NOTHING,
    PLANTS,
    ROLES,
    SEATS,
    TILES,
)
from game.sanjuan.rules import go_on
from game.sanjuan.state import Piles, Seat, Setup, State, empty_seat, empty_state
from game.sanjuan.words import names

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanSeat, SanJuanTable

GAME: Final = "sanjuan"
FIELDS: Final = (
    *COMMON_FIELDS, "edition", "expansion", "library_used", "tiles", "seen", "supply", "discards",
)  # fmt: skip
SEAT_FIELDS: Final = ("name", "hand", "built", "bank_used")
PILE_FIELDS: Final = ("card", "good", "over", "tucked", "shipped")


def write(s: State) -> Json:
    """The position, if a role is to be chosen."""
    check_role_choice(s)
    return {
        **public(s),
        "tiles": [TILES[tile] for tile in s.tiles],
        **({"seen": s.seen} if s.seen else {}),
        "supply": names(s.supply()),
        "discards": names(s.discards),
        "seats": [_write_seat(s, at) for at in range(len(s.seats))],
    }


def public(s: State) -> "SanJuanTable":
    """What a position and every view of it have in common."""
    return {
        **write_round(s, GAME, ROLES),
        "edition": s.setup.edition,
        "expansion": list(EXPANSIONS) if s.setup.expansion else [],
        "library_used": s.library_used,
    }


def _write_seat(s: State, at: int) -> "SanJuanSeat":
    seat = s.seats[at]
    return write_seat(s, at, names(seat.hand), write_city(seat, _write_pile))


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
    for place in dict.fromkeys([*carrying, *seat.over, *seat.tucked, *seat.shipped]):
        city[place] = write(seat, place)
    return city


def write_seat(s: State, at: int, hand: list[str] | int, built: list[Any]) -> "SanJuanSeat":
    found: SanJuanSeat = {"hand": hand, "built": built}
    if s.names[at]:
        found = {"name": s.names[at], **found}
    if s.seats[at].bank_used:
        found["bank_used"] = True
    return found


def write_pile(seat: Seat, place: int, held: Json) -> str | Json:
    """A building with whatever lies on and under it, by its name alone if that is nothing."""
    pile = {"over": names(seat.over.get(place, ())), **held}
    pile = {key: value for key, value in pile.items() if value}
    card = NAMES[seat.city[place]]
    return {"card": card, **pile} if pile else card


def read(position: object, seed: int) -> State:
    """The game that goes on from a position, at its role choice; refuses what cannot be."""
    found = {"tiles": [*TILES], **mapping(position, "position", FIELDS)}
    check_size(found)
    names = read_names(found, SEATS, SEAT_FIELDS)
    edition = check_edition(found.get("edition", 2), "edition")
    expansion = check_expansion(found.get("expansion", []), "expansion")
    setup = Setup(edition, bool(expansion), draft=False)
    s = empty_state(setup, names, read_governor(found, len(names)), rng.number(seed))
    read_round(s, found, GAME, ROLES)
    s.library_used = yes_or_no(found.get("library_used", False), "library_used")
    s.tiles = _tiles(found["tiles"])
    s.seen = whole(found.get("seen", 0), "seen", 0, len(s.tiles))
    s.deck = tuple(_cards(found.get("supply", []), "supply"))
    s.discards = _cards(found.get("discards", []), "discards")
    s.seats = each(found["seats"], "seats", _seat)
    s.survey()
    s.cathedral = s.setup.expansion and not any(has_cathedral(seat) for seat in s.seats)
    go_on(s)
    return s


def has_cathedral(seat: Seat) -> bool:
    return any(CATHEDRAL in pile for pile in (seat.city, *seat.over.values()))


def check_edition(value: object, where: str) -> int:
    return whole(value, where, 1, 2)


def check_expansion(value: object, where: str) -> list[str]:
    return list(dict.fromkeys(each(value, where, lambda name, at: one_of(name, at, EXPANSIONS))))


def _tiles(value: object) -> tuple[int, ...]:
    tiles = each(value, "tiles", lambda tile, where: TILES.index(one_of(tile, where, TILES)))
    if not tiles:
        raise Refused("tiles: expected at least one price tile")
    return tuple(tiles)


def _cards(value: object, where: str) -> list[int]:
    cards = each(value, where, _card)
    if CATHEDRAL in cards:
        raise Refused(f"{where}: the cathedral lies beside the roles or in a city")
    return cards


def _card(name: object, where: str) -> int:
    if not isinstance(name, str) or name not in BY_NAME:
        raise Refused(f"{where}: unknown card {shown(name)}, expected the name of a building")
    return BY_NAME[name]


def _seat(value: Mapping[str, Any], where: str) -> Seat:
    seat = empty_seat()
    seat.hand = _cards(value.get("hand", []), f"{where}.hand")
    piles = each(value.get("built", []), f"{where}.built", _pile)
    seat.stand([card for card, _ in piles])
    for place, (card, pile) in enumerate(piles):
        at = f"{where}.built[{place}]"
        if BIT[card] & CITY_BUILDINGS and seat.city.index(card) < place:
            raise Refused(f"{at}: a second {NAMES[card]}, expected one of each city building at a seat")
        seat.goods[place] = _good(card, pile, at)
        _under(seat.over, place, pile, "over", at)
        _under(seat.tucked, place, pile, "tucked", at)
        _under(seat.shipped, place, pile, "shipped", at)
    seat.bank_used = yes_or_no(value.get("bank_used", False), f"{where}.bank_used")
    return seat


def _pile(value: object, where: str) -> tuple[int, Mapping[str, Any]]:
    """A building, and what lies on and under it, still to be read."""
    pile = {"card": value} if isinstance(value, str) else mapping(value, where, PILE_FIELDS)
    return _card(pile.get("card"), where), pile


def _good(card: int, pile: Mapping[str, Any], where: str) -> int:
    if "good" not in pile:
        return NOTHING
    if card != CUSTOMS_OFFICE and not BIT[card] & PLANTS:
        raise Refused(f"{where}.good: expected none, as a {NAMES[card]} carries no good")
    return _cards([pile["good"]], f"{where}.good")[0]


def _under(piles: Piles, place: int, pile: Mapping[str, Any], field: str, where: str) -> None:
    """Cards under a building, of which the cathedral may only be covered."""
    value, at = pile.get(field, []), f"{where}.{field}"
    cards = each(value, at, _card) if field == "over" else _cards(value, at)
    if cards:
        piles[place] = tuple(cards)
