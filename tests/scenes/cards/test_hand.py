"""The fan of one's own cards."""

import pytest

from scenes.cards.hand import FACE_DOWN, ShownCard
from tests.scenes.player import Player
from tests.scenes.sanjuan.test_table import stage_of, table

pytestmark = pytest.mark.usefixtures("dummy_devices")


def test_a_card_that_was_pushed_goes_back_to_its_place(player: Player) -> None:
    player.console.settle(speed="1")
    scene = table(player)
    player.until(lambda: scene.spot is not None and scene.spot[0] == "hand")
    card = next(card for card in stage_of(scene).hand.cards if card.focused)

    def places() -> list[tuple[float, float]]:
        return [(actor.x, actor.y) for actor in card.actors if actor.sprite and actor is not card.shine]

    before = places()
    scene.nudge(6, 0)
    assert places() != before
    player.rest()
    assert places() == before


def test_nothing_is_ticked_before_it_lies_there(player: Player) -> None:
    player.console.settle(speed="1")
    stage = stage_of(table(player))
    held = [ShownCard("archive", 1), ShownCard("palace", 6, picked=True)]
    stage.offers.show(held, True, player.console.motion())
    *_, coin, tick = stage.offers.actors
    assert coin.fade == tick.fade == 0


def test_a_card_that_had_the_focus_when_it_was_turned_down_lies_like_the_others(player: Player) -> None:
    scene = table(player)
    hand, motion = stage_of(scene).hand, player.console.motion()
    hand.focus(0, motion)
    hand.show([FACE_DOWN] * len(hand.cards), (0, 0), motion)
    player.rest()
    assert not any(card.focused for card in hand.cards)
