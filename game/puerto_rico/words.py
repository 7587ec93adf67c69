"""Decisions and events of Puerto Rico in words: numbers within the rules, names outside."""

from collections.abc import Iterable, Sequence
from typing import Final

from game import words
from game.checks import Json
from game.decision import Decision
from game.puerto_rico import builder, captain, state, trader
from game.puerto_rico.captain import KIND, ON_WHARF, SHIP
from game.puerto_rico.catalogue import CONSTRUCTION_HUT, GOODS, HOSPICE, NAMES, OFFICE, ROLES, TILES
from game.puerto_rico.mayor import BUILDING
from game.puerto_rico.scoring import score
from game.puerto_rico.state import KINDS, PHASES, State
from game.state import ASK_ROLE, ROLE_TAKEN, Event
from game.words import Events, Secret, common_events

OPTIONS: Final = {
    ASK_ROLE: ROLES,
    state.ASK_SETTLE: TILES,
    state.ASK_PRIVILEGE: GOODS,
    state.ASK_SELL: GOODS,
    state.ASK_STORE: GOODS,
    state.ASK_BARREL: GOODS,
}
"""The names of the options by kind of decision, where they are not buildings, circles or loads."""


def option_name(s: State, option: int) -> str:
    if s.kind == state.ASK_LOAD:
        return load_name(s, option & KIND, option >> SHIP)
    if s.kind == state.ASK_MAN:
        return circle_name(option)
    return OPTIONS.get(s.kind, NAMES)[option]


def load_name(s: State, good: int, ship: int) -> str:
    return f"{GOODS[good]} on {ship_name(s, ship)}"


def ship_name(s: State, ship: int) -> str:
    return "wharf" if ship == ON_WHARF else str(s.ships[ship])


def circle_name(circle: int) -> str:
    return TILES[circle] if circle < BUILDING else NAMES[circle - BUILDING]


def decision(s: State) -> Decision | None:
    about = NAMES[s.about] if s.kind == state.ASK_UNIVERSITY else ""
    return words.decision(s, KINDS[s.kind], lambda option: option_name(s, option), about)


def event(s: State, happened: Event) -> Json:
    return words.described(s, happened, EVENTS)


def seen_by(seat: int, happened: Json) -> Json:
    return words.seen_by(seat, happened, SECRETS)


def goods(barrels: Sequence[int]) -> dict[str, int]:
    """How many of each good, without those of which there are none."""
    return {GOODS[good]: count for good, count in enumerate(barrels) if count}


def as_lists(steps: Iterable[tuple[str, int]]) -> list[list[str | int]]:
    return [list(step) for step in steps]


def _settled(s: State, seat: int, tile: int, hut: bool) -> Json:
    found = {"seat": seat, "tile": TILES[tile]}
    return {**found, "building": NAMES[CONSTRUCTION_HUT]} if hut else found


def _placed(s: State, seat: int, by: int, on: int, ashore: bool) -> Json:
    where = TILES[on] if by == HOSPICE else NAMES[on]
    return {"seat": seat, "building": NAMES[by], "on": where, "source": "supply" if ashore else "ship"}


def _manned(s: State, seat: int, circles: Sequence[int], stored: int) -> Json:
    return {"seat": seat, "circles": [circle_name(circle) for circle in circles], "stored": stored}


def _built(s: State, seat: int, building: int, paid: int, quarries: int, privilege: bool) -> Json:
    steps = as_lists(builder.steps(s, building, quarries, privilege))
    return {"seat": seat, "building": NAMES[building], "paid": paid, "steps": steps}


def _produced(s: State, seat: int, made: Sequence[int], output: Sequence[int]) -> Json:
    missed = goods([could - did for could, did in zip(output, made, strict=True)])
    found = {"seat": seat, "goods": goods(made)}
    return {**found, "missed": missed} if missed else found


def _sold(s: State, seat: int, good: int, paid: int, acting: int, privilege: bool, office: bool) -> Json:
    steps = as_lists(trader.steps(good, acting, privilege))
    found = {"seat": seat, "good": GOODS[good], "doubloons": paid, "steps": steps}
    return {**found, "building": NAMES[OFFICE]} if office else found


def _counted(barrels: Sequence[int]) -> dict[str, int]:
    return goods([barrels.count(good) for good in range(len(GOODS))])


def _loaded(
    s: State, seat: int, good: int, ship: int, barrels: int, harbor: bool, first: bool, forced: bool
) -> Json:
    steps = captain.steps(barrels, harbor, first)
    return {
        "seat": seat,
        "good": GOODS[good],
        "ship": ship_name(s, ship),
        "barrels": barrels,
        "points": sum(points for _, points in steps),
        "steps": as_lists(steps),
        "forced": forced,
    }


def _bonus(s: State, taken: Sequence[int]) -> Json:
    return {"roles": [ROLES[role] for role in range(len(s.doubloons)) if role not in taken]}


def _last(s: State, why: int, seat: int) -> Json:
    found = {"reason": state.ENDINGS[why]}
    return found if seat == state.NOBODY else {**found, "seat": seat}


EVENTS: Final[Events] = {
    **common_events(ROLES, PHASES, score),
    ROLE_TAKEN: (
        "role",
        lambda s, seat, role, money: {"seat": seat, "role": ROLES[role], "doubloons": money},
    ),
    state.TILE_TAKEN: ("settle", _settled),
    state.TILE_DRAWN: ("hacienda", lambda s, seat, tile: {"seat": seat, "tile": TILES[tile]}),
    state.TILES_LAID: ("tiles", lambda s, tiles: {"tiles": [TILES[tile] for tile in tiles]}),
    state.COLONIST_PLACED: ("colonist", _placed),
    state.COLONISTS_TAKEN: (
        "colonists",
        lambda s, seat, count, ashore: {"seat": seat, "count": count, "supply": ashore},
    ),
    state.MANNED: ("man", _manned),
    state.SHIP_FILLED: ("ship", lambda s, count, wanted: {"count": count, "wanted": wanted}),
    state.BUILT: ("build", _built),
    state.PRODUCED: ("produce", _produced),
    state.PRIVILEGE_TAKEN: (
        "produce",
        lambda s, seat, good: {"seat": seat, "goods": _counted((good,)), "privilege": True},
    ),
    state.FACTORY_PAID: (
        "factory",
        lambda s, seat, paid, kinds: {"seat": seat, "doubloons": paid, "kinds": kinds},
    ),
    state.SOLD: ("sell", _sold),
    state.HOUSE_EMPTIED: ("house", lambda s, house: {"goods": _counted(house)}),
    state.LOADED: ("load", _loaded),
    state.LOST: ("lose", lambda s, seat, barrels: {"seat": seat, "goods": goods(barrels)}),
    state.UNLOADED: (
        "unload",
        lambda s, size, good, barrels: {"ship": str(size), "good": GOODS[good], "barrels": barrels},
    ),
    state.PROSPECTED: ("prospect", lambda s, seat, paid: {"seat": seat, "doubloons": paid}),
    state.ROLES_PAID: ("bonus", _bonus),
    state.LAST_ROUND: ("last", _last),
}

SECRETS: Final = {"load": Secret(hidden=("points", "steps"))}
