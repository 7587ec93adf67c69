"""Several people round one screen: whose pad is heard, and what nobody else may see."""

from pathlib import Path

import pytest

from game.guest import game_named
from game.sanjuan.catalogue import ROLES
from game.sanjuan.guest import SanJuan
from game.table import Table
from scenes.draw.actor import Actor
from scenes.input.buttons import Button, Press
from scenes.input.devices import Devices
from scenes.records.bot_process import Prompt
from scenes.records.session import Session
from scenes.sanjuan.stage import Stage
from scenes.sanjuan.table import TABLE
from scenes.sanjuan.views import view_of
from scenes.screens.curtain import Curtain
from scenes.table.message_bar import MessageBar, Sentence
from scenes.table.scene import TableScene
from tests.scenes.player import Player
from tests.scenes.sanjuan.test_table import table


def said_on_the_strip(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on: all that stands there."""
    found: list[str] = []
    say = MessageBar.say

    def noted(strip: MessageBar, sentence: Sentence) -> None:
        found.append(sentence.words)
        say(strip, sentence)

    monkeypatch.setattr(MessageBar, "say", noted)
    return found


def tables_drawn(monkeypatch: pytest.MonkeyPatch) -> list[Stage]:
    """From now on: what of a table is shown."""
    found: list[Stage] = []

    def noted(stage: Stage) -> list[Actor]:
        found.append(stage)
        return []

    monkeypatch.setattr(Stage, "actors", property(noted))
    return found


@pytest.mark.parametrize("own", ["pad 1", "keyboard"])
def test_with_a_pad_each_the_others_are_not_listened_to(
    player: Player, monkeypatch: pytest.MonkeyPatch, own: str
) -> None:
    monkeypatch.setattr(Devices, "plugged", frozenset({"pad 1", "pad 2"}))
    scene = table(player, names=["Ana, human", "Bo, human"])
    scene.pads = {0: own, 1: "pad 2"}
    scene.handle(Press(Button.A, "pad 2"))
    assert not scene.session.view(0)["taken"]
    scene.handle(Press(Button.A, own))
    assert scene.session.view(0)["taken"] == {"builder": 0}


def test_another_pad_answers_for_one_that_is_gone(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Devices, "plugged", frozenset({"pad 2"}))
    scene = table(player, names=["Ana, human", "Bo, human"])
    scene.pads = {0: "pad 1", 1: "pad 2"}
    scene.handle(Press(Button.A, "pad 2"))
    assert scene.session.view(0)["taken"] == {"builder": 0}


def test_with_a_pad_each_nobody_lifts_the_curtain_of_another(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged = {"pad 1", "pad 2"}
    monkeypatch.setattr(Devices, "plugged", property(lambda _: frozenset(plugged)))
    player.console.settle(table={SanJuan.name: {"own_pads": True}})
    scene = table(player, names=["Ana, human", "Bo, human"])
    scene.pads = {0: "pad 1"}
    scene.focus.on = "role", ROLES.index("councillor")
    player.press("A", "A")
    player.top.handle(Press(Button.A, "pad 1"))
    player.rest()
    assert isinstance(player.top, Curtain)
    assert player.console.notices.words == ["This is not Bo's controller."]
    plugged.remove("pad 2")
    player.console.source = "pad 1"
    player.top.handle(Press(Button.A, "pad 1"))
    player.rest()
    assert scene.eyes == 1
    assert scene.pads == {0: "pad 1", 1: "pad 1"}


def test_between_two_people_nothing_tells_of_the_cards_of_either(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, seen = said_on_the_strip(monkeypatch), tables_drawn(monkeypatch)
    scene = table(player, names=["Ana, human", "Bo, human"])
    scene.focus.on = "role", ROLES.index("councillor")
    player.press("A", "A")
    assert isinstance(player.top, Curtain)
    assert player.top.text().startswith("Ana chooses the councillor.")
    player.press("start")
    assert "Log" not in player.rows
    seen.clear()
    player.press("B")
    assert not seen
    said.clear()
    player.press("A")
    assert not isinstance(player.top, Curtain)
    assert scene.eyes == 1
    assert said
    assert not [words for words in said if "Ana" in words]


def test_a_game_of_two_people_opens_with_the_curtain_down(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = tables_drawn(monkeypatch)
    kind = game_named("sanjuan")
    dealt = Table(kind.new({"seats": 2, "governor": 1}, 7, ["Ana, human", "Bo, human"]), 7)
    bot_process = Prompt(kind.habitual(), lambda: None)
    scene = TableScene(player.console, Session(dealt, None, print, lambda: None, bot_process), TABLE)
    player.show(scene)
    assert isinstance(player.top, Curtain)
    assert not seen
    player.press("A")
    assert not isinstance(player.top, Curtain)
    assert scene.eyes == 1
    assert seen


def test_the_next_person_is_called_even_if_the_events_have_not_told_all(
    dummy_devices: None, tmp_path: Path
) -> None:
    player = Player(tmp_path, speed="4")
    scene = table(player, names=["Ana, human", "Rosa, human"])
    scene.focus.on = "role", ROLES.index("prospector")
    player.press("A")
    view_of(scene.shown.view)["supply"] -= 1
    for _ in range(600):
        if isinstance(player.top, Curtain):
            break
        player.frame()
    assert isinstance(player.top, Curtain)
