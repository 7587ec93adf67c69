"""Where colonists would do what: a draft of the mayor's question, and the one that most people would take."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from game.puerto_rico.catalogue import (
    CITY_SPACES,
    CONSTRUCTION_HUT,
    CORN,
    FACTORY,
    HACIENDA,
    HARBOR,
    HOSPICE,
    ISLAND_SPACES,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    MAKES,
    NAMES,
    NO_GOOD,
    OFFICE,
    PRICES,
    QUARRY,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    TILES,
    UNIVERSITY,
    WHARF,
)
from game.puerto_rico.craftsman import FACTORY_PAYS
from game.puerto_rico.mayor import BUILDING, circles_of, place
from game.puerto_rico.scoring import LARGE
from game.puerto_rico.state import Seat, State
from game.puerto_rico.view import imagined
from game.puerto_rico.words import circle_name, goods

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoCircle, PuertoRicoManning


def manning(view: Mapping[str, Any], circles: Sequence[str] | None = None) -> "PuertoRicoManning":
    """What comes of manning these circles, which need not be as many as have to be; else of the best."""
    s, at = imagined(view), int(view["seat"])
    seat, best = s.seats[at], fill(s, at)
    picks = best if circles is None else [_circle(name) for name in circles]
    drafted = _placed(seat, picks)
    left = Counter(circles_of(seat)) - Counter(picks)
    return {
        "fill": [circle_name(circle) for circle in best],
        "circles": [circle_name(circle) for circle in picks],
        "more": len(best) - len(picks),
        "stored": drafted.stored,
        "before": goods(seat.output),
        "output": goods(drafted.output),
        "quarries": [seat.quarries, drafted.quarries],
        "adds": {
            circle_name(circle): _added(seat, drafted, picks, circle, count) for circle, count in left.items()
        },
    }


def _circle(name: str) -> int:
    return TILES.index(name) if name in TILES else NAMES.index(name) + BUILDING


def _placed(seat: Seat, picks: Sequence[int]) -> Seat:
    twin = seat.copy()
    place(twin, picks)
    return twin


def _added(seat: Seat, drafted: Seat, picks: Sequence[int], circle: int, left: int) -> "PuertoRicoCircle":
    output = _placed(seat, [*picks, circle]).output
    more = [now - then for now, then in zip(output, drafted.output, strict=True)]
    found: PuertoRicoCircle = {"left": left, "makes": goods(more)}
    if not any(more) and CORN < circle < QUARRY:
        found["wants"] = "building"
    if not any(more) and circle >= BUILDING and MAKES[circle - BUILDING] != NO_GOOD:
        found["wants"] = "tile"
    return found


# What most people would man

FIRST, FURTHER = 0.5, 0.2
"""What a doubloon of its price adds to the first barrel of a kind, and to any further one."""
QUARRIES: Final = (1.1, 1.0, 0.9, 0.6)
"""What each quarry is worth while there is something to build."""
LARGE_SHARE: Final = 0.6
"""Of the points of a large building, as long as it can be manned later."""
LATE: Final = 0.5
"""What all else is worth in the last round."""
USE: Final = {
    SMALL_MARKET: 0.7,
    HACIENDA: 0.7,
    CONSTRUCTION_HUT: 0.6,
    SMALL_WAREHOUSE: 0.6,
    HOSPICE: 0.8,
    OFFICE: 0.5,
    LARGE_MARKET: 1.3,
    LARGE_WAREHOUSE: 0.8,
    UNIVERSITY: 0.9,
    HARBOR: 1.8,
    WHARF: 1.6,
}
"""What somebody at work there is worth, roughly in points."""
SETTLING: Final = (HACIENDA, CONSTRUCTION_HUT, HOSPICE)


def fill(s: State, at: int) -> list[int]:
    """The circles to man, as many as must be: so many pairs of field and plant that all is worth most."""
    seat = s.seats[at]
    circles = circles_of(seat)
    count = min(seat.colonists(), len(circles))
    pairs, singles = _pairs(seat), _singles(s, seat)
    paired = [0.0, *accumulate(value for value, _ in pairs)]
    alone = [0.0, *accumulate(value for value, _ in singles)]
    best = max(
        range(min(len(pairs), count // 2) + 1),
        key=lambda two: paired[two] + alone[min(len(singles), count - 2 * two)],
    )
    found = [circle for _, both in pairs[:best] for circle in both]
    found += [circle for _, circle in singles[: count - len(found)]]
    rest = Counter(circles) - Counter(found)
    found += [*rest.elements()][: count - len(found)]
    return sorted(found, key=circles.index)


def _pairs(seat: Seat) -> list[tuple[float, tuple[int, int]]]:
    """Each field with a circle of a plant that makes its good, the best first."""
    found = []
    for good in range(CORN + 1, QUARRY):
        circles = [circle for circle in circles_of(seat) if _makes(circle) == good]
        for nth, circle in enumerate(circles[: seat.island.count(good)]):
            found.append((1 + PRICES[good] * (FURTHER if nth else FIRST), (good, circle)))
    return sorted(found, reverse=True)


def _makes(circle: int) -> int:
    return MAKES[circle - BUILDING] if circle >= BUILDING else NO_GOOD


def _singles(s: State, seat: Seat) -> list[tuple[float, int]]:
    """What is of use by itself, the best first."""
    scale = LATE if s.last else 1
    found = [(scale, CORN)] * seat.island.count(CORN)
    if seat.spaces() < CITY_SPACES:
        found += [(scale * value, QUARRY) for value in QUARRIES[: seat.island.count(QUARRY)]]
    for building, worth in LARGE:
        if building in seat.city:
            found.append((worth(seat) * (1 if s.last else LARGE_SHARE), building + BUILDING))
    for building in USE:
        if building in seat.city:
            found.append((scale * _use(seat, building), building + BUILDING))
    if FACTORY in seat.city:
        kinds = len({good for _, (good, _) in _pairs(seat)}) + (CORN in seat.island)
        found.append((scale * FACTORY_PAYS[kinds] / 2, FACTORY + BUILDING))
    return sorted(found, reverse=True)


def _use(seat: Seat, building: int) -> float:
    """Nothing where there is no more space for what it helps to get."""
    if building in SETTLING and len(seat.island) >= ISLAND_SPACES:
        return 0
    return 0 if building == UNIVERSITY and seat.spaces() >= CITY_SPACES else USE[building]
