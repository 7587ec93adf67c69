"""What rivals say now and then."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.guest import game_named
from game.texts import LANGUAGES
from scenes.app.words import words as texts_of
from scenes.game_registry import parts_of
from scenes.lab.robot import Robot
from scenes.records.bot_process import Prompt
from scenes.records.plan import Plan
from scenes.records.seats import HUMAN
from scenes.records.session import Session
from scenes.table import banter
from scenes.table.scene import TableScene
from tests.scenes.player import Player, dummies

GAMES = ["sanjuan", "puerto_rico"]
ROUNDS = 4


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where everybody is in the mood to talk."""
    monkeypatch.setattr(banter, "SELDOM", 1)
    with dummies(monkeypatch, tmp_path):
        yield tmp_path


def playing(
    home: Path, game: str, people: int = 1, **settings: Any
) -> Iterator[tuple[Player, TableScene[Any]]]:
    """Frame by frame, a few rounds."""
    player = Player(home, speed="1", **settings)
    kind = game_named(game)
    plan = Plan(3, [HUMAN] * people + ["easy"] * (3 - people), 0, 3)
    table = plan.table(kind, player.console.say, "Ana")
    prompt = Prompt(kind.habitual(), lambda: None)
    session = Session(table, None, player.console.notice, lambda: None, prompt)
    scene = parts_of(kind).table(player.console, session)
    assert isinstance(scene, TableScene)
    player.console.stack.restart(scene)
    robot = Robot(player.console)
    while session.round < ROUNDS:
        yield player, scene
        player.frame()
        for button in robot.presses():
            player.hit(button)
    player.console.close()


def heard(home: Path, game: str, people: int = 1, **settings: Any) -> list[tuple[int, str]]:
    """What is said, and in which round; nothing is while somebody is asked."""
    said: list[tuple[int, str]] = []
    for _, scene in playing(home, game, people, **settings):
        if scene.asking:
            assert not scene.banter.actors
        elif scene.banter.said and (not said or scene.banter.said != said[-1][1]):
            said.append((scene.shown.view["round"], scene.banter.said))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rival_says_a_word_once_a_round_but_never_while_one_thinks(
    home: Path, game: str, language: str
) -> None:
    found = heard(home, game, language=language, banter=True)
    rounds, words = [round for round, _ in found], {words for _, words in found}
    known = {
        texts_of(language)(f"banter.{kind}.{at}", name="Ana")
        for kind, count in banter.LINES.items()
        for at in range(1, count + 1)
    }
    assert rounds == sorted({*rounds})
    assert words <= known
    assert words


def test_nobody_talks_who_is_not_to(home: Path) -> None:
    assert heard(home, "sanjuan", banter=False) == []


def test_nobody_talks_to_several_people(home: Path) -> None:
    assert heard(home, "sanjuan", people=2, banter=True) == []


def test_on_another_screen_it_is_not_seen_any_more(home: Path) -> None:
    player, scene = next(found for found in playing(home, "sanjuan", banter=True) if found[1].banter.actors)
    player.console.settle(text_size=200)
    player.frame()
    player.frame()
    assert not scene.banter.actors
