"""What the guide of a first game of San Juan says, and when."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.checks import Json
from game.sanjuan import explain
from game.sanjuan.bots.coach import denies
from game.sanjuan.bots.easy import points
from game.sanjuan.catalogue import BUILDER, PRODUCER, PROSPECTOR, ROLES, TRADER
from game.sanjuan.guest import SanJuan
from game.views import Event, View
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.explain_cache import ExplainCache
from scenes.sanjuan.hours import fullest
from scenes.sanjuan.kinds import CITY, LARGE, MONUMENTS, PLANTS
from scenes.sanjuan.seat import in_hand
from scenes.sanjuan.views import event_of, view_of
from scenes.sanjuan.wording import role as role_words
from scenes.table.guide import LED, Lesson, Lessons
from scenes.table.questions import Question, among, choice

if TYPE_CHECKING:
    from game.sanjuan.views import SanJuanView
    from scenes.table.scene import TableScene

DEAR: Final = PLANTS[2:]
ASKED: Final = range(LED + 1, LED + 7)
"""The rounds in which the guide asks what its newcomer would do."""
COUNTED: Final = {ROLES[PRODUCER]: "goods", ROLES[TRADER]: "sell", "councillor": "keep"}
"""What is counted of what a role gives somebody else."""

REASONS: Final = (*CITY, *LARGE, "cheap_plant", "dear_plant", "monument")
"""What there is a reason to build for."""

LESSONS: Final[Sequence[Lesson]] = (
    Lesson("town", "city", ["ask role"]),
    Lesson("cards", "hand", ["ask role"]),
    Lesson("roles", "roles", ["ask role"]),
    *(Lesson(f"why.{role}", f"role {role}", ["ask role", "led", f"advise {role}"]) for role in ROLES),
    *(Lesson(role, f"role {role}", [f"role {role}"]) for role in ROLES),
    Lesson("theirs", "seat", ["event role", "theirs", "for all"]),
    Lesson("build", "hand", ["ask build"]),
    *(Lesson(f"why.{card}", "hand", ["ask build", "led", f"advise {card}"]) for card in REASONS),
    Lesson("pass", "ask", ["ask build", "led", "advise nothing"]),
    Lesson("pay", "hand", ["ask pay", "marked"]),
    Lesson("built", "city", ["event build", "mine"]),
    Lesson("paid", "piles", ["event discard", "mine", "for payment"]),
    Lesson("produce", "city", ["ask produce", "marked"]),
    Lesson("goods", "city", ["event good", "mine"]),
    Lesson("prices", "prices", ["event tile"]),
    Lesson("sell", "city", ["ask sell", "marked"]),
    Lesson("sold", "hand", ["event draw", "mine", "for trade"]),
    Lesson("keep", "offers", ["ask keep"]),
    Lesson("governor", "roles", ["event round", "round 2"]),
    Lesson("numbers", "focus", ["ask role", "knows roles"]),
    Lesson("points", "own", ["ask role", "city 2", "knows numbers"]),
    Lesson("engine", "city", ["ask role", "round 2"]),
    Lesson("aid", "hints", ["ask role", "round 2", "knows points"]),
    Lesson("limit", "hand", ["ask role", "hand 6"]),
    Lesson("discard", "hand", ["ask discard"]),
    Lesson("watch", "seat", ["ask role", "round 3"]),
    Lesson("denies", "seat", ["ask role", "denies", "led", "round 3"]),
    Lesson("yours", "roles", ["ask role", f"in round {LED + 1}"]),
    *(
        Lesson(f"which role.{number}", "roles", ["ask role", f"in round {number}"], "role")
        for number in ASKED
    ),
    *(
        Lesson(f"which building.{number}", "hand", ["ask build", "choice", f"in round {number}"], "building")
        for number in ASKED
    ),
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
    if asking.decision.kind == "build":
        yield f"advise {reason(advised(asking))}"
    if len({*map(asking.thing_of, asking.decision.options)}) > 1:
        yield "choice"
    if asking.picking.picked:
        yield "marked"
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


def reason(card: str) -> str:
    """What it would be built for; `nothing` is not built."""
    if card in PLANTS:
        return "dear_plant" if card in DEAR else "cheap_plant"
    return "monument" if card in MONUMENTS else card or "nothing"


# What it asks


def which_role(table: "TableScene[CardAsking]") -> Question:
    """Each answer is weighed by what both would have of it."""
    asking, say = table.asking, table.say
    assert asking
    own = advised(asking)
    better = say("talk.better", why=_shares(table, own))
    offered = among(asking.decision.options, own)
    return choice(
        say("talk.which_role"),
        {role: say(f"role.{role}") for role in offered},
        own,
        say("talk.agreed", why=_shares(table, own)),
        lambda role: f"{_shares(table, role)} {better}",
    )


def _shares(table: "TableScene[CardAsking]", role: str) -> str:
    """What a role would give both."""
    view, say, names = table.shown.view, table.say, table.session.names
    facts = ExplainCache()
    for _ in facts.look_up(view_of(view), ()):
        pass
    other = 1 - table.eyes
    theirs = {**view, "seat": other, "taken": {**view["taken"], role: table.eyes}}
    gives = explain.explain(theirs, role)["gives"]
    count = in_hand(view_of(view), other) if role == ROLES[BUILDER] else gives.get(COUNTED.get(role, ""), 0)
    told = say(f"theirs.{role}" if count else "theirs.nothing", name=names[other], count=count)
    return say("talk.shares", mine=role_words(role, facts, names, say), theirs=told)


def which_building(table: "TableScene[CardAsking]") -> Question:
    asking, say, view = table.asking, table.say, table.shown.view
    assert asking
    own = advised(asking)
    why = say(f"lesson.why.{reason(own)}" if own else "lesson.pass", **facts(table))
    offered = among(map(asking.thing_of, asking.decision.options), own)

    def wrong(card: str) -> str:
        price = explain.explain(view, card)["price"]
        return f"{say('talk.costs', thing=say(f'card.{card}'), price=price, count=points(card))} {why}"

    called = {card: say(f"card.{card}") if card else say("talk.nothing") for card in offered}
    return choice(say("talk.which_building"), called, own, say("talk.right", why=why), wrong)


def _of_view(view: "SanJuanView") -> Iterator[str]:
    """How far the game is: what has been reached stays so."""
    yield from (f"round {number}" for number in range(1, view["round"] + 1))
    yield from (f"city {number}" for number in range(1, fullest(view) + 1))
    yield from (f"hand {number}" for number in range(1, in_hand(view, view["seat"]) + 1))


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


TAUGHT: Final = Lessons(
    LESSONS,
    {"role": which_role, "building": which_building},
    SanJuan.habitual,
    of_event,
    of_question,
    facts,
    "portraits/beatriz",
)
