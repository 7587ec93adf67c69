"""What holds after every choice of every game of Puerto Rico, in random games with all numbers of seats."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.puerto_rico.catalogue import BARRELS, BUILDINGS, CIRCLES, ISLAND_SPACES, LAYOUTS, NO_GOOD
from game.puerto_rico.guest import PuertoRico
from game.puerto_rico.state import State
from tests.game.invariants import ALL_GAMES, GAMES, MANY_GAMES, play_many, play_one

SEATS = (2, 3, 4, 5)


def test_invariants_hold_in_random_games() -> None:
    play_many(play, 0, GAMES)


@pytest.mark.long
def test_invariants_hold_in_many_random_games() -> None:
    play_many(play, GAMES, MANY_GAMES)


@pytest.mark.endurance
def test_invariants_hold_in_ten_thousand_random_games() -> None:
    play_many(play, MANY_GAMES, ALL_GAMES)


def play(seed: int) -> int:
    turn, seats = divmod(seed, len(SEATS))
    game = PuertoRico.new({"seats": SEATS[seats], "balance": bool(turn % 2)}, seed)
    return play_one(game, seed, conserved, check_state, other_secrets)


def conserved(s: State) -> Any:
    """Colonists, goods and tiles: none is lost or doubled."""
    islands = [tile for seat in s.seats for tile in seat.island]
    tiles = Counter([*s.supply(), *s.discards, *s.face_up, *islands, *[5] * s.quarries])
    colonists = s.colonists + s.ship + sum(seat.colonists() for seat in s.seats)
    return tiles, colonists, [goods(s, good) for good in range(len(BARRELS))]


def goods(s: State, good: int) -> int:
    aboard = sum(barrels for cargo, barrels in zip(s.cargo, s.barrels, strict=True) if cargo == good)
    return s.goods[good] + s.house.count(good) + aboard + sum(seat.goods[good] for seat in s.seats)


def check_state(s: State) -> None:
    assert all(aboard <= size for aboard, size in zip(s.barrels, s.ships, strict=True))
    assert min([*s.goods, s.colonists, s.ship, s.quarries, s.vp]) >= 0
    check_chips(s)
    check_buildings(s)


def check_chips(s: State) -> None:
    """All points come from the pool, until it is empty."""
    noted = s.vp + sum(seat.vp for seat in s.seats)
    pool = LAYOUTS[len(s.seats)].vp
    assert noted == pool if s.vp else noted >= pool
    assert s.last or s.vp


def check_buildings(s: State) -> None:
    built = Counter(building for seat in s.seats for building in seat.city)
    few = len(s.seats) == 2
    for building, count in built.items():
        row = BUILDINGS[building]
        assert count <= ((1 if row.good == NO_GOOD else 2) if few else row.copies)
    for seat in s.seats:
        assert len(set(seat.city)) == len(seat.city) == len(seat.crew)
        assert all(
            0 <= crew <= CIRCLES[building] for building, crew in zip(seat.city, seat.crew, strict=True)
        )
        assert seat.spaces() <= 12
        assert len(seat.island) <= ISLAND_SPACES
        assert seat.manned < 1 << len(seat.island)
        assert min(seat.doubloons, seat.stored, *seat.goods, *seat.crew) >= 0


def other_secrets(s: State, eyes: int, random: Random) -> State:
    """The same table with another stack and other points for the others."""
    twin = s.copy()
    twin.deck, twin.top = (random.choice(range(len(BARRELS))),) * len(s.supply()), 0
    for at, seat in enumerate(twin.seats):
        if at != eyes:
            seat.vp += 7
    return twin
