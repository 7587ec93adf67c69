"""A plain bot: the role that pays most now, the dearest building, the best price."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.decision import Decision
from game.sanjuan import trader
from game.sanjuan.catalogue import BY_NAME, CITY_BUILDINGS, NOTHING, TILES, VP, costs
from game.sanjuan.explain import explain

View = Mapping[str, Any]
Rank = Callable[[View, str], float]
"""How much a bot would like to pick an option."""


class Greedy:
    """Picks the options it likes best, as many as serve it."""

    def __init__(self, seed: int) -> None:
        """The seed is nothing to it: in the same place it always does the same."""

    def pick(self, view: View, decision: Decision) -> list[str]:
        rank, enough = HABITS[decision.kind]
        liking = [rank(view, option) for option in decision.options]
        best = sorted(range(len(liking)), key=lambda place: -liking[place])
        worthwhile = sum(1 for value in liking if value > 0) if enough else 0
        count = max(decision.min, min(decision.max, worthwhile))
        return [decision.options[place] for place in sorted(best[:count])]


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


def _stands(view: View, name: str) -> bool:
    built = view["seats"][view["seat"]]["built"]
    return any(name == (pile if isinstance(pile, str) else pile["card"]) for pile in built)


def worthless(view: View, name: str) -> float:
    return 1 - value(view, name)


def plant(view: View, name: str) -> float:
    return _cost(view, BY_NAME[name])


def always(view: View, name: str) -> float:
    return 1


HABITS: Final[Mapping[str, tuple[Rank, bool]]] = {
    "draft": (value, True),
    "role": (role, True),
    "library": (always, True),
    "build": (building, True),
    "goods": (lambda view, name: -plant(view, name), False),
    "pay": (worthless, True),
    "produce": (plant, True),
    "sell": (price, True),
    "keep": (value, True),
    "discard": (worthless, True),
    "office_building": (worthless, True),
    "chapel": (lambda view, name: 8 - value(view, name), True),
    "bank": (lambda view, name: -value(view, name), False),
}
"""By kind of decision: what it likes, and whether it takes all that it likes or only what it must."""
