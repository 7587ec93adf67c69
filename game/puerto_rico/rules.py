"""How a game of Puerto Rico goes on: the roles, the phases, and what every answer leads to."""

from collections.abc import Sequence
from typing import Final

from game.puerto_rico import builder, captain, craftsman, mayor, settler, trader
from game.puerto_rico.catalogue import PROSPECTOR, PROSPECTOR_2
from game.puerto_rico.state import CHOOSING, PROSPECTED, ROLES_PAID, State
from game.state import ASK_ROLE, ROLE_TAKEN, ROUND_BEGAN, Answer, Phase, over, player


def choosing(s: State) -> bool:
    """Ask for the next role; false when the round has had its roles."""
    turn = len(s.roles)
    if turn == s.turns:
        end_round(s)
        return False
    return s.ask(ASK_ROLE, (s.governor + turn) % len(s.seats), 1, 1, free_roles(s))


def free_roles(s: State) -> list[int]:
    """The roles that are left; of two prospectors one is offered."""
    left = [role for role in range(len(s.doubloons)) if role not in s.roles]
    if left and left[-1] == PROSPECTOR_2:
        left[-1] = PROSPECTOR
        if left[-2:] == [PROSPECTOR, PROSPECTOR]:
            left.pop()
    return left


def end_round(s: State) -> None:
    """A doubloon onto each role not taken; the roles return and the governor passes on."""
    s.doubloons = tuple([money + (role not in s.roles) for role, money in enumerate(s.doubloons)])
    s.events.append((ROLES_PAID, s.roles))
    s.roles = ()
    if s.last:
        s.over = True
        return
    s.round += 1
    s.governor = s.first = (s.governor + 1) % len(s.seats)
    s.events.append((ROUND_BEGAN, s.round, s.governor))


def take_role(s: State, picks: Sequence[int]) -> bool:
    """The role, the doubloons on it, and its phase."""
    role = dearer_prospector(s) if picks[0] == PROSPECTOR else picks[0]
    s.first = s.seat
    s.phase = role
    s.roles = (*s.roles, role)
    money = s.doubloons[role]
    if money:
        s.seats[s.seat].doubloons += money
        s.doubloons = (*s.doubloons[:role], 0, *s.doubloons[role + 1 :])
    s.events.append((ROLE_TAKEN, s.seat, role, money))
    return False


def dearer_prospector(s: State) -> int:
    """That with more doubloons of those left, the first if equal or both are taken."""
    both = range(PROSPECTOR, len(s.doubloons))
    return max([role for role in both if role not in s.roles] or both, key=s.doubloons.__getitem__)


def prospector(s: State) -> bool:
    s.seats[s.first].doubloons += 1
    s.events.append((PROSPECTED, s.first, 1))
    return False


PHASES: Final[tuple[Phase[State], ...]] = (
    settler.settler,
    mayor.mayor,
    builder.builder,
    craftsman.craftsman,
    trader.trader,
    captain.captain,
    prospector,
    prospector,
    choosing,
    over,
)
"""By phase: asks the next question; false when the phase is over."""

AFTER: Final = (CHOOSING,) * (CHOOSING + 1)
"""By phase: the one that follows."""

ANSWERS: Final[tuple[Answer[State], ...]] = (
    take_role,
    settler.draw_tile,
    settler.settle,
    settler.send_colonist,
    mayor.man,
    builder.build,
    builder.teach,
    craftsman.privilege,
    trader.sell,
    captain.load,
    captain.keep,
    captain.keep_barrel,
)
"""By kind of decision: does what was picked; true if that led to another question at once."""

choose, go_on = player(PHASES, ANSWERS, AFTER, CHOOSING)
