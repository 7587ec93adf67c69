"""`sanjuan play`: on a screen if there is one, and at the table if words ask for one."""

import io
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.guest import Game
from game.table import Table
from scenes.app import window
from scenes.app.console import Console
from scenes.app.profiles import settings_file
from scenes.app.settings import Settings, load, save
from scenes.cli import play as playing
from scenes.cli.command import main
from scenes.input.buttons import Button, Press
from scenes.records.saves import games_folder
from scenes.screens.first_start import FirstStart
from scenes.screens.large_screen import LargeScreen
from scenes.screens.safe_area import SafeArea
from scenes.screens.title import Title
from scenes.table.scene import TableScene

Capture = pytest.CaptureFixture[str]


pytestmark = pytest.mark.usefixtures("dummy_devices")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The consoles that were opened, as if on a display, and the first scene of each."""
    found: list[Any] = []
    monkeypatch.setattr(playing, "has_display", lambda: True)
    monkeypatch.setattr(Console, "run", lambda console, first: found.extend((console, first)))
    save(Settings(crossed=False, language="es"), settings_file())
    return found


@pytest.mark.parametrize("words", [[], ["play"]], ids=repr)
def test_without_a_display_one_sentence_names_what_works(words: list[str], capsys: Capture) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "sanjuan demo" in told
    assert "sanjuan play --terminal" in told


def test_without_a_display_somebody_at_a_terminal_plays_there(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    typed = io.StringIO("q\n")
    monkeypatch.setattr(typed, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", typed)
    assert main(["play", "--language", "en"]) == 0
    assert "The game is kept in" in capsys.readouterr().out


def test_it_opens_on_the_title_in_the_language_of_the_settings(opened: list[Any]) -> None:
    assert main(["play", "--window", "480x320"]) == 0
    console, first = opened
    assert isinstance(first, Title)
    assert (console.canvas.size, console.settings.language) == ((480, 320), "es")


def test_options_alone_mean_the_game(opened: list[Any]) -> None:
    assert main(["--window", "640x480"]) == 0
    assert opened[0].canvas.size == (640, 480)


@pytest.mark.parametrize(
    ("words", "fills"), [([], True), (["--window", "480x320"], False), (["--full-screen"], True)]
)
def test_words_decide_about_the_whole_screen_before_the_settings(
    opened: list[Any], words: list[str], fills: bool
) -> None:
    save(Settings(crossed=False, full_screen=True), settings_file())
    assert main(["play", *words]) == 0
    assert opened[0].settings.full_screen == fills
    assert (opened[0].canvas.size == (480, 320)) != fills


def test_a_screen_that_is_not_there_is_told_before_a_window_opens(opened: list[Any], capsys: Capture) -> None:
    assert main(["play", "--display", "2"]) == 2
    assert "--display: expected a screen from 1 to 1, not 2" in capsys.readouterr().err
    assert opened == []


def answered(console: Console, first: Any) -> Any:
    """The screen after the one that asks for the button that confirms."""
    console.stack.push(first)
    console.stack.settle()
    first.handle(Press(Button.A, "keyboard"))
    console.stack.settle()
    return console.stack.top


@pytest.fixture
def television(opened: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    settings_file().unlink()
    monkeypatch.setattr(window, "desktop", lambda *_: (1920, 1080))


@pytest.mark.usefixtures("television")
@pytest.mark.parametrize("fill", [True, False])
def test_the_first_start_on_a_large_screen_asks_whether_to_fill_it_and_sees_its_edges(
    opened: list[Any], fill: bool
) -> None:
    main(["play"])
    asking, stack = answered(*opened), opened[0].stack
    assert isinstance(asking, LargeScreen)
    asking.focus.on = 0 if fill else 1
    asking.press(Button.A)
    stack.settle()
    assert [type(each) for each in stack.scenes] == ([Title, SafeArea] if fill else [Title])
    assert opened[0].settings.full_screen == fill


@pytest.mark.usefixtures("television")
@pytest.mark.parametrize(("words", "then"), [(["--full-screen"], SafeArea), (["--window", "480x320"], Title)])
def test_what_the_words_say_is_not_asked(opened: list[Any], words: list[str], then: type[Any]) -> None:
    main(["play", *words])
    assert isinstance(answered(*opened), then)


def test_on_a_small_screen_nothing_more_is_asked(opened: list[Any]) -> None:
    settings_file().unlink()
    main(["play"])
    assert isinstance(answered(*opened), Title)


def test_the_first_start_of_all_asks_for_the_button_that_confirms(
    opened: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings_file().unlink()
    monkeypatch.setenv("LANGUAGE", "es")
    assert main(["play"]) == 0
    assert isinstance(opened[1], FirstStart)
    assert opened[0].settings.language == "es"


def test_a_table_may_be_asked_for_right_away(opened: list[Any]) -> None:
    words = ["--seats", "3", "--bots", "greedy,random,greedy", "--seed", "7", "--governor", "1"]
    assert main(["play", *words, "--language", "en"]) == 0
    session = opened[1].session
    assert isinstance(opened[1], TableScene)
    assert session.names == ["Player 1", "Rosa", "Diego"]
    assert session.levels == ["human", "random", "greedy"]
    assert (session.seed, session.tags["governor"]) == (7, "1")


def test_a_game_that_was_kept_goes_on(opened: list[Any]) -> None:
    main(["play", "--seed", "7"])
    (path,) = games_folder().iterdir()
    assert main(["play", "--resume", str(path)]) == 0
    assert opened[3].session.seed == 7


@pytest.mark.usefixtures("screenless")
@pytest.mark.parametrize(
    "words",
    [
        ["--game", "puerto_rico"],
        ["--seat", "1=cat"],
        ["--seats", "9"],
        ["--resume", "no-such-file"],
        ["--resume", "no-such-file", "--seats", "3"],
    ],
)
def test_what_cannot_be_is_told_before_a_window_opens(
    opened: list[Any], words: list[str], capsys: Capture
) -> None:
    assert main(["play", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert opened == []


def test_a_record_of_a_game_without_a_screen_is_for_the_terminal(
    screenless: type[Game], opened: list[Any], tmp_path: Path, capsys: Capture
) -> None:
    record = tmp_path / "game.sanjuan"
    record.write_text(Table(screenless.new({"seats": 3}, 1), 1).record(), encoding="utf-8")
    assert main(["play", "--resume", str(record)]) == 2
    assert "--terminal" in capsys.readouterr().err
    assert opened == []


def test_broken_settings_cost_a_notice(opened: list[Any]) -> None:
    settings_file().write_text("{")
    assert main(["play"]) == 0
    assert len(opened[0].notices.words) == 1


def test_the_loop_runs_until_somebody_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "has_display", lambda: True)
    pygame.display.set_mode((480, 320))
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        pygame.event.post(Event(pygame.KEYDOWN, key=key))
    pygame.event.post(Event(pygame.QUIT))
    assert main(["play", "--window", "480x320"]) == 0
    assert load(settings_file())[1] == []
