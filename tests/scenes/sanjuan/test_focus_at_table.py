"""Where the focus is on the table, and that it is seen there."""

from collections import deque
from pathlib import Path

import pytest

from game.sanjuan.catalogue import ROLES
from scenes.input.buttons import Button
from scenes.lab.robot import Robot, way
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.views import view_of
from scenes.sanjuan.zoom import city_zoom
from scenes.table.asking import Spot
from scenes.table.scene import TableScene
from scenes.widgets.hints import Hint
from tests.game.sanjuan.scene import Scene, hand_of, seat
from tests.scenes.picture import area, pixels
from tests.scenes.player import Player
from tests.scenes.sanjuan.test_table import shown, stage_of, table

WAITING = 3000
"""Frames in which everybody has long played a round."""


def made_anew(player: Player) -> bytes:
    player.console.stack.renew()
    player.rest()
    return pixels(player)


def test_the_focus_is_seen_on_the_bar_once_everything_was_made_anew(player: Player) -> None:
    table(player)
    player.press("Y")
    player.until(lambda: isinstance(player.top.focus.on, Hint))
    before = pixels(player)
    assert made_anew(player) == before


def test_the_focus_is_seen_in_a_city_once_everything_was_made_anew(player: Player) -> None:
    scene = table(player)
    scene.stack.push(city_zoom(player.console, view_of(scene.shown.view), scene.session.names, 0))
    player.rest()
    before = pixels(player)
    assert made_anew(player) == before


