"""The table before the first choice."""

from collections.abc import Sequence

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


def deal(
    names: Sequence[str], governor: int, seed: int, edition: int, expansion: Sequence[str], draft: bool
) -> State:
    """A new game, at its first decision."""
    seats = len(names)
    s = empty_state(Setup(edition, bool(expansion), draft), names, governor, rng.number(seed))
    cards = deck(s.setup.expansion)
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
        s.draw((governor + step) % seats, HAND + step + 1 if draft else HAND, FOR_DEAL)
    s.phase = DRAFTING if draft else CHOOSING
    go_on(s)
    return s
