"""The deal of the day: the same for everybody by the date, and what somebody and the expert made of it."""

import json
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game.bots.bot import USUAL
from game.checks import mapping, read, text, whole
from game.errors import Refused
from game.guest import Game
from game.table import Table
from game.texts import Say
from scenes.app.files import append, read_words
from scenes.records.plan import Plan, playing_levels
from scenes.records.results import MOST, Steps, reading
from scenes.records.saves import games_folder
from scenes.records.seats import HUMAN, seat_tag
from scenes.records.session import Session

if TYPE_CHECKING:
    from scenes.app.console import Console

SEATS: Final = 3
NAMED: Final = re.compile(r"day-(\d{4}-\d\d-\d\d)-(\w+)\.sanjuan")


class Deal(NamedTuple):
    kind: type[Game]
    day: str
    """Like 2026-01-01."""

    @property
    def path(self) -> Path:
        """Where it is kept as it is played."""
        return games_folder() / f"day-{self.day}-{self.kind.name}.sanjuan"

    @property
    def seed(self) -> int:
        return int(self.day.replace("-", ""))

    @property
    def expert(self) -> str:
        """The best who may be met."""
        return playing_levels(self.kind)[-1]

    def table(self, say: Say, me: str) -> Table:
        """Against the best but one, by the usual rules."""
        low, high = self.kind.seats
        seats, levels = max(low, min(SEATS, high)), playing_levels(self.kind)
        plan = Plan(seats, [HUMAN, *[levels[-2:][0]] * (seats - 1)], seed=self.seed)
        return plan.table(self.kind, say, me)

    def table_of_expert(self, say: Say, me: str) -> Table:
        """The same with somebody else in one's place."""
        game = self.table(say, me).game
        names = [seat_tag(self.expert, self.expert), *game.names[1:]]
        return Table(self.kind.from_tags(game.tags, self.seed, names), self.seed)


def today(kind: type[Game]) -> Deal:
    return Deal(kind, time.strftime("%Y-%m-%d"))


def deal_of(session: Session) -> Deal | None:
    """That which is played there, if it is one."""
    found = NAMED.fullmatch(session.path.name) if session.path else None
    return Deal(session.game, found[1]) if found and found[2] == session.game.name else None


def mine(deal: Deal) -> Steps[int | None]:
    """One's own points, once it has been played."""
    results = yield from reading(deal.kind)
    return next((seen.me.points for seen in results if seen.file == deal.path.name and seen.me), None)


def experts_file() -> Path:
    return games_folder() / "experts.jsonl"


def experts(deal: Deal) -> int | None:
    """The expert's points, once he has played it."""
    with suppress(OSError):
        for line in read_words(experts_file()).split("\n"):
            with suppress(Refused):
                found = mapping(read(line), "expert")
                if text(found.get("file"), "file") == deal.path.name:
                    return whole(found.get("points"), "points", 0, MOST)
    return None


class ExpertsGame:
    """The expert plays a deal in one's place, beside the game, and what he made of it is written down."""

    def __init__(self, console: "Console", deal: Deal) -> None:
        self._deal = deal
        self._gone = False
        """Somebody else answers for him, which is no result."""
        table = deal.table_of_expert(console.say, console.me)
        self._session = Session(table, None, console.notice, console.rest.wake, bots_gone=self._leave)

    def go_on(self) -> int | None:
        """As far as he has thought; his points in the end."""
        while not self._session.over:
            self._session.think(USUAL)
            if self._session.thinking or self._gone:
                return None
        points: int = self._session.score()[0]["total"]
        with suppress(OSError):
            append(experts_file(), json.dumps({"file": self._deal.path.name, "points": points}) + "\n")
        return points

    def _leave(self, trouble: str) -> None:
        self._gone = True

    def close(self) -> None:
        self._session.close()
