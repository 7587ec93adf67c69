"""What became of games: a line for each that was played to its end, in a file beside their records."""

import json
import re
import time
from collections.abc import Container, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from game.checks import each, label, listing, mapping, one_of, read, shown, text, whole
from game.errors import Refused
from game.guest import UNNAMED, Game, game_named
from scenes.app.files import append, read_words
from scenes.game_registry import DOORS
from scenes.records.feats import Feats, feats_of
from scenes.records.recorded_game import RecordedGame
from scenes.records.saves import counts, games_folder, is_over, latest_first, played_at
from scenes.records.seats import HUMAN, seated

T = TypeVar("T")
Steps = Generator[None, None, T]
"""Something that is found out piece by piece, so that frames may pass meanwhile."""
KEPT: Final = 200
"""So many records of finished games are kept; what became of older games stays in the file."""
MOST: Final = 9_999
"""Points, rounds, and whatever else is counted of one game."""
MOST_SEATS: Final = 9
MOMENT: Final = re.compile(r"\d+-(0[1-9]|1[0-2])-\d\d \d\d:\d\d")


@dataclass(frozen=True)
class SeatResult:
    name: str
    level: str
    points: int
    rank: int
    built: Sequence[str]
    """All that it built, in order."""


@dataclass(frozen=True)
class Result:
    game: str
    file: str
    when: str
    """The day and the time of its end."""
    rounds: int
    setup: Mapping[str, str]
    seats: Sequence[SeatResult]
    facts: Mapping[str, int]
    """What the game itself wants to remember of the seat of `me`."""

    @property
    def me(self) -> SeatResult | None:
        """The person at the pad, of several the first."""
        return next((seat for seat in self.seats if seat.level == HUMAN), None)

    @property
    def won(self) -> bool:
        return self.me is not None and self.me.rank == 1

    @property
    def others(self) -> list[SeatResult]:
        return [seat for seat in self.seats if seat is not self.me]


def results_file() -> Path:
    return games_folder() / "results.jsonl"


def reading(kind: type[Game] | None = None) -> Steps[list[Result]]:
    """Of a game or of all, in the order in which they ended. A line that cannot be is as good as missing."""
    found: dict[str, Result] = {}
    with suppress(OSError):
        for line in read_words(results_file()).split("\n"):
            with suppress(Refused):
                result = _result(read(line))
                found.pop(result.file, None)
                found[result.file] = result
            yield
    return [result for result in found.values() if kind is None or result.game == kind.name]


def _result(value: object) -> Result:
    found = mapping(value, "result")
    game = one_of(found.get("game", UNNAMED), "game", DOORS)
    seat = partial(_seat, feats_of(game_named(game)))
    seats = each(_few(found.get("seats"), "seats", MOST_SEATS), "seats", seat)
    if not any(seat.rank == 1 for seat in seats):
        raise Refused("seats: expected one that won")
    return Result(
        game,
        text(found.get("file"), "file"),
        _moment(found.get("when"), "when"),
        _count(found.get("rounds"), "rounds"),
        {text(key, "setup"): text(word, key) for key, word in mapping(found.get("setup"), "setup").items()},
        seats,
        {key: _count(number, key) for key, number in mapping(found.get("facts"), "facts").items()},
    )


def _seat(feats: Feats, value: object, where: str) -> SeatResult:
    found = mapping(value, where)
    return SeatResult(
        label(found.get("name"), "name"),
        label(found.get("level"), "level"),
        _count(found.get("points"), "points"),
        whole(found.get("rank"), "rank", 1, MOST_SEATS),
        each(_few(found.get("built"), "built", MOST), "built", feats.building),
    )


def _moment(value: object, where: str) -> str:
    found = label(value, where)
    if not MOMENT.fullmatch(found):
        raise Refused(f"{where}: expected a day and a time like 2026-01-01 10:00, not {shown(value)}")
    return found


def _count(value: object, where: str) -> int:
    return whole(value, where, 0, MOST)


def _few(value: object, where: str, most: int) -> Sequence[object]:
    """A list of no more than so many."""
    found = listing(value, where)
    if len(found) > most:
        raise Refused(f"{where}: expected at most {most}, not {len(found)}")
    return found


def entered(path: Path) -> Steps[Result]:
    """Play a finished game again, and write down what became of it."""
    story = RecordedGame(path)
    yield from story.read()
    result = _become_of(story)
    append(results_file(), json.dumps(asdict(result), ensure_ascii=False) + "\n")
    return result


def _become_of(story: RecordedGame) -> Result:
    table = story.table
    who = map(seated, table.game.names)
    feats = feats_of(type(table.game))
    seats = [
        SeatResult(name, level, points["total"], points["rank"], feats.built(table.happened, at))
        for at, ((name, level), points) in enumerate(zip(who, table.game.score(), strict=True))
    ]
    me = next((at for at, seat in enumerate(seats) if seat.level == HUMAN), 0)
    setup = {name: value for name, value in table.game.tags.items() if name in table.game.fields}
    facts = feats.facts(table.happened, me)
    return Result(table.game.name, story.path.name, ended(story.path), table.game.round, setup, seats, facts)


def ended(path: Path) -> str:
    return time.strftime("%Y-%m-%d %H:%M", played_at(path))


def missing() -> Steps[list[Path]]:
    """Records of finished games of which no line tells, the oldest first."""
    known = {result.file for result in (yield from reading())}
    found = []
    for path in reversed(latest_first(games_folder())):
        if path.name not in known and is_over(path) and counts(path):
            found.append(path)
        yield
    return found


def caught_up(paths: Sequence[Path], refused: dict[Path, str]) -> Iterator[None]:
    """Enter games that were played elsewhere, or whose lines are lost, and tell which cannot be."""
    for path in paths:
        try:
            with suppress(OSError):
                yield from entered(path)
        except Refused as trouble:
            refused[path] = str(trouble)


def tidy(known: Container[str]) -> Steps[None]:
    """Drop the oldest finished games beyond those that are kept; those that are known to be are not read."""
    over = 0
    for path in latest_first(games_folder()):
        if path.name in known or is_over(path):
            over += 1
            if over > KEPT:
                with suppress(OSError):
                    path.unlink()
        yield
