"""San Juan behind the protocol that all games on the cartridge share."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game import checks, guest
from game.bots.levels import Make
from game.follow import Changes
from game.guest import Field, Game, Parts, Telling
from game.sanjuan import catalogue, deal, explain, positions, rules, scoring, state, telling, view, words
from game.sanjuan.bots.characters import CHARACTERS
from game.sanjuan.bots.levels import CHARACTER_BOTS, LADDER, LEVELS, OPPONENTS
from game.sanjuan.follow import CHANGES

if TYPE_CHECKING:
    from game.bots.bot import Bot
    from game.bots.coach import Coach


def coach() -> "Coach":
    from game.sanjuan.bots.coach import COACH  # it brings all that an expert thinks with

    return COACH


class SanJuan(Game):
    """A game of San Juan."""

    name: ClassVar[str] = positions.GAME
    seats: ClassVar[tuple[int, int]] = catalogue.SEATS
    fields: ClassVar[Mapping[str, Field]] = {
        "edition": Field(2, positions.check_edition, guest.number, "1 of 2004 or 2 of 2014"),
        "expansion": Field([], positions.check_expansion, guest.listing, "new_buildings"),
        "draft": Field(False, checks.yes_or_no, guest.yes_or_no, "yes: each seat chooses its first hand"),
    }
    fullest: ClassVar[Mapping[str, Any]] = {"expansion": list(catalogue.EXPANSIONS)}
    reveals: ClassVar[Sequence[str]] = ("draw", "reveal", "tile")
    levels: ClassVar[Mapping[str, Make]] = LEVELS
    characters: ClassVar[Mapping[str, str]] = {name: level for name, (level, _) in CHARACTERS.items()}
    others: ClassVar[Mapping[str, Make]] = {**CHARACTER_BOTS, **OPPONENTS}
    ladder: ClassVar[Sequence[tuple[str, str]]] = LADDER
    training: ClassVar[str] = "game.sanjuan.bots.training"
    coach: ClassVar["Callable[[], Coach] | None"] = coach
    telling: ClassVar[Telling] = telling
    changes: ClassVar[Changes] = CHANGES
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

    def outlast(self) -> None:
        self.state.still = state.ENDLESS

    @classmethod
    def habitual(cls) -> "Bot":
        from game.bots.habits import Greedy
        from game.sanjuan.bots.greedy import SUGGESTED

        return Greedy(SUGGESTED)
