"""What a person at the pad may earn, over one game or many."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from game.checks import Json
from game.errors import Refused
from game.guest import Game
from scenes.career import Career
from scenes.game_registry import parts_of
from scenes.results import Result, Steps, entered, reading, tidy

Earned = Callable[[Career, Result], bool]
"""Whether something has been earned by all games up to the last one, or by that."""


class Achievement(NamedTuple):
    name: str
    icon: str
    earned: Earned


class Feats(NamedTuple):
    """What is remembered of a game that is over, and what can be earned in it."""

    built: Callable[[Sequence[Json], int], list[str]]
    """All that a seat has built, in order, from the events of the game."""
    building: Callable[[object, str], str]
    """Checks one of those that was read from a file, which may come from another version."""
    facts: Callable[[Sequence[Json], int], dict[str, int]]
    """Whatever else is to be remembered of the seat at the pad."""
    achievements: Sequence[Achievement] = ()
    """Those that only this game knows."""


def _lead(result: Result) -> int:
    """How many points the winner at the pad was ahead; less than nothing if somebody else has won."""
    assert result.me
    lead = result.me.points - max((seat.points for seat in result.others), default=0)
    return lead if result.won else -1


def _met(career: Career, result: Result) -> list[bool]:
    """Of each opponent: whether it is of the hardest kind."""
    return [career.plays_like(seat.level) == career.hardest for seat in result.others]


EVERYWHERE: Final = (
    Achievement("first_game", "icons/deck", lambda career, last: True),
    Achievement("first_win", "icons/governor", lambda career, last: last.won),
    Achievement("ten_wins", "icons/trophy", lambda career, last: career.all.wins >= 10),
    Achievement("fifty_wins", "icons/monument", lambda career, last: career.all.wins >= 50),
    Achievement("fifty_games", "icons/city", lambda career, last: career.all.games >= 50),
    Achievement("three_in_a_row", "icons/star", lambda career, last: career.streak >= 3),
    Achievement("five_in_a_row", "icons/chart", lambda career, last: career.streak >= 5),
    Achievement("expert", "icons/bot", lambda career, last: last.won and any(_met(career, last))),
    Achievement(
        "three_experts", "icons/people", lambda career, last: last.won and sum(_met(career, last)) == 3
    ),
    Achievement("by_a_hair", "icons/coin", lambda career, last: _lead(last) in (0, 1)),
    Achievement("by_far", "icons/eye", lambda career, last: _lead(last) >= 10),
)
"""Those of any game."""


def achievements(kind: type[Game]) -> Sequence[Achievement]:
    return (*EVERYWHERE, *parts_of(kind).feats().achievements)


def earned(kind: type[Game], results: Iterable[Result]) -> Steps[dict[str, str]]:
    """By name: when each was earned."""
    career, found, every = Career(kind), dict[str, str](), achievements(kind)
    for result in results:
        career.add(result)
        yield
        if result.me:
            found.update(
                (each.name, result.when)
                for each in every
                if each.name not in found and each.earned(career, result)
            )
    return found


def earned_by(kind: type[Game], path: Path) -> Steps[list[str]]:
    """Enter a game that has just ended among all others, and tell what it has earned."""
    before = yield from reading()
    if any(result.file == path.name for result in before):
        return []
    had = yield from earned(kind, before)
    with suppress(Refused, OSError):
        result = yield from entered(path)
        yield from tidy({result.file for result in before})
        has = yield from earned(kind, [*before, result])
        return [name for name in has if name not in had]
    return []
