"""What a person at the pad may earn, over one game or many."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.errors import Refused
from game.guest import Game
from scenes.game_registry import parts_of
from scenes.records.career import Career
from scenes.records.feats import Achievement
from scenes.records.results import Result, Steps, entered, reading, tidy
from scenes.records.saves import counts


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
    """Those of any game and its own, if it has any."""
    brings = parts_of(kind).feats
    return (*EVERYWHERE, *brings().achievements) if brings else ()


def earned(kind: type[Game], results: Iterable[Result]) -> Steps[dict[str, str]]:
    """By name: when each was earned by these results of a game."""
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
    if not counts(path) or any(result.file == path.name for result in before):
        return []
    mine = [result for result in before if result.game == kind.name]
    had = yield from earned(kind, mine)
    with suppress(Refused, OSError):
        result = yield from entered(path)
        yield from tidy({result.file for result in before})
        has = yield from earned(kind, [*mine, result])
        return [name for name in has if name not in had]
    return []
