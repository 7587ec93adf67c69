"""Games by instinct against itself, not always at its best, and what can be learned from them."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from game import rng
from game.bots.net import NAT, Numbers
from game.bots.search import WON, won
from game.sanjuan.bots.features import city_rows, hand_kinds, moment_rows, points
from game.sanjuan.bots.instinct import Instinct
from game.sanjuan.bots.net import Net
from game.sanjuan.bots.search import hope, play_on
from game.sanjuan.catalogue import EXPANSIONS, ROLES
from game.sanjuan.deal import deal
from game.sanjuan.rules import choose
from game.sanjuan.scoring import score
from game.sanjuan.state import ASK_BANK, ASK_BUILD, ASK_CHAPEL, ASK_KEEP, ASK_OFFICE, ASK_ROLE, State

SEATS: Final = (2, 3, 4, 4)
FIRST_EDITION, EXPANSION, DRAFT = 0.15, 0.25, 0.1
"""How often games are of another kind than the usual one."""
MOST_EAGER, MOST_TILTED = NAT, 5000
CARELESS: Final = 0.3
"""So many of the odd ones do some things at random."""
LONGEST: Final = 60
NOTED_AT_ROLES, NOTED_ELSEWHERE = 0.5, 0.06
TRIED: Final = (ASK_BUILD, ASK_KEEP, ASK_CHAPEL, ASK_BANK, ASK_OFFICE)
"""What is sometimes answered at random."""
PASSED: Final = 0.2
TABLES: Final = 3
"""At so many tables the roles are compared."""


class Temper(NamedTuple):
    """Eagerness to build, a tilt towards some roles, and how often anything is done at random."""

    eager: int = 0
    tilt: Sequence[int] = (0,) * len(ROLES)
    careless: float = 0.0


CALM: Final = Temper()


class Moment(NamedTuple):
    """A table through the eyes of one seat, its own facts first, and who won."""

    rows: list[tuple[int, ...]]
    hand: list[int]
    sizes: list[int]
    hopes: list[float]
    """By the net that played: how likely each seat was to win."""
    wins: list[float]


class Lesson(NamedTuple):
    """A choice of roles, and how likely each of them was to win."""

    seats: int
    options: list[int]
    facts: list[list[int]]
    hopes: list[float]


class Plan(NamedTuple):
    """How games are played to learn from."""

    games: int
    adventure: float
    """So often something is tried."""
    lessons: float
    """So often the roles are compared."""
    trust: float = 1.0
    """How much who won in the end counts against what the net made of the next moment."""


class School:
    """Plays games and keeps what they teach."""

    def __init__(self, net: Net, roles: Numbers, seed: int) -> None:
        self._net, self._roles = net, roles
        self._minds: dict[tuple[int, int, bool], Instinct] = {}
        self._seed = seed
        self._random = Random(seed)
        self.moments: list[Moment] = []
        self.lessons: list[Lesson] = []
        self.rounds: list[int] = []
        """How long each game was."""

    def play(self, plan: Plan) -> None:
        for game in range(plan.games):
            s = self._dealt(game)
            mind = self._mind(s)
            odd = self._random.random()
            tempers = [self._temper(odd) for _ in s.seats]
            seen: list[tuple[int, Moment]] = []
            while not s.over and s.round < LONGEST:
                self._note(s, seen)
                choose(s, self._answer(s, mind, plan, tempers[s.seat]))
                s.events.clear()
            self._learn(s, seen, plan.trust)

    def _dealt(self, game: int) -> State:
        draw = self._random.random
        seats = SEATS[int(draw() * len(SEATS))]
        edition = 1 if draw() < FIRST_EDITION else 2
        expansion = EXPANSIONS if draw() < EXPANSION else ()
        seed = self._seed + rng.number(game)
        return deal([""] * seats, int(draw() * seats), seed, edition, expansion, draw() < DRAFT)

    def _mind(self, s: State) -> Instinct:
        seats, edition, expansion = key = len(s.seats), s.setup.edition, s.setup.expansion
        if key not in self._minds:
            self._minds[key] = Instinct(self._net, self._roles, seats, edition, expansion)
        return self._minds[key]

    def _temper(self, odd: float) -> Temper:
        """Of some tables all seats are odd: the best answer to one's equals is not the best to everybody."""
        draw = self._random.random
        if draw() > odd:
            return CALM
        tilt = [int((2 * draw() - 1) * MOST_TILTED) for _ in ROLES]
        return Temper(int(draw() * MOST_EAGER), tilt, draw() if draw() < CARELESS else 0.0)

    def _note(self, s: State, seen: list[tuple[int, Moment]]) -> None:
        if self._random.random() < (NOTED_AT_ROLES if s.kind == ASK_ROLE else NOTED_ELSEWHERE):
            eyes = int(self._random.random() * len(s.seats))
            seen.append((eyes, moment(s, eyes, self._net)))

    def _answer(self, s: State, mind: Instinct, plan: Plan, temper: Temper) -> Sequence[int]:
        draw = self._random.random
        if s.kind == ASK_ROLE and draw() < plan.lessons and len(s.options) > 1:
            return self._lesson(s, mind)
        if s.kind == ASK_ROLE and draw() < max(plan.adventure, temper.careless):
            return [s.options[int(draw() * len(s.options))]]
        if s.kind in TRIED and draw() < max(plan.adventure, temper.careless / 2):
            count = s.low + int(draw() * (s.high - s.low + 1))
            if s.kind == ASK_BUILD:
                count = 0 if draw() < PASSED else 1
            return self._random.sample(s.options, count)
        mind.eagerness, mind.tilt = temper.eager, temper.tilt
        found = mind.answer(s)
        mind.eagerness, mind.tilt = CALM.eager, CALM.tilt
        return found

    def _lesson(self, s: State, mind: Instinct) -> list[int]:
        totals = [0] * len(s.options)
        for _ in range(TABLES):
            table = redealt(s, int(self._random.random() * (1 << 32)))
            for place, role in enumerate(s.options):
                twin = table.copy()
                choose(twin, [role])
                play_on(twin, mind, s.round)
                totals[place] += hope(twin, s.seat, mind)
        hopes = [total / TABLES / WON for total in totals]
        self.lessons.append(Lesson(len(s.seats), list(s.options), mind.role_facts(s), hopes))
        return [s.options[totals.index(max(totals))]]

    def _learn(self, s: State, seen: list[tuple[int, Moment]], trust: float) -> None:
        """What happened after a moment tells more of it than who won in the end: luck comes in between."""
        points = score(s)
        shares = [won(points, at) / WON for at in range(len(points))]
        self.rounds.append(s.round)
        for eyes, found in reversed(seen):
            self.moments.append(found._replace(wins=turned(shares, eyes)))
            later = turned(found.hopes, -eyes)
            shares = [trust * share + (1 - trust) * hope for share, hope in zip(shares, later, strict=True)]


def turned(shares: Sequence[float], by: int) -> list[float]:
    return [shares[(by + at) % len(shares)] for at in range(len(shares))]


def moment(s: State, eyes: int, net: Net) -> Moment:
    order = [(eyes + step) % len(s.seats) for step in range(len(s.seats))]
    own = s.seats[eyes]
    worth = [net.own(s, at) if at == eyes else net.seen(s, at) for at in order]
    odds = [exp((each - worth[0]) / NAT) for each in worth]
    return Moment(
        [city_rows(s.seats[at].city) + moment_rows(s, at, points(s, at)) for at in order],
        hand_kinds(own.owned, own.hand),
        [len(s.seats[at].hand) for at in order],
        [each / sum(odds) for each in odds],
        [],
    )


def redealt(s: State, generator: int) -> State:
    """The same table with other cards in the hands of others and in the supply."""
    table = s.copy()
    others = [seat for at, seat in enumerate(table.seats) if at != s.seat]
    cards = [*table.supply(), *(card for seat in others for card in seat.hand)]
    table.rng = rng.shuffle(cards, rng.number(generator))
    for seat in others:
        seat.hand, cards = cards[: len(seat.hand)], cards[len(seat.hand) :]
    table.deck, table.top = tuple(cards), 0
    return table
