"""Records, positions, lines and programs that mean harm, one for each seed, in a process with limits.

python -m tests.game.hostile positions 0 150
"""

import io
import json
import os
import shlex
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from game.bots.bot import RandomBot
from game.bots.match import play
from game.errors import Refused
from game.guest import GAMES, game_named
from game.outside import Outside, think
from game.record import parse
from game.serve import Server, serve
from game.table import Table, replay
from tests.damage import damaged
from tests.game.ended import gone

SECONDS = 2.0
MEGABYTES = 200
LONGEST_SENTENCE = 3_000
PATIENCE = 0.2
CHOICES = 12
TOKEN = "SANJUAN_HOSTILE"
"""In the environment of all that this process starts."""

STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 500, 9_999, 10_000, 1 << 31, 1 << 53, 10**30, 0.5, -0.0, 1e308,
    "", "x", "well", "corn", "builder", "1", "\0", "\x1b[2J", "\u202e", "\ud800", "é" * 200, "x" * 100_000,
    [], {}, [None], [[]], ["well"], {"x": 1}, {"card": "well"}, {"tile": "corn"}, [{}] * 50, ["well"] * 5_000,
)  # fmt: skip


def sentence(words: str) -> None:
    assert 0 < len(words) < LONGEST_SENTENCE, words[:LONGEST_SENTENCE]
    assert "\n" not in words


