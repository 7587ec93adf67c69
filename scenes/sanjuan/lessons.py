"""What the guide of a first game of San Juan says, and when."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.checks import Json
from game.sanjuan import explain
from game.sanjuan.bots.coach import denies
from game.sanjuan.catalogue import PROSPECTOR, ROLES
from game.views import Event, View
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.kinds import CITY, LARGE, MONUMENTS, PLANTS
from scenes.sanjuan.seat import in_hand
from scenes.sanjuan.views import event_of, view_of
from scenes.table.guide import Lesson, Lessons

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanView
    from scenes.table.scene import TableScene

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


def of_event(happened: Event, view: View) -> Iterator[str]:
    """The signs of something that has happened."""
    event = event_of(happened)
    yield f"event {event['event']}"
    if "seat" in event:
        yield "mine" if event["seat"] == view["seat"] else "theirs"
    if event["event"] == "role":
        yield f"role {event['role']}"
        yield "for one" if event["role"] == ROLES[PROSPECTOR] else "for all"
    yield f"for {event.get('reason')}"
    yield from _of_view(view_of(view))


def of_question(asking: CardAsking, view: View) -> Iterator[str]:
    """The signs of something that is asked."""
    yield f"ask {asking.decision.kind}"
    yield f"advise {advised(asking) or 'nothing'}"
    yield from _kinds(advised(asking))
    if denied(asking, view):
        yield "denies"
    if any(asking.between in option for option in asking.decision.options):
        yield "over"
    yield from _of_view(view_of(view))


def advised(asking: CardAsking) -> str:
    """The card or role that most people would choose, if any."""
    options = asking.decision.options
    return next((asking.thing_of(options[at]) for at in asking.picking.suggested), "")


def denied(asking: CardAsking, view: View) -> Json | None:
    """What others lose if the role that is suggested is taken."""
    return denies(view, [advised(asking)]) if asking.decision.kind == "role" else None


def _kinds(card: str) -> Iterator[str]:
    if card in PLANTS:
        yield "advise dear_plant" if card in DEAR else "advise cheap_plant"
    if card in MONUMENTS:
        yield "advise monument"


def _of_view(view: "SanJuanView") -> Iterator[str]:
    """How far the game is: what has been reached stays so."""
    yield from (f"round {number}" for number in range(1, view["round"] + 1))
    yield from (f"city {number}" for number in range(1, fullest(view) + 1))
    yield from (f"hand {number}" for number in range(1, in_hand(view, view["seat"]) + 1))


def fullest(view: "SanJuanView") -> int:
    """The buildings of the city that has most."""
    return max(len(seat["built"]) for seat in view["seats"])


def facts(table: "TableScene[CardAsking]") -> Mapping[str, object]:
    """Whom and what a sentence may tell of."""
    names, asking, say = table.session.names, table.asking, table.say
    found = {"name": names[1 - table.eyes], "card": "", "price": "", "denied": ""}
    if asking and asking.decision.kind == "build" and (card := advised(asking)):
        found["card"] = say(f"card.{card}.the")
        found["price"] = explain.explain(table.shown.view, card)["price"]
    if asking and (lost := denied(asking, table.shown.view)):
        found["denied"] = say(lost["key"], name=names[lost["seat"]], count=lost["count"])
    return found


TAUGHT: Final = Lessons(LESSONS, of_event, of_question, facts, "portraits/beatriz")