def test_a_quick_thumb_after_a_way_that_is_none_takes_the_ring_along(player: Player) -> None:
    player.console.settle(speed="1")
    scene = table(player)
    player.press("left")
    player.hit(Button.LEFT)
    player.hit(Button.RIGHT)
    player.rest()
    before = pixels(player)
    assert scene.spot == ("role", 0)
    assert made_anew(player) == before


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("size", [(480, 320), (640, 480), (720, 720), (1280, 720)])
def test_everything_on_the_table_can_be_reached_from_everywhere(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    focus = table(Player(tmp_path, size)).focus
    places = [*focus._places]
    assert len(places) > 10
    for start in places:
        focus.on = start
        assert all(way(focus, goal) is not None for goal in places)


def frames_of_a_round(player: Player, pause: int) -> int:
    """While others play the focus goes to and fro in the hand, so many frames apart."""
    scene = table(player, names=["Ana, human", "Inés, greedy", "Tomás, greedy", "Dolores, greedy"])
    robot = Robot(player.console)
    for frame in range(WAITING):
        for button in robot.presses():
            player.hit(button)
        player.frame()
        if scene.session.round > 1:
            return frame
        at = frame // pause % 2
        if frame % pause == 0 and not scene.asking and scene.focus.place(("hand", at)):
            scene.focus.on = "hand", at
            player.hit((Button.RIGHT, Button.LEFT)[at])
    raise AssertionError("the first round goes on and on")


def test_a_thumb_that_goes_to_and_fro_does_not_hold_up_the_others(player: Player) -> None:
    player.console.settle(speed="1", reduced_motion=False)
    undisturbed = frames_of_a_round(player, WAITING)
    assert max(frames_of_a_round(player, pause) for pause in (4, 12, 30)) < 1.1 * undisturbed


def test_what_was_enlarged_from_the_bar_has_the_focus_again(player: Player) -> None:
    scene = table(player)
    player.until(lambda: scene.spot is not None and scene.spot[0] == "hand")
    card = scene.spot
    player.until(lambda: isinstance(scene.focus.on, Hint))
    player.until(lambda: getattr(scene.focus.on, "button", None) is Button.Y, "left")
    player.press("A", "B")
    assert (player.top, scene.focus.on) == (scene, card)


def test_of_the_cards_that_lie_out_the_one_in_focus_lies_on_top(player: Player) -> None:
    scene = table(player)
    scene.focus.on = "role", ROLES.index("councillor")
    player.press("A")
    offers = stage_of(scene).offers
    for at, place in enumerate(offers.places):
        scene.focus.on = "offer", at
        scene.focused()
        on_top, _coin = offers.actors[-2:]
        assert (on_top.x, on_top.y) == place.center


def test_the_focus_is_seen_after_a_card_has_left_the_hand(player: Player) -> None:
    scene = table(player)
    while scene.spot and scene.spot[0] != "hand":
        player.press("down")
    asking, scene.asking = scene.asking, None
    stage_of(scene).hand.lift(scene.thing(), scene.motion)
    list(scene.repaint())
    assert not any(card.focused for card in stage_of(scene).hand.cards)
    scene.asking = asking
    list(scene.repaint())
    assert [card.held.name for card in stage_of(scene).hand.cards if card.focused] == [scene.thing()]


def test_the_focus_is_seen_after_a_setting_has_changed_the_picture(player: Player) -> None:
    scene = table(player)
    player.console.settle(high_contrast=True)
    player.rest()
    assert stage_of(scene)._frame.sprite
    while scene.spot and scene.spot[0] != "hand":
        player.press("down")
    raised = scene.places()[scene.spot]
    player.console.settle(high_contrast=False)
    player.rest()
    assert scene.places()[scene.spot] == raised


@pytest.mark.parametrize("count", [6, 9, 12])
def test_the_card_in_focus_leaves_who_it_belongs_to_in_sight(player: Player, count: int) -> None:
    scene = shown(player, Scene(seat(hand_of(count), "crane", name="Ana, human"), seat("")))
    for at in range(count):
        scene.focus.on = "hand", at
        scene.focused()
        player.rest()
        card = next(card for card in stage_of(scene).hand.cards if card.focused)
        own = stage_of(scene).own
        assert not any(area(each).colliderect(own) for each in (card.face, card.coin, card.edge))
        assert area(card.edge).right <= player.console.layout.screen.right


def ringed(scene: TableScene[CardAsking]) -> bool:
    """Whether something on the table has a golden frame."""
    return bool(stage_of(scene)._frame.sprite or any(card.edge.sprite for card in stage_of(scene).hand.cards))


@pytest.mark.parametrize("spot", [("hand", 0), ("role", 1)])
def test_one_thing_alone_has_a_golden_frame(player: Player, spot: Spot) -> None:
    scene = table(player)
    scene.focus.on = spot
    scene.refocus()
    assert ringed(scene)
    player.until(lambda: isinstance(scene.focus.on, Hint))
    assert not ringed(scene)
    player.until(lambda: not isinstance(scene.focus.on, Hint), "up")
    assert ringed(scene)


def test_whoever_has_passed_sees_no_focus_until_they_look_around_or_are_asked(player: Player) -> None:
    scene = table(player)
    player.press("A", "B")
    assert scene.spot == ("pass", 0)
    assert ringed(scene)
    player.console.settle(speed="1")
    player.rest()
    player.hit(Button.A)
    player.frame()
    assert not ringed(scene)
    player.hit(Button.UP)
    assert ringed(scene)
    for _ in range(WAITING):
        player.frame()
    assert scene.asking
    assert ringed(scene)


def test_a_direction_before_the_question_is_asked_does_not_leave_its_words_behind(player: Player) -> None:
    scene = table(player)
    decision, scene.asking = scene.session.decision, None
    assert decision
    steps = scene._ask(decision)
    while not scene.searching:
        next(steps)
    scene.focus.on = "role", 4
    scene.focused()
    deque(steps, maxlen=0)
    bar = stage_of(scene).message_bar
    assert bar.said == scene.wording(scene.asking, ("role", 4))


def test_cards_that_lie_out_hold_the_focus(player: Player) -> None:
    scene = table(player)
    scene.focus.on = "role", ROLES.index("councillor")
    player.press("A")
    assert scene.asking
    offers = [*scene.asking.spots]
    player.press(*["right"] * len(offers))
    assert scene.spot == offers[-1]
    player.press(*["left"] * len(offers))
    assert scene.spot == offers[0]
