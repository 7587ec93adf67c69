"""The player aid: what everybody has to know at the table."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from game.sanjuan.catalogue import ROLES
from game.sanjuan.explain import hand_limit
from game.sanjuan.guest import SanJuan
from game.sanjuan.rounds import HAND_LIMIT
from game.texts import Say
from game.views import View
from scenes.widgets.one_page import OnePage
from scenes.widgets.reading import Paragraph

if TYPE_CHECKING:
    from scenes.app.console import Console

FACTS: Final = (
    ("limit", "icons/hand"),
    ("end", "icons/city"),
    ("prices", "icons/coin"),
    ("points", "icons/seal"),
    ("monument", "icons/monument"),
    ("tucked", "icons/tucked"),
)
"""Texts, and the sign that each is about."""


def aid(console: "Console", view: View | None = None) -> OnePage:
    """For anybody, or for whoever has this view of a table."""
    limit = hand_limit(view) if view else HAND_LIMIT
    return OnePage(console, "learn.aid", partial(columns, limit), SanJuan)


def columns(limit: int, say: Say) -> Sequence[Sequence[Paragraph]]:
    """How a round goes and what roles do, and what else counts."""
    roles = [Paragraph(say(f"aid.{role}"), [f"sanjuan/roles/{role}"], say(f"role.{role}")) for role in ROLES]
    texts = {"limit": f"aid.limit.{limit}"}
    facts = [Paragraph(say(texts.get(name, f"aid.{name}")), [picture]) for name, picture in FACTS]
    return [[Paragraph(say("aid.round"), ["icons/governor"]), *roles], facts]
