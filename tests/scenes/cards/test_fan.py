"""The fan of cards: everything on the screen and readable, from one card to sixteen."""

from itertools import pairwise

import pytest
from pygame import Rect

from scenes.cards.fan import fan

ZONE, CARD = Rect(0, 326, 640, 129), (86, 121)
COIN = 0.34
"""The share of a card's width that has to be seen."""


@pytest.mark.parametrize("count", range(1, 17))
def test_every_card_shows_its_coin(count: int) -> None:
    places = fan(count, ZONE, CARD)
    steps = [after.x - before.x for before, after in pairwise(places)]
    assert all(step >= CARD[0] * COIN for step in steps)


@pytest.mark.parametrize("count", range(1, 17))
@pytest.mark.parametrize("focus", [0, 7, 15])
def test_no_card_leaves_the_screen(count: int, focus: int) -> None:
    places = fan(count, ZONE, CARD, focus if focus < count else None, 1.5)
    assert all(ZONE.left <= place.x - CARD[0] / 2 and place.x + CARD[0] / 2 <= ZONE.right for place in places)


@pytest.mark.parametrize("count", range(2, 17))
def test_every_card_beside_the_one_in_focus_shows_its_price(count: int) -> None:
    for focus in range(count):
        places = fan(count, ZONE, CARD, focus, 1.5)
        lefts = [place.x - CARD[0] * (0.75 if at == focus else 0.5) for at, place in enumerate(places)]
        assert all(after - before >= CARD[0] * 0.29 for before, after in pairwise(lefts))
        assert all(left >= places[focus].x + CARD[0] * 0.75 for left in lefts[focus + 1 :])
        assert ZONE.left <= lefts[focus] <= ZONE.right - CARD[0] * 1.5 + 0.01


def test_the_focused_card_stands_upright_and_its_neighbours_make_room() -> None:
    before, after = fan(5, ZONE, CARD), fan(5, ZONE, CARD, 2, 1.5)
    assert after[2].angle == 0
    assert after[1].x < before[1].x
    assert after[3].x > before[3].x
