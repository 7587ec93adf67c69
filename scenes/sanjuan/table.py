"""San Juan at the table engine: what lies there, what is asked, what is seen of events, what is enlarged."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.decision import Decision
from game.views import Event, View
from scenes.records.session import Session
from scenes.sanjuan.aid import aid
from scenes.sanjuan.asking import ASIDE, CardAsking
from scenes.sanjuan.effects import SCRIPT
from scenes.sanjuan.hours import fullest
from scenes.sanjuan.lessons import TAUGHT
from scenes.sanjuan.pile_info import TOLD, pile_info
from scenes.sanjuan.roles import drawn
from scenes.sanjuan.stage import Stage
from scenes.sanjuan.views import event_of, view_of
from scenes.sanjuan.zoom import card_zoom, city_zoom
from scenes.table.asking import Spot
from scenes.table.parts import TableParts
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

BY_HAND: Final = (
    "draft", "build", "goods", "pay", "keep", "discard", "office_building", "chapel", "bank",
)  # fmt: skip
"""All but those about roles and goods, which everybody sees."""
LAST_ROUNDS: Final = 10
"""From so many buildings in a city on, the end is near."""


def music(view: View) -> str:
    return "last_rounds" if fullest(view_of(view)) >= LAST_ROUNDS else "play"


def plain(decision: Decision) -> bool:
    """Goods on all plants there are, or on some that are alike."""
    every = decision.max == len(decision.options) or len({*decision.options}) == 1
    return decision.kind == "produce" and every


def keeps(event: Event, decision: Decision, eyes: int) -> bool:
    """Cards of a councillor lie out, and are not in the hand yet."""
    return event_of(event)["event"] == "draw" and decision.kind == "keep" and decision.seat == eyes


def zoom(
    console: "Console", session: Session, view: View, spot: Spot | None, things: Sequence[str]
) -> Screen:
    seen = view_of(view)
    if spot and things:
        played = bool(session.humans and session.decision)
        return card_zoom(console, seen, session.names, things, spot[1], played)
    if spot and spot[0] in TOLD:
        return pile_info(console, spot[0], seen)
    seat = spot[1] if spot and spot[0] == "seat" else seen["seat"]
    return city_zoom(console, seen, session.names, seat)


TABLE: Final[TableParts[CardAsking]] = TableParts(
    board=Stage,
    asking=CardAsking,
    script=SCRIPT,
    zoom=zoom,
    aid=aid,
    zones=("hand", "city", "role", ASIDE[0], "seat"),
    opened=("seat", *TOLD),
    news=("role", "build", "sell"),
    music=music,
    keeps=keeps,
    plain=plain,
    by_hand=BY_HAND,
    lessons=TAUGHT,
    role=drawn,
)
