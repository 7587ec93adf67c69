"""Pictures of key scenes as they should look, small.

`python -m tests.scenes.golden` draws them anew, and those of the README; the moving one there is drawn by
`sanjuan demo --animation art/screens/round.png --size 480x360 --seed 7 --language en`.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pygame
import pytest
from pygame import Surface

from game.guest import game_named
from game.record import parse
from game.table import replay
from game.texts import LANGUAGES
from scenes.draw.drawings import ART
from scenes.lab.sample_games import halfway
from scenes.puerto_rico.table import TABLE as THEIR_TABLE
from scenes.records.bot_process import Prompt
from scenes.records.session import Session
from scenes.sanjuan.table import TABLE
from scenes.screens.new_game import NewGame
from scenes.screens.score import ScorePad
from scenes.screens.settings_menu import SettingsMenu
from scenes.screens.title import Title
from scenes.table.scene import TableScene
from tests.scenes.player import Player, dummies

GOLDEN: Final = Path(__file__).parent / "golden"
SIZE: Final = 640, 480
SMALL: Final = 160, 120
MOMENT: Final = 164
"""Lines of the game until somebody looks at the table."""
README: Final = {"title": "title", "build": "table", "zoom": "zoom", "score": "score"}
"""Scenes whose pictures the README shows, by their files in `art/screens`."""
SCREENS: Final = ART / "screens"
HOUR: Final = 18.0
KIND: Final = game_named("sanjuan")
OTHER: Final = game_named("puerto_rico")


def session(player: Player, lines: int | None = None) -> Session:
    """The game that is shown, or so many lines of it."""
    text = (GOLDEN / "game.sanjuan").read_text(encoding="utf-8").splitlines(keepends=True)
    table = replay(parse("".join(text[:lines])))
    return Session(table, None, player.console.notice, lambda: None, Prompt(KIND.habitual(), lambda: None))


def scenes(player: Player) -> Iterator[str]:
    """The name of each, as somebody comes to see it."""
    player.show(Title(player.console))
    yield "title"
    player.show(NewGame(player.console, KIND))
    yield "new_game"
    player.show(SettingsMenu(player.console))
    yield "settings"
    table = TableScene(player.console, session(player, MOMENT), TABLE)
    player.console.stack.restart(table)
    player.rest()
    look(player, table, ("role", 0))
    yield "role"
    player.press("A")
    look(player, table, ("hand", 2))
    yield "build"
    player.press("Y")
    yield "zoom"
    player.press("B", "select")
    yield "log"
    player.show(ScorePad(player.console, session(player), lambda: None))
    yield "score"


def shown(player: Player) -> Iterator[str]:
    """What the README alone shows: the title and the table of Puerto Rico, by their files."""
    player.console.front = OTHER.name
    player.console.stack.restart(Title(player.console))
    player.rest()
    yield "island"
    table = TableScene(player.console, halfway(player.console, OTHER), THEIR_TABLE)
    player.console.stack.restart(table)
    player.rest()
    look(player, table, ("role", 3))
    yield "bay"


def look(player: Player, table: TableScene[Any], spot: tuple[str, int]) -> None:
    """At the same thing, whatever a bot would suggest."""
    table.focus.on = spot
    table.refocus()
    player.console.loop.stale = True
    player.rest()


def small(picture: Surface) -> Surface:
    return pygame.transform.smoothscale(picture.convert(24), SMALL)


def path_of(name: str, language: str) -> Path:
    return GOLDEN / f"{name}_{language}.png"


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        with (
            tempfile.TemporaryDirectory() as home,
            pytest.MonkeyPatch.context() as patch,
            dummies(patch, Path(home)),
        ):
            patch.setattr("scenes.widgets.harbour.hour_now", lambda: HOUR)
            player = Player(Path(home), SIZE, pad=True, language=language)
            for name in scenes(player):
                picture = player.console.canvas.picture()
                pygame.image.save(small(picture), path_of(name, language))
                if language == LANGUAGES[0] and name in README:
                    pygame.image.save(picture, SCREENS / f"{README[name]}.png")
            for name in shown(player) if language == LANGUAGES[0] else ():
                pygame.image.save(player.console.canvas.picture(), SCREENS / f"{name}.png")


if __name__ == "__main__":
    main()
