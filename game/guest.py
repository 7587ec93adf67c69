"""What every game on the cartridge offers, and where each one lives."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, Protocol, Self

from game.checks import Json, one_of
from game.decision import Decision
from game.texts import Say

DEFAULT: Final = "sanjuan"
GAMES: Final = {"sanjuan": "game.sanjuan.guest:SanJuan"}
"""The class of each game; another one is a folder and a line here."""


class Bot(Protocol):
    """A mind for any seat: it gets what that seat sees, never the game."""

    def pick(self, view: Mapping[str, Any], decision: Decision) -> list[str]: ...


class State(Protocol):
    """A game as its rules know it, in numbers."""

    events: list[Any]
    over: bool
    low: int
    high: int
    options: list[int]

    def copy(self) -> Self: ...


class Rules(Protocol):
    """The module that plays such states."""

    def choose(self, s: Any, pick: Sequence[int]) -> None:
        """Answer the pending decision with some of its options, and go on to the next one."""
        ...


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


class Game(Protocol):
    """A game under way: a function of its setup, its seed and the choices made."""

    name: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]
    """What may be said of a new game."""
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]]
    """Makers of bots from a seed, by level, the simplest first."""

    rules: ClassVar[Rules]
    telling: ClassVar[Telling]

    @property
    def state(self) -> State: ...

    @classmethod
    def new(cls, wanted: Mapping[str, Any], seed: int, names: Sequence[str] = ()) -> Self: ...

    @classmethod
    def load(cls, position: object, seed: int) -> Self: ...

    @classmethod
    def from_tags(cls, tags: Mapping[str, str], seed: int, names: Sequence[str]) -> Self: ...

    @property
    def tags(self) -> Mapping[str, str]:
        """The setup as tags of a record, the seed apart."""
        ...

    def copy(self) -> Self: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def round(self) -> int: ...

    def decision(self) -> Decision | None: ...

    def choose(self, places: Sequence[int]) -> None:
        """Answer with options of the pending decision, by their places."""
        ...

    def events(self) -> list[Json]:
        """What has happened since the last call, as the owner of the table sees it."""
        ...

    @staticmethod
    def seen_by(seat: int, event: Json) -> Json: ...

    def view(self, seat: int) -> Json: ...

    def position(self) -> Json: ...

    def score(self) -> list[Json]: ...

    @staticmethod
    def explain(view: Mapping[str, Any], what: str) -> Json: ...


def game_named(name: object) -> type[Game]:
    module, _, attribute = GAMES[one_of(name, "game", GAMES)].partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found
