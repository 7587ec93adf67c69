"""The screens of San Juan, each by itself with a game to show."""

from functools import partial
from typing import TYPE_CHECKING, Final

from game.sanjuan.catalogue import NAMES
from game.sanjuan.guest import SanJuan
from scenes.lab.sample_games import coached, finished, halfway, quiet
from scenes.lab.table_screens import at_table, looking_back, prepared
from scenes.sanjuan.guest import DOOR, FIRST, aid, gallery, night, rules
from scenes.sanjuan.kinds import PLANTS
from scenes.sanjuan.lessons import TAUGHT
from scenes.sanjuan.pile_info import TOLD, pile_info
from scenes.sanjuan.rules import topics
from scenes.sanjuan.table import TABLE
from scenes.sanjuan.views import seen_hand, view_of
from scenes.sanjuan.zoom import card_zoom, city_zoom
from scenes.screens.curtain import Curtain
from scenes.screens.hindsight import LookingBack
from scenes.screens.night import Night
from scenes.table.gallery import Enlarged
from scenes.table.parts import Screens, Showcase
from scenes.table.wording import MOST_NEWS
from scenes.table.zoom import PageZoom, SeatZoom, ThingZoom
from scenes.widgets.book import Leaf
from scenes.widgets.guide_bubble import GuideBubble, Told
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from scenes.app.console import Console


def curtain(console: "Console") -> Curtain:
    name = console.say("plan.player", number=1)
    sold = {"event": "sell", "seat": 0, "plant": PLANTS[-1], "price": 3}
    told = SanJuan.telling.tell(sold, [name], console.words(SanJuan))
    name = console.say("plan.player", number=2)
    return Curtain(console, SanJuan, name, 1, print, print, news=[told] * MOST_NEWS)


def first_game(console: "Console") -> Screen:
    return DOOR.guided(console, quiet(console, FIRST.table(SanJuan, console.say)))


def talk(console: "Console") -> GuideBubble:
    hand = console.layout.zones(SanJuan.name)["hand"]
    texts = [f"lesson.{lesson.name}" for lesson in TAUGHT.all[:3]]
    told = [Told(partial(console.words(SanJuan), text, name="Inés"), lambda: hand) for text in texts]
    return GuideBubble(console, told, TAUGHT.face, lambda heard: None, {})


def by_night(console: "Console") -> Night:
    return Night(console, finished(console), night, [0, 1], print)


def card(console: "Console") -> ThingZoom:
    session = halfway(console)
    view = view_of(session.view(0))
    return card_zoom(console, view, session.names, [*seen_hand(view, 0), *NAMES[-4:]], 0)


def city(console: "Console") -> SeatZoom:
    session = halfway(console)
    return city_zoom(console, view_of(session.view(0)), session.names, 1)


def piles(console: "Console", zone: str) -> PageZoom:
    return pile_info(console, zone, view_of(halfway(console).view(0)))


def enlarged(console: "Console") -> Enlarged:
    return Enlarged(console, prepared(gallery(console)), 0)


AT_TABLE: Final[Screens] = {
    **at_table(SanJuan, TABLE),
    "card": card,
    "city": city,
}
ASIDE: Final[Screens] = {
    "first game": first_game,
    "talk": talk,
    "rules": rules,
    "topic": lambda console: Leaf(console, topics, 0, SanJuan),
    "aid": aid,
    **{zone: partial(piles, zone=zone) for zone in TOLD},
    "night": by_night,
    "looking": lambda console: LookingBack(console, coached(console)),
    "enlarged": enlarged,
    **looking_back(SanJuan, TABLE),
}
SHOWCASE: Final = Showcase(
    around={"curtain with news": curtain},
    collection={"gallery": gallery},
    table=AT_TABLE,
    aside=ASIDE,
)
