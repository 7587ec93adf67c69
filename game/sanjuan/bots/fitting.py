"""Fits the weights to what self-play has shown. The only module that needs numpy."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np

from game.sanjuan.bots.features import (
    MOST_POINTS,
    MOST_WORTH,
    PLANTS_IN_ALL,
    POINTS,
    ROWS,
    WORTH,
)
from game.sanjuan.bots.role_facts import FACTS, SHARED
from game.sanjuan.bots.selfplay import Lesson, Moment
from game.sanjuan.catalogue import CARDS, NAMES, ROLES
from game.sanjuan.view import HIDDEN

Array = np.ndarray[Any, np.dtype[Any]]
Weights = Mapping[str, Array]
"""`rows`, `out` and `cards` of the net; `roles`, for each number of seats."""
Data = Mapping[str, Array]

UNITS: Final = 24
MOST_SEATS: Final = 4
MOST_ROWS: Final = 24
SCALE, ROLE_SCALE = 256, 16
"""So much finer than 1 the weights are kept as whole numbers."""
BATCH, LESSONS = 2048, 256
NOT_THERE: Final = -1e9
SHARP: Final = 0.02
"""A role so much less likely to win is chosen e times less often."""


def first_weights(seed: int) -> dict[str, Array]:
    """A beginning: points, plants and cards are good, and the rest is noise."""
    draw = np.random.default_rng(seed)
    rows = draw.normal(0, 0.08, (ROWS, UNITS))
    out = draw.normal(0, 0.1, UNITS)
    cards = draw.normal(0, 0.01, (HIDDEN + 1, UNITS))
    rows[:, :2] = cards[:, :2] = 0
    out[:2] = 1, 0
    rows[POINTS : POINTS + MOST_POINTS + 1, 0] = 0.4 * np.arange(MOST_POINTS + 1)
    rows[WORTH : WORTH + MOST_WORTH + 1, 0] = 0.06 * np.arange(MOST_WORTH + 1)
    rows[PLANTS_IN_ALL : PLANTS_IN_ALL + 10, 0] = 0.2 * np.arange(10)
    rows[PLANTS_IN_ALL : PLANTS_IN_ALL + 10, 1] = 1
    cards[:HIDDEN, 1] = [0.03 + 0.02 * card.cost for card in CARDS]
    cards[HIDDEN, 1] = 0.09
    roles = np.zeros((MOST_SEATS - 1, len(ROLES), FACTS))
    for role, (fact, weight) in enumerate(((SHARED, 12), (SHARED + 3, 6), (SHARED, 8), (0, 4), (0, 2.4))):
        roles[:, role, fact] = weight
    return {"rows": rows, "out": out, "cards": cards, "roles": roles.reshape(MOST_SEATS - 1, -1)}


def whole_numbers(weights: Weights) -> dict[str, Any]:
    """What the bots read; with the names of the cards, so that it fits a catalogue with more of them."""
    scales = {"rows": SCALE, "out": SCALE, "cards": SCALE, "roles": ROLE_SCALE}
    found = {name: np.rint(weights[name] * scale).astype(int).tolist() for name, scale in scales.items()}
    return {"names": NAMES, **found}


def moments_as_data(moments: Sequence[Moment]) -> dict[str, Array]:
    count = len(moments)
    found: dict[str, Array] = {
        "rows": np.full((count, MOST_SEATS, MOST_ROWS), ROWS, np.uint16),
        "hand": np.zeros((count, HIDDEN + 1), np.int8),
        "sizes": np.zeros((count, MOST_SEATS), np.int8),
        "wins": np.zeros((count, MOST_SEATS), np.float32),
        "there": np.zeros((count, MOST_SEATS), bool),
    }
    for at, moment in enumerate(moments):
        for seat, rows in enumerate(moment.rows):
            found["rows"][at, seat, : len(rows[:MOST_ROWS])] = rows[:MOST_ROWS]
        np.add.at(found["hand"][at], moment.hand, 1)
        found["sizes"][at, 1 : len(moment.sizes)] = moment.sizes[1:]
        found["wins"][at, : len(moment.wins)] = moment.wins
        found["there"][at, : len(moment.wins)] = True
    return found


def lessons_as_data(lessons: Sequence[Lesson]) -> dict[str, Array]:
    facts = np.zeros((len(lessons), len(ROLES), len(ROLES), FACTS), np.int16)
    hopes = np.full((len(lessons), len(ROLES)), NOT_THERE, np.float32)
    for at, lesson in enumerate(lessons):
        for role, fact, hope in zip(lesson.options, lesson.facts, lesson.hopes, strict=True):
            facts[at, role, role] = fact
            hopes[at, role] = hope
    return {
        "role_facts": facts.reshape(len(lessons), len(ROLES), len(ROLES) * FACTS),
        "role_hopes": hopes,
        "role_seats": np.array([lesson.seats for lesson in lessons], np.int8),
    }


def together(data: Sequence[Data]) -> dict[str, Array]:
    return {name: np.concatenate([part[name] for part in data]) for name in data[0]}


def softmax(scores: Array) -> Array:
    raised = np.exp(scores - scores.max(-1, keepdims=True))
    shares: Array = raised / raised.sum(-1, keepdims=True)
    return shares


class Adam:
    """The usual way down, a little slower with every step."""

    def __init__(self, weights: Sequence[Array], rate: float, steps: int) -> None:
        self._weights, self._rate, self._steps = weights, rate, max(1, steps)
        self._mean = [np.zeros_like(array) for array in weights]
        self._square = [np.zeros_like(array) for array in weights]
        self._step = 0

    def down(self, slopes: Sequence[Array]) -> None:
        self._step += 1
        rate = self._rate * (1 - 0.9 * self._step / self._steps)
        for array, slope, mean, square in zip(self._weights, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            spread = np.sqrt(square / (1 - 0.999**self._step)) + 1e-8
            array -= rate * mean / (1 - 0.9**self._step) / spread


class Looking:
    """The net forwards over some moments, and what is needed to go back."""

    def __init__(self, weights: Sequence[Array], data: Data, at: Array) -> None:
        rows, out, cards = weights
        count = len(at)
        self.facts = np.zeros((count * MOST_SEATS, ROWS + 1), np.float32)
        np.put_along_axis(self.facts, data["rows"][at].reshape(len(self.facts), -1).astype(np.int64), 1, 1)
        self.facts = self.facts[:, :-1]
        self.units = np.maximum(self.facts @ rows, 0)
        held = np.zeros((count, MOST_SEATS, HIDDEN + 1), np.float32)
        held[:, 0] = data["hand"][at]
        held[:, 1:, HIDDEN] = data["sizes"][at][:, 1:]
        self.held = held.reshape(len(self.facts), -1)
        self.head = out + self.held @ cards
        worth = (self.units * self.head).sum(1).reshape(count, MOST_SEATS)
        self.shares = softmax(np.where(data["there"][at], worth, NOT_THERE))

    def slopes(self, wins: Array) -> list[Array]:
        off = ((self.shares - wins) / len(wins)).reshape(-1, 1).astype(np.float32)
        head = off * self.units
        return [self.facts.T @ (off * self.head * (self.units > 0)), head.sum(0), self.held.T @ head]


def fit_net(
    weights: Weights, data: Data, epochs: int, rate: float, seed: int, tell: Callable[[str], None]
) -> dict[str, Array]:
    """Let the net say who wins."""
    found = {name: weights[name].astype(np.float32) for name in ("rows", "out", "cards")}
    arrays = list(found.values())
    draw = np.random.default_rng(seed)
    order = draw.permutation(len(data["rows"]))
    test, learnt = order[: len(order) // 20], order[len(order) // 20 :]
    adam = Adam(arrays, rate, epochs * (len(learnt) // BATCH))
    for epoch in range(epochs):
        draw.shuffle(learnt)
        for start in range(0, len(learnt) - BATCH + 1, BATCH):
            batch = learnt[start : start + BATCH]
            adam.down(Looking(arrays, data, batch).slopes(data["wins"][batch]))
        tell(f"epoch {epoch + 1}: off by {_off(arrays, data, test):.4f}")
    return {**weights, **found}


def _off(arrays: Sequence[Array], data: Data, at: Array) -> float:
    """The cross-entropy of moments that were not learnt from."""
    parts = [at[start : start + BATCH] for start in range(0, len(at), BATCH)]
    found = [
        -(data["wins"][part] * np.log(Looking(arrays, data, part).shares + 1e-9)).sum(1) for part in parts
    ]
    return float(np.concatenate(found).mean()) if found else 0.0


def fit_roles(weights: Weights, data: Data, epochs: int, rate: float, seed: int) -> dict[str, Array]:
    """Let the scores of the roles choose what search has found best."""
    roles = weights["roles"].copy()
    for number in range(len(roles)):
        chosen = data["role_seats"] == number + 2
        hopes = data["role_hopes"][chosen]
        if len(hopes) >= LESSONS:
            roles[number] = _fit_scores(roles[number], data["role_facts"][chosen], hopes, epochs, rate, seed)
    return {**weights, "roles": roles}


def _fit_scores(start: Array, facts: Array, hopes: Array, epochs: int, rate: float, seed: int) -> Array:
    free = hopes > NOT_THERE / 2
    wanted = softmax(np.where(free, hopes / SHARP, NOT_THERE))
    scores = start / ROLE_SCALE
    adam = Adam([scores], rate, epochs * (len(hopes) // LESSONS + 1))
    draw = np.random.default_rng(seed)
    for _ in range(epochs):
        order = draw.permutation(len(hopes))
        for at in (order[begin : begin + LESSONS] for begin in range(0, len(order), LESSONS)):
            seen = facts[at] / ROLE_SCALE
            shares = softmax(np.where(free[at], seen @ scores, NOT_THERE))
            slope = np.einsum("br,brf->f", shares - wanted[at], seen) / len(at)
            adam.down([slope + 1e-4 * scores])
    found: Array = scores * ROLE_SCALE
    return found
