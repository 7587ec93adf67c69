"""Pictures of key scenes as they should look, small; `python -m tests.scenes.golden` draws them anew."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest
from pygame import Surface

from game.guest import game_named
from game.match import play
from game.table import Table
from game.texts import LANGUAGES
from scenes.minds import Prompt
from scenes.new_game import NewGame
from scenes.sanjuan.table import TableScene
from scenes.score import ScorePad
from scenes.session import Session
from scenes.settings_menu import SettingsMenu
from scenes.title import Title
from tests.scenes.player import Player, dummies

GOLDEN: Final = Path(__file__).parent / "golden"
SIZE: Final = 640, 480
SMALL: Final = 160, 120
NAMES: Final = ("Ana", "Inés", "Tomás", "Dolores")
SEED: Final = 7
HOUR: Final = 18.0
KIND: Final = game_named("sanjuan")


def session(player: Player, over: bool = False) -> Session:
    tags = [f"{name}, {'greedy' if at else 'human'}" for at, name in enumerate(NAMES)]
    table = Table(KIND.new({"seats": len(NAMES), "governor": 0}, SEED, tags), SEED)
    if over:
        play(table, {seat: KIND.habitual() for seat in range(len(NAMES))})
    return Session(table, None, player.console.notice, lambda: None, Prompt(KIND.habitual(), lambda: None))


def scenes(player: Player) -> Iterator[tuple[str, Surface]]:
    """Each by its name, as somebody comes to see it."""

    def seen() -> Surface:
        return pygame.transform.smoothscale(player.console.canvas.picture().convert(24), SMALL)

    player.show(Title(player.console))
    yield "title", seen()
    player.show(NewGame(player.console))
    yield "new_game", seen()
    player.show(SettingsMenu(player.console))
    yield "settings", seen()
    player.console.stack.restart(TableScene(player.console, session(player)))
    player.rest()
    yield "role", seen()
    player.press("A")
    yield "build", seen()
    player.press("Y")
    yield "zoom", seen()
    player.press("B", "select")
    yield "log", seen()
    player.show(ScorePad(player.console, session(player, over=True), lambda: None))
    yield "score", seen()


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
            patch.setattr("scenes.harbour.hour_now", lambda: HOUR)
            for name, picture in scenes(Player(Path(home), SIZE, language=language)):
                pygame.image.save(picture, path_of(name, language))


if __name__ == "__main__":
    main()
