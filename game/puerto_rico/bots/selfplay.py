"""Games of Puerto Rico by instinct, to learn from."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from game import rng
from game.bots import selfplay
from game.bots.habits import Greedy, fond
from game.bots.net import NAT, Numbers
from game.bots.search import Pick
from game.bots.selfplay import Temper
from game.checks import Json
from game.puerto_rico.bots import easy, greedy
from game.puerto_rico.bots.features import WHO, head, rows
from game.puerto_rico.bots.instinct import Instinct
from game.puerto_rico.bots.net import Net
from game.puerto_rico.bots.role_facts import CHOICES
from game.puerto_rico.bots.search import DOUBT, tried
from game.puerto_rico.catalogue import NAMES, ROLES, SEATS, TILES
from game.puerto_rico.deal import deal
from game.puerto_rico.rules import choose
from game.puerto_rico.scoring import score
from game.puerto_rico.state import ASK_BUILD, ASK_LOAD, ASK_SELL, ASK_SETTLE, State
from game.puerto_rico.view import view
from game.puerto_rico.words import decision

BALANCE: Final = 0.15
"""How often games have it."""
CLOSE: Final = 4
"""Whoever is so many points behind might have won once in e times."""
LUCK: Final = 0.7
"""So much that counts, the rest who has won."""
WITH_GUESTS, GUESTS = 0.5, 0.5
"""So many tables have guests, and so many of their seats."""
BEGINNERS: Final = 0.3
CARELESS: Final = (0.2, 0.6)
"""From so often on something is done at random it is told of a seat."""
MOST_TASTE: Final = 12
"""In thousandths of a win."""
PASSED: Final = 0.2
"""So often nothing is built when that is answered at random."""


class Facts(NamedTuple):
    """Those of the seats, their own first, and what the units count by."""

    rows: list[list[int]]
    head: int


class School(selfplay.BaseSchool[State, Facts]):
    """Games of any number of seats."""

    roles = CHOICES
    most_eager, most_tilted = NAT // 4, 500
    careless = 0.1
    tables = 2
    tried = (ASK_SETTLE, ASK_BUILD, ASK_SELL, ASK_LOAD)

    def __init__(self, net: Net, roles: Numbers, seed: int) -> None:
        super().__init__(seed)
        self._mind, self._doubting = Instinct(net, roles), Instinct(net, roles, DOUBT)
        self._guests: dict[int, Greedy] = {}
        """Plain bots at the table, by seat: whoever plays with his equals alone knows nobody else."""
        self._beginners: set[int] = set()

    def dealt(self, game: int) -> State:
        draw = self.random.random
        low, high = SEATS
        seats = low + int(draw() * (high - low + 1))
        guests = GUESTS if draw() < WITH_GUESTS else 0
        self._guests = {}
        self._beginners = set()
        for at in range(seats):
            if draw() < guests:
                beginner = draw() < BEGINNERS
                self._guests[at] = self._guest(beginner)
                self._beginners |= {at} if beginner else set()
        return deal([""] * seats, int(draw() * seats), self.seed + rng.number(game), draw() < BALANCE)

    def _guest(self, beginner: bool) -> Greedy:
        """Somebody with habits, and tastes by chance."""
        draw = self.random.random
        tastes = {name: int((2 * draw() - 1) * MOST_TASTE) for name in (*ROLES, *NAMES, *TILES)}
        habits = easy.habits(tastes) if beginner else greedy.HABITS
        return Greedy({kind: fond(habit, tastes) for kind, habit in habits.items()})

    def choose(self, s: State, pick: Pick) -> None:
        choose(s, pick)

    def score(self, s: State) -> list[Json]:
        return score(s)

    def shares(self, score: list[Json]) -> list[float]:
        """Who won by a point was lucky: how many points there were tells more than who had most."""
        most = max(seat["total"] for seat in score)
        odds = [exp((seat["total"] - most) / CLOSE) for seat in score]
        return [
            LUCK * each / sum(odds) + (1 - LUCK) * share
            for each, share in zip(odds, super().shares(score), strict=True)
        ]

    def answer(self, s: State, temper: Temper) -> Pick:
        if s.seat in self._guests and (asked := decision(s)):
            picks = self._guests[s.seat].pick(view(s, s.seat), asked)
            return [s.options[place] for place in asked.places(picks)]
        mind = self._mind
        mind.eagerness, mind.tilt = temper.eager, temper.tilt
        found = mind.answer(s)
        mind.eagerness, mind.tilt = 0, (0,) * CHOICES
        return found

    def how_many(self, s: State) -> int:
        return s.high if s.kind != ASK_BUILD else int(self.random.random() >= PASSED)

    def facts(self, s: State, order: Sequence[int]) -> Facts:
        return Facts([[*rows(s, at), *self._who(at)] for at in order], head(s))

    def _who(self, at: int) -> list[int]:
        """Whoever plays worse wins less by whatever he is fond of: that must not be held against it."""
        if at in self._guests:
            return [WHO + (at in self._beginners)]
        careless = self.tempers[at].careless if at < len(self.tempers) else 0
        return [WHO + 2 + (careless > CARELESS[1])] if careless > CARELESS[0] else []

    def worth(self, s: State, at: int, eyes: int) -> int:
        return self._mind.net.worth(s, at)

    def redealt(self, s: State, generator: int) -> State:
        table = s.copy()
        tiles = list(table.supply())
        table.rng = rng.shuffle(tiles, rng.number(generator))
        table.deck, table.top = tuple(tiles), 0
        return table

    def hope(self, table: State, pick: Pick) -> int:
        return tried(table, pick, self._doubting, self._doubting)[0]

    def role_facts(self, s: State) -> list[list[int]]:
        return self._mind.role_facts(s)
