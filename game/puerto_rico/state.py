"""The whole of a game of Puerto Rico between two choices, and the few moves that several phases make."""

from collections.abc import Sequence
from typing import Final

from game.puerto_rico.catalogue import (
    BIT,
    CIRCLES,
    CORN,
    GOODS,
    LAYOUTS,
    MAKES,
    NO_GOOD,
    QUARRY,
    ROLES,
    SPACES,
    TILES,
    Setup,
    setup,
)
from game.state import OWN_EVENTS, BaseState

# fmt: off
KINDS: Final = (
    "role", "hacienda", "settle", "hospice", "man", "build", "university", "privilege", "sell", "load",
    "store", "barrel",
)
(
    ASK_HACIENDA, ASK_SETTLE, ASK_HOSPICE, ASK_MAN, ASK_BUILD, ASK_UNIVERSITY, ASK_PRIVILEGE, ASK_SELL,
    ASK_LOAD, ASK_STORE, ASK_BARREL,
) = range(1, 12)

(
    TILE_TAKEN, TILE_DRAWN, COLONIST_PLACED, COLONISTS_TAKEN, MANNED, SHIP_FILLED, BUILT, PRODUCED,
    FACTORY_PAID, SOLD, HOUSE_EMPTIED, LOADED, LOST, UNLOADED, PROSPECTED, TILES_LAID, LAST_ROUND,
    ROLES_PAID, PRIVILEGE_TAKEN,
) = range(OWN_EVENTS, OWN_EVENTS + 19)
# fmt: on

ENDINGS: Final = ("colonists", "points", "city")
"""Why the game ends: too few for the ship, no more in the pool, a city that is full."""
NO_COLONISTS, NO_POINTS, FULL_CITY = range(3)
NOBODY: Final = -1

PHASES: Final = (*ROLES[:-1], ROLES[-2], "role", "end")
CHOOSING: Final = len(ROLES)


class Seat:
    """One player's boards."""

    # fmt: off
    __slots__ = (
        "acting", "city", "crew", "doubloons", "goods", "island", "manned", "output", "owned", "quarries",
        "stored", "vp", "wharf_used",
    )
    # fmt: on

    doubloons: int
    vp: int
    """Points of chips, those noted after the pool ran out among them."""
    stored: int
    """Colonists in San Juan."""
    goods: list[int]
    """Barrels of each good."""
    island: tuple[int, ...]
    manned: int
    """The bits of the places on the island that have a colonist."""
    city: tuple[int, ...]
    crew: tuple[int, ...]
    """The colonists in each building."""
    wharf_used: bool

    owned: int
    """The bits of all buildings; this and what follows is derived from the above."""
    acting: int
    """The bits of those with a colonist."""
    quarries: int
    """So many are manned."""
    output: tuple[int, ...]
    """How many barrels of each good can be made."""

    def copy(self) -> "Seat":
        twin = Seat()
        twin.doubloons = self.doubloons
        twin.vp = self.vp
        twin.stored = self.stored
        twin.goods = self.goods[:]
        twin.island = self.island
        twin.manned = self.manned
        twin.city = self.city
        twin.crew = self.crew
        twin.wharf_used = self.wharf_used
        twin.owned = self.owned
        twin.acting = self.acting
        twin.quarries = self.quarries
        twin.output = self.output
        return twin

    def derive(self) -> None:
        """Reckon what follows from the buildings and the colonists."""
        tiles = [0] * len(TILES)
        for place, tile in enumerate(self.island):
            tiles[tile] += self.manned >> place & 1
        circles = [0] * len(GOODS)
        circles[CORN] = len(self.island)
        self.owned = self.acting = 0
        for building, colonists in zip(self.city, self.crew, strict=True):
            self.owned |= BIT[building]
            if colonists:
                self.acting |= BIT[building]
                if MAKES[building] != NO_GOOD:
                    circles[MAKES[building]] += colonists
        self.quarries = tiles[QUARRY]
        self.output = tuple(map(min, tiles, circles))

    def colonists(self) -> int:
        """All there are, those in San Juan among them."""
        return self.stored + self.manned.bit_count() + sum(self.crew)

    def empty_circles(self) -> int:
        """Those in buildings."""
        return sum([CIRCLES[building] for building in self.city]) - sum(self.crew)

    def spaces(self) -> int:
        """So many of the city's are taken."""
        return sum([SPACES[building] for building in self.city])


