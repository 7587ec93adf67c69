"""`sanjuan play` on a screen: from the words of the command line to the first scene."""

import argparse
import signal
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pygame

from game.errors import Refused
from game.guest import game_named
from game.table import Table
from scenes.app.console import Console, Crashed
from scenes.app.profiles import settings_file
from scenes.app.settings import at_start
from scenes.app.stack import Scene
from scenes.app.window import has_display, is_large, languages, no_text_cursor
from scenes.app.words import words
from scenes.cli.options import (
    DONE,
    MISUSED,
    WRONG,
    asks_for_a_game,
    complain,
    lineup_of,
    resumed,
    seed_of,
    wanted,
)
from scenes.draw.canvas import Canvas
from scenes.game_registry import has_screen
from scenes.records.plan import Plan, playing_levels
from scenes.records.seats import HUMAN
from scenes.screens.first_start import FirstStart
from scenes.screens.interruptions import INTERRUPTIONS
from scenes.screens.large_screen import ask_for_screen
from scenes.screens.opening import sit_down, table_scene
from scenes.screens.title import Title

NO_DISPLAY: Final = (
    "there is no display here; `sanjuan demo` draws pictures without one, "
    "and `sanjuan play --terminal` is the game as plain text"
)
First = Callable[[Console], Scene[Canvas]]


def play(arguments: argparse.Namespace, in_terminal: Callable[[argparse.Namespace], int]) -> int:
    """On the screen; without one in the terminal, if there is somebody at it."""
    if has_display():
        return on_screen(arguments)
    complain(NO_DISPLAY)
    return in_terminal(arguments) if sys.stdin.isatty() else MISUSED


def on_screen(arguments: argparse.Namespace) -> int:
    check_display(arguments.display)
    file = settings_file()
    settings, troubles = at_start(file, arguments.language, languages())
    if arguments.full_screen or arguments.window:
        settings = settings._replace(full_screen=arguments.full_screen)
    first = first_scene(arguments, settings.language, settings.name)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # SDL takes it then, and asks the window to close
    display, size = arguments.display - 1, arguments.window
    with no_text_cursor(), closing(Console(settings, file, INTERRUPTIONS, size, display)) as console:
        for trouble in troubles:
            console.notice(trouble)
        try:
            console.run(asked_first(console, first, is_large(display) and not size))
        except Crashed as crash:
            complain(crash)
            return WRONG
    return DONE


def check_display(number: int) -> None:
    screens = pygame.display.get_num_displays()
    if number > screens:
        raise Refused(f"--display: expected a screen from 1 to {screens}, not {number}")


def asked_first(console: Console, first: First, large: bool) -> Scene[Canvas]:
    """The first scene of all asks for the button that confirms, and how to use a large screen."""
    if console.settings.crossed is not None:
        return first(console)

    def begin() -> None:
        console.stack.restart(first(console))

    return FirstStart(console, lambda: ask_for_screen(console, begin) if large else begin())


def first_scene(arguments: argparse.Namespace, language: str, me: str = "") -> First:
    """The title, or the table that the words of the command line ask for."""
    if arguments.seat:
        raise Refused("--seat: expected --terminal beside it, since a program takes a seat there")
    if arguments.resume:
        return gone_on_with(resumed(arguments), arguments.resume)
    check_screen("--game", arguments.game)
    return planned(arguments, language, me) if asks_for_a_game(arguments) else Title


def gone_on_with(table: Table, path: Path) -> First:
    check_screen(str(path), table.game.name)
    return lambda console: table_scene(console, sit_down(console, table, path))


def check_screen(where: str, game: str) -> None:
    if not has_screen(game):
        raise Refused(f"{where}: expected --terminal beside it, since {game} has no screen")


def planned(arguments: argparse.Namespace, language: str, me: str) -> First:
    """One person in the first seat, against the bots that were named or the best of the house."""
    kind, setup = game_named(arguments.game), wanted(arguments)
    bots = lineup_of(arguments, setup["seats"]) if arguments.bots else []
    levels = [HUMAN, *bots[1:], *[playing_levels(kind)[-1]] * kind.seats[1]][: kind.seats[1]]
    governor = setup.pop("governor", None)
    plan = Plan(setup.pop("seats"), levels, governor, seed_of(arguments), fields=setup)
    table = plan.table(kind, words(language), me)
    return lambda console: table_scene(console, sit_down(console, table))
