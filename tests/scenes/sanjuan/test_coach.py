"""The coach at the table and after the game."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.bots.habits import Greedy
from game.bots.match import play
from game.checks import Json
from game.decision import Decision
from game.guest import game_named
from game.outside import Outside
from game.sanjuan.bots.greedy import HABITS
from game.sanjuan.catalogue import ROLES
from game.table import Table
from scenes.app.relaunch import in_one_line, itself
from scenes.records.bot_process import BotProcess, Prompt, Request
from scenes.records.session import Session
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.table import TABLE
from scenes.screens.ending import after_game
from scenes.table.scene import TableScene
from tests.scenes.player import Player
from tests.scenes.sanjuan.test_table import stage_of

SANJUAN = game_named("sanjuan")
ALONE = ["Ana, human", "Inés, greedy"]


class Stub(Greedy):
    """Would always take the last options, and finds that later choices cost more."""

    def __init__(self) -> None:
        super().__init__(HABITS)
        self.seen: list[Json] = []

    def advise(self, view: Any, decision: Decision, picked: Sequence[str] | None = None) -> Json:
        self.seen.append(view)
        gain = {"key": "coach.nothing"}
        last = list(decision.options[-max(1, decision.min) :])
        advice = {"kind": decision.kind, "pick": last, "gain": gain, "besides": None}
        return {**advice, "cost": view["round"] / 100}


@pytest.fixture
def stub() -> Stub:
    return Stub()


def dealt(names: Sequence[str]) -> Table:
    return Table(SANJUAN.new({"seats": len(names), "governor": 0}, 7, names), 7)


def sit(player: Player, bot_process: BotProcess, names: Sequence[str] = ALONE) -> TableScene[CardAsking]:
    session = Session(dealt(names), None, player.console.notice, lambda: None, bot_process)
    scene = TableScene(player.console, session, TABLE)
    player.console.stack.restart(scene)
    player.rest()
    return scene


def advice(scene: TableScene[CardAsking]) -> Json | None:
    return scene.asking.advice if scene.asking else None


def test_nobody_is_asked_unless_it_is_wanted(player: Player, stub: Stub) -> None:
    assert advice(sit(player, Prompt(stub, lambda: None))) is None
    assert stub.seen == []


def test_it_is_switched_on_in_the_menu_and_marks_what_it_would_choose(player: Player, stub: Stub) -> None:
    scene = sit(player, Prompt(stub, lambda: None))
    player.press("start")
    player.focus("Coach")
    player.press("right", "B")
    assert player.top is scene
    assert scene.asking
    assert scene.asking.advised == [("role", 4)]
    assert len(stage_of(scene)._stars) == 1
    assert stub.seen == [scene.session.view(0)]
    player.press("start")
    player.focus("Coach")
    player.press("left", "B")
    assert advice(scene) is None
    assert stage_of(scene)._stars == []


def test_it_speaks_at_every_decision(player: Player, stub: Stub) -> None:
    player.console.settle(coach=True)
    scene = sit(player, Prompt(stub, lambda: None))
    for _ in range(12):
        assert advice(scene)
        player.press("A")
    assert all(seen["seat"] == 0 for seen in stub.seen)
    assert all(isinstance(seat["hand"], int) for seen in stub.seen for seat in seen["seats"][1:])


def test_what_it_would_pick_is_marked_until_somebody_picks_otherwise(player: Player, stub: Stub) -> None:
    player.console.settle(coach=True, always_ask=True)
    scene = sit(player, Prompt(stub, lambda: None))
    player.until(lambda: bool(scene.asking and scene.asking.decision.max > 1), "A")
    assert scene.asking
    picking = scene.asking.picking
    assert picking.answer() == list(picking.decision.options[-max(1, picking.decision.min) :])
    assert not picking.changed
    picking.toggle(0)
    mine = picking.answer()
    player.press("start", "B")
    assert scene.asking.picking.answer() == mine


def test_the_question_stands_before_what_it_says(player: Player, stub: Stub) -> None:
    player.console.settle(coach=True)
    scene = sit(player, Prompt(stub, lambda: None))
    for _ in range(6):
        assert scene.asking
        said = stage_of(scene).message_bar.said
        assert said.advice
        assert said.words.startswith(scene.board.question(scene.asking, scene.spot))
        assert scene.counsel.words(scene.asking, scene.say) in said.words
        player.press("A")


def test_of_another_card_that_lies_out_the_name_is_told_instead(player: Player, stub: Stub) -> None:
    player.console.settle(coach=True)
    scene = sit(player, Prompt(stub, lambda: None))
    scene.focus.on = "role", ROLES.index("councillor")
    player.press("A")
    assert scene.asking
    heard, advised = scene.spot, scene.asking.advised
    silent = [spot for spot in scene.asking.spots if spot not in (heard, *advised)]
    assert silent
    assert not any(scene.counsel.speaks(scene.asking, spot) for spot in silent)
    assert all(scene.counsel.speaks(scene.asking, spot) for spot in (heard, *advised))


def test_bots_look_ahead_as_far_as_is_settled(player: Player, stub: Stub) -> None:
    player.console.settle(thinking="long")
    sit(player, Prompt(stub, lambda: None))
    player.until(lambda: stub.effort == 400, "A")


def test_people_at_one_table_are_not_told(player: Player, stub: Stub) -> None:
    player.console.settle(coach=True)
    scene = sit(player, Prompt(stub, lambda: None), ["Ana, human", "Bo, human"])
    player.press("start")
    assert "Coach" not in player.rows
    assert advice(scene) is None
    assert stub.seen == []


class Slow(Prompt):
    """Answers when it is told to."""

    def __init__(self, stub: Stub) -> None:
        super().__init__(stub, lambda: None)
        self.waiting: list[Request] = []

    def ask(self, asked: Request) -> None:
        if asked.advice:
            self.waiting.append(asked)
        else:
            self.hear(asked)

    def hear(self, asked: Request) -> None:
        super().ask(asked)


def test_what_it_says_too_late_is_not_heard(player: Player, stub: Stub) -> None:
    player.console.settle(coach=True)
    bot_process = Slow(stub)
    scene = sit(player, bot_process)
    player.press("A")
    player.until(lambda: len(bot_process.waiting) > 1, "A")
    first, *_, last = bot_process.waiting
    bot_process.hear(first)
    player.rest()
    assert advice(scene) is None
    bot_process.hear(last)
    player.rest()
    assert advice(scene)


def test_the_bots_own_process_can_be_asked(player: Player) -> None:
    player.console.settle(coach=True)
    bot = Outside(in_one_line(itself("bot")), Greedy(HABITS), player.console.notice)
    scene = sit(player, Prompt(bot, lambda: None))
    found = advice(scene)
    assert found
    assert scene.asking
    assert found["pick"][0] in scene.asking.decision.options
    assert stage_of(scene)._stars
    scene.session.close()


def finished(player: Player) -> None:
    table = dealt(ALONE)
    play(table, {0: Greedy(HABITS), 1: Greedy(HABITS)})
    session = Session(table, None, player.console.notice, lambda: None, Prompt(Stub(), lambda: None))
    scene = TableScene(player.console, session, TABLE)
    player.console.stack.restart(scene)
    player.rest()
    after_game(player.console, session)
    player.rest()
    player.press("B")


def test_after_the_game_the_costliest_decisions_lead_to_the_table_as_it_was(
    player: Player, stub: Stub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotProcess, "outside", lambda *_: Prompt(stub, lambda: None))
    finished(player)
    player.press("A")
    player.choose("Your costliest moves")
    costs = [mistake.advice["cost"] for mistake in player.top.worst]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    player.press("A")
    assert type(player.top).__name__ == "Past"
    player.press("B", "B")
    assert type(player.top).__name__ == "WhatNext"


def test_a_mistake_can_be_played_otherwise(
    player: Player, stub: Stub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotProcess, "outside", lambda *_: Prompt(stub, lambda: None))
    finished(player)
    player.press("A")
    player.choose("Your costliest moves")
    mistake = player.top.worst[0]
    player.press("A", "A")
    assert isinstance(player.top, TableScene)
    assert player.top.session.decision == mistake.past.decision


def test_a_coach_that_cannot_be_asked_costs_a_sentence(player: Player) -> None:
    finished(player)
    player.press("A")
    player.choose("Your costliest moves")
    assert player.top.text() == player.console.say("hindsight.silent")
    player.press("A")
    assert type(player.top).__name__ == "WhatNext"
