"""A program of somebody else's that takes a seat over a line protocol."""

import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final, TextIO

from game.checks import Json, listing, mapping, one_of, read
from game.decision import Decision
from game.errors import Refused
from game.guest import Bot, game_named

PATIENCE: Final = 30.0
"""Seconds that an answer may take."""


class Outside:
    """A bot in a process of its own. One that dies, hangs or answers nonsense is replaced, with a message."""

    def __init__(
        self, command: str, stand_in: Bot, tell: Callable[[str], None], patience: float = PATIENCE
    ) -> None:
        self.events: Callable[[int], list[Json]] = lambda seat: []
        """Where the news of a seat come from."""
        self._command = command
        self._stand_in = stand_in
        self._tell = tell
        self._patience = patience
        self._failed = False
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()

    def pick(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        if not self._failed:
            try:
                return self._ask(view, decision)
            except (OSError, ValueError, queue.Empty) as trouble:
                self._replace(trouble)
        return self._stand_in.pick(view, decision)

    def _ask(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        line = {"view": view, "decision": decision.as_json(), "events": self.events(decision.seat)}
        self._send(line)
        answer = mapping(read(self._answers.get(timeout=self._patience)), "answer")
        pick = listing(answer.get("pick"), "pick")
        return [decision.options[place] for place in decision.places(pick)]

    def over(self, score: list[Json]) -> None:
        """Tell of the end of a game."""
        if self._process and not self._failed:
            try:
                self._send({"over": True, "score": score})
            except OSError as trouble:
                self._replace(trouble)

    def _send(self, line: Json) -> None:
        if self._process is None:
            self._process = self._start()
        assert self._process.stdin
        self._process.stdin.write(json.dumps(line) + "\n")
        self._process.stdin.flush()

    def _start(self) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            shlex.split(self._command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )
        threading.Thread(target=_read, args=(process.stdout, self._answers), daemon=True).start()
        return process

    def _replace(self, trouble: Exception) -> None:
        self._failed = True
        self.close()
        cause = f"no answer in {self._patience:g} s" if isinstance(trouble, queue.Empty) else str(trouble)
        self._tell(f"{self._command}: replaced by a bot of the house ({cause})")

    def close(self) -> None:
        """End the program, gently if it listens."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin:
            with suppress(OSError):
                process.stdin.close()
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _read(lines: TextIO, answers: "queue.SimpleQueue[str]") -> None:
    """Pass the lines on; an empty one at the end, which is no answer."""
    for line in lines:
        answers.put(line)
    answers.put("")


def think(lines: Iterable[str], out: TextIO, level: str, seed: int) -> None:
    """The other side of it: answer lines as a bot of the house, of the level that a line names."""
    bots: dict[tuple[str, str], Bot] = {}
    for line in lines:
        try:
            answer = _thought(read(line), level, seed, bots)
        except Refused as refusal:
            answer = {"error": str(refusal)}
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as trouble:
            answer = {
                "error": f"view: expected one of the game it names ({type(trouble).__name__}: {trouble})"
            }
        if answer:
            out.write(json.dumps(answer) + "\n")
            out.flush()


def _thought(line: object, level: str, seed: int, bots: dict[tuple[str, str], Bot]) -> Json:
    if not isinstance(line, dict):
        raise Refused('line: expected an object like {"view": ..., "decision": ...}')
    if line.get("over"):
        return {}
    view = mapping(line.get("view"), "view")
    kind = game_named(view.get("game"))
    level = one_of(line.get("level", level), "level", kind.levels)
    bot = bots.setdefault((kind.name, level), kind.levels[level](seed))
    return {"pick": bot.pick(view, Decision.from_json(line.get("decision")))}
