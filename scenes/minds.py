"""Bots that think beside the picture: a thread waits for their process, so that no frame does."""

import queue
import threading
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.bots import Bot
from game.checks import Json
from game.decision import Decision
from game.outside import Outside
from scenes.itself import in_one_line, itself


class Asked(NamedTuple):
    view: Mapping[str, Any]
    decision: Decision
    events: list[Json]


class Minds:
    """The bots of one game, in one process. What they answer is fetched when it is there."""

    def __init__(self, bot: Bot, wake: Callable[[], None]) -> None:
        self._bot = bot
        self._wake = wake
        """Called from the thread when there is an answer."""
        self._questions: queue.Queue[Asked | None] = queue.Queue()
        self._answers: queue.Queue[list[str]] = queue.Queue()
        self._events: list[Json] = []
        self._thread: threading.Thread | None = None
        self.thinking = False
        bot.sit(lambda seat: self._events)

    @classmethod
    def outside(
        cls, levels: Mapping[int, str], stand_in: Bot, tell: Callable[[str], None], wake: Callable[[], None]
    ) -> "Minds":
        """In a process of their own."""
        return cls(Outside(in_one_line(itself("bot")), stand_in, tell, levels=levels), wake)

    def ask(self, view: Mapping[str, Any], decision: Decision, events: list[Json]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._think, daemon=True)
            self._thread.start()
        self.thinking = True
        self._questions.put(Asked(view, decision, events))

    def answer(self) -> list[str] | None:
        """What was thought of, once it is."""
        try:
            found = self._answers.get_nowait()
        except queue.Empty:
            return None
        self.thinking = False
        return found

    @property
    def processes(self) -> list[int]:
        return self._bot.processes

    def close(self) -> None:
        self._questions.put(None)
        self._bot.close()

    def _think(self) -> None:
        while asked := self._questions.get():
            self._events = asked.events
            self._answers.put(self._bot.pick(asked.view, asked.decision))
            self._wake()


class Prompt(Minds):
    """Bots that answer at once, in this very process: for demonstrations and tests."""

    def ask(self, view: Mapping[str, Any], decision: Decision, events: list[Json]) -> None:
        self.thinking = True
        self._answers.put(self._bot.pick(view, decision))
