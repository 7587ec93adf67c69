"""The `sanjuan` command."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from io import TextIOWrapper
from itertools import count
from pathlib import Path
from typing import Final

from game.bots.bot import Bot
from game.bots.match import ROUNDS, Series
from game.checks import Json, lines_of, listed, one_of
from game.errors import Refused
from game.guest import DEFAULT, Game, game_named
from game.outside import think
from game.serve import serve
from game.table import Diverged, Table, begin, check_end, follow
from game.texts import Say, texts
from scenes.app.files import write_whole
from scenes.app.version import VERSION
from scenes.app.words import own_language
from scenes.cli import terminal
from scenes.cli.arena import arena_options, climb, compete, ladder_options, learn, learn_options
from scenes.cli.options import (
    DONE,
    INTERRUPTED,
    MISUSED,
    TERMINATED,
    UNHEARD,
    WRONG,
    bot_named,
    complain,
    counted,
    game_option,
    language_option,
    lineup_of,
    resumed,
    seed_of,
    spoken_games,
    table_options,
    wanted,
    window_size,
)
from scenes.cli.progress import Progress
from scenes.cli.showing import (
    bench_options,
    demo_options,
    gallery_options,
    measure,
    show_demo,
    show_gallery,
)
from scenes.cli.signals import Terminated, handled, interrupt, leave
from scenes.records.plan import new_file
from scenes.records.saves import Diary, naming, read_record
from scenes.records.seats import HUMAN, seat_tag, seated

MINE: Final = 0
"""The seat of the person at the terminal."""

Arguments = argparse.Namespace


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words of the command line ask, or play if there are none; the exit status."""
    open_streams()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = in_full(sys.argv[1:] if words is None else words)
    try:
        with handled(interrupt, interrupt):
            arguments = command_line(words).parse_args(words)
            status: int = arguments.work(arguments)
            sys.stdout.flush()
            return status
    except Diverged as divergence:
        complain(divergence)
        return WRONG
    except Refused as refusal:
        complain(refusal)
        return MISUSED
    except KeyboardInterrupt as asked:
        return TERMINATED if isinstance(asked, Terminated) else INTERRUPTED
    except BrokenPipeError:  # whoever was reading has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    except OSError as trouble:
        complain(f"{trouble.filename or 'output'}: {trouble.strerror or trouble}")
        return MISUSED


def in_full(words: Sequence[str]) -> Sequence[str]:
    """The words with the command that is meant by none.

    >>> in_full([]), in_full(["--seats", "3"]), in_full(["sim"]), in_full(["--help"])
    (['play'], ['play', '--seats', '3'], ['sim'], ['--help'])
    """
    named = words and (not words[0].startswith("-") or words[0] in ("-h", "--help", "--version"))
    return words if named else ["play", *words]


