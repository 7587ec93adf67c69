"""What is seen and heard of each event: what flies where, and how long it takes to read."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game.checks import Json
from game.sanjuan.catalogue import FULL_CITY
from game.sanjuan.piles import card_of, standing
from scenes.actor import Actor
from scenes.canvas import Sprite
from scenes.sanjuan import market, turning
from scenes.sanjuan.banner import banner
from scenes.sanjuan.hand import TAG
from scenes.sanjuan.shown import count

if TYPE_CHECKING:
    from scenes.table.flow import Course

TRAVEL: Final = 220.0
"""Milliseconds of a card."""
APART: Final = 40.0
GONE: Final = 60.0
"""Until what has arrived is not seen any more."""
DROP: Final = 160.0
ROLE: Final = 300.0
BANNER: Final = 700.0
TURN: Final = 250.0
RAISE: Final = 90.0
"""What takes off goes up a little first."""
READING: Final = 620.0
"""How long a card that is built is held up."""
RISE: Final = 8
"""So many pixels."""
SLIDE: Final = 40
"""Pixels that a banner comes from the left."""
HIGH: Final = 2.5
"""How far a good drops, in its own sizes."""
THUMP: Final = (0.4, 60)
"""What the thumb feels when one's own building stands."""
FLASH: Final = 320.0
"""How long the place is marked where something has landed."""
AWAY: Final = 0.5
"""The size of cards that are not one's own."""
MOST_FLYING: Final = 5
READ: Final[Mapping[str, float]] = {
    "round": 900, "role": 1100, "build": 1200, "sell": 450, "tile": 900, "reveal": 1200, "library": 800,
    "tuck": 500, "ship": 500, "draw": 300, "discard": 260, "good": 420, "spend": 300, "end": 900,
    "reshuffle": 500, "idle": 600,
}  # fmt: skip
"""Milliseconds that an event stays before the next one begins."""
SOUNDS: Final[Mapping[str, str]] = {
    "round": "round", "build": "card", "tile": "tile", "reveal": "card", "draw": "card",
    "discard": "card_place", "spend": "coin", "tuck": "card_place", "reshuffle": "shuffle",
}  # fmt: skip
TOGETHER: Final = ("good", "sell")
"""Of these, those of one seat are one movement."""


def together(queue: list[Json]) -> list[Json]:
    """Take from a queue what is shown at once."""
    found = [queue.pop(0)]
    first = found[0]
    while first["event"] in TOGETHER and queue and _same(first, queue[0]):
        found.append(queue.pop(0))
    return found


def _same(one: Json, other: Json) -> bool:
    return all(one[key] == other.get(key) for key in ("event", "seat"))


def play(scene: "Course", events: Sequence[Json]) -> float:
    """Let events of one kind be seen and heard; how long they are to be read."""
    kind = events[0]["event"]
    sound = f"sting_{events[0]['role']}" if kind == "role" else SOUNDS.get(kind)
    if sound:
        scene.console.sounds.play(sound)
    show = BEATS.get(kind)
    used: set[int] = set()
    for at, event in enumerate(events):
        if show:
            show(scene, event, at * APART * 2, used)
    if {*events[0].get("idle", ())} - {scene.eyes}:
        kind = "idle"
    return READ.get(kind, 0) + (len(events) - 1) * APART * 2


def _fly(
    scene: "Course",
    sprite: Sprite,
    start: tuple[float, float],
    end: tuple[float, float],
    delay: float = 0,
    milliseconds: float = TRAVEL,
    stays: bool = False,
    scale: float = 1,
) -> None:
    """A thing from here to there, where it may stay until what it changes is seen."""
    actor = Actor(sprite, start[0], start[1], scale=scale, fade=0 if delay else 1)
    scene.stage.flying.append(actor)
    lift = min(40, abs(end[0] - start[0]) * 0.12)
    scene.motion.fly(actor, 1, delay, fade=1)
    scene.motion.fly(actor, milliseconds, delay, lift, x=end[0], y=end[1])
    if not stays:
        scene.motion.fly(actor, GONE, delay + milliseconds, fade=0)


def _flash(scene: "Course", seat: int, at: int, delay: float) -> None:
    """Mark a place of a city, for a moment."""
    mark = scene.stage.gold(scene.stage.slot(seat, at))
    mark.put(fade=0)
    scene.stage.flying.append(mark)
    scene.motion.after(delay, lambda: mark.put(fade=1))
    scene.motion.fly(mark, FLASH, delay + 1, fade=0)


