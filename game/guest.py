"""What every game on the cartridge offers, and where each one lives."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol, Self

from game import rng
from game.bots.bot import Bot
from game.bots.levels import Make
from game.checks import Json, mapping, one_of, read, whole
from game.decision import Decision
from game.follow import Changes
from game.state import Event
from game.texts import Say
from game.views import Event as Told
from game.views import View

if TYPE_CHECKING:
    from game.bots.coach import Coach

DEFAULT: Final = "sanjuan"
UNNAMED: Final = "sanjuan"
"""The game of whatever was written down before games had names."""
GAMES: Final = {
    "sanjuan": "game.sanjuan.guest:SanJuan",
    "puerto_rico": "game.puerto_rico.guest:PuertoRico",
}
"""The class of each game; another one is a folder and a line here."""


class Field(NamedTuple):
    """Something that can be settled of a new game."""

    default: Any
    check: Callable[[Any, str], Any]
    """Refuses what it cannot be."""
    read: Callable[[str], Any]
    """What a word means, in a record or on a command line."""
    help: str


class Parts(NamedTuple):
    """What the modules of a game do with its states, which are `BaseState`s of its own kind."""

    deal: Callable[..., Any]
    """A state from names, governor, seed and the fields of the game."""
    read: Callable[[object, int], Any]
    """A state from a position and a seed."""
    choose: Callable[[Any, Sequence[int]], None]
    """Answers the pending decision with some of its options, and goes on to the next one."""
    decision: Callable[[Any], Decision | None]
    described: Callable[[Any, Event], Any]
    seen_by: Callable[[int, Any], Any]
    view: Callable[[Any, int], Any]
    position: Callable[[Any], Json]
    score: Callable[[Any], list[Json]]
    explain: Callable[[Mapping[str, Any], str], Json]
    """From a view, not from a state."""
    onlooker: Callable[[Any], Any] = lambda view: view
    """What of a seat's view everybody may see."""


class Telling(Protocol):
    """The module that puts a game into sentences: views and events of that game, with keys of its own."""

    ROOM: str
    """The folder whose texts it speaks with."""
    THINGS: Sequence[str]
    """All that has a name."""

    def tell(self, event: Any, names: Sequence[str], say: Say) -> str: ...

    def brief(self, event: Any) -> Any:
        """An event for one short line, without long lists."""

    def with_idle(self, events: Iterable[Any], seats: int) -> Iterator[Any]:
        """The events, where the end of a phase knows as `idle` whose turn in it has come to nothing."""

    def refusal(self, found: Json, names: Sequence[str], say: Say) -> list[str]:
        """Why something is not offered, as `explain` has found it."""

    def option(self, name: str, say: Say) -> str: ...

    def points(self, key: str, say: Say) -> str: ...

    def sketch(self, view: Any, names: Sequence[str], say: Say) -> list[str]: ...

    def explained(self, name: str, view: Mapping[str, Any], names: Sequence[str], say: Say) -> list[str]: ...


