"""What all explanations have in common."""

from collections.abc import Mapping
from typing import Any, Final

from game.checks import Json

REFUSING: Final = ("reason", "by", "budget", "card", "good", "ship")
"""The keys that say why not."""


def answered(view: Mapping[str, Any], what: str, found: Json) -> Json:
    """What was found out about a thing; of what is offered now, without a reason why not."""
    decision = view.get("decision")
    offered = decision is not None and what in decision["options"]
    if offered:
        found = {key: value for key, value in found.items() if key not in REFUSING}
    return {"what": what, "offered": offered, **found}


def not_to_choose(view: Mapping[str, Any], taker: int | None) -> Json:
    """Why a role is not to be chosen, if it is not offered."""
    if taker is not None:
        return {"reason": "taken", "by": taker}
    return {"reason": "not_now" if view.get("decision") else "not_your_turn"}
