"""What is seen of each event: what flies where, and how long it takes to read."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from game.checks import Json
from scenes.actor import Actor
from scenes.pictures import middle
from scenes.sanjuan.look import card_of
from scenes.sanjuan.shown import count

if TYPE_CHECKING:
    from scenes.canvas import Sprite
    from scenes.sanjuan.course import Course

TRAVEL: Final = 220.0
APART: Final = 40.0
ROLE: Final = 300.0
MOST_FLYING: Final = 5
READ: Final[Mapping[str, float]] = {
    "round": 900, "role": 1000, "build": 900, "sell": 450, "tile": 800, "reveal": 1200, "library": 800,
    "tuck": 500, "ship": 500, "draw": 260, "discard": 220, "good": 260, "spend": 300, "end": 900,
    "reshuffle": 500,
}  # fmt: skip
"""Milliseconds that an event stays before the next one begins."""
SOUNDS: Final[Mapping[str, str]] = {
    "round": "round", "build": "build", "sell": "coin", "tile": "tile", "reveal": "card", "draw": "card",
    "discard": "card_place", "good": "good", "spend": "coin", "tuck": "card_place", "reshuffle": "shuffle",
}  # fmt: skip


def play(scene: "Course", event: Json) -> float:
    """Let an event be seen and heard; how long it is to be read."""
    kind = event["event"]
    name = SOUNDS.get(kind)
    if kind == "role":
        name = f"sting_{event['role']}"
    if name:
        scene.console.sounds.play(name)
    show = BEATS.get(kind)
    if show:
        show(scene, event)
    return READ.get(kind, 0)


def _cards(scene: "Course", event: Json, start: tuple[int, int], end: tuple[int, int]) -> None:
    """So many backs from here to there."""
    for at in range(min(MOST_FLYING, max(1, count(event)))):
        _fly(scene, scene.stage.look.back(), start, end, at * APART)


def _fly(
    scene: "Course", sprite: "Sprite", start: tuple[int, int], end: tuple[int, int], delay: float = 0
) -> None:
    actor = Actor(sprite, *start, fade=0 if delay else 1)
    scene.stage.flying.append(actor)
    lift = min(40, abs(end[0] - start[0]) * 0.12)
    scene.motion.fly(actor, TRAVEL, delay, lift, x=end[0], y=end[1], fade=1)
    scene.motion.then(lambda: _land(scene, actor))


def _land(scene: "Course", actor: Actor) -> None:
    if actor in scene.stage.flying:
        scene.stage.flying.remove(actor)


def _draw(scene: "Course", event: Json) -> None:
    if event["seat"] == scene.eyes:
        return  # the cards of the hand come from the supply by themselves
    _cards(scene, event, middle(scene.stage.zones["piles"]), scene.stage.middle_of(event["seat"]))


def _discard(scene: "Course", event: Json) -> None:
    _cards(scene, event, scene.stage.middle_of(event["seat"]), middle(scene.stage.zones["piles"]))


def _role(scene: "Course", event: Json) -> None:
    """The placard flies to its taker and back onto its place."""
    placard = scene.stage.roles[event["role"]]
    x, y = placard.x, placard.y
    goal = scene.stage.middle_of(event["seat"])
    copy = Actor(placard.sprite, *goal, scale=0.6)
    scene.stage.flying.append(copy)
    start = Actor(placard.sprite, x, y)
    copy.put(x=start.x, y=start.y, scale=1.0)
    scene.motion.fly(copy, ROLE, 0, 12, x=goal[0], y=goal[1], scale=0.5)
    scene.motion.fly(copy, ROLE, ROLE * 1.6, 0, fade=0)
    scene.motion.then(lambda: _land(scene, copy))


def _build(scene: "Course", event: Json) -> None:
    """The card is seen large for a moment, then goes to its city."""
    stage, seat = scene.stage, event["seat"]
    centre = middle(stage.zones["roles"])
    sprite = stage.look.focused(event["card"])
    goal = stage.middle_of(seat)
    if seat == scene.eyes:
        place = next(
            at
            for at in reversed(range(len(scene.shown.view["seats"][seat]["built"])))
            if card_of(scene.shown.view["seats"][seat]["built"][at]) == event["card"]
        )
        goal = middle(stage.slots.places[place])
    actor = Actor(sprite, *stage.middle_of(seat), scale=0.5)
    stage.flying.append(actor)
    scene.motion.fly(actor, TRAVEL, 0, 10, x=centre[0], y=centre[1], scale=1.0)
    scene.motion.fly(actor, TRAVEL, TRAVEL + 600, 0, x=goal[0], y=goal[1], scale=0.5)
    scene.motion.fly(actor, 80, 2 * TRAVEL + 600, 0, fade=0)
    scene.motion.then(lambda: _land(scene, actor))


def _good(scene: "Course", event: Json) -> None:
    start = middle(scene.stage.zones["piles"])
    _fly(scene, scene.stage.look.good_of(event["plant"]), start, scene.good_place(event))


def _sell(scene: "Course", event: Json) -> None:
    end = middle(scene.stage.zones["prices"])
    _fly(scene, scene.stage.look.good_of(event["plant"]), scene.good_place(event), end)


def _reveal(scene: "Course", event: Json) -> None:
    """The cards turned up lie in the middle for a moment."""
    centre = middle(scene.stage.zones["roles"])
    cards = event["cards"]
    for at, name in enumerate(cards):
        x = centre[0] + round((at - (len(cards) - 1) / 2) * scene.stage.look.small[0] * 1.05)
        actor = Actor(scene.stage.look.card(name), *middle(scene.stage.zones["piles"]))
        scene.stage.flying.append(actor)
        goal = scene.stage.middle_of(event["seat"]) if name == event["kept"] else centre
        scene.motion.fly(actor, TRAVEL, at * APART, 20, x=x, y=centre[1])
        scene.motion.fly(actor, TRAVEL, 1000, 0, x=goal[0], y=goal[1], fade=0)
        scene.motion.then(lambda actor=actor: _land(scene, actor))  # type: ignore[misc]


BEATS: Final[Mapping[str, Callable[["Course", Json], None]]] = {
    "draw": _draw,
    "discard": _discard,
    "role": _role,
    "build": _build,
    "good": _good,
    "sell": _sell,
    "spend": _sell,
    "reveal": _reveal,
}
