"""The `sanjuan` command."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from game import bench
from game.checks import Json
from game.errors import Refused
from game.guest import Bot, Game, game_named
from game.match import ROUNDS, Series, play
from game.outside import Outside, think
from game.serve import serve
from game.table import Diverged, Table, begin, check_end, follow, replay
from game.texts import Say, texts
from scenes import terminal
from scenes.options import (
    bot_named,
    complain,
    game_option,
    language_option,
    lineup_of,
    number,
    seed_of,
    table_options,
    wanted,
)
from scenes.progress import Progress
from scenes.saves import Diary, games_folder, read_record, write_whole

DONE, WRONG, MISUSED, INTERRUPTED = 0, 1, 2, 130
HUMAN: Final = 0
"""The seat of the person at the terminal."""

Arguments = argparse.Namespace


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words of the command line ask; the exit status."""
    arguments = command_line().parse_args(words)
    try:
        status: int = arguments.work(arguments)
        sys.stdout.flush()
        return status
    except Diverged as divergence:
        complain(divergence)
        return WRONG
    except Refused as refusal:
        complain(refusal)
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever was reading has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except OSError as trouble:
        complain(f"{trouble.filename or 'output'}: {trouble.strerror or trouble}")
        return MISUSED


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sanjuan",
        description="The card game San Juan, alone or with bots.",
        epilog="Exit status: 0 done, 1 a record that diverges, 2 a word or file that cannot be, 130 Ctrl-C.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, (work, add_options) in COMMANDS.items():
        command = commands.add_parser(name, help=work.__doc__, description=work.__doc__)
        command.set_defaults(work=work)
        add_options(command)
    return parser


def serve_table(arguments: Arguments) -> int:
    """The headless table: requests in, answers out, a line of JSON each."""
    serve(_lines(), sys.stdout)
    return DONE


def _lines() -> Iterator[str]:
    for line in sys.stdin.buffer:
        yield line.decode(errors="replace")


def run_bot(arguments: Arguments) -> int:
    """A bot as a program that takes a seat: positions in, picks out, a line of JSON each."""
    think(_lines(), sys.stdout, arguments.level, arguments.seed)
    return DONE


def _bot_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--level", default="greedy", help="where a line names none (default: %(default)s)")
    command.add_argument(
        "--seed", type=int, default=1, help="for a bot that plays dice (default: %(default)s)"
    )


def simulate(arguments: Arguments) -> int:
    """Many games between bots, which change seats from game to game: who wins, and by how much."""
    kind = game_named(arguments.game)
    seed, seats = seed_of(arguments), arguments.seats
    lineup = lineup_of(arguments, seats)
    series = Series(lineup)
    bots = {name: bot_named(kind, name, seed) for name in lineup}
    progress = Progress(arguments.games)
    began = time.perf_counter()
    try:
        while series.games < arguments.games:
            _play_one(kind, arguments, series, bots, seed + series.games)
            progress.show(series.games)
    finally:
        progress.clear()
        for bot in bots.values():
            if isinstance(bot, Outside):
                bot.close()
    found = {"seed": seed, **series.as_json(), "seconds": round(time.perf_counter() - began, 2)}
    print(json.dumps(found) if arguments.json else "\n".join(_report(found)))
    return DONE


def _play_one(
    kind: type[Game], arguments: Arguments, series: Series, bots: Mapping[str, Bot], seed: int
) -> None:
    seating = series.seating()
    table = Table(kind.new(wanted(arguments), seed, seating), seed)
    outside = {bot for bot in bots.values() if isinstance(bot, Outside)}
    for bot in outside:
        bot.events = table.events
    finished = play(table, {at: bots[name] for at, name in enumerate(seating)})
    for bot in outside:
        bot.over(table.game.score())
    if arguments.record:
        arguments.record.mkdir(parents=True, exist_ok=True)
        write_whole(arguments.record / f"game-{series.games + 1:05}.sanjuan", table.record())
    series.add(table, seating, finished)


def _report(found: Json) -> Iterator[str]:
    yield "{games} games of {rounds} rounds and {choices} choices, seed {seed}".format_map(found)
    if found["stopped"]:
        yield f"{found['stopped']} of them stopped after {ROUNDS} rounds, not counted below"
    for bot in sorted(found["bots"], key=lambda bot: -float(bot["win_share"])):
        yield f"{bot['win_share']:7.1%} won {bot['points']:7.2f} points {bot['seats']:7} seats  {bot['bot']}"


