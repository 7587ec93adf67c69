"""What is seen and heard of each event: what flies where, and how long it takes to read."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from game.sanjuan.catalogue import CATHEDRAL, FULL_CITY, NAMES
from game.sanjuan.catalogue import LARGE_COST as LARGE
from game.sanjuan.follow import count, seen_cards
from game.sanjuan.piles import card_of, standing
from game.views import Event
from scenes.cards.art import GROWING
from scenes.cards.hand import TAG
from scenes.draw.actor import Actor
from scenes.sanjuan import draw_piles, prices
from scenes.sanjuan.digging import reveal, suspense
from scenes.sanjuan.views import Deed, event_of
from scenes.table.banner import banner
from scenes.table.effects import APART, RAISE, RISE, ROLE, TRAVEL, Effects, Script

if TYPE_CHECKING:
    from scenes.sanjuan.stage import Stage

DROP: Final = 160.0
TURN: Final = 250.0
READING, ADMIRING = 500.0, 1100.0
"""How long a card that is built is held up, and one of the largest."""
HIGH: Final = 2.5
"""How far a good drops, in its own sizes."""
THUMP, HEAVY_THUMP = (0.4, 60), (0.8, 180)
"""What the thumb feels when one's own building stands, and one of the largest."""
DUST: Final = 0.32
"""How large a cloud of it is, in widths of a card."""
AWAY: Final = 0.5
"""The size of cards that are not one's own."""
MOST_FLYING: Final = 5
READ: Final[Mapping[str, float]] = {
    "round": 750, "role": 900, "build": 1100, "sell": 450, "tile": 650, "library": 800,
    "tuck": 500, "ship": 500, "draw": 220, "discard": 200, "good": 420, "spend": 300, "end": 900,
    "reshuffle": 500, "idle": 450, "standstill": 2500,
}  # fmt: skip
"""Milliseconds that an event stays before the next one begins."""
SOUNDS: Final[Mapping[str, str]] = {
    "round": "round", "build": "card", "tile": "tile", "draw": "card",
    "discard": "card_place", "spend": "coin", "tuck": "card_place", "reshuffle": "shuffle",
    "library": "library", "ship": "ship",
}  # fmt: skip


def sound(event: Event) -> str:
    kind = event_of(event)["event"]
    return f"sting_{event_of(event)['role']}" if kind == "role" else SOUNDS.get(kind, "")


TOGETHER: Final = (("good",), ("sell",), ("draw",), ("build", "discard"))
AT_ONCE: Final = (("good",), ("sell", "draw"), ("draw", "discard"))
"""By the rules all seats produce, trade and look at cards at the same time."""
PAYMENTS: Final = {"discard": "build", "spend": "build"}


def withheld(event: Event) -> float:
    """What comes of cards that are turned up is not told before all of them lie there."""
    return suspense(count(event)) if event["event"] == "reveal" else 0


SCRIPT: Final = Script(READ, sound, TOGETHER, AT_ONCE, PAYMENTS, withheld)


def _piles(stage: "Stage") -> tuple[tuple[int, int], tuple[int, int]]:
    """Where the supply lies, and the discards."""
    supply, discards = draw_piles.pile_places(stage.zones["piles"])
    return supply.center, discards.center


def plant(now: Deed, good: bool) -> int:
    """Which of such plants of a seat it is: the first that has a good, or has none."""
    built = now.view["seats"][now.event["seat"]]["built"]
    at = next((at for at in standing(built, now.event["plant"], good) if at not in now.used), 0)
    now.used.add(at)
    return at


def _draw(stage: "Stage", now: Deed, air: Effects) -> None:
    if now.event["seat"] == stage.eyes:
        return  # the cards of the hand come from the supply by themselves
    supply, _ = _piles(stage)
    for at in range(min(MOST_FLYING, max(1, count(now.event)))):
        goal = stage.middle_of(now.event["seat"])
        air.fly(stage.cards.back(), supply, goal, at * APART, scale=AWAY)


def _discard(stage: "Stage", now: Deed, air: Effects) -> None:
    _, discards = _piles(stage)
    cards = now.event.get("cards") if now.event["seat"] == stage.eyes else None
    if isinstance(cards, list):
        for at, name in enumerate(cards):
            place = stage.hand.lift(name, air.motion)
            air.fly(stage.cards.card(name), place or stage.middle_of(stage.eyes), discards, at * APART)
        return
    for at in range(min(MOST_FLYING, max(1, count(now.event)))):
        air.fly(stage.cards.back(), stage.middle_of(now.event["seat"]), discards, at * APART, scale=AWAY)


def _role(stage: "Stage", now: Deed, air: Effects) -> None:
    role, seat = now.event["role"], now.event["seat"]
    shown = banner(stage.tokens, stage.drawn[role], stage.portraits[seat], stage.zones["roles"])
    air.announce(stage.roles[role], stage.middle_of(seat), shown)


