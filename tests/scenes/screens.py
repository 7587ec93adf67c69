"""All screens around the table, and what can be asked of the picture of each."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from pygame import Rect

from game.guest import game_named
from game.match import play
from game.table import Table
from scenes.about import About, Licences
from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.console import Console
from scenes.controls import Controls, Listening
from scenes.crash import Crash
from scenes.curtain import Curtain
from scenes.devices import KEYBOARD
from scenes.digits import Digits
from scenes.ending import WhatNext
from scenes.farewell import Farewell
from scenes.first_start import FirstStart
from scenes.hindsight import Hindsight, Mistake
from scenes.how_to_play import HowToPlay
from scenes.letters import Letters
from scenes.new_game import NewGame
from scenes.opening import sit_down
from scenes.pad_lost import PadLost
from scenes.pause import Pause
from scenes.plan import usual
from scenes.profiles_menu import Parting, ProfilesMenu
from scenes.safe_area import SafeArea
from scenes.sanjuan.spoken import MOST_NEWS
from scenes.score import ScorePad
from scenes.screen import Screen
from scenes.session import Session
from scenes.settings_menu import Group, SettingsMenu
from scenes.title import Title
from scenes.wizard import Wizard
from tests.scenes.player import Player

KIND = game_named("sanjuan")


def new_session(console: Console) -> Session:
    return sit_down(console, usual(KIND).table(KIND, console.say))


@cache
def played() -> Table:
    """A game that is over."""
    names = [f"{name}, greedy" for name in ("Player 1", "Rosa", "Inés", "Tomás")]
    table = Table(KIND.new({"seats": 4, **KIND.fullest}, 7, names), 7)
    play(table, {seat: KIND.strongest(1) for seat in range(4)})
    return table


def finished(console: Console) -> Session:
    return Session(played(), None, console.notice, lambda: None)


def coached(console: Console, seed: int = 7) -> Session:
    table = replace(usual(KIND), seed=seed).table(KIND, console.say)
    play(table, {seat: KIND.habitual() for seat in range(4)})
    return Session(table, None, console.notice, lambda: None)


def hindsight(console: Console) -> Hindsight:
    session = coached(console)
    coach = KIND.coach
    assert coach
    dear = [past for past in session.past() if past.decision.kind == "build"][:3]
    found = [Mistake(past, coach.advise(past.view, past.decision, past.picks)) for past in dear]
    return Hindsight(console, session, found, silent=False)


def curtain(console: Console) -> Curtain:
    session = new_session(console)
    name, plant = console.say("plan.player", number=1), "silver_smelter"
    sold = {"event": "sell", "seat": 0, "plant": plant, "price": 3}
    told = session.game.telling.tell(sold, [name], console.say)
    return Curtain(console, console.say("plan.player", number=2), 1, print, news=[told] * MOST_NEWS)


def titled(player: Player) -> Title:
    found: Title = player.show(Title(player.console))
    return found


SCREENS: dict[str, Callable[[Console], Screen]] = {
    "title": Title,
    "new game": NewGame,
    "seed": lambda console: Digits(console, console.say("plan.seed"), console.say("plan.drawn"), None, print),
    "profiles": ProfilesMenu,
    "parting": Parting,
    "name": lambda console: Letters(console, console.say("profile.new"), "Maximilian", print),
    "settings": SettingsMenu,
    "picture": lambda console: Group(console, "picture"),
    "sound": lambda console: Group(console, "sound"),
    "controls": lambda console: Group(console, "controls"),
    "keyboard": lambda console: Controls(console, KEYBOARD),
    "listening": lambda console: Listening(console, KEYBOARD, Button.R2),
    "safe area": SafeArea,
    "about": About,
    "how to play": HowToPlay,
    "farewell": lambda console: Farewell(console, finished(console)),
    "licences": Licences,
    "pause": lambda console: Pause(console, new_session(console)),
    "first start": lambda console: FirstStart(console, print),
    "wizard": lambda console: Wizard(console, "pad 0", "03"),
    "pad lost": PadLost,
    "curtain": lambda console: Curtain(console, console.say("plan.player", number=2), 1, print),
    "curtain with news": lambda console: curtain(console),
    "hindsight": lambda console: hindsight(console),
    "what next": lambda console: WhatNext(console, coached(console)),
    "score": lambda console: ScorePad(console, finished(console), print),
    "crash": lambda console: Crash(console, Path.home() / ".local/state/sanjuan/log/crash.log"),
}


def area(actor: Actor) -> Rect:
    width, height = actor.sprite.size if actor.sprite else (0, 0)
    return Rect(round(actor.x - width / 2), round(actor.y - height / 2), width, height)


def cut_off(screen: Screen) -> list[Any]:
    """What does not lie on the screen, and what lies on something else without being within it."""
    whole = screen.console.layout.screen
    places = [area(actor) for actor in screen.actors if actor.sprite and not isinstance(actor, Box)]
    small = [place for place in places if place.height < whole.height // 2 and place.width]
    lost = [place for place in small if not whole.contains(place)]
    crossed = [
        (one, other)
        for at, one in enumerate(small)
        for other in small[at + 1 :]
        if overlapping(one, other, whole.height) and not (one.contains(other) or other.contains(one))
    ]
    return lost + crossed


def overlapping(one: Rect, other: Rect, screen: int) -> bool:
    """By more than the air that letters have around them."""
    both = one.clip(other)
    return both.width > 2 and both.height > max(6, screen // 100)
