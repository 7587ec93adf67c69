"""Games of San Juan, by instinct or looked ahead in, to learn from."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game import rng
from game.bots import selfplay
from game.bots.net import NAT
from game.bots.search import Pick, weigh
from game.bots.selfplay import Practice, Temper
from game.bots.thinker import SEEDS
from game.checks import Json
from game.sanjuan.bots.answers import answers
from game.sanjuan.bots.features import city_rows, hand_kinds, moment_rows, points
from game.sanjuan.bots.instinct import WORST, Instinct, most_others
from game.sanjuan.bots.levels import STEPS
from game.sanjuan.bots.net import Weights
from game.sanjuan.bots.search import tried
from game.sanjuan.builder import CARD
from game.sanjuan.catalogue import EXPANSIONS, NOTHING, ROLES
from game.sanjuan.deal import deal
from game.sanjuan.rules import choose
from game.sanjuan.scoring import score
from game.sanjuan.state import ASK_BANK, ASK_BUILD, ASK_CHAPEL, ASK_KEEP, ASK_OFFICE, KINDS, State

SEATS: Final = (2, 3, 4, 4)
FIRST_EDITION, EXPANSION, DRAFT = 0.15, 0.25, 0.1
"""How often games are of another kind than the usual one."""
COMPARED: Final = 6
"""So many buildings at most, when it is asked which is best."""
PASSED: Final = 0.2
"""So often nothing is built when that is answered at random."""


class Facts(NamedTuple):
    """Those of the seats, their own first; its hand, and the sizes of all."""

    rows: list[tuple[int, ...]]
    hand: list[int]
    sizes: list[int]


class BuildLesson(NamedTuple):
    """A choice of buildings, and how likely each of them was to win."""

    units: list[int]
    """The hidden units of the city, with a usual hand."""
    cards: list[int]
    gains: list[int]
    """By the net alone."""
    hopes: list[float]


class School(selfplay.BaseSchool[State, Facts]):
    """Games of all kinds."""

    roles = len(ROLES)
    most_eager, most_tilted = NAT, 5000
    tried = (ASK_BUILD, ASK_KEEP, ASK_CHAPEL, ASK_BANK, ASK_OFFICE)

    def __init__(self, weights: Weights, seed: int) -> None:
        super().__init__(seed)
        self._weights = weights
        self.build_lessons: list[BuildLesson] = []
        self._judge = weights.judge
        self._minds: dict[tuple[int, int, bool], Instinct] = {}

    def dealt(self, game: int) -> State:
        draw = self.random.random
        seats = SEATS[int(draw() * len(SEATS))]
        edition = 1 if draw() < FIRST_EDITION else 2
        expansion = EXPANSIONS if draw() < EXPANSION else ()
        seed = self.seed + rng.number(game)
        return deal([""] * seats, int(draw() * seats), seed, edition, expansion, draw() < DRAFT)

    def choose(self, s: State, pick: Pick) -> None:
        choose(s, pick)

    def score(self, s: State) -> list[Json]:
        return score(s)

    def _mind(self, s: State) -> Instinct:
        seats, edition, expansion = key = len(s.seats), s.setup.edition, s.setup.expansion
        if key not in self._minds:
            self._minds[key] = Instinct(self._weights, seats, edition, expansion)
        return self._minds[key]

    def answer(self, s: State, temper: Temper) -> Pick:
        mind = self._mind(s)
        if steps := int(STEPS["expert"].get(KINDS[s.kind], 0) * temper.ahead):
            return self._thought(s, mind, steps)
        usual = mind.eagerness, mind.tilt
        mind.eagerness, mind.tilt = temper.eager, temper.tilt
        found = mind.answer(s)
        mind.eagerness, mind.tilt = usual
        return found

    def _thought(self, s: State, mind: Instinct, steps: int) -> Pick:
        picks, seed = answers(mind, s), int(self.random.random() * SEEDS)
        found = weigh(
            picks,
            [0] * len(picks),
            lambda sample: self.redealt(s, seed + sample),
            lambda table, pick: tried(table, pick, mind, self._judge),
            steps,
        )
        return found[0].pick

    def how_many(self, s: State) -> int:
        count = super().how_many(s)
        return count if s.kind != ASK_BUILD else int(self.random.random() >= PASSED)

    def facts(self, s: State, order: Sequence[int]) -> Facts:
        own = s.seats[order[0]]
        return Facts(
            [city_rows(s.seats[at].city) + moment_rows(s, at, points(s, at)) for at in order],
            hand_kinds(own.owned, own.hand),
            [len(s.seats[at].hand) for at in order],
        )

    def worth(self, s: State, at: int, eyes: int) -> int:
        return self._judge.own(s, at) if at == eyes else self._judge.seen(s, at)

    def redealt(self, s: State, generator: int) -> State:
        table = s.copy()
        others = [seat for at, seat in enumerate(table.seats) if at != s.seat]
        cards = [*table.supply(), *(card for seat in others for card in seat.hand)]
        table.rng = rng.shuffle(cards, rng.number(generator))
        for seat in others:
            seat.hand, cards = cards[: len(seat.hand)], cards[len(seat.hand) :]
        table.deck, table.top = tuple(cards), 0
        return table

    def hope(self, table: State, pick: Pick) -> int:
        return tried(table, pick, self._mind(table), self._judge)[0]

    def _pick(self, s: State, plan: Practice, temper: Temper) -> Pick:
        if s.kind == ASK_BUILD and plan.builds and self.random.random() < plan.builds:
            return self._build_lesson(s)
        return super()._pick(s, plan, temper)

    def _build_lesson(self, s: State) -> Pick:
        mind = self._mind(s)
        picks: list[Pick] = [*([option] for option in mind.likely_builds(s, COMPARED)), []]
        prospect = mind.prospect(s.seats[s.seat].city, most_others(s, s.seat))
        cards = [pick[0] & CARD if pick else NOTHING for pick in picks]
        gains = [
            mind.best_build(s, s.seat, pick, WORST)[1] - mind.learnt(prospect, card) if pick else 0
            for pick, card in zip(picks, cards, strict=True)
        ]
        hopes = self.compared(s, picks)
        self.build_lessons.append(BuildLesson(mind.usual(prospect), cards, gains, hopes))
        return picks[hopes.index(max(hopes))]

    def role_facts(self, s: State) -> list[list[int]]:
        return self._mind(s).role_facts(s)
