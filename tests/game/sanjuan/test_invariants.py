"""What holds after every choice of every game, checked in random games over all setups."""

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random
from typing import Any

import pytest

from game.bots import random_picks
from game.record import parse
from game.sanjuan import positions, rules
from game.sanjuan.catalogue import BIT, CATHEDRAL
from game.sanjuan.guest import SanJuan
from game.sanjuan.state import ASK_MINE, ASK_ROLE, Seat, State
from game.sanjuan.view import is_seen, view
from game.table import Table, replay

SETUPS = [
    {"seats": seats, "edition": edition, "expansion": ["new_buildings"] * expansion, "draft": draft}
    for seats, edition, expansion, draft in product((2, 3, 4), (1, 2), (0, 1), (False, True))
]
GAMES, ALL_GAMES = 200, 10_000
ROUNDS = 200


def test_invariants_hold_in_random_games() -> None:
    play_many(0, GAMES)


@pytest.mark.long
def test_invariants_hold_in_ten_thousand_random_games() -> None:
    play_many(GAMES, ALL_GAMES)


def play_many(first: int, last: int) -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = sum(pool.map(play_one, range(first, last), chunksize=10))
    assert played > 20 * (last - first)


def play_one(seed: int) -> int:
    """One random game, checked after every choice; the number of choices."""
    table = Table(SanJuan.new(SETUPS[seed % len(SETUPS)], seed), seed)
    random = Random(seed)
    cards = all_cards(state_of(table))
    while (decision := table.decision) and table.game.round < ROUNDS:
        before = snapshot(state_of(table))
        table.choose(random_picks(decision.options, decision.min, decision.max, random.random))
        check(state_of(table), cards, random)
        if random.random() < 1 / 50:
            check_undo(table, before)
    check_replay(table)
    return len(table.choices)


def state_of(table: Table) -> State:
    state: State = table.game.state  # type: ignore[assignment]
    return state


def check(s: State, cards: list[int], random: Random) -> None:
    assert all_cards(s) == cards
    for seat in s.seats:
        check_seat(seat)
    check_views(s, random)
    if not s.over:
        check_options(s)
        if s.kind == ASK_ROLE:
            check_position(s)


def all_cards(s: State) -> list[int]:
    beside = [CATHEDRAL] if s.cathedral else []
    piles = [
        pile
        for seat in s.seats
        for piles in (seat.over, seat.tucked, seat.shipped)
        for pile in piles.values()
    ]
    goods = [good for seat in s.seats for good in seat.goods if good]
    seats = [card for seat in s.seats for card in (*seat.hand, *seat.city)]
    return sorted([*beside, *s.supply(), *s.discards, *s.drawn, *goods, *seats, *sum(piles, ())])


def check_seat(seat: Seat) -> None:
    assert len(seat.goods) == len(seat.city)
    assert seat.owned == sum({BIT[card] for card in seat.city})
    assert all(seat.city[place] <= 5 for place in seat.plants)
    assert len(seat.plants) == sum(1 for card in seat.city if card <= 5)


def check_options(s: State) -> None:
    assert 0 <= s.low <= s.high <= len(s.options)
    for place in {option: place for place, option in enumerate(s.options)}.values():
        others = [option for at, option in enumerate(s.options) if at != place]
        rules.choose(s.copy(), [s.options[place], *others[: max(0, s.low - 1)]])


def check_views(s: State, random: Random) -> None:
    for eyes in range(len(s.seats)):
        assert view(other_secrets(s, eyes, random), eyes) == view(s, eyes)


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
    hidden = hidden[cut:] + hidden[:cut]
    deal(twin, eyes, turned_up, iter(hidden))
    unseen = [place for place in range(len(s.tiles)) if not is_seen(s, place)]
    tiles = dict(zip(unseen, random.sample(unseen, len(unseen)), strict=True))
    twin.tiles = tuple(s.tiles[tiles.get(place, place)] for place in range(len(s.tiles)))
    return twin


def deal(twin: State, eyes: int, turned_up: bool, cards: Iterator[int]) -> None:
    twin.deck, twin.top = tuple(next(cards) for _ in twin.supply()), 0
    twin.discards = [next(cards) for _ in twin.discards]
    for at, seat in enumerate(twin.seats):
        seat.goods = [next(cards) if good else good for good in seat.goods]
        seat.shipped = {place: tuple(next(cards) for _ in pile) for place, pile in seat.shipped.items()}
        if at != eyes:
            seat.hand = [next(cards) for _ in seat.hand]
            seat.tucked = {place: tuple(next(cards) for _ in pile) for place, pile in seat.tucked.items()}
    if not turned_up:
        twin.drawn = tuple(next(cards) for _ in twin.drawn)


def check_position(s: State) -> None:
    written = positions.write(s)
    assert positions.write(positions.read(json.loads(json.dumps(written)), 1)) == written


def check_undo(table: Table, before: dict[str, Any]) -> None:
    picks = table.choices[-1][1]
    table.undo()
    assert snapshot(state_of(table)) == before
    table.choose(picks)


def check_replay(table: Table) -> None:
    again = replay(parse(table.record()))
    assert snapshot(state_of(again)) == snapshot(state_of(table))
    assert again.record() == table.record()


def snapshot(s: State) -> dict[str, Any]:
    """All that two equal games have in common."""
    found = {name: getattr(s, name) for name in State.__slots__ if name not in ("setup", "seats", "events")}
    found["seats"] = [{name: getattr(seat, name) for name in Seat.__slots__} for seat in s.copy().seats]
    return {**found, "discards": s.discards[:]}