def _build(stage: "Stage", now: Deed, air: Effects) -> None:
    """The card is held up for everybody, then goes to its place."""
    motion, seat = air.motion, now.event["seat"]
    above = stage.zones["ask"].top - stage.cards.large[1] / 2
    centre, at = (stage.zones["roles"].centerx, above), _site(now)
    card = now.event["card"]
    large = stage.faces.cost(card) >= LARGE
    lifted = stage.hand.lift(card, motion) if seat == stage.eyes else None
    start = lifted or (stage.aside().center if card == NAMES[CATHEDRAL] else stage.middle_of(seat))
    goal = stage.slot(seat, at).center
    if large:
        air.shine(stage.light(), centre, TRAVEL / 2, ADMIRING)
    actor = Actor(stage.cards.focused(card), start[0], start[1], scale=GROWING[1])
    air.add(actor)
    motion.fly(actor, TRAVEL, 0, 10, x=centre[0], y=centre[1], scale=1)
    held = TRAVEL + (ADMIRING if large else READING)
    _name(stage, air, card, centre, held)
    motion.fly(actor, RAISE, held, y=centre[1] - RISE)
    landed = held + RAISE + TRAVEL
    motion.fly(actor, TRAVEL, held + RAISE, 0, x=goal[0], y=goal[1], scale=0.5)
    motion.fly(actor, RAISE, landed, fade=0)
    air.lands(landed)
    air.flash(stage.gold(stage.slot(seat, at)), landed)
    air.sound("build_large" if large else "build", landed)
    if large:
        air.raise_dust(stage.dust(), stage.slot(seat, at), landed)
    if seat == stage.eyes:
        motion.after(landed, lambda: air.console.rumble(*(HEAVY_THUMP if large else THUMP)))


def _name(stage: "Stage", air: Effects, card: str, centre: tuple[float, float], until: float) -> None:
    """What a card that is held up is called."""
    if air.motion.reduced:
        return
    cards = stage.cards
    tag = Actor(cards.tag(card), centre[0], centre[1] + cards.large[1] * TAG, fade=0)
    tag.put(y=tag.y - cards.tag(card).size[1] / 2)
    air.add(tag)
    air.motion.fly(tag, RAISE, TRAVEL, fade=1)
    air.motion.after(until, lambda: tag.put(fade=0))


def _site(now: Deed) -> int:
    """The place in its city where a building goes."""
    built = now.view["seats"][now.event["seat"]]["built"]
    name, _, good = (now.event["over"] or "").partition("+")
    return next(standing(built, name, bool(good)), min(len(built), FULL_CITY - 1))


def _good(stage: "Stage", now: Deed, air: Effects) -> None:
    """It drops onto its plant."""
    seat = now.event["seat"]
    at = plant(now, False)
    sprite, x, y = stage.good(seat, at, now.event["plant"])
    air.fly(sprite, (x, y - HIGH * sprite.size[1]), (x, y), now.delay, DROP, stays=True)
    air.lands(now.delay + DROP)
    air.flash(stage.gold(stage.slot(seat, at)), now.delay + DROP)
    if air.motion.speed:
        air.sound("good", now.delay + DROP)


def _sell(stage: "Stage", now: Deed, air: Effects) -> None:
    """Its good goes to the market, and pays there."""
    at = plant(now, True)
    sprite, x, y = stage.good(now.event["seat"], at, now.event["plant"])
    air.fly(sprite, (x, y), stage.zones["prices"].center, now.delay)
    if air.motion.speed:
        air.sound("coin" if now.event["event"] == "spend" else "sale", now.delay + TRAVEL)


def _tile(stage: "Stage", now: Deed, air: Effects) -> None:
    """The price tile turns its face up."""
    size, tiles = stage.zones["prices"].size, [now.event["prices"], *now.view["tiles"][1:]]
    sides = [*prices.turning(stage.tokens, size), prices.price_board(stage.tokens, stage.say, tiles, size)]
    actor = Actor(sides[0], *stage.zones["prices"].center)
    air.add(actor)
    air.motion.turn_up(actor, sides, TURN, RAISE)
    air.lands(TURN + RAISE)


def _round(stage: "Stage", now: Deed, air: Effects) -> None:
    """The governor's sign goes to the next one."""
    before, after = now.view["governor"], now.event["governor"]
    if before != after:
        air.fly(stage.crown(), stage.middle_of(before), stage.middle_of(after), milliseconds=ROLE)
        air.lands(ROLE)
        air.sound("governor", ROLE)


def _reshuffle(stage: "Stage", now: Deed, air: Effects) -> None:
    supply, discards = _piles(stage)
    for at in range(MOST_FLYING):
        air.fly(stage.cards.back(), discards, supply, at * APART, scale=AWAY)


def _tuck(stage: "Stage", now: Deed, air: Effects) -> None:
    """Under the building that does it."""
    seat = now.event["seat"]
    built = now.view["seats"][seat]["built"]
    at = next((at for at, pile in enumerate(built) if card_of(pile) == now.event["reason"]), 0)
    own = seat == stage.eyes and "cards" in now.event
    for step, name in enumerate(seen_cards(now.event) if own else [""]):
        place = stage.hand.lift(name, air.motion) if name else None
        start = place or stage.middle_of(seat)
        air.fly(stage.cards.back(), start, stage.slot(seat, at).center, step * APART, scale=AWAY)
    air.flash(stage.gold(stage.slot(seat, at)), TRAVEL)


def _last(stage: "Stage", now: Deed, air: Effects) -> None:
    air.toll(stage.last_words, stage.light(), stage.zones["roles"].center, "last")


EFFECTS: Final[Mapping[str, Callable[["Stage", Deed, Effects], None]]] = {
    "draw": _draw,
    "discard": _discard,
    "role": _role,
    "build": _build,
    "good": _good,
    "sell": _sell,
    "spend": _sell,
    "reveal": reveal,
    "tile": _tile,
    "round": _round,
    "reshuffle": _reshuffle,
    "tuck": _tuck,
    "last": _last,
}
