"""How San Juan's bots learn: what each turn plays, and how it is fitted."""

from functools import partial
from typing import Final

from game.bots import training
from game.bots.fitting import Data, Weights, fit_net, fit_roles
from game.bots.selfplay import Practice
from game.bots.training import Course, Tell
from game.checks import Json
from game.sanjuan.bots.fitting import JUDGE, NET, as_data, first_weights, fit_worths, looking, whole_numbers
from game.sanjuan.bots.net import fitted
from game.sanjuan.bots.selfplay import School
from game.sanjuan.catalogue import SEATS

PLANS: Final = (
    Practice(6_000, 0.2, 0.0),
    Practice(5_000, 0.12, 0.02),
    Practice(6_000, 0.1, 0.03),
    Practice(6_000, 0.1, 0.03),
    Practice(6_000, 0.08, 0.03),
    Practice(6_500, 0.08, 0.03, 0.9),
    Practice(4_000, 0.08, 0.025, 0.9),
    Practice(5_500, 0.06, 0.02, 0.85),
    Practice(16_000, 0.05, 0.0, 0.95, 0.15, ahead=0.15, odd=0.5),
    *[Practice(16_000, 0.05, 0.05, 0.95, 0.1, ahead=0.15, odd=0.5)] * 4,
)
EPOCHS, JUDGE_EPOCHS, RATE = 5, 1, 3e-3
ROLE_EPOCHS, ROLE_RATE = 30, 0.05
WORTH_EPOCHS = 4


def school(weights: Json, seed: int) -> School:
    return School(fitted(weights), seed)


def fit(weights: Weights, data: Data, plan: Practice, seed: int, tell: Tell) -> Weights:
    """Instinct's net learns from games by instinct, the judge from those that were looked ahead in; so does
    instinct, by how much its net is mistaken."""
    if plan.ahead:
        begun = {name: weights.get(JUDGE + name, weights[name]) for name in NET}
        judge = fit_net(begun, NET, looking, data, JUDGE_EPOCHS, RATE, seed, tell)
        weights = {**weights, **{JUDGE + name: array for name, array in judge.items()}}
        found = fit_worths(weights, data, WORTH_EPOCHS, RATE, seed)
    else:
        found = fit_net(weights, NET, looking, data, EPOCHS, RATE, seed, tell)
    return fit_roles(found, SEATS[0], data, ROLE_EPOCHS, ROLE_RATE, seed)


COURSE: Final = Course(PLANS, first_weights, whole_numbers, school, as_data, fit)
PARTS: Final = COURSE.parts
train: Final = partial(training.train, COURSE)