def open_streams() -> None:
    """A stream that was closed is empty, and one that cannot write a letter writes a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
        elif isinstance(stream := getattr(sys, name), TextIOWrapper):
            stream.reconfigure(errors="replace")


def command_line(words: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sanjuan",
        description="The games San Juan and Puerto Rico, alone or with bots. Without a command: play.",
        epilog="Exit status: 0 done, 1 a record that diverges, 2 a word or file that cannot be, 130 Ctrl-C, "
        "141 nobody reads the output, 143 SIGTERM.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    games = spoken_games(words)
    for name, (work, add_options) in COMMANDS.items():
        command = commands.add_parser(name, help=work.__doc__, description=work.__doc__)
        command.set_defaults(work=work)
        add_options(command, games)
    return parser


def serve_table(arguments: Arguments) -> int:
    """The headless table: requests in, answers out, a line of JSON each."""
    serve(_lines(), sys.stdout)
    return DONE


def _lines() -> Iterator[str]:
    with TextIOWrapper(sys.stdin.buffer, "utf-8", "replace", newline="\n") as lines:
        yield from lines_of(lines)


def run_bot(arguments: Arguments) -> int:
    """A bot as a program that takes a seat: what it sees in, its picks out, a line of JSON each."""
    one_of(arguments.level, "--level", game_named(arguments.game).bots())
    think(_lines(), sys.stdout, arguments.level, seed_of(arguments), arguments.game)
    return DONE


def _bot_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    levels = listed(game_named(DEFAULT).bots())
    command.add_argument(
        "--level", default="greedy", help=f"{levels}, where a line names none (default: %(default)s)"
    )
    command.add_argument("--seed", type=int, default=1, help="for a bot that plays dice (default: 1)")
    game_option(command)


def simulate(arguments: Arguments) -> int:
    """Many games between bots: who wins, and by how much."""
    kind, seed, setup = game_named(arguments.game), seed_of(arguments), wanted(arguments)
    lineup = lineup_of(arguments, setup["seats"])
    series = Series(lineup, {name: bot_named(kind, name, seed, arguments.patience) for name in lineup})
    if arguments.record:
        arguments.record.mkdir(parents=True, exist_ok=True)
    records = free_files(arguments.record) if arguments.record else None
    began = time.perf_counter()
    with Progress(arguments.games) as progress, closing(series):
        while series.games < arguments.games:
            table = Table(kind.new(setup, seed + series.games, lineup), seed + series.games)
            series.play(table)
            if records:
                keep(next(records), table.record())
            progress.show(series.games)
    found = {"seed": seed, **series.as_json(), "seconds": round(time.perf_counter() - began, 2)}
    _print([json.dumps(found)] if arguments.json else _report(found))
    return DONE


def free_files(folder: Path) -> Iterator[Path]:
    """Names for games beside those that are in a folder already; each is taken at once, by an empty file."""
    for number in count(1):
        path = folder / f"game-{number:05}.sanjuan"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            yield path


def keep(path: Path, record: str) -> None:
    try:
        write_whole(path, record)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def _report(found: Json) -> Iterator[str]:
    yield "{games} games of {rounds} rounds and {choices} choices, seed {seed}".format_map(found)
    if found["stopped"]:
        yield f"{found['stopped']} of them stopped after {ROUNDS} rounds, not counted below"
    for bot in sorted(found["bots"], key=lambda bot: -float(bot["win_share"])):
        note = " (replaced by a bot of the house)" if "replaced" in bot else ""
        share, points = bot["win_share"], bot["points"]
        yield f"{share:7.1%} won {points:7.2f} points {bot['seats']:7} seats  {bot['bot']}{note}"


def _sim_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    table_options(command, games)
    command.add_argument(
        "--games", type=counted(1, 10**9), default=100, metavar="N", help="how many (default: 100)"
    )
    command.add_argument(
        "--record",
        type=Path,
        metavar="DIR",
        help="keep a record of every game in this folder, beside those that are there",
    )
    command.add_argument("--json", action="store_true", help="the result as JSON")


def show_replay(arguments: Arguments) -> int:
    """A record as a game to read, checked against the rules."""
    record = read_record(arguments.file)
    with naming(arguments.file):
        table = begin(record)
        names = [f"{name} {at}".strip() for at, name in enumerate(table.game.names)]
        say = texts_for(arguments, table.game)
        _print(terminal.tale(table, table.happened, names, say))
        last = len(record.choices) if arguments.at is None else arguments.at
        for choice in record.choices[:last]:
            _print(terminal.tale(table, follow(table, choice), names, say))
        if last < len(record.choices) or table.decision:
            _print(["", *terminal.open_table(table, names, say)])
        else:
            _print(terminal.standings(table, names, say))
        if last >= len(record.choices):
            check_end(table, record)
    return DONE


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _replay_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument(
        "--at", type=counted(0, 10**9), metavar="N", help="stop after N choices and show the table"
    )
    language_option(command)


def play_game(arguments: Arguments) -> int:
    """The game: on a screen, or in the terminal."""
    if arguments.terminal:
        return play_in_terminal(arguments)
    with handled(leave):  # what is imported here swallows exceptions
        from scenes.cli.play import play  # pygame is wanted only from here on

    return play(arguments, play_in_terminal)


def play_in_terminal(arguments: Arguments) -> int:
    """A game against bots, as plain text."""
    table, path = (resumed(arguments), arguments.resume) if arguments.resume else _new_game(arguments)
    say = texts_for(arguments, table.game)
    names = [seated(tag)[0] or _nameless(say, at) for at, tag in enumerate(table.game.names)]
    bots = {at: _bot_for(arguments, table, at) for at in range(table.seats) if at != MINE}
    for bot in bots.values():
        bot.sit(table.events)
    game = terminal.Terminal(table, bots, names, say, print)
    game.keep(Diary(path))
    with closing(game):
        game.play(_typed())
    return DONE


def _new_game(arguments: Arguments) -> tuple[Table, Path]:
    kind, seed, setup = game_named(arguments.game), seed_of(arguments), wanted(arguments)
    if MINE in dict(arguments.seat):
        raise Refused(f"--seat: expected another seat than {MINE}, which is yours")
    say = texts_for(arguments, kind)
    levels = [HUMAN, *lineup_of(arguments, setup["seats"])[1:]]
    names = [seat_tag(_nameless(say, at), level) for at, level in enumerate(levels)]
    return Table(kind.new(setup, seed, names), seed), new_file(seed)


def _nameless(say: Say, at: int) -> str:
    return say("terminal.you") if at == MINE else say("terminal.bot", seat=at)


def _bot_for(arguments: Arguments, table: Table, at: int) -> Bot:
    """The program for this seat, or the bot that the seat's name tells of, or else the best."""
    kind, level = type(table.game), seated(table.game.names[at])[1]
    known = dict(arguments.seat).get(at) or (level if level in kind.bots() else "")
    return bot_named(kind, known, table.seed, arguments.patience) if known else kind.strongest(table.seed)


def _typed() -> Iterator[str]:
    """What the person types, line by line."""
    while True:
        try:
            yield input("> ")
        except EOFError:
            print()
            return


def _play_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    table_options(command, games)
    command.add_argument("--terminal", action="store_true", help="as plain text, without a screen")
    shape = command.add_mutually_exclusive_group()
    shape.add_argument(
        "--window", type=window_size, metavar="WxH", help="in a window of this size, such as 640x480"
    )
    shape.add_argument("--full-screen", action="store_true", help="on the whole screen")
    command.add_argument(
        "--display",
        type=counted(1, 99),
        default=1,
        metavar="N",
        help="on which screen, if there are several (default: %(default)s)",
    )
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was kept")
    language_option(command)


def texts_for(arguments: Arguments, game: Game | type[Game]) -> Say:
    return texts(arguments.language or own_language(), terminal.ROOM, game.telling.ROOM)


COMMANDS: Final[
    Mapping[str, tuple[Callable[[Arguments], int], Callable[[argparse.ArgumentParser, Sequence[str]], None]]]
] = {
    "play": (play_game, _play_options),
    "serve": (serve_table, lambda command, games: None),
    "bot": (run_bot, _bot_options),
    "sim": (simulate, _sim_options),
    "arena": (compete, arena_options),
    "ladder": (climb, ladder_options),
    "train": (learn, learn_options),
    "replay": (show_replay, _replay_options),
    "bench": (measure, bench_options),
    "demo": (show_demo, demo_options),
    "gallery": (show_gallery, gallery_options),
}
"""By name: what does it, and what it may be told."""
