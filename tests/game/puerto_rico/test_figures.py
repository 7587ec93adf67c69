"""All figures of whole games are as they are declared, at every question and for every seat."""

from typing import Any

import pytest

from game.bots.bot import RandomBot
from game.puerto_rico import views
from game.puerto_rico.guest import PuertoRico
from game.puerto_rico.manning import manning
from game.puerto_rico.standing import gains
from game.table import Table
from tests.game.test_views import Keys, keys, misfits

FIGURES: dict[str, type] = {
    "role": views.PuertoRicoRoles,
    "settle": views.PuertoRicoFields,
    "man": views.PuertoRicoManning,
    "build": views.PuertoRicoMarket,
    "privilege": views.PuertoRicoExtras,
    "sell": views.PuertoRicoSales,
    "load": views.PuertoRicoLoads,
    "store": views.PuertoRicoStore,
    "barrel": views.PuertoRicoStore,
    "end": views.PuertoRicoEnding,
    "points": views.PuertoRicoPoints,
}
"""By what is asked for."""


def whole_game(seats: int, seed: int, found: Keys) -> None:
    """Note what keys its figures have."""
    table = Table(PuertoRico.new({"seats": seats, "balance": bool(seed % 2)}, seed), seed)
    bots = [PuertoRico.levels["greedy" if seat else "random"](seed) for seat in range(seats)]
    while decision := table.decision:
        at = decision.seat
        view = table.game.view(at)
        asked = {decision.kind: at, "end": at, "points": at, "role": (at + 1) % seats}
        for what, seat in asked.items():
            if what in FIGURES:
                answer = PuertoRico.explain(table.game.view(seat), what)
                assert answer.pop("what") == what
                assert answer.pop("offered") == (seat == at and what == decision.kind)
                assert not [*misfits(answer, FIGURES[what], found)]
        if decision.kind == "man":
            assert not [*misfits(manning(view, []), views.PuertoRicoManning, found)]
        if decision.kind in ("hospice", "university"):
            help_ = {key: PuertoRico.explain(view, decision.kind)[key] for key in ("on", "source", "makes")}
            assert not [*misfits(help_, views.PuertoRicoHelp, found)]
        table.choose(bots[at].pick(view, decision))
    for gain in gains(table.happened, seats):
        assert not [*misfits(gain, views.PuertoRicoGain, found)]


def test_all_figures_are_as_declared_and_every_key_occurs() -> None:
    found = Keys()
    for seats in (2, 3, 4, 5):
        whole_game(seats, seats, found)
    declared = [*FIGURES.values(), views.PuertoRicoHelp, views.PuertoRicoGain]
    assert found == {key for each in declared for key in keys(each)}


@pytest.mark.parametrize("seed", range(4))
def test_every_thing_of_every_question_is_explained_in_whole_games(seed: int) -> None:
    """What is offered has no reason, and what has none and is asked for is offered."""
    table, bot = Table(PuertoRico.new({"seats": 2 + seed}, seed), seed), RandomBot(seed)
    things = [*PuertoRico.telling.THINGS, *(f"corn on {ship}" for ship in ("4", "5", "6", "7", "8", "wharf"))]
    while decision := table.decision:
        view: Any = table.game.view(decision.seat)
        sizes = {str(ship["size"]) for ship in view["ships"]} | {"wharf"}
        for thing in [*things[seed::5], *decision.options]:
            ship = thing.partition(" on ")[2]
            if ship and ship not in sizes:
                continue
            answer = PuertoRico.explain(view, thing)
            assert ("reason" in answer) != answer["offered"]
            assert answer["offered"] == (thing in decision.options)
        table.choose(bot.pick(view, decision))
