"""A game of its own that tests bring to the console: crates are taken, and loaded on one of two boats."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final, Self

from game.bots.bot import Bot, RandomBot, View
from game.checks import Json
from game.decision import Decision
from game.errors import Refused
from game.guest import Field, Game, Parts, Telling
from game.scoring import ranked
from tests.toy import telling

CRATES: Final = ("tea", "salt")
BOATS: Final = ("north", "south")
ROOM: Final = 4
"""Crates on each boat."""
ROUNDS: Final = 3


@dataclass
class State:
    names: Sequence[str]
    seat: int
    round: int = 1
    turns: int = 0
    crates: list[list[str]] = field(default_factory=list)
    loaded: list[int] = field(default_factory=list)
    boats: dict[str, list[str]] = field(default_factory=dict)
    kind: str = "take"
    events: list[Json] = field(default_factory=list)

    @property
    def options(self) -> list[str]:
        if self.round > ROUNDS:
            return []
        if self.kind == "take":
            return list(CRATES)
        free = [boat for boat in BOATS if len(self.boats[boat]) < ROOM]
        return [f"{crate} on {boat}" for crate in sorted({*self.crates[self.seat]}) for boat in free]

    def copy(self) -> Self:
        boats = {boat: [*cargo] for boat, cargo in self.boats.items()}
        crates = [[*each] for each in self.crates]
        return replace(self, crates=crates, loaded=[*self.loaded], boats=boats, events=[])


def deal(names: Sequence[str], governor: int, seed: int) -> State:
    seats = len(names)
    return State(
        names, governor, crates=[[] for _ in names], loaded=[0] * seats, boats={boat: [] for boat in BOATS}
    )


def choose(s: State, pick: Sequence[Any]) -> None:
    if s.kind == "take":
        s.crates[s.seat].append(pick[0])
        s.events.append({"event": "take", "seat": s.seat, "crate": pick[0]})
        s.kind = "load"
        if s.options:
            return
    elif pick:
        crate, _, boat = pick[0].partition(" on ")
        s.crates[s.seat].remove(crate)
        s.boats[boat].append(crate)
        s.loaded[s.seat] += 1
        s.events.append({"event": "load", "seat": s.seat, "crate": crate, "boat": boat})
    s.kind, s.seat, s.turns = "take", (s.seat + 1) % len(s.names), s.turns + 1
    if s.turns % len(s.names) == 0:
        s.round += 1
        s.events.append(
            {"event": "round", "round": s.round, "governor": s.seat} if s.options else {"event": "end"}
        )


def decision(s: State) -> Decision | None:
    if not s.options:
        return None
    return Decision(s.seat, s.kind, int(s.kind == "take"), 1, tuple(s.options))


def view(s: State, seat: int) -> Json:
    seats = [
        {"crates": [*crates], "loaded": loaded} for crates, loaded in zip(s.crates, s.loaded, strict=True)
    ]
    boats = {boat: [*cargo] for boat, cargo in s.boats.items()}
    return {"game": Toy.name, "seat": seat, "round": min(s.round, ROUNDS), "seats": seats, "boats": boats}


def explain(view: Mapping[str, Any], what: str) -> Json:
    if what not in CRATES:
        raise Refused(f"what: expected tea or salt, not {what}")
    return {"what": what, "offered": False, "reason": "not_now"}


class First(Bot):
    """Takes whatever is offered first."""

    def pick(self, view: View, decision: Decision) -> list[str]:
        return [decision.options[0]]


def _loaded(view: Json, event: Json) -> None:
    view["seats"][event["seat"]]["crates"].remove(event["crate"])
    view["seats"][event["seat"]]["loaded"] += 1
    view["boats"][event["boat"]].append(event["crate"])


class Toy(Game):
    name: ClassVar[str] = "toy"
    seats: ClassVar[tuple[int, int]] = (3, 5)
    fields: ClassVar[Mapping[str, Field]] = {}
    fullest: ClassVar[Mapping[str, Any]] = {}
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]] = {
        "random": RandomBot,
        "greedy": lambda seed: First(),
    }
    reveals: ClassVar[Sequence[str]] = ()
    changes: ClassVar[Mapping[str, Callable[[Json, Json], None]]] = {
        "take": lambda view, event: view["seats"][event["seat"]]["crates"].append(event["crate"]),
        "load": _loaded,
        "round": lambda view, event: view.update(round=event["round"]),
    }
    hides: ClassVar[bool] = False
    telling: ClassVar[Telling] = telling
    parts: ClassVar[Parts] = Parts(
        deal=deal,
        read=lambda position, seed: deal(["", "", ""], 0, seed),
        choose=choose,
        decision=decision,
        described=lambda s, event: dict(event),
        seen_by=lambda seat, event: event,
        view=view,
        position=lambda s: {"game": Toy.name},
        score=lambda s: ranked([{"loaded": loaded, "total": loaded, "tie": 0} for loaded in s.loaded]),
        explain=explain,
    )
