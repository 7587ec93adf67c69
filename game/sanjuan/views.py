"""The keys of San Juan's views and events."""

from typing import NotRequired, TypedDict

from game.views import Asked, Event, Round, View


class SanJuanPile(TypedDict):
    """A building that carries or hides something."""

    card: str
    good: NotRequired[bool]
    over: NotRequired[list[str]]
    tucked: NotRequired[list[str]]
    shipped: NotRequired[int]


Pile = str | SanJuanPile
"""A building as views tell of it: by its name alone, if it has nothing else."""


class SanJuanSeat(TypedDict):
    name: NotRequired[str]
    hand: list[str] | int
    """The number of another seat's cards."""
    built: list[Pile]
    bank_used: NotRequired[bool]
    drawn: NotRequired[list[str] | int]
    fresh: NotRequired[str]


class SanJuanTable(Round):
    """What a position and every view of it have in common."""

    edition: int
    expansion: list[str]
    library_used: bool


class SanJuanPhase(Asked, total=False):
    """What is seen of the phase under way."""

    privilege: int
    owed: int
    sold: bool
    revealed: list[str]


class SanJuanView(SanJuanTable, SanJuanPhase, View):
    tiles: list[str | None]
    supply: int
    discards: int
    seats: list[SanJuanSeat]


class SanJuanEvent(Event):
    card: NotRequired[str]
    cards: NotRequired[list[str] | int]
    """A number, if they are hidden."""
    hand: NotRequired[int]
    """How many are left in it."""
    idle: NotRequired[list[int]]
    """Whose turn in the phase has come to nothing, where that was found out."""
    kept: NotRequired[str | None]
    over: NotRequired[str | None]
    paid: NotRequired[int]
    plant: NotRequired[str]
    price: NotRequired[int]
    prices: NotRequired[str]
    reason: NotRequired[str]
    steps: NotRequired[list[list[str | int]]]
