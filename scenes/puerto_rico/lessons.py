"""What the guide of a first game of Puerto Rico says and asks, and when."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from game.bots.bot import Bot
from game.puerto_rico.catalogue import (
    BUILDINGS,
    COSTS,
    GOODS,
    LARGE_COLUMN,
    NAMES,
    NO_GOOD,
    PRICES,
    PROSPECTOR,
    ROLES,
)
from game.puerto_rico.explain import explain
from game.texts import Say
from game.views import Event, View
from scenes.puerto_rico.asking import PuertoRicoAsking
from scenes.puerto_rico.figures import Figures
from scenes.puerto_rico.marks import NOTHING
from scenes.puerto_rico.roles import gift
from scenes.puerto_rico.views import event_of, view_of
from scenes.puerto_rico.wording import field, goods_of, role, sentence
from scenes.table.guide import LED, Lesson, Lessons
from scenes.table.questions import Question, among, choice, guess, near

if TYPE_CHECKING:
    from game.puerto_rico.views import PuertoRicoShare, PuertoRicoView
    from scenes.table.scene import TableScene

FOR_ALL: Final = ROLES[:PROSPECTOR]
"""Roles that everybody carries out."""
VIOLET: Final = [row.name for row in BUILDINGS if row.good == NO_GOOD and row.column < LARGE_COLUMN]
ASKED: Final = range(LED + 1, LED + 6)
"""The rounds in which the guide asks what its newcomer would do; for a role it does in every other one."""
DEAR: Final = ("sugar_mill", "tobacco_storage", "coffee_roaster", "indigo_plant")
"""Buildings whose price is asked for."""
ENDINGS: Final = ("colonists", "points", "city", "island")
"""What may run out or fill up; the last of them ends nothing."""

LESSONS: Final = (
    Lesson("coast", "coast", ["ask role"]),
    Lesson("aim", "quay", ["ask role"]),
    Lesson("roles", "stage", ["ask role"]),
    *(Lesson(f"why.{name}", f"role {name}", ["ask role", "led", f"advise {name}"]) for name in FOR_ALL),
    Lesson("why.coin", "stage", ["ask role", "led", "advise coin"]),
    *(Lesson(name, "stage", [f"role {name}"]) for name in FOR_ALL),
    Lesson("theirs", "seats", ["event role", "theirs"]),
    Lesson("settle", "stage", ["ask settle"]),
    Lesson("quarry", "stage", ["ask settle", "quarry"]),
    Lesson("settled", "fields", ["event settle", "mine"]),
    Lesson("man.one", "land", ["ask man", "one"]),
    Lesson("man", "land", ["ask man", "several"]),
    Lesson("build", "stage", ["ask build"]),
    *(Lesson(f"why.{name}", "stage", ["ask build", "led", f"advise {name}"]) for name in (*VIOLET, "plant")),
    Lesson("pass", "ask", ["ask build", "led", "advise nothing"]),
    Lesson("built", "town", ["event build", "mine"]),
    Lesson("coins", "stage", ["event round", "round 2"]),
    Lesson("crown", "seats", ["event round", "round 2"]),
    Lesson("chips", "seats", ["ask role", "knows roles"]),
    Lesson("numbers", "roles and line", ["ask role", "knows chips", "round 2"]),
    Lesson("ends", "ask", ["ask role", "round 2"]),
    Lesson("privilege", "quay", ["ask privilege"]),
    Lesson("produce", "quay", ["event produce", "mine"]),
    Lesson("feeds", "seats", ["event produce", "theirs", "by me"]),
    Lesson("corn", "fields", ["ask role", "corn", "round 2"]),
    Lesson("sell", "quay", ["ask sell"]),
    Lesson("sold", "quay", ["event sell", "mine"]),
    Lesson("load", "stage", ["ask load"]),
    Lesson("loaded", "quay", ["event load", "mine"]),
    Lesson("rot", "quay", ["event lose", "mine"]),
    Lesson("rot.theirs", "seats", ["event lose", "theirs"]),
    Lesson("barrel", "quay", ["ask barrel"]),
    Lesson("store", "quay", ["ask store"]),
    Lesson("ways", "seats", ["ask role", "round 3"]),
    Lesson("aid", "hints", ["ask role", "round 3"]),
    Lesson("guess.craftsman", "stage", ["ask role", "guess craftsman", "round 3"], "craftsman"),
    Lesson("yours", "stage", ["ask role", f"in round {LED + 1}"]),
    *(
        Lesson(f"which role.{number}", "stage", ["ask role", f"in round {number}"], "role")
        for number in ASKED[::2]
    ),
    Lesson("guess.captain", "stage", ["ask role", "guess captain", "round 4"], "captain"),
    Lesson("guess.price", "stage", ["ask role", "guess price", "round 4"], "price"),
    Lesson("read", "seats", ["ask role", "round 5"]),
    Lesson("guess.ends", "ask", ["ask role", "round 6"], "ends"),
    *(
        Lesson(f"which tile.{number}", "stage", ["ask settle", "choice", f"in round {number}"], "tile")
        for number in ASKED
    ),
    *(
        Lesson(f"which building.{number}", "stage", ["ask build", "choice", f"in round {number}"], "building")
        for number in ASKED
    ),
    Lesson("large", "stage", ["ask build", "round 7"]),
    *(Lesson(name, "land", [f"ask {name}"]) for name in ("hacienda", "hospice", "university")),
    Lesson("last", "ask", ["event last"]),
    Lesson("end", "coast", ["event end"]),
)


def of_event(happened: Event, view: View) -> Iterator[str]:
    """The signs of something that has happened."""
    event, seen = event_of(happened), view_of(view)
    yield f"event {event['event']}"
    if "seat" in event:
        yield "mine" if event["seat"] == seen["seat"] else "theirs"
    if event["event"] == "role":
        yield f"role {event['role']}"
    if seen["taken"].get(seen["phase"]) == seen["seat"]:
        yield "by me"
    yield from _of_view(seen)


def of_question(asking: PuertoRicoAsking, view: View) -> Iterator[str]:
    """The signs of something that is asked."""
    kind, options = asking.decision.kind, {*asking.decision.options}
    yield f"ask {kind}"
    yield f"advise {reason(asking)}"
    if len(options) > 1:
        yield "choice"
    yield "one" if asking.picking.at_once else "several"
    if "quarry" in options and kind == "settle":
        yield "quarry"
    if kind == "role":
        figures = figures_of(view)
        yield from (f"guess {name}" for name, worth in WORTH_ASKING.items() if worth(figures, view_of(view)))
    yield from _of_view(view_of(view))


def _of_view(view: "PuertoRicoView") -> Iterator[str]:
    """How far the game is: what has been reached stays so."""
    yield from (f"round {number}" for number in range(1, view["round"] + 1))
    if any(tile["tile"] == GOODS[0] for tile in view["seats"][view["seat"]]["island"]):
        yield GOODS[0]


def advised(asking: PuertoRicoAsking) -> str:
    """What the guide would choose, if anything."""
    options = asking.decision.options
    return next((asking.thing_of(options[at]) for at in asking.picking.suggested), "")


def reason(asking: PuertoRicoAsking) -> str:
    """What that would be good for."""
    own = advised(asking)
    if asking.decision.kind == "role":
        found = figures_of(asking.view).roles["roles"][own]
        idle = gift(own, found["seats"][asking.decision.seat])[1] in NOTHING
        return "coin" if idle and found["doubloons"] else own
    if asking.decision.kind == "build" and own:
        row = BUILDINGS[NAMES.index(own)]
        return "large" if row.column == LARGE_COLUMN else own if row.good == NO_GOOD else "plant"
    return own or "nothing"


def figures_of(view: Mapping[str, Any]) -> Figures:
    found = Figures()
    found.look_at(view)
    return found


# What is worth asking, and what the right answer is


def own_share(figures: Figures, view: "PuertoRicoView", name: str) -> "PuertoRicoShare":
    return figures.roles["roles"][name]["seats"][view["seat"]]


def barrels(figures: Figures) -> list[int]:
    """What each seat would make if this one took the craftsman, the extra barrel among it."""
    gives = [share["gives"] for share in figures.roles["roles"]["craftsman"]["seats"]]
    return [sum(each["goods"].values()) + bool(each["privilege"]) for each in gives]


def lost(figures: Figures, view: "PuertoRicoView") -> int:
    """Barrels that would rot by a captain now."""
    voyage = own_share(figures, view, "captain").get("voyage")
    return sum(voyage["lost"].values()) if voyage else 0


def priced(figures: Figures, view: "PuertoRicoView") -> str:
    """A building whose price takes some reckoning."""
    offers = figures.market["buildings"]
    return next((name for name in DEAR if "price" in offers[name] and offers[name]["price"] > 1), "")


def _free(figures: Figures, name: str) -> bool:
    return figures.roles["roles"][name]["offered"]


def _quarries(view: "PuertoRicoView") -> int:
    island = view["seats"][view["seat"]]["island"]
    return sum(1 for tile in island if tile["tile"] == "quarry" and tile.get("colonist"))


WORTH_ASKING: Final["Mapping[str, Callable[[Figures, PuertoRicoView], object]]"] = {
    "craftsman": lambda figures, view: (
        _free(figures, "craftsman") and barrels(figures).count(max(barrels(figures))) == 1
    ),
    "captain": lambda figures, view: (
        _free(figures, "captain") and sum(view["seats"][view["seat"]]["goods"].values()) > 1
    ),
    "price": lambda figures, view: _free(figures, "builder") and _quarries(view) and priced(figures, view),
}
"""By question: whether the table is such that it can be asked."""


def guess_craftsman(table: "TableScene[PuertoRicoAsking]") -> Question:
    say, view, names = table.say, view_of(table.shown.view), table.session.names
    made = barrels(figures_of(view))
    seats = {at: say("talk.me") if at == view["seat"] else name for at, name in enumerate(names)}
    told = ", ".join(f"{name} {made[at]}" for at, name in seats.items())
    why = say("lesson.guess.craftsman.why", made=told)
    return guess(say("lesson.guess.craftsman"), seats, made.index(max(made)), why, say)


def guess_captain(table: "TableScene[PuertoRicoAsking]") -> Question:
    say, view = table.say, view_of(table.shown.view)
    figures = figures_of(view)
    count, voyage = lost(figures, view), own_share(figures, view, "captain")["voyage"]
    loaded = say("lesson.guess.captain.why", goods=goods_of(voyage["loaded"], say), count=voyage["points"])
    rotten = say("lesson.guess.captain.lost", goods=goods_of(voyage["lost"], say))
    why = " ".join(
        [
            loaded if voyage["loaded"] else say("lesson.guess.captain.nothing"),
            rotten if count else say("lesson.guess.captain.kept"),
        ]
    )
    answers = {each: say("talk.barrels", count=each) if each else say("talk.nothing") for each in near(count)}
    return guess(say("lesson.guess.captain"), answers, count, why, say)


def guess_price(table: "TableScene[PuertoRicoAsking]") -> Question:
    say, view = table.say, view_of(table.shown.view)
    figures = figures_of(view)
    name = priced(figures, view)
    offer = figures.market["buildings"][name]
    price = max(0, offer["price"] - 1)
    building, cost = say(f"building.{name}"), COSTS[NAMES.index(name)]
    why = say("lesson.guess.price.why", cost=cost, count=offer["quarries"], price=price)
    words = say("lesson.guess.price", building=building, cost=cost)
    return guess(words, {each: str(each) for each in near(price)}, price, why, say)


def guess_ends(table: "TableScene[PuertoRicoAsking]") -> Question:
    say = table.say
    answers = {name: say(f"lesson.guess.ends.{name}") for name in ENDINGS}
    return guess(say("lesson.guess.ends"), answers, ENDINGS[-1], say("lesson.guess.ends.why"), say)


# What it would choose


def which_role(table: "TableScene[PuertoRicoAsking]") -> Question:
    """To each answer is said what it gives, and why the guide would choose what it would."""
    from game.puerto_rico.bots.coach import denies  # it brings all that a bot thinks with

    asking, say, names, view = table.asking, table.say, table.session.names, table.shown.view
    assert asking
    own, figures = advised(asking), figures_of(view)
    why = say(f"lesson.why.{reason(asking)}", **facts(table))
    if lost := denies(view, [own]):
        told = say(**{**lost, "name": names[lost["seat"]]})
        why = f"{why} {sentence(told)}."
    return choice(
        say("lesson.which_role"),
        {name: say(f"role.{name}") for name in among(asking.decision.options, own)},
        own,
        say("talk.right", why=why),
        lambda name: f"{role(name, view['seat'], figures, names, say)}. {why}",
    )


def which_tile(table: "TableScene[PuertoRicoAsking]") -> Question:
    asking, say = table.asking, table.say
    assert asking
    own, figures = advised(asking), figures_of(table.shown.view)
    worth = _worth(own, figures, say) if own else say("lesson.pass.tile")
    why = say("talk.better.tile", why=worth) if own else worth
    return choice(
        say("talk.which_tile"),
        {
            name: say(f"tile.{name}") if name else say("talk.nothing")
            for name in among(asking.decision.options, own)
        },
        own,
        say("talk.right", why=worth),
        lambda name: f"{field(name, figures, say)}. {why}",
    )


def _worth(tile: str, figures: Figures, say: Say) -> str:
    """Why one would take it: for what it makes now, or else for what it would sell for."""
    if figures.fields["tiles"][tile]["why"] in ("corn", "room", "cheaper"):
        return f"{field(tile, figures, say)}."
    return say("talk.tile.later", tile=say(f"tile.{tile}"), count=PRICES[GOODS.index(tile)])


def which_building(table: "TableScene[PuertoRicoAsking]") -> Question:
    """Among what can be paid, not the same each time; each answer says what that building does."""
    from game.puerto_rico.bots.coach import gain  # as above

    asking, say, view = table.asking, table.say, table.shown.view
    assert asking
    own, decision = advised(asking), asking.decision
    why = say(f"lesson.why.{reason(asking)}" if own else "lesson.pass", **facts(table))

    def called(name: str) -> str:
        does = say(**gain(view, decision, [name]))
        return say("lesson.building", building=say(f"building.{name}"), does=does)

    def wrong(name: str) -> str:
        price, points = explain(view, name)["price"], BUILDINGS[NAMES.index(name)].vp
        return f"{say('talk.costs', thing=say(f'building.{name}'), price=price, count=points)} {why}"

    first = view["round"] % len(decision.options)
    answers = {
        name: called(name) if name else say("talk.nothing")
        for name in among([*decision.options[first:], *decision.options[:first]], own)
    }
    return choice(say("talk.which_building"), answers, own, say("talk.right", why=why), wrong)


def facts(table: "TableScene[PuertoRicoAsking]") -> Mapping[str, object]:
    """Whom and what a sentence may tell of."""
    names, asking, say, eyes = table.session.names, table.asking, table.say, table.eyes
    first, second = (names[(eyes + step) % len(names)] for step in (1, 2))
    found = {"first": first, "second": second, "building": "", "price": "", "count": 0, "role": ""}
    if not asking or not (own := advised(asking)):
        return found
    if asking.decision.kind == "build":
        found["building"] = say(f"building.{own}.the")
        found["price"] = explain(table.shown.view, own)["price"]
    if asking.decision.kind == "role":
        share = figures_of(table.shown.view).roles["roles"][own]["seats"][eyes]
        found["role"] = say(f"role.{own}.the")
        found["count"] = int(gift(own, share)[1].strip("+–") or 0)
    return found


def adviser() -> Bot:
    from game.puerto_rico.bots.mind import Mind  # it brings all that a bot thinks with

    return Mind({}, {})


TAUGHT: Final = Lessons(
    LESSONS,
    {
        "craftsman": guess_craftsman,
        "captain": guess_captain,
        "price": guess_price,
        "ends": guess_ends,
        "role": which_role,
        "tile": which_tile,
        "building": which_building,
    },
    adviser,
    of_event,
    of_question,
    facts,
    "portraits/beatriz",
)
