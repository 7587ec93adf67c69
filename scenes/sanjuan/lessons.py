"""What the guide of the first game says, and when: each lesson once, when all of its signs are there."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from game.checks import Json
from game.sanjuan.bots.coach import denies
from game.sanjuan.catalogue import PROSPECTOR, ROLES
from scenes.sanjuan.asking import Asking
from scenes.sanjuan.kinds import CITY, LARGE, MONUMENTS, PLANTS
from scenes.sanjuan.shown import Shown

MOST: Final = 4
"""Lessons at a time; the others wait."""


class Lesson(NamedTuple):
    name: str
    """Its text is `lesson.NAME`."""
    zone: str
    """What it is about: a zone of the table, `focus`, or `role ROLE`."""
    when: Sequence[str]


DEAR: Final = PLANTS[2:]

LESSONS: Final[Sequence[Lesson]] = (
    Lesson("town", "city", ["ask role"]),
    Lesson("cards", "hand", ["ask role"]),
    Lesson("roles", "roles", ["ask role"]),
    *(Lesson(f"why.{role}", f"role {role}", ["ask role", f"advise {role}"]) for role in ROLES),
    *(Lesson(role, f"role {role}", [f"role {role}"]) for role in ROLES),
    Lesson("theirs", "seat", ["event role", "theirs", "for all"]),
    Lesson("build", "hand", ["ask build"]),
    *(Lesson(f"why.{card}", "hand", ["ask build", f"advise {card}"]) for card in (*CITY, *LARGE)),
    Lesson("why.cheap_plant", "hand", ["ask build", "advise cheap_plant"]),
    Lesson("why.dear_plant", "hand", ["ask build", "advise dear_plant"]),
    Lesson("why.monument", "hand", ["ask build", "advise monument"]),
    Lesson("pass", "ask", ["ask build", "advise nothing"]),
    Lesson("pay", "hand", ["ask pay"]),
    Lesson("built", "city", ["event build", "mine"]),
    Lesson("paid", "piles", ["event discard", "mine", "for payment"]),
    Lesson("produce", "city", ["ask produce"]),
    Lesson("goods", "city", ["event good", "mine"]),
    Lesson("prices", "prices", ["event tile"]),
    Lesson("sell", "city", ["ask sell"]),
    Lesson("sold", "hand", ["event draw", "mine", "for trade"]),
    Lesson("keep", "offers", ["ask keep"]),
    Lesson("governor", "roles", ["event round", "round 2"]),
    Lesson("numbers", "focus", ["ask role", "knows roles"]),
    Lesson("points", "own", ["ask role", "city 2", "knows numbers"]),
    Lesson("aid", "hints", ["ask role", "round 2", "knows points"]),
    Lesson("limit", "hand", ["ask role", "hand 6"]),
    Lesson("discard", "hand", ["ask discard"]),
    Lesson("denies", "seat", ["ask role", "denies", "round 3"]),
    Lesson("yours", "roles", ["ask role", "round 4"]),
    Lesson("watch", "seat", ["ask role", "round 5"]),
    Lesson("chapel", "hand", ["ask chapel"]),
    Lesson("library", "roles", ["ask library"]),
    Lesson("with_goods", "city", ["ask goods"]),
    Lesson("over", "city", ["ask build", "over"]),
    Lesson("half", "hand", ["ask role", "city 6"]),
    Lesson("near", "roles", ["ask role", "city 10"]),
    Lesson("end", "own", ["event end"]),
)


def due(signs: Collection[str], known: Collection[str]) -> list[Lesson]:
    """The lessons that are to be told now."""
    signs = {*signs, *(f"knows {name}" for name in known)}
    found = [lesson for lesson in LESSONS if lesson.name not in known and signs.issuperset(lesson.when)]
    return found[:MOST]


def of_event(event: Json, shown: Shown) -> Iterator[str]:
    """The signs of something that has happened."""
    yield f"event {event['event']}"
    if "seat" in event:
        yield "mine" if event["seat"] == shown.view["seat"] else "theirs"
    if event["event"] == "role":
        yield f"role {event['role']}"
        yield "for one" if event["role"] == ROLES[PROSPECTOR] else "for all"
    yield f"for {event.get('reason')}"
    yield from _of_view(shown)


def of_question(asking: Asking, shown: Shown) -> Iterator[str]:
    """The signs of something that is asked."""
    yield f"ask {asking.decision.kind}"
    yield f"advise {advised(asking) or 'nothing'}"
    yield from _kinds(advised(asking))
    if denied(asking, shown):
        yield "denies"
    if any(" over " in option for option in asking.decision.options):
        yield "over"
    yield from _of_view(shown)


def advised(asking: Asking) -> str:
    """The card or role that most people would choose, if any."""
    options = asking.decision.options
    return next((options[at].partition(" over ")[0] for at in asking.picking.suggested), "")


def denied(asking: Asking, shown: Shown) -> Json | None:
    """What others lose if the role that is suggested is taken."""
    return denies(shown.view, [advised(asking)]) if asking.decision.kind == "role" else None


def _kinds(card: str) -> Iterator[str]:
    if card in PLANTS:
        yield "advise dear_plant" if card in DEAR else "advise cheap_plant"
    if card in MONUMENTS:
        yield "advise monument"


def _of_view(shown: Shown) -> Iterator[str]:
    """How far the game is: what has been reached stays so."""
    view = shown.view
    yield from (f"round {number}" for number in range(1, view["round"] + 1))
    yield from (f"city {number}" for number in range(1, shown.fullest + 1))
    yield from (f"hand {number}" for number in range(1, len(view["seats"][view["seat"]]["hand"]) + 1))
