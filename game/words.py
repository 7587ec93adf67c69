"""Decisions and events in words, as far as all games speak alike."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.checks import Json
from game.decision import Decision
from game.state import (
    GAME_ENDED,
    PHASE_ENDED,
    RESHUFFLED,
    ROLE_TAKEN,
    ROUND_BEGAN,
    BaseState,
)

Describe = Callable[..., Json]
Events = Mapping[int, tuple[str, Describe]]
"""By code: the name of an event, and its facts in words."""


class Secret(NamedTuple):
    """What of an event is not for all eyes."""

    hidden: tuple[str, ...] = ()
    """Left out for other seats."""
    counted: tuple[str, ...] = ()
    """A mere count for other seats."""
    from_all: bool = False
    """What is hidden is hidden from the seat it happens to as well."""


def decision(s: BaseState, kind: str, option_name: Callable[[int], str], about: str) -> Decision | None:
    """The pending decision, if the game is not over."""
    if s.over:
        return None
    options = tuple([option_name(option) for option in s.options])
    return Decision(s.seat, kind, s.low, s.high, options, about)


def common_events(roles: Sequence[str], phases: Sequence[str], score: Callable[[Any], list[Json]]) -> Events:
    """The events that happen in every game."""
    return {
        ROUND_BEGAN: ("round", lambda s, number, governor: {"round": number, "governor": governor}),
        ROLE_TAKEN: ("role", lambda s, seat, role, *more: {"seat": seat, "role": roles[role]}),
        RESHUFFLED: ("reshuffle", lambda s, count: {"count": count}),
        PHASE_ENDED: ("phase_end", lambda s, phase: {"phase": phases[phase]}),
        GAME_ENDED: ("end", lambda s: {"score": score(s)}),
    }


def described(s: BaseState, happened: tuple[Any, ...], events: Events) -> Json:
    """What happened, with all that only the owner of the table may see."""
    code, *facts = happened
    name, describe = events[code]
    return {"event": name, **describe(s, *facts)}


def with_idle(events: Iterable[Json], seats: int, deeds: Mapping[str, Collection[str]]) -> Iterator[Json]:
    """The events, where the end of a phase knows whose turn in it came to none of the deeds of its role."""
    done: Collection[str] = ()
    idle = list[int]()
    for event in events:
        kind = event["event"]
        if kind == "role":
            done = deeds.get(event["role"], ())
            idle = [(event["seat"] + step) % seats for step in range(seats)] if done else []
        elif kind in done and event["seat"] in idle:
            idle.remove(event["seat"])
        yield {**event, "idle": idle} if kind == "phase_end" else event


NOTHING_SECRET: Final = Secret()


def seen_by(seat: int, happened: Json, secrets: Mapping[str, Secret]) -> Json:
    """An event as one seat sees it."""
    secret = secrets.get(happened["event"], NOTHING_SECRET)
    if happened.get("seat") == seat and not secret.from_all:
        return happened
    seen = {key: value for key, value in happened.items() if key not in secret.hidden}
    return {**seen, **{key: len(seen[key]) for key in secret.counted}}
