"""What may be said on the command line of a table and of those who sit at it."""

import argparse
import locale
import secrets
import sys
from collections.abc import Callable

from game.checks import Json, listed, whole
from game.errors import Refused
from game.guest import DEFAULT, GAMES, Bot, Game, game_named
from game.outside import Outside
from game.serve import DRAWN_SEEDS
from game.texts import LANGUAGES


def table_options(command: argparse.ArgumentParser, seats: int) -> None:
    """What may be said of a new game and of who sits at it."""
    game_option(command)
    command.add_argument(
        "--seats", type=int, default=seats, metavar="N", help="how many (default: %(default)s)"
    )
    command.add_argument("--edition", type=int, metavar="N", help="1 of 2004 or 2 of 2014 (default: 2)")
    command.add_argument("--expansion", type=_words, metavar="NAME", help="new_buildings")
    command.add_argument(
        "--draft", action="store_true", default=None, help="each seat chooses its first hand"
    )
    command.add_argument("--governor", type=int, metavar="SEAT", help="the first one (default: drawn)")
    command.add_argument(
        "--seed", type=int, metavar="N", help="the same seed gives the same game (default: drawn)"
    )
    command.add_argument(
        "--bots", type=_words, default=[], metavar="LEVELS", help="such as greedy,random, seat by seat"
    )
    command.add_argument(
        "--seat",
        action="append",
        type=_outside,
        default=[],
        metavar="N=COMMAND",
        help="a program that takes a seat",
    )


def game_option(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", choices=GAMES, default=DEFAULT, help="(default: %(default)s)")


def language_option(command: argparse.ArgumentParser) -> None:
    mine = (locale.getlocale()[0] or "")[:2]
    language = mine if mine in LANGUAGES else LANGUAGES[0]
    command.add_argument("--language", choices=LANGUAGES, default=language, help="(default: %(default)s)")


def _words(value: str) -> list[str]:
    return [word.strip() for word in value.split(",") if word.strip()]


def _outside(value: str) -> tuple[int, str]:
    seat, _, command = value.partition("=")
    if not seat.isdecimal() or not command:
        raise argparse.ArgumentTypeError(f"expected a seat and a program like 2='sanjuan bot', not {value!r}")
    return int(seat), command


def number(low: int, high: int) -> Callable[[str], int]:
    def checked(value: str) -> int:
        if not value.isdecimal() or not low <= int(value[:20]) <= high:
            raise argparse.ArgumentTypeError(f"expected a whole number from {low} to {high}, not {value!r}")
        return int(value)

    return checked


def wanted(arguments: argparse.Namespace) -> Json:
    """What was said of the game, for it to check."""
    said = {key: getattr(arguments, key) for key in ("seats", "edition", "expansion", "draft", "governor")}
    return {key: value for key, value in said.items() if value is not None}


def seed_of(arguments: argparse.Namespace) -> int:
    return secrets.randbelow(DRAWN_SEEDS) if arguments.seed is None else whole(arguments.seed, "--seed", 0)


def lineup_of(arguments: argparse.Namespace, seats: int) -> list[str]:
    """A bot for every seat: those named, over and over, and the programs in their places."""
    outside = dict(arguments.seat)
    for at in outside:
        if at >= seats:
            raise Refused(f"--seat: expected a seat from 0 to {seats - 1}, not {at}")
    levels = list(game_named(arguments.game).levels)
    for level in arguments.bots:
        if level not in levels:
            raise Refused(f"--bots: expected {listed(levels)}, not {level}")
    named = arguments.bots or levels[-1:]
    return [outside.get(at) or named[at % len(named)] for at in range(seats)]


def bot_named(kind: type[Game] | Game, name: str, seed: int) -> Bot:
    """A bot of the house by its level, or else the program of that name."""
    levels = kind.levels
    house = levels[list(levels)[-1]]
    if name in levels:
        return levels[name](seed)
    return Outside(name, house(seed), complain) if name else house(seed)


def complain(trouble: object) -> None:
    """Tell what is wrong without stopping the game."""
    print(f"sanjuan: {trouble}", file=sys.stderr)
