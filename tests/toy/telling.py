"""The toy game in sentences."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.checks import Json
from game.texts import Say

ROOM: str = str(Path(__file__).parent)
THINGS: Sequence[str] = ("tea", "salt")


def tell(event: Json, names: Sequence[str], say: Say) -> str:
    facts = {key: value for key, value in event.items() if key not in ("event", "seat")}
    name = names[event["seat"]] if "seat" in event else ""
    return say(f"event.{event['event']}", name=name, **facts)


def brief(event: Json) -> Json:
    return event


def with_idle(events: Iterable[Json], seats: int) -> Iterator[Json]:
    return iter(events)


def option(name: str, say: Say) -> str:
    return name


def points(key: str, say: Say) -> str:
    return say(f"points.{key}")


def sketch(view: Json, names: Sequence[str], say: Say) -> list[str]:
    return []


def explained(name: str, view: Mapping[str, Any], names: Sequence[str], say: Say) -> list[str]:
    return [name]


def refusal(found: Json, names: Sequence[str], say: Say) -> list[str]:
    return [say(f"reason.{found['reason']}")]