def empty_seat() -> Seat:
    seat = Seat()
    seat.doubloons = seat.vp = seat.stored = seat.manned = 0
    seat.goods = [0] * len(GOODS)
    seat.island = seat.city = seat.crew = ()
    seat.wharf_used = False
    seat.derive()
    return seat


class State(BaseState):
    """A game of Puerto Rico. What may be drawn are plantation tiles."""

    # fmt: off
    __slots__ = (
        "barrels", "cargo", "colonists", "doubloons", "face_up", "first_load", "goods", "house", "idle",
        "kept", "last", "quarries", "setup", "ship", "ships", "storing", "vp",
    )
    # fmt: on

    setup: Setup
    seats: list[Seat]
    doubloons: tuple[int, ...]
    """Those that lie on each role."""
    face_up: tuple[int, ...]
    quarries: int
    colonists: int
    """In the supply; those on the colonist ship are not among them."""
    ship: int
    """Colonists on their ship."""
    vp: int
    """What is left in the pool."""
    goods: list[int]
    """Barrels in the supply."""
    ships: tuple[int, ...]
    """The sizes of the cargo ships."""
    cargo: list[int]
    """What each of them carries."""
    barrels: list[int]
    """How much of it, none of it being an empty ship."""
    house: tuple[int, ...]
    """The goods in the trading house."""
    last: bool
    """The game ends with this round."""

    idle: int
    """So many turns of the captain phase have gone by without a load."""
    first_load: bool
    """The captain's first load is still to come."""
    storing: int
    """So many seats have stored what was left."""
    kept: tuple[int, ...]
    """The goods that the seat at storing keeps whole."""

    def copy(self) -> "State":
        """An independent game from here on, its events empty."""
        twin = State()
        self.copy_to(twin)
        twin.setup = self.setup
        twin.seats = [seat.copy() for seat in self.seats]
        twin.doubloons = self.doubloons
        twin.face_up = self.face_up
        twin.quarries = self.quarries
        twin.colonists = self.colonists
        twin.ship = self.ship
        twin.vp = self.vp
        twin.goods = self.goods[:]
        twin.ships = self.ships
        twin.cargo = self.cargo[:]
        twin.barrels = self.barrels[:]
        twin.house = self.house
        twin.last = self.last
        twin.idle = self.idle
        twin.first_load = self.first_load
        twin.storing = self.storing
        twin.kept = self.kept
        return twin

    def take_colonist(self) -> bool:
        """One from the supply, or from the ship if that is empty; true if it is from the supply."""
        if self.colonists:
            self.colonists -= 1
            return True
        self.ship -= 1
        return False

    def colonist_left(self) -> bool:
        return self.colonists > 0 or self.ship > 0

    def end_with_this_round(self, why: int, seat: int = NOBODY) -> None:
        """For one of the endings; a full city is that of a seat."""
        if not self.last:
            self.last = True
            self.events.append((LAST_ROUND, why, seat))


def empty_state(names: Sequence[str], governor: int, generator: int, balance: bool = False) -> State:
    """A table with nothing on it, before the first role of the first round."""
    seats = len(names)
    s = State()
    s.begin(names, governor, LAYOUTS[seats].turns, CHOOSING, generator)
    s.setup = setup(seats, balance)
    s.seats = [empty_seat() for _ in range(seats)]
    s.doubloons = (0,) * LAYOUTS[seats].roles
    s.face_up = s.ships = s.house = s.kept = ()
    s.quarries = s.colonists = s.ship = s.vp = s.idle = s.storing = 0
    s.goods = [0] * len(GOODS)
    s.cargo, s.barrels = [], []
    s.last = s.first_load = False
    return s
