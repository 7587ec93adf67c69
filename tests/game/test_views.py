"""What is declared of views and events is what whole games show, no key more and none less."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import islice, product
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from game.checks import Json
from game.guest import GAMES, game_named
from game.puerto_rico.views import PuertoRicoEvent, PuertoRicoView
from game.sanjuan.views import SanJuanEvent, SanJuanView
from game.table import Table
from game.views import Event, View
from tests.game.moments import moments

NOBODY = -1
SETUPS: dict[str, list[Json]] = {
    "sanjuan": [
        {"seats": seats, "edition": edition, "expansion": expansion, "draft": draft}
        for seats, edition in product((2, 3, 4), (1, 2))
        for expansion, draft in product(([], ["new_buildings"]), (False, True))
    ],
    "puerto_rico": [
        {"seats": seats, "balance": balance} for seats, balance in [*product((2, 3, 4, 5), (False, True))] * 2
    ],
}
DECLARED = [("sanjuan", SanJuanView, SanJuanEvent), ("puerto_rico", PuertoRicoView, PuertoRicoEvent)]
Keys = set[tuple[str, str]]
"""Names of types, and keys that they have."""


hints_of = cache(get_type_hints)


def misfits(value: object, declared: Any, found: Keys) -> Iterator[str]:
    """What is not as declared; the keys that are found are noted."""
    if is_typeddict(declared):
        if not isinstance(value, dict):
            yield f"{value!r} is no {declared.__name__}"
            return
        hints = hints_of(declared)
        yield from (f"{declared.__name__} declares no {key}" for key in value.keys() - hints.keys())
        yield from (f"{declared.__name__} has no {key}" for key in declared.__required_keys__ - value.keys())
        for key in value.keys() & hints.keys():
            found.add((declared.__name__, key))
            yield from (f"{key}: {misfit}" for misfit in misfits(value[key], hints[key], found))
    elif get_origin(declared) in (Union, UnionType):
        tried = [(keys := Keys(), [*misfits(value, each, keys)]) for each in get_args(declared)]
        fitting = next((keys for keys, wrong in tried if not wrong), None)
        if fitting is None:
            yield from (misfit for _, wrong in tried for misfit in wrong)
        else:
            found |= fitting
    elif get_origin(declared) is list and isinstance(value, list):
        yield from (misfit for each in value for misfit in misfits(each, get_args(declared)[0], found))
    elif get_origin(declared) is dict and isinstance(value, dict):
        yield from (
            misfit for each in value.values() for misfit in misfits(each, get_args(declared)[1], found)
        )
    elif type(value) is not (NoneType if declared is None else declared):
        yield f"{value!r} is no {declared}"


def keys(declared: Any) -> Keys:
    """All that is declared, inside too."""
    if not is_typeddict(declared):
        return {key for each in get_args(declared) for key in keys(each)}
    hints = hints_of(declared)
    inside = {key for each in hints.values() for key in keys(each)}
    return {(declared.__name__, key) for key in hints} | inside


def shown(game: str, setup: Json, seed: int) -> Iterator[tuple[str, Any]]:
    """Every view and event of a whole game, for each seat."""
    kind = game_named(game)
    names = ["Ana", "Bo", "Cy", "Di", "Eli"][: setup["seats"]]
    table = Table(kind.new(setup, seed, names), seed)
    bots = [kind.levels["random" if seat else "greedy"](seat) for seat in range(setup["seats"])]
    while decision := table.decision:
        views = [table.game.view(seat) for seat in range(setup["seats"])]
        yield from (("view", view) for view in views)
        table.choose(bots[decision.seat].pick(views[decision.seat], decision))
    yield from (("view", table.game.view(seat)) for seat in range(setup["seats"]))
    for seat in (NOBODY, *range(setup["seats"])):
        seen = [kind.seen_by(seat, event) for event in table.happened]
        yield from (("event", event) for event in kind.telling.with_idle(seen, setup["seats"]))
    yield from (("event", event) for event in table.happened)


def test_every_game_is_declared() -> None:
    assert {game for game, _, _ in DECLARED} == {*GAMES}


@pytest.mark.parametrize(("game", "view", "event"), DECLARED)
def test_views_and_events_of_whole_games_are_as_declared(game: str, view: type, event: type) -> None:
    found = Keys()
    declared = {"view": view, "event": event}
    for seed, setup in enumerate(SETUPS[game]):
        for what, value in shown(game, setup, seed):
            assert not [*misfits(value, declared[what], found)]
    common = {key for _, key in keys(View) | keys(Event)}
    never = (keys(view) | keys(event)) - found
    assert not {key for _, key in never} - common
    assert not found - keys(view) - keys(event)


@pytest.mark.parametrize("game", [*GAMES])
def test_an_onlooker_sees_of_a_seat_what_others_see_of_it(game: str) -> None:
    kind, setup = game_named(game), SETUPS[game][-1]
    table = Table(kind.new(setup, 3), 3)
    while decision := table.decision:
        views: list[Any] = [table.game.view((decision.seat + step) % setup["seats"]) for step in (0, 1)]
        own, other = views
        expected = {key: value for key, value in other.items() if key not in ("seats", "seat", "decision")}
        before, seen = deepcopy(own), kind.onlooker(own)
        assert seen == {
            **expected,
            "seat": decision.seat,
            "seats": [(other if at == decision.seat else own)["seats"][at] for at in range(setup["seats"])],
        }
        assert own == before
        table.choose(kind.habitual().pick(own, decision))


def spoil(value: object) -> None:
    """Empty it, and all that is in it."""
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            spoil(each)
        value.clear()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_gets_a_view_may_do_with_it_what_they_like(game: str) -> None:
    kind = game_named(game)
    for played, asked, _ in islice(moments(kind, {**kind.fullest, "seats": 3}), 60):
        for seat in asked.seat, NOBODY:
            before = deepcopy(played.view(seat))
            spoil(played.view(seat))
            assert played.view(seat) == before
