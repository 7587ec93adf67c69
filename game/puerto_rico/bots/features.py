"""What an evaluation looks at: each fact about a seat is one row of a table of weights."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.puerto_rico import scoring
from game.puerto_rico.catalogue import (
    BIT,
    BUILDINGS,
    CIRCLES,
    CITY_SPACES,
    CORN,
    CUSTOMS_HOUSE,
    FACTORY,
    FORTRESS,
    GOODS,
    GUILD_HALL,
    HOUSE_SPACES,
    ISLAND_SPACES,
    LARGE_MARKET,
    LAYOUTS,
    MAKES,
    NO_GOOD,
    OFFICE,
    PRICES,
    PROSPECTOR_2,
    QUARRY,
    SEATS,
    SMALL_MARKET,
    TILES,
)
from game.puerto_rico.state import Seat, State

MOST_OUTPUT: Final = 5
MOST_EMPTY: Final = 10
MOST_STORED: Final = 5
MOST_GOODS: Final = 8
MOST_LOADED: Final = 12
MOST_PAID: Final = 8
MOST_DOUBLOONS: Final = 24
MOST_POINTS: Final = 80
STAGES: Final = 12
LEFT: Final = 11
"""What is left of points and colonists is told in so many steps, of so much each."""
POINTS_STEP, COLONISTS_STEP = 4, 3
MOST_SEATS: Final = SEATS[1]
MOST_TURNS: Final = 3
"""So many roles may be left to a seat in a round."""

_sizes: Final = (
    len(BUILDINGS),  # a building stands without colonists
    len(BUILDINGS),  # a building acts
    len(GOODS) * (MOST_OUTPUT + 1),  # so many barrels of a good are made
    len(GOODS) * (MOST_OUTPUT + 1),  # so many would be if all were manned
    len(TILES) * (MOST_OUTPUT + 1),  # so many tiles of a kind
    MOST_OUTPUT + 1,  # quarries manned
    len(GOODS) + 1,  # kinds made, with a factory
    MOST_EMPTY + 1,  # circles without a colonist
    ISLAND_SPACES + 1,
    CITY_SPACES + 1,
    MOST_STORED + 1,
    len(GOODS) * (MOST_GOODS + 1),
    MOST_LOADED + 1,  # what could be shipped now
    MOST_PAID + 1,  # what could be sold for now
    MOST_DOUBLOONS + 1,
    MOST_POINTS + 1,
    CITY_SPACES + 1,  # of whoever else has most
    LEFT + 1,  # points in the pool
    LEFT + 1,  # colonists
    2,  # whether this is the last round
    (MOST_SEATS - 1) * MOST_SEATS * (MOST_TURNS + 1),  # seats, how far from the governor, roles still to take
    4,  # who plays on, as far as that is known in training: somebody with habits or careless
)
_starts: Final = tuple(sum(_sizes[:at]) for at in range(len(_sizes)))
(
    STANDS, ACTS, OUTPUT, POSSIBLE, TILE, QUARRIES, KINDS, EMPTY, ISLAND, SPACES, STORED, GOOD, LOADED, PAID,
    DOUBLOONS, POINTS, MOST, POOL, COLONISTS, LAST, PLACE, WHO,
) = _starts  # fmt: skip
ROWS: Final = sum(_sizes)
STEPS: Final = tuple(
    (first + at * count, count)
    for first, things, count in (
        (OUTPUT, len(GOODS), MOST_OUTPUT + 1),
        (POSSIBLE, len(GOODS), MOST_OUTPUT + 1),
        (TILE, len(TILES), MOST_OUTPUT + 1),
        (QUARRIES, 1, MOST_OUTPUT + 1),
        (KINDS, 1, len(GOODS) + 1),
        (EMPTY, 1, MOST_EMPTY + 1),
        (ISLAND, 1, ISLAND_SPACES + 1),
        (SPACES, 1, CITY_SPACES + 1),
        (STORED, 1, MOST_STORED + 1),
        (GOOD, len(GOODS), MOST_GOODS + 1),
        (LOADED, 1, MOST_LOADED + 1),
        (PAID, 1, MOST_PAID + 1),
        (DOUBLOONS, 1, MOST_DOUBLOONS + 1),
        (POINTS, 1, MOST_POINTS + 1),
        (MOST, 1, CITY_SPACES + 1),
        (POOL, 1, LEFT + 1),
        (COLONISTS, 1, LEFT + 1),
    )
    for at in range(things)
)
"""From which row on so many rows tell of the same thing ever more."""
MOST_MONEY, MOST_MAKERS, MOST_MADE = 4, 2, 12
_judged: Final = (
    MOST_SEATS - 1,  # the seat that asks, by how many sit at the table
    PROSPECTOR_2 * (MOST_MONEY + 1),  # doubloons on a role
    len(GOODS) * (MOST_MAKERS + 1),  # so many others make a good
    len(GOODS),  # a good lies in the trading house
    HOUSE_SPACES + 1,  # room in it
    MOST_MADE + 1,  # barrels that are made
    MOST_MADE + 1,  # barrels that the next seat makes
)
OWN, MONEY, MAKERS, IN_HOUSE, HOUSE, MADE, NEXT = (ROWS + sum(_judged[:at]) for at in range(len(_judged)))
JUDGED_ROWS: Final = ROWS + sum(_judged)
JUDGED_STEPS: Final = tuple(
    (first + at * count, count)
    for first, things, count in (
        (MONEY, PROSPECTOR_2, MOST_MONEY + 1),
        (MAKERS, len(GOODS), MOST_MAKERS + 1),
        (HOUSE, 1, HOUSE_SPACES + 1),
        (MADE, 1, MOST_MADE + 1),
        (NEXT, 1, MOST_MADE + 1),
    )
    for at in range(things)
)
"""The same of what the judge alone looks at."""
HEADS: Final = (MOST_SEATS - 1) * (STAGES + 1)
"""What a unit counts depends on how many sit at the table, and how far the game has come."""

Board = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
"""City, crews, island and the bits of its manned places."""


class City(NamedTuple):
    """What follows from the buildings of a city and their colonists."""

    rows: tuple[int, ...]
    points: int
    """Of the tiles alone."""
    acting: int
    empty: int
    """Circles without a colonist."""
    circles: tuple[int, ...]
    """Those that make each good."""
    crews: tuple[int, ...]
    """The colonists on them."""


class Island(NamedTuple):
    """What follows from the tiles of an island and their colonists."""

    rows: tuple[int, ...]
    empty: int
    tiles: tuple[int, ...]
    worked: tuple[int, ...]


def board_of(seat: Seat) -> Board:
    return seat.city, seat.crew, seat.island, seat.manned


def city_of(city: tuple[int, ...], crew: tuple[int, ...]) -> City:
    circles, crews = [0] * len(GOODS), [0] * len(GOODS)
    circles[CORN] = crews[CORN] = ISLAND_SPACES
    rows: list[int] = []
    acting = spaces = found = empty = 0
    for building, colonists in zip(city, crew, strict=True):
        row = BUILDINGS[building]
        rows.append((ACTS if colonists else STANDS) + building)
        acting |= BIT[building] if colonists else 0
        spaces += row.spaces
        found += row.vp
        empty += CIRCLES[building] - colonists
        if MAKES[building] != NO_GOOD:
            circles[MAKES[building]] += CIRCLES[building]
            crews[MAKES[building]] += colonists
    rows.append(SPACES + min(spaces, CITY_SPACES))
    return City(tuple(rows), found, acting, empty, tuple(circles), tuple(crews))


def island_of(island: tuple[int, ...], manned: int) -> Island:
    tiles = [0] * len(TILES)
    worked = [0] * len(TILES)
    for place, tile in enumerate(island):
        tiles[tile] += 1
        worked[tile] += manned >> place & 1
    rows = [
        TILE + tile * (MOST_OUTPUT + 1) + min(count, MOST_OUTPUT) for tile, count in enumerate(tiles) if count
    ]
    rows.append(QUARRIES + min(worked[QUARRY], MOST_OUTPUT))
    rows.append(ISLAND + min(len(island), ISLAND_SPACES))
    return Island(tuple(rows), len(island) - manned.bit_count(), tuple(tiles), tuple(worked))


def output_rows(city: City, island: Island) -> list[int]:
    """The facts for which a city and its island belong together."""
    rows: list[int] = []
    made = 0
    tiles, worked, circles, crews = island.tiles, island.worked, city.circles, city.crews
    for good in range(len(GOODS)):
        possible = tiles[good] if tiles[good] < circles[good] else circles[good]
        if possible:
            output = worked[good] if worked[good] < crews[good] else crews[good]
            made += output > 0
            base = good * (MOST_OUTPUT + 1)
            rows.append(POSSIBLE + base + (possible if possible < MOST_OUTPUT else MOST_OUTPUT))
            rows.append(OUTPUT + base + (output if output < MOST_OUTPUT else MOST_OUTPUT))
    if city.acting & BIT[FACTORY]:
        rows.append(KINDS + made)
    empty = city.empty + island.empty
    rows.append(EMPTY + (empty if empty < MOST_EMPTY else MOST_EMPTY))
    return rows


def board_points(board: Board, city: City) -> int:
    """What it is worth whatever else happens; colonists and chips count elsewhere."""
    if not city.acting >> GUILD_HALL:
        return city.points
    seat = Seat()
    seat.city, seat.crew, seat.island, seat.manned = board
    return city.points + sum(
        worth(seat)
        for building, worth in scoring.LARGE
        if city.acting & BIT[building] and building not in (FORTRESS, CUSTOMS_HOUSE)
    )


def points(known: int, acting: int, vp: int, colonists: int) -> int:
    """A seat's points if the game ended now, of which so many are known by its board."""
    found = known + vp
    if acting & BIT[FORTRESS]:
        found += colonists // scoring.FORTRESS_COLONISTS
    if acting & BIT[CUSTOMS_HOUSE]:
        found += vp // scoring.CUSTOMS_POINTS
    return found


