"""Every screen by itself, with a game to show: for the figures, and for whoever looks at all of them."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.guest import game_named
from scenes.game_registry import DOORS, parts_of
from scenes.input.buttons import Button
from scenes.input.devices import KEYBOARD
from scenes.lab.sample_games import KIND, coached, finished, halfway
from scenes.screens.about import About, Licences
from scenes.screens.collection import Collection
from scenes.screens.controls import Controls, Listening
from scenes.screens.crash import Crash
from scenes.screens.curtain import Curtain
from scenes.screens.ending import WhatNext
from scenes.screens.farewell import Farewell
from scenes.screens.first_start import FirstStart
from scenes.screens.games import Games
from scenes.screens.hindsight import Hindsight, Mistake
from scenes.screens.how_to_play import HowToPlay
from scenes.screens.joining import Joining
from scenes.screens.large_screen import LargeScreen
from scenes.screens.name_entry import NameEntry
from scenes.screens.new_game import NewGame
from scenes.screens.number_entry import NumberEntry
from scenes.screens.pad_lost import PadLost
from scenes.screens.pad_wizard import PadWizard
from scenes.screens.pause import Pause
from scenes.screens.profiles_menu import Parting, ProfilesMenu
from scenes.screens.safe_area import SafeArea
from scenes.screens.score import ScorePad
from scenes.screens.settings_menu import GROUPS, SettingsGroup, SettingsMenu
from scenes.screens.statistics import Statistics
from scenes.screens.title import Title
from scenes.screens.trophies import Trophies
from scenes.table.parts import Screens

if TYPE_CHECKING:
    from scenes.app.console import Console

GUEST: Final = parts_of(KIND).showcase()


def hindsight(console: "Console") -> Hindsight:
    session = coached(console)
    coach = session.coach
    assert coach
    dear = [past for past in session.past() if past.decision.kind == "build"][:3]
    found = [Mistake(past, coach.advise(past.view, past.decision, past.picks)) for past in dear]
    return Hindsight(console, session, found, silent=False)


AROUND: Final[Screens] = {
    "title": Title,
    "new game": partial(NewGame, kind=KIND),
    "seed": lambda console: NumberEntry(
        console, console.say("plan.seed"), console.say("plan.drawn"), None, print
    ),
    "profiles": ProfilesMenu,
    "parting": Parting,
    "name": lambda console: NameEntry(console, console.say("profile.new"), "Maximilian", print),
    "settings": SettingsMenu,
    **{name: partial(SettingsGroup, name=name) for name in GROUPS},
    "keyboard": lambda console: Controls(console, KEYBOARD),
    "listening": lambda console: Listening(console, "pad 0", Button.R2),
    "safe area": SafeArea,
    "about": About,
    "how to play": partial(HowToPlay, kind=KIND),
    "farewell": lambda console: Farewell(console, finished(console)),
    "licences": Licences,
    "pause": lambda console: Pause(console, halfway(console)),
    "first start": lambda console: FirstStart(console, print),
    "large screen": lambda console: LargeScreen(console, print),
    "wizard": lambda console: PadWizard(console, "pad 0", "03"),
    "pad lost": PadLost,
    "joining": lambda console: Joining(console, KIND, {0: "Ana", 1: console.me}, print, print),
    "curtain": lambda console: Curtain(console, KIND, console.say("plan.player", number=2), 1, print, print),
    **GUEST.around,
    "hindsight": hindsight,
    "what next": lambda console: WhatNext(console, coached(console)),
    "score": lambda console: ScorePad(console, finished(console), print),
    "crash": lambda console: Crash(console, Path.home() / ".local/state/sanjuan/log/crash.log"),
}
COLLECTION: Final[Screens] = {
    "collection": partial(Collection, kind=KIND),
    "games": partial(Games, kind=KIND),
    "statistics": partial(Statistics, kind=KIND),
    "achievements": partial(Trophies, kind=KIND),
    **GUEST.collection,
}


def of_game(name: str) -> Screens:
    """Those that another game brings, its name before theirs."""
    brought = parts_of(game_named(name)).showcase()
    return {f"{name} {screen}": make for screens in brought for screen, make in screens.items()}


SCREENS: Final[Screens] = {
    **AROUND,
    **COLLECTION,
    **GUEST.table,
    **GUEST.aside,
    **{key: make for name in DOORS if name != KIND.name for key, make in of_game(name).items()},
}
"""All of them: those around the table, what is kept, the table and what opens above it, and the rest."""
