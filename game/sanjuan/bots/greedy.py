"""A plain bot: the role that pays most now, the dearest building, the best price."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.bots.bot import View
from game.bots.habits import WILLING, Habit, each
from game.sanjuan import trader
from game.sanjuan.catalogue import BY_NAME, CITY_BUILDINGS, NOTHING, TILES, VP, costs
from game.sanjuan.explain import explain
from game.sanjuan.piles import card_of

SOON: Final = 4
"""What costs no more can be built in the first rounds."""


def role(view: View, name: str) -> float:
    gives = explain(view, name)["gives"]
    return WORTH[name](view, gives)


def _builder(view: View, gives: Mapping[str, Any]) -> float:
    """The points of the building it would choose, and the card it saves."""
    best = max(gives["build"], key=lambda option: building(view, option), default="")
    gained, lost = _cards(best)
    return 2 * (VP[gained] - VP[lost]) + _cost(view, gained) / 2 if best else 0


def _trader(view: View, gives: Mapping[str, Any]) -> float:
    low, high = gives["cards"]
    return float(low + high)


WORTH: Final[Mapping[str, Callable[[View, Mapping[str, Any]], float]]] = {
    "builder": _builder,
    "producer": lambda view, gives: 1.5 * gives["goods"] + 2 * gives["cards"],
    "trader": _trader,
    "councillor": lambda view, gives: 2 * gives["keep"] + 0.1 * gives["draw"],
    "prospector": lambda view, gives: 2.0 * gives["draw"],
}


def _cards(option: str) -> tuple[int, int]:
    card, _, over = option.partition(" over ")
    return BY_NAME.get(card, NOTHING), BY_NAME.get(over.removesuffix("+good"), NOTHING)


def _cost(view: View, card: int) -> int:
    return costs(view["edition"])[card]


def building(view: View, option: str) -> float:
    """The dearest first, less what it would cover."""
    card, over = _cards(option)
    return _cost(view, card) - _cost(view, over)


def price(view: View, plant: str) -> float:
    return trader.price(TILES.index(view["tiles"][0]), BY_NAME[plant])


def value(view: View, name: str) -> float:
    """A card in hand: what it costs, or nothing if it stands already and cannot be built again."""
    stands = _stands(view, name) and CITY_BUILDINGS >> BY_NAME[name] & 1
    return 0 if stands else _cost(view, BY_NAME[name])


def early(view: View, name: str) -> float:
    """A card to begin with: the more it costs the better, as long as it can be paid in the first rounds."""
    cost = _cost(view, BY_NAME[name])
    return cost if cost <= SOON else SOON - 2 * (cost - SOON)


def _stands(view: View, name: str) -> bool:
    built = view["seats"][view["seat"]]["built"]
    return name in map(card_of, built)


def worthless(view: View, name: str) -> float:
    return 1 - value(view, name)


def plant(view: View, name: str) -> float:
    return _cost(view, BY_NAME[name])


HABITS: Final[Mapping[str, Habit]] = {
    "draft": Habit(each(value)),
    "role": Habit(each(role)),
    "library": WILLING,
    "build": Habit(each(building)),
    "goods": Habit(each(lambda view, name: -plant(view, name)), generous=False),
    "pay": Habit(each(worthless)),
    "produce": Habit(each(plant)),
    "sell": Habit(each(price)),
    "keep": Habit(each(value)),
    "discard": Habit(each(worthless)),
    "office_building": Habit(each(worthless)),
    "chapel": Habit(each(lambda view, name: 8 - value(view, name))),
    "bank": Habit(each(lambda view, name: -value(view, name)), generous=False),
}
SUGGESTED: Final = {**HABITS, "draft": Habit(each(early))}
"""What people are offered first: the dearest cards are a bad beginning."""
