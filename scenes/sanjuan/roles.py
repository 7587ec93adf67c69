"""San Juan's roles: how each is drawn, and what it would give."""

from collections.abc import Mapping
from typing import Any, Final

from game.texts import Say
from scenes.sanjuan.prices import span
from scenes.sanjuan.signs import ROLE_COLOURS
from scenes.table.placards import Role


def drawn(role: str, say: Say) -> Role:
    """With its whole name, and a shorter one where there is no room for that."""
    names = say(f"role.{role}"), say(f"short.{role}")
    return Role(f"sanjuan/roles/{role}", ROLE_COLOURS[role], names)


def gives(found: Mapping[str, Any], role: str) -> str:
    """What a role would give, in numbers."""
    return str(GIVES[role](found))


GIVEN: Final = "0123456789−+›–"
GIVES: Final[Mapping[str, Any]] = {
    "builder": lambda found: f"−{found['discount']}" if found["build"] or "unseen" in found else "–",
    "producer": lambda found: f"+{found['goods']}",
    "trader": lambda found: f"{found['sell']}›{span(*found['cards'])}" if found["sell"] else "–",
    "councillor": lambda found: f"{found['draw']}›{found['keep']}",
    "prospector": lambda found: f"+{found['draw']}",
}
