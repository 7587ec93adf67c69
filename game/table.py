"""A table: one game with its history, for whoever owns it."""

import re
from collections.abc import Iterator, Sequence
from random import SystemRandom
from typing import Final, NamedTuple

from game import record
from game.checks import whole
from game.decision import Decision
from game.errors import Refused
from game.guest import UNNAMED, Game, game_named
from game.record import Record
from game.views import Event, View

DRAWN_SEEDS: Final = 1 << 32


def fresh_seed() -> int:
    return SystemRandom().randrange(DRAWN_SEEDS)


class Diverged(Refused):
    """A record tells of a choice that the game does not offer."""


class PastChoice(NamedTuple):
    """A choice that was made, and what its seat saw then."""

    view: View
    decision: Decision
    picks: list[str]
    length: int
    """How much had happened before."""


class Table:
    """A game, all choices made in it, and all that has happened."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.choices: list[tuple[Decision, list[str]]] = []
        self._start = game.copy()
        self.happened: list[Event] = game.events()
        self._marks: list[int] = []
        """How long the list of events was before each choice."""
        self._seen = [0] * self.seats
        self._taken_back = [0] * self.seats

    @property
    def seats(self) -> int:
        return len(self.game.names)

    @property
    def decision(self) -> Decision | None:
        return self.game.decision()

    def choose(self, pick: object) -> list[Event]:
        """Answer the pending decision; what happens then."""
        decision = self.decision
        if decision is None:
            raise Refused("pick: the game is over")
        picks = decision.picked(pick)
        self.game.choose(decision.places(picks))
        self._marks.append(len(self.happened))
        self.choices.append((decision, picks))
        news = self.game.events()
        self.happened += news
        return news

    def undo(self) -> None:
        """Back to before the last choice, by playing all others again."""
        if not self.choices:
            raise Refused("undo: no choice has been made yet")
        self.choices.pop()
        game = self._start.copy()
        for decision, picks in self.choices:
            game.choose(decision.places(picks))
        game.events()
        self.game = game
        length = self._marks.pop()
        del self.happened[length:]
        for seat, seen in enumerate(self._seen):
            self._taken_back[seat] += max(0, seen - length)
            self._seen[seat] = min(seen, length)

    def outlast(self) -> None:
        """Let the game go on where it has stood still."""
        _, picks = self.choices[-1]
        self.undo()
        self._start.outlast()
        self.game.outlast()
        self.choose(picks)

    def past(self, seat: int) -> Iterator[PastChoice]:
        """Every choice of a seat once more."""
        game = self._start.copy()
        for length, (decision, picks) in zip(self._marks, self.choices, strict=True):
            if decision.seat == seat:
                yield PastChoice(game.view(seat), decision, picks, length)
            game.choose(decision.places(picks))

    def as_it_was(self, length: int) -> "Table":
        """The same game where somebody had to choose last before so much had happened: to be played on."""
        game, mark = self._start.copy(), max((mark for mark in self._marks if mark <= length), default=0)
        table = Table(game, self.seed)
        for before, (_, picks) in zip(self._marks, self.choices, strict=True):
            if before >= mark:
                break
            table.choose(picks)
        return table

    def first_view(self, seat: int) -> View:
        """What a seat saw before anything had happened."""
        return self._start.view(seat)

    @property
    def beginning(self) -> int:
        """How much had happened before the first choice; the first view shows it already."""
        return self._marks[0] if self._marks else len(self.happened)

    def since(self, choices: int) -> list[Event]:
        """What has happened in the last so many choices and after them."""
        return self.happened[self._marks[-choices] :] if choices else []

    def events(self, seat: int) -> list[Event]:
        """What a seat saw since it last asked; first of all how many events it had seen were undone."""
        news = [self.game.seen_by(seat, event) for event in self.happened[self._seen[seat] :]]
        undone, self._taken_back[seat] = self._taken_back[seat], 0
        self._seen[seat] = len(self.happened)
        return [{"event": "undo", "count": undone}, *news] if undone else news

    def record(self) -> str:
        """The game so far as a record."""
        lines = [record.choice_line(decision, picks) for decision, picks in self.choices]
        return "".join([self.head(), *lines, *self.end()])

    def head(self) -> str:
        return record.head(self.game.name, self.game.tags, self.game.names, self.seed)

    def end(self) -> list[str]:
        if self.decision is not None:
            return []
        return [record.end_line(seat["total"] for seat in self.game.score())]

    def seat(self, value: object) -> int:
        return whole(value, "seat", 0, self.seats - 1)


def begin(found: Record) -> Table:
    """The table of a record before its first choice."""
    tags = found.tags
    if "format" not in tags:
        raise Refused('format: expected a tag [format "1"]')
    kind = game_named(tags.get("game", UNNAMED))
    seed = tags.get("seed", "")
    if not seed.isdecimal() or len(seed) > 20:
        raise Refused('seed: expected a tag like [seed "7"]')
    return Table(kind.from_tags(tags, int(seed), names(tags)), int(seed))


def names(tags: dict[str, str]) -> Sequence[str]:
    """Who sits where: a tag for each seat, none left out."""
    seats = sorted(tag for tag in tags if re.fullmatch(r"seat\d", tag))
    for at, tag in enumerate(seats):
        if tag != f"seat{at}":
            raise Refused(f"{tag}: expected a tag seat{at} before it")
    return [tags[tag] for tag in seats]


def replay(found: Record) -> Table:
    """Play a record again; raises `Diverged` where the game does not follow it."""
    table = begin(found)
    for choice in found.choices:
        follow(table, choice)
    check_end(table, found)
    return table


def follow(table: Table, choice: record.Choice) -> list[Event]:
    """Answer as a record does; some are older than the rule that a game which stands still ends."""
    if table.decision is None and table.choices:
        table.outlast()
    decision = table.decision
    if decision is None:
        raise Diverged(f"line {choice.line}: the game is over before this choice")
    if (decision.seat, decision.kind) != (choice.seat, choice.kind):
        raise Diverged(
            f"line {choice.line}: seat {choice.seat} answers {choice.kind}, "
            f"but seat {decision.seat} is asked {decision.kind}"
        )
    try:
        return table.choose(list(choice.picks))
    except Refused as refusal:
        raise Diverged(f"line {choice.line}: {refusal}") from None


def check_end(table: Table, found: Record) -> None:
    if found.end is None:
        return
    if table.decision is not None:
        raise Diverged("the record ends, but the game is not over")
    totals = [seat["total"] for seat in table.game.score()]
    if totals != found.end:
        raise Diverged(f"the record ends with {found.end} points, but the game with {totals}")
