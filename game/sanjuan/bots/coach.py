"""Why `expert` would do it: what a pick gains, and whom it denies something."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from game.bots.bot import View
from game.bots.coach import Coach
from game.checks import Json
from game.decision import Decision
from game.sanjuan import explain, telling, trader
from game.sanjuan.bots.easy import points
from game.sanjuan.bots.levels import STEPS
from game.sanjuan.bots.mind import Mind
from game.sanjuan.bots.role_facts import ABLE
from game.sanjuan.catalogue import BUILDER, BY_NAME, MONUMENTS, PRODUCER, ROLES, TILES, TRADER
from game.sanjuan.view import imagined
from game.texts import Say

FEWEST: Final = 2
"""So much must be denied to be worth mentioning."""


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


LACKS: Final[Mapping[int, Callable[[Json, int], int]]] = {
    BUILDER: lambda gives, hand: hand if hand >= ABLE else 0,
    PRODUCER: lambda gives, hand: int(gives["goods"]),
    TRADER: lambda gives, hand: int(gives["sell"]),
}
"""What a seat would have of a role, by what it gives and by the hand."""


def gained(advice: Json, say: Say) -> str:
    """What the pick gains; of a building that is not there for its points, what it will be good for."""
    found, card = advice["gain"], "".join(advice["pick"][:1]).partition(" over ")[0]
    if found["key"] == "coach.gain.build" and BY_NAME[card] not in MONUMENTS:
        return say(f"coach.plan.{card}", price=found["price"])
    return say(**found)


COACH: Final = Coach(cache(lambda: Mind(STEPS["expert"], {})), gain, denies, telling.picked, gained)
