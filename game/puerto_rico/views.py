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
    good: NotRequired[str]
    goods: NotRequired[dict[str, int]]
    paid: NotRequired[int]
    points: NotRequired[int]
    reason: NotRequired[str]
    """Why this is the last round."""
    roles: NotRequired[list[str]]
    """Those that nobody took, each with a doubloon more."""
    ship: NotRequired[str]
    steps: NotRequired[list[list[str | int]]]
    stored: NotRequired[int]
    tile: NotRequired[str]
    tiles: NotRequired[list[str]]
