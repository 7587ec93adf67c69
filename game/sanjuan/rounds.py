"""From one round to the next: offices, chapels and banks, hand limits. And the draft before the first."""

from collections.abc import Sequence
from typing import Final

from game.sanjuan.catalogue import BANK, BIT, CHAPEL, GUARD_ROOM, OFFICE_BUILDING, TOWER
from game.sanjuan.state import (
    ASK_BANK,
    ASK_CHAPEL,
    ASK_DRAFT,
    ASK_LIMIT,
    ASK_OFFICE,
    ENDLESS,
    FOR_DRAFT,
    FOR_LIMIT,
    MOVING,
    STOOD_STILL,
    TUCKED,
    State,
)
from game.state import ROUND_BEGAN

HAND: Final = 4
HAND_LIMIT: Final = 7
GUARDED_LIMIT: Final = 6
TOWER_LIMIT: Final = 12
OFFICE_CARDS: Final = 2
STILL_ROUNDS: Final = 2
"""So many whole rounds in which nothing moves end the game."""
_TUCKING: Final = BIT[CHAPEL] | BIT[BANK]


def begin_round(s: State) -> None:
    """The roles return and the governor passes on, unless the game stands still."""
    if not s.drawable() and s.still != ENDLESS and stands_still(s):
        s.events.append((STOOD_STILL,))
        s.over = True
        return
    s.round += 1
    s.governor = s.first = (s.governor + 1) % len(s.seats)
    s.roles = ()
    s.library_used = False
    s.events.append((ROUND_BEGAN, s.round, s.governor))


def stands_still(s: State) -> bool:
    """With nothing to draw, for two whole rounds nobody could gain a card, and none has moved.

    Where no city has a good and no hand too many cards, whatever can move ends up in a city for good.
    """
    seats = range(len(s.seats))
    if any(any(s.seats[at].goods) or len(s.seats[at].hand) > hand_limit(s, at) for at in seats):
        s.still = MOVING
        return False
    laid = sum(seat.laid_out() for seat in s.seats)
    if s.still[0] != laid:
        s.still = laid, s.round
    return s.round - s.still[1] >= STILL_ROUNDS


def draft(s: State) -> bool:
    """Ask each seat, from the governor on, which of its cards it keeps."""
    while s.step < len(s.seats):
        at = (s.first + s.step) % len(s.seats)
        s.step += 1
        hand = s.seats[at].hand
        kept = min(HAND, len(hand))
        if s.ask(ASK_DRAFT, at, kept, kept, hand[:]):
            return True
        keep_drafted(s, hand[:kept])
    return False


def keep_drafted(s: State, picks: Sequence[int]) -> bool:
    rest = s.seats[s.seat].hand[:]
    for card in picks:
        rest.remove(card)
    s.discard(s.seat, rest, FOR_DRAFT)
    return False


def offices(s: State) -> bool:
    """Once round the table: the office buildings."""
    if not s.standing & BIT[OFFICE_BUILDING]:
        return False
    while s.step < len(s.seats):
        at = (s.first + s.step) % len(s.seats)
        s.step += 1
        seat = s.seats[at]
        if seat.owned & BIT[OFFICE_BUILDING] and seat.hand:
            return s.ask(ASK_OFFICE, at, 0, min(OFFICE_CARDS, len(seat.hand)), seat.hand[:])
    return False


def exchange(s: State, picks: Sequence[int]) -> bool:
    s.discard(s.seat, picks, OFFICE_BUILDING)
    s.draw(s.seat, len(picks), OFFICE_BUILDING)
    return False


def tucking(s: State) -> bool:
    """Once round the table: each seat's chapel and then its bank; two steps a seat."""
    if not s.standing & _TUCKING:
        return False
    while s.step < 2 * len(s.seats):
        at = (s.first + s.step // 2) % len(s.seats)
        s.step += 1
        seat = s.seats[at]
        if not seat.owned & _TUCKING or not seat.hand:
            s.step += s.step % 2
        elif s.step % 2:
            if seat.owned & BIT[CHAPEL]:
                return s.ask(ASK_CHAPEL, at, 0, 1, seat.hand[:])
        elif seat.owned & BIT[BANK] and not seat.bank_used:
            return s.ask(ASK_BANK, at, 0, len(seat.hand), seat.hand[:])
    return False


def chapel(s: State, picks: Sequence[int]) -> bool:
    return tuck(s, CHAPEL, picks)


def bank(s: State, picks: Sequence[int]) -> bool:
    s.seats[s.seat].bank_used = bool(picks)
    return tuck(s, BANK, picks)


def tuck(s: State, building: int, picks: Sequence[int]) -> bool:
    """Cards from the hand under a building, for good."""
    seat = s.seats[s.seat]
    if picks:
        for card in picks:
            seat.hand.remove(card)
        place = seat.city.index(building)
        seat.tucked = {**seat.tucked, place: (*seat.tucked.get(place, ()), *picks)}
        s.events.append((TUCKED, s.seat, building, tuple(picks), len(seat.hand)))
    return False


def limits(s: State) -> bool:
    """Once round the table: the hand limits."""
    while s.step < len(s.seats):
        at = (s.first + s.step) % len(s.seats)
        s.step += 1
        hand = s.seats[at].hand
        if len(hand) > GUARDED_LIMIT:
            count = max(0, len(hand) - hand_limit(s, at))
            if s.ask(ASK_LIMIT, at, count, count, hand[:]):
                return True
            discard_surplus(s, hand[:count])
    return False


def hand_limit(s: State, at: int) -> int:
    """How many cards a seat may take into the round."""
    owned = s.seats[at].owned
    if owned & BIT[TOWER]:
        return TOWER_LIMIT
    guarded = s.standing & ~owned & BIT[GUARD_ROOM]
    return GUARDED_LIMIT if guarded else HAND_LIMIT


def discard_surplus(s: State, picks: Sequence[int]) -> bool:
    s.discard(s.seat, picks, FOR_LIMIT)
    return False
