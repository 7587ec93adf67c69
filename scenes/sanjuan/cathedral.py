"""The cathedral: it lies beside the roles until somebody builds it, and says what it costs and counts now."""

from typing import TYPE_CHECKING, Final

from game.sanjuan.catalogue import CATHEDRAL, NAMES
from game.sanjuan.piles import spelt_out
from game.texts import Say
from scenes.app.work import Work
from scenes.draw.theme import VIOLET
from scenes.sanjuan.roles import GIVEN
from scenes.sanjuan.seat import POINTS
from scenes.table import placards
from scenes.table.placards import Placard, Role

if TYPE_CHECKING:
    from game.sanjuan.views import Pile, SanJuanView
    from scenes.sanjuan.stage import Stage

NAME: Final = NAMES[CATHEDRAL]
DEAREST: Final = 7


def drawn(say: Say) -> Role:
    return Role(f"sanjuan/buildings/{NAME}", VIOLET, (say(f"card.{NAME}"),))


def owner(view: "SanJuanView") -> int | None:
    """Who has built it, and may have covered it since."""
    seats = enumerate(view["seats"])
    return next((at for at, seat in seats if any(map(_is_in, seat["built"]))), None)


def _is_in(pile: "Pile") -> bool:
    found = spelt_out(pile)
    return NAME in (found["card"], *found.get("over", ()))


def placard(stage: "Stage", view: "SanJuanView") -> Placard:
    taker, worth = owner(view), stage.facts.worth(view, NAME)
    if taker is not None:
        return Placard(drawn(stage.say), "", stage.names[taker], stage.portraits[taker])
    return Placard(drawn(stage.say), str(worth), coins=stage.facts.price(NAME), signs=(POINTS,))


def make(stage: "Stage") -> Work:
    """It, whatever it costs and counts, and whoever has it."""
    role, size = drawn(stage.say), stage.aside().size
    placards.make_pill(stage.tokens, role, GIVEN, size)
    for price in range(DEAREST + 1):
        placards.placard(stage.tokens, Placard(role, "0", coins=price, signs=(POINTS,)), size)
        yield
    for name, face in zip(stage.names, stage.portraits, strict=True):
        placards.placard(stage.tokens, Placard(role, "", name, face), size)
        yield
