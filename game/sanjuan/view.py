"""What one seat may know: the shape of a position, with what is hidden as a count or left out."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game.checks import Json
from game.sanjuan.catalogue import BIT, BY_NAME, CARDS, NAMES, NOTHING, TILES, TRADER
from game.sanjuan.piles import spelt_out
from game.sanjuan.positions import has_cathedral, public, write_city, write_pile, write_seat
from game.sanjuan.state import (
    ASK_MINE,
    CHOOSING,
    PHASES,
    Piles,
    Seat,
    Setup,
    State,
    empty_seat,
    empty_state,
)
from game.sanjuan.words import decision, names

if TYPE_CHECKING:
    from game.sanjuan.views import Pile, SanJuanPhase, SanJuanPile, SanJuanSeat, SanJuanView

HIDDEN: Final = len(CARDS)
"""A card of which only the back is known."""


def view(s: State, eyes: int) -> "SanJuanView":
    """The table as one seat sees it; nothing else of it can be found in the answer."""
    asked = decision(s)
    found: SanJuanView = {
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
    return place >= len(s.tiles) - s.seen or (place == 0 and is_trading(s))


def is_trading(s: State) -> bool:
    """The trader's phase has really begun: its tile is up, and the library, if any, settled."""
    return s.phase == TRADER and s.step > 0


def _under_way(s: State) -> "SanJuanPhase":
    """What everybody at the table sees of the phase under way."""
    if s.over:
        return {}
    found: SanJuanPhase = {"asked": s.seat}
    if s.phase < CHOOSING:
        found["privilege"] = s.privilege
    if s.owed:
        found["owed"] = s.owed
    if is_trading(s):
        found["sold"] = s.sold
    if s.kind == ASK_MINE:
        found["revealed"] = names(s.drawn)
    return found


def _seat(s: State, at: int, eyes: int) -> "SanJuanSeat":
    seat = s.seats[at]
    own = at == eyes
    built = write_city(seat, _own_pile if own else _pile)
    found = write_seat(s, at, names(seat.hand) if own else len(seat.hand), built)
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


def onlooker(view: "SanJuanView") -> "SanJuanView":
    """The same for nobody's eyes: from the side of that seat, which is seen as the others are."""
    seats = [*view["seats"]]
    mine = seats[view["seat"]] = {**seats[view["seat"]]}
    mine["built"] = [pile if isinstance(pile, str) else _public_pile(pile) for pile in mine["built"]]
    if not isinstance(mine["hand"], int):
        mine["hand"] = len(mine["hand"])
    if "drawn" in mine and not isinstance(mine["drawn"], int):
        mine["drawn"] = len(mine["drawn"])
    found: SanJuanView = {**view, "seats": seats}
    found.pop("decision", None)
    return found


def _public_pile(pile: "SanJuanPile") -> "Pile":
    left: SanJuanPile = {**pile}
    left.pop("tucked", None)
    left.pop("shipped", None)
    return left if len(left) > 1 else left["card"]


def imagined(view: Mapping[str, Any]) -> State:
    """What can be reckoned with of a game that looks like this, its hidden cards without faces."""
    setup = Setup(view["edition"], bool(view["expansion"]), draft=False)
    s = empty_state(setup, [""] * len(view["seats"]), view["governor"], 0)
    s.library_used = view["library_used"]
    s.tiles = tuple(TILES.index(tile) if tile else HIDDEN for tile in view["tiles"])
    s.deck = (HIDDEN,) * view["supply"]
    s.discards = [HIDDEN] * view["discards"]
    s.seats = [_imagined_seat(seat) for seat in view["seats"]]
    s.cathedral = setup.expansion and not any(has_cathedral(seat) for seat in s.seats)
    s.phase = PHASES.index(view["phase"])
    s.first = view["turn"]
    s.privilege = view.get("privilege", 0)
    return s


def _imagined_seat(view: Mapping[str, Any]) -> Seat:
    seat = empty_seat()
    hand = view["hand"]
    piles = [spelt_out(pile) for pile in view["built"]]
    seat.hand = [HIDDEN] * hand if isinstance(hand, int) else [BY_NAME[card] for card in hand]
    seat.stand([BY_NAME[pile["card"]] for pile in piles])
    seat.goods = [HIDDEN if "good" in pile else NOTHING for pile in piles]
    seat.over = _held(piles, "over", _cards)
    seat.tucked = _held(piles, "tucked", _cards)
    seat.shipped = _held(piles, "shipped", lambda count: (HIDDEN,) * count)
    seat.fresh = BIT[BY_NAME[view["fresh"]]] if "fresh" in view else 0
    return seat


def _held(piles: Sequence[Mapping[str, Any]], field: str, read: Callable[[Any], tuple[int, ...]]) -> Piles:
    return {place: read(pile[field]) for place, pile in enumerate(piles) if pile.get(field)}


def _cards(names: Sequence[str]) -> tuple[int, ...]:
    return tuple([BY_NAME[name] for name in names])
