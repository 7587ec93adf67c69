"""What a newcomer to San Juan needs: a first game, the rules, the player aid."""

from typing import TYPE_CHECKING, Final

from game.sanjuan.guest import SanJuan
from scenes.book import Book
from scenes.plan import Plan
from scenes.sanjuan.aid import Aid
from scenes.sanjuan.guided import GuidedTable
from scenes.sanjuan.rules import topics
from scenes.seats import HUMAN
from scenes.session import Session

if TYPE_CHECKING:
    from scenes.console import Console

FIRST: Final = Plan(
    2, (HUMAN, "easy"), governor=0, seed=590, fields={"edition": 2, "expansion": [], "draft": False}
)
"""Both build at once, and all five roles and some large buildings turn up early."""


def guided(console: "Console", session: Session) -> GuidedTable:
    return GuidedTable(console, session)


def rules(console: "Console") -> Book:
    return Book(console, "learn.rules", topics, SanJuan)


def aid(console: "Console") -> Aid:
    return Aid(console)
