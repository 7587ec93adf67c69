"""What became of games: a line for each that was played to its end, in a file beside their records."""

import json
import time
from collections.abc import Container, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, TypeVar

from game.checks import each, mapping, read, text, whole
from game.errors import Refused
from game.guest import DEFAULT, game_named
from scenes.opening import room
from scenes.saves import games_folder, is_over, latest_first
from scenes.seats import HUMAN, seated
from scenes.story import Story

T = TypeVar("T")
Steps = Generator[None, None, T]
"""Something that is found out piece by piece, so that frames may pass meanwhile."""
KEPT: Final = 200
"""So many records of finished games are kept; what became of older games stays in the file."""


@dataclass(frozen=True)
class Seat:
    name: str
    level: str
    points: int
    rank: int
    built: Sequence[str]
    """All that it built, in order."""


@dataclass(frozen=True)
class Result:
    file: str
    when: str
    """The day and the time of its end."""
    rounds: int
    setup: Mapping[str, str]
    seats: Sequence[Seat]
    facts: Mapping[str, int]
    """What the game itself wants to remember of the seat of `me`."""

    @property
    def me(self) -> Seat | None:
        """The person at the pad, of several the first."""
        return next((seat for seat in self.seats if seat.level == HUMAN), None)

    @property
    def won(self) -> bool:
        return self.me is not None and self.me.rank == 1

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in self.seats if seat is not self.me]


def results_file() -> Path:
    return games_folder() / "results.jsonl"


def reading() -> Steps[list[Result]]:
    """From the first to the last. A line that cannot be read is as good as missing."""
    found: dict[str, Result] = {}
    with suppress(OSError):
        for line in results_file().read_text(encoding="utf-8", errors="replace").splitlines():
            with suppress(Refused):
                result = _result(read(line))
                found[result.file] = result
            yield
    return sorted(found.values(), key=lambda result: result.when)


def _result(value: object) -> Result:
    found = mapping(value, "result")
    return Result(
        text(found.get("file"), "file"),
        text(found.get("when"), "when"),
        whole(found.get("rounds"), "rounds", 0),
        {key: text(word, key) for key, word in mapping(found.get("setup"), "setup").items()},
        each(found.get("seats"), "seats", _seat),
        {key: whole(number, key, 0) for key, number in mapping(found.get("facts"), "facts").items()},
    )


def _seat(value: object, where: str) -> Seat:
    found = mapping(value, where)
    return Seat(
        text(found.get("name"), "name"),
        text(found.get("level"), "level"),
        whole(found.get("points"), "points", 0),
        whole(found.get("rank"), "rank", 1),
        each(found.get("built"), "built", room(game_named(DEFAULT), "feats").building),
    )


def entered(path: Path) -> Steps[Result]:
    """Play a finished game again, and write down what became of it."""
    story = Story(path)
    yield from story.read()
    result = _become_of(story)
    with results_file().open("a", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")
    return result


def _become_of(story: Story) -> Result:
    table = story.table
    who = map(seated, table.game.names)
    feats = room(type(table.game), "feats")
    seats = [
        Seat(name, level, points["total"], points["rank"], feats.built(table.happened, at))
        for at, ((name, level), points) in enumerate(zip(who, table.game.score(), strict=True))
    ]
    me = next((at for at, seat in enumerate(seats) if seat.level == HUMAN), 0)
    setup = {name: value for name, value in table.game.tags.items() if name in table.game.fields}
    return Result(
        story.path.name, ended(story.path), table.game.round, setup, seats, feats.facts(table.happened, me)
    )


def ended(path: Path) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))


def missing() -> Steps[list[Path]]:
    """Records of finished games of which no line tells, the oldest first."""
    known = {result.file for result in (yield from reading())}
    found = []
    for path in reversed(latest_first(games_folder())):
        if path.name not in known and is_over(path):
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
