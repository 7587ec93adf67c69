"""The deal of the day, as the screens before and after a game tell of it."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from game.errors import Refused
from game.texts import Say
from scenes.records.deals import Deal, ExpertsGame, experts, mine
from scenes.records.plan import new_file
from scenes.records.saves import AGAIN
from scenes.screens.opening import open_game, sit_down, unfinished

if TYPE_CHECKING:
    from scenes.app.console import Console


class DealOfTheDay:
    def __init__(self, console: "Console", deal: Deal, points: int | None = None) -> None:
        """With one's own points, if they are known already."""
        self._console = console
        self._deal = deal
        self._mine = points
        self._experts: int | None = None
        self._game: ExpertsGame | None = None
        """The expert's, while he plays."""

    def look_up(self) -> Iterator[None]:
        """What has come of it."""
        if self._mine is None:
            self._mine = yield from mine(self._deal)
        self._experts = experts(self._deal)
        if self._mine is not None and self._experts is None and self._game is None:
            self._game = ExpertsGame(self._console, self._deal)

    def update(self) -> bool:
        """Whether the expert has just done."""
        if self._game is None:
            return False
        self._experts = self._game.go_on()
        if self._experts is None:
            return False
        self.close()
        return True

    def close(self) -> None:
        if self._game:
            self._game.close()
        self._game = None

    def brief(self, say: Say) -> str:
        """Both results, as far as they are known."""
        if self._mine is None:
            return say("deal.new")
        if self._experts is None:
            return say("deal.mine", count=self._mine)
        return say("deal.both", mine=self._mine, expert=self._experts)

    def story(self, say: Say) -> str:
        """The same in a sentence."""
        if self._experts is None:
            return say("deal.playing")
        return say("deal.compared", mine=self._mine, expert=self._experts)

    def play(self) -> None:
        """It counts once; as often as somebody likes it is just a game."""
        console, deal = self._console, self._deal
        table, path, left = deal.table(console.say, console.me), deal.path, None
        if self._mine is not None:
            path = new_file(deal.seed, AGAIN)
        elif path.exists():
            with suppress(Refused):
                left = unfinished(path)
            table, path = (left, path) if left else (table, new_file(deal.seed, AGAIN))
        open_game(console, sit_down(console, table, path))
