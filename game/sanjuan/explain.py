"""Why a thing costs so much, why it is not offered, what a role would give now. From a view alone."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from game.checks import Json, shown
from game.errors import Refused
from game.explain import answered, not_to_choose
from game.sanjuan import builder, councillor, producer, rounds, trader
from game.sanjuan.catalogue import (
    BIT,
    BUILDER,
    BY_NAME,
    CATHEDRAL,
    CITY_BUILDINGS,
    CRANE,
    CUSTOMS_OFFICE,
    FULL_CITY,
    HARBOR,
    NAMES,
    PLANTS,
    ROLES,
    TILES,
    WELL,
    costs,
)
from game.sanjuan.prices import steps
from game.sanjuan.rules import privilege
from game.sanjuan.scoring import STARRED, score
from game.sanjuan.scoring import worth as counted
from game.sanjuan.state import ASK_BUILD, State
from game.sanjuan.view import HIDDEN, imagined
from game.sanjuan.words import as_lists, option_name, option_named

NOBODY: Final = -1
REASONS: Final = (
    "not_now", "not_your_turn", "taken", "not_in_hand", "already_built", "too_dear", "no_crane",
    "cannot_cover_crane", "cannot_cover_same", "not_standing", "cathedral_gone", "full", "empty",
    "holds_nothing", "not_in_game",
)  # fmt: skip
"""Why something may not be offered."""


def explain(view: Mapping[str, Any], what: str) -> Json:
    """A role or a card of the table; a build option gives its price as well."""
    s = imagined(view)
    at = int(view["seat"])
    if what in ROLES:
        return answered(view, what, _role(s, at, view, what))
    found = _card(s, at, view.get("decision"), what)
    card, _, over = what.partition(" over ")
    if (points := worth(view, card, over.partition("+")[0])) is not None:
        found["worth"] = points
    return answered(view, what, found)


def points(view: Mapping[str, Any]) -> list[int]:
    """The points of each seat as far as this one can count them."""
    return [found["total"] for found in score(imagined(view))]


def spoilt(cards: Sequence[str], kept: str | None, edition: int) -> list[int]:
    """Which cards that were turned up nothing comes of the others for: those of one cost, or one alone."""
    if kept:
        return []
    cost = costs(edition)
    found = [cost[BY_NAME[card]] for card in cards]
    return [at for at, each in enumerate(found) if len(cards) == 1 or found.count(each) > 1]


def worth(view: Mapping[str, Any], card: str, over: str = "") -> int | None:
    """Points at the end for what there is now, if the card stood over another one or at the city's end.

    Nothing, if they are printed on it.
    """
    building = BY_NAME[card]
    if building not in STARRED:
        return None
    s, at = imagined(view), int(view["seat"])
    seat = s.seats[at]
    if (covered := BY_NAME.get(over)) in seat.city:
        seat.replace(seat.city.index(covered), building)
    elif building not in seat.city:
        seat.add(building)
    return counted(s, at, building)


def is_last_phase(view: Mapping[str, Any]) -> bool:
    """The game ends with the builder's phase under way."""
    return view["phase"] == "builder" and any(len(seat["built"]) >= FULL_CITY for seat in view["seats"])


def hand_limit(view: Mapping[str, Any]) -> int:
    """How many cards the seat may take into a round, as things stand."""
    s = imagined(view)
    s.survey()
    return rounds.hand_limit(s, int(view["seat"]))


def _role(s: State, at: int, view: Mapping[str, Any], what: str) -> Json:
    role, taker = ROLES.index(what), view["taken"].get(what)
    if taker != at or view["phase"] != what:
        s.privilege = privilege(s, at) if taker is None else 0
    s.first = at
    return {**not_to_choose(view, taker), "gives": GIVES[role](s, at)}


def _builder(s: State, at: int) -> Json:
    options = [option_name(ASK_BUILD, option) for option in builder.buildable(s, at)]
    unseen = {"unseen": True} if HIDDEN in s.seats[at].hand else {}
    return {"discount": s.privilege, "build": options, **unseen}


def _producer(s: State, at: int) -> Json:
    seat = s.seats[at]
    empty = sum(1 for place in seat.plants if not seat.goods[place])
    goods = min(producer.limit(s, at), empty, s.drawable())
    well = goods >= producer.WELL_GOODS and seat.owned & BIT[WELL]
    return {"goods": goods, "cards": 1 if well and goods < s.drawable() else 0}


