"""Puerto Rico behind the protocol that all games on the cartridge share."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game import checks, guest
from game.bots.levels import Make
from game.follow import Changes
from game.guest import Field, Game, Parts, Telling
from game.puerto_rico import catalogue, deal, explain, positions, rules, scoring, telling, view, words
from game.puerto_rico.bots.characters import CHARACTERS
from game.puerto_rico.bots.levels import CHARACTER_BOTS, LADDER, LEVELS, OPPONENTS
from game.puerto_rico.follow import CHANGES

if TYPE_CHECKING:
    from game.bots.coach import Coach


def coach() -> "Coach":
    from game.puerto_rico.bots.coach import COACH  # it brings all that an expert thinks with

    return COACH


class PuertoRico(Game):
    """A game of Puerto Rico."""

    name: ClassVar[str] = positions.GAME
    seats: ClassVar[tuple[int, int]] = catalogue.SEATS
    fields: ClassVar[Mapping[str, Field]] = {
        "balance": Field(
            False,
            checks.yes_or_no,
            guest.yes_or_no,
            "yes: factory 8, university 7, corn begins poorer",
        ),
    }
    fullest: ClassVar[Mapping[str, Any]] = {"balance": True}
    levels: ClassVar[Mapping[str, Make]] = LEVELS
    changes: ClassVar[Changes] = CHANGES
    characters: ClassVar[Mapping[str, str]] = {name: level for name, (level, _) in CHARACTERS.items()}
    others: ClassVar[Mapping[str, Make]] = {**CHARACTER_BOTS, **OPPONENTS}
    ladder: ClassVar[Sequence[tuple[str, str]]] = LADDER
    training: ClassVar[str] = "game.puerto_rico.bots.training"
    reveals: ClassVar[Sequence[str]] = ("hacienda", "tiles")
    coach: ClassVar["Callable[[], Coach] | None"] = coach
    telling: ClassVar[Telling] = telling
    hides: ClassVar[bool] = False
    parts: ClassVar[Parts] = Parts(
        deal=deal.deal,
        read=positions.read,
        choose=rules.choose,
        decision=words.decision,
        described=words.event,
        seen_by=words.seen_by,
        view=view.view,
        position=positions.write,
        score=scoring.score,
        explain=explain.explain,
        onlooker=view.onlooker,
    )
