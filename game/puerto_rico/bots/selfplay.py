"""Games of Puerto Rico, by instinct or looked ahead in, to learn from."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, NamedTuple

from game import rng
from game.bots import selfplay
from game.bots.bot import Bot
from game.bots.habits import Greedy, fond
from game.bots.net import NAT
from game.bots.search import Pick, weigh
from game.bots.selfplay import Moment, Practice, Temper
from game.bots.thinker import SEEDS
from game.checks import Json
from game.puerto_rico.bots import easy, greedy
from game.puerto_rico.bots.ahead import Ahead
from game.puerto_rico.bots.features import WHO, between_rows, head, rows
from game.puerto_rico.bots.hasty import Hasty
from game.puerto_rico.bots.instinct import Instinct
from game.puerto_rico.bots.levels import STEPS
from game.puerto_rico.bots.net import Weights
from game.puerto_rico.bots.role_facts import CHOICES
from game.puerto_rico.bots.search import tried
from game.puerto_rico.bots.sparring import SPARRING
from game.puerto_rico.catalogue import NAMES, ROLES, SEATS, TILES
from game.puerto_rico.deal import deal
from game.puerto_rico.rules import choose
from game.puerto_rico.scoring import score
from game.puerto_rico.state import ASK_BUILD, ASK_LOAD, ASK_SELL, ASK_SETTLE, KINDS, State
from game.puerto_rico.view import view
from game.puerto_rico.words import decision
from game.state import ASK_ROLE

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
ALONE, ALIKE, PLAIN = 0.75, 0.6, 0.5
"""At so many tables one looks ahead, all guests are of one kind, they have no tastes."""
STRANGERS: Final = (
    *("greedy",) * 3, "easy", *("scorer",) * 2, *("planner",) * 2, "hasty", *("instinct",) * 2,
)  # fmt: skip
"""Who sits there, by how often."""
MARKS: Final = {"greedy": WHO, "easy": WHO + 1, "scorer": WHO + 2, "planner": WHO + 3}
"""What is told of those who do not act by instinct."""
ODD: Final = 0.6
"""So many of those who play by instinct have a liking for some roles."""
PASSED: Final = 0.2
"""So often nothing is built when that is answered at random."""


Guest = Callable[[State], Pick]


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

    def __init__(self, weights: Weights, seed: int) -> None:
        super().__init__(seed)
        self._weights = weights
        self._mind = Instinct(weights.net, weights.roles)
        self._thought = Ahead(weights)
        self.ahead = False
        """Whether seats look ahead in these games; then they teach the judge."""
        self._guests: dict[int, Guest] = {}
        """Others at the table, by seat: whoever plays with his equals alone knows nobody else."""
        self._marks: dict[int, int] = {}
        """What is told of them in training alone."""

    def play(self, plan: Practice) -> None:
        self.ahead = plan.ahead > 0
        super().play(plan)

    def dealt(self, game: int) -> State:
        draw = self.random.random
        low, high = SEATS
        lot = max(draw(), draw()) if self.ahead else draw()
        seats = low + int(lot * (high - low + 1))
        self._marks = {}
        self._guests = self._strangers(seats) if self.ahead else self._invited(seats)
        return deal([""] * seats, int(draw() * seats), self.seed + rng.number(game), draw() < BALANCE)

    def _invited(self, seats: int) -> dict[int, Guest]:
        """People with habits at half of the tables."""
        draw = self.random.random
        guests = GUESTS if draw() < WITH_GUESTS else 0
        found = {}
        for at in range(seats):
            if draw() < guests:
                beginner = draw() < BEGINNERS
                found[at] = self._habitual(beginner, tastes=True)
                self._marks[at] = MARKS["easy" if beginner else "greedy"]
        return found

    def _strangers(self, seats: int) -> dict[int, Guest]:
        """Guests of all kinds against one who looks ahead, or against some."""
        draw = self.random.random
        alone = int(draw() * seats)
        share = 1.0 if draw() < ALONE else draw()
        tastes, alike = draw() >= PLAIN, draw() < ALIKE
        kinds = self.random.choices(STRANGERS, k=1 if alike else seats)
        found = {}
        for at in range(seats):
            guest = self._stranger(kind := kinds[at % len(kinds)], tastes)
            if at != alone and draw() < share:
                found[at] = guest
                if kind in MARKS:
                    self._marks[at] = MARKS[kind]
        return found

    def _stranger(self, kind: str, tastes: bool) -> Guest:
        if kind in SPARRING:
            return _by_view(SPARRING[kind](0))
        if kind in ("greedy", "easy"):
            return self._habitual(kind == "easy", tastes)
        mind = (Hasty if kind == "hasty" else Instinct)(self._weights.net, self._weights.roles)
        temper = self._temper(ODD)
        mind.eagerness, mind.tilt = temper.eager, temper.tilt
        return mind.answer

    def _habitual(self, beginner: bool, tastes: bool) -> Guest:
        """Somebody with habits, and perhaps tastes by chance."""
        draw, most = self.random.random, MOST_TASTE if tastes else 0
        style = {name: int((2 * draw() - 1) * most) for name in (*ROLES, *NAMES, *TILES)}
        habits = easy.habits(style) if beginner else greedy.HABITS
        return _by_view(Greedy({kind: fond(habit, style) for kind, habit in habits.items()}))

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
        if guest := self._guests.get(s.seat):
            return guest(s)
        if steps := int(STEPS["expert"].get(KINDS[s.kind], 0) * temper.ahead):
            return self._thinks(s, steps)
        mind = self._mind
        mind.eagerness, mind.tilt = temper.eager, temper.tilt
        found = mind.answer(s)
        mind.eagerness, mind.tilt = 0, (0,) * CHOICES
        return found

    def _thinks(self, s: State, steps: int) -> Pick:
        ahead, seed = self._thought, int(self.random.random() * SEEDS)
        picks = ahead.answers(s)
        trust = ahead.trust(s, picks)
        return weigh(picks, trust, lambda sample: self.redealt(s, seed + sample), ahead.play, steps)[0].pick

    def _note(self, s: State, seen: list[tuple[int, Moment[Facts]]]) -> None:
        """The judge is asked between two rounds, by one of those who look ahead: each table counts alike."""
        if not self.ahead:
            super()._note(s, seen)
        elif s.kind == ASK_ROLE and not s.roles and s.round > 1:
            own = [at for at in range(len(s.seats)) if at not in self._guests]
            eyes = own[int(self.random.random() * len(own))]
            seen.append((eyes, self._moment(s, eyes)))

    def how_many(self, s: State) -> int:
        return s.high if s.kind != ASK_BUILD else int(self.random.random() >= PASSED)

    def facts(self, s: State, order: Sequence[int]) -> Facts:
        if self.ahead:
            return Facts([self._marked(s, at) + between_rows(s, at, order[0]) for at in order], head(s))
        return Facts([self._marked(s, at) for at in order], head(s))

    def _marked(self, s: State, at: int) -> list[int]:
        return [*rows(s, at), *self._who(at)]

    def _who(self, at: int) -> list[int]:
        """Whoever plays worse wins less by whatever he is fond of: that must not be held against it."""
        if at in self._guests:
            return [self._marks[at]] if at in self._marks else []
        careless = self.tempers[at].careless if at < len(self.tempers) else 0
        return [WHO + 2 + (careless > CARELESS[1])] if careless > CARELESS[0] else []

    def worth(self, s: State, at: int, eyes: int) -> int:
        weights = self._weights
        return weights.judge.seen(s, at, eyes, self._who(at)) if self.ahead else weights.net.worth(s, at)

    def redealt(self, s: State, generator: int) -> State:
        table = s.copy()
        tiles = list(table.supply())
        table.rng = rng.shuffle(tiles, rng.number(generator))
        table.deck, table.top = tuple(tiles), 0
        return table

    def hope(self, table: State, pick: Pick) -> int:
        plain = self._thought.plain
        return tried(table, pick, plain, plain, self._weights.judge)[0]

    def role_facts(self, s: State) -> list[list[int]]:
        return self._mind.role_facts(s)


def _by_view(bot: Bot) -> Guest:
    """What a bot answers that sees no more than its seat."""

    def answer(s: State) -> Pick:
        asked = decision(s)
        return [s.options[place] for place in asked.places(bot.pick(view(s, s.seat), asked))] if asked else []

    return answer
