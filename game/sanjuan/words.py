"""Decisions and events of San Juan in words: numbers within the rules, names outside."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from game import words
from game.checks import Json
from game.decision import Decision
from game.sanjuan import state
from game.sanjuan.builder import CARD, OVER, WITH_GOOD
from game.sanjuan.catalogue import BY_NAME, NAMES, NOTHING, ROLES, TILES
from game.sanjuan.prices import steps
from game.sanjuan.scoring import score
from game.sanjuan.state import ASK_BUILD, KINDS, PHASES, REASONS, State
from game.state import ASK_ROLE, Event
from game.words import Events, Secret, common_events


def option_name(kind: int, option: int) -> str:
    """
    >>> option_name(ASK_BUILD, 29 | 15 << OVER)
    'palace over chapel'
    """
    if kind == ASK_ROLE:
        return ROLES[option]
    if kind != ASK_BUILD or option <= CARD:
        return NAMES[option]
    return f"{NAMES[option & CARD]} over {covered_name(option)}"


def option_named(kind: int, name: str) -> int:
    """What an option is within the rules; a `KeyError` if it has no such card.

    >>> option_name(ASK_BUILD, option_named(ASK_BUILD, "palace over indigo_plant+good"))
    'palace over indigo_plant+good'
    """
    if kind == ASK_ROLE:
        return ROLES.index(name)
    card, _, covered = name.partition(" over ")
    over, _, good = covered.partition("+")
    cover = BY_NAME[over] << OVER if over else 0
    return BY_NAME[card] | cover | (WITH_GOOD if good else 0)


def covered_name(option: int) -> str:
    return NAMES[option >> OVER & CARD] + ("+good" if option & WITH_GOOD else "")


def decision(s: State) -> Decision | None:
    return words.decision(s, KINDS[s.kind], partial(option_name, s.kind), NAMES[s.about])


def names(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def reason(why: int) -> str:
    return REASONS[why - state.FOR_DEAL] if why >= state.FOR_DEAL else NAMES[why]


def event(s: State, happened: Event) -> Json:
    return words.described(s, happened, EVENTS)


def seen_by(seat: int, happened: Json) -> Json:
    return words.seen_by(seat, happened, SECRETS)


def _built(s: State, seat: int, option: int, paid: int, key: int) -> Json:
    card, over = option & CARD, option >> OVER & CARD
    return {
        "seat": seat,
        "card": NAMES[card],
        "over": covered_name(option) if over != NOTHING else None,
        "paid": paid,
        "steps": as_lists(steps(s.setup.edition, card, over, key)),
    }


def as_lists(found: Sequence[tuple[str, int]]) -> list[list[str | int]]:
    return [[why, value] for why, value in found]


def _moved(seat: int, cards: Sequence[int], why: int) -> Json:
    return {"seat": seat, "cards": names(cards), "reason": reason(why)}


def _plant(seat: int, plant: int) -> Json:
    return {"seat": seat, "plant": NAMES[plant]}


EVENTS: Final[Events] = {
    **common_events(ROLES, PHASES, score),
    state.LIBRARY_USED: ("library", lambda s, seat: {"seat": seat}),
    state.TILE_TURNED: ("tile", lambda s, tile: {"prices": TILES[tile]}),
    state.DRAWN: ("draw", lambda s, seat, cards, why: _moved(seat, cards, why)),
    state.REVEALED: (
        "reveal",
        lambda s, seat, by, cards, kept: {**_moved(seat, cards, by), "kept": NAMES[kept] or None},
    ),
    state.BUILT: ("build", _built),
    state.DISCARDED: (
        "discard",
        lambda s, seat, cards, why: {**_moved(seat, cards, why), "count": len(cards)},
    ),
    state.GOOD_MADE: ("good", lambda s, seat, plant, card: {**_plant(seat, plant), "card": NAMES[card]}),
    state.SPENT: ("spend", lambda s, seat, plant: _plant(seat, plant)),
    state.SOLD: ("sell", lambda s, seat, plant, price: {**_plant(seat, plant), "price": price}),
    state.TUCKED: (
        "tuck",
        lambda s, seat, by, cards, hand: {**_moved(seat, cards, by), "count": len(cards), "hand": hand},
    ),
    state.SHIPPED: ("ship", lambda s, seat: {"seat": seat}),
    state.STOOD_STILL: ("standstill", lambda s: {}),
    state.CITY_FULL: ("last", lambda s, seat: {"seat": seat}),
}

SECRETS: Final = {
    "draw": Secret(counted=("cards",)),
    "discard": Secret(hidden=("cards",)),
    "tuck": Secret(hidden=("cards", "count")),
    "good": Secret(hidden=("card",), from_all=True),
}
