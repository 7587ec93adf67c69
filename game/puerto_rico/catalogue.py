"""Everything in Puerto Rico's box as data: buildings, tiles, goods, roles, and what is laid out for how many.

Inside the rules all of it is small integers; names are for the edges.
"""

from functools import cache
from typing import Final, NamedTuple

# fmt: off
GOODS: Final = ("corn", "indigo", "sugar", "tobacco", "coffee")
TILES: Final = (*GOODS, "quarry")
CORN, INDIGO, SUGAR, TOBACCO, COFFEE, QUARRY = range(6)

(
    SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL, SMALL_MARKET, HACIENDA, CONSTRUCTION_HUT, SMALL_WAREHOUSE,
    INDIGO_PLANT, SUGAR_MILL, HOSPICE, OFFICE, LARGE_MARKET, LARGE_WAREHOUSE,
    TOBACCO_STORAGE, COFFEE_ROASTER, FACTORY, UNIVERSITY, HARBOR, WHARF,
    GUILD_HALL, RESIDENCE, FORTRESS, CUSTOMS_HOUSE, CITY_HALL,
) = range(23)

NO_GOOD: Final = -1


class Building(NamedTuple):
    """One row."""

    name: str
    cost: int
    vp: int
    circles: int
    copies: int
    column: int
    """So many quarries count towards it."""
    good: int = NO_GOOD
    """What it makes."""

    @property
    def spaces(self) -> int:
        """How many spaces of a city it takes."""
        return 2 if self.column == LARGE_COLUMN else 1


LARGE_COLUMN: Final = 4

BUILDINGS: Final = (
    #         name                 cost vp circles copies column good
    Building("small_indigo_plant",   1, 1, 1, 4, 1, INDIGO),
    Building("small_sugar_mill",     2, 1, 1, 4, 1, SUGAR),
    Building("small_market",         1, 1, 1, 2, 1),
    Building("hacienda",             2, 1, 1, 2, 1),
    Building("construction_hut",     2, 1, 1, 2, 1),
    Building("small_warehouse",      3, 1, 1, 2, 1),
    Building("indigo_plant",         3, 2, 3, 3, 2, INDIGO),
    Building("sugar_mill",           4, 2, 3, 3, 2, SUGAR),
    Building("hospice",              4, 2, 1, 2, 2),
    Building("office",               5, 2, 1, 2, 2),
    Building("large_market",         5, 2, 1, 2, 2),
    Building("large_warehouse",      6, 2, 1, 2, 2),
    Building("tobacco_storage",      5, 3, 3, 3, 3, TOBACCO),
    Building("coffee_roaster",       6, 3, 2, 3, 3, COFFEE),
    Building("factory",              7, 3, 1, 2, 3),
    Building("university",           8, 3, 1, 2, 3),
    Building("harbor",               8, 3, 1, 2, 3),
    Building("wharf",                9, 3, 1, 2, 3),
    Building("guild_hall",          10, 4, 1, 1, 4),
    Building("residence",           10, 4, 1, 1, 4),
    Building("fortress",            10, 4, 1, 1, 4),
    Building("customs_house",       10, 4, 1, 1, 4),
    Building("city_hall",           10, 4, 1, 1, 4),
)

ROLES: Final = (
    "settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2",
)
SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, PROSPECTOR_2 = range(8)

BARRELS: Final = (10, 11, 11, 9, 9)
"""How many barrels of each good there are."""
PRICES: Final = (0, 1, 2, 3, 4)
PLANTATIONS: Final = (10, 12, 11, 9, 8)
"""How many plantation tiles of each good there are."""
QUARRIES: Final = 8
HOUSE_SPACES: Final = 4
CITY_SPACES: Final = 12
ISLAND_SPACES: Final = 12
WHARF_BARRELS: Final = 11


class Layout(NamedTuple):
    """What is laid out for a number of seats."""

    doubloons: int
    vp: int
    colonists: int
    ships: tuple[int, ...]
    roles: int
    first_tiles: tuple[int, ...]
    """From the governor on."""
    turns: int
    """So many roles are taken in a round."""
    tiles_out: int = 0
    """So many plantation tiles of each good stay in the box."""
    barrels_out: int = 0
    """So many barrels of each good."""
    quarries: int = QUARRIES
    few_buildings: bool = False
    """Two copies of each production building are there, and one of each other."""


LAYOUTS: Final = {
    2: Layout(3, 65, 40, (4, 6), 7, (INDIGO, CORN), 6, 3, 2, quarries=5, few_buildings=True),
    3: Layout(2, 75, 55, (4, 5, 6), 6, (INDIGO, INDIGO, CORN), 3),
    4: Layout(3, 100, 75, (5, 6, 7), 7, (INDIGO, INDIGO, CORN, CORN), 4),
    5: Layout(4, 122, 95, (6, 7, 8), 8, (INDIGO, INDIGO, INDIGO, CORN, CORN), 5),
}
# fmt: on

SEATS: Final = (min(LAYOUTS), max(LAYOUTS))
NAMES: Final = tuple(building.name for building in BUILDINGS)
COSTS: Final = tuple(building.cost for building in BUILDINGS)
SPACES: Final = tuple(building.spaces for building in BUILDINGS)
COLUMNS: Final = tuple(building.column for building in BUILDINGS)
CIRCLES: Final = tuple(building.circles for building in BUILDINGS)
MAKES: Final = tuple(building.good for building in BUILDINGS)
BIT: Final = tuple(1 << building for building in range(len(BUILDINGS)))

BALANCED: Final = {FACTORY: 8, UNIVERSITY: 7}
"""What these cost instead with the balance."""


class Setup(NamedTuple):
    """What is settled before the first tile is laid, and what follows from it."""

    balance: bool
    """Other costs of two buildings, and a doubloon less for whoever begins with corn."""
    costs: tuple[int, ...]
    copies: tuple[int, ...]
    """So many of each building are there."""


@cache
def setup(seats: int, balance: bool) -> Setup:
    few = LAYOUTS[seats].few_buildings
    return Setup(
        balance,
        tuple([BALANCED.get(at, cost) if balance else cost for at, cost in enumerate(COSTS)]),
        tuple([(1 if row.good == NO_GOOD else 2) if few else row.copies for row in BUILDINGS]),
    )
