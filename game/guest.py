"""What every game on the cartridge offers, and where each one lives."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self

from game.checks import Json, one_of, shown
from game.decision import Decision
from game.errors import Refused
from game.state import Event
from game.texts import Say

DEFAULT: Final = "sanjuan"
GAMES: Final = {
    "sanjuan": "game.sanjuan.guest:SanJuan",
    "puerto_rico": "game.puerto_rico.guest:PuertoRico",
}
"""The class of each game; another one is a folder and a line here."""


class Bot(Protocol):
    """A mind for any seat: it gets what that seat sees, never the game."""

    def pick(self, view: Mapping[str, Any], decision: Decision) -> list[str]: ...


class Parts(NamedTuple):
    """What the modules of a game do with its states, which are `BaseState`s of its own kind."""

    choose: Callable[[Any, Sequence[int]], None]
    """Answers the pending decision with some of its options, and goes on to the next one."""
    decision: Callable[[Any], Decision | None]
    described: Callable[[Any, Event], Json]
    seen_by: Callable[[int, Json], Json]
    view: Callable[[Any, int], Json]
    position: Callable[[Any], Json]
    score: Callable[[Any], list[Json]]
    explain: Callable[[Mapping[str, Any], str], Json]
    """From a view, not from a state."""


class Telling(Protocol):
    """The module that puts a game into sentences."""

    ROOM: str
    """The folder whose texts it speaks with."""

    def tell(self, event: Json, names: Sequence[str], say: Say) -> str: ...

    def option(self, name: str, say: Say) -> str: ...

    def question(self, kind: str, say: Say) -> str: ...

    def points(self, key: str, say: Say) -> str: ...

    def sketch(self, view: Json, names: Sequence[str], say: Say) -> list[str]: ...

    def explained(self, name: str, view: Mapping[str, Any], names: Sequence[str], say: Say) -> list[str]: ...


class Game(ABC):
    """A game under way: a function of its setup, its seed and the choices made."""

    name: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]
    """What may be said of a new game."""
    fullest: ClassVar[Mapping[str, Any]]
    """The setup with all that there is."""
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]]
    """Makers of bots from a seed, by level, the simplest first."""
    parts: ClassVar[Parts]
    telling: ClassVar[Telling]

    def __init__(self, state: Any, tags: Mapping[str, str], names: Sequence[str]) -> None:
        self.state = state
        """A `BaseState` of the game's own kind."""
        self.tags = tags
        """The setup as tags of a record, the seed apart."""
        self.names = names
        """Who sits where; nameless seats have empty ones."""

    @classmethod
    @abstractmethod
    def new(cls, wanted: Mapping[str, Any], seed: int, names: Sequence[str] = ()) -> Self: ...

    @classmethod
    @abstractmethod
    def load(cls, position: object, seed: int) -> Self: ...

    @classmethod
    def from_tags(cls, tags: Mapping[str, str], seed: int, names: Sequence[str]) -> Self:
        if "position" in tags:
            return cls.load(_json(tags["position"]), seed)
        wanted = {field: TAGS[field](value, field) for field, value in tags.items() if field in cls.fields}
        return cls.new({"seats": len(names), **wanted}, seed, names)

    def copy(self) -> Self:
        return type(self)(self.state.copy(), self.tags, self.names)

    @property
    def round(self) -> int:
        found: int = self.state.round
        return found

    def decision(self) -> Decision | None:
        return self.parts.decision(self.state)

    def choose(self, places: Sequence[int]) -> None:
        """Answer with options of the pending decision, by their places."""
        options = self.state.options
        self.parts.choose(self.state, [options[place] for place in places])

    def events(self) -> list[Json]:
        """What has happened since the last call, as the owner of the table sees it."""
        happened, self.state.events = self.state.events, []
        return [self.parts.described(self.state, event) for event in happened]

    @classmethod
    def seen_by(cls, seat: int, event: Json) -> Json:
        """The same event for the eyes of one seat."""
        return cls.parts.seen_by(seat, event)

    def view(self, seat: int) -> Json:
        return self.parts.view(self.state, seat)

    def position(self) -> Json:
        return self.parts.position(self.state)

    def score(self) -> list[Json]:
        return self.parts.score(self.state)

    @classmethod
    def explain(cls, view: Mapping[str, Any], what: str) -> Json:
        return cls.parts.explain(view, what)


def tags_of(setup: Mapping[str, Any]) -> dict[str, str]:
    """A setup as the tags of a record."""
    return {field: _tag(value) for field, value in setup.items()}


def _tag(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _number(value: str, field: str) -> int:
    if not value.isdecimal() or len(value) > LONGEST_NUMBER:
        raise Refused(f"{field}: expected a whole number, not {shown(value)}")
    return int(value)


def _names(value: str, field: str) -> list[str]:
    return [name.strip() for name in value.split(",") if name.strip()]


def _yes_or_no(value: str, field: str) -> bool:
    return one_of(value, field, ("yes", "no")) == "yes"


def _json(value: str) -> object:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise Refused("position: expected a position as JSON") from None


LONGEST_NUMBER: Final = 15
TAGS: Final[Mapping[str, Callable[[str, str], Any]]] = {
    "edition": _number,
    "expansion": _names,
    "draft": _yes_or_no,
    "governor": _number,
}
"""How the tags of a setup are read."""


def game_named(name: object) -> type[Game]:
    module, _, attribute = GAMES[one_of(name, "game", GAMES)].partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found
