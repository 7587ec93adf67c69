"""What holds after every choice of every game of San Juan, in random games over all setups."""

from collections.abc import Iterator
from itertools import chain, product
from random import Random

import pytest

from game.sanjuan.catalogue import BIT, CATHEDRAL
from game.sanjuan.guest import SanJuan
from game.sanjuan.state import ASK_MINE, Seat, State
from game.sanjuan.view import is_seen
from tests.game.invariants import ALL_GAMES, GAMES, every_seat, play_many, play_one

SETUPS = [
    {"seats": seats, "edition": edition, "expansion": ["new_buildings"] * expansion, "draft": draft}
    for seats, edition, expansion, draft in product((2, 3, 4), (1, 2), (0, 1), (False, True))
]


def test_invariants_hold_in_random_games() -> None:
    play_many(play, 0, GAMES)


@pytest.mark.long
def test_invariants_hold_in_ten_thousand_random_games() -> None:
    play_many(play, GAMES, ALL_GAMES)


def play(seed: int) -> int:
    game = SanJuan.new(SETUPS[seed % len(SETUPS)], seed)
    return play_one(game, seed, all_cards, check_seats, other_secrets, every_seat)


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
    """The same table but for the cards and tiles that these eyes cannot see."""
    twin = s.copy()
    hidden = [*twin.supply(), *twin.discards]
    for at, seat in enumerate(twin.seats):
        hidden += [good for good in seat.goods if good]
        hidden += [card for pile in seat.shipped.values() for card in pile]
        if at != eyes:
            hidden += seat.hand
            hidden += [card for pile in seat.tucked.values() for card in pile]
    turned_up = s.kind == ASK_MINE or s.seat == eyes
    hidden += () if turned_up else s.drawn
    cut = int(random.random() * len(hidden))
    deal(twin, eyes, turned_up, iter(hidden[cut:] + hidden[:cut]))
    unseen = [place for place in range(len(s.tiles)) if not is_seen(s, place)]
    tiles = dict(zip(unseen, reversed(unseen), strict=True))
    twin.tiles = tuple([s.tiles[tiles.get(place, place)] for place in range(len(s.tiles))])
    return twin


def deal(twin: State, eyes: int, turned_up: bool, cards: Iterator[int]) -> None:
    twin.deck, twin.top = tuple([next(cards) for _ in twin.supply()]), 0
    twin.discards = [next(cards) for _ in twin.discards]
    for at, seat in enumerate(twin.seats):
        seat.goods = [next(cards) if good else good for good in seat.goods]
        seat.shipped = {place: tuple([next(cards) for _ in pile]) for place, pile in seat.shipped.items()}
        if at != eyes:
            seat.hand = [next(cards) for _ in seat.hand]
            seat.tucked = {place: tuple([next(cards) for _ in pile]) for place, pile in seat.tucked.items()}
    if not turned_up:
        twin.drawn = tuple([next(cards) for _ in twin.drawn])