def _heard(scene: "Course", name: str, delay: float) -> None:
    scene.motion.after(delay, lambda: scene.console.sounds.play(name))


def _piles(scene: "Course") -> tuple[tuple[int, int], tuple[int, int]]:
    """Where the supply lies, and the discards."""
    supply, discards = market.pile_places(scene.stage.zones["piles"])
    return supply.center, discards.center


def _plant(scene: "Course", event: Json, good: bool, used: set[int]) -> int:
    """Which of such plants of a seat it is: the first that has a good, or has none."""
    built: Sequence[Any] = scene.shown.view["seats"][event["seat"]]["built"]
    at = next((at for at in standing(built, event["plant"], good) if at not in used), 0)
    used.add(at)
    return at


def _draw(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    if event["seat"] == scene.eyes:
        return  # the cards of the hand come from the supply by themselves
    supply, _ = _piles(scene)
    for at in range(min(MOST_FLYING, max(1, count(event)))):
        goal = scene.stage.middle_of(event["seat"])
        _fly(scene, scene.stage.look.back(), supply, goal, at * APART, scale=AWAY)


def _discard(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    stage, (_, discards) = scene.stage, _piles(scene)
    cards = event.get("cards") if event["seat"] == scene.eyes else None
    if isinstance(cards, list):
        for at, name in enumerate(cards):
            place = stage.hand.lift(name, scene.motion)
            _fly(scene, stage.look.card(name), place or stage.middle_of(scene.eyes), discards, at * APART)
        return
    for at in range(min(MOST_FLYING, max(1, count(event)))):
        _fly(scene, stage.look.back(), stage.middle_of(event["seat"]), discards, at * APART, scale=AWAY)


def _role(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    """The placard flies to its taker, and a banner tells everybody what is done now."""
    stage, motion, role, seat = scene.stage, scene.motion, event["role"], event["seat"]
    placard, goal = stage.roles[role], stage.middle_of(seat)
    copy = Actor(placard.sprite, placard.x, placard.y)
    stage.flying.append(copy)
    motion.fly(copy, RAISE, y=placard.y - RISE)
    motion.fly(copy, ROLE, RAISE, 12, x=goal[0], y=goal[1])
    motion.fly(copy, ROLE / 2, RAISE + ROLE * 0.8, fade=0)
    words = scene.say(f"role.{role}")
    shown = banner(stage.look, stage.zones["roles"], role, words, scene.session.names[seat], seat)
    for actor in shown:
        x = actor.x
        actor.put(x=x if motion.reduced else x - SLIDE, fade=0)
        stage.flying.append(actor)
        motion.fly(actor, ROLE / 2, ROLE, x=x, fade=1)
    motion.after(ROLE * 1.5 + BANNER, lambda: [actor.put(fade=0) for actor in shown])


def _build(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    """The card is held up for everybody, then goes to its place."""
    stage, motion, seat = scene.stage, scene.motion, event["seat"]
    above = stage.zones["ask"].top - stage.look.large[1] / 2
    centre, at = (stage.zones["roles"].centerx, above), _site(scene, event)
    start = (stage.hand.lift(event["card"], motion) if seat == scene.eyes else None) or stage.middle_of(seat)
    goal = stage.slot(seat, at).center
    actor = Actor(stage.look.focused(event["card"]), start[0], start[1], scale=0.67)
    stage.flying.append(actor)
    motion.fly(actor, TRAVEL, 0, 10, x=centre[0], y=centre[1], scale=1)
    held = TRAVEL + READING
    _name(scene, event["card"], centre, held)
    motion.fly(actor, RAISE, held, y=centre[1] - RISE)
    landed = held + RAISE + TRAVEL
    motion.fly(actor, TRAVEL, held + RAISE, 0, x=goal[0], y=goal[1], scale=0.5)
    motion.fly(actor, RAISE, landed, fade=0)
    scene.lands(landed)
    _flash(scene, seat, at, landed)
    _heard(scene, "build", landed)
    if seat == scene.eyes:
        motion.after(landed, lambda: scene.console.rumble(*THUMP))


def _name(scene: "Course", card: str, centre: tuple[float, float], until: float) -> None:
    """What a card that is held up is called."""
    if scene.motion.reduced:
        return
    look = scene.stage.look
    tag = Actor(look.tag(card), centre[0], centre[1] + look.large[1] * TAG, fade=0)
    tag.put(y=tag.y - look.tag(card).size[1] / 2)
    scene.stage.flying.append(tag)
    scene.motion.fly(tag, RAISE, TRAVEL, fade=1)
    scene.motion.after(until, lambda: tag.put(fade=0))


def _site(scene: "Course", event: Json) -> int:
    """The place in its city where a building goes."""
    built = scene.shown.view["seats"][event["seat"]]["built"]
    name, _, good = (event["over"] or "").partition("+")
    return next(standing(built, name, bool(good)), min(len(built), FULL_CITY - 1))


def _good(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    """It drops onto its plant."""
    stage, seat = scene.stage, event["seat"]
    at = _plant(scene, event, False, used)
    sprite, x, y = stage.good(seat, at, event["plant"])
    _fly(scene, sprite, (x, y - HIGH * sprite.size[1]), (x, y), delay, DROP, stays=True)
    scene.lands(delay + DROP)
    _flash(scene, seat, at, delay + DROP)
    if scene.motion.speed:
        _heard(scene, "good", delay + DROP)


def _sell(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    """Its good goes to the market, and pays there."""
    at = _plant(scene, event, True, used)
    sprite, x, y = scene.stage.good(event["seat"], at, event["plant"])
    _fly(scene, sprite, (x, y), scene.stage.zones["prices"].center, delay)
    if scene.motion.speed:
        _heard(scene, "coin", delay + TRAVEL)


def _reveal(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    """The cards turned up lie in the middle for a moment."""
    stage, cards = scene.stage, event["cards"]
    (x, y), (supply, _) = stage.zones["roles"].center, _piles(scene)
    for at, name in enumerate(cards):
        there = x + round((at - (len(cards) - 1) / 2) * stage.look.small[0] * 1.05)
        actor = Actor(stage.look.card(name), *supply)
        stage.flying.append(actor)
        goal = stage.middle_of(event["seat"]) if name == event["kept"] else (x, y)
        scene.motion.fly(actor, TRAVEL, at * APART, 20, x=there, y=y)
        scene.motion.fly(actor, TRAVEL, 1000, 0, x=goal[0], y=goal[1], fade=0)


def _tile(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    """The price tile turns its face up."""
    stage = scene.stage
    size, tiles = stage.zones["prices"].size, [event["prices"], *scene.shown.view["tiles"][1:]]
    sides = [*turning.tile(stage.look, size), market.price_board(stage.look, tiles, size)]
    actor = Actor(sides[0], *stage.zones["prices"].center)
    stage.flying.append(actor)
    scene.motion.turn_up(actor, sides, TURN, RAISE)
    scene.lands(TURN + RAISE)


def _round(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    """The governor's sign goes to the next one."""
    before, after = scene.shown.view["governor"], event["governor"]
    if before != after:
        stage = scene.stage
        _fly(scene, stage.crown(), stage.middle_of(before), stage.middle_of(after), milliseconds=ROLE)
        scene.lands(ROLE)


def _reshuffle(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    supply, discards = _piles(scene)
    for at in range(MOST_FLYING):
        _fly(scene, scene.stage.look.back(), discards, supply, at * APART, scale=AWAY)


def _tuck(scene: "Course", event: Json, delay: float, used: set[int]) -> None:
    """Under the building that does it."""
    stage, seat = scene.stage, event["seat"]
    built = scene.shown.view["seats"][seat]["built"]
    at = next((at for at, pile in enumerate(built) if card_of(pile) == event["reason"]), 0)
    for step, name in enumerate(event["cards"] if seat == scene.eyes and "cards" in event else [""]):
        place = stage.hand.lift(name, scene.motion) if name else None
        start = place or stage.middle_of(seat)
        _fly(scene, stage.look.back(), start, stage.slot(seat, at).center, step * APART, scale=AWAY)
    _flash(scene, seat, at, TRAVEL)


BEATS: Final[Mapping[str, Callable[["Course", Json, float, set[int]], None]]] = {
    "draw": _draw,
    "discard": _discard,
    "role": _role,
    "build": _build,
    "good": _good,
    "sell": _sell,
    "spend": _sell,
    "reveal": _reveal,
    "tile": _tile,
    "round": _round,
    "reshuffle": _reshuffle,
    "tuck": _tuck,
}
