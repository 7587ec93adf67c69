"""The craftsman phase: goods from plantations and buildings."""

from collections.abc import Sequence
from typing import Final

from game.puerto_rico.catalogue import BIT, FACTORY
from game.puerto_rico.state import ASK_PRIVILEGE, FACTORY_PAID, PRIVILEGE_TAKEN, PRODUCED, State

FACTORY_PAYS: Final = (0, 0, 1, 2, 3, 5)
"""By the number of kinds really produced."""


def craftsman(s: State) -> bool:
    """Let everybody produce, then ask the craftsman for one good more; false at the end of the phase."""
    if s.step:
        return False
    s.step = 1
    options = [good for good in produce_all(s) if s.goods[good]]
    return bool(options) and s.ask(ASK_PRIVILEGE, s.first, 0, 1, options)


def produce_all(s: State) -> tuple[int, ...]:
    """In turn order; the kinds that the craftsman has made."""
    count = len(s.seats)
    kinds = produce(s, s.first)
    for step in range(1, count):
        produce(s, (s.first + step) % count)
    return kinds


def produce(s: State, at: int) -> tuple[int, ...]:
    """What a seat makes, as far as the supply goes; the kinds of it."""
    seat = s.seats[at]
    made = tuple(map(min, seat.output, s.goods))
    kinds = []
    for good, barrels in enumerate(made):
        if barrels:
            kinds.append(good)
            s.goods[good] -= barrels
            seat.goods[good] += barrels
    if kinds:
        s.events.append((PRODUCED, at, made, seat.output))
        pay = FACTORY_PAYS[len(kinds)]
        if pay and seat.acting & BIT[FACTORY]:
            seat.doubloons += pay
            s.events.append((FACTORY_PAID, at, pay, len(kinds)))
    elif any(seat.output):
        s.events.append((PRODUCED, at, made, seat.output))
    return tuple(kinds)


def privilege(s: State, picks: Sequence[int]) -> bool:
    for good in picks:
        s.goods[good] -= 1
        s.seats[s.seat].goods[good] += 1
        s.events.append((PRIVILEGE_TAKEN, s.seat, good))
    return False
