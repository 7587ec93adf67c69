"""Fits weights to what self-play has shown. Only whoever trains needs this, and numpy."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import numpy as np

from game.bots.selfplay import RoleLesson

Array = np.ndarray[Any, np.dtype[Any]]
Weights = Mapping[str, Array]
Data = Mapping[str, Array]

ROLE_SCALE: Final = 16
"""So much finer than 1 the weights of roles are kept as whole numbers."""
BATCH, LESSONS = 2048, 256
NOT_THERE: Final = -1e9
SHARP: Final = 0.02
"""A role so much less likely to win is chosen e times less often."""


def lessons_as_data(lessons: Sequence[RoleLesson], roles: int, count: int) -> dict[str, Array]:
    """Choices between so many roles, for each of which so many facts speak."""
    facts = np.zeros((len(lessons), roles, roles, count), np.int16)
    hopes = np.full((len(lessons), roles), NOT_THERE, np.float32)
    for at, lesson in enumerate(lessons):
        for role, fact, hope in zip(lesson.options, lesson.facts, lesson.hopes, strict=True):
            facts[at, role, role] = fact
            hopes[at, role] = hope
    return {
        "role_facts": facts.reshape(len(lessons), roles, roles * count),
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


class Pass(Protocol):
    """A net gone through over some moments, forwards and back."""

    shares: Array
    """How likely each seat is to win."""

    def slopes(self, wins: Array) -> list[Array]:
        """For each array of the net which way is up, if the seats won so much."""
        ...


class Looking:
    """A net over some moments, and what is needed to go back: rows of facts switch hidden units on, and what
    these count depends on what each seat holds."""

    def __init__(self, weights: Sequence[Array], rows: Array, held: Array, there: Array) -> None:
        known, out, heads = weights
        self.there = there
        rows = rows[there]
        self.facts = np.zeros((len(rows), len(known) + 1), np.float32)
        np.put_along_axis(self.facts, rows.astype(np.int64), 1, 1)
        self.facts = self.facts[:, :-1]
        self.units = np.maximum(self.facts @ known, 0)
        self.held = held[there]
        self.head = out + self.held @ heads
        worth = np.full(there.shape, NOT_THERE)
        worth[there] = (self.units * self.head).sum(1)
        self.shares = softmax(worth)

    def slopes(self, wins: Array) -> list[Array]:
        off = ((self.shares - wins) / len(wins))[self.there][:, None].astype(np.float32)
        head = off * self.units
        return [self.facts.T @ (off * self.head * (self.units > 0)), head.sum(0), self.held.T @ head]


Forward = Callable[[Sequence[Array], Data, Array], Pass]
"""With these arrays, over the data in these places."""


def fit_net(
    weights: Weights,
    names: Sequence[str],
    forward: Forward,
    data: Data,
    epochs: int,
    rate: float,
    seed: int,
    tell: Callable[[str], None],
    size: int = BATCH,
) -> dict[str, Array]:
    """Let a net say who wins; it consists of the weights of these names. So many moments make one step."""
    found = {name: weights[name].astype(np.float32) for name in names}
    arrays = list(found.values())
    draw = np.random.default_rng(seed)
    order = draw.permutation(len(data["wins"]))
    test, learnt = order[: len(order) // 20], order[len(order) // 20 :]
    adam = Adam(arrays, rate, epochs * (len(learnt) // size))
    for epoch in range(epochs):
        draw.shuffle(learnt)
        for start in range(0, len(learnt) - size + 1, size):
            batch = learnt[start : start + size]
            adam.down(forward(arrays, data, batch).slopes(data["wins"][batch]))
        tell(f"epoch {epoch + 1}: off by {_off(forward, arrays, data, test):.4f}")
    return {**weights, **found}


def _off(forward: Forward, arrays: Sequence[Array], data: Data, at: Array) -> float:
    """The cross-entropy of moments that were not learnt from."""
    parts = [at[start : start + BATCH] for start in range(0, len(at), BATCH)]
    found = [
        -(data["wins"][part] * np.log(forward(arrays, data, part).shares + 1e-9)).sum(1) for part in parts
    ]
    return float(np.concatenate(found).mean()) if found else 0.0


def fit_roles(
    weights: Weights, fewest: int, data: Data, epochs: int, rate: float, seed: int
) -> dict[str, Array]:
    """Let the scores of roles, one row for each number of seats, choose what search has found best."""
    roles = weights["roles"].copy()
    for number in range(len(roles)):
        chosen = data["role_seats"] == number + fewest
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
