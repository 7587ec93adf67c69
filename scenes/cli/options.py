"""What may be said on the command line of a table and of those who sit at it."""

import argparse
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from game.bots.bot import Bot
from game.checks import Json, listed, one_of, shown, whole
from game.errors import Refused
from game.guest import DEFAULT, GAMES, Game, game_named, listing, number
from game.outside import PATIENCE, Outside, program, words
from game.table import Table, fresh_seed, replay
from game.texts import LANGUAGES
from scenes.records.saves import naming, read_record

DONE, WRONG, MISUSED, INTERRUPTED, UNHEARD, TERMINATED = 0, 1, 2, 130, 141, 143
"""Exit statuses."""
SEATS: Final = 4
SMALLEST, LARGEST = 240, 8192
"""Pixels at each side of a window."""
LONGEST_PATIENCE: Final = 86_400


def table_options(command: argparse.ArgumentParser, games: Iterable[str]) -> None:
    """What may be said of a new game and of who sits at it."""
    setup_options(command, games)
    levels = listed(game_named(DEFAULT).bots())
    command.add_argument(
        "--bots", type=listing, default=[], metavar="LEVELS", help=f"{levels}, seat by seat: greedy,random"
    )
    command.add_argument(
        "--seat",
        action="append",
        type=_outside,
        default=[],
        metavar="N=COMMAND",
        help="a program that takes a seat; game/README.md tells what it reads and answers",
    )


def setup_options(command: argparse.ArgumentParser, games: Iterable[str]) -> None:
    """What may be said of a new game, and of the patience with programs that play it."""
    game_option(command)
    command.add_argument("--seats", type=int, metavar="N", help=f"how many (default: {SEATS})")
    command.add_argument("--governor", type=int, metavar="SEAT", help="the first one (default: drawn)")
    for name, (read, text) in field_options(games).items():
        command.add_argument(f"--{name}", type=read, metavar="VALUE", help=text)
    command.set_defaults(fields=[*field_options(games)])
    command.add_argument(
        "--seed", type=int, metavar="N", help="the same seed gives the same game (default: drawn)"
    )
    command.add_argument(
        "--patience",
        type=seconds,
        default=PATIENCE,
        metavar="SECONDS",
        help="how long such a program may think (default: %(default)g)",
    )


def spoken_games(words: Sequence[str]) -> list[str]:
    """The games whose options there are: no other one has to be loaded.

    >>> spoken_games(["play", "--game", "puerto_rico"])
    ['sanjuan', 'puerto_rico']
    """
    return [game for game in GAMES if game == DEFAULT or game in words or f"--game={game}" in words]


def field_options(games: Iterable[str]) -> Mapping[str, tuple[Callable[[str], object], str]]:
    """What can be settled in any of these games, read from a word."""
    return {
        name: (field.read, f"{field.help} ({kind})")
        for kind in games
        for name, field in game_named(kind).fields.items()
    }


def game_option(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", choices=GAMES, default=DEFAULT, help="(default: %(default)s)")


def language_option(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", choices=LANGUAGES, help="(default: yours)")


def _outside(value: str) -> tuple[int, str]:
    seat, _, command = value.partition("=")
    if not seat.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a seat and a program like 2='sanjuan bot', not {value!r}")
    try:
        words(command)
    except Refused as refusal:
        raise argparse.ArgumentTypeError(str(refusal)) from None
    return int(seat), command


def window_size(word: str) -> tuple[int, int]:
    """
    >>> window_size("640x480")
    (640, 480)
    """
    width, _, height = word.partition("x")
    size = number(width), number(height)
    if not all(isinstance(side, int) and SMALLEST <= side <= LARGEST for side in size):
        sides = f"{SMALLEST} to {LARGEST} pixels at each side"
        raise argparse.ArgumentTypeError(f"expected a size like 640x480, {sides}, not {word!r}")
    return size


def counted(low: int, high: int) -> Callable[[str], int]:
    """A whole number within bounds, as argparse reads one."""

    def checked(word: str) -> int:
        value = number(word)
        if not isinstance(value, int) or not low <= value <= high:
            raise argparse.ArgumentTypeError(f"expected a whole number from {low} to {high}, not {word!r}")
        return value

    return checked


def seconds(word: str) -> float:
    """
    >>> seconds("0.5")
    0.5
    """
    try:
        value = float(word)
    except ValueError:
        value = 0
    if not 0 < value <= LONGEST_PATIENCE:
        raise argparse.ArgumentTypeError(f"expected seconds, at most {LONGEST_PATIENCE}, not {word!r}")
    return value


def said(arguments: argparse.Namespace) -> Json:
    """What was said of the game, as far as the game has it."""
    fields = game_named(arguments.game).fields
    found = {name: getattr(arguments, name) for name in ("seats", "governor", *arguments.fields)}
    for name, value in found.items():
        if value is not None and name not in ("seats", "governor", *fields):
            raise Refused(f"--{name}: expected nothing of it, as {arguments.game} has none")
    return {name: value for name, value in found.items() if value is not None}


def asks_for_a_game(arguments: argparse.Namespace) -> bool:
    """Something was said of a new one."""
    return bool(said(arguments) or arguments.seed is not None or arguments.bots)


def resumed(arguments: argparse.Namespace) -> Table:
    """The game of a file."""
    if asks_for_a_game(arguments):
        raise Refused("--resume: expected nothing of a new game beside it, as this one is under way")
    record = read_record(arguments.resume)
    with naming(arguments.resume):
        return replay(record)


def wanted(arguments: argparse.Namespace) -> Json:
    """What is said of a new game, which has a number of seats."""
    found = {"seats": SEATS, **said(arguments)}
    whole(found["seats"], "seats", *game_named(arguments.game).seats)
    return found


def seed_of(arguments: argparse.Namespace) -> int:
    return fresh_seed() if arguments.seed is None else whole(arguments.seed, "--seed", 0)


def lineup_of(arguments: argparse.Namespace, seats: int) -> list[str]:
    """A bot for every seat: those named, over and over, and the programs in their places."""
    outside = dict(arguments.seat)
    for at in outside:
        if at >= seats:
            raise Refused(f"--seat: expected a seat below {seats}, not {at}")
    kind = game_named(arguments.game)
    for level in arguments.bots:
        one_of(level, "--bots", kind.bots())
    if len(arguments.bots) > seats:
        raise Refused(f"--bots: expected at most {seats}, one for each seat, not {len(arguments.bots)}")
    named = arguments.bots or list(kind.levels)[-1:]
    return [outside.get(at) or named[at % len(named)] for at in range(seats)]


def bot_named(kind: type[Game], name: str, seed: int, patience: float) -> Bot:
    """A bot of the house by its name, or else the program of that name."""
    if name in kind.bots():
        return kind.bots()[name](seed)
    return Outside(name, kind.strongest(seed), complain, patience)


def check_bot(kind: type[Game], name: str, where: str) -> None:
    """Refuse what is neither a bot of the house nor a program on this machine."""
    if name not in kind.bots() and not shutil.which(program(name)):
        raise Refused(f"{where}: expected {listed([*kind.bots(), 'a program'])}, not {shown(name)}")


def complain(trouble: object) -> None:
    """Tell what is wrong without stopping the game."""
    print(f"sanjuan: {trouble}", file=sys.stderr)
