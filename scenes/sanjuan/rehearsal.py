"""All pictures that the table may need within a frame, made piece by piece before it is played."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.sanjuan.catalogue import ROLES, TILES
from scenes.sanjuan import market, panels, turning
from scenes.sanjuan.banner import face, ribbon
from scenes.sanjuan.hand import light_of
from scenes.sanjuan.light import shadow, shine
from scenes.sanjuan.market import Placard
from scenes.table.message_bar import Sentence

if TYPE_CHECKING:
    from scenes.sanjuan.stage import Stage

EVERY_DIGIT: Final = 1234567890


def rehearse(stage: "Stage") -> Iterator[None]:
    yield from _cards(stage)
    yield from _golden_edges(stage)
    yield from _phases(stage)
    yield from _seats(stage)
    yield from _market(stage)
    yield from _strip(stage)
    yield from stage.offers.make()


def _cards(stage: "Stage") -> Iterator[None]:
    look = stage.look
    yield from look.make(stage.cards)
    for light in (shadow, shine):
        light_of(look, light)
        yield
    for name in stage.cards:
        turning.card(look, name)
        yield
    sizes = {stage.quay_of(at).size for at in range(len(stage.names))}
    yield from look.make_buildings(stage.cards, sorted(sizes))


def _golden_edges(stage: "Stage") -> Iterator[None]:
    """Of whatever can have the focus."""
    zones, others = stage.zones, stage.others
    spots = [zones["piles"], zones["prices"], *stage.role_places(), *stage.quay.places]
    spots += [Rect((0, 0), stage.look.small), *(stage.slot(at, 0) for at in others)]
    for place in [*spots, *map(stage.seat_zone, others)]:
        stage.gold(place)
        yield


def _phases(stage: "Stage") -> Iterator[None]:
    """What tells everybody which of them runs."""
    look, zone = stage.look, stage.zones["roles"]
    for role in ROLES:
        ribbon(look, role, stage.say(f"role.{role}"), zone)
        yield
    for at, name in enumerate(stage.names):
        face(look, name, at, zone)
        yield
    stage.crown()
    yield


def _seats(stage: "Stage") -> Iterator[None]:
    look, every = stage.look, EVERY_DIGIT
    for at, name in enumerate(stage.names):
        for asked in (False, True):
            found = panels.Who(name, at, every, every, True, asked, ())
            if at in stage.others:
                yield from panels.make_seat_panel(look, found, stage.seat_zone(at))
            else:
                list(panels.own_header(look, found, stage.own))
                yield


def _market(stage: "Stage") -> Iterator[None]:
    """Piles, prices and placards."""
    look, zones, prices = stage.look, stage.zones, stage.zones["prices"].size
    list(market.piles(look, EVERY_DIGIT, EVERY_DIGIT, zones["piles"]))
    yield
    for side in turning.TILE:
        turning.side(look, prices, *side)
        yield
    for tiles in ([None] * len(TILES), [TILES[0], *[None] * (len(TILES) - 1)]):
        market.price_board(look, tiles, prices)
        yield
    for role, place in zip(ROLES, stage.role_places(), strict=True):
        market.make_pill(look, role, place.size)
        for taker in ("", *stage.names):
            market.placard(look, Placard(role, taker, "0"), stage.names_of[role], place.size)
            yield


def _strip(stage: "Stage") -> Iterator[None]:
    """Its buttons, and the signs of what is asked."""
    stage.site(stage.quay.places[0])
    stage.ticked(stage.quay.places[0])
    stage.star_of_city(stage.quay.places[0])
    for name in ("done", "pass"):
        laid = stage.message_bar.write(Sentence("", ((name, stage.say(f"table.{name}")),)))
        stage.gold(laid.buttons[name])
    stage.look.star(stage.zones["ask"].height - 2)
    yield
