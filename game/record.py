"""Game records: what was settled and every choice since, as text that a person can read and write."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from game.checks import UNWRITABLE, cleaned, shown
from game.decision import Decision
from game.errors import Refused

FORMAT: Final = 1
MOST_SEATS: Final = 10
UNDO: Final = "undo"
END: Final = "end"
NONE: Final = "-"
SEAT: Final = "seat"
"""How the tags begin that tell who sits where: names are free to choose."""
_TAG: Final = re.compile(r'\[(\w+) (".*")\]')
_CHOICE: Final = re.compile(r"(\d{1,3}) (\w+) (\S.*)")


class Choice(NamedTuple):
    """A decision that was taken, and where it stands in the text."""

    seat: int
    kind: str
    picks: tuple[str, ...]
    line: int


class Record:
    def __init__(self, tags: Mapping[str, str] = {}) -> None:
        self.tags = dict(tags)
        self.choices: list[Choice] = []
        """Those taken back are not among them."""
        self.end: list[int] | None = None
        """The points by seat, if the game was played to its end."""

    def tells_as(self, other: "Record") -> bool:
        """The same game, on whatever lines it stands."""
        mine, theirs = (
            (each.tags, [choice[:3] for choice in each.choices], each.end) for each in (self, other)
        )
        return mine == theirs


def tag_line(name: str, value: str) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]\n"


def choice_line(decision: Decision, picks: Sequence[str]) -> str:
    """
    >>> choice_line(Decision(0, "build", 0, 1, ("well",)), [])
    '0 build -\\n'
    """
    return f"{decision.seat} {decision.kind} {', '.join(picks) or NONE}\n"


def end_line(totals: Iterable[int]) -> str:
    return f"{END} {' '.join(map(str, totals))}\n"


def head(game: str, tags: Mapping[str, str], names: Sequence[str], seed: int) -> str:
    """The lines before the first choice."""
    seats = {f"{SEAT}{at}": name for at, name in enumerate(names)}
    before = {key: value for key, value in tags.items() if key != "governor"}
    after = {key: value for key, value in tags.items() if key == "governor"}
    every = {"format": str(FORMAT), "game": game, **before, **seats, **after, "seed": str(seed)}
    return "".join(tag_line(name, value) for name, value in every.items())


def parse(text: str) -> Record:
    """Read a record up to its last whole line."""
    record = Record()
    for number, line in enumerate(text.split("\n")[:-1], start=1):
        _read_line(record, line.strip(), number)
    return record


def _read_line(record: Record, line: str, number: int) -> None:
    if not line:
        return
    if record.end is not None and line != UNDO:
        raise Refused(f"line {number}: expected nothing after the end of the game, not {shown(line)}")
    if line.startswith("["):
        _read_tag(record, line, number)
    elif line == UNDO:
        _take_back(record, number)
    elif line.startswith(END + " "):
        record.end = _points(line, number)
    else:
        record.choices.append(_choice(line, number))


def _read_tag(record: Record, line: str, number: int) -> None:
    found = _TAG.fullmatch(line)
    try:
        value = json.loads(found[2], strict=False) if found else None
    except ValueError:
        value = None
    if found and isinstance(value, str) and found[1].startswith(SEAT):
        value = cleaned(value)
    if found is None or not isinstance(value, str) or UNWRITABLE.search(value):
        raise Refused(f'line {number}: expected a tag like [seed "7"], not {shown(line)}')
    record.tags[found[1]] = value
    if found[1] == "format" and value != str(FORMAT):
        raise Refused(f"line {number}: expected format {FORMAT}, not {shown(value)}, of another version")


def _take_back(record: Record, number: int) -> None:
    if not record.choices:
        raise Refused(f"line {number}: nothing to undo")
    record.choices.pop()
    record.end = None


def _points(line: str, number: int) -> list[int]:
    words = line.split()[1:]
    if len(words) > MOST_SEATS or not all(re.fullmatch(r"\d{1,20}", word) for word in words):
        raise Refused(f"line {number}: expected the points of each seat, not {shown(line)}")
    return [int(word) for word in words]


def _choice(line: str, number: int) -> Choice:
    found = _CHOICE.fullmatch(line)
    if not found:
        raise Refused(f"line {number}: expected a seat, a kind and the options chosen, not {shown(line)}")
    picks = () if found[3] == NONE else tuple(pick.strip() for pick in found[3].split(","))
    return Choice(int(found[1]), found[2], picks, number)
