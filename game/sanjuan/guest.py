"""San Juan behind the protocol that all games on the cartridge share."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from game import rng
from game.bots import RandomBot
from game.checks import mapping, whole, yes_or_no
from game.guest import Bot, Game, Parts, Telling, tags_of
from game.sanjuan import explain, positions, rules, scoring, telling, view, words
from game.sanjuan.bots.greedy import greedy
from game.sanjuan.deal import deal
from game.sanjuan.positions import EXPANSIONS, FEWEST_SEATS, MOST_SEATS
from game.sanjuan.state import Setup, State


class SanJuan(Game):
    """A game of San Juan."""

    name: ClassVar[str] = "sanjuan"
    fields: ClassVar[tuple[str, ...]] = ("seats", "edition", "expansion", "draft", "governor")
    fullest: ClassVar[Mapping[str, Any]] = {"expansion": list(EXPANSIONS)}
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
        edition, expansion = positions.read_edition(wanted), positions.read_expansion(wanted)
        draft = yes_or_no(wanted.get("draft", False), "draft")
        governor = whole(wanted.get("governor", rng.drawn(seed, seats)), "governor", 0, seats - 1)
        names = tuple(names) or ("",) * seats
        tags = tags_of(
            {
                "edition": edition,
                "expansion": list(EXPANSIONS) if expansion else [],
                "draft": draft,
                "governor": governor,
            }
        )
        return cls(deal(Setup(edition, expansion, draft, names), seats, governor, seed), tags, names)

    @classmethod
    def load(cls, position: object, seed: int) -> Self:
        state = positions.read(position, seed)
        text = json.dumps(positions.write(state), ensure_ascii=False)
        return cls(state, {"position": text}, state.setup.names)
