"""What is remembered of games of Puerto Rico, and what is earned in them."""

from typing import Any

import pytest

from game.bots.match import play
from game.puerto_rico.catalogue import NAMES
from game.puerto_rico.guest import PuertoRico
from game.table import Table
from scenes.puerto_rico.achievements import FEATS, LARGE, PRODUCTION
from scenes.puerto_rico.views import event_of, view_of
from scenes.records.achievements import achievements, earned
from scenes.records.results import Result, SeatResult
from scenes.screens.statistics import Statistics
from tests.scenes.kept import count_all, keep, record, whole
from tests.scenes.player import Player, missing, written

END = {"event": "end", "score": [{"chips": 9, "fortress": 6, "total": 15}, {"total": 3}]}


def result(*built: str, points: int = 30, rank: int = 1, rounds: int = 15, **facts: int) -> Result:
    """Of a game in which the other one has 20 points, or 40 if it is before the one at the pad."""
    me = SeatResult("Ana", "human", points, rank, built)
    other = SeatResult("Bo", "greedy", 20 if rank == 1 else 40, 3 - rank, [])
    return Result(PuertoRico.name, "a.sanjuan", "2026-01-01 10:00", rounds, {}, [me, other], facts)


def names(*results: Result) -> set[str]:
    return {*whole(earned(PuertoRico, results))}


def remembered(*events: dict[str, Any]) -> dict[str, int]:
    """Of the first seat."""
    return FEATS.facts([event_of({"seat": 0, **event}) for event in (*events, END)], 0)


def sold(doubloons: int) -> dict[str, Any]:
    return {"event": "sell", "good": "coffee", "doubloons": doubloons}


def loaded(ship: str, barrels: int, good: str = "corn") -> dict[str, Any]:
    return {"event": "load", "ship": ship, "barrels": barrels, "points": barrels + 1, "good": good}


@pytest.mark.parametrize(
    ("events", "facts"),
    [
        ([], {"chips": 9, "fortress": 6, "total": 15, "tiles": 1, "shipped": 0}),
        (
            [loaded("5", 4), loaded("wharf", 6, "sugar"), {**loaded("7", 7), "seat": 1}],
            {"shipped": 10, "corn": 4, "load": 7, "wharf": 6},
        ),
        ([sold(5), sold(2)], {"sale": 5, "trade": 7}),
        (
            [
                {"event": "produce", "goods": {"corn": 3, "sugar": 1}},
                {"event": "produce", "goods": {"corn": 1}, "privilege": True},
                {"event": "factory", "doubloons": 1, "kinds": 2},
            ],
            {"made": 4, "kinds": 2},
        ),
        ([{"event": "lose", "goods": {"corn": 2, "indigo": 1}}], {"lost": 3}),
        ([{"event": "prospect", "doubloons": 1}] * 2, {"gold": 2}),
        (
            [{"event": "settle", "tile": "quarry"}, {"event": "hacienda", "tile": "corn"}],
            {"quarries": 1, "tiles": 3},
        ),
        (
            [
                {"event": "build", "building": "small_market", "paid": 0},
                {"event": "build", "building": "office", "paid": 2},
            ],
            {"free": 1},
        ),
    ],
)
def test_what_happened_to_a_seat_is_remembered(events: list[dict[str, Any]], facts: dict[str, int]) -> None:
    found = remembered(*events)
    assert {key: found[key] for key in facts} == facts


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_agrees_with_what_is_on_the_table_at_its_end(seats: int) -> None:
    table = Table(PuertoRico.new({"seats": seats}, 4, [f"{at}, greedy" for at in range(seats)]), 4)
    play(table, dict.fromkeys(range(seats), PuertoRico.habitual()))
    scores = table.game.score()
    for at, seat in enumerate(view_of(table.game.view(0))["seats"]):
        facts = FEATS.facts(table.happened, at)
        assert facts["tiles"] == len(seat["island"])
        assert facts["quarries"] == sum(tile["tile"] == "quarry" for tile in seat["island"])
        assert facts["chips"] == scores[at]["chips"] >= facts["shipped"]
        assert [*FEATS.built(table.happened, at)] == [each["building"] for each in seat["city"]]


@pytest.mark.parametrize(
    ("name", "won", "missed"),
    [
        ("sixty_points", [result(points=60, rank=2)], [result(points=59)]),
        ("fast", [result(rounds=11)], [result(rounds=12), result(rank=2, rounds=9)]),
        ("shipper", [result(shipped=35)], [result(shipped=34)]),
        ("full_hold", [result(load=8)], [result(load=7)]),
        ("wharf", [result(wharf=8)], [result(wharf=7)]),
        ("corn", [result(corn=20)], [result(corn=19)]),
        ("sale", [result(sale=8)], [result(sale=7)]),
        ("trade", [result(trade=20)], [result(trade=19)]),
        ("harvest", [result(made=9)], [result(made=8)]),
        ("factory", [result(kinds=5)], [result(kinds=4)]),
        ("gold", [result(gold=3)], [result(gold=2)]),
        ("nothing_lost", [result(lost=0)], [result(lost=1), result(rank=2)]),
        ("quarries", [result(quarries=4)], [result(quarries=3)]),
        ("bargain", [result(free=2)], [result(free=1)]),
        ("full_island", [result(tiles=12)], [result(tiles=11)]),
        ("full_city", [result(*NAMES[:12])], [result(*NAMES[:11])]),
        ("full_city", [result(*NAMES[:10], LARGE[0])], [result(*NAMES[:9], LARGE[0])]),
        ("grand_city", [result(*LARGE[:3])], [result(*LARGE[:2])]),
        ("guild_hall", [result(guild_hall=8)], [result(guild_hall=7)]),
        ("residence", [result(residence=7)], [result(residence=6)]),
        ("fortress", [result(fortress=6)], [result(fortress=5)]),
        ("customs_house", [result(customs_house=7)], [result(customs_house=6)]),
        ("city_hall", [result(city_hall=7)], [result(city_hall=6)]),
        ("all_plants", [result(*PRODUCTION)], [result(*PRODUCTION[1:])]),
        ("idle_fields", [result("office")], [result("office", PRODUCTION[0]), result(rank=2)]),
        ("ashore", [result(shipped=0)], [result(shipped=1), result(rank=2)]),
        ("architect", [result(*NAMES[:12]), result(*NAMES[12:], rank=2)], [result(*NAMES[1:])]),
    ],
)
def test_each_is_earned_by_just_enough(name: str, won: list[Result], missed: list[Result]) -> None:
    assert name in names(*won)
    assert name not in names(*missed)


def test_there_are_twenty_or_more_each_with_a_sign_and_words_of_its_own() -> None:
    own, every = FEATS.achievements, achievements(PuertoRico)
    assert len(own) >= 20
    assert len({each.icon for each in every}) == len({each.name for each in every}) == len(every)


@pytest.mark.parametrize("language", ["en", "es"])
def test_statistics_show_every_building_that_was_built(
    player: Player, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    player.console.settle(language=language)
    keep("one", record(game=PuertoRico.name))
    (found,) = count_all()
    assert found.me
    seen = written(monkeypatch)
    player.show(Statistics(player.console, PuertoRico))
    player.until(lambda: {*map(player.console.words(PuertoRico), label(found.me)[:1])} <= {*seen}, "right")
    assert missing([*seen]) == []


def label(seat: SeatResult | None) -> list[str]:
    return [f"building.{name}" for name in seat.built] if seat else []
