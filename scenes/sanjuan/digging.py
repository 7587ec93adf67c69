"""What is seen where cards are turned up: four at a gold mine, one at a goldsmith's."""

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.sanjuan.explain import spoilt
from game.sanjuan.follow import seen_cards
from game.sanjuan.piles import card_of
from scenes.cards.hand import TRAVEL, deal
from scenes.draw.actor import Actor
from scenes.sanjuan import draw_piles
from scenes.sanjuan.views import Deed
from scenes.table.effects import APART, Effects
from scenes.table.light import cross, spark

if TYPE_CHECKING:
    from scenes.sanjuan.stage import Stage

TURNING: Final = 260.0
"""Milliseconds from one card to the next."""
TOLD: Final = 700.0
"""How long it is seen what came of it."""
AIR: Final = 8
"""Pixels between two cards."""
STRUCK: Final = 0.8
"""How large a cross is, in widths of what it strikes out."""
SPARK: Final = 0.3
SPARKS: Final = ((-0.8, -0.4), (-0.3, -0.75), (0.3, -0.7), (0.8, -0.35), (-0.7, 0.5), (0.7, 0.55))
"""Where they fly from the middle of a card, in its heights."""


def make(stage: "Stage") -> None:
    width = stage.cards.small[0]
    cross(stage.tokens, round(width * STRUCK))
    spark(stage.tokens, round(width * SPARK))


def suspense(cards: int) -> float:
    """Milliseconds until all of them lie there."""
    return (cards - 1) * TURNING + TRAVEL


def places(stage: "Stage", count: int) -> list[Rect]:
    width, height = stage.cards.small
    found = Rect(0, 0, count * (width + AIR) - AIR, height)
    found.center = stage.offers.middle(count)
    return [Rect(found.x + at * (width + AIR), found.y, width, height) for at in range(count)]


def reveal(stage: "Stage", now: Deed, air: Effects) -> None:
    """One card after the other, each with its cost; then what spoils it is struck out, or one glitters."""
    cards, kept = seen_cards(now.event), now.event["kept"]
    lie_out = "revealed" in now.view
    stage.offers.clear()
    step = 0.0 if lie_out else TURNING
    up = 0.0 if lie_out else suspense(len(cards))
    supply, heap = draw_piles.pile_places(stage.zones["piles"])
    ground, _ = stage.offers.board(len(cards))
    air.stand(Actor(ground, *stage.offers.middle(len(cards))), 0, up + TOLD)
    laid, at_kept = places(stage, len(cards)), cards.index(kept) if kept else None
    if at_kept is not None:
        air.shine(stage.light(), laid[at_kept].center, up, TOLD)
    for at, (name, place) in enumerate(zip(cards, laid, strict=True)):
        goal = stage.middle_of(now.event["seat"]) if at == at_kept else heap.center
        _turn_up(stage, air, name, place, at * step, up + TOLD, supply.center, goal)
    if at_kept is not None:
        _glitter(stage, air, laid[at_kept], up)
    for at in spoilt(cards, kept, now.view["edition"]):
        mark = Actor(cross(stage.tokens, round(laid[at].width * STRUCK)), *laid[at].center)
        air.stand(mark, up, TOLD)
    if len(cards) == 1 and not kept:
        _flash_twins(stage, now, air, cards[0], up)
    air.sound("mine_hit" if kept else "mine_miss", up)
    air.lands(up + TOLD)


def _turn_up(
    stage: "Stage",
    air: Effects,
    name: str,
    place: Rect,
    late: float,
    until: float,
    source: tuple[float, float],
    goal: tuple[float, float],
) -> None:
    cards, motion = stage.cards, air.motion
    price = cards.cost(name)
    face = Actor(cards.card(name), *place.center)
    coin = Actor(price, place.x + price.size[0] * 0.4, place.y + price.size[1] * 0.4)
    if motion.reduced:
        for actor in (face, coin):
            air.stand(actor, late, until - late)
        return
    air.add(face)
    if until > TOLD:
        deal(cards, name, face.put(fade=0), source, motion, late)
        motion.fly(face, 1, late, fade=1)
        motion.fly(air.add(coin).put(fade=0), APART, late + TRAVEL, fade=1)
        air.sound("card", late)
    else:
        air.add(coin)
    for actor in (face, coin):
        motion.fly(actor, TRAVEL, until, x=goal[0], y=goal[1], fade=0)


def _glitter(stage: "Stage", air: Effects, place: Rect, delay: float) -> None:
    if air.motion.reduced:
        return
    for x, y in SPARKS:
        star = air.add(Actor(spark(stage.tokens, round(place.width * SPARK)), *place.center, fade=0))
        air.motion.fly(star, 1, delay, fade=1)
        goal = {"x": place.centerx + x * place.height, "y": place.centery + y * place.height}
        air.motion.fly(star, TOLD, delay + 1, fade=0, **goal)


def _flash_twins(stage: "Stage", now: Deed, air: Effects, card: str, delay: float) -> None:
    """The buildings for which a card cannot be kept."""
    for seat, each in enumerate(now.view["seats"]):
        for at, pile in enumerate(each["built"]):
            if card_of(pile) == card:
                air.flash(stage.gold(stage.slot(seat, at)), delay)
