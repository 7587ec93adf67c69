"""What holds after every choice of every game of San Juan, in random games over all setups."""

from itertools import chain, product
from random import Random

import pytest

from game.sanjuan.catalogue import BIT, CATHEDRAL
from game.sanjuan.guest import SanJuan
from game.sanjuan.state import ASK_MINE, Seat, State
from game.sanjuan.view import is_seen
from tests.game.invariants import ALL_GAMES, GAMES, MANY_GAMES, play_many, play_one

SETUPS = [
    {"seats": seats, "edition": edition, "expansion": ["new_buildings"] * expansion, "draft": draft}
    for seats, edition, expansion, draft in product((2, 3, 4), (1, 2), (0, 1), (False, True))
]

FACES = range(1, CATHEDRAL)


def test_invariants_hold_in_random_games() -> None:
    play_many(play, 0, GAMES)


@pytest.mark.long
def test_invariants_hold_in_many_random_games() -> None:
    play_many(play, GAMES, MANY_GAMES)


@pytest.mark.endurance
def test_invariants_hold_in_ten_thousand_random_games() -> None:
    play_many(play, MANY_GAMES, ALL_GAMES)


def play(seed: int) -> int:
    game = SanJuan.new(SETUPS[seed % len(SETUPS)], seed)
    return play_one(game, seed, all_cards, check_seats, other_secrets)


def all_cards(s: State) -> list[int]:
    """No card is lost or doubled."""
    beside = [CATHEDRAL] if s.cathedral else []
    seats = [card for seat in s.seats for card in cards_of(seat)]
    return sorted([*beside, *s.supply(), *s.discards, *s.drawn, *seats])


def cards_of(seat: Seat) -> list[int]:
    piles = *seat.over.values(), *seat.tucked.values(), *seat.shipped.values()
    return [*seat.hand, *seat.city, *filter(None, seat.goods), *chain.from_iterable(piles)]


def check_seats(s: State) -> None:
    for seat in s.seats:
        assert len(seat.goods) == len(seat.city)
        assert seat.owned == sum({BIT[card] for card in seat.city})
        assert list(seat.plants) == [place for place, card in enumerate(seat.city) if card <= 5]


def other_secrets(s: State, eyes: int, random: Random) -> State:
    """The same table but for the faces of all cards and tiles that these eyes cannot see."""
    twin, face = s.copy(), random.choice(FACES)
    twin.deck, twin.top = (face,) * len(s.supply()), 0
    twin.discards = [face] * len(s.discards)
    for at, seat in enumerate(twin.seats):
        seat.goods = [face if good else good for good in seat.goods]
        seat.shipped = {place: (face,) * len(pile) for place, pile in seat.shipped.items()}
        if at != eyes:
            seat.hand = [face] * len(seat.hand)
            seat.tucked = {place: (face,) * len(pile) for place, pile in seat.tucked.items()}
    if s.kind != ASK_MINE and s.seat != eyes:
        twin.drawn = (face,) * len(s.drawn)
    unseen = [place for place in range(len(s.tiles)) if not is_seen(s, place)]
    tiles = dict(zip(unseen, reversed(unseen), strict=True))
    twin.tiles = tuple([s.tiles[tiles.get(place, place)] for place in range(len(s.tiles))])
    return twin
