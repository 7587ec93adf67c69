"""Decisions and events in words: numbers within the rules, names outside."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.decision import Decision
from game.sanjuan import state
from game.sanjuan.builder import CARD, OVER, WITH_GOOD
from game.sanjuan.catalogue import NAMES, NOTHING, ROLES, TILES
from game.sanjuan.prices import steps
from game.sanjuan.scoring import score
from game.sanjuan.state import ASK_BUILD, ASK_ROLE, KINDS, PHASES, REASONS, Event, State

Json = dict[str, Any]


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


def covered_name(option: int) -> str:
    return NAMES[option >> OVER & CARD] + ("+good" if option & WITH_GOOD else "")


def decision(s: State) -> Decision | None:
    """The pending decision, if the game is not over."""
    if s.over:
        return None
    options = tuple([option_name(s.kind, option) for option in s.options])
    return Decision(s.seat, KINDS[s.kind], s.low, s.high, options, NAMES[s.about])


def names(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def reason(why: int) -> str:
    return REASONS[why - state.FOR_DEAL] if why >= state.FOR_DEAL else NAMES[why]


def event(s: State, happened: Event) -> Json:
    """What happened, with all that only the owner of the table may see."""
    code, *facts = happened
    name, describe = EVENTS[code]
    return {"event": name, **describe(s, *facts)}


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


EVENTS: Final[Mapping[int, tuple[str, Callable[..., Json]]]] = {
    state.ROUND_BEGAN: ("round", lambda s, number, governor: {"round": number, "governor": governor}),
    state.ROLE_TAKEN: ("role", lambda s, seat, role: {"seat": seat, "role": ROLES[role]}),
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
    state.GOOD_MADE: (
        "good",
        lambda s, seat, plant, card: {"seat": seat, "plant": NAMES[plant], "card": NAMES[card]},
    ),
    state.SPENT: ("spend", lambda s, seat, plant: {"seat": seat, "plant": NAMES[plant]}),
    state.SOLD: (
        "sell",
        lambda s, seat, plant, price: {"seat": seat, "plant": NAMES[plant], "price": price},
    ),
    state.TUCKED: (
        "tuck",
        lambda s, seat, by, cards, hand: {**_moved(seat, cards, by), "count": len(cards), "hand": hand},
    ),
    state.SHIPPED: ("ship", lambda s, seat: {"seat": seat}),
    state.RESHUFFLED: ("reshuffle", lambda s, count: {"count": count}),
    state.PHASE_ENDED: ("phase_end", lambda s, phase: {"phase": PHASES[phase]}),
    state.GAME_ENDED: ("end", lambda s: {"score": score(s)}),
}

SECRETS: Final = {"discard": ("cards",), "tuck": ("cards", "count"), "good": ("card",)}
"""What of an event other seats do not learn, not even as a count."""


def seen_by(seat: int, happened: Json) -> Json:
    """The same event for the eyes of one seat."""
    kind = happened["event"]
    if kind == "good" or (kind in SECRETS and happened["seat"] != seat):
        return {key: value for key, value in happened.items() if key not in SECRETS[kind]}
    if kind == "draw" and happened["seat"] != seat:
        return {**happened, "cards": len(happened["cards"])}
    return happened
