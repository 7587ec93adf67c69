"""Two plain opponents to measure against, which play as open programs and published advice do."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.bots.bot import Bot, View
from game.bots.habits import Greedy, Habit, each
from game.bots.levels import Make
from game.bots.search import Pick
from game.bots.thinker import named
from game.decision import Decision
from game.puerto_rico import captain
from game.puerto_rico.bots import greedy
from game.puerto_rico.bots.guess import Guess
from game.puerto_rico.catalogue import BUILDINGS, COSTS, GOODS, LARGE_COLUMN, MAKES, NAMES, NO_GOOD, PRICES
from game.puerto_rico.explain import explain
from game.puerto_rico.manning import fill
from game.puerto_rico.rules import choose
from game.puerto_rico.scoring import score
from game.puerto_rico.state import ASK_MAN, ASK_STORE, State
from game.state import ASK_ROLE

DOUBLOON, BARREL, OUTPUT, PRICED, WORKED = 0.5, 0.3, 1.5, 0.25, 1.5
"""What is worth how many points: money, goods, what makes them, their price, and a quarry with a colonist."""
COLONIST, TILE = 0.6, 0.5
ENOUGH: Final = 3
"""More barrels of a kind than this are not counted."""


class Scorer(Bot):
    """Tries each answer by the rules and adds up what the seat has then, in points; it looks no further."""

    def pick(self, view: View, decision: Decision) -> list[str]:
        s = Guess(view, decision).deal(0)
        return named(s, decision, _best(s))


def _best(s: State) -> Pick:
    return max(_picks(s), key=lambda pick: _worth(_after(s, pick), s.seat))


def _picks(s: State) -> Sequence[Pick]:
    if s.kind == ASK_MAN:
        return [fill(s, s.seat)]
    if s.kind == ASK_STORE:
        return [captain.best_kept(s.seats[s.seat])[0]]
    none: list[Pick] = [[]] if s.low == 0 else []
    return [*([option] for option in s.options), *none]


def _after(s: State, pick: Pick) -> State:
    """A role is tried by all that the table does at once, everybody by the same measure."""
    table = s.copy()
    choose(table, pick)
    if s.kind == ASK_ROLE:
        while table.kind != ASK_ROLE and not table.over:
            choose(table, _best(table))
    return table


def _worth(s: State, at: int) -> float:
    """Of what it has, against whoever else has most."""
    points = [each["total"] for each in score(s)]
    worths = [total + _engine(s, place) for place, total in enumerate(points)]
    return worths[at] - max(worth for place, worth in enumerate(worths) if place != at) / 2


def _engine(s: State, at: int) -> float:
    if s.over:
        return 0
    seat = s.seats[at]
    makes = sum(
        OUTPUT * min(made, 3) + PRICED * price
        for made, price in zip(seat.output, PRICES, strict=True)
        if made
    )
    likely = DOUBLOON * seat.doubloons + BARREL * sum(seat.goods)
    return likely + makes + WORKED * seat.quarries + COLONIST * seat.colonists() + TILE * len(seat.island)


EARLY, LATE = 5, 11
"""Before this round it is early; from that one on, or with so much of a city built, it is late."""
FULL: Final = 9


def stage(view: View) -> int:
    """0 while the table is set up, 1 while it earns, 2 when points are what counts."""
    built = max(len(seat["city"]) for seat in view["seats"])
    if view["round"] >= LATE or built >= FULL:
        return 2
    return 0 if view["round"] < EARLY else 1


STAGES: Final[Mapping[str, Sequence[float]]] = {
    "settler": (1.3, 1.0, 0.5),
    "mayor": (1.1, 1.0, 1.0),
    "builder": (1.2, 1.2, 1.4),
    "craftsman": (1.0, 1.0, 1.0),
    "trader": (1.3, 1.2, 0.6),
    "captain": (0.9, 1.0, 1.4),
    "prospector": (1.0, 0.8, 0.5),
}
"""How much more or less a role counts than what it pays now, in each stage."""


def _role(view: View, name: str) -> float:
    """Whatever gives others more than oneself is worth less by half of the difference."""
    found = explain(view, name)
    worth = greedy.WORTH[name]
    own = worth(view, found["gives"])
    most = max(_shared(name, seat["gives"]) for at, seat in enumerate(found["seats"]) if at != view["seat"])
    lost = 0.5 * max(0.0, most - _shared(name, found["gives"]))
    return STAGES[name][stage(view)] * own - lost + 0.8 * float(found["doubloons"])


def _shared(name: str, gives: Mapping[str, Any]) -> float:
    """What can be compared between seats: barrels, loads, prices."""
    return GIVEN[name](gives) if name in GIVEN else 0.0


GIVEN: Final[Mapping[str, Callable[[Mapping[str, Any]], float]]] = {
    "craftsman": lambda gives: 0.6 * sum(gives["goods"].values()),
    "captain": lambda gives: float(max(gives["load"].values(), default=0)),
    "trader": lambda gives: 0.6 * max(gives["sell"].values(), default=0),
}
QUARRIES: Final = 3
"""More of them are not looked for."""
WANTED: Final[Mapping[str, Sequence[float]]] = {
    "small_market": (3.0, 2.0, 1.0),
    "hacienda": (2.0, 0.5, 0.5),
    "construction_hut": (1.5, 0.5, 0.5),
    "small_warehouse": (0.5, 1.0, 1.0),
    "hospice": (1.0, 1.0, 1.0),
    "office": (1.0, 2.0, 1.5),
    "large_market": (3.0, 3.0, 1.5),
    "large_warehouse": (0.5, 2.0, 1.5),
    "factory": (5.0, 5.0, 2.0),
    "university": (1.0, 2.0, 2.5),
    "harbor": (5.0, 6.5, 4.0),
    "wharf": (4.0, 5.5, 3.5),
}
"""Of the violet buildings, by stage."""


def _building(view: View, name: str) -> float:
    place = NAMES.index(name)
    row, when = BUILDINGS[place], stage(view)
    if row.column == LARGE_COLUMN:
        return 9.0
    if MAKES[place] == NO_GOOD:
        return WANTED[name][when]
    good = GOODS[row.good]
    waiting = min(row.circles, greedy.tiles(view)[good] - greedy.circles(view)[good])
    if waiting <= 0:
        return row.vp - 2.5 if when < 2 else 0.2
    return row.vp + (0.8 * PRICES[row.good] + 0.5 * waiting if when < 2 else 0) - 0.1 * COSTS[place]


def _tile(view: View, name: str) -> float:
    have = greedy.tiles(view)
    if name == "quarry":
        return (4.0, 2.0, 0.1)[stage(view)] if have[name] < QUARRIES else 0.1
    others = sum(1 for seat in view["seats"] if any(tile["tile"] == name for tile in seat["island"]))
    alone = 1.0 if others <= 1 else 0.0
    waiting = greedy.circles(view)[name] - have[name]
    if name == GOODS[0]:
        return 1.8 - 0.2 * have[name]
    return 0.8 + 0.4 * PRICES[GOODS.index(name)] + (2 if waiting > 0 else 0) + alone - 0.4 * have[name]


HABITS: Final[Mapping[str, Habit]] = {
    **greedy.HABITS,
    "role": Habit(each(_role)),
    "settle": Habit(each(_tile)),
    "build": Habit(each(_building)),
}

SPARRING: Final[Mapping[str, Make]] = {
    "planner": lambda seed: Greedy(HABITS),
    "scorer": lambda seed: Scorer(),
}
