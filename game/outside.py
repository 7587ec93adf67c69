"""A program of somebody else's that takes a seat over a line protocol."""

import json
import os
import queue
import shlex
import sys
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TextIO

from game.bots.bot import USUAL, Bot, View
from game.checks import Json, cleaned, lines_of, mapping, one_of, read, shown, whole
from game.decision import Decision
from game.errors import Refused
from game.guest import DEFAULT, game_named
from game.positions import check_size
from game.programs import Program
from game.views import Event

PATIENCE: Final = 30.0
"""Seconds that an answer may take."""
FAREWELL: Final = 1.0
"""Seconds to end in, once nobody asks any more."""
MOST_COMPLAINTS: Final = 1 << 16
"""Letters of a program's standard error that are passed on."""
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
        self._events: Callable[[int], list[Event]] = lambda seat: []
        self._process: Program | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        """To be told to the program, which may not listen; after an empty one nothing more."""
        self._answers: queue.Queue[str] = queue.Queue(maxsize=1)
        self._done = threading.Event()
        self._threads: list[threading.Thread] = []
        """Who writes to the program, who reads what it says, and who what it complains of."""

    @property
    def processes(self) -> list[int]:
        return [self._process.pid] if self._process else []

    def sit(self, events: Callable[[int], list[Event]]) -> None:
        self._events = events

    def pick(self, view: View, decision: Decision) -> list[str]:
        if not self.replaced:
            try:
                return self._ask(view, decision)
            except TROUBLES as trouble:
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
        except TROUBLES as trouble:
            self._replace(trouble)
            return None

    def _answer(self, line: Json) -> Mapping[str, Any]:
        self._send(line)
        if not (said := self._answers.get(timeout=self._patience)):
            raise Refused(ENDED)
        answer = mapping(read(said), "answer")
        if "error" in answer:
            raise Refused(answer["error"] if isinstance(answer["error"], str) else shown(answer["error"]))
        return answer

    def over(self, score: list[Json]) -> None:
        if self._process:
            self._send({"over": True, "score": score})

    def _send(self, line: Json) -> None:
        if self._process is None:
            self._start()
        self._lines.put(json.dumps(line) + "\n")

    def _start(self) -> None:
        self._process = process = Program(words(self._command))
        for work, stream in (
            (self._write, process.stdin),
            (self._read, process.stdout),
            (pass_on, process.stderr),
        ):
            thread = threading.Thread(target=work, args=(stream,), daemon=True)
            thread.start()
            self._threads.append(thread)

    def _write(self, into: TextIO) -> None:
        with suppress(OSError), into:
            while line := self._lines.get():
                into.write(line)
                into.flush()

    def _read(self, out: TextIO) -> None:
        """Pass lines on as they are asked for; an empty one at the end, which is no answer."""
        with out:
            for line in lines_of(out):
                self._answers.put(line)
                if self._done.is_set():
                    return
        self._answers.put("")

    def _replace(self, trouble: Exception) -> None:
        self.replaced = True
        self.close()
        command, cause = cleaned(self._command), cleaned(self._cause(trouble))
        self._tell(f"{command}: replaced by a bot of the house ({cause})")

    def _cause(self, trouble: Exception) -> str:
        if isinstance(trouble, queue.Empty):
            return f"no answer in {self._patience:g} s"
        return (isinstance(trouble, OSError) and trouble.strerror) or str(trouble)

    def close(self) -> None:
        """End the program and all that it has started, gently if it listens."""
        process, self._process = self._process, None
        if process is None:
            return
        self._done.set()
        with suppress(queue.Empty):
            self._answers.get_nowait()  # whoever reads may wait to pass on what nobody has asked for
        self._lines.put("")
        process.end(FAREWELL)
        deadline = time.monotonic() + FAREWELL  # for pipes that somebody else holds
        for thread in self._threads:
            thread.join(max(0, deadline - time.monotonic()))


TROUBLES: Final = (OSError, ValueError, RuntimeError, queue.Empty)
"""What goes wrong with programs; a system that has no thread left says so with a `RuntimeError`."""


def pass_on(complaints: TextIO) -> None:
    """What a program writes to its standard error to ours, but not without end."""
    left = MOST_COMPLAINTS
    with complaints:
        while said := complaints.readline(MOST_COMPLAINTS):
            if left > 0 and sys.stderr:
                with suppress(OSError, ValueError):
                    sys.stderr.write(said[:left])
                    sys.stderr.flush()
            left -= len(said)


def words(command: str) -> str | list[str]:
    """A command line as the system wants it; Windows takes it whole."""
    if not command.strip():
        raise Refused("expected a command line, not an empty one")
    if os.name == "nt":
        return command
    try:
        return shlex.split(command)
    except ValueError as trouble:
        raise Refused(f"{command}: expected a command line ({trouble})") from None


def program(command: str) -> str:
    """The program that a command line starts."""
    found = words(command)
    if isinstance(found, list):
        return found[0]
    return found.split('"')[1] if found.startswith('"') else found.partition(" ")[0]


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
    check_size({field: found for field, found in view.items() if field != "decision"})
    kind = game_named(view.get("game", game))
    level = one_of(line.get("level", level), "level", kind.bots())
    decision = Decision.from_json(line.get("decision"))
    if line.get("why") is True and kind.coach:
        picked = decision.picked(line["picked"]) if "picked" in line else None
        advice = kind.coach().advise(view, decision, picked)
        return {"pick": advice["pick"], "why": advice}
    bot = bots.setdefault((kind.name, level), kind.bots()[level](seed))
    bot.effort = whole(line.get("effort", USUAL), "effort", 1, MOST_EFFORT)
    return {"pick": bot.pick(view, decision)}
