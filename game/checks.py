"""Values from outside, checked one by one. Each refusal names the field and what was expected."""

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeVar

from game.errors import Refused

T = TypeVar("T")
Json = dict[str, Any]
UNWRITABLE = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
"""What would break a line or its encoding."""
LARGEST = 1 << 53
"""The largest whole number that every JSON reader keeps whole."""
LONGEST = 40


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
    if not isinstance(value, str) or UNWRITABLE.search(value):
        raise Refused(f"{where}: expected a text on one line, not {shown(value)}")
    return value


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


def read(line: str) -> object:
    """One line of JSON, refused in one sentence if it is none."""
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