def around_rows(s: State, at: int) -> tuple[int, ...]:
    """The facts that lie in the table."""
    count = len(s.seats)
    most = 0
    for other, seat in enumerate(s.seats):
        if other != at:
            taken = seat.owned.bit_count() + (seat.owned >> GUILD_HALL).bit_count()
            if taken > most:
                most = taken
    turn = (at - s.governor) % count
    to_take = len(range(len(s.roles) + (turn - len(s.roles)) % count, s.turns, count))
    colonists = s.colonists + s.ship
    return (
        MOST + (most if most < CITY_SPACES else CITY_SPACES),
        POOL + min(s.vp // POINTS_STEP, LEFT),
        COLONISTS + min(colonists // COLONISTS_STEP, LEFT),
        LAST + s.last,
        PLACE + ((count - 2) * MOST_SEATS + turn) * (MOST_TURNS + 1) + min(to_take, MOST_TURNS),
    )


def head(s: State) -> int:
    """The number of seats, and how near the nearest of the three ends is."""
    count = len(s.seats)
    if s.last:
        return (count - 2) * (STAGES + 1) + STAGES
    layout = LAYOUTS[count]
    gone = max(
        STAGES * (layout.vp - s.vp) // layout.vp,
        STAGES * (layout.colonists - s.colonists) // layout.colonists,
        max([seat.owned.bit_count() + (seat.owned >> GUILD_HALL).bit_count() for seat in s.seats]),
    )
    return (count - 2) * (STAGES + 1) + max(0, min(gone, STAGES - 1))


def goods_rows(goods: Sequence[int]) -> tuple[int, ...]:
    return tuple(
        [
            GOOD + good * (MOST_GOODS + 1) + (barrels if barrels < MOST_GOODS else MOST_GOODS)
            for good, barrels in enumerate(goods)
        ]
    )


def market_rows(s: State, seat: Seat) -> tuple[int, int]:
    """What its goods would bring on the ships and in the trading house."""
    return LOADED + min(loadable(s, seat.goods), MOST_LOADED), PAID + min(best_price(s, seat), MOST_PAID)


def loadable(s: State, goods: Sequence[int]) -> int:
    """So many barrels would find room on the ships, if nobody else loaded."""
    found = 0
    free: list[int] = []
    left = list(goods)
    for ship, size in enumerate(s.ships):
        aboard = s.barrels[ship]
        if aboard:
            good = s.cargo[ship]
            found += min(left[good], size - aboard)
            left[good] = 0
        else:
            free.append(size)
    for size in reversed(free):
        most = max(left)
        if not most:
            break
        left[left.index(most)] = 0
        found += min(most, size)
    return found


def best_price(s: State, seat: Seat) -> int:
    """The most that one of its goods would bring, without a privilege."""
    if len(s.house) >= HOUSE_SPACES:
        return 0
    acting = seat.acting
    for good in range(len(GOODS) - 1, -1, -1):
        if seat.goods[good] and (good not in s.house or acting & BIT[OFFICE]):
            return PRICES[good] + (acting >> SMALL_MARKET & 1) + 2 * (acting >> LARGE_MARKET & 1)
    return 0


def between_rows(s: State, at: int, eyes: int) -> list[int]:
    """What else the judge looks at between two rounds, if one seat asks about another."""
    count = len(s.seats)
    found = [OWN + count - SEATS[0]] if at == eyes else []
    for role, money in enumerate(s.doubloons[:PROSPECTOR_2]):
        if money:
            found.append(MONEY + role * (MOST_MONEY + 1) + min(money, MOST_MONEY))
    others = [seat for other, seat in enumerate(s.seats) if other != at]
    for good in range(len(GOODS)):
        makers = sum([1 for seat in others if seat.output[good]])
        found.append(MAKERS + good * (MOST_MAKERS + 1) + min(makers, MOST_MAKERS))
        if good in s.house:
            found.append(IN_HOUSE + good)
    found.append(HOUSE + HOUSE_SPACES - len(s.house))
    found.append(MADE + min(sum(s.seats[at].output), MOST_MADE))
    found.append(NEXT + min(sum(s.seats[(at + 1) % count].output), MOST_MADE))
    return found


def rows(s: State, at: int) -> list[int]:
    """All facts about a seat."""
    seat = s.seats[at]
    city, island = city_of(seat.city, seat.crew), island_of(seat.island, seat.manned)
    known = board_points(board_of(seat), city)
    return [
        *city.rows,
        *island.rows,
        *output_rows(city, island),
        *around_rows(s, at),
        *goods_rows(seat.goods),
        *market_rows(s, seat),
        STORED + min(seat.stored, MOST_STORED),
        DOUBLOONS + min(seat.doubloons, MOST_DOUBLOONS),
        POINTS + min(points(known, city.acting, seat.vp, seat.colonists()), MOST_POINTS),
    ]
