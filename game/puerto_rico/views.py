"""The keys of Puerto Rico's views and events."""

from typing import NotRequired, TypedDict

from game.views import Asked, Event, Round, View


class PuertoRicoSupply(TypedDict):
    colonists: int
    ship: int
    """The colonists on it."""
    vp: int
    goods: dict[str, int]


class PuertoRicoShip(TypedDict):
    size: int
    kind: NotRequired[str]
    barrels: NotRequired[int]


class PuertoRicoTile(TypedDict):
    tile: str
    colonist: NotRequired[bool]


class PuertoRicoBuilding(TypedDict):
    building: str
    colonists: NotRequired[int]


class PuertoRicoSeat(TypedDict):
    name: NotRequired[str]
    doubloons: int
    vp: NotRequired[int]
    """Of one's own seat only."""
    stored: int
    """Colonists in San Juan."""
    goods: dict[str, int]
    island: list[PuertoRicoTile]
    city: list[PuertoRicoBuilding]


class PuertoRicoRarely(TypedDict, total=False):
    """What is there only if it is true."""

    last: bool
    """This is the last round."""
    balance: bool


class PuertoRicoTable(Round, PuertoRicoRarely):
    """What a position and every view of it have in common."""

    roles: dict[str, int]
    """Doubloons that lie on them."""
    discards: list[str]
    face_up: list[str]
    quarries: int
    supply: PuertoRicoSupply
    ships: list[PuertoRicoShip]
    house: list[str]


class PuertoRicoPhase(Asked, total=False):
    """What is seen of the phase under way."""

    first_load: bool
    wharves_used: list[bool]
    kept: list[str]


class PuertoRicoView(PuertoRicoTable, PuertoRicoPhase, View):
    stack: int
    seats: list[PuertoRicoSeat]


class PuertoRicoEvent(Event):
    barrels: NotRequired[int]
    building: NotRequired[str]
    circles: NotRequired[list[str]]
    doubloons: NotRequired[int]
    forced: NotRequired[bool]
    """The seat had to load so."""
    good: NotRequired[str]
    goods: NotRequired[dict[str, int]]
    kinds: NotRequired[int]
    """For so many of them the factory pays."""
    missed: NotRequired[dict[str, int]]
    """Goods that the supply did not have."""
    on: NotRequired[str]
    """The tile or building that a colonist is put on."""
    paid: NotRequired[int]
    points: NotRequired[int]
    privilege: NotRequired[bool]
    """It is the craftsman's extra good."""
    reason: NotRequired[str]
    """Why this is the last round."""
    roles: NotRequired[list[str]]
    """Those that nobody took, each with a doubloon more."""
    ship: NotRequired[str]
    source: NotRequired[str]
    """Where a colonist comes from, `supply` or `ship`."""
    steps: NotRequired[list[list[str | int]]]
    """What a price or points are made of."""
    stored: NotRequired[int]
    supply: NotRequired[int]
    """So many of the colonists come from there, the others off the ship."""
    tile: NotRequired[str]
    tiles: NotRequired[list[str]]
    wanted: NotRequired[int]
    """So many colonists would be on the ship if there were enough."""


# What is reckoned from a view


class PuertoRicoGift(TypedDict, total=False):
    """What a role gives a seat: some of these keys by role."""

    tiles: list[str]
    colonists: int
    build: list[str]
    goods: dict[str, int]
    doubloons: int
    privilege: list[str]
    """Kinds of which one more may be taken."""
    sell: dict[str, int]
    """Doubloons by kind."""
    load: dict[str, int]
    """Points by load."""


class PuertoRicoVoyage(TypedDict):
    """A captain's phase in which everybody always loads for most points and loses as little as may be."""

    points: int
    loaded: dict[str, int]
    lost: dict[str, int]


class PuertoRicoShare(TypedDict):
    gives: PuertoRicoGift
    island: list[int]
    """The places that have a part in it, from 0."""
    city: list[int]
    circles: NotRequired[int]
    """Of a mayor: those without a colonist."""
    lost: NotRequired[dict[str, int]]
    """Of a captain: what would go back if loading stopped now."""
    voyage: NotRequired[PuertoRicoVoyage]
    """Of a captain, before his phase: what it would come to."""


class PuertoRicoField(TypedDict):
    """What a tile would be good for on one's own island, its circles and those of the city all manned."""

    left: int
    """Of those face up, or of the quarries."""
    makes: int
    """Barrels more for each craftsman."""
    why: str
    """`corn`, `room`, `full` or `no_building`; of a quarry `cheaper` or `enough`."""
    buildings: list[str]
    """The own ones that make this good."""
    colonists: NotRequired[int]
    """So many more have to come to work before it makes one."""
    columns: NotRequired[list[int]]
    """Those whose buildings a quarry more makes cheaper."""
    by: NotRequired[str]
    """Why a quarry may be taken now: `settler` or `construction_hut`."""


class PuertoRicoFields(TypedDict):
    tiles: dict[str, PuertoRicoField]
    """Of all kinds, face up or not."""
    space: int
    """So many more tiles have room."""
    stack: dict[str, int]
    """What must still be in it, if this is a whole game."""