def _sim_options(command: argparse.ArgumentParser) -> None:
    table_options(command, seats=4)
    command.add_argument(
        "--games", type=number(1, 10**9), default=100, metavar="N", help="how many (default: 100)"
    )
    command.add_argument(
        "--record", type=Path, metavar="DIR", help="keep a record of every game in this folder"
    )
    command.add_argument("--json", action="store_true", help="the result as JSON")


def show_replay(arguments: Arguments) -> int:
    """A record as a game to read, checked against the rules."""
    record = read_record(arguments.file)
    table = begin(record)
    names = [f"{name} {at}".strip() for at, name in enumerate(table.game.names)]
    say = texts_for(arguments, table)
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


def _replay_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument(
        "--at", type=number(0, 10**9), metavar="N", help="stop after N choices and show the table"
    )
    language_option(command)


def play_game(arguments: Arguments) -> int:
    """A game against bots, in the terminal."""
    table, path = _resumed(arguments.resume) if arguments.resume else _new_game(arguments)
    names = [name.rpartition(", ")[0] or name for name in table.game.names]
    bots = {
        at: _seated(arguments, table, at, name) for at, name in enumerate(table.game.names) if at != HUMAN
    }
    game = terminal.Terminal(table, bots, names, texts_for(arguments, table), print)
    game.keep(Diary(path))
    try:
        game.play(_typed())
    finally:
        for bot in bots.values():
            if isinstance(bot, Outside):
                bot.close()
    return DONE


def _resumed(path: Path) -> tuple[Table, Path]:
    return replay(read_record(path)), path


def _new_game(arguments: Arguments) -> tuple[Table, Path]:
    kind, seed = game_named(arguments.game), seed_of(arguments)
    say = texts(arguments.language, terminal.ROOM, kind.telling.ROOM)
    levels = lineup_of(arguments, arguments.seats)
    names = [say("terminal.you") + ", human"]
    names += [f"{say('terminal.bot', seat=at)}, {levels[at]}" for at in range(1, arguments.seats)]
    path = games_folder() / time.strftime(f"%Y-%m-%d-%H%M%S-{seed}.sanjuan")
    return Table(kind.new(wanted(arguments), seed, names), seed), path


def _seated(arguments: Arguments, table: Table, at: int, name: str) -> Bot:
    """The bot that a seat's name tells of, unless a program sits there."""
    level = name.rpartition(", ")[2]
    bot = bot_named(
        table.game, dict(arguments.seat).get(at) or (level if level in table.game.levels else ""), table.seed
    )
    if isinstance(bot, Outside):
        bot.events = table.events
    return bot


def _typed() -> Iterator[str]:
    """What the person types, line by line."""
    while True:
        try:
            yield input("> ")
        except EOFError:
            print()
            return


def _play_options(command: argparse.ArgumentParser) -> None:
    table_options(command, seats=4)
    command.add_argument(
        "--terminal", action="store_true", help="as plain text, which is all there is so far"
    )
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was kept")
    language_option(command)


def measure(arguments: Arguments) -> int:
    """How fast the rules are: random games, and copies of a state."""
    progress = Progress(bench.RUNS)
    found = bench.engine(game_named(arguments.game), arguments.seats, progress.show)
    progress.clear()
    print(
        json.dumps(found)
        if arguments.json
        else "\n".join(f"{value:>12}  {key}" for key, value in found.items())
    )
    return DONE


def _bench_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("what", choices=["engine"])
    command.add_argument("--seats", type=int, default=4, help="(default: %(default)s)")
    command.add_argument("--json", action="store_true", help="the figures as JSON")
    game_option(command)


def texts_for(arguments: Arguments, table: Table) -> Say:
    return texts(arguments.language, terminal.ROOM, table.game.telling.ROOM)


COMMANDS: Final[
    Mapping[str, tuple[Callable[[Arguments], int], Callable[[argparse.ArgumentParser], None]]]
] = {
    "play": (play_game, _play_options),
    "serve": (serve_table, lambda command: None),
    "bot": (run_bot, _bot_options),
    "sim": (simulate, _sim_options),
    "replay": (show_replay, _replay_options),
    "bench": (measure, _bench_options),
}
"""By name: what does it, and what it may be told."""
