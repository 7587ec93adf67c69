"""The town by night, once the game is over: one's own, then the others', and what they came to."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.guest import game_named
from game.puerto_rico.guest import PuertoRico
from scenes.app.profiles import pictures_folder
from scenes.game_registry import DOORS, parts_of
from scenes.lab.sample_games import finished
from scenes.records.bot_process import Prompt
from scenes.records.session import Session
from scenes.screens.ending import after_game
from scenes.screens.night import Night, Town
from scenes.screens.score import ScorePad
from tests.scenes.player import FRAME, Player
from tests.scenes.puerto_rico.test_table import dealt


@pytest.fixture
def player(tmp_path: Path, dummy_devices: None) -> Player:
    return Player(tmp_path, speed="1")


def lit(scene: Any) -> float:
    return float(sum(actor.fade for actor in scene.actors))


@pytest.mark.parametrize("game", DOORS)
def test_every_house_is_lit_one_after_the_other(player: Player, game: str) -> None:
    kind = game_named(game)
    session, night = finished(player.console, kind), parts_of(kind).night
    assert night
    scene = Night(player.console, session, night, [0], lambda: None)
    player.console.stack.push(scene)
    while player.top is not scene or player.console.stack.busy:
        player.frame()
    dark = lit(scene)
    seen = set[int]()
    while not scene.counted:
        player.frame()
        seen.add(round(lit(scene) - dark))
    assert len(seen) > 4


def test_one_s_own_town_comes_first_and_the_points_last(player: Player) -> None:
    table, bot = dealt(3), PuertoRico.habitual()
    while decision := table.decision:
        table.choose(bot.pick(table.game.view(decision.seat), decision))
    bots = Prompt(bot, lambda: None)
    session = Session(table, None, player.console.notice, lambda: None, bots)
    after_game(player.console, session)
    player.rest()
    seen = []
    while isinstance(player.top, Night):
        seen.append(player.top.seat)
        player.rest()
        player.press("A")
    assert seen[0] in session.humans
    assert sorted(seen) == [0, 1, 2]
    assert isinstance(player.top, ScorePad)


@pytest.mark.parametrize("game", DOORS)
def test_who_is_in_a_hurry_sees_the_points_at_once(player: Player, game: str) -> None:
    after_game(player.console, finished(player.console, game_named(game)))
    player.rest()
    player.press("B")
    assert isinstance(player.top, ScorePad)


def test_a_picture_of_it_can_be_kept(player: Player) -> None:
    def plain(console: Any, view: Any, seat: int) -> Generator[None, None, Town]:
        picture = Surface(console.layout.screen.size)
        picture.fill((10, 20, 90))
        yield
        return Town(picture, [])

    player.show(Night(player.console, finished(player.console, PuertoRico), plain, [0], lambda: None))
    player.press("X")
    for _ in range(round(3000 / FRAME)):
        player.frame()
    (path,) = pictures_folder().glob("*.png")
    kept = pygame.image.load(path)
    assert kept.get_width() == player.console.layout.screen.width
    assert kept.get_at((kept.get_width() // 2, kept.get_height() - 1))[:3] == (10, 20, 90)
