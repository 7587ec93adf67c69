"""How a game goes on: the roles, the phases, and what every answer leads to."""

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from game.sanjuan import builder, councillor, producer, prospector, rounds, trader
from game.sanjuan.catalogue import BIT, LIBRARY, ROLES
from game.sanjuan.state import (
    ASK_LIBRARY,
    CHOOSING,
    LIBRARY_USED,
    LIMITS,
    OFFICES,
    TUCKING,
    State,
)
from game.state import ASK_ROLE, ROLE_TAKEN, Answer, Phase, over, player

_LIBRARY: Final = BIT[LIBRARY]
FREE: Final = {
    taken: [role for role in range(len(ROLES)) if role not in taken]
    for count in range(len(ROLES))
    for taken in permutations(range(len(ROLES)), count)
}
"""The roles that are left, by those taken."""


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


def privilege(s: State, at: int) -> int:
    """What a role would give the seat that took it now, if that makes use of its library."""
    owned = s.seats[at].owned & _LIBRARY
    return 2 if owned and not (len(s.seats) == 2 and at == s.governor and s.library_used) else 1


def use_library(s: State, picks: Sequence[int]) -> bool:
    if picks:
        s.privilege = 2
        s.library_used = True
        s.events.append((LIBRARY_USED, s.first))
    return False


PHASES: Final[tuple[Phase[State], ...]] = (
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

ANSWERS: Final[tuple[Answer[State], ...]] = (
    take_role,
    rounds.keep_drafted,
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

choose, go_on = player(PHASES, ANSWERS, AFTER, CHOOSING)
