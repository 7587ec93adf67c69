"""The weights of Puerto Rico's bots in training: how they begin, and what games have taught them."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from game.bots.fitting import ROLE_SCALE, Array, Data, Looking, Weights, lessons_as_data
from game.bots.selfplay import Moment
from game.puerto_rico.bots.features import (
    ACTS,
    DOUBLOONS,
    HEADS,
    JUDGED_ROWS,
    JUDGED_STEPS,
    MOST_OUTPUT,
    MOST_SEATS,
    OUTPUT,
    POINTS,
    POSSIBLE,
    QUARRIES,
    ROWS,
    STAGES,
    STANDS,
    STEPS,
)
from game.puerto_rico.bots.role_facts import CHOICES, FACTS, SHARED
from game.puerto_rico.bots.selfplay import Facts, School
from game.puerto_rico.catalogue import COSTS, GOODS

NET: Final = ("rows", "out", "heads")
JUDGE: Final = "judge_"
"""Before the names of what the net has learned by looking ahead."""
UNITS: Final = 24
MOST_ROWS, MOST_JUDGED = 48, 64
SCALE: Final = 256
"""So much finer than 1 the weights of the nets are kept as whole numbers."""


def first_weights(seed: int) -> dict[str, Array]:
    """A beginning: points count towards the end, what makes them before, and the rest is noise."""
    draw = np.random.default_rng(seed)
    rows = draw.normal(0, 0.02, (ROWS, UNITS))
    out = draw.normal(0, 0.1, UNITS)
    heads = draw.normal(0, 0.01, (HEADS, UNITS))
    rows[:, :2] = heads[:, :2] = 0
    out[:2] = 1
    for unit, first, step in (
        (0, POINTS, 0.12),
        (1, DOUBLOONS, 0.06),
        (1, QUARRIES, 0.1),
        *((1, OUTPUT + good * (MOST_OUTPUT + 1), 0.25 + 0.05 * good) for good in range(len(GOODS))),
        *((1, POSSIBLE + good * (MOST_OUTPUT + 1), 0.1) for good in range(len(GOODS))),
    ):
        rows[first + 1 : first + dict(STEPS)[first], unit] = step
    rows[STANDS : STANDS + len(COSTS), 1] = 0.06 * np.array(COSTS)
    rows[ACTS : ACTS + len(COSTS), 1] = 0.09 * np.array(COSTS)
    heads[1 : STAGES + 1, 1] = -0.9 / STAGES
    roles = np.zeros((MOST_SEATS - 1, CHOICES, FACTS))
    roles[:, :, SHARED - 1] = 3
    for role, (fact, weight) in enumerate(((0, 8), (0, 8), (0, 10), (0, 3), (0, 4), (0, 4))):
        roles[:, role, SHARED + fact] = weight
    return {"rows": rows, "out": out, "heads": heads, "roles": roles.reshape(MOST_SEATS - 1, -1)}


def first_judge(weights: Weights) -> dict[str, Array]:
    """A judge that knows what instinct does, and of all else nothing."""
    known = {name: weights.get(JUDGE + name, weights[name]) for name in NET}
    unknown = JUDGED_ROWS - len(known["rows"])
    return {**known, "rows": np.pad(known["rows"], ((0, unknown), (0, 0)))}


def whole_numbers(weights: Weights) -> dict[str, Any]:
    """What the bots read."""
    found = {**_whole(weights, ""), "roles": np.rint(weights["roles"] * ROLE_SCALE).astype(int).tolist()}
    return {**found, "judge": _whole(weights, JUDGE)} if JUDGE + NET[0] in weights else found


def _whole(weights: Weights, prefix: str) -> dict[str, Any]:
    net = climbed([weights[prefix + name] for name in NET])
    return {name: np.rint(array * SCALE).astype(int).tolist() for name, array in zip(NET, net, strict=True)}


def as_data(school: School) -> dict[str, Array]:
    """What games have taught."""
    shape = (MOST_JUDGED, JUDGED_ROWS) if school.ahead else (MOST_ROWS, ROWS)
    return {**_moments_as_data(school.moments, *shape), **lessons_as_data(school.lessons, CHOICES, FACTS)}


def _moments_as_data(moments: Sequence[Moment[Facts]], most: int, nothing: int) -> dict[str, Array]:
    """So many facts about a seat at most, the places that are left filled with nothing."""
    count = len(moments)
    found: dict[str, Array] = {
        "rows": np.full((count, MOST_SEATS, most), nothing, np.uint16),
        "head": np.zeros(count, np.uint8),
        "wins": np.zeros((count, MOST_SEATS), np.float32),
        "there": np.zeros((count, MOST_SEATS), bool),
    }
    for at, moment in enumerate(moments):
        for seat, rows in enumerate(moment.facts.rows):
            found["rows"][at, seat, : len(rows[:most])] = rows[:most]
        found["head"][at] = moment.facts.head
        found["wins"][at, : len(moment.wins)] = moment.wins
        found["there"][at, : len(moment.wins)] = True
    return found


class Stepped(Looking):
    """What has an order is learned step by step: whatever a step teaches holds for all above it too."""

    def __init__(self, weights: Sequence[Array], data: Data, at: Array) -> None:
        moment = np.eye(HEADS, dtype=np.float32)[data["head"][at]]
        held = np.repeat(moment[:, None], MOST_SEATS, 1)
        super().__init__(climbed(weights), data["rows"][at], held, data["there"][at])

    def slopes(self, wins: Array) -> list[Array]:
        rows, out, heads = super().slopes(wins)
        for first, count in (*STEPS, *JUDGED_STEPS):
            rows[first : first + count] = rows[first : first + count][::-1].cumsum(0)[::-1]
        return [rows, out, _by_stage(heads)[::-1, ::-1].cumsum(0).cumsum(1)[::-1, ::-1].reshape(heads.shape)]


def climbed(weights: Sequence[Array]) -> list[Array]:
    """The net of the steps, each on top of those below it; heads step by seats and stages."""
    rows, out, heads = weights
    rows = rows.copy()
    for first, count in (*STEPS, *JUDGED_STEPS):
        rows[first : first + count] = rows[first : first + count].cumsum(0)
    return [rows, out, _by_stage(heads).cumsum(0).cumsum(1).reshape(heads.shape)]


def _by_stage(heads: Array) -> Array:
    found: Array = heads.reshape(MOST_SEATS - 1, STAGES + 1, -1)
    return found
