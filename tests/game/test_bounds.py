"""Positions that are larger than any game, and those that are as large as may be."""

import io
import json
from typing import Any

import pytest

from game.checks import LONGEST_TEXT
from game.guest import game_named
from game.outside import think
from game.positions import MOST, MOST_THINGS
from game.puerto_rico.explain import FIGURES
from game.record import parse
from game.serve import Server
from game.table import replay

MANY = f"at most {MOST_THINGS} cards, tiles"
HARM: dict[str, tuple[str, dict[str, Any]]] = {
    "cards": (MANY, {"seats": [{"hand": ["well"] * 50_000}, {}]}),
    "a supply": (MANY, {"seats": [{}, {}], "supply": ["well"] * 100_000}),
    "cards in piles": (
        MANY,
        {"seats": [{"built": [{"card": "chapel", "tucked": ["well"] * 100}] * 100}, {}]},
    ),
    "price tiles": (MANY, {"seats": [{}, {}], "tiles": ["11122"] * 100_000}),
    "a round": ("round", {"seats": [{}, {}], "round": 1 << 53}),
    "a name": ("seats[1].name", {"seats": [{}, {"name": "x" * 100_000}]}),
    "depth": (MANY, {"seats": [{"hand": [[[[[[[["well"] * 1001]]]]]]]}, {}]}),
    "unheard-of fields": ("x", {"seats": [{}, {}], "x" * 100_000: 1 << 60}),
    "tiles": (MANY, {"game": "puerto_rico", "seats": [{"island": ["corn"] * 100_000}, {}, {}]}),
    "ships": (MANY, {"game": "puerto_rico", "seats": [{}, {}, {}], "ships": [{"size": 1}] * 5_000}),
    "a ship": ("ships[0].size", {"game": "puerto_rico", "seats": [{}, {}, {}], "ships": [{"size": 1 << 53}]}),
    "points": ("seats[0].vp", {"game": "puerto_rico", "seats": [{"vp": MOST + 1}, {}, {}]}),
    "barrels": (
        "supply.goods.corn",
        {"game": "puerto_rico", "seats": [{}, {}, {}], "supply": {"goods": {"corn": 1 << 53}}},
    ),
    "colonists": (
        "supply.colonists",
        {"game": "puerto_rico", "seats": [{}, {}, {}], "supply": {"colonists": 1 << 53}},
    ),
}


@pytest.mark.parametrize(("told", "position"), HARM.values(), ids=HARM)
def test_what_is_larger_than_any_game_is_refused_in_a_sentence(told: str, position: dict[str, Any]) -> None:
    server = Server()
    error = server.answer(json.dumps({"do": "load", "position": position}))["error"]
    assert told in error
    assert len(error) < 300
    tags = f'[format "1"]\n[game "sanjuan"]\n[seed "1"]\n[position {json.dumps(json.dumps(position))}]\n'
    if position.get("game") != "puerto_rico":
        with pytest.raises(ValueError, match=r"1000|round|name|unknown field"):
            replay(parse(tags))


LEFT = MOST_THINGS - 5 - 1
"""Of San Juan, for cards: there are five price tiles and an expansion."""
LARGE: dict[str, dict[str, Any]] = {
    "a hand": {"seats": [{"hand": ["well", "hero", "palace"] * (LEFT // 3 - 2), "built": ["crane"]}, {}]},
    "a city": {
        "seats": [{"name": "x" * LONGEST_TEXT, "built": ["indigo_plant", "sugar_mill"] * (LEFT // 2 - 1)}, {}]
    },
    "a supply": {"seats": [{}, {}], "supply": ["well"] * (LEFT - 2), "round": MOST},
    "islands": {"game": "puerto_rico", "seats": [{"island": ["corn"] * (MOST_THINGS - 3)}, {}, {}]},
    "barrels": {
        "game": "puerto_rico",
        "seats": [{"vp": MOST, "doubloons": MOST, "goods": {"corn": MOST}, "stored": MOST}, {}, {}],
        "supply": {"colonists": MOST, "ship": MOST, "vp": MOST, "goods": {"corn": MOST}},
        "ships": [{"size": MOST}] * (MOST_THINGS - 3),
    },
}


@pytest.mark.parametrize("position", LARGE.values(), ids=LARGE)
def test_what_is_as_large_as_may_be_is_played_and_kept(position: dict[str, Any]) -> None:
    position = {"expansion": ["new_buildings"], **position} if "game" not in position else position
    server = Server()

    def ask(do: str, **fields: Any) -> Any:
        answer = server.answer(json.dumps({"do": do, **fields}))
        assert answer["ok"], answer
        return answer

    roles = ask("load", position=position, seed=1)["decision"]["options"]
    levels = game_named(position.get("game", "sanjuan")).bots()
    figures = FIGURES if position.get("game") == "puerto_rico" else ()
    for what in (*roles, *figures):
        ask("explain", seat=0, what=what)
    for level in levels:
        assert ask("bot", level=level)["pick"]
    ask("score")
    ask("choose", pick=roles[:1])
    record = ask("record")["record"]
    assert replay(parse(record)).record() == record


@pytest.mark.parametrize("field", ["supply", "discards"])
def test_a_view_that_is_larger_than_any_game_is_no_question_for_a_bot(field: str) -> None:
    server = Server()
    server.answer('{"do": "new", "seats": 2, "seed": 1, "governor": 0}')
    view = server.answer('{"do": "view", "seat": 0}')["view"]
    out = io.StringIO()
    think([json.dumps({"view": {**view, field: 10**9}, "decision": view["decision"]})], out, "greedy", 1)
    assert f"{field}: expected a number of at most {MOST}" in out.getvalue()
