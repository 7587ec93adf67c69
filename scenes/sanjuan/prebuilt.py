"""All pictures that the table may need within a frame, made piece by piece before it is played."""

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.sanjuan.catalogue import FULL_CITY, TILES
from scenes.app.work import Work
from scenes.draw.theme import INK
from scenes.sanjuan import cathedral, digging
from scenes.sanjuan.city import lamp
from scenes.sanjuan.draw_piles import piles
from scenes.sanjuan.prices import price_board, turning
from scenes.sanjuan.roles import GIVEN
from scenes.sanjuan.seat import counts, own_header
from scenes.table.banner import face, ribbon
from scenes.table.message_bar import Sentence
from scenes.table.placards import Placard, make_pill, placard
from scenes.table.seat import Head, seat_plan, told

if TYPE_CHECKING:
    from scenes.sanjuan.stage import Stage

EVERY_DIGIT: Final = 1234567890


def prebuilt(stage: "Stage") -> Work:
    yield from _cards(stage)
    yield from _golden_edges(stage)
    yield from _phases(stage)
    yield from _seats(stage)
    yield from _market(stage)
    yield from _strip(stage)
    yield from _aside(stage)
    yield from stage.offers.make()


def _cards(stage: "Stage") -> Work:
    yield from stage.cards.make(stage.deck, range(10))
    sizes = sorted({plots.size for plots in stage.all_plots})
    for _, height in sizes:
        lamp(stage.faces, height)
    yield from stage.faces.make_buildings(stage.deck, sizes)


def _golden_edges(stage: "Stage") -> Work:
    """Of whatever can have the focus."""
    zones, others = stage.zones, stage.others
    spots = [zones["piles"], zones["prices"], *stage.role_places(), Rect((0, 0), stage.cards.small)]
    spots += [plots.places[0] for plots in stage.all_plots]
    for place in [*spots, *map(stage.seat_zone, others)]:
        stage.gold(place)
        yield


def _phases(stage: "Stage") -> Work:
    """What tells everybody which of them runs."""
    tokens, zone = stage.tokens, stage.zones["roles"]
    for role in stage.drawn.values():
        ribbon(tokens, role, zone)
        yield
    for portrait in stage.portraits:
        face(tokens, portrait, zone)
        yield
    digging.make(stage)
    for made in (stage.crown, stage.light, stage.dust, stage.last_words):
        made()
        yield


def _seats(stage: "Stage") -> Work:
    tokens, every = stage.tokens, EVERY_DIGIT
    for at, name in enumerate(stage.names):
        for asked in (False, True):
            head = Head(name, stage.portraits[at], True, asked, counts(every, every))
            if at in stage.others:
                size, letters = stage.seat_zone(at).size, tokens.small_letters.smallest
                list(told(tokens, head, seat_plan(size, letters, FULL_CITY, FULL_CITY)[0], INK))
            else:
                list(own_header(tokens, head, every, stage.own))
            yield


def _market(stage: "Stage") -> Work:
    """Piles, prices and placards."""
    tokens, zones, size = stage.tokens, stage.zones, stage.zones["prices"].size
    list(piles(tokens, EVERY_DIGIT, EVERY_DIGIT, zones["piles"]))
    yield
    for _ in turning(tokens, size):
        yield
    for tiles in ([None] * len(TILES), [TILES[0], *[None] * (len(TILES) - 1)]):
        price_board(tokens, stage.say, tiles, size)
        yield
    for role, place in zip(stage.drawn.values(), stage.role_places(), strict=True):
        make_pill(tokens, role, GIVEN, place.size)
        for taker, portrait in (("", ""), *zip(stage.names, stage.portraits, strict=True)):
            placard(tokens, Placard(role, "0", taker, portrait), place.size)
            yield


def _aside(stage: "Stage") -> Work:
    if stage.expanded:
        stage.site(stage.aside())
        yield from cathedral.make(stage)


def _strip(stage: "Stage") -> Work:
    """Its buttons, and the signs of what is asked."""
    for plots in stage.all_plots:
        for mark in (stage.site, stage.ticked, stage.star_of_city):
            mark(plots.places[0])
        yield
    for name in ("done", "pass"):
        laid = stage.message_bar.write(Sentence("", ((name, stage.say(f"table.{name}")),)))
        stage.gold(laid.buttons[name])
    stage.tokens.star(stage.zones["ask"].height - 2)
    yield
