"""A plain bot: the role that pays most now, production and manning in step, the best building."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.bots.bot import View
from game.bots.habits import WILLING, Habit, each
from game.puerto_rico.catalogue import BUILDINGS, COSTS, GOODS, LARGE_COLUMN, MAKES, NAMES, NO_GOOD, PRICES
from game.puerto_rico.explain import explain


def role(view: View, name: str) -> float:
    """What the role pays now, roughly in points."""
    found = explain(view, name)
    return WORTH[name](view, found["gives"]) + 0.7 * float(found["doubloons"])


def _settler(view: View, gives: Mapping[str, Any]) -> float:
    return max((tile(view, name) for name in gives["tiles"]), default=0)


def _mayor(view: View, gives: Mapping[str, Any]) -> float:
    """Colonists as far as there are circles for them."""
    circles = sum(BUILDINGS[NAMES.index(name)].circles - crew for name, crew in crews(view).items())
    empty = circles + sum(1 for tile in me(view)["island"] if "colonist" not in tile)
    return float(1.2 * min(gives["colonists"], empty))


def _builder(view: View, gives: Mapping[str, Any]) -> float:
    return max((building(view, name) for name in gives["build"]), default=0)


def _craftsman(view: View, gives: Mapping[str, Any]) -> float:
    made = sum(gives["goods"].values()) + bool(gives["privilege"])
    return float(0.6 * made + 0.7 * gives["doubloons"])


def _trader(view: View, gives: Mapping[str, Any]) -> float:
    return 0.8 * max(gives["sell"].values(), default=0)


def _captain(view: View, gives: Mapping[str, Any]) -> float:
    """The best load of each good, as far as others leave the ships alone."""
    best: dict[str, int] = {}
    for load, points in gives["load"].items():
        good = load.partition(" on ")[0]
        best[good] = max(points, best.get(good, 0))
    return sum(sorted(best.values(), reverse=True)[:2])


WORTH: Final[Mapping[str, Callable[[View, Mapping[str, Any]], float]]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
    "prospector": lambda view, gives: 0.7 * float(gives["doubloons"]),
}


def me(view: View) -> Any:
    return view["seats"][view["seat"]]


def crews(view: View) -> dict[str, int]:
    """The colonists in each of the own buildings."""
    return {building["building"]: building.get("colonists", 0) for building in me(view)["city"]}


def tiles(view: View) -> Counter[str]:
    return Counter(tile["tile"] for tile in me(view)["island"])


def circles(view: View) -> Counter[str]:
    """The circles of the own buildings by what they make."""
    found: Counter[str] = Counter()
    for name in crews(view):
        row = BUILDINGS[NAMES.index(name)]
        if row.good != NO_GOOD:
            found[GOODS[row.good]] += row.circles
    return found


def tile(view: View, name: str) -> float:
    """A plantation that a building waits for, a quarry while there is much to build."""
    if name == "quarry":
        return 2.5 if len(crews(view)) < 6 else 0.5
    waiting = circles(view)[name] - tiles(view)[name]
    if name == GOODS[0]:
        return 1.6
    return 1 + (1 + 0.5 * PRICES[GOODS.index(name)] if waiting > 0 else 0)


def building(view: View, name: str) -> float:
    """Its points, and more if plantations wait for it; the large ones last of all and dearly."""
    place = NAMES.index(name)
    row = BUILDINGS[place]
    if row.good != NO_GOOD:
        good = GOODS[row.good]
        waiting = tiles(view)[good] - circles(view)[good]
        return row.vp + (2 + 0.5 * PRICES[row.good] if waiting > 0 else -0.5)
    return row.vp + 0.2 * COSTS[place] + (3 if row.column == LARGE_COLUMN else 0)


def manning(view: View, options: Sequence[str]) -> list[float]:
    """Circles by their turn in the order of `wishes`."""
    turns: dict[str, list[int]] = {}
    for turn, circle in enumerate(wishes(view, options)):
        turns.setdefault(circle, []).append(turn)
    return [1.0 / (1 + turns[option].pop(0)) for option in options]


def wishes(view: View, options: Sequence[str]) -> Iterator[str]:
    """What makes goods, the dearest first; then corn and quarries, other buildings, and what is left."""
    left = Counter(options)
    for good in reversed(GOODS[1:]):
        yield from _pairs(good, left)
    for circle in (GOODS[0], "quarry"):
        yield from [circle] * left.pop(circle, 0)
    for circle in sorted(
        left, key=lambda circle: circle not in NAMES or MAKES[NAMES.index(circle)] != NO_GOOD
    ):
        yield from [circle] * left[circle]


def _pairs(good: str, left: Counter[str]) -> Iterator[str]:
    """A plantation and a circle in turn, as long as there are both."""
    makers = [name for name, row in zip(NAMES, BUILDINGS, strict=True) if row.good == GOODS.index(good)]
    while left[good] and (maker := next((name for name in makers if left[name]), None)):
        for circle in (maker, good):
            left[circle] -= 1
            yield circle


def price(view: View, good: str) -> float:
    return PRICES[GOODS.index(good)]


def worth(view: View, good: str) -> float:
    """Barrels that would be kept."""
    return float(me(view)["goods"][good]) + 0.1 * price(view, good)


def load(view: View, option: str) -> float:
    return float(explain(view, "captain")["gives"]["load"][option])


HABITS: Final[Mapping[str, Habit]] = {
    "role": Habit(each(role)),
    "hacienda": WILLING,
    "settle": Habit(each(tile)),
    "hospice": WILLING,
    "man": Habit(manning),
    "build": Habit(each(building)),
    "university": WILLING,
    "privilege": Habit(each(lambda view, good: 1 + price(view, good))),
    "sell": Habit(each(lambda view, good: price(view, good))),
    "load": Habit(each(load)),
    "store": Habit(each(worth)),
    "barrel": Habit(each(lambda view, good: 1 + price(view, good))),
}
