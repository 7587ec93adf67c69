"""What views and events of all games have in common; each game's own keys are in its `views.py`."""

from typing import NotRequired, TypedDict


class Question(TypedDict):
    """A decision, as JSON."""

    seat: int
    kind: str
    min: int
    max: int
    options: list[str]
    about: NotRequired[str]


class Round(TypedDict):
    """What a position tells of the round, and every view of it."""

    game: str
    round: int
    governor: int
    turn: int
    taken: dict[str, int]
    """Roles and their seats."""


class Asked(TypedDict, total=False):
    asked: int
    """The seat that has to answer, until the end."""
    decision: Question
    """If it is the seat whose view this is."""


class View(Round, Asked):
    """The table as one seat sees it."""

    seat: int
    """Whose view it is."""
    phase: str


class Event(TypedDict):
    """What has happened: which keys there are depends on what it is."""

    event: str
    seat: NotRequired[int]
    count: NotRequired[int]
    round: NotRequired[int]
    governor: NotRequired[int]
    role: NotRequired[str]
    phase: NotRequired[str]
    score: NotRequired[list[dict[str, int]]]
    idle: NotRequired[list[int]]
    """At the end of a phase: whose turn in it came to nothing."""
