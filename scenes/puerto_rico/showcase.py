"""The screens of Puerto Rico, each by itself with a game to show."""

from functools import partial
from typing import TYPE_CHECKING, Final

from game.puerto_rico.catalogue import NAMES, PROSPECTOR_2, ROLES, TILES
from game.puerto_rico.guest import PuertoRico
from scenes.lab.sample_games import finished, halfway, quiet
from scenes.lab.table_screens import at_table, looking_back, prepared
from scenes.puerto_rico.aid import aid
from scenes.puerto_rico.gallery import gallery
from scenes.puerto_rico.guest import DOOR, FIRST, night, rules
from scenes.puerto_rico.lessons import ENDINGS, TAUGHT
from scenes.puerto_rico.rules import topics
from scenes.puerto_rico.table import TABLE
from scenes.puerto_rico.views import view_of
from scenes.puerto_rico.zoom import lying, seat_zoom, things_zoom
from scenes.screens.how_to_play import HowToPlay
from scenes.screens.new_game import NewGame
from scenes.screens.night import Night
from scenes.screens.score import ScorePad
from scenes.screens.statistics import Statistics
from scenes.screens.trophies import Trophies
from scenes.table.gallery import Enlarged
from scenes.table.parts import Screens, Showcase
from scenes.table.questions import guess
from scenes.table.zoom import SeatZoom, ThingZoom
from scenes.widgets.book import Leaf
from scenes.widgets.guide_bubble import GuideBubble, Told
from scenes.widgets.screen import Screen

if TYPE_CHECKING:
    from scenes.app.console import Console

BUILDINGS: Final = [f"building.{name}" for name in NAMES]


def zoomed(console: "Console", at: int) -> ThingZoom:
    """Of everything that can be enlarged at a table."""
    session = halfway(console, PuertoRico)
    view = view_of(session.view(0))
    roles = [f"role.{role}" for role in ROLES[:PROSPECTOR_2]]
    tiles = [f"{kind}.{tile}" for kind in ("tile", "good") for tile in TILES]
    things = [*BUILDINGS, *roles, *tiles[:-1], *lying(view)]
    return things_zoom(console, view, session.names, things, at % len(things))


def island(console: "Console", seat: int) -> SeatZoom:
    session = halfway(console, PuertoRico)
    return seat_zoom(console, view_of(session.view(0)), session.names, seat)


def first_game(console: "Console") -> Screen:
    return DOOR.guided(console, quiet(console, FIRST.table(PuertoRico, console.say)))


def talk(console: "Console") -> GuideBubble:
    """One sentence, and a question."""
    zones, say = console.layout.zones(PuertoRico.name, "seats 3"), console.words(PuertoRico)
    answers = {name: say(f"lesson.guess.ends.{name}") for name in ENDINGS}
    asked = guess(say("lesson.guess.ends"), answers, ENDINGS[-1], say("lesson.guess.ends.why"), say)
    told = [
        Told(lambda: say("lesson.ends"), lambda: zones["ask"]),
        Told(lambda: asked.words, lambda: zones["stage"], lambda: asked.answers),
    ]
    return GuideBubble(console, told[::-1], TAUGHT.face, lambda heard: None, {})


AROUND: Final[Screens] = {
    "new game": partial(NewGame, kind=PuertoRico),
    "how to play": partial(HowToPlay, kind=PuertoRico),
    "night": lambda console: Night(console, finished(console, PuertoRico), night, [0, 1], print),
    "score": lambda console: ScorePad(console, finished(console, PuertoRico), print),
}
COLLECTION: Final[Screens] = {
    "gallery": gallery,
    "statistics": partial(Statistics, kind=PuertoRico),
    "achievements": partial(Trophies, kind=PuertoRico),
}
AT_TABLE: Final[Screens] = {
    **at_table(PuertoRico, TABLE),
    "building": partial(zoomed, at=0),
    "role": partial(zoomed, at=len(BUILDINGS)),
    "ship": partial(zoomed, at=-1),
    "island": partial(island, seat=0),
    "other island": partial(island, seat=1),
}
ASIDE: Final[Screens] = {
    "first game": first_game,
    "talk": talk,
    "rules": rules,
    "topic": lambda console: Leaf(console, topics, 0, PuertoRico),
    "aid": aid,
    "enlarged": lambda console: Enlarged(console, prepared(gallery(console)), 0),
    **looking_back(PuertoRico, TABLE),
}
SHOWCASE: Final = Showcase(around=AROUND, collection=COLLECTION, table=AT_TABLE, aside=ASIDE)
