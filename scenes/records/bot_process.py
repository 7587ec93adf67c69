"""Bots that think beside the picture: a thread waits for their process, so that no frame does."""

import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from game.bots.bot import USUAL, Bot
from game.checks import Json
from game.decision import Decision
from game.outside import Outside
from game.views import Event
from scenes.app.relaunch import in_one_line, itself


class Request(NamedTuple):
    view: Mapping[str, Any]
    decision: Decision
    events: Sequence[Event] = ()
    effort: int = USUAL
    advice: bool = False
    """The coach is asked, not the bot in that seat."""
    picked: list[str] | None = None


class Advised(NamedTuple):
    asked: Request
    advice: Json | None
    """Nothing, if nobody could be asked."""


class BotProcess:
    """The bots of one game, in one process. What they answer is fetched when it is there."""

    def __init__(self, bot: Bot, wake: Callable[[], None]) -> None:
        self._bot = bot
        self._wake = wake
        """Called from the thread when there is an answer."""
        self._questions: queue.Queue[Request | None] = queue.Queue()
        self._answers: queue.Queue[list[str]] = queue.Queue()
        self._advice: queue.Queue[Advised] = queue.Queue()
        self._events: list[Event] = []
        self._thread: threading.Thread | None = None
        self.thinking = False
        bot.sit(lambda seat: self._events)

    @classmethod
    def outside(
        cls, levels: Mapping[int, str], stand_in: Bot, tell: Callable[[str], None], wake: Callable[[], None]
    ) -> "BotProcess":
        """In a process of their own."""
        return cls(Outside(in_one_line(itself("bot")), stand_in, tell, levels=levels), wake)

    def ask(self, asked: Request) -> None:
        self.thinking = self.thinking or not asked.advice
        if self._thread is None:
            thread = threading.Thread(target=self._think, daemon=True)
            try:
                thread.start()
            except RuntimeError:  # there is none to be had: the picture waits
                self._answer(asked)
                return
            self._thread = thread
        self._questions.put(asked)

    def answer(self) -> list[str] | None:
        """What was thought of, once it is."""
        try:
            found = self._answers.get_nowait()
        except queue.Empty:
            return None
        self.thinking = False
        return found

    def advised(self) -> Advised | None:
        """What the coach has said, once it has."""
        try:
            return self._advice.get_nowait()
        except queue.Empty:
            return None

    @property
    def processes(self) -> list[int]:
        return self._bot.processes

    def close(self) -> None:
        """Nobody listens any more; a thought goes on to its end, but nobody waits for that."""
        with suppress(queue.Empty):
            while True:
                self._questions.get_nowait()
        self._questions.put(None)
        if self._thread is None:
            self._bot.close()

    def _think(self) -> None:
        while asked := self._questions.get():
            self._answer(asked)
            self._wake()
        self._bot.close()

    def _answer(self, asked: Request) -> None:
        bot = self._bot
        if asked.advice:
            self._advice.put(Advised(asked, bot.advise(asked.view, asked.decision, asked.picked)))
            return
        self._events, bot.effort = [*asked.events], asked.effort
        self._answers.put(bot.pick(asked.view, asked.decision))


class Prompt(BotProcess):
    """Bots that answer at once, in this very process: for demonstrations and tests."""

    def ask(self, asked: Request) -> None:
        self.thinking = self.thinking or not asked.advice
        self._answer(asked)
