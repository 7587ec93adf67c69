"""What `expert` would do and why, and afterwards which decisions cost most."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.checks import Json
from game.decision import Decision
from game.record import Record
from game.sanjuan import explain, telling
from game.sanjuan.bots.easy import points
from game.sanjuan.bots.levels import STEPS
from game.sanjuan.bots.mind import Thinker
from game.sanjuan.bots.role_facts import ABLE
from game.sanjuan.bots.search import WON
from game.sanjuan.catalogue import BUILDER, PRODUCER, ROLES, TRADER
from game.sanjuan.view import imagined
from game.table import begin, follow
from game.texts import Say

View = Mapping[str, Any]
COSTLIEST: Final = 3
GAINS: Final = (
    *(f"coach.gain.{role}" for role in ROLES), "coach.gain.build", "coach.gain.nothing", "coach.gain.other",
)  # fmt: skip
DENIES: Final = tuple(f"coach.denies.{ROLES[role]}" for role in (BUILDER, PRODUCER, TRADER))
TEXTS: Final = (*GAINS, *DENIES, "coach.advice", "coach.advice.denies", "coach.pass")
FEWEST: Final = 2
"""So much must be denied to be worth mentioning."""


def advise(view: View, decision: Decision) -> Json:
    """The pick of `expert`, what each answer it weighed is worth as a share of wins, and the reasons.

    `gain` and `denies` have a `key` of a text and its fields; nothing may be denied.
    """
    found = Thinker(STEPS["expert"], {}).weighed(view, decision)
    pick = found[0][1]
    answers = [
        {"pick": answer, "worth": round(weighed.hope / WON, 3)}
        for weighed, answer in found
        if weighed.samples
    ]
    return {
        "pick": pick,
        "answers": answers,
        "gain": gain(view, decision, pick),
        "denies": denies(view, pick),
    }


def gain(view: View, decision: Decision, pick: Sequence[str]) -> Json:
    """What the pick is good for."""
    if decision.kind == "role":
        return {"key": f"coach.gain.{pick[0]}", "count": _count(explain.explain(view, pick[0])["gives"])}
    if decision.kind == "build" and pick:
        price = explain.explain(view, pick[0])["price"]
        return {"key": "coach.gain.build", "count": points(pick[0]), "price": price}
    return {"key": "coach.gain.other" if pick else "coach.gain.nothing", "count": len(pick)}


def _count(gives: Json) -> int:
    """The one number that tells most about what a role gives."""
    for key in ("discount", "goods", "cards", "draw"):
        if key in gives:
            found = gives[key]
            return int(found if isinstance(found, int) else found[1])
    return 0


def denies(view: View, pick: Sequence[str]) -> Json | None:
    """Who would have had most of the role that is taken, if it is much."""
    if not pick or pick[0] not in ROLES or (role := ROLES.index(pick[0])) not in LACKS:
        return None
    s = imagined(view)
    s.privilege = 1
    others = [at for at in range(len(s.seats)) if at != view["seat"]]
    lacks = {}
    for at in others:
        s.first = at
        lacks[at] = LACKS[role](explain.GIVES[role](s, at), len(s.seats[at].hand))
    most = max(others, key=lambda at: lacks[at])
    if lacks[most] < FEWEST:
        return None
    return {"key": f"coach.denies.{pick[0]}", "seat": most, "count": lacks[most]}


LACKS: Final[Mapping[int, Callable[[Json, int], int]]] = {
    BUILDER: lambda gives, hand: hand if hand >= ABLE else 0,
    PRODUCER: lambda gives, hand: int(gives["goods"]),
    TRADER: lambda gives, hand: int(gives["sell"]),
}
"""What a seat would have of a role, by what it gives and by the hand."""


def sentence(advice: Json, names: Sequence[str], say: Say) -> str:
    """The advice in one sentence."""
    what = ", ".join(telling.option(name, say) for name in advice["pick"]) or say("coach.pass")
    gained = say(**advice["gain"])
    lost = advice["denies"]
    if lost is None:
        return say("coach.advice", what=what, gain=gained)
    denied = say(lost["key"], name=names[lost["seat"]], count=lost["count"])
    return say("coach.advice.denies", what=what, gain=gained, denies=denied)


def review(record: Record, seat: int) -> Iterator[tuple[int, Json | None]]:
    """Every decision of a seat in turn: its place among the choices, and what it cost, if it cost anything.

    An iterator, as it takes a while: whoever shows progress may stop between two.
    """
    thinker = Thinker(STEPS["expert"], {})
    table = begin(record)
    for place, choice in enumerate(record.choices):
        decision = table.decision
        if decision and decision.seat == seat and decision.kind in STEPS["expert"]:
            yield place, _cost(thinker, table.game.view(seat), decision, decision.picked(list(choice.picks)))
        follow(table, choice)


def _cost(thinker: Thinker, view: View, decision: Decision, picked: list[str]) -> Json | None:
    best = thinker.weighed(view, decision)[0][1]
    if best == picked:
        return None
    hopes = {tuple(pick): weighed.hope for weighed, pick in thinker.weighed(view, decision, [best, picked])}
    cost = hopes[tuple(best)] - hopes[tuple(picked)]
    if cost <= 0:
        return None
    return {"round": view["round"], "kind": decision.kind, "picked": picked, "best": best, "cost": cost / WON}


def costliest(record: Record, seat: int, count: int = COSTLIEST) -> list[Json]:
    """The decisions of a seat that cost the largest share of wins, the worst first."""
    found = [{"place": place, **cost} for place, cost in review(record, seat) if cost]
    return sorted(found, key=lambda mistake: -float(mistake["cost"]))[:count]