class Game:
    """A game under way: a function of its setup, its seed and the choices made."""

    name: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    """The fewest and the most."""
    fields: ClassVar[Mapping[str, Field]]
    fullest: ClassVar[Mapping[str, Any]]
    """The fields of the game with all that there is."""
    levels: ClassVar[Mapping[str, Make]]
    """Makers of bots from a seed, by level, the simplest first."""
    reveals: ClassVar[Sequence[str]]
    """The events that show somebody what was hidden."""
    characters: ClassVar[Mapping[str, str]] = {}
    """People who may sit at the table, and the level of each."""
    others: ClassVar[Mapping[str, Make]] = {}
    """Makers of bots by name that are no level: the characters, and whoever is there to measure against."""
    ladder: ClassVar[Sequence[tuple[str, str]]] = ()
    """Bots, and whom they have to beat."""
    training: ClassVar[str] = ""
    """The module by which its bots learn, if they do, with `train` and `PARTS`; it needs more than a game."""
    changes: ClassVar[Changes] = {}
    """What events change in a view; what is not told here is seen with the next question."""
    hides: ClassVar[bool] = True
    """A seat sees what others at the same screen may not."""
    coach: ClassVar["Callable[[], Coach] | None"] = None
    """What the best of the house would do, and why."""
    parts: ClassVar[Parts]
    telling: ClassVar[Telling]

    def __init__(self, state: Any, tags: Mapping[str, str]) -> None:
        self.state = state
        self.tags = tags
        """The setup as tags of a record, the seed apart."""

    @classmethod
    def new(cls, wanted: Mapping[str, Any], seed: int, names: Sequence[str] = ()) -> Self:
        mapping(wanted, "new", ("seats", "governor", *cls.fields))
        seats = whole(wanted.get("seats"), "seats", *cls.seats)
        governor = whole(wanted.get("governor", rng.drawn(seed, seats)), "governor", 0, seats - 1)
        setup = {
            name: field.check(wanted.get(name, field.default), name) for name, field in cls.fields.items()
        }
        state = cls.parts.deal(names or [""] * seats, governor, seed, **setup)
        return cls(state, {name: tag(value) for name, value in {**setup, "governor": governor}.items()})

    @classmethod
    def load(cls, position: object, seed: int) -> Self:
        state = cls.parts.read(position, seed)
        return cls(state, {"position": json.dumps(cls.parts.position(state), ensure_ascii=False)})

    @classmethod
    def from_tags(cls, tags: Mapping[str, str], seed: int, names: Sequence[str]) -> Self:
        if "position" in tags:
            return cls.load(read(tags["position"]), seed)
        wanted = {name: field.read(tags[name]) for name, field in cls.fields.items() if name in tags}
        if "governor" in tags:
            wanted["governor"] = number(tags["governor"])
        return cls.new({"seats": len(names), **wanted}, seed, names)

    @classmethod
    def strongest(cls, seed: int) -> Bot:
        """The best bot of the house."""
        return cls.levels[list(cls.levels)[-1]](seed)

    @classmethod
    def habitual(cls) -> Bot:
        """A bot whose picks are what most people would do, and take no time."""
        return cls.levels["greedy"](0)

    @classmethod
    def bots(cls) -> Mapping[str, Make]:
        """Makers of all bots of the house, by the names they are called by."""
        return {**cls.levels, **cls.others}

    @property
    def names(self) -> Sequence[str]:
        found: Sequence[str] = self.state.names
        return found

    def copy(self) -> Self:
        return type(self)(self.state.copy(), self.tags)

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

    def outlast(self) -> None:
        """From now on do not end because nothing moves."""

    def events(self) -> list[Told]:
        """What has happened since the last call, as the owner of the table sees it."""
        happened, self.state.events = self.state.events, []
        return [self.parts.described(self.state, event) for event in happened]

    @classmethod
    def seen_by(cls, seat: int, event: Told) -> Told:
        """An event as one seat sees it."""
        found: Told = cls.parts.seen_by(seat, event)
        return found

    def view(self, seat: int) -> View:
        found: View = self.parts.view(self.state, seat)
        return found

    @classmethod
    def onlooker(cls, view: View) -> View:
        """The table from the side of a view's seat, without what that seat alone may know."""
        found: View = cls.parts.onlooker(view)
        return found

    def position(self) -> Json:
        return self.parts.position(self.state)

    def score(self) -> list[Json]:
        return self.parts.score(self.state)

    @classmethod
    def explain(cls, view: Mapping[str, Any], what: str) -> Json:
        return cls.parts.explain(view, what)


def tag(value: Any) -> str:
    """
    >>> tag(True), tag(2), tag(["new_buildings"])
    ('yes', '2', 'new_buildings')
    """
    if isinstance(value, list):
        return ", ".join(value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def number(word: str) -> Any:
    """A number, or the word itself for a check to refuse."""
    return int(word) if word.isdecimal() and len(word) <= LONGEST_NUMBER else word


def listing(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def yes_or_no(word: str) -> Any:
    return {"yes": True, "no": False, "true": True, "false": False}.get(word, word)


LONGEST_NUMBER: Final = 20


def game_named(name: object) -> type[Game]:
    module, _, attribute = GAMES[one_of(name, "game", GAMES)].partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found
