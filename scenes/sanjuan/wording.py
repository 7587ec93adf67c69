"""What is asked at the table, in a sentence that tells of what has the focus."""

from game.checks import Json
from game.sanjuan.catalogue import ROLES
from game.texts import Say
from scenes.sanjuan.asking import Asking, Spot
from scenes.sanjuan.facts import Facts


def question(asking: Asking, spot: Spot | None, facts: Facts, say: Say) -> str:
    card = asking.nameless(spot) if spot else ""
    named = f" · {say(f'card.{card}')}" if card else ""
    if asking.card:
        return say("table.site", card=say(f"card.{asking.card}")) + named
    if asking.decision.kind == "role" and spot and spot[0] == "role":
        role = ROLES[spot[1]]
        return _role(role, facts.gives(role), say)
    words, about = say(f"ask.{asking.decision.kind}"), asking.decision.about
    return (f"{say(f'card.{about}')}: {words}" if about else words) + named


def _role(role: str, gives: Json, say: Say) -> str:
    """What it would give now."""
    facts = {key: value for key, value in gives.items() if key not in ("cards", "build", "goods")}
    if role == "trader":
        low, high = gives["cards"]
        cards = say("cards", count=high)
        facts["cards"] = cards if low == high else f"{low}–{cards}"
    facts["choices"] = len(gives.get("build", ()))
    facts["count"] = gives.get("goods", 1)
    return f"{say(f'role.{role}')}: {say(f'gives.{role}', **facts)}"
