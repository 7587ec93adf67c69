"""A program of somebody else's that takes a seat over a line protocol."""

import json
import os
import queue
import shlex
import subprocess
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TextIO

from game.bots import USUAL, Bot, View
from game.checks import Json, mapping, one_of, read, text, whole
from game.decision import Decision
from game.errors import Refused
from game.guest import DEFAULT, game_named

PATIENCE: Final = 30.0
"""Seconds that an answer may take."""
LONGEST_ANSWER: Final = 1 << 20
"""Letters: whoever says more at a time talks nonsense."""
ENDED: Final = "the program has ended"
MOST_EFFORT: Final = 10_000


class Outside(Bot):
    """A bot in a process of its own. One that dies, hangs or answers nonsense is replaced, with a message."""

    def __init__(
        self,
        command: str,
        stand_in: Bot,
        tell: Callable[[str], None],
        patience: float = PATIENCE,
        levels: Mapping[int, str] | None = None,
    ) -> None:
        self._command = command
        self._stand_in = stand_in
        self._tell = tell
        self._patience = patience
        self._levels = levels or {}
        """What the program plays like, for one that can sit on several seats."""
        self._events: Callable[[int], list[Json]] = lambda seat: []
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        """To be told to the program, which may not listen; after an empty one nothing more."""
        self._answers: queue.Queue[str] = queue.Queue(maxsize=1)
        self._done = threading.Event()

    @property
    def processes(self) -> list[int]:
        return [self._process.pid] if self._process else []

    def sit(self, events: Callable[[int], list[Json]]) -> None:
        self._events = events

    def pick(self, view: View, decision: Decision) -> list[str]:
        if not self.replaced:
            try:
                return self._ask(view, decision)
            except (OSError, ValueError, queue.Empty) as trouble:
                self._replace(trouble)
        return self._stand_in.pick(view, decision)

    def _ask(self, view: View, decision: Decision) -> list[str]:
        line: Json = {"view": view, "decision": decision.as_json(), "events": self._events(decision.seat)}
        if decision.seat in self._levels:
            line["level"] = self._levels[decision.seat]
        if self.effort != USUAL:
            line["effort"] = self.effort
        return decision.picked(self._answer(line).get("pick"))

    def advise(self, view: View, decision: Decision, picked: Sequence[str] | None = None) -> Json | None:
        if self.replaced:
            return None
        line: Json = {"view": view, "decision": decision.as_json(), "why": True}
        if picked is not None:
            line["picked"] = list(picked)
        try:
            return dict(mapping(self._answer(line).get("why"), "why"))
        except (OSError, ValueError, queue.Empty) as trouble:
            self._replace(trouble)
            return None

    def _answer(self, line: Json) -> Mapping[str, Any]:
        self._send(line)
        if not (said := self._answers.get(timeout=self._patience)):
            raise Refused(ENDED)
        answer = mapping(read(said), "answer")
        if "error" in answer:
            raise Refused(text(answer["error"], "error"))
        return answer

    def over(self, score: list[Json]) -> None:
        if self._process:
            self._send({"over": True, "score": score})

    def _send(self, line: Json) -> None:
        if self._process is None:
            self._process = self._start()
        self._lines.put(json.dumps(line) + "\n")

    def _start(self) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            words(self._command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )
        threading.Thread(target=self._write, args=(process.stdin,), daemon=True).start()
        threading.Thread(target=self._read, args=(process.stdout,), daemon=True).start()
        return process

    def _write(self, into: TextIO) -> None:
        with suppress(OSError), into:
            while line := self._lines.get():
                into.write(line)
                into.flush()

    def _read(self, out: TextIO) -> None:
        """Pass lines on as they are asked for; an empty one at the end, which is no answer."""
        while line := out.readline(LONGEST_ANSWER):
            self._answers.put(line)
            if self._done.is_set():
                return
        self._answers.put("")

    def _replace(self, trouble: Exception) -> None:
        self.replaced = True
        self.close()
        self._tell(f"{self._command}: replaced by a bot of the house ({self._cause(trouble)})")

    def _cause(self, trouble: Exception) -> str:
        if isinstance(trouble, queue.Empty):
            return f"no answer in {self._patience:g} s"
        return (isinstance(trouble, OSError) and trouble.strerror) or str(trouble)

    def close(self) -> None:
        """End the program, gently if it listens."""
        process, self._process = self._process, None
        if process is None:
            return
        self._done.set()
        with suppress(queue.Empty):
            self._answers.get_nowait()  # whoever reads may wait to pass on what nobody has asked for
        self._lines.put("")
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def words(command: str) -> str | list[str]:
    """A command line as the system wants it; Windows takes it whole."""
    if os.name == "nt":
        return command
    try:
        found = shlex.split(command)
    except ValueError as trouble:
        raise Refused(f"{command}: expected a command line ({trouble})") from None
    if not found:
        raise Refused("expected a command line, not an empty one")
    return found


def think(lines: Iterable[str], out: TextIO, level: str, seed: int, game: str = DEFAULT) -> None:
    """The other side of it: answer lines as a bot of the house, of the level that a line names."""
    bots: dict[tuple[str, str], Bot] = {}
    for line in lines:
        try:
            answer = _thought(read(line), level, seed, game, bots)
        except Refused as refusal:
            answer = {"error": str(refusal)}
        except Exception as trouble:  # a view may be anything
            answer = {
                "error": f"view: expected one of the game it names ({type(trouble).__name__}: {trouble})"
            }
        if answer:
            out.write(json.dumps(answer) + "\n")
            out.flush()


def _thought(line: object, level: str, seed: int, game: str, bots: dict[tuple[str, str], Bot]) -> Json:
    if not isinstance(line, dict):
        raise Refused('line: expected an object like {"view": ..., "decision": ...}')
    if line.get("over"):
        return {}
    view = mapping(line.get("view"), "view")
    kind = game_named(view.get("game", game))
    level = one_of(line.get("level", level), "level", kind.bots())
    decision = Decision.from_json(line.get("decision"))
    if line.get("why") is True and kind.coach:
        picked = decision.picked(line["picked"]) if "picked" in line else None
        advice = kind.coach.advise(view, decision, picked)
        return {"pick": advice["pick"], "why": advice}
    bot = bots.setdefault((kind.name, level), kind.bots()[level](seed))
    bot.effort = whole(line.get("effort", USUAL), "effort", 1, MOST_EFFORT)
    return {"pick": bot.pick(view, decision)}
