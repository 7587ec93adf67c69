"""Bots at a table: one game, or many of them and who won."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.bots.bot import Bot
from game.checks import Json
from game.table import Table

ROUNDS: Final = 200
"""A game in which nobody builds never ends by the rules: it is stopped after so many rounds."""


def play(table: Table, bots: Mapping[int, Bot], rounds: int = ROUNDS) -> bool:
    """Let the bots answer until somebody else has to; false if the game was stopped."""
    while (decision := table.decision) and decision.seat in bots:
        if table.game.round > rounds:
            return False
        table.choose(bots[decision.seat].pick(table.game.view(decision.seat), decision))
    return True


def whole_game(table: Table, bots: Mapping[int, Bot]) -> tuple[bool, list[Json]]:
    """From sitting down to the points; with them, whether it came to its end."""
    every = dict.fromkeys(bots.values())
    for bot in every:
        bot.sit(table.events)
    finished = play(table, bots)
    score = table.game.score()
    for bot in every:
        bot.over(score)
    return finished, score


@dataclass
class BotTally:
    """How one kind of bot has fared."""

    bot: str
    seats: int = 0
    wins: float = 0
    points: int = 0
    replaced: bool = False

    def add(self, score: Json, winners: int) -> None:
        self.seats += 1
        self.points += score["total"]
        if score["rank"] == 1:
            self.wins += 1 / winners

    def as_json(self) -> Json:
        seats = max(1, self.seats)
        found = {
            "bot": self.bot,
            "seats": self.seats,
            "wins": round(self.wins, 2),
            "win_share": round(self.wins / seats, 4),
            "points": round(self.points / seats, 2),
        }
        return {**found, "replaced": True} if self.replaced else found


@dataclass
class Series:
    """Many games of the same bots in the same seats; who begins is drawn anew for each."""

    lineup: Sequence[str]
    bots: Mapping[str, Bot]
    games: int = 0
    stopped: int = 0
    rounds: int = 0
    choices: int = 0
    tallies: dict[str, BotTally] = field(default_factory=dict)

    def play(self, table: Table) -> None:
        """The next game."""
        finished, score = whole_game(table, {at: self.bots[name] for at, name in enumerate(self.lineup)})
        self.games += 1
        self.stopped += not finished
        self.rounds += table.game.round
        self.choices += len(table.choices)
        if finished:
            self._count(score)

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()

    def _count(self, score: list[Json]) -> None:
        winners = sum(1 for seat in score if seat["rank"] == 1)
        for name, seat in zip(self.lineup, score, strict=True):
            tally = self.tallies.setdefault(name, BotTally(name))
            tally.add(seat, winners)
            tally.replaced = self.bots[name].replaced

    def as_json(self) -> Json:
        games = max(1, self.games)
        return {
            "games": self.games,
            "stopped": self.stopped,
            "rounds": round(self.rounds / games, 2),
            "choices": round(self.choices / games, 1),
            "bots": [tally.as_json() for tally in self.tallies.values()],
        }
