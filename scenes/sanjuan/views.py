"""The one place where what the house hands on, a view or an event of any game, becomes San Juan's."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanEvent, SanJuanView
    from scenes.table.effects import Happening


def view_of(view: Mapping[str, Any]) -> "SanJuanView":
    return cast("SanJuanView", view)


def event_of(event: Mapping[str, Any]) -> "SanJuanEvent":
    return cast("SanJuanEvent", event)


def seen_hand(view: "SanJuanView", seat: int) -> Sequence[str]:
    """The cards in a hand; none, if only their number is known."""
    hand = view["seats"][seat]["hand"]
    return () if isinstance(hand, int) else hand


class Deed(NamedTuple):
    """A happening of San Juan."""

    event: "SanJuanEvent"
    view: "SanJuanView"
    """The table before it."""
    delay: float
    used: set[int]


def deed_of(now: "Happening") -> Deed:
    return Deed(event_of(now.event), view_of(now.view), now.delay, now.used)
