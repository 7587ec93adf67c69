"""`sanjuan arena` and the other commands about how well bots play."""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Final

from game.bots.arena import Contest, Results, play_deals
from game.bots.bot import Bot
from game.checks import Json, whole
from game.errors import Refused
from game.guest import game_named
from game.outside import PATIENCE
from scenes.app.files import write_whole
from scenes.cli.options import (
    DONE,
    bot_named,
    check_bot,
    complain,
    counted,
    game_option,
    seed_of,
    setup_options,
    wanted,
)
from scenes.cli.progress import Progress

LONGEST_NAME: Final = 40
LADDER: Final = "ladder.json"
FRESH: Final = 2014
"""A seed for figures alone: nothing is tuned on its deals."""
PASS: Final = 20
"""So many deals of each row of a ladder are played before more of any."""


class Maker:
    """Makes bots for a game in any process."""

    def __init__(self, game: str, patience: float) -> None:
        self._game = game
        self._patience = patience

    def __call__(self, name: str, seed: int) -> Bot:
        return bot_named(game_named(self._game), name, seed, self._patience)


def compete(arguments: argparse.Namespace) -> int:
    """Who plays better: the first bot takes one seat, the others the rest, every deal from every seat."""
    if len(arguments.bot) < 2:
        raise Refused("arena: expected two bots or more")
    for bot in arguments.bot:
        check_bot(game_named(arguments.game), bot, "arena")
    contest = Contest(arguments.game, wanted(arguments), arguments.bot, seed_of(arguments))
    found = _fought(contest, arguments.file, arguments.deals, arguments.jobs, arguments.patience)
    for line in [json.dumps(found)] if arguments.json else _table(found):
        print(line)
    return DONE


def _fought(contest: Contest, path: Path | None, deals: int, jobs: int, patience: float) -> Json:
    """A contest with so many deals, those in the file among them."""
    results = Results(contest, path)
    left = [deal for deal in range(deals) if deal not in results.deals]
    with Progress(deals) as progress:
        for deal in play_deals(contest, left, jobs, Maker(contest.game, patience)):
            results.keep(deal)
            progress.show(len(results.deals))
    return {"deals": len(results.deals), "seed": contest.seed, "bots": results.as_json()}


def _table(found: Json) -> Iterator[str]:
    yield f"{found['deals']} deals, each from every seat, seed {found['seed']}"
    yield f"{'won':>7} {'±':>6} {'points':>7} {'ms':>8} {'worst':>7}"
    for bot in found["bots"]:
        note = " (replaced by a bot of the house)" if "replaced" in bot else ""
        yield (
            f"{bot['win_share']:7.1%} {bot['give_or_take']:6.1%} {bot['points']:7.2f} "
            f"{bot['mean_ms']:8.2f} {bot['worst_ms']:7.1f}  {bot['bot'][:LONGEST_NAME]}{note}"
        )


def arena_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("bot", nargs="+", help="a level, a name, or a program in quotes")
    setup_options(command, games)
    _deals(command)
    _jobs(command)
    command.add_argument(
        "--file", type=Path, help="keep every deal here, and go on from those that are kept; needs a --seed"
    )
    command.add_argument("--json", action="store_true", help="the result as JSON")


def climb(arguments: argparse.Namespace) -> int:
    """The figures of the house: each bot against those it has to beat. Goes on from its folder.

    All rows grow together, so that it may be ended at any time.
    """
    kind, seed = game_named(arguments.game), seed_of(arguments)
    if not kind.ladder:
        raise Refused(f"--game: expected a game whose bots stand on a ladder, not {kind.name}")
    for seats in arguments.seats:
        whole(seats, "--seats", *kind.seats)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    rows: dict[tuple[int, str, str], Json] = {}
    for deals in [*range(PASS, arguments.deals, PASS), arguments.deals]:
        for seats, (first, second) in product(arguments.seats, kind.ladder):
            contest = Contest(kind.name, {"seats": seats}, [first, second], seed)
            path = arguments.folder / f"{first}-{second}-{seats}.jsonl"
            found = _fought(contest, path, deals, arguments.jobs, PATIENCE)
            rows[seats, first, second] = {"bot": first, "against": second, "seats": seats, **found}
            text = ",\n".join(json.dumps(row) for row in rows.values())
            write_whole(arguments.folder / LADDER, f"[\n{text}\n]\n")
            print(f"{seats} seats {_figures(found, first)}  {first} against {second}", flush=True)
    return DONE


def _figures(found: Json, first: str) -> str:
    won = next(bot for bot in found["bots"] if bot["bot"] == first)
    minutes = sum(bot["seconds"] for bot in found["bots"]) / 60
    share = f"{won['win_share']:7.1%} ± {won['give_or_take']:5.1%}"
    return f"{share} {won['mean_ms']:7.2f} ms {found['deals']:5} deals {minutes:6.1f} minutes of thinking"


def ladder_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("folder", type=Path, help="for every deal, and the figures in ladder.json")
    command.add_argument("--seats", type=int, nargs="+", default=[4, 2], help="(default: 4 2)")
    command.add_argument("--seed", type=int, default=FRESH, help="(default: %(default)s)")
    _deals(command)
    _jobs(command)
    game_option(command)


def _deals(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--deals", type=counted(1, 10**9), default=100, metavar="N", help="how many (default: %(default)s)"
    )


def learn(arguments: argparse.Namespace) -> int:
    """Let the bots learn from games against themselves. A run that was ended goes on from its folder."""
    kind, seed = game_named(arguments.game), seed_of(arguments)
    if not kind.training:
        raise Refused(f"--game: expected a game whose bots can learn, not {kind.name}")
    try:
        training = import_module(kind.training)
    except ModuleNotFoundError as missing:
        raise Refused(f"train: expected {missing.name} to be installed; pip install {missing.name}") from None
    with Progress(training.PARTS) as progress:
        for done in training.train(arguments.folder, seed, arguments.jobs, complain):
            progress.show(done)
    print(arguments.folder)
    return DONE


def learn_options(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("folder", type=Path, help="where everything is kept, and weights.json in the end")
    command.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    _jobs(command)
    game_option(command)


def _jobs(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--jobs",
        type=counted(1, 1000),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes (default: one for each core)",
    )
