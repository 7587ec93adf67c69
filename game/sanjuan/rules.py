"""How a game goes on: the roles, the phases, and what every answer leads to."""

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Final

from game.errors import Refused
from game.sanjuan import builder, councillor, producer, prospector, rounds, trader
from game.sanjuan.catalogue import BIT, LIBRARY, ROLES
from game.sanjuan.state import (
    ASK_LIBRARY,
    ASK_ROLE,
    CHOOSING,
    GAME_ENDED,
    LIBRARY_USED,
    LIMITS,
    OFFICES,
    OVER,
    PHASE_ENDED,
    ROLE_TAKEN,
    TUCKING,
    State,
)

_LIBRARY: Final = BIT[LIBRARY]
FREE: Final = {
    taken: [role for role in range(len(ROLES)) if role not in taken]
    for count in range(len(ROLES))
    for taken in permutations(range(len(ROLES)), count)
}
"""The roles that are left, by those taken."""


def choose(s: State, pick: Sequence[int]) -> None:
    """Answer the pending decision with some of its options, and go on to the next one."""
    count = len(pick)
    if not s.low <= count <= s.high:
        raise _wrong_count(s, count)
    if count == 1:
        if pick[0] not in s.options:
            raise Refused("pick: not among the options")
    elif count:
        pick = in_order(s.options, pick)
    if not ANSWERS[s.kind](s, pick):
        while not PHASES[s.phase](s):
            end_phase(s)


def _wrong_count(s: State, count: int) -> Refused:
    if s.over:
        return Refused("pick: the game is over")
    return Refused(f"pick: expected {s.low} to {s.high} options, not {count}")


def in_order(options: Sequence[int], pick: Sequence[int]) -> list[int]:
    """The same picks in the order of the options, of which equal ones serve from the first on."""
    rest = list(pick)
    ordered = []
    for option in options:
        if option in rest:
            rest.remove(option)
            ordered.append(option)
    if rest:
        raise Refused("pick: not among the options, or more often than offered")
    return ordered


def go_on(s: State) -> None:
    """Play until somebody has to decide, or the game is over."""
    while not PHASES[s.phase](s):
        end_phase(s)


def end_phase(s: State) -> None:
    s.step = 0
    if s.phase < CHOOSING:
        s.events.append((PHASE_ENDED, s.phase))
    s.phase = OVER if s.over else AFTER[s.phase]


def over(s: State) -> bool:
    """The last phase: no answer is accepted any more."""
    s.events.append((GAME_ENDED,))
    s.low, s.high, s.options = 1, 0, []
    return True


def choosing(s: State) -> bool:
    """Ask for the next role; false when the round has had its roles."""
    turn = len(s.roles)
    if turn == s.turns:
        rounds.begin_round(s)
        return False
    return s.ask(ASK_ROLE, (s.governor + turn) % len(s.seats), 1, 1, FREE[s.roles])


def take_role(s: State, picks: Sequence[int]) -> bool:
    s.first = s.seat
    s.phase = picks[0]
    s.roles = (*s.roles, s.phase)
    s.events.append((ROLE_TAKEN, s.first, s.phase))
    s.privilege = 1
    if s.seats[s.first].owned & _LIBRARY:
        return library(s)
    return False


def library(s: State) -> bool:
    """It doubles the privilege; with 2 seats for one of the governor's two roles."""
    if len(s.seats) == 2 and s.first == s.governor:
        if s.library_used:
            return False
        if len(s.roles) == 1:
            return s.ask(ASK_LIBRARY, s.first, 0, 1, [LIBRARY])
    s.privilege = 2
    return False


def use_library(s: State, picks: Sequence[int]) -> bool:
    if picks:
        s.privilege = 2
        s.library_used = True
        s.events.append((LIBRARY_USED, s.first))
    return False


Phase = Callable[[State], bool]
Answer = Callable[[State, Sequence[int]], bool]

PHASES: Final[tuple[Phase, ...]] = (
    builder.builder,
    producer.producer,
    trader.trader,
    councillor.councillor,
    prospector.prospector,
    choosing,
    rounds.offices,
    rounds.tucking,
    rounds.limits,
    rounds.draft,
    over,
)
"""By phase: asks the next question; false when the phase is over."""

AFTER: Final = (*[CHOOSING] * 5, OFFICES, TUCKING, LIMITS, CHOOSING, CHOOSING)
"""By phase: the one that follows."""

ANSWERS: Final[tuple[Answer, ...]] = (
    rounds.keep_drafted,
    take_role,
    use_library,
    builder.build,
    builder.spend,
    builder.pay,
    producer.produce,
    trader.sell,
    councillor.keep,
    councillor.discard,
    prospector.keep,
    rounds.exchange,
    rounds.chapel,
    rounds.bank,
    rounds.discard_surplus,
)
"""By kind of decision: does what was picked; true if that led to another question at once."""
