"""Decisions and events of Puerto Rico in words: numbers within the rules, names outside."""

from collections.abc import Sequence
from typing import Final

from game import words
from game.checks import Json
from game.decision import Decision
from game.puerto_rico import state
from game.puerto_rico.builder import steps
from game.puerto_rico.captain import KIND, ON_WHARF, SHIP
from game.puerto_rico.catalogue import GOODS, NAMES, ROLES, TILES
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


def _loaded(s: State, seat: int, good: int, ship: int, barrels: int, points: int) -> Json:
    return {
        "seat": seat,
        "good": GOODS[good],
        "ship": ship_name(s, ship),
        "barrels": barrels,
        "points": points,
    }


def _built(s: State, seat: int, building: int, paid: int, quarries: int, privilege: bool) -> Json:
    found = steps(s, building, quarries, privilege)
    return {"seat": seat, "building": NAMES[building], "paid": paid, "steps": [list(step) for step in found]}


def _manned(s: State, seat: int, circles: Sequence[int], stored: int) -> Json:
    return {"seat": seat, "circles": [circle_name(circle) for circle in circles], "stored": stored}


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
    state.TILE_TAKEN: ("settle", lambda s, seat, tile: {"seat": seat, "tile": TILES[tile]}),
    state.TILE_DRAWN: ("hacienda", lambda s, seat, tile: {"seat": seat, "tile": TILES[tile]}),
    state.TILES_LAID: ("tiles", lambda s, tiles: {"tiles": [TILES[tile] for tile in tiles]}),
    state.COLONIST_PLACED: ("colonist", lambda s, seat, by: {"seat": seat, "building": NAMES[by]}),
    state.COLONISTS_TAKEN: ("colonists", lambda s, seat, count: {"seat": seat, "count": count}),
    state.MANNED: ("man", _manned),
    state.SHIP_FILLED: ("ship", lambda s, count: {"count": count}),
    state.BUILT: ("build", _built),
    state.PRODUCED: ("produce", lambda s, seat, barrels: {"seat": seat, "goods": goods(barrels)}),
    state.FACTORY_PAID: ("factory", lambda s, seat, paid: {"seat": seat, "doubloons": paid}),
    state.SOLD: ("sell", lambda s, seat, good, paid: {"seat": seat, "good": GOODS[good], "doubloons": paid}),
    state.HOUSE_EMPTIED: ("house", lambda s: {}),
    state.LOADED: ("load", _loaded),
    state.LOST: ("lose", lambda s, seat, barrels: {"seat": seat, "goods": goods(barrels)}),
    state.UNLOADED: ("unload", lambda s, size: {"ship": str(size)}),
    state.PROSPECTED: ("prospect", lambda s, seat, paid: {"seat": seat, "doubloons": paid}),
    state.ROLES_PAID: ("bonus", _bonus),
    state.LAST_ROUND: ("last", _last),
}

SECRETS: Final = {"load": Secret(hidden=("points",))}
