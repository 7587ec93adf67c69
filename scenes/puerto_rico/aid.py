"""The player aid: what everybody has to know at the table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.puerto_rico.catalogue import PROSPECTOR_2, ROLES
from game.puerto_rico.guest import PuertoRico
from game.texts import Say
from game.views import View
from scenes.puerto_rico.pieces import COIN, COLONISTS, SEAL
from scenes.puerto_rico.roles import drawn
from scenes.widgets.one_page import OnePage
from scenes.widgets.reading import Paragraph

if TYPE_CHECKING:
    from scenes.app.console import Console

FACTS: Final = (
    ("colonists", COLONISTS),
    ("prices", COIN),
    ("ships", "icons/anchor"),
    ("end", "icons/city"),
    ("points", SEAL),
)
"""Texts, and the sign that each is about."""
BREAK: Final = 5
"""So many roles stand in the first column."""


def aid(console: "Console", view: View | None = None) -> OnePage:
    return OnePage(console, "learn.aid", columns, PuertoRico)


def columns(say: Say) -> Sequence[Sequence[Paragraph]]:
    """How a round goes and what roles do, and what else counts."""
    roles = [
        Paragraph(say(f"aid.{role}"), [drawn(role, say).drawing], say(f"role.{role}"))
        for role in ROLES[:PROSPECTOR_2]
    ]
    facts = [Paragraph(say(f"aid.{name}"), [picture]) for name, picture in FACTS]
    first = [Paragraph(say("aid.round"), ["icons/governor"]), *roles[:BREAK]]
    return [first, [*roles[BREAK:], *facts]]
