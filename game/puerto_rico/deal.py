"""The table before the first choice."""

from collections.abc import Sequence

from game import rng
from game.puerto_rico.catalogue import BARRELS, CORN, LAYOUTS, PLANTATIONS
from game.puerto_rico.rules import go_on
from game.puerto_rico.state import TILES_LAID, State, empty_state
from game.state import ROUND_BEGAN


def deal(names: Sequence[str], governor: int, seed: int, balance: bool = False) -> State:
    """A new game, at its first decision."""
    count = len(names)
    layout = LAYOUTS[count]
    s = empty_state(names, governor, rng.number(seed), balance)
    out = layout.tiles_out
    tiles = [good for good, copies in enumerate(PLANTATIONS, start=CORN) for _ in range(copies - out)]
    for step, tile in enumerate(layout.first_tiles):
        seat = s.seats[(governor + step) % count]
        tiles.remove(tile)
        seat.island = (tile,)
        seat.doubloons = layout.doubloons - (balance and tile == CORN)
        seat.derive()
    s.rng = rng.shuffle(tiles, s.rng)
    s.deck = tuple(tiles)
    s.quarries = layout.quarries
    s.colonists, s.ship, s.vp = layout.colonists, count, layout.vp
    s.goods = [barrels - layout.barrels_out for barrels in BARRELS]
    s.ships = layout.ships
    s.cargo, s.barrels = [0] * len(layout.ships), [0] * len(layout.ships)
    s.face_up = s.take(count + 1)
    s.events += [(ROUND_BEGAN, s.round, governor), (TILES_LAID, s.face_up)]
    go_on(s)
    return s
