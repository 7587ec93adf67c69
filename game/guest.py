"""What every game on the cartridge offers, and where each one lives."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, Protocol, Self

from game.checks import one_of
from game.decision import Decision

Json = dict[str, Any]

DEFAULT: Final = "sanjuan"
GAMES: Final = {"sanjuan": "game.sanjuan.guest:SanJuan"}
"""The class of each game; another one is a folder and a line here."""


class Bot(Protocol):
    """A mind for any seat: it gets what that seat sees, never the game."""

    def pick(self, view: Mapping[str, Any], decision: Decision) -> list[str]: ...


class Game(Protocol):
    """A game under way: a function of its setup, its seed and the choices made."""

    name: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]
    """What may be said of a new game."""
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]]
    """Makers of bots from a seed, by level, the simplest first."""

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
