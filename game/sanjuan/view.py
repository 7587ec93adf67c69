"""What one seat may know: the shape of a position, with what is hidden as a count or left out."""

from collections.abc import Mapping
from typing import Any, Final

from game.checks import Json
from game.sanjuan.catalogue import BIT, BY_NAME, CARDS, NAMES, NOTHING, ROLES, TILES, TRADER
from game.sanjuan.positions import has_cathedral, public, write_city, write_pile, write_seat
from game.sanjuan.state import (
    ASK_MINE,
    CHOOSING,
    KINDS,
    PHASES,
    Piles,
    Seat,
    Setup,
    State,
    empty_seat,
    empty_state,
)
from game.sanjuan.words import decision, names

HIDDEN: Final = len(CARDS)
"""A card of which only the back is known."""


def view(s: State, eyes: int) -> Json:
    """The table as one seat sees it; nothing else of it can be found in the answer."""
    asked = decision(s)
    found = {
        **public(s),
        "tiles": [TILES[tile] if is_seen(s, place) else None for place, tile in enumerate(s.tiles)],
        "supply": len(s.deck) - s.top,
        "discards": len(s.discards),
        "seats": [_seat(s, at, eyes) for at in range(len(s.seats))],
        "seat": eyes,
        "phase": PHASES[s.phase],
        **_under_way(s),
    }
    if asked and asked.seat == eyes:
        found["decision"] = asked.as_json()
    return found


def is_seen(s: State, place: int) -> bool:
    turned_up = s.phase == TRADER and s.step > 0
    return place >= len(s.tiles) - s.seen or (place == 0 and turned_up)


def _under_way(s: State) -> Json:
    """What everybody at the table sees of the phase under way."""
    if s.over:
        return {}
    found: Json = {"asked": s.seat}
    if s.phase < CHOOSING:
        found["privilege"] = s.privilege
    if s.owed:
        found["owed"] = s.owed
    if s.phase == TRADER:
        found["sold"] = s.sold
    if s.kind == ASK_MINE:
        found["revealed"] = names(s.drawn)
    return found


def _seat(s: State, at: int, eyes: int) -> Json:
    seat = s.seats[at]
    own = at == eyes
    built = write_city(seat, _own_pile if own else _pile)
    found = write_seat(s, at, {"hand": names(seat.hand) if own else len(seat.hand), "built": built})
    if s.drawn and s.kind != ASK_MINE and at == s.seat:
        found["drawn"] = names(s.drawn) if own else len(s.drawn)
    if seat.fresh:
        found["fresh"] = NAMES[seat.fresh.bit_length() - 1]
    return found


def _pile(seat: Seat, place: int) -> str | Json:
    return write_pile(seat, place, {"good": seat.goods[place] != NOTHING})


def _own_pile(seat: Seat, place: int) -> str | Json:
    held = {
        "good": seat.goods[place] != NOTHING,
        "tucked": names(seat.tucked.get(place, ())),
        "shipped": len(seat.shipped.get(place, ())),
    }
    return write_pile(seat, place, held)


def imagined(view: Mapping[str, Any]) -> State:
    """A game that looks like this, its hidden cards without faces: good for reckoning, not for playing."""
    setup = Setup(view["edition"], bool(view["expansion"]), False, ("",) * len(view["seats"]))
    s = empty_state(setup, len(view["seats"]), view["governor"], 0)
    s.round = view["round"]
    s.roles = tuple(ROLES.index(role) for role in view["taken"])
    s.library_used = view["library_used"]
    s.tiles = tuple(TILES.index(tile) if tile else HIDDEN for tile in view["tiles"])
    s.seen = sum(1 for tile in view["tiles"] if tile)
    s.deck = (HIDDEN,) * view["supply"]
    s.discards = [HIDDEN] * view["discards"]
    s.seats = [_imagined_seat(seat) for seat in view["seats"]]
    s.survey()
    s.cathedral = setup.expansion and not any(has_cathedral(seat) for seat in s.seats)
    s.phase = PHASES.index(view["phase"])
    s.first = view["turn"]
    s.privilege = view.get("privilege", 0)
    s.seat = view.get("asked", view["seat"])
    if "decision" in view:
        s.kind = KINDS.index(view["decision"]["kind"])
    return s


def _imagined_seat(view: Mapping[str, Any]) -> Seat:
    seat = empty_seat()
    hand = view["hand"]
    seat.hand = [HIDDEN] * hand if isinstance(hand, int) else [BY_NAME[card] for card in hand]
    for place, pile in enumerate(view["built"]):
        whole: Mapping[str, Any] = {"card": pile} if isinstance(pile, str) else pile
        seat.add(BY_NAME[whole["card"]])
        if "good" in whole:
            seat.goods[place] = HIDDEN
        seat.over = _faces(seat.over, place, whole.get("over"))
        seat.tucked = _faces(seat.tucked, place, whole.get("tucked"))
    seat.fresh = BIT[BY_NAME[view["fresh"]]] if "fresh" in view else 0
    seat.bank_used = view.get("bank_used", False)
    return seat


def _faces(piles: Piles, place: int, cards: list[str] | None) -> Piles:
    return {**piles, place: tuple(BY_NAME[card] for card in cards)} if cards else piles
