"""From the last pick to Done, and back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.decision import Decision
from game.sanjuan.piles import card_of
from scenes.input.buttons import DIRECTIONS, Button
from scenes.lab.robot import way
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.views import seen_hand, view_of
from scenes.table.asking import DONE, Spot
from scenes.table.scene import TableScene
from tests.game.sanjuan.scene import FIVE, Scene, full, hand_of, seat
from tests.scenes.player import Player
from tests.scenes.sanjuan.test_table import shown

SIZES = [(480, 320), (640, 480), (720, 720), (1280, 720)]
HAND = ("pay", "discard", "draft", "office_building", "bank")
CITY = ("produce", "sell", "goods")
OPEN = ("office_building", "bank", *CITY)
"""Any number may be picked of these, up to the most."""
MOST = 12


def city_of(number: int, kind: str) -> list[object]:
    """So many plants, of which the last stand in another row where there are two."""
    plants = " ".join((FIVE.split() * 3)[:number])
    return list(plants.split()) if kind == "produce" else full(plants)


def positions() -> Iterator[tuple[str, Scene]]:
    """Each kind of question that takes several picks, with hands and cities of all sizes."""
    for count in range(1, MOST + 1):
        for kind in HAND:
            yield kind, Scene(seat(hand_of(count), "crane statue", name="Ana, human"), seat(""))
        for kind in CITY:
            yield kind, Scene(seat(hand_of(2), city_of(count, kind), name="Ana, human"), seat(""))
    for count in range(2, 9):
        yield "keep", Scene(seat(hand_of(count), "prefecture", name="Ana, human"), seat(""))


def decisions(kind: str, scene: TableScene[CardAsking], all_of_them: bool) -> Iterator[Decision]:
    """Two or all that there are, or any number between."""
    view = view_of(scene.shown.view)
    piles = [card_of(pile) for pile in view["seats"][0]["built"]]
    options = tuple(piles if kind in CITY else seen_hand(view, 0))
    numbers = range(2, len(options) + 1)
    for most in numbers if all_of_them else {*numbers[:1], *numbers[-1:]}:
        yield Decision(0, kind, 0 if kind in OPEN else most, most, options)


def ask(scene: TableScene[CardAsking], decision: Decision) -> CardAsking:
    """The same as the table asks, without what led there."""
    suggested = decision.options[: decision.min]
    view_of(scene.shown.view)["owed"] = decision.max
    scene.asking = CardAsking(decision, scene.shown.view, suggested)
    list(scene.repaint())
    return scene.asking


def pick_last(scene: TableScene[CardAsking], asking: CardAsking, spot: Spot, number: int) -> None:
    """So many are picked then."""
    others = [option for other, (option,) in asking.spots.items() if other != spot]
    asking.picking.picked = others[: number - 1]
    scene.focus.on = spot
    list(scene.repaint())
    scene.press(Button.A)


def leads_to(scene: TableScene[CardAsking], button: Button, spot: Spot) -> bool:
    before = scene.focus.on, scene.focus.back
    scene.focus.move(button)
    found = scene.focus.on == spot
    scene.focus.on, scene.focus.back = before
    return found


def walk(player: Player, all_of_them: bool) -> int:
    """Through all questions; how many picks were the last one."""
    walked = 0
    for kind, dealt in positions():
        scene = shown(player, dealt)
        for decision in decisions(kind, scene, all_of_them):
            asking = ask(scene, decision)
            spots = [*asking.spots]
            for last in spots if all_of_them else {spots[0], spots[-1]}:
                for number in range(max(1, decision.min), decision.max + 1):
                    pick_last(scene, asking, last, number)
                    found = way(scene.focus, DONE)
                    assert found is not None
                    assert len(found) <= 1, (decision, last, number)
                    walked += 1
                assert scene.focus.on == DONE
                assert any(leads_to(scene, button, last) for button in DIRECTIONS), (decision, last)
        player.console.stack.pop()
        player.rest()
    return walked


@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_from_the_last_pick_done_is_one_press_away_at_most(tmp_path: Path, size: tuple[int, int]) -> None:
    assert walk(Player(tmp_path, size), all_of_them=False) > 500


@pytest.mark.long
@pytest.mark.usefixtures("dummy_devices")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_whatever_else_is_picked(tmp_path: Path, size: tuple[int, int]) -> None:
    assert walk(Player(tmp_path, size), all_of_them=True) > 5000