def changed(value: Any, random: Random) -> Any:
    """Something in it left out, doubled, multiplied or made something else."""
    found = deepcopy(value)
    for _ in range(random.randrange(1, 4)):
        holder, key = random.choice([*_places(found)])
        what = random.randrange(6)
        if what == 0:
            del holder[key]
        elif what == 1 and isinstance(holder, list):
            holder.insert(key, deepcopy(holder[key]))
        elif what == 2 and isinstance(holder, list):
            holder *= min(random.choice([2, 20, 2_000]), 1 + 10_000 // len([*_places(holder)]))
        elif what == 3 and isinstance(holder[key], int):
            holder[key] = random.choice([-1, 1, 100, 1 << 53]) * (holder[key] + 1)
        else:
            holder[key] = deepcopy(random.choice([*STRANGE, holder[random.choice([*_keys(holder)])]]))
        if not [*_places(found)]:
            break
    return found


def _keys(holder: Any) -> Iterator[Any]:
    yield from holder if isinstance(holder, dict) else range(len(holder))


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(value, dict | list):
        for key in _keys(value):
            yield value, key
            yield from _places(value[key])


@cache
def under_way(game: str, choices: int) -> Table:
    """A game of bots at the first choice of a role after so many choices."""
    kind = game_named(game)
    seats = 4 if choices % 2 else 3
    table, bots = Table(kind.new({"seats": seats, **kind.fullest}, choices), choices), kind.levels["greedy"]
    while table.decision and (len(table.choices) < choices or table.decision.kind != "role"):
        decision = table.decision
        table.choose(bots(1).pick(table.game.view(decision.seat), decision))
    return table


def sample(random: Random) -> Table:
    return under_way(random.choice([*GAMES]), random.choice([0, 15, 60, 101]))


def positions(seed: int) -> None:
    random = Random(seed)
    position = changed(sample(random).game.position(), random)
    answers = _serve({"do": "load", "position": position, "seed": 1})
    if answers[0]["ok"]:
        table = Table(game_named(position.get("game", "sanjuan")).load(position, 1), 1)
        assert replay(parse(table.record())).record() == table.record()
        _used(table, random)


def _used(table: Table, random: Random) -> None:
    """Whatever may be asked of a table, for some choices."""
    server, bots = Server(), table.game.bots()
    load = {"do": "load", "position": table.game.position(), "seed": 1}
    assert server.answer(json.dumps(load))["ok"]
    for _ in range(CHOICES):
        if not (decision := server.table.decision):
            return
        requests: list[Any] = [{"do": "bot", "level": random.choice([*bots])}, {"do": "score"}]
        requests += [{"do": do, "seat": random.randrange(table.seats)} for do in ("view", "events")]
        requests.append({"do": "explain", "seat": decision.seat, "what": random.choice(decision.options)})
        for request in requests:
            answer = server.answer(json.dumps(request))
            assert answer["ok"], (request, answer)
        picks = RandomBot(random.randrange(1 << 30)).pick(server.table.game.view(decision.seat), decision)
        assert server.answer(json.dumps({"do": "choose", "pick": picks}))["ok"]


def records(seed: int) -> None:
    random = Random(seed)
    table = sample(random)
    if random.random() < 0.3:
        table = Table(type(table.game).load(table.game.position(), 1), 1)
        play(table, {at: RandomBot(at) for at in range(table.seats)}, table.game.round + 1)
    text = damaged(table.record().encode(), random)
    try:
        found = replay(parse(text.decode("utf-8", "replace")))
    except Refused as refusal:
        sentence(str(refusal))
    else:
        assert found.record()
        found.game.score()


def lines(seed: int) -> None:
    """For `sanjuan serve` and `sanjuan bot`."""
    random = Random(seed)
    table = sample(random)
    if not (decision := table.decision):
        return
    view = table.game.view(decision.seat)
    requests: list[Any] = [
        {"do": "new", "game": table.game.name, "seats": table.seats, "governor": 0, "seed": 7},
        {"do": "choose", "pick": list(decision.options[:1])},
        {"do": "explain", "seat": 0, "what": "builder"},
        {"do": "bot", "level": random.choice([*table.game.bots()]), "ms": 1},
        {"do": "view", "seat": 1},
        {"do": "record"},
    ]
    written = [json.dumps(changed(request, random)).encode() for request in requests]
    said = [line if random.random() < 0.5 else damaged(line, random) for line in written]
    _answered(serve, [line.decode("utf-8", "replace") for line in said])
    asked = {
        "view": view,
        "decision": decision.as_json(),
        "events": [],
        "level": random.choice([*table.game.bots()]),
    }
    more = {"effort": 50} if random.random() < 0.5 else {"why": True, "picked": [decision.options[0]]}
    thought = json.dumps(changed({**asked, **more}, random))
    _answered(lambda each, out: think(each, out, "greedy", 1), [thought])


def _answered(work: Callable[[list[str], io.StringIO], None], said: list[str]) -> list[Any]:
    out = io.StringIO()
    work(said, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    for answer in answers:
        if "error" in answer:
            sentence(answer["error"])
    return answers


def _serve(*requests: Any) -> list[Any]:
    return _answered(serve, [json.dumps(request) for request in requests])


CHILDREN = (
    "while True: pass",
    "time.sleep(600)",
    "signal.pause()",
    "print('x' * 1000, flush=True)\n    time.sleep(600)",
)
BEGINNINGS = (
    "",
    "signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.signal(signal.SIGINT, signal.SIG_IGN)",
    "if not os.fork():\n    {child}",
    "if not os.fork():\n    signal.signal(signal.SIGTERM, signal.SIG_IGN)\n    {child}",
    "for _ in range(5):\n  if not os.fork():\n    {child}",
    "sys.stderr.write('x' * 10_000_000)",
    "for _ in range(10**5): os.write(2, b'\\xff\\x1b[2J\\n')",
    "os.close(0)",
    "os.close(1)",
    "os.close(2)",
)
ENDINGS = (
    "sys.exit()",
    "os.abort()",
    "time.sleep(600)",
    "while True: pass",
    "while True: os.write(1, b'x' * 65536)",
    "while True: os.write(1, b'x\\n' * 30000)",
    "while True: os.write(1, b'{}\\n')",
    "while True: os.write(2, b'x' * 65536)",
    "sys.stdin.read()",
    "os.write(1, b'\\xff\\xfe\\x00\\n'); time.sleep(600)",
    "os.write(1, b'[' * 100_000 + b'\\n'); time.sleep(600)",
    "os.write(1, b'{\"pick\": ' + b'9' * 5000 + b'}\\n')",
    "os.write(1, b'{\"pick\": [' + b'\"a\",' * 100_000 + b'\"a\"]}\\n')",
    "os.write(1, b'{\"pick\": [1e999, NaN]}\\n')",
    "os.write(1, b'{\"error\": \"' + b'x' * 1_000_000 + b'\"}\\n')",
    'os.write(1, b\'{"error": "\\\\u001b\\\\u202e\\\\ud800\\\\n"}\\n\')',
    "os.write(1, os.urandom(100_000))",
    "os.execvp('sleep', ['sleep', '600'])",
    "os.kill(os.getpid(), signal.SIGSTOP)",
)


def programs(seed: int) -> None:
    random = Random(seed)
    begin = "\n".join(random.sample(BEGINNINGS, 2)).replace("{child}", random.choice(CHILDREN))
    code = f"import os, signal, sys, time\n{begin}\n{random.choice(ENDINGS)}"
    said: list[str] = []
    bot = Outside(shlex.join([sys.executable, "-c", code]), RandomBot(1), said.append, PATIENCE)
    table = Table(game_named("sanjuan").new({"seats": 2, "governor": 0}, seed), seed)
    bot.sit(table.events)
    play(table, {0: bot, 1: RandomBot(2)}, rounds=2)
    bot.over(table.game.score())
    bot.close()
    assert len(said) == 1
    sentence(said[0])
    assert said[0].isprintable()
    assert all(map(gone, alive()))


def alive() -> list[int]:
    """What this process has started and has not ended, or has ended just now."""
    token, found = f"{TOKEN}={os.environ[TOKEN]}".encode(), []
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if token in (path / "environ").read_bytes().split(b"\0"):
                found.append(int(path.name))
    return found


KINDS: dict[str, Callable[[int], None]] = {
    "positions": positions,
    "records": records,
    "lines": lines,
    "programs": programs,
}


@contextmanager
def in_time() -> Iterator[None]:
    def late(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"more than {SECONDS} s")

    signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)


def most_used() -> int:
    """Megabytes. What whoever started this process held is not counted, as the system's own figure does."""
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1]) // 1024


def main(kind: str, first: str, last: str) -> None:
    os.environ[TOKEN] = f"{kind} {os.getppid()}"
    for seed in range(int(first), int(last)):
        began = time.monotonic()
        try:
            with in_time():
                KINDS[kind](seed)
        except BaseException:
            print(f"{kind} {seed}, after {time.monotonic() - began:.2f} s", file=sys.stderr)
            raise
        used = most_used()
        assert used < MEGABYTES, f"{kind} {seed}: {used} MB"


if __name__ == "__main__":
    main(*sys.argv[1:])
