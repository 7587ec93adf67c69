"""The weights of San Juan's bots in training: how they begin, and how the net is gone through and back."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from game.bots.fitting import (
    LESSONS,
    NOT_THERE,
    ROLE_SCALE,
    Adam,
    Array,
    Data,
    Looking,
    Weights,
    lessons_as_data,
)
from game.bots.net import NAT
from game.bots.selfplay import Moment
from game.sanjuan.bots.features import (
    MOST_POINTS,
    MOST_WORTH,
    PLANTS_IN_ALL,
    POINTS,
    ROWS,
    WORTH,
)
from game.sanjuan.bots.role_facts import FACTS, SHARED
from game.sanjuan.bots.selfplay import COMPARED, BuildLesson, Facts, School
from game.sanjuan.catalogue import CARDS, NAMES, NOTHING, ROLES, SEATS
from game.sanjuan.view import HIDDEN

NET: Final = ("rows", "out", "cards")
JUDGE: Final = "judge_"
"""Before the names of what the net has learned by looking ahead."""
UNITS: Final = 24
MOST_SEATS: Final = SEATS[1]
MOST_ROWS: Final = 24
SCALE: Final = 256
"""So much finer than 1 the weights of the net are kept as whole numbers."""


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
    worths = np.zeros((len(CARDS), UNITS))
    flat = roles.reshape(MOST_SEATS - 1, -1)
    return {"rows": rows, "out": out, "cards": cards, "roles": flat, "worths": worths}


def whole_numbers(weights: Weights) -> dict[str, Any]:
    """What the bots read; with the names of the cards, so that it fits a catalogue with more of them."""

    def whole(name: str, scale: int) -> Any:
        return np.rint(weights[name] * scale).astype(int).tolist()

    net = {name: whole(name, SCALE) for name in NET}
    found = {"names": NAMES, **net, "roles": whole("roles", ROLE_SCALE)}
    if JUDGE + NET[0] not in weights:
        return found
    judge = {name: whole(JUDGE + name, SCALE) for name in NET}
    return {**found, "worths": whole("worths", SCALE), "judge": judge}


def as_data(school: School) -> dict[str, Array]:
    """What games have taught."""
    return {
        **_moments_as_data(school.moments),
        **lessons_as_data(school.lessons, len(ROLES), FACTS),
        **builds_as_data(school.build_lessons),
    }


def builds_as_data(lessons: Sequence[BuildLesson]) -> dict[str, Array]:
    """Choices of buildings, in the measure in which the net is fitted."""
    shape = len(lessons), COMPARED + 1
    cards, gains = np.zeros(shape, np.int8), np.zeros(shape, np.float32)
    hopes = np.full(shape, NOT_THERE, np.float32)
    for at, lesson in enumerate(lessons):
        count = len(lesson.cards)
        cards[at, :count], gains[at, :count], hopes[at, :count] = lesson.cards, lesson.gains, lesson.hopes
    units = np.array([lesson.units for lesson in lessons], np.int32).reshape(-1, UNITS)
    return {
        "build_units": units / np.float32(SCALE),
        "build_cards": cards,
        "build_gains": gains / NAT,
        "build_hopes": hopes,
    }


def _moments_as_data(moments: Sequence[Moment[Facts]]) -> dict[str, Array]:
    count = len(moments)
    found: dict[str, Array] = {
        "rows": np.full((count, MOST_SEATS, MOST_ROWS), ROWS, np.uint16),
        "hand": np.zeros((count, HIDDEN + 1), np.int8),
        "sizes": np.zeros((count, MOST_SEATS), np.int8),
        "wins": np.zeros((count, MOST_SEATS), np.float32),
        "there": np.zeros((count, MOST_SEATS), bool),
    }
    for at, moment in enumerate(moments):
        facts = moment.facts
        for seat, rows in enumerate(facts.rows):
            found["rows"][at, seat, : len(rows[:MOST_ROWS])] = rows[:MOST_ROWS]
        np.add.at(found["hand"][at], facts.hand, 1)
        found["sizes"][at, 1 : len(facts.sizes)] = facts.sizes[1:]
        found["wins"][at, : len(moment.wins)] = moment.wins
        found["there"][at, : len(moment.wins)] = True
    return found


def looking(weights: Sequence[Array], data: Data, at: Array) -> Looking:
    """With the hand of the first seat, and of the others how many cards they have."""
    held = np.zeros((len(at), MOST_SEATS, HIDDEN + 1), np.float32)
    held[:, 0] = data["hand"][at]
    held[:, 1:, HIDDEN] = data["sizes"][at][:, 1:]
    return Looking(weights, data["rows"][at], held, data["there"][at])


def fit_worths(weights: Weights, data: Data, epochs: int, rate: float, seed: int) -> dict[str, Array]:
    """Let it be worth so much more to build a card than the net says, by each hidden unit, that together they
    tell what search has found. Nothing is worth nothing more."""
    worths = np.zeros_like(weights["worths"], np.float32)
    trust = np.full(1, 0.5, np.float32)
    arrays = [worths, trust]
    draw = np.random.default_rng(seed)
    count = len(data["build_cards"])
    adam = Adam(arrays, rate, epochs * (count // LESSONS + 1))
    for _ in range(epochs if count >= LESSONS else 0):
        order = draw.permutation(count)
        for at in (order[begin : begin + LESSONS] for begin in range(0, count, LESSONS)):
            adam.down(_worth_slopes(arrays, data, at))
    return {**weights, "worths": (worths - worths[NOTHING]) / trust}


def _worth_slopes(arrays: Sequence[Array], data: Data, at: Array) -> list[Array]:
    """Of how far the differences between cards are off; in an open game a worth makes most of one."""
    worths, trust = arrays
    units, cards, gains, hopes = [data["build_" + name][at] for name in ("units", "cards", "gains", "hopes")]
    there = hopes > NOT_THERE / 2
    count = there.sum(1, keepdims=True)

    def differences(values: Array) -> Array:
        mean = np.where(there, values, 0).sum(1, keepdims=True) / count
        return np.where(there, values - mean, 0)

    likely = np.where(there, hopes, 0).sum(1, keepdims=True) / count
    open_game = likely * (1 - likely)
    worth = trust * gains + np.einsum("bcu,bu->bc", worths[cards], units)
    off = differences(differences(worth) * open_game - differences(hopes)) * open_game / len(units)
    slopes = np.zeros_like(worths)
    np.add.at(slopes, cards, off[..., None] * units[:, None])
    return [slopes + 1e-6 * worths, np.array([(off * gains).sum()], np.float32)]
