"""What is asked at the table, and what a role would give."""

from collections.abc import Sequence
from typing import Final

from game.checks import Json
from game.sanjuan.catalogue import ROLES
from game.sanjuan.explain import is_last_phase
from game.sanjuan.rounds import GUARDED_LIMIT, TOWER_LIMIT
from game.texts import Say
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.explain_cache import ExplainCache
from scenes.sanjuan.views import view_of
from scenes.table.asking import Spot

LIMITS: Final = {GUARDED_LIMIT: "card.guard_room", TOWER_LIMIT: "card.tower"}
"""By which building a hand has another limit than usual."""

IDLE: Final = {"builder": "count", "trader": "sell"}
"""Roles that may give nothing, and what there is none of then."""


def question(
    asking: CardAsking, spot: Spot | None, facts: ExplainCache, names: Sequence[str], say: Say
) -> str:
    """What is asked, and of what that has the focus."""
    card = asking.nameless(spot) if spot else ""
    named = f" · {say(f'card.{card}')}" if card else ""
    held = asking.card_at(spot) if spot else ""
    if (worth := facts.worth(view_of(asking.view), held)) is not None:
        named = f" · {say('table.worth', card=say(f'card.{held}'), count=worth)}"
    if asking.placing:
        price = asking.price_at(spot) if spot else None
        costs = "" if price is None else f" · {say('table.costs', price=price)}"
        return say("table.site", card=say(f"card.{asking.placing}")) + named + costs
    if asking.decision.kind == "role" and spot and spot[0] == "role":
        return role(ROLES[spot[1]], facts, names, say)
    words = _asked(asking, say)
    return (f"{say(asking.about)} · {words}" if asking.about else words) + named


def _asked(asking: CardAsking, say: Say) -> str:
    if asking.limit:
        why, count = say(LIMITS.get(asking.limit, "table.limit")), asking.decision.max
        return say("ask.discard.limit", why=why, limit=asking.limit, count=count)
    if asking.owed:
        return say("ask.goods.owed", count=asking.owed)
    asked = say(f"ask.{asking.decision.kind}")
    last = asking.decision.kind == "build" and is_last_phase(asking.view)
    return say("ask.last", ask=asked) if last else asked


def role(name: str, facts: ExplainCache, names: Sequence[str], say: Say) -> str:
    """What it would give now, or who has it."""
    taker = facts.taker(name)
    words = _given(name, facts.gives(name), say) if taker is None else say("reason.taken", name=names[taker])
    return f"{say(f'role.{name}')}: {words}"


def _given(role: str, found: Json, say: Say) -> str:
    fields = {key: value for key, value in found.items() if key not in ("cards", "build", "goods", "unseen")}
    if role == "trader":
        low, high = found["cards"]
        cards = say("cards", count=high)
        fields["cards"] = cards if low == high else f"{low}–{cards}"
    within_reach = {option.partition(CardAsking.between)[0] for option in found.get("build", ())}
    fields["count"] = found.get("goods", len(within_reach))
    if "unseen" in found:
        return say(f"gives.{role}.unseen", **fields)
    idle = not fields[IDLE[role]] if role in IDLE else False
    return say(f"gives.{role}.nothing" if idle else f"gives.{role}", **fields)
