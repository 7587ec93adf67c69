"""What a game remembers of one that is over, and what can be earned in it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.checks import label
from game.guest import Game
from game.views import Event
from scenes.game_registry import parts_of

if TYPE_CHECKING:
    from scenes.records.career import Career
    from scenes.records.results import Result

Earned = Callable[["Career", "Result"], bool]
"""Whether something has been earned by all games up to the last one, or by that."""


class Achievement(NamedTuple):
    name: str
    icon: str
    earned: Earned


class Feats(NamedTuple):
    """By itself nothing is remembered."""

    built: Callable[[Sequence[Event], int], list[str]] = lambda events, seat: []
    """All that a seat has built, in order, from the events of the game."""
    building: Callable[[object, str], str] = label
    """Checks one of those that was read from a file, which may come from another version."""
    facts: Callable[[Sequence[Event], int], dict[str, int]] = lambda events, seat: {}
    """Whatever else is to be remembered of the seat at the pad."""
    drawing: Callable[[str], str] = "icons/city".format
    """What one of those that are built is drawn as."""
    achievements: Sequence[Achievement] = ()
    """Those that only this game knows."""


def feats_of(game: type[Game]) -> Feats:
    brings = parts_of(game).feats
    return brings() if brings else Feats()


def at_least(fact: str, number: int) -> Earned:
    """By one game of which so much, or more, is remembered."""
    return lambda career, last: last.facts.get(fact, 0) >= number
