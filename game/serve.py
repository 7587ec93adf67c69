"""The headless table: one JSON object a line in, one line out."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TextIO

from game.bots.bot import Bot
from game.checks import Json, mapping, one_of, read, text, whole
from game.errors import Refused
from game.guest import DEFAULT, game_named
from game.table import Table, fresh_seed
from game.views import Event

Request = Mapping[str, Any]
MOST_MILLISECONDS: Final = 60_000
"""That a bot may be asked to think."""


class Server:
    """Answers requests about one table at a time."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._bots: dict[str, Bot] = {}

    @property
    def table(self) -> Table:
        if self._table is None:
            raise Refused('no game yet: expected {"do": "new", ...} or {"do": "load", ...} first')
        return self._table

    def answer(self, line: str) -> Json:
        try:
            return {"ok": True, **self._do(read(line))}
        except Refused as refusal:
            return {"ok": False, "error": str(refusal)}

    def _do(self, request: object) -> Json:
        if not isinstance(request, dict):
            raise Refused('request: expected an object like {"do": "score"}')
        name = one_of(request.get("do"), "do", REQUESTS)
        fields, perform = REQUESTS[name]
        if fields is not None:
            mapping(request, name, ("do", *fields))
        return perform(self, request)

    def new(self, request: Request) -> Json:
        wanted = {key: value for key, value in request.items() if key not in ("do", "game", "seed")}
        seed = read_seed(request)
        return self._start(Table(game_named(request.get("game", DEFAULT)).new(wanted, seed), seed))

    def load(self, request: Request) -> Json:
        position = request.get("position")
        if not isinstance(position, dict):
            raise Refused("position: expected an object")
        seed = read_seed(request)
        name = position.get("game", request.get("game", DEFAULT))
        return self._start(Table(game_named(name).load(position, seed), seed))

    def _start(self, table: Table) -> Json:
        self._table = table
        self._bots = {}
        return {"seed": table.seed, **self._now(table.happened)}

    def _now(self, events: Sequence[Event]) -> Json:
        decision = self.table.decision
        if decision is None:
            return {"decision": None, "over": True, "events": events}
        return {"decision": decision.as_json(), "events": events}

    def choose(self, request: Request) -> Json:
        return self._now(self.table.choose(request.get("pick")))

    def undo(self, request: Request) -> Json:
        self.table.undo()
        return self._now([])

    def bot(self, request: Request) -> Json:
        bots = self.table.game.bots()
        level = one_of(request.get("level"), "level", bots)
        milliseconds = whole(request.get("ms", 0), "ms", 0, MOST_MILLISECONDS)
        decision = self.table.decision
        if decision is None:
            raise Refused("bot: the game is over")
        bot = self._bots.setdefault(level, bots[level](self.table.seed))
        bot.milliseconds = milliseconds
        return {"pick": bot.pick(self.table.game.view(decision.seat), decision)}

    def view(self, request: Request) -> Json:
        return {"view": self.table.game.view(self._seat(request))}

    def position(self, request: Request) -> Json:
        return {"position": self.table.game.position()}

    def record(self, request: Request) -> Json:
        return {"record": self.table.record()}

    def events(self, request: Request) -> Json:
        return {"events": self.table.events(self._seat(request))}

    def explain(self, request: Request) -> Json:
        game, seat = self.table.game, self._seat(request)
        explained: Json = game.explain(game.view(seat), text(request.get("what"), "what"))
        return explained

    def score(self, request: Request) -> Json:
        return {"seats": self.table.game.score()}

    def _seat(self, request: Request) -> int:
        return self.table.seat(request.get("seat"))


Perform = Callable[[Server, Request], Json]
REQUESTS: Final[Mapping[str, tuple[tuple[str, ...] | None, Perform]]] = {
    "new": (None, Server.new),
    "load": (("game", "position", "seed"), Server.load),
    "choose": (("pick",), Server.choose),
    "bot": (("level", "ms"), Server.bot),
    "view": (("seat",), Server.view),
    "position": ((), Server.position),
    "record": ((), Server.record),
    "events": (("seat",), Server.events),
    "explain": (("seat", "what"), Server.explain),
    "score": ((), Server.score),
    "undo": ((), Server.undo),
}
"""By request: its fields, where the game has no say in them, and what performs it."""


def read_seed(request: Request) -> int:
    return whole(request.get("seed", fresh_seed()), "seed", 0)


def serve(lines: Iterable[str], out: TextIO) -> None:
    """Answer each line until there are no more."""
    server = Server()
    for line in lines:
        out.write(json.dumps(server.answer(line), ensure_ascii=True) + "\n")
        out.flush()
