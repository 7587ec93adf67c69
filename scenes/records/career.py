"""What games add up to: the statistics of the person at the pad."""

from collections.abc import Iterable, Iterator, Mapping

from game.guest import Game
from scenes.records.results import Result
from scenes.records.seats import HUMAN


class Tally:
    """Games that have something in common."""

    def __init__(self) -> None:
        self.games = self.wins = self.points = self.best = 0

    def add(self, points: int, won: bool) -> None:
        self.games += 1
        self.wins += won
        self.points += points
        self.best = max(self.best, points)

    @property
    def mean(self) -> float:
        return self.points / self.games if self.games else 0

    @property
    def share(self) -> float:
        """Of its games that were won."""
        return self.wins / self.games if self.games else 0


class Career:
    """It grows game by game, so that anybody can look at how it stood after each."""

    def __init__(self, kind: type[Game]) -> None:
        self._levels = list(kind.levels)
        self._characters: Mapping[str, str] = kind.characters
        self.all = Tally()
        self.levels: dict[str, Tally] = {}
        """By the hardest bot at the table, or the human level if there was none."""
        self.seats: dict[int, Tally] = {}
        self.built: dict[str, Tally] = {}
        """By building: the games in which it was built."""
        self.course: list[tuple[int, bool]] = []
        """The points of each game, and whether it was won."""
        self.best: Result | None = None
        """The game of most points."""
        self.fastest: Result | None = None
        """The win of fewest rounds."""
        self.streak = self.longest = 0

    def add(self, result: Result) -> None:
        """One more; what nobody played is none."""
        me, won = result.me, result.won
        if me is None:
            return
        level, seats = self.level(result), len(result.seats)
        for tally in (
            self.all,
            self.levels.setdefault(level, Tally()),
            self.seats.setdefault(seats, Tally()),
            *(self.built.setdefault(name, Tally()) for name in dict.fromkeys(me.built)),
        ):
            tally.add(me.points, won)
        if self.all.games == 1 or me.points > max(points for points, _ in self.course):
            self.best = result
        self.course.append((me.points, won))
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)
        if won and (self.fastest is None or result.rounds < self.fastest.rounds):
            self.fastest = result

    def follow(self, results: Iterable[Result]) -> Iterator[None]:
        """One after the other."""
        for result in results:
            self.add(result)
            yield

    def level(self, result: Result) -> str:
        """The hardest bot that was met."""
        met = {self.plays_like(seat.level) for seat in result.others}
        return next((level for level in reversed(self._levels) if level in met), HUMAN)

    @property
    def hardest(self) -> str:
        return self._levels[-1]

    def plays_like(self, level: str) -> str:
        return self._characters.get(level, level)
