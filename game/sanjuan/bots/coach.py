"""What `expert` would do and why, and what another choice costs."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.bots.search import WON
from game.checks import Json
from game.decision import Decision
from game.sanjuan import explain, telling, trader
from game.sanjuan.bots.easy import points
from game.sanjuan.bots.levels import STEPS
from game.sanjuan.bots.mind import Mind
from game.sanjuan.bots.role_facts import ABLE
from game.sanjuan.catalogue import BUILDER, BY_NAME, PRODUCER, ROLES, TILES, TRADER
from game.sanjuan.view import imagined
from game.texts import Say

View = Mapping[str, Any]
FEWEST: Final = 2
"""So much must be denied to be worth mentioning."""


@cache
def _thinker() -> Mind:
    return Mind(STEPS["expert"], {})


def advise(view: View, decision: Decision, picked: Sequence[str] | None = None) -> Json:
    """The pick of `expert`, what each answer it weighed is worth as a share of wins, and the reasons.

    `gain` and `denies` have a `key` of a text and its fields; nothing may be denied. If something was
    `picked`, its `cost` is the share of wins that was lost by it.
    """
    found = _thinker().weighed(view, decision)
    pick = found[0][1]
    answers = [
        {"pick": answer, "worth": round(weighed.hope / WON, 3)}
        for weighed, answer in found
        if weighed.samples
    ]
    advice = {
        "kind": decision.kind,
        "pick": pick,
        "answers": answers,
        "gain": gain(view, decision, pick),
        "denies": denies(view, pick),
    }
    return advice if picked is None else {**advice, "cost": _cost(view, decision, pick, list(picked))}


def _cost(view: View, decision: Decision, best: list[str], picked: list[str]) -> float:
    """Both at the same tables."""
    if best == picked:
        return 0.0
    hopes = {tuple(pick): each.hope for each, pick in _thinker().weighed(view, decision, [best, picked])}
    return round((hopes[tuple(best)] - hopes[tuple(picked)]) / WON, 3)


def gain(view: View, decision: Decision, pick: Sequence[str]) -> Json:
    """What the pick is good for."""
    kind = decision.kind
    if kind == "role":
        return {"key": f"coach.gain.{pick[0]}", "count": _count(explain.explain(view, pick[0])["gives"])}
    if not pick:
        return {"key": "coach.nothing.build" if kind == "build" else "coach.nothing"}
    if kind == "build":
        price = explain.explain(view, pick[0])["price"]
        return {"key": "coach.gain.build", "count": points(pick[0]), "price": price}
    if kind == "sell":
        tile = TILES.index(view["tiles"][0])
        return {"key": "coach.gain.sell", "count": sum(trader.price(tile, BY_NAME[plant]) for plant in pick)}
    return {"key": f"coach.gain.{kind}", "count": len(pick)}


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


NAMED: Final = 3
"""So many cards are told by name."""
LACKS: Final[Mapping[int, Callable[[Json, int], int]]] = {
    BUILDER: lambda gives, hand: hand if hand >= ABLE else 0,
    PRODUCER: lambda gives, hand: int(gives["goods"]),
    TRADER: lambda gives, hand: int(gives["sell"]),
}
"""What a seat would have of a role, by what it gives and by the hand."""


def named(pick: Sequence[str], say: Say) -> str:
    """The first of them by their names."""
    first = ", ".join(telling.option(name, say) for name in pick[:NAMED])
    return (
        say("coach.more", what=first, count=len(pick) - NAMED) if pick[NAMED:] else first or say("coach.pass")
    )


def sentence(advice: Json, names: Sequence[str], say: Say) -> str:
    """The advice in one sentence."""
    done, pick, lost = advice["kind"], advice["pick"], advice["denies"]
    would = say(f"coach.would.{done}", what=named(pick, say)) if pick else say("coach.would.pass")
    gained = say(**advice["gain"])
    if lost is None:
        return say("coach.advice", would=would, gain=gained)
    denied = say(lost["key"], name=names[lost["seat"]], count=lost["count"])
    return say("coach.advice.denies", would=would, gain=gained, denies=denied)
