"""Why `expert` would do it: what a pick gains, what is saved for later, and how the race stands."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from game.bots.bot import View
from game.bots.coach import Coach
from game.checks import Json
from game.decision import Decision
from game.sanjuan import builder, explain, telling, trader
from game.sanjuan.bots.easy import points
from game.sanjuan.bots.instinct import most_others
from game.sanjuan.bots.levels import STEPS
from game.sanjuan.bots.mind import Mind
from game.sanjuan.bots.role_facts import ABLE
from game.sanjuan.catalogue import BUILDER, BY_NAME, FULL_CITY, MONUMENTS, PRODUCER, ROLES, TILES, TRADER
from game.sanjuan.rounds import hand_limit
from game.sanjuan.scoring import score
from game.sanjuan.state import ASK_BUILD, State
from game.sanjuan.view import imagined
from game.sanjuan.words import option_named
from game.texts import Say

FEWEST: Final = 2
"""So much must be denied, or added to what is printed, to be worth mentioning."""
LATE: Final = 9
"""With so many buildings a city is near its end."""
SAVING: Final = ("build", "pay", "discard")
"""Decisions in which cards are kept for something."""
OVER_IT: Final = " over "


def gain(view: View, decision: Decision, pick: Sequence[str]) -> Json:
    """What the pick is good for."""
    kind = decision.kind
    if kind == "role":
        count = _count(explain.explain(view, pick[0])["gives"])
        if pick[0] == ROLES[BUILDER] and (card := MIND().wish(view, decision)):
            return {"key": "coach.aim.builder", "card": card, "count": count}
        return {"key": f"coach.gain.{pick[0]}" if count else "coach.nothing.role", "count": count}
    if kind in SAVING and not (pick and kind == "build") and (card := MIND().aim(view, decision, pick)):
        return {"key": f"coach.aim.{'pay' if pick else 'build'}", "card": card}
    if not pick:
        return {"key": "coach.nothing.build" if kind == "build" else "coach.nothing"}
    if kind == "build" or (kind == "keep" and len(pick) == 1):
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


def besides(view: View, decision: Decision, pick: Sequence[str]) -> Json | None:
    """What else speaks for a role or for building, if anything does: the first that applies."""
    s, at = imagined(view), int(view["seat"])
    s.survey()
    reasons = ROLE_REASONS if decision.kind == "role" else BUILD_REASONS if decision.kind == "build" else ()
    found = (reason(s, at, pick) for reason in reasons)
    return next((each for each in found if each), None)


def _lead(s: State, at: int) -> tuple[int, int]:
    """The best of the others, and how many points a seat is ahead of him."""
    totals = [seat["total"] for seat in score(s)]
    best = max((other for other in range(len(totals)) if other != at), key=lambda other: totals[other])
    return best, totals[at] - totals[best]


def _built(s: State, at: int, pick: Sequence[str]) -> State:
    """The table with the building on it."""
    table, option = s.copy(), option_named(ASK_BUILD, pick[0])
    builder.place(table, table.seats[at], option)
    return table


def _ends(s: State, at: int, pick: Sequence[str]) -> Json | None:
    """The last building: for whom the end is good."""
    if len(s.seats[at].city) != FULL_CITY - 1 or (pick and OVER_IT in pick[0]):
        return None
    best, lead = _lead(_built(s, at, pick) if pick else s, at)
    if pick:
        return {"key": "coach.besides.ends", "count": lead} if lead > 0 else None
    return {"key": "coach.besides.waits", "seat": best, "count": -lead} if lead < 0 else None


def _scores(s: State, at: int, pick: Sequence[str]) -> Json | None:
    """What stands makes it worth more points than are printed on it."""
    if not pick or OVER_IT in pick[0]:
        return None
    more = score(_built(s, at, pick))[at]["total"] - score(s)[at]["total"]
    return {"key": "coach.besides.scores", "count": more} if more >= points(pick[0]) + FEWEST else None


def _races(s: State, at: int, pick: Sequence[str]) -> Json | None:
    """Who is first in the race to a full city is told how far it is."""
    built = len(s.seats[at].city) + 1
    if not pick or OVER_IT in pick[0] or built < LATE or built <= most_others(s, at):
        return None
    return {"key": "coach.besides.races", "count": FULL_CITY - built} if built < FULL_CITY else None


def _may_end(s: State, at: int, pick: Sequence[str]) -> Json | None:
    """The builder can end the game in time."""
    s.first, s.privilege = at, 1
    if pick[0] != ROLES[BUILDER] or len(s.seats[at].city) != FULL_CITY - 1 or not builder.buildable(s, at):
        return None
    lead = _lead(s, at)[1]
    return {"key": "coach.besides.may_end", "count": lead} if lead > 0 else None


def _overflows(s: State, at: int, pick: Sequence[str]) -> Json | None:
    """Cards that are not built with will be lost to the hand limit."""
    limit = hand_limit(s, at)
    if pick[0] != ROLES[BUILDER] or len(s.seats[at].hand) < limit:
        return None
    return {"key": "coach.besides.limit", "count": limit}


def _alone(s: State, at: int, pick: Sequence[str]) -> Json | None:
    """The others get nothing from a role that gives all of them something."""
    role = ROLES.index(pick[0])
    s.first, s.privilege = at, 1
    if role not in LACKS or any(_lacks(s, role, other) for other in range(len(s.seats)) if other != at):
        return None
    return {"key": f"coach.besides.alone.{pick[0]}"}


def _presses(s: State, at: int, pick: Sequence[str]) -> Json | None:
    """Somebody else will end the game soon."""
    most = most_others(s, at)
    others = (other for other, seat in enumerate(s.seats) if other != at and len(seat.city) == most)
    return (
        {"key": "coach.besides.presses", "seat": next(others), "count": FULL_CITY - most}
        if most > LATE
        else None
    )


def _denies(s: State, at: int, pick: Sequence[str]) -> Json | None:
    """Who would have had most of the role that is taken, if it is much."""
    if (role := ROLES.index(pick[0])) not in LACKS:
        return None
    s.privilege = 1
    lacks = {}
    for other in range(len(s.seats)):
        if other != at:
            s.first = other
            lacks[other] = _lacks(s, role, other)
    most = max(lacks, key=lambda other: lacks[other])
    if lacks[most] < FEWEST:
        return None
    return {"key": f"coach.denies.{pick[0]}", "seat": most, "count": lacks[most]}


def denies(view: View, pick: Sequence[str]) -> Json | None:
    """Whom taking a role denies much."""
    return _denies(imagined(view), view["seat"], pick)


def _lacks(s: State, role: int, at: int) -> int:
    return LACKS[role](explain.GIVES[role](s, at), len(s.seats[at].hand))


LACKS: Final[Mapping[int, Callable[[Json, int], int]]] = {
    BUILDER: lambda gives, hand: hand if hand >= ABLE else 0,
    PRODUCER: lambda gives, hand: int(gives["goods"]),
    TRADER: lambda gives, hand: int(gives["sell"]),
}
"""What a seat would have of a role, by what it gives and by the hand."""


def gained(advice: Json, say: Say) -> str:
    """What the pick gains; of a building that is not there for its points, what it will be good for."""
    found, card = advice["gain"], "".join(advice["pick"][:1]).partition(OVER_IT)[0]
    if "card" in found:
        return say(**found, what=telling.picked(found["card"], "pay", say))
    if found["key"] == "coach.gain.build" and BY_NAME[card] not in MONUMENTS:
        return say(f"coach.plan.{card}", price=found["price"])
    return say(**found)


Reason = Callable[[State, int, Sequence[str]], Json | None]
"""What speaks for a pick of a seat; it may change the state."""
ROLE_REASONS: Final[Sequence[Reason]] = (_may_end, _overflows, _denies, _alone, _presses)
BUILD_REASONS: Final[Sequence[Reason]] = (_ends, _scores, _races)
MIND: Final = cache(lambda: Mind(STEPS["expert"], {}))
COACH: Final = Coach(MIND, gain, besides, telling.picked, gained)
