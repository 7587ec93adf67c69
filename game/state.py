"""What all games have in common: a round of roles, one decision at a time, a pile to draw from."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Self, TypeVar

from game import rng
from game.errors import Refused

ROUND_BEGAN, ROLE_TAKEN, RESHUFFLED, PHASE_ENDED, GAME_ENDED = range(5)
ASK_ROLE: Final = 0
"""The kind of decision that every game has."""
OWN_EVENTS: Final = 5
"""From this code on the events of each game are its own."""

Event = tuple[Any, ...]
"""A code and the facts that belong to it."""


class BaseState:
    """A game at the moment of a decision, or at its end."""

    # fmt: off
    __slots__ = (
        "about", "deck", "discards", "events", "first", "governor", "high", "kind", "low", "names", "options",
        "over", "phase", "rng", "roles", "round", "seat", "seats", "step", "top", "turns",
    )
    # fmt: on

    names: tuple[str, ...]
    """Who sits where; the nameless are empty."""
    rng: int
    events: list[Event]
    """What has happened since somebody last emptied the list."""
    over: bool

    round: int
    governor: int
    roles: tuple[int, ...]
    """The roles taken in this round, in order, that of the phase under way among them."""
    turns: int
    """So many roles are taken in a round."""

    seats: list[Any]

    phase: int
    first: int
    """The seat with which the phase begins."""
    step: int
    """How far the phase has come round the table."""

    deck: tuple[int, ...]
    """What may be drawn is what follows from `top` on."""
    top: int
    discards: list[int]

    kind: int
    seat: int
    low: int
    high: int
    options: list[int]
    about: int

    def copy_to(self, twin: Self) -> None:
        """Let another state, its events empty, go on from here independently."""
        twin.names = self.names
        twin.rng = self.rng
        twin.events = []
        twin.over = self.over
        twin.round = self.round
        twin.governor = self.governor
        twin.roles = self.roles
        twin.turns = self.turns
        twin.phase = self.phase
        twin.first = self.first
        twin.step = self.step
        twin.deck = self.deck
        twin.top = self.top
        twin.discards = self.discards[:]
        twin.kind = self.kind
        twin.seat = self.seat
        twin.low = self.low
        twin.high = self.high
        twin.options = self.options
        twin.about = self.about

    def begin(self, names: Sequence[str], governor: int, turns: int, phase: int, generator: int) -> None:
        """Before the first role of the first round, nothing to draw from."""
        self.names = tuple(names)
        self.rng = generator
        self.events = []
        self.over = False
        self.round = 1
        self.governor = self.first = governor
        self.roles = ()
        self.turns = turns
        self.phase = phase
        self.deck = ()
        self.discards = []
        self.options = []
        self.step = self.top = self.kind = self.seat = self.low = self.high = self.about = 0

    def ask(self, kind: int, seat: int, low: int, high: int, options: list[int], about: int = 0) -> bool:
        """Put a question. False if there is one answer only, which is the first `low` of the options."""
        self.kind = kind
        self.seat = seat
        self.low = low
        self.high = high
        self.options = options
        self.about = about
        return low != high or (0 < low < len(options) and options.count(options[0]) < len(options))

    def ask_in_turn(self, kind: int, options_of: Callable[[Self, int], list[int]]) -> bool:
        """Ask the next seat that has options for one of them or none; false if there is none left."""
        count = len(self.seats)
        while self.step < count:
            at = (self.first + self.step) % count
            self.step += 1
            options = options_of(self, at)
            if options:
                return self.ask(kind, at, 0, 1, options)
        return False

    def take(self, count: int) -> tuple[int, ...]:
        """Off the deck, and off the shuffled discards when it runs out; fewer if both do."""
        end = self.top + count
        cards = self.deck[self.top : end]
        if len(cards) == count:
            self.top = end
            return cards
        self.top = len(self.deck)
        if not self.discards:
            return cards
        self.rng = rng.shuffle(self.discards, self.rng)
        self.deck, self.top, self.discards = tuple(self.discards), 0, []
        self.events.append((RESHUFFLED, len(self.deck)))
        return cards + self.take(count - len(cards))

    def supply(self) -> tuple[int, ...]:
        return self.deck[self.top :]

    def drawable(self) -> int:
        return len(self.deck) - self.top + len(self.discards)


S = TypeVar("S", bound=BaseState)
Phase = Callable[[S], bool]
"""Asks the next question of a phase; false when the phase is over."""
Answer = Callable[[S, Sequence[int]], bool]
"""Does what was picked; true if that led to another question at once."""


def player(
    phases: Sequence[Phase[S]], answers: Sequence[Answer[S]], after: Sequence[int], choosing: int
) -> tuple[Callable[[S, Sequence[int]], None], Callable[[S], None]]:
    """How a game is played: a function that answers its pending decision, and one that goes on to the first.

    Phases are numbers: those of the roles, then the choice of a role, then a game's own, last the end.
    """
    end = len(phases) - 1

    def choose(s: S, pick: Sequence[int]) -> None:
        """Answer the pending decision with some of its options, and go on to the next one."""
        # `go_on` stands here in full: a call more for each choice would cost 2 per cent of the speed.
        count = len(pick)
        if not s.low <= count <= s.high:
            raise _wrong_count(s, count)
        if count == 1:
            if pick[0] not in s.options:
                raise Refused("pick: not among the options")
        elif count:
            pick = in_order(s.options, pick)
        if not answers[s.kind](s, pick):
            while not phases[s.phase](s):
                end_phase(s)

    def go_on(s: S) -> None:
        """Play until somebody has to decide, or the game is over."""
        while not phases[s.phase](s):
            end_phase(s)

    def end_phase(s: S) -> None:
        s.step = 0
        if s.phase < choosing:
            s.events.append((PHASE_ENDED, s.phase))
        s.phase = end if s.over else after[s.phase]

    return choose, go_on


def _wrong_count(s: BaseState, count: int) -> Refused:
    if s.over:
        return Refused("pick: the game is over")
    return Refused(f"pick: expected {s.low} to {s.high} options, not {count}")


def in_order(options: Sequence[int], pick: Sequence[int]) -> list[int]:
    """Picks in the order of the options, of which equal ones serve from the first on."""
    rest = list(pick)
    ordered = []
    for option in options:
        if option in rest:
            rest.remove(option)
            ordered.append(option)
    if rest:
        raise Refused("pick: not among the options, or more often than offered")
    return ordered


def over(s: BaseState) -> bool:
    """The last phase of every game: no answer is accepted any more."""
    s.events.append((GAME_ENDED,))
    s.low, s.high, s.options = 1, 0, []
    return True
