"""Games to show, and such as were kept: for the figures, and for whoever looks at all screens."""

import os
from collections import deque
from functools import cache
from typing import TYPE_CHECKING, Final

from game.bots.match import play
from game.guest import Game, game_named
from game.table import Table
from scenes.game_registry import first_with_screen
from scenes.records.bot_process import Prompt
from scenes.records.plan import usual
from scenes.records.recorded_game import RecordedGame
from scenes.records.results import ended, entered, results_file
from scenes.records.saves import game_of, games_folder, latest_first
from scenes.records.seats import HUMAN
from scenes.records.session import Session

if TYPE_CHECKING:
    from scenes.app.console import Console

KIND: Final = first_with_screen()
"""The game of those screens that any game has."""
SEED: Final = 7
DEALS: Final = 8
"""So many different games are kept; the others are like them."""
DAY: Final = 86_400


def quiet(console: "Console", table: Table) -> Session:
    """Nobody else is asked, and nothing is written down."""
    return Session(table, None, console.notice, lambda: None, Prompt(table.game.habitual(), lambda: None))


@cache
def played(name: str) -> Table:
    """A game of that name that is over."""
    kind = game_named(name)
    names = [f"{name}, greedy" for name in ("Player 1", "Rosa", "Inés", "Tomás")]
    table = Table(kind.new({"seats": 4, **kind.fullest}, SEED, names), SEED)
    play(table, {seat: kind.strongest(1) for seat in range(4)})
    return table


def finished(console: "Console", kind: type[Game] = KIND) -> Session:
    return quiet(console, played(kind.name))


def halfway(console: "Console", kind: type[Game] = KIND) -> Session:
    """In the middle of a game, with roles taken, cities grown and goods made."""
    names = [f"Ana, {HUMAN}", *(f"{name}, greedy" for name in ("Inés", "Tomás", "Dolores"))]
    table, bot = Table(kind.new({"seats": 4, "governor": 2}, 5, names), 5), kind.habitual()
    while (decision := table.decision) and (
        table.game.round < 6
        or decision.kind != "role"
        or decision.seat
        or len(table.game.view(0)["taken"]) < 2
    ):
        table.choose(bot.pick(table.game.view(decision.seat), decision))
    return quiet(console, table)


def coached(console: "Console", seed: int = SEED) -> Session:
    table = usual(KIND)._replace(seed=seed).table(KIND, console.say)
    play(table, {seat: KIND.habitual() for seat in range(4)})
    return quiet(console, table)


@cache
def record(seed: int, name: str = KIND.name) -> str:
    """Of a game that somebody at the pad has played to its end."""
    kind = game_named(name)
    names = [f"Ana, {HUMAN}", *(f"{name}, greedy" for name in ("Inés", "Tomás"))]
    table = Table(kind.new({"seats": 3, "governor": 0}, seed, names), seed)
    play(table, dict.fromkeys(range(3), kind.habitual()))
    return table.record()


def story(kind: type[Game]) -> RecordedGame:
    """The game that was played last, or one that is kept from now on."""
    path = next((path for path in latest_first(games_folder()) if game_of(path) == kind.name), None)
    if path is None:
        path = games_folder() / f"{kind.name}.sanjuan"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record(1, kind.name), encoding="utf-8")
    return RecordedGame(path)


def keep(count: int) -> None:
    """So many games, a day apart, of which it is known what became of them."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"game{at:03}.sanjuan" for at in range(count)]
    for at, path in enumerate(paths):
        path.write_text(record(at % DEALS), encoding="utf-8")
        os.utime(path, (at * DAY,) * 2)
    for path in paths[:DEALS]:
        deque(entered(path), maxlen=0)
    lines = results_file().read_text(encoding="utf-8").splitlines(keepends=True)
    for at, path in enumerate(paths[DEALS:]):
        first = paths[at % DEALS]
        lines.append(lines[at % DEALS].replace(first.name, path.name).replace(ended(first), ended(path)))
    results_file().write_text("".join(lines), encoding="utf-8")