class PuertoRicoHelp(TypedDict):
    """A colonist whom a hospice or a university would place."""

    on: str
    source: str
    makes: dict[str, int]
    """Barrels more for each craftsman from now on."""


class PuertoRicoOffer(TypedDict):
    """A building on the market."""

    price: int
    steps: list[list[str | int]]
    """What it is made of."""
    quarries: int
    """So many of the own ones count."""
    copies: int
    """Those that are left."""
    owners: list[int]
    """The seats that have it."""
    points: int
    reason: NotRequired[str]
    """Why it is not offered."""
    budget: NotRequired[int]
    short: NotRequired[int]
    """Doubloons that are missing."""
    makes: NotRequired[int]
    """Barrels more for each craftsman, all tiles and circles manned."""
    worth: NotRequired[int]
    """Of a large one: points at the end for what there is now, the printed ones apart, if they are known."""


class PuertoRicoMarket(TypedDict):
    buildings: dict[str, PuertoRicoOffer]
    space: int
    """So many more spaces of the city are free."""


class PuertoRicoExtra(TypedDict):
    """A kind of which the craftsman might take one more."""

    have: int
    left: int
    """In the supply."""
    reason: NotRequired[str]
    """Why it may not be taken."""


class PuertoRicoExtras(TypedDict):
    goods: dict[str, PuertoRicoExtra]
    """Of all kinds."""


class PuertoRicoSale(TypedDict):
    have: int
    price: int
    steps: list[list[str | int]]
    reason: NotRequired[str]
    """Why it may not be sold."""


class PuertoRicoSales(TypedDict):
    goods: dict[str, PuertoRicoSale]
    """Of all kinds."""
    space: int
    """So many more barrels have room in the trading house."""


class PuertoRicoLoad(TypedDict):
    """A good on a ship or the wharf: with a reason why it cannot be, or all the rest."""

    reason: NotRequired[str]
    ship: NotRequired[str]
    """The one that has to be taken instead."""
    why: NotRequired[str]
    """`aboard`: only where the kind is already; `most` or `equal` of it fit; `wharf`."""
    barrels: NotRequired[int]
    points: NotRequired[int]
    steps: NotRequired[list[list[str | int]]]
    lost: NotRequired[dict[str, int]]
    """What would go back if loading stopped then."""
    rots: NotRequired[dict[str, int]]
    """What will go back if everybody then always loads for most points."""


class PuertoRicoLoads(TypedDict):
    loads: dict[str, PuertoRicoLoad]
    """Of all goods one has, on all ships and the wharf."""
    must: bool
    """One of them has to be chosen."""
    warehouses: int
    """So many kinds are kept whole."""
    lost: dict[str, int]
    """What would go back if loading stopped now."""


class PuertoRicoStore(TypedDict):
    warehouses: int
    kinds: list[str]
    """Those kept whole."""
    barrel: str
    """The kind of the one that stays, or nothing."""
    kept: dict[str, int]
    lost: dict[str, int]


class PuertoRicoCircle(TypedDict):
    """What a colonist more on a circle of this name would do."""

    left: int
    """So many of them are empty."""
    makes: dict[str, int]
    """Barrels more for each craftsman."""
    wants: NotRequired[str]
    """`tile` or `building`: what is to be manned too before it makes any."""


class PuertoRicoManning(TypedDict):
    """A seat's colonists as they would stand."""

    fill: list[str]
    """What most people would man."""
    circles: list[str]
    """Those that would be manned here."""
    more: int
    """So many more have to be; less than none if there are too many."""
    stored: int
    before: dict[str, int]
    """Barrels a craftsman as they stand now."""
    output: dict[str, int]
    """The same as they would stand."""
    quarries: list[int]
    """Those that are manned, and would be."""
    adds: dict[str, PuertoRicoCircle]
    """Of the circles still empty."""


class PuertoRicoRole(TypedDict):
    offered: bool
    reason: NotRequired[str]
    by: NotRequired[int]
    """Who has taken it."""
    doubloons: int
    gives: PuertoRicoGift
    seats: list[PuertoRicoShare]


class PuertoRicoRoles(TypedDict):
    roles: dict[str, PuertoRicoRole]


class PuertoRicoEnding(TypedDict):
    """How far the game is from its three endings."""

    colonists: dict[str, int]
    """`left` in the supply `of` so many; `wanted` on the ship if it were filled now."""
    points: dict[str, int]
    """`left` in the pool `of` so many."""
    city: dict[str, int]
    """`taken` spaces of the fullest `of` so many."""
    fullest: list[int]
    """The seats that have it."""
    last: bool
    reason: NotRequired[str]
    """Why this is the last round: `city`, `points` or `colonists`."""


class PuertoRicoPoints(TypedDict):
    seats: list[dict[str, int]]
    """As in a score, without tie and rank; of others without what depends on chips."""


class PuertoRicoGain(TypedDict, total=False):
    """What came to a seat, and what it lost."""

    doubloons: int
    paid: int
    colonists: int
    tiles: list[str]
    buildings: list[str]
    goods: dict[str, int]
    sold: list[str]
    loaded: dict[str, int]
    points: int
    lost: dict[str, int]
