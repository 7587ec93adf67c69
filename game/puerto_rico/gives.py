"""What a role gives every seat as things stand, and what of theirs has a part in it."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from game.puerto_rico import builder, captain, craftsman, mayor, settler, trader
from game.puerto_rico.catalogue import (
    BUILDER,
    CAPTAIN,
    CIRCLES,
    CONSTRUCTION_HUT,
    CORN,
    CRAFTSMAN,
    FACTORY,
    GOODS,
    HACIENDA,
    HARBOR,
    HOSPICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    MAKES,
    MAYOR,
    NAMES,
    NO_GOOD,
    OFFICE,
    QUARRY,
    SETTLER,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    TILES,
    TRADER,
    UNIVERSITY,
    WHARF,
)
from game.puerto_rico.rules import choose, go_on
from game.puerto_rico.state import ASK_LOAD, ASK_STORE, LOADED, LOST, Seat, State
from game.puerto_rico.words import goods, load_name

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoGift, PuertoRicoShare, PuertoRicoVoyage

Places = tuple[list[int], list[int]]
"""Those of an island and of a city."""


def shares(s: State, role: int) -> "list[PuertoRicoShare]":
    """By seat, as if those before it let their turns pass; `first` is the taker."""
    parts = [part(s, at, role) for at in range(len(s.seats))]
    found: list[PuertoRicoShare] = [
        {"gives": gift, "island": island, "city": city}
        for gift, (island, city) in zip(GIVES[role](s), parts, strict=True)
    ]
    if role == MAYOR:
        for seat, share in zip(s.seats, found, strict=True):
            share["circles"] = seat.empty_circles() + len(seat.island) - seat.manned.bit_count()
    if role == CAPTAIN:
        for seat, share in zip(s.seats, found, strict=True):
            share["lost"] = goods(captain.lost(seat))
        if s.phase != CAPTAIN:
            for share, voyage in zip(found, voyages(s), strict=True):
                share["voyage"] = voyage
    return found


def voyages(s: State) -> "list[PuertoRicoVoyage]":
    """By seat, what a captain's phase would come to if everybody always loaded for most points."""
    s.phase, s.step, s.events = CAPTAIN, 0, []
    return _sailed(s)


def rot(s: State, at: int, option: int) -> dict[str, int]:
    """What a seat would lose after this load, if everybody then always loaded for most points."""
    s = s.copy()
    s.phase, s.step, s.events = CAPTAIN, (at - s.first) % len(s.seats) + 1, []
    s.seat, s.storing = at, 0
    captain.load(s, [option])
    return _sailed(s)[at]["lost"]


def _sailed(s: State) -> "list[PuertoRicoVoyage]":
    go_on(s)
    while s.phase == CAPTAIN:
        choose(s, _likely(s))
    found: list[PuertoRicoVoyage] = [{"points": 0, "loaded": {}, "lost": {}} for _ in s.seats]
    for event in s.events:
        if event[0] == LOADED:
            _, at, good, _, barrels, harbor, first, _ = event
            found[at]["points"] += barrels + harbor + first
            loaded = found[at]["loaded"]
            loaded[GOODS[good]] = loaded.get(GOODS[good], 0) + barrels
        if event[0] == LOST:
            found[event[1]]["lost"] = goods(event[2])
    return found


def _likely(s: State) -> list[int]:
    if s.kind == ASK_LOAD:
        return [max(s.options, key=lambda option: captain.points(s, s.seat, option))]
    kinds, barrel = captain.best_kept(s.seats[s.seat])
    return kinds if s.kind == ASK_STORE else [good for good in s.options if good in barrel]


def _settler(s: State) -> "list[PuertoRicoGift]":
    return [{"tiles": [TILES[tile] for tile in settler.tiles(s, at)]} for at in range(len(s.seats))]


def _mayor(s: State) -> "list[PuertoRicoGift]":
    before = [seat.stored for seat in s.seats]
    mayor.share(s)
    return [{"colonists": seat.stored - had} for seat, had in zip(s.seats, before, strict=True)]


