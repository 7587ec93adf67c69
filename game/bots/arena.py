"""Who is the better player: every deal played from every seat by everybody, and how sure that makes one."""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from game.bots.bot import Bot, View
from game.bots.cores import spread
from game.bots.match import BotTally, whole_game
from game.checks import Json, listed, mapping, read, whole
from game.decision import Decision
from game.errors import Refused
from game.guest import game_named
from game.outside import Outside
from game.table import Table
from game.views import Event

FIGURES: Final = frozenset(("seats", "wins", "points", "choices", "seconds", "worst", "replaced"))
"""What is kept of each bot in a deal."""
SURE: Final = 1.96
"""So many standard errors to each side make 95 per cent."""


class Contest(NamedTuple):
    """What is played; two of the same have the same results, whoever plays them where."""

    game: str
    setup: Json
    bots: Sequence[str]
    """The first has one seat, the others share the rest."""
    seed: int

    def lineup(self) -> list[str]:
        """
        >>> Contest("sanjuan", {"seats": 4}, ["expert", "normal", "easy"], 1).lineup()
        ['expert', 'normal', 'easy', 'normal']
        """
        first, *others = self.bots
        return [first, *(others[at % len(others)] for at in range(self.setup["seats"] - 1))]


class Timed(Bot):
    """Another bot with a watch: processor time, or a clock for a program that has its own process."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._watch = time.perf_counter if isinstance(bot, Outside) else time.process_time
        self.choices = 0
        self.seconds = self.worst = 0.0

    def pick(self, view: View, decision: Decision) -> list[str]:
        began = self._watch()
        found = self._bot.pick(view, decision)
        took = self._watch() - began
        self.choices += 1
        self.seconds += took
        self.worst = max(self.worst, took)
        return found

    def sit(self, events: Callable[[int], list[Event]]) -> None:
        self._bot.sit(events)

    def over(self, score: list[Json]) -> None:
        self._bot.over(score)

    def close(self) -> None:
        self.replaced = self._bot.replaced
        self._bot.close()


Maker = Callable[[str, int], Bot]
"""A bot from its name and a seed; the arena closes it."""


def play_deal(contest: Contest, deal: int, make: Maker) -> Json:
    """One deal, as often as there are seats, each time with everybody one seat further on."""
    seed, lineup = contest.seed + deal, contest.lineup()
    bots = {name: Timed(make(name, seed)) for name in dict.fromkeys(lineup)}
    tallies = {name: BotTally(name) for name in bots}
    with ExitStack() as ending:
        for bot in bots.values():
            ending.callback(bot.close)
        for turn in range(len(lineup)):
            order = [lineup[(at - turn) % len(lineup)] for at in range(len(lineup))]
            score = _play(contest, deal, {at: bots[name] for at, name in enumerate(order)})
            winners = sum(1 for seat in score if seat["rank"] == 1)
            for name, seat in zip(order, score, strict=True):
                tallies[name].add(seat, winners)
    return {"deal": deal, "bots": {name: _line(tallies[name], bot) for name, bot in bots.items()}}


def _play(contest: Contest, deal: int, bots: Mapping[int, Bot]) -> list[Json]:
    seed = contest.seed + deal
    setup = {"governor": deal % len(bots), **contest.setup}
    return whole_game(Table(game_named(contest.game).new(setup, seed), seed), bots)[1]


def _line(tally: BotTally, bot: Timed) -> Json:
    found = {"seats": tally.seats, "wins": tally.wins, "points": tally.points, "choices": bot.choices}
    return {**found, "seconds": round(bot.seconds, 6), "worst": round(bot.worst, 6), "replaced": bot.replaced}


def play_deals(contest: Contest, deals: Sequence[int], jobs: int, make: Maker) -> Iterator[Json]:
    """Deals as they are finished, on several cores."""
    return spread(partial(play_deal, contest, make=make), deals, jobs)


class Results:
    """The deals of a contest that have been played, kept in a file if there is one."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.deals: dict[int, Json] = {}
        self._path = path
        head = json.dumps(contest._asdict())
        if path and path.exists():
            self._read(path, head)
        elif path:
            path.write_text(head + "\n", encoding="utf-8")

    def _read(self, path: Path, head: str) -> None:
        """What was finished before; a line that was being written when it was left is cut off."""
        text = path.read_text(encoding="utf-8", errors="replace")
        lines = text.split("\n")[:-1]
        if lines[:1] != [head]:
            raise Refused(f"{path}: expected the results of this very contest, or no file")
        for number, line in enumerate(lines[1:], start=2):
            try:
                self.add(_deal(read(line)))
            except Refused as refusal:
                raise Refused(f"{path}: line {number}: {refusal}") from None
        whole = "".join(line + "\n" for line in lines)
        if whole != text:
            path.write_text(whole, encoding="utf-8")

    def add(self, deal: Mapping[str, Any]) -> None:
        self.deals[deal["deal"]] = dict(deal)

    def keep(self, deal: Json) -> None:
        self.add(deal)
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(deal) + "\n")

    def as_json(self) -> list[Json]:
        """What came of it for each bot, the best first."""
        names = dict.fromkeys(name for deal in self.deals.values() for name in deal["bots"])
        found = [summed(name, [deal["bots"][name] for deal in self.deals.values()]) for name in names]
        return sorted(found, key=lambda bot: -float(bot["win_share"]))


def _deal(value: object) -> Mapping[str, Any]:
    """A deal as it is read from a file."""
    found = mapping(value, "deal", ("deal", "bots"))
    whole(found.get("deal"), "deal", 0)
    for name, line in mapping(found.get("bots"), "bots").items():
        if mapping(line, name).keys() != FIGURES or not all(
            isinstance(each, int | float) for each in line.values()
        ):
            raise Refused(f"{name}: expected the numbers of {listed(sorted(FIGURES))}")
    return found


def summed(name: str, deals: Sequence[Json]) -> Json:
    """The share of its games that a bot won. Games of one deal are alike, so each deal counts as one draw."""
    shares = [deal["wins"] / deal["seats"] for deal in deals]
    total = {key: sum(deal[key] for deal in deals) for key in ("seats", "points", "choices", "seconds")}
    found = {
        "bot": name,
        "games": total["seats"],
        "win_share": round(fmean(shares), 4),
        "give_or_take": round(SURE * stdev(shares) / sqrt(len(shares)), 4) if len(shares) > 1 else 1.0,
        "points": round(total["points"] / total["seats"], 2),
        "mean_ms": round(1000 * total["seconds"] / max(1, total["choices"]), 3),
        "worst_ms": round(1000 * max(deal["worst"] for deal in deals), 1),
        "seconds": round(total["seconds"]),
    }
    return {**found, "replaced": True} if any(deal["replaced"] for deal in deals) else found
