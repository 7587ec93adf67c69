"""Bots at a table by themselves."""

from collections.abc import Callable

from game.bots.bot import Bot, RandomBot
from game.bots.match import BotTally, whole_game
from game.checks import Json
from game.sanjuan.guest import SanJuan
from game.table import Table
from game.views import Event


class Listening(RandomBot):
    """Notes what it is told of a game besides the views."""

    heard: list[Event]
    score: list[Json]

    def sit(self, events: Callable[[int], list[Event]]) -> None:
        self.heard = []
        self._events = events

    def over(self, score: list[Json]) -> None:
        self.heard += self._events(0)
        self.score = score


def test_a_bot_hears_what_happens_and_how_it_ends() -> None:
    table = Table(SanJuan.new({"seats": 2}, 3), 3)
    bot = Listening(1)
    bots: dict[int, Bot] = {0: bot, 1: bot}
    finished, score = whole_game(table, bots)
    assert finished
    assert bot.score == score
    assert (bot.heard[0]["event"], bot.heard[-1]["event"]) == ("round", "end")


def test_those_who_share_a_win_share_the_count() -> None:
    tally = BotTally("greedy")
    tally.add({"total": 30, "rank": 1}, winners=2)
    tally.add({"total": 20, "rank": 2}, winners=1)
    assert (tally.wins, tally.points, tally.seats) == (0.5, 50, 2)
