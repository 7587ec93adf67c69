"""Every screen by itself, with a game to show: for the figures, and for whoever looks at all of them."""

import os
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from game.guest import DEFAULT, game_named
from game.match import play
from game.sanjuan.catalogue import NAMES
from game.table import Table
from scenes.about import About, Licences
from scenes.book import Leaf
from scenes.buttons import Button
from scenes.collection import Collection
from scenes.controls import Controls, Listening
from scenes.crash import Crash
from scenes.curtain import Curtain
from scenes.devices import KEYBOARD
from scenes.digits import Digits
from scenes.ending import WhatNext
from scenes.farewell import Farewell
from scenes.first_start import FirstStart
from scenes.games import Games
from scenes.hindsight import Hindsight, Looking, Mistake
from scenes.how_to_play import HowToPlay
from scenes.letters import Letters
from scenes.minds import Prompt
from scenes.new_game import NewGame
from scenes.pad_lost import PadLost
from scenes.pause import Pause
from scenes.plan import usual
from scenes.profiles_menu import Parting, ProfilesMenu
from scenes.results import ended, entered, results_file
from scenes.safe_area import SafeArea
from scenes.sanjuan.asking import CardAsking
from scenes.sanjuan.gallery import Enlarged, Gallery
from scenes.sanjuan.guest import FIRST, aid, guided, rules
from scenes.sanjuan.kinds import PLANTS
from scenes.sanjuan.lessons import TAUGHT
from scenes.sanjuan.rules import topics
from scenes.sanjuan.stock import STOCK, Stock
from scenes.sanjuan.table import TABLE
from scenes.sanjuan.zoom import CardZoom, CityZoom
from scenes.saves import games_folder, latest_first
from scenes.score import ScorePad
from scenes.screen import Screen
from scenes.seats import HUMAN
from scenes.session import Session
from scenes.settings_menu import GROUPS, Group, SettingsMenu
from scenes.statistics import Statistics
from scenes.story import Story
from scenes.table.log import Log
from scenes.table.past import Past
from scenes.table.replay import Replay
from scenes.table.replay_menus import Jump, Points, ReplayMenu
from scenes.table.scene import TableScene
from scenes.table.wording import MOST_NEWS
from scenes.talk import Talk, Told
from scenes.title import Title
from scenes.trophies import Trophies
from scenes.wizard import Wizard

if TYPE_CHECKING:
    from scenes.console import Console

S = TypeVar("S", bound=Screen)
Screens = Mapping[str, Callable[["Console"], Screen]]
KIND: Final = game_named(DEFAULT)
SEED: Final = 7
DEALS: Final = 8
"""So many different games are kept; the others are like them."""
DAY: Final = 86_400


def quiet(console: "Console", table: Table) -> Session:
    """Nobody else is asked, and nothing is written down."""
    return Session(table, None, console.notice, lambda: None, Prompt(KIND.habitual(), lambda: None))


@cache
def played() -> Table:
    """A game that is over."""
    names = [f"{name}, greedy" for name in ("Player 1", "Rosa", "Inés", "Tomás")]
    table = Table(KIND.new({"seats": 4, **KIND.fullest}, SEED, names), SEED)
    play(table, {seat: KIND.strongest(1) for seat in range(4)})
    return table


def finished(console: "Console") -> Session:
    return quiet(console, played())


def halfway(console: "Console") -> Session:
    """In the middle of a game, with roles taken, cities grown and goods made."""
    names = [f"Ana, {HUMAN}", *(f"{name}, greedy" for name in ("Inés", "Tomás", "Dolores"))]
    table, bot = Table(KIND.new({"seats": 4, "governor": 2}, 5, names), 5), KIND.habitual()
    while (decision := table.decision) and (
        table.game.round < 6
        or decision.kind != "role"
        or decision.seat
        or len(table.game.view(0)["taken"]) < 2
    ):
        table.choose(bot.pick(table.game.view(decision.seat), decision))
    return quiet(console, table)


def coached(console: "Console", seed: int = SEED) -> Session:
    table = replace(usual(KIND), seed=seed).table(KIND, console.say)
    play(table, {seat: KIND.habitual() for seat in range(4)})
    return quiet(console, table)


def hindsight(console: "Console") -> Hindsight:
    session = coached(console)
    coach = KIND.coach
    assert coach
    dear = [past for past in session.past() if past.decision.kind == "build"][:3]
    found = [Mistake(past, coach.advise(past.view, past.decision, past.picks)) for past in dear]
    return Hindsight(console, session, found, silent=False)


def curtain(console: "Console") -> Curtain:
    name = console.say("plan.player", number=1)
    sold = {"event": "sell", "seat": 0, "plant": PLANTS[-1], "price": 3}
    told = KIND.telling.tell(sold, [name], console.words(KIND))
    return Curtain(console, KIND, console.say("plan.player", number=2), 1, print, news=[told] * MOST_NEWS)


@cache
def record(seed: int) -> str:
    """Of a game that somebody at the pad has played to its end."""
    names = [f"Ana, {HUMAN}", *(f"{name}, greedy" for name in ("Inés", "Tomás"))]
    table = Table(KIND.new({"seats": 3, "governor": 0}, seed, names), seed)
    play(table, dict.fromkeys(range(3), KIND.habitual()))
    return table.record()


