"""A game under way: what can be taken back, and what bots are told."""

from pathlib import Path

import pytest

from game.bots.bot import Bot, View
from game.decision import Decision
from game.sanjuan.guest import SanJuan
from game.table import Table
from game.views import Event
from scenes.records.bot_process import Prompt, Request
from scenes.records.seats import HUMAN, seat_tag
from scenes.records.session import Session


class Scripted(Bot):
    """Answers what it is told to beforehand."""

    def __init__(self, *picks: list[str]) -> None:
        self._picks = iter(picks)

    def pick(self, view: View, decision: Decision) -> list[str]:
        return next(self._picks)


class Noting(Prompt):
    """Notes what bots are told of when they are asked."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot, lambda: None)
        self.told: list[list[Event]] = []

    def ask(self, asked: Request) -> None:
        self.told.append([*asked.events])
        super().ask(asked)


def begun(*levels: str, bot: Bot | None = None) -> tuple[Session, Noting]:
    """Two seats with a plant each, the first to choose a role."""
    seats = [{"name": seat_tag("Ana", level), "built": ["indigo_plant"]} for level in levels]
    table = Table(SanJuan.load({"supply": ["crane"] * 40, "seats": seats}, 1), 1)
    bot_process = Noting(bot or Scripted())
    return Session(table, None, lambda words: None, lambda: None, bot_process), bot_process


def test_seats_of_a_position_without_names_are_numbered() -> None:
    table = Table(SanJuan.load({"seats": [{}, {}]}, 1), 1)
    assert Session(table, None, lambda words: None, lambda: None, Noting(Scripted())).names == ["1", "2"]


def test_a_game_that_is_left_is_on_the_disk_and_its_bots_are_gone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[str] = []
    monkeypatch.setattr("scenes.app.files.synced", lambda path: done.append(path.name))
    bot = Scripted()
    monkeypatch.setattr(bot, "close", lambda: done.append("bots"))
    table = Table(SanJuan.new({"seats": 2}, 1), 1)
    bot_process = Prompt(bot, lambda: None)
    Session(table, tmp_path / "game.sanjuan", lambda words: None, lambda: None, bot_process).close()
    assert {"game.sanjuan", "bots"} <= {*done}


def test_a_choice_can_be_taken_back_as_long_as_nothing_hidden_was_shown() -> None:
    session, _ = begun(HUMAN, HUMAN)
    assert session.undoable(0) == 0
    session.choose(["producer"])
    session.choose([])
    assert session.undo(0)
    assert session.decision
    assert (session.decision.seat, session.decision.kind) == (0, "produce")


def test_a_choice_that_led_to_cards_can_not() -> None:
    session, _ = begun(HUMAN, HUMAN)
    session.choose(["councillor"])
    assert session.undoable(0) == 0
    assert not session.undo(0)


def test_what_bots_chose_since_goes_back_too() -> None:
    session, _ = begun(HUMAN, "greedy")
    session.choose(["producer"])
    session.choose([])
    session.choose(["indigo_plant"])
    assert session.undoable(0) == 2
    assert session.undo(0)
    assert session.decision
    assert session.decision.seat == 0


def test_nobody_takes_back_what_another_person_chose_since() -> None:
    session, _ = begun(HUMAN, HUMAN)
    session.choose(["producer"])
    session.choose([])
    session.choose(["indigo_plant"])
    assert (session.undoable(1), session.undoable(0)) == (1, 0)
    assert not session.undo(0)


def test_a_bot_is_told_of_everything_once() -> None:
    session, bot_process = begun(HUMAN, "greedy", bot=Scripted(["indigo_plant"], ["builder"]))
    session.choose(["producer"])
    session.choose(["indigo_plant"])
    session.think(effort=100)
    session.think(effort=100)
    assert [[event["event"] for event in told] for told in bot_process.told] == [
        ["role", "good"],
        ["good", "phase_end"],
    ]


def test_a_bot_is_told_of_what_was_done_instead_of_what_was_taken_back() -> None:
    session, bot_process = begun(HUMAN, "greedy", bot=Scripted([], ["builder"], []))
    session.choose(["producer"])
    session.choose([])
    session.think(effort=100)
    session.think(effort=100)
    assert session.undo(0)
    session.choose(["indigo_plant"])
    session.think(effort=100)
    assert [event["event"] for event in bot_process.told[-1]] == ["good"]
