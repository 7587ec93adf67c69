"""Games against itself, not always at its best, and what can be learned from them."""

from collections.abc import Collection, Sequence
from math import exp
from random import Random
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar

from game.bots.net import NAT
from game.bots.search import WON, Pick, won
from game.checks import Json
from game.state import ASK_ROLE, BaseState

S = TypeVar("S", bound=BaseState)
F = TypeVar("F")

LONGEST: Final = 60
NOTED_AT_ROLES, NOTED_ELSEWHERE = 0.5, 0.06


class Practice(NamedTuple):
    """How games are played to learn from."""

    games: int
    adventure: float
    """So often something is tried."""
    lessons: float
    """So often the roles are compared."""
    trust: float = 1.0
    """How much who won in the end counts against what the net made of the next moment."""
    builds: float = 0.0
    """So often the buildings are compared, in a game where they are."""
    ahead: float = 0.0
    """How far seats look ahead, as a share of what the best of the house do; not at all is by instinct."""
    odd: float = 1.0
    """At most so many of a table are odd."""


class Temper(NamedTuple):
    """Eagerness to build, a tilt towards some roles, how often it acts at random, how far it looks ahead."""

    eager: int
    tilt: Sequence[int]
    careless: float
    ahead: float


class Moment(NamedTuple, Generic[F]):
    """A table through the eyes of one seat, which comes first in all that is told by seat."""

    facts: F
    """What the net of the game looks at."""
    hopes: list[float]
    """By the net that played: how likely each seat was to win."""
    wins: list[float]


class RoleLesson(NamedTuple):
    """A choice of roles, and how likely each of them was to win."""

    seats: int
    options: list[int]
    facts: list[list[int]]
    hopes: list[float]


class BaseSchool(Generic[S, F]):
    """Plays games and keeps what they teach. All that raises `NotImplementedError` is its game's to say."""

    roles: ClassVar[int]
    """How many there are."""
    most_eager: ClassVar[int]
    most_tilted: ClassVar[int]
    tried: ClassVar[Collection[int]]
    """The kinds of decisions that are sometimes answered at random."""
    careless: ClassVar[float] = 0.3
    """So many of the odd ones do some things at random."""
    tables: ClassVar[int] = 3
    """At so many answers are compared."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.tempers: list[Temper] = []
        """Of the seats of the game that is played."""
        self.moments: list[Moment[F]] = []
        self.lessons: list[RoleLesson] = []
        self.rounds: list[int] = []
        """How long each game was."""

    def play(self, plan: Practice) -> None:
        for game in range(plan.games):
            s = self.dealt(game)
            odd = self.random.random() * plan.odd
            self.tempers = tempers = [self._temper(odd, plan.ahead) for _ in s.seats]
            seen: list[tuple[int, Moment[F]]] = []
            while not s.over and s.round < LONGEST:
                self._note(s, seen)
                self.choose(s, self._pick(s, plan, tempers[s.seat]))
                s.events.clear()
            self._learn(s, seen, plan.trust)

    def _temper(self, odd: float, ahead: float = 0.0) -> Temper:
        """Of some tables all seats are odd: the best answer to one's equals is not the best to everybody."""
        draw = self.random.random
        if draw() > odd:
            return Temper(0, [0] * self.roles, 0.0, ahead)
        tilt = [int((2 * draw() - 1) * self.most_tilted) for _ in range(self.roles)]
        return Temper(int(draw() * self.most_eager), tilt, draw() if draw() < self.careless else 0.0, 0.0)

    def _note(self, s: S, seen: list[tuple[int, Moment[F]]]) -> None:
        if self.random.random() < (NOTED_AT_ROLES if s.kind == ASK_ROLE else NOTED_ELSEWHERE):
            eyes = int(self.random.random() * len(s.seats))
            seen.append((eyes, self._moment(s, eyes)))

    def _moment(self, s: S, eyes: int) -> Moment[F]:
        order = [(eyes + step) % len(s.seats) for step in range(len(s.seats))]
        worth = [self.worth(s, at, eyes) for at in order]
        odds = [exp((each - worth[0]) / NAT) for each in worth]
        return Moment(self.facts(s, order), [each / sum(odds) for each in odds], [])

    def _pick(self, s: S, plan: Practice, temper: Temper) -> Pick:
        draw = self.random.random
        if s.kind == ASK_ROLE and draw() < plan.lessons and len(s.options) > 1:
            return self._lesson(s)
        if s.kind == ASK_ROLE and draw() < max(plan.adventure, temper.careless):
            return [s.options[int(draw() * len(s.options))]]
        if s.kind in self.tried and draw() < max(plan.adventure, temper.careless / 2):
            return self.random.sample(s.options, self.how_many(s))
        return self.answer(s, temper)

    def _lesson(self, s: S) -> Pick:
        hopes = self.compared(s, [[role] for role in s.options])
        self.lessons.append(RoleLesson(len(s.seats), list(s.options), self.role_facts(s), hopes))
        return [s.options[hopes.index(max(hopes))]]

    def compared(self, s: S, picks: Sequence[Pick]) -> list[float]:
        """How likely each answer is to win, by a few tables."""
        totals = [0] * len(picks)
        for _ in range(self.tables):
            table = self.redealt(s, int(self.random.random() * (1 << 32)))
            for place, pick in enumerate(picks):
                totals[place] += self.hope(table, pick)
        return [total / self.tables / WON for total in totals]

    def _learn(self, s: S, seen: list[tuple[int, Moment[F]]], trust: float) -> None:
        """What happened after a moment tells more of it than who won in the end: luck comes in between."""
        shares = self.shares(self.score(s))
        self.rounds.append(s.round)
        for eyes, found in reversed(seen):
            self.moments.append(found._replace(wins=turned(shares, eyes)))
            later = turned(found.hopes, -eyes)
            shares = [trust * share + (1 - trust) * hope for share, hope in zip(shares, later, strict=True)]

    def shares(self, score: list[Json]) -> list[float]:
        """How much of the win each seat has had in the end."""
        return [won(score, at) / WON for at in range(len(score))]

    def dealt(self, game: int) -> S:
        """A new game, of any kind that is played."""
        raise NotImplementedError

    def choose(self, s: S, pick: Pick) -> None:
        raise NotImplementedError

    def score(self, s: S) -> list[Json]:
        raise NotImplementedError

    def answer(self, s: S, temper: Temper) -> Pick:
        """As somebody of this temper."""
        raise NotImplementedError

    def how_many(self, s: S) -> int:
        """So many options are picked when they are picked at random."""
        return s.low + int(self.random.random() * (s.high - s.low + 1))

    def facts(self, s: S, order: Sequence[int]) -> F:
        """The facts about the seats in this order, as the first of them sees them."""
        raise NotImplementedError

    def worth(self, s: S, at: int, eyes: int) -> int:
        """What the table is worth to a seat, as far as another one sees that."""
        raise NotImplementedError

    def redealt(self, s: S, generator: int) -> S:
        """The same table with what is hidden from the seat that is asked dealt anew."""
        raise NotImplementedError

    def hope(self, table: S, pick: Pick) -> int:
        """How likely an answer is to win at a copy of the table."""
        raise NotImplementedError

    def role_facts(self, s: S) -> list[list[int]]:
        """What speaks for and against each role that is free."""
        raise NotImplementedError


def turned(shares: Sequence[float], by: int) -> list[float]:
    """
    >>> turned([0.5, 0.3, 0.2], 1)
    [0.3, 0.2, 0.5]
    """
    return [shares[(by + at) % len(shares)] for at in range(len(shares))]