def keep(count: int) -> None:
    """So many games, a day apart, of which it is known what became of them."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"game{at:03}.sanjuan" for at in range(count)]
    for at, path in enumerate(paths):
        path.write_text(record(at % DEALS), encoding="utf-8")
        os.utime(path, (at * DAY,) * 2)
    for path in paths[:DEALS]:
        deque(entered(path), maxlen=0)
    lines = results_file().read_text(encoding="utf-8").splitlines(keepends=True)
    for at, path in enumerate(paths[DEALS:]):
        first = paths[at % DEALS]
        lines.append(lines[at % DEALS].replace(first.name, path.name).replace(ended(first), ended(path)))
    results_file().write_text("".join(lines), encoding="utf-8")


def replay(console: "Console") -> Replay[CardAsking]:
    if not latest_first(games_folder()):
        keep(1)
    return Replay.of(console, Story(latest_first(games_folder())[0]), TABLE)


def prepared(screen: S) -> S:
    """As it is once something lies above it."""
    screen.stack = screen.console.stack
    for _ in screen.prepare():
        pass
    return screen


def points(console: "Console") -> Points:
    return Points(console, prepared(replay(console)).past)


def first_game(console: "Console") -> Screen:
    return guided(console, quiet(console, FIRST.table(KIND, console.say)))


def talk(console: "Console") -> Talk:
    hand = console.layout.zones("table")["hand"]
    texts = [f"lesson.{lesson.name}" for lesson in TAUGHT.all[:3]]
    told = [Told(partial(console.words(KIND), text, name="Inés"), lambda: hand) for text in texts]
    return Talk(console, told, TAUGHT.face, lambda heard: None, {})


def log(console: "Console") -> Log[CardAsking]:
    return Log(console, finished(console), TABLE, 0)


def past(console: "Console") -> Past[CardAsking]:
    session = finished(console)
    return Past(console, session, TABLE, 0, session.length // 2)


def card(console: "Console") -> CardZoom:
    session = halfway(console)
    view = session.view(0)
    return CardZoom(console, view, session.names, [*view["seats"][0]["hand"], *NAMES[-4:]], 0)


def city(console: "Console") -> CityZoom:
    session = halfway(console)
    return CityZoom(console, session.view(0), session.names, 1)


def stock(console: "Console", what: str) -> Stock:
    return Stock(console, what, halfway(console).view(0))


def enlarged(console: "Console") -> Enlarged:
    return Enlarged(console, prepared(Gallery(console)), 0)


AROUND: Final[Screens] = {
    "title": Title,
    "new game": partial(NewGame, kind=KIND),
    "seed": lambda console: Digits(console, console.say("plan.seed"), console.say("plan.drawn"), None, print),
    "profiles": ProfilesMenu,
    "parting": Parting,
    "name": lambda console: Letters(console, console.say("profile.new"), "Maximilian", print),
    "settings": SettingsMenu,
    **{name: partial(Group, name=name) for name in GROUPS},
    "keyboard": lambda console: Controls(console, KEYBOARD),
    "listening": lambda console: Listening(console, "pad 0", Button.R2),
    "safe area": SafeArea,
    "about": About,
    "how to play": partial(HowToPlay, kind=KIND),
    "farewell": lambda console: Farewell(console, finished(console)),
    "licences": Licences,
    "pause": lambda console: Pause(console, halfway(console)),
    "first start": lambda console: FirstStart(console, print),
    "wizard": lambda console: Wizard(console, "pad 0", "03"),
    "pad lost": PadLost,
    "curtain": lambda console: Curtain(console, KIND, console.say("plan.player", number=2), 1, print),
    "curtain with news": curtain,
    "hindsight": hindsight,
    "what next": lambda console: WhatNext(console, coached(console)),
    "score": lambda console: ScorePad(console, finished(console), print),
    "crash": lambda console: Crash(console, Path.home() / ".local/state/sanjuan/log/crash.log"),
}
COLLECTION: Final[Screens] = {
    "collection": partial(Collection, kind=KIND),
    "games": Games,
    "statistics": partial(Statistics, kind=KIND),
    "achievements": partial(Trophies, kind=KIND),
    "gallery": Gallery,
}
AT_TABLE: Final[Screens] = {
    "table": lambda console: TableScene(console, halfway(console), TABLE),
    "card": card,
    "city": city,
    "log": log,
}
ASIDE: Final[Screens] = {
    "past": past,
    "first game": first_game,
    "talk": talk,
    "rules": rules,
    "topic": lambda console: Leaf(console, topics, 0, KIND),
    "aid": aid,
    **{what: partial(stock, what=what) for what in STOCK},
    "looking": lambda console: Looking(console, coached(console)),
    "enlarged": enlarged,
    "replay": replay,
    "replay menu": lambda console: ReplayMenu(console, prepared(replay(console))),
    "jump": lambda console: Jump(console, prepared(replay(console))),
    "points": points,
}
SCREENS: Final[Screens] = {**AROUND, **COLLECTION, **AT_TABLE, **ASIDE}
"""All of them: those around the table, what is kept, the table and what opens above it, and the rest."""
