"""Puerto Rico behind the protocol that all games on the cartridge share."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from game import rng
from game.bots import RandomBot
from game.checks import mapping, whole
from game.guest import Bot, Game, Parts, Telling, tags_of
from game.puerto_rico import explain, positions, rules, scoring, telling, view, words
from game.puerto_rico.bots.greedy import greedy
from game.puerto_rico.deal import deal
from game.puerto_rico.positions import FEWEST_SEATS, GAME, MOST_SEATS
from game.puerto_rico.state import State


class PuertoRico(Game):
    """A game of Puerto Rico."""

    name: ClassVar[str] = GAME
    fields: ClassVar[tuple[str, ...]] = ("seats", "governor")
    fullest: ClassVar[Mapping[str, Any]] = {}
    levels: ClassVar[Mapping[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": greedy}
    parts: ClassVar[Parts] = Parts(
        rules.choose,
        words.decision,
        words.event,
        words.seen_by,
        view.view,
        positions.write,
        scoring.score,
        explain.explain,
    )
    telling: ClassVar[Telling] = telling
    state: State

    @classmethod
    def new(cls, wanted: Mapping[str, Any], seed: int, names: Sequence[str] = ()) -> Self:
        mapping(wanted, "new", cls.fields)
        seats = whole(wanted.get("seats"), "seats", FEWEST_SEATS, MOST_SEATS)
        governor = whole(wanted.get("governor", rng.drawn(seed, seats)), "governor", 0, seats - 1)
        names = tuple(names) or ("",) * seats
        return cls(deal(names, governor, seed), tags_of({"governor": governor}), names)

    @classmethod
    def load(cls, position: object, seed: int) -> Self:
        state = positions.read(position, seed)
        return cls(state, {"position": json.dumps(positions.write(state), ensure_ascii=False)}, state.names)
