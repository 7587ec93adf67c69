"""Who has which pad."""

from typing import Any

import pytest

from scenes.input.buttons import Button
from scenes.records.plan import Plan
from scenes.records.saves import games_folder, latest_first
from scenes.records.seats import HUMAN
from scenes.screens.joining import Joining
from scenes.screens.opening import begin, sit_down, unfinished
from scenes.table.scene import TableScene
from tests.scenes.pads import Pads
from tests.scenes.picture import KIND
from tests.scenes.player import Player

A, B, X = Button.A, Button.B, Button.X


@pytest.fixture
def pads(player: Player, monkeypatch: pytest.MonkeyPatch) -> Pads:
    """At a table that two people have planned, with a pad each."""
    found = Pads(monkeypatch, player, "pad 3", "pad 5")
    player.console.settle(name="Ana")
    begin(player.console, KIND, Plan(2, [HUMAN] * 4, 0, 7, own_pads=True))
    player.rest()
    return found


def seats(player: Player) -> list[str]:
    return [" ".join([row.words, *row.values]) for row in player.top.listed]


def table(player: Player) -> TableScene[Any]:
    found = player.console.stack.scenes[0]
    assert isinstance(found, TableScene)
    return found


def test_one_joins_by_pressing_a_on_ones_own_pad(player: Player, pads: Pads) -> None:
    assert isinstance(player.top, Joining)
    assert seats(player) == ["Ana press A", "Player 2 press A"]
    pads.press("pad 5", A, A)
    assert seats(player) == ["Ana: red pad", "Player 2 press A"]
    pads.press("keyboard", A)
    assert player.console.stack.top is table(player)
    assert table(player).people.pads == {0: "pad 5", 1: "keyboard"}


def test_who_joined_by_mistake_gives_the_place_free(player: Player, pads: Pads) -> None:
    pads.press("pad 5", A, B)
    pads.press("pad 3", A)
    assert seats(player)[0] == "Ana: red pad"
    pads.press("pad 5", A)
    assert table(player).people.pads == {0: "pad 3", 1: "pad 5"}


def test_one_pad_may_be_handed_round_instead(player: Player, pads: Pads) -> None:
    pads.press("pad 5", X)
    assert player.console.stack.top is table(player)
    pads.press("pad 3", A)
    assert table(player).session.view(0)["taken"]


@pytest.mark.usefixtures("pads")
def test_own_pads_are_kept_with_the_game(player: Player) -> None:
    player.console.settle(table={})
    path = latest_first(games_folder())[0]
    left = unfinished(path)
    assert left
    assert sit_down(player.console, left, path).own_pads
