"""Bots that think beside the picture."""

from threading import Event
from typing import Final

from game.bots.bot import Bot, View
from game.decision import Decision
from scenes.records.bot_process import BotProcess, Request

DECISION: Final = Decision(0, "role", 1, 1, ("builder",))
SOON: Final = 10
"""Seconds."""


class Pondering(Bot):
    """Thinks until somebody has had enough of that."""

    def __init__(self) -> None:
        self.asked = 0
        self.began, self.enough, self.closed = Event(), Event(), Event()

    def pick(self, view: View, decision: Decision) -> list[str]:
        self.asked += 1
        self.began.set()
        self.enough.wait(SOON)
        return ["builder"]

    def close(self) -> None:
        self.closed.set()


def test_whoever_leaves_waits_for_no_thought_and_what_was_not_asked_yet_never_is() -> None:
    bot = Pondering()
    bot_process = BotProcess(bot, lambda: None)
    for _ in range(2):
        bot_process.ask(Request({}, DECISION))
    assert bot.began.wait(SOON)
    bot_process.close()
    assert not bot.closed.is_set()
    bot.enough.set()
    assert bot.closed.wait(SOON)
    assert bot.asked == 1


def test_bots_that_were_asked_nothing_are_gone_at_once() -> None:
    bot = Pondering()
    BotProcess(bot, lambda: None).close()
    assert bot.closed.is_set()


def test_without_a_thread_the_picture_waits_for_the_answer(no_threads: None) -> None:
    bot = Pondering()
    bot.enough.set()
    bot_process = BotProcess(bot, lambda: None)
    bot_process.ask(Request({}, DECISION))
    assert bot_process.answer() == ["builder"]
    bot_process.close()
    assert bot.closed.is_set()
