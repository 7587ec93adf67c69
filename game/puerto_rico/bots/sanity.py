"""Whether games between equals look as games of Puerto Rico do: who wins, by what, and how they end.

`python -m game.puerto_rico.bots.sanity LADDER` adds the figures to the file of a ladder.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

from game.bots.bot import Bot
from game.bots.cores import spread
from game.bots.match import ROUNDS
from game.checks import Json
from game.decision import Decision
from game.puerto_rico.catalogue import (
    BIT,
    CITY_SPACES,
    CRAFTSMAN,
    FACTORY,
    HARBOR,
    MAKES,
    NO_GOOD,
    ROLES,
    SEATS,
    WHARF,
)
from game.puerto_rico.gives import GIVES
from game.puerto_rico.guest import PuertoRico
from game.puerto_rico.state import Seat, State
from game.table import Table

SEED: Final = 4_002
"""Nothing is tuned on its deals."""
SHIPPED: Final = 0.5
"""Whoever has more of the points by chips has won by shipping."""


class Look:
    """What is counted of one game after another."""

    def __init__(self, level: str, seats: int) -> None:
        self._level, self._seats = level, seats
        self._counts: Counter[str] = Counter()
        self._wins = [0.0] * seats
        self._points: list[int] = []

    def play(self, seed: int) -> None:
        """A game of equals; the seat that begins moves on with the seed."""
        first = seed % self._seats
        table = Table(PuertoRico.new({"seats": self._seats, "governor": first}, seed), seed)
        bots = [PuertoRico.levels[self._level](seed + at) for at in range(self._seats)]
        self._counts["games"] += 1
        while asked := table.decision:
            if table.game.round > ROUNDS:
                self._counts["endless"] += 1
                return
            self._answer(table, asked, bots[asked.seat])
        self._end(table, first)

    def _answer(self, table: Table, asked: Decision, bot: Bot) -> None:
        pick = bot.pick(table.game.view(asked.seat), asked)
        if pick == [ROLES[CRAFTSMAN]]:
            made = _barrels(table.game.state, asked.seat)
            self._counts["craftsmen"] += 1
            self._counts["for_the_next"] += made[1] > made[0]
        table.choose(pick)

    def _end(self, table: Table, first: int) -> None:
        s, score = table.game.state, table.game.score()
        winners = [at for at, seat in enumerate(score) if seat["rank"] == 1]
        for at in winners:
            self._wins[(at - first) % self._seats] += 1 / len(winners)
        self._points += [seat["total"] for seat in score]
        self._counts["points_gone"] += s.vp == 0
        self._counts["city_full"] += any(seat.spaces() >= CITY_SPACES for seat in s.seats)
        self._counts["colonists_gone"] += s.colonists == 0 and s.ship < max(
            self._seats, sum(seat.empty_circles() for seat in s.seats)
        )
        best = winners[0]
        shipped = score[best]["chips"] > SHIPPED * score[best]["total"]
        acting = s.seats[best].acting
        self._counts["by_factory_and_buildings"] += not shipped and bool(acting & BIT[FACTORY])
        self._counts["by_ship_and_harbor"] += shipped and bool(acting & (BIT[HARBOR] | BIT[WHARF]))
        self._counts["unfed"] += sum(map(_unfed, s.seats))

    def as_json(self) -> Json:
        counts, games = self._counts, max(1, self._counts["games"])
        shares = (
            "points_gone",
            "city_full",
            "colonists_gone",
            "by_factory_and_buildings",
            "by_ship_and_harbor",
        )
        return {
            "sanity": self._level,
            "seats": self._seats,
            "games": counts["games"],
            "seed": SEED,
            "wins_from_the_governor_on": [round(wins / games, 3) for wins in self._wins],
            "points": round(fmean(self._points), 2),
            **{name: round(counts[name] / games, 3) for name in shares},
            "unfed_cities": round(counts["unfed"] / games / self._seats, 4),
            "craftsman_for_the_next": round(counts["for_the_next"] / max(1, counts["craftsmen"]), 3),
            "endless": counts["endless"],
        }


def _barrels(s: State, taker: int) -> list[int]:
    """So many each would make, from the craftsman on, his privilege among them."""
    table = s.copy()
    table.first = taker
    made = [sum(gift["goods"].values()) for gift in GIVES[CRAFTSMAN](table)]
    made[taker] += made[taker] > 0
    return [made[(taker + step) % len(made)] for step in range(len(made))]


def _unfed(seat: Seat) -> bool:
    """A plant stands in the city for which no plantation lies on the island."""
    return any(MAKES[building] != NO_GOOD and MAKES[building] not in seat.island for building in seat.city)


def look(task: tuple[str, int, int]) -> Json:
    """The figures of so many games of a level, by the number of seats."""
    level, seats, games = task
    found = Look(level, seats)
    for game in range(games):
        found.play(SEED + game)
    return found.as_json()


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ladder", type=Path)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(SEATS[0], SEATS[1] + 1)))
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(words)
    rows = [row for row in json.loads(given.ladder.read_text(encoding="utf-8")) if "sanity" not in row]
    tasks = [(given.level, seats, given.games) for seats in given.seats]
    found = sorted(spread(look, tasks, given.jobs), key=lambda row: int(row["seats"]))
    text = ",\n".join(json.dumps(row) for row in [*rows, *found])
    given.ladder.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
