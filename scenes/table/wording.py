"""What is said at any table of what happens."""

from collections.abc import Collection, Sequence
from typing import Final

from game.texts import Say
from game.views import Event
from scenes.records.session import Session

MOST_NEWS: Final = 4
NOBODY: Final = -1
LATER: Final = ("not_now", "not_your_turn")
"""Reasons that say only that something else is asked."""


def happened(session: Session, seat: int, since: int = 0) -> list[Event]:
    """What a seat has seen from there on, with those whose turn came to nothing."""
    fresh = session.events(seat, since)
    if all(event["event"] != "phase_end" for event in fresh):
        return fresh
    first = session.began("role", since)
    events = session.game.telling.with_idle(session.events(seat, first), len(session.names))
    return list(events)[since - first :]


def tell(session: Session, event: Event, say: Say) -> str:
    """What has happened, in a sentence that fits the message bar."""
    telling = session.game.telling
    return telling.tell(telling.brief(event), session.names, say)


def tell_all(session: Session, events: Sequence[Event], say: Say) -> str:
    """A movement, in a sentence: of what happens to several seats only to which."""
    seats = [*dict.fromkeys(event["seat"] for event in events if "seat" in event)]
    kinds = [event["event"] for event in events]
    if len(seats) > 1 or (not seats and len(kinds) > 1 and len({*kinds}) == 1):
        return say(f"together.{kinds[0]}", names=", ".join(session.names[seat] for seat in seats))
    return tell(session, [event for event in events if event["event"] == kinds[0]][-1], say)


def moment(event: Event | None, number: int, words: str, say: Say) -> str:
    """What happened last, in the round of that number; the beginning of a round says that itself."""
    begins = event is not None and event["event"] == "round"
    return words if begins else say("replay.moment", round=number, words=words)


def moves(session: Session, since: int, kinds: Collection[str], seat: int) -> int:
    """How many moves others have made since then."""
    events = session.events(NOBODY, since)
    return sum(1 for event in events if event["event"] in kinds and event.get("seat") != seat)


def news(session: Session, since: int, kinds: Collection[str], say: Say) -> Sequence[str]:
    """The last that has happened since then, as everybody may know it."""
    events = [event for event in session.events(NOBODY, since) if event["event"] in kinds]
    return [tell(session, event, say) for event in events[-MOST_NEWS:]]