def _builder(s: State) -> "list[PuertoRicoGift]":
    return [{"build": [NAMES[what] for what in builder.buildable(s, at)]} for at in range(len(s.seats))]


def _craftsman(s: State) -> "list[PuertoRicoGift]":
    before = [(seat.goods[:], seat.doubloons) for seat in s.seats]
    kinds = craftsman.produce_all(s)
    more = [GOODS[good] for good in kinds if s.goods[good]]
    found: list[PuertoRicoGift] = []
    for at, (seat, (barrels, doubloons)) in enumerate(zip(s.seats, before, strict=True)):
        made = [after - had for after, had in zip(seat.goods, barrels, strict=True)]
        privilege = more if at == s.first else []
        found.append({"goods": goods(made), "doubloons": seat.doubloons - doubloons, "privilege": privilege})
    return found


def _trader(s: State) -> "list[PuertoRicoGift]":
    return [
        {"sell": {GOODS[good]: trader.price(seat, good, at == s.first) for good in trader.sellable(s, at)}}
        for at, seat in enumerate(s.seats)
    ]


def _captain(s: State) -> "list[PuertoRicoGift]":
    """The points of each load there is now."""
    return [
        {
            "load": {
                load_name(s, option & captain.KIND, option >> captain.SHIP): captain.points(s, at, option)
                for options in captain.loads(s, at)
                for option in options
            }
        }
        for at in range(len(s.seats))
    ]


def _prospector(s: State) -> "list[PuertoRicoGift]":
    return [{"doubloons": 1 if at == s.first else 0} for at in range(len(s.seats))]


GIVES: Final[Sequence[Callable[[State], "list[PuertoRicoGift]"]]] = (
    _settler,
    _mayor,
    _builder,
    _craftsman,
    _trader,
    _captain,
    _prospector,
    _prospector,
)
"""By role: what it would give each seat."""

HELPERS: Final = {
    SETTLER: (HACIENDA, CONSTRUCTION_HUT, HOSPICE),
    BUILDER: (UNIVERSITY,),
    CRAFTSMAN: (FACTORY,),
    TRADER: (SMALL_MARKET, LARGE_MARKET, OFFICE),
    CAPTAIN: (HARBOR, WHARF, SMALL_WAREHOUSE, LARGE_WAREHOUSE),
}
"""By role: the buildings that act in its phase, if somebody works there."""


def part(s: State, at: int, role: int) -> Places:
    """The places of a seat that have a part in a role: what acts, what makes goods, what is to be manned."""
    seat = s.seats[at]
    if role == MAYOR:
        return _empty(seat)
    helpers = HELPERS.get(role, ())
    island: list[int] = []
    city = [place for place, what in enumerate(seat.city) if what in helpers and seat.crew[place]]
    if role == BUILDER:
        island = [place for place, tile in _manned(seat) if tile == QUARRY]
    if role == CRAFTSMAN:
        fields, plants = _working(seat)
        return fields, sorted([*plants, *city])
    return island, city


def _manned(seat: Seat) -> Iterator[tuple[int, int]]:
    return ((place, tile) for place, tile in enumerate(seat.island) if seat.manned >> place & 1)


def _empty(seat: Seat) -> Places:
    island = [place for place in range(len(seat.island)) if not seat.manned >> place & 1]
    return island, [place for place, what in enumerate(seat.city) if seat.crew[place] < CIRCLES[what]]


def _working(seat: Seat) -> Places:
    """The first fields and plants of each kind, as many as are needed for what is made."""
    fields, plants = list(seat.output), list(seat.output)
    fields_at, plants_at = [], []
    for place, tile in _manned(seat):
        if tile != QUARRY and fields[tile] > 0:
            fields[tile] -= 1
            fields_at.append(place)
    for place, building in enumerate(seat.city):
        good = MAKES[building]
        if good not in (NO_GOOD, CORN) and plants[good] > 0 and seat.crew[place]:
            plants[good] -= seat.crew[place]
            plants_at.append(place)
    return fields_at, plants_at
