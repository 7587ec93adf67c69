"""The draft variant: more cards than four are dealt, and four of them kept."""

import pytest

from game.decision import Decision
from game.sanjuan.guest import SanJuan
from tests.game.sanjuan.scene import deal


def test_seats_draw_five_to_eight_cards_from_the_governor_on() -> None:
    scene = deal(4, draft=True, governor=2)
    assert scene.asked == (2, "draft")
    assert len(scene.options) == 5
    assert len(scene.play(scene.in_order[:4]).options) == 6
    assert len(scene.play(scene.in_order[:4]).options) == 7
    assert len(scene.play(scene.in_order[:4]).options) == 8


def test_the_draft_goes_round_the_table_from_the_governor() -> None:
    scene = deal(3, draft=True, governor=1)
    assert scene.asked == (1, "draft")
    assert scene.play(scene.in_order[:4]).asked == (2, "draft")
    assert scene.play(scene.in_order[:4]).asked == (0, "draft")
    assert scene.play(scene.in_order[:4]).asked == (1, "role")


def test_exactly_four_cards_are_kept() -> None:
    scene = deal(2, draft=True, governor=0)
    kept = scene.in_order[1:]
    assert scene.range == (4, 4)
    assert scene.play(kept).hand(0) == sorted(kept)


@pytest.mark.parametrize(("seats", "discards"), [(2, 3), (3, 6), (4, 10)])
def test_the_others_are_discarded(seats: int, discards: int) -> None:
    scene = deal(seats, draft=True, governor=0)
    for _ in range(seats):
        scene.play(scene.in_order[:4])
    assert scene.discards() == discards
    assert scene.supply() == 110 - 5 * seats - discards


def test_without_the_variant_nobody_drafts() -> None:
    assert deal(4, governor=0).asked == (0, "role")


def test_of_a_draft_the_four_dearest_are_not_suggested() -> None:
    cards = ("palace", "city_hall", "smithy", "guild_hall", "indigo_plant", "poor_house", "library", "quarry")
    decision = Decision(0, "draft", 4, 4, cards)
    found = SanJuan.habitual().pick(deal(2, draft=True).view(0), decision)
    assert found == ["smithy", "poor_house", "library", "quarry"]
