"""Values from outside, checked one by one. Each refusal names the field and what was expected."""

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, TextIO, TypeVar

from game.errors import Refused

T = TypeVar("T")
Json = dict[str, Any]
UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What would break a line or its encoding."""
LONGEST_TEXT = 200
LONGEST_LABEL = 60
"""Letters."""
LARGEST = 1 << 53
"""The largest whole number that every JSON reader keeps whole."""
LONGEST = 40
LONGEST_LINE = 1 << 20
"""Letters, the line break among them: whoever says more at a time talks nonsense."""


def whole(value: object, where: str, low: int, high: int = LARGEST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        wanted = f"a whole number from {low} to {high}" if high != LARGEST else f"a whole number from {low}"
        raise Refused(f"{where}: expected {wanted}, not {shown(value)}")
    return value


def yes_or_no(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise Refused(f"{where}: expected true or false, not {shown(value)}")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_TEXT or UNWRITABLE.search(value):
        wanted = f"a text on one line of at most {LONGEST_TEXT} letters"
        raise Refused(f"{where}: expected {wanted}, not {shown(value)}")
    return value


def label(value: object, where: str) -> str:
    """A name, or whatever else is free to choose, as it can be shown."""
    if not isinstance(value, str):
        raise Refused(f"{where}: expected a text, not {shown(value)}")
    return cleaned(value, LONGEST_LABEL)


def cleaned(words: str, most: int = LONGEST_TEXT) -> str:
    """The words on one line, without letters that nobody sees, cut off after so many.

    >>> cleaned("  Ana\\n\\u200bInés\\x07 ")
    'Ana Inés'
    >>> cleaned("so many words", 10)
    'so many w…'
    """
    found = " ".join("".join(map(_seen, words[: 4 * most])).split())
    return found if len(found) <= most else found[: most - 1].rstrip() + "…"


def _seen(letter: str) -> str:
    """The letter itself, a space for white space, nothing for what nobody sees."""
    if letter.isspace():
        return " "
    return letter if letter.isprintable() else ""


def one_of(value: object, where: str, choices: Collection[str]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise Refused(f"{where}: expected {listed(choices)}, not {shown(value)}")
    return value


def listing(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Refused(f"{where}: expected a list, not {shown(value)}")
    return value


def each(value: object, where: str, read: Callable[[Any, str], T]) -> list[T]:
    """Every item of a list, read by its place."""
    return [read(item, f"{where}[{at}]") for at, item in enumerate(listing(value, where))]


def mapping(value: object, where: str, fields: Collection[str] | None = None) -> Mapping[str, Any]:
    """A JSON object, with none but these fields if they are named."""
    if not isinstance(value, dict):
        raise Refused(f"{where}: expected an object, not {shown(value)}")
    for field in value:
        if fields is not None and field not in fields:
            raise Refused(f"{where}: unknown field {shown(field)}, expected {listed(fields)}")
    return value


def listed(names: Iterable[str]) -> str:
    """`a, b or c`"""
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


def shown(value: object) -> str:
    """A value as it stands in a message: short, and on one line."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, int) and abs(value) > LARGEST:
        return "a number too large"
    found = json.dumps(value)
    return found if len(found) <= LONGEST else found[: LONGEST - 3] + "..."


def lines_of(stream: TextIO) -> Iterator[str]:
    """Line by line; of one that is too long only as much as it takes to refuse it."""
    while line := stream.readline(LONGEST_LINE + 1):
        yield line
        while line and not line.endswith("\n"):
            line = stream.readline(LONGEST_LINE)


def read(line: str) -> object:
    """One line of JSON, refused in one sentence if it is none."""
    if len(line) > LONGEST_LINE:
        raise Refused(f"line: expected a JSON object of at most {LONGEST_LINE} letters")
    try:
        return json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise Refused(f"line: expected a JSON object ({_cause(error)})") from None


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _cause(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "nested too deeply"
    if isinstance(error, json.JSONDecodeError):
        return f"{error.msg} at character {error.pos + 1}"
    return str(error).partition(";")[0]
