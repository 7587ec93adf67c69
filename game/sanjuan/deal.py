"""The table before the first choice."""

from game import rng
from game.sanjuan.catalogue import INDIGO_PLANT, TILES, deck
from game.sanjuan.rounds import HAND
from game.sanjuan.rules import go_on
from game.sanjuan.state import (
    CHOOSING,
    DRAFTING,
    FOR_DEAL,
    Setup,
    State,
    empty_state,
)
from game.state import ROUND_BEGAN


def deal(setup: Setup, seats: int, governor: int, seed: int) -> State:
    """A new game, at its first decision."""
    s = empty_state(setup, seats, governor, rng.number(seed))
    cards = deck(setup.expansion)
    for seat in s.seats:
        cards.remove(INDIGO_PLANT)
        seat.add(INDIGO_PLANT)
    s.survey()
    s.rng = rng.shuffle(cards, s.rng)
    tiles = list(range(len(TILES)))
    s.rng = rng.shuffle(tiles, s.rng)
    s.deck, s.tiles = tuple(cards), tuple(tiles)
    s.events.append((ROUND_BEGAN, s.round, governor))
    for step in range(seats):
        s.draw((governor + step) % seats, HAND + step + 1 if setup.draft else HAND, FOR_DEAL)
    s.phase = DRAFTING if setup.draft else CHOOSING
    go_on(s)
    return s
