"""How Puerto Rico's bots learn: what each turn plays, and how it is fitted."""

from functools import partial
from typing import Final

from game.bots import training
from game.bots.fitting import Data, Weights, fit_net, fit_roles
from game.bots.selfplay import Practice
from game.bots.training import Course, Tell
from game.checks import Json
from game.puerto_rico.bots.fitting import (
    JUDGE,
    NET,
    Stepped,
    as_data,
    first_judge,
    first_weights,
    whole_numbers,
)
from game.puerto_rico.bots.net import fitted
from game.puerto_rico.bots.selfplay import School
from game.puerto_rico.catalogue import SEATS

PLANS: Final = (
    Practice(10_000, 0.15, 0.03),
    Practice(10_000, 0.08, 0.05, 0.95),
    *[Practice(10_000, 0.05, 0.05, 0.9)] * 2,
    *[Practice(15_000, 0.04, 0.03, 0.85)] * 2,
    Practice(15_000, 0.03, 0.0, ahead=0.3, odd=0.0),
    Practice(15_000, 0.03, 0.0, 0.9, ahead=0.3, odd=0.0),
    *[Practice(30_000, 0.03, 0.0, 0.9, ahead=0.3, odd=0.0)] * 3,
)
EPOCHS, RATE, BATCH = 2, 2e-3, 512
ROLE_EPOCHS, ROLE_RATE = 30, 0.05


def school(weights: Json, seed: int) -> School:
    return School(fitted(weights), seed)


def fit(weights: Weights, data: Data, plan: Practice, seed: int, tell: Tell) -> Weights:
    """Instinct learns from games by instinct, the judge from those that were looked ahead in."""
    if plan.ahead:
        judge = fit_net(first_judge(weights), NET, Stepped, data, EPOCHS, RATE, seed, tell, BATCH)
        return {**weights, **{JUDGE + name: array for name, array in judge.items()}}
    found = fit_net(weights, NET, Stepped, data, EPOCHS, RATE, seed, tell, BATCH)
    return fit_roles(found, SEATS[0], data, ROLE_EPOCHS, ROLE_RATE, seed)


COURSE: Final = Course(PLANS, first_weights, whole_numbers, school, as_data, fit)
PARTS: Final = COURSE.parts
train: Final = partial(training.train, COURSE)