def _trader(s: State, at: int) -> Json:
    """The cards as a range over the tiles that may turn up."""
    seat = s.seats[at]
    plants = seat.full_plants()
    sold = min(trader.limit(s, at), len(plants))
    unknown = [tile for tile in range(len(TILES)) if tile not in s.tiles] or range(len(TILES))
    tiles = [s.tiles[0]] if s.tiles[0] != HIDDEN else unknown
    extra = sum(1 for market, least in trader.MARKETS if seat.owned & BIT[market] and sold >= least)
    worth = [
        sum(sorted([trader.price(tile, plant) for plant in plants])[len(plants) - sold :]) for tile in tiles
    ]
    shipped = 1 if sold and seat.owned & BIT[HARBOR] else 0
    most = s.drawable() + sold - shipped
    return {"sell": sold, "cards": [min(cards + extra, most) for cards in (min(worth), max(worth))]}


def _councillor(s: State, at: int) -> Json:
    """After the customs offices have taken theirs."""
    s.survey()
    councillor.customs_offices(s)
    drawn = min(councillor.drawn(s, at), s.drawable())
    return {"draw": drawn, "keep": min(councillor.prefecture(s.seats[at].owned), drawn)}


def _prospector(s: State, at: int) -> Json:
    return {"draw": min(s.privilege, s.drawable())}


GIVES: Final[tuple[Callable[[State, int], Json], ...]] = (
    _builder,
    _producer,
    _trader,
    _councillor,
    _prospector,
)


def _card(s: State, at: int, decision: Mapping[str, Any] | None, what: str) -> Json:
    option = _option(what)
    if decision is None or decision["kind"] in ("role", "build"):
        return _build(s, at, option)
    why = _not_a_plant(s, at, option) if decision["kind"] in GOODS_KINDS else _not_a_card(s, at, option)
    return {**why, **_price(s, at, option)}


GOODS_KINDS: Final = ("sell", "goods", "produce")


def _option(what: str) -> int:
    with suppress(KeyError):
        option = option_named(ASK_BUILD, what)
        if option_name(ASK_BUILD, option) == what:
            return option
    raise Refused(f"what: expected a role, a card or a card over another one, not {shown(what)}")


def _not_a_plant(s: State, at: int, option: int) -> Json:
    seat, card = s.seats[at], option & builder.CARD
    if card not in seat.city:
        return {"reason": "not_standing", "card": NAMES[card]}
    if card != CUSTOMS_OFFICE and not BIT[card] & PLANTS:
        return {"reason": "holds_nothing"}
    return {"reason": "empty" if card not in seat.full_plants() else "full"}


def _not_a_card(s: State, at: int, option: int) -> Json:
    card = option & builder.CARD
    return {"reason": "not_now" if card == CATHEDRAL or card in s.seats[at].hand else "not_in_hand"}


def _price(s: State, at: int, option: int) -> Json:
    if s.phase != BUILDER:
        s.first = NOBODY
    card, over = option & builder.CARD, option >> builder.OVER & builder.CARD
    key = builder.discounts(s, at, over)
    return {
        "price": builder.price(s, key, option),
        "steps": as_lists(steps(s.setup.edition, card, over, key)),
    }


def _build(s: State, at: int, option: int) -> Json:
    price = _price(s, at, option)
    seat, card = s.seats[at], option & builder.CARD
    budget = len(seat.hand) - (card in seat.hand) + builder.spendable(seat, option)
    why = _obstacle(s, at, option)
    if not why and _least(s, at, option) > budget:
        why = {"reason": "too_dear", "budget": budget}
    return {**(why or {"reason": "not_now"}), **price}


def _least(s: State, at: int, option: int) -> int:
    """What a seat has to pay in this builder's phase; before it, what it would as the builder."""
    if s.phase != BUILDER:
        s.first, s.privilege = at, privilege(s, at)
    return builder.price(s, builder.discounts(s, at, option >> builder.OVER & builder.CARD), option)


def _obstacle(s: State, at: int, option: int) -> Json:
    """Why a seat may not build this at any price."""
    seat, card, over = s.seats[at], option & builder.CARD, option >> builder.OVER & builder.CARD
    if card == over:
        return {"reason": "cannot_cover_same"}
    if BIT[card] & CITY_BUILDINGS & seat.owned:
        return {"reason": "already_built"}
    if card == CATHEDRAL and not s.cathedral:
        return {"reason": "cathedral_gone" if s.setup.expansion else "not_in_game"}
    if card != CATHEDRAL and card not in seat.hand:
        return {"reason": "not_in_hand"}
    if over and not seat.owned & ~seat.fresh & BIT[CRANE]:
        return {"reason": "no_crane"}
    if over == CRANE:
        return {"reason": "cannot_cover_crane"}
    if over and option >> builder.OVER << builder.OVER not in builder.crane(seat):
        return {"reason": "not_standing", "card": NAMES[over]}
    return {}
