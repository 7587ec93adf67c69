"""San Juan behind the protocol that all games on the cartridge share."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from game import rng
from game.bots import RandomBot
from game.checks import Json, mapping, one_of, whole, yes_or_no
from game.decision import Decision
from game.errors import Refused
from game.guest import Bot, Rules, Telling
from game.sanjuan import explain, positions, rules, scoring, telling, view, words
from game.sanjuan.bots.greedy import Greedy
from game.sanjuan.deal import deal
from game.sanjuan.positions import EXPANSIONS, FEWEST_SEATS, MOST_SEATS
from game.sanjuan.state import Setup, State


class SanJuan:
    """A game of San Juan."""

    name: ClassVar[str] = "sanjuan"
    fields: ClassVar[tuple[str, ...]] = ("seats", "edition", "expansion", "draft", "governor")
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": Greedy}

    rules: ClassVar[Rules] = rules
    telling: ClassVar[Telling] = telling

    def __init__(self, state: State, tags: dict[str, str]) -> None:
        self.state = state
        self.tags = tags

    @classmethod
    def new(cls, wanted: Mapping[str, Any], seed: int, names: Sequence[str] = ()) -> Self:
        mapping(wanted, "new", cls.fields)
        seats = whole(wanted.get("seats"), "seats", FEWEST_SEATS, MOST_SEATS)
        edition, expansion = positions.read_edition(wanted), positions.read_expansion(wanted)
        draft = yes_or_no(wanted.get("draft", False), "draft")
        drawn = rng.number(~seed % rng.SEEDS) * seats // rng.SEEDS
        governor = whole(wanted.get("governor", drawn), "governor", 0, seats - 1)
        setup = Setup(edition, expansion, draft, tuple(names) or ("",) * seats)
        tags = {
            "edition": str(edition),
            "expansion": ", ".join(EXPANSIONS) if expansion else "",
            "draft": "yes" if draft else "no",
            "governor": str(governor),
        }
        return cls(deal(setup, seats, governor, seed), tags)

    @classmethod
    def load(cls, position: object, seed: int) -> Self:
        state = positions.read(position, seed)
        return cls(state, {"position": json.dumps(positions.write(state), ensure_ascii=False)})

    @classmethod
    def from_tags(cls, tags: Mapping[str, str], seed: int, names: Sequence[str]) -> Self:
        if "position" in tags:
            return cls.load(_json(tags["position"]), seed)
        wanted = {
            "seats": len(names),
            "edition": _number(tags, "edition", 2),
            "expansion": [name.strip() for name in tags.get("expansion", "").split(",") if name.strip()],
            "draft": one_of(tags.get("draft", "no"), "draft", ("yes", "no")) == "yes",
        }
        if "governor" in tags:
            wanted["governor"] = _number(tags, "governor", 0)
        return cls.new(wanted, seed, names)

    def copy(self) -> Self:
        return type(self)(self.state.copy(), self.tags)

    @property
    def names(self) -> Sequence[str]:
        return self.state.setup.names

    @property
    def round(self) -> int:
        return self.state.round

    def decision(self) -> Decision | None:
        return words.decision(self.state)

    def choose(self, places: Sequence[int]) -> None:
        options = self.state.options
        rules.choose(self.state, [options[place] for place in places])

    def events(self) -> list[Json]:
        happened, self.state.events = self.state.events, []
        return [words.event(self.state, event) for event in happened]

    def view(self, seat: int) -> Json:
        return view.view(self.state, seat)

    def position(self) -> Json:
        return positions.write(self.state)

    def score(self) -> list[Json]:
        return scoring.score(self.state)

    @staticmethod
    def seen_by(seat: int, event: Json) -> Json:
        return words.seen_by(seat, event)

    @staticmethod
    def explain(view: Mapping[str, Any], what: str) -> Json:
        return explain.explain(view, what)


def _number(tags: Mapping[str, str], name: str, default: int) -> int:
    value = tags.get(name, str(default))
    return int(value) if value.isdecimal() and len(value) <= 3 else whole(value, name, 0)


def _json(value: str) -> object:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise Refused("position: expected a position as JSON") from None
