"""Every building of San Juan as data: what it costs, what it is worth, how many there are.

A card is a small integer everywhere inside the rules; its name is for the edges.
"""

from functools import cache
from typing import Final, NamedTuple

# fmt: off
(
    NOTHING,
    INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, SILVER_SMELTER,
    SMITHY, GOLD_MINE, ARCHIVE, POOR_HOUSE, BLACK_MARKET, TRADING_POST, WELL, MARKET_STAND, CRANE,
    CHAPEL, TOWER, AQUEDUCT, CARPENTER, PREFECTURE, MARKET_HALL, QUARRY, LIBRARY,
    STATUE, VICTORY_COLUMN, HERO, GUILD_HALL, CITY_HALL, TRIUMPHAL_ARCH, PALACE,
    GUARD_ROOM, OFFICE_BUILDING, HUT, TAVERN, PARK, CUSTOMS_OFFICE, BANK, HARBOR, GOLDSMITH,
    RESIDENCE, CATHEDRAL,
) = range(41)


class Card(NamedTuple):
    """One row: `cost` is printed in the second edition, `first_cost` in the first."""

    name: str
    cost: int
    first_cost: int
    vp: int
    copies: int
    """Of the 110 cards of the base game."""
    added: int
    """Of the 33 cards of The New Buildings."""


def _card(name: str, cost: int, vp: int, copies: int, added: int = 0, first_cost: int | None = None) -> Card:
    return Card(name, cost, cost if first_cost is None else first_cost, vp, copies, added)


CARDS: Final[tuple[Card, ...]] = (
    _card("", 0, 0, 0),
    #     name             cost vp copies added
    _card("indigo_plant",    1, 1, 10),
    _card("sugar_mill",      2, 1, 8, 1),
    _card("tobacco_storage", 3, 2, 8, 1),
    _card("coffee_roaster",  4, 2, 8, 1),
    _card("silver_smelter",  5, 3, 8, 1),
    _card("smithy",          1, 1, 3),
    _card("gold_mine",       1, 1, 3),
    _card("archive",         1, 1, 3),
    _card("poor_house",      2, 1, 3),
    _card("black_market",    2, 1, 3),
    _card("trading_post",    2, 1, 3),
    _card("well",            2, 1, 3),
    _card("market_stand",    2, 1, 3),
    _card("crane",           2, 1, 3),
    _card("chapel",          3, 2, 3),
    _card("tower",           3, 2, 3),
    _card("aqueduct",        3, 2, 3),
    _card("carpenter",       3, 2, 3),
    _card("prefecture",      4, 2, 3, first_cost=3),
    _card("market_hall",     4, 2, 3),
    _card("quarry",          4, 2, 3),
    _card("library",         5, 3, 3),
    _card("statue",          3, 3, 3),
    _card("victory_column",  4, 4, 3),
    _card("hero",            5, 5, 3),
    _card("guild_hall",      6, 0, 2),
    _card("city_hall",       6, 0, 2),
    _card("triumphal_arch",  6, 0, 2),
    _card("palace",          6, 0, 2),
    _card("guard_room",      1, 1, 0, 3),
    _card("office_building", 1, 1, 0, 3),
    _card("hut",             2, 1, 0, 3),
    _card("tavern",          2, 1, 0, 3),
    _card("park",            3, 2, 0, 3),
    _card("customs_office",  1, 1, 0, 3),
    _card("bank",            4, 2, 0, 3),
    _card("harbor",          4, 2, 0, 3),
    _card("goldsmith",       5, 3, 0, 3),
    _card("residence",       6, 0, 0, 2),
    _card("cathedral",       7, 0, 0),
)

ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")
BUILDER, PRODUCER, TRADER, COUNCILLOR, PROSPECTOR = range(5)

TILES: Final = ("11122", "11222", "11223", "12223", "12233")
# fmt: on

NAMES: Final = tuple(card.name for card in CARDS)
BY_NAME: Final = {name: card for card, name in enumerate(NAMES) if name}
VP: Final = tuple(card.vp for card in CARDS)
BIT: Final = tuple(1 << card for card in range(len(CARDS)))
"""The bit of each card in the sets of buildings that a seat owns."""

GOODS: Final = ("", "indigo", "sugar", "tobacco", "coffee", "silver")
"""What each plant makes, by its card."""
PLANTS: Final = sum(BIT[INDIGO_PLANT : SILVER_SMELTER + 1])
CITY_BUILDINGS: Final = sum(BIT[SMITHY:])
MONUMENTS: Final = (STATUE, VICTORY_COLUMN, HERO)
TILE_PRICES: Final = tuple((0, *map(int, tile)) for tile in TILES)
"""The price of each good by its plant, for each tile."""
CUSTOMS_PRICE: Final = 2
FULL_CITY: Final = 12
LARGE_COST: Final = 6
SEATS: Final = (2, 4)
EXPANSIONS: Final = ("new_buildings",)


def is_plant(name: str) -> bool:
    return bool(BIT[BY_NAME[name]] & PLANTS)


@cache
def costs(edition: int) -> tuple[int, ...]:
    """The printed cost of every card in an edition."""
    return tuple(card.cost if edition == 2 else card.first_cost for card in CARDS)


def deck(expansion: bool) -> list[int]:
    """All cards of the game in the order of the catalogue, the cathedral apart."""
    return [
        card for card, row in enumerate(CARDS) for _ in range(row.copies + (row.added if expansion else 0))
    ]
