"""What is said at the table: of what happens, of what is asked, of what a role would give."""

from collections.abc import Sequence
from typing import Final

from game.checks import Json
from game.sanjuan.catalogue import ROLES
from game.sanjuan.rounds import GUARDED_LIMIT, TOWER_LIMIT
from game.sanjuan.telling import with_idle
from game.texts import Say
from scenes.sanjuan.asking import Asking, Spot
from scenes.sanjuan.facts import Facts
from scenes.sanjuan.shown import count
from scenes.session import Session

LISTED: Final = 2
"""So many cards of an event are told by name."""
NEWS: Final = ("role", "build", "sell")
MOST_NEWS: Final = 4
LIMITS: Final = {GUARDED_LIMIT: "card.guard_room", TOWER_LIMIT: "card.tower"}
"""By which building a hand has another limit than usual."""
NOBODY: Final = -1


def happened(session: Session, seat: int, since: int = 0) -> list[Json]:
    """What a seat has seen from there on, with those whose turn came to nothing."""
    fresh = session.events(seat, since)
    if all(event["event"] != "phase_end" for event in fresh):
        return fresh
    first = session.began("role", since)
    events = with_idle(session.events(seat, first), len(session.names))
    return list(events)[since - first :]


def tell(session: Session, event: Json, say: Say) -> str:
    """What has happened, in a sentence that fits the strip: many cards are seen, not listed."""
    if count(event) > LISTED:
        event = {**event, "cards": count(event)}
    return session.game.telling.tell(event, session.names, say)


def news(session: Session, since: int, say: Say) -> Sequence[str]:
    """The last that has happened since then, as everybody may know it."""
    events = [event for event in session.events(NOBODY, since) if event["event"] in NEWS]
    return [tell(session, event, say) for event in events[-MOST_NEWS:]]


def question(asking: Asking, spot: Spot | None, facts: Facts, names: Sequence[str], say: Say) -> str:
    """What is asked, and of what that has the focus."""
    card = asking.nameless(spot) if spot else ""
    named = f" · {say(f'card.{card}')}" if card else ""
    if asking.card:
        price = asking.price_at(spot) if spot else None
        costs = "" if price is None else f" · {say('table.costs', price=price)}"
        return say("table.site", card=say(f"card.{asking.card}")) + named + costs
    if asking.decision.kind == "role" and spot and spot[0] == "role":
        return _role(ROLES[spot[1]], facts, names, say)
    words = _asked(asking, say)
    return (f"{say(asking.about)} · {words}" if asking.about else words) + named


def _asked(asking: Asking, say: Say) -> str:
    if asking.limit:
        why, count = say(LIMITS.get(asking.limit, "table.limit")), asking.decision.max
        return say("ask.discard.limit", why=why, limit=asking.limit, count=count)
    return say("ask.goods.owed", count=asking.owed) if asking.owed else say(f"ask.{asking.decision.kind}")


def _role(role: str, facts: Facts, names: Sequence[str], say: Say) -> str:
    taker = facts.taker(role)
    words = _given(role, facts.gives(role), say) if taker is None else say("reason.taken", name=names[taker])
    return f"{say(f'role.{role}')}: {words}"


def _given(role: str, found: Json, say: Say) -> str:
    fields = {key: value for key, value in found.items() if key not in ("cards", "build", "goods")}
    if role == "trader":
        low, high = found["cards"]
        cards = say("cards", count=high)
        fields["cards"] = cards if low == high else f"{low}–{cards}"
    fields["choices"] = len(found.get("build", ()))
    fields["count"] = found.get("goods", 1)
    idle = role == "builder" and not fields["choices"]
    given = "gives.builder.nothing" if idle else f"gives.{role}"
    return say(given, **fields)
