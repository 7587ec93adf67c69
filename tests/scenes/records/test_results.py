"""What becomes of finished games: a line for each, what they add up to, and what they earn."""

import os
from collections import deque
from dataclasses import replace
from typing import Final

import pytest

from game.sanjuan.catalogue import CARDS
from scenes.records.achievements import achievements, earned, earned_by
from scenes.records.career import Career
from scenes.records.results import Result, SeatResult, missing, reading, results_file, tidy
from scenes.records.saves import games_folder, latest_first, left_games
from scenes.screens.games import Games
from tests.scenes.kept import KIND, LONG_AGO, count_all, keep, keep_many, play_on, record, whole
from tests.scenes.player import Player

pytestmark = pytest.mark.usefixtures("dummy_devices")


def result(points: int = 30, rank: int = 1, others: tuple[str, ...] = ("ines",), **more: object) -> Result:
    """Of a game in which all others have 20 points, or 40 if they are before the one at the pad."""
    theirs = 20 if rank == 1 else 40
    seats = [SeatResult("Ana", "human", points, rank, ["well"])]
    seats += [SeatResult(level, level, theirs, 3 - rank, []) for level in others]
    found = Result("sanjuan", "a.sanjuan", "2026-01-01 10:00", 15, {"edition": "2"}, seats, {})
    return replace(found, **more)  # type: ignore[arg-type]


# The file


def test_a_finished_game_is_counted_once_with_points_ranks_and_buildings() -> None:
    keep("one", record())
    found = count_all()[0]
    assert not whole(missing())
    points = [int(word) for word in record().splitlines()[-1].split()[1:]]
    assert [seat.points for seat in found.seats] == points
    assert [seat.level for seat in found.seats] == ["human", "ines", "mateo"]
    assert found.me == found.seats[0]
    assert found.rounds > 5
    assert found.seats[0].built == [
        line.split()[2] for line in record().splitlines() if line.startswith("0 build ") and line[8] != "-"
    ]
    assert found.facts["total"] == points[0]
    assert whole(reading()) == [found]


def test_games_that_are_under_way_damaged_or_of_another_kind_do_not_count() -> None:
    keep("left", record(choices=20))
    keep("bad", "nonsense\nend 1 2\n")
    keep("other", record().replace("builder", "nobody"))
    keep("far", '[format "1"]\n[game "puerto_rico"]\n[seed "1"]\nend 1 2 3\n')
    assert count_all() == []


def test_a_lost_or_damaged_index_is_made_again_from_the_records() -> None:
    keep_many(3)
    before = count_all()
    assert len(before) == 3
    lines = results_file().read_text().splitlines()
    newer = lines[2].replace('"built": [', '"built": ["opera", ')
    results_file().write_text("\n".join([lines[0], lines[1][:40], newer, '{"file": 5}', "[]"]) + "\n")
    assert whole(reading()) == before[:1]
    assert count_all() == before
    results_file().unlink()
    assert count_all() == before


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ('"seats": [', '"seats": [], "more": ['),
        ('"rank": 1', '"rank": 2'),
        ('"points": ', '"points": 9007199254740'),
        ('"when": "', '"when": "never'),
        ('"rounds": ', '"rounds": -'),
        ('"built": [', '"built": [["well"], '),
        ('"facts": {', '"facts": {"more": 1e400, '),
    ],
)
def test_a_line_that_cannot_be_is_left_out(part: str, wrong: str) -> None:
    keep_many(2)
    count_all()
    first, second = results_file().read_text().splitlines()
    assert part in first
    results_file().write_text(f"{first.replace(part, wrong)}\n{second}\n")
    assert [found.file for found in whole(reading())] == ["game001.sanjuan"]


def test_games_are_told_in_the_order_in_which_they_ended_whatever_the_clock_says() -> None:
    keep_many(2)
    count_all()
    text = results_file().read_text()
    results_file().write_text(text.replace('"when": "2023', '"when": "2050', 1))
    assert [found.file for found in whole(reading())] == ["game000.sanjuan", "game001.sanjuan"]
    count_all()
    results_file().write_text(results_file().read_text() + text.splitlines()[0] + "\n")
    assert [found.file for found in whole(reading())] == ["game001.sanjuan", "game000.sanjuan"]


YEAR: Final = 365 * 86_400
CLOCKS: Final = ([0, 0, 0], [YEAR, 0, -YEAR], [-YEAR, YEAR, 0], [0, -50 * YEAR, 0], [2**38, 0, 1])
"""How far the clock is off, for each of three games one after the other."""


@pytest.mark.parametrize("clocks", CLOCKS)
def test_the_place_of_a_game_is_the_same_whatever_the_clock_says(
    player: Player, monkeypatch: pytest.MonkeyPatch, clocks: list[int]
) -> None:
    monkeypatch.setattr("scenes.records.results.KEPT", 2)
    for seed, (name, off) in enumerate(zip(("first", "left", "last"), clocks, strict=True)):
        path = play_on(name, seed, 5 if name == "left" else None)
        os.utime(path, (LONG_AGO + off,) * 2)
        count_all()
        whole(tidy(()))
    assert [found.file for found in whole(reading())] == ["first.sanjuan", "last.sanjuan"]
    assert [path.stem for path in latest_first(games_folder())] == ["last", "left", "first"]
    assert [path.stem for path in left_games(games_folder())] == ["left"]
    os.utime(play_on("newest", 9), (1, 1))
    whole(tidy(()))
    assert {path.stem for path in games_folder().glob("*.sanjuan")} == {"newest", "last", "left"}
    rows = player.show(Games(player.console, KIND)).rows()
    assert [row.values == [player.console.say("games.open")] for row in rows] == [False, False, True]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes among files")
def test_a_pipe_in_the_place_of_the_index_holds_nobody_up() -> None:
    keep_many(1)
    os.mkfifo(results_file())
    assert count_all() == []


def test_the_oldest_records_go_and_stay_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.records.results.KEPT", 2)
    keep_many(3)
    count_all()
    whole(earned_by(KIND, keep("new", record(), 9)))
    assert {path.stem for path in games_folder().glob("*.sanjuan")} == {"game002", "new"}
    assert len(whole(reading())) == 4


def test_no_record_goes_that_is_not_over_and_none_takes_the_place_of_one_that_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("scenes.records.results.KEPT", 2)
    for at in range(3):
        keep(f"left{at}", record(choices=9), 2 * at)
        keep(f"over{at}", record(), 2 * at + 1)
    count_all()
    whole(earned_by(KIND, keep("new", record(), 9)))
    kept = {path.stem for path in games_folder().glob("*.sanjuan")}
    assert kept == {"left0", "left1", "left2", "over2", "new"}


# What they add up to


def test_wins_points_and_streaks_add_up_by_level_and_seats() -> None:
    games = [
        result(30),
        result(40, others=("ines", "mateo"), rounds=12),
        result(10, rank=2, others=("pepe",)),
        result(20, others=("human",)),
    ]
    career = Career(KIND)
    deque(career.follow(games), maxlen=0)
    assert (career.all.games, career.all.wins, career.all.mean, career.all.best) == (4, 3, 25, 40)
    assert {level: tally.games for level, tally in career.levels.items()} == {
        "normal": 1, "expert": 1, "easy": 1, "human": 1,
    }  # fmt: skip
    assert {seats: tally.wins for seats, tally in career.seats.items()} == {2: 2, 3: 1}
    assert (career.longest, career.streak) == (2, 1)
    assert career.fastest == games[1]
    assert career.built["well"].share == 0.75


def test_a_game_that_nobody_played_adds_nothing() -> None:
    watched = replace(result(), seats=[SeatResult("Ines", "ines", 30, 1, ["well"])])
    career = Career(KIND)
    career.add(watched)
    assert career.all.games == 0
    assert whole(earned(KIND, [watched])) == {}


# What they earn


def names(*results: Result) -> set[str]:
    return set(whole(earned(KIND, results)))


def test_what_is_earned_has_the_day_of_the_game_that_earned_it() -> None:
    lost, won = result(rank=2, when="2026-01-01 10:00"), result(when="2026-01-02 10:00")
    assert whole(earned(KIND, [lost, won, replace(won, when="2026-01-03 10:00")])) == {
        "first_game": "2026-01-01 10:00",
        "first_win": "2026-01-02 10:00",
        "by_far": "2026-01-02 10:00",
        "idle_fields": "2026-01-02 10:00",
    }


@pytest.mark.parametrize(
    ("name", "won", "missed"),
    [
        ("ten_wins", [result()] * 10, [result()] * 9),
        ("fifty_wins", [result()] * 50, [result()] * 49 + [result(rank=2)]),
        ("fifty_games", [result(rank=2)] * 50, [result()] * 49),
        ("three_in_a_row", [result()] * 3, [result(), result(), result(rank=2), result()]),
        ("five_in_a_row", [result()] * 5, [result()] * 4),
        ("expert", [result(others=("ines", "yara"))], [result(others=("bruno", "ines"))]),
        ("three_experts", [result(others=("yara",) * 3)], [result(others=("yara", "yara", "ines"))]),
        ("by_a_hair", [result(21)], [result(22), result(41, rank=2)]),
        ("by_far", [result(30)], [result(29)]),
        ("forty_points", [result(40, rank=2)], [result(39)]),
        ("fast", [result(rounds=14)], [result(rounds=15), result(rank=2, rounds=9)]),
        ("monuments", [result(facts={"triumphal_arch": 8})], [result(facts={"triumphal_arch": 6})]),
        ("guild", [result(facts={"guild_hall": 10})], [result(facts={"guild_hall": 9})]),
        ("parish", [result(facts={"tucked": 8})], [result(facts={"tucked": 7})]),
        ("crane_master", [result(facts={"covered": 2})], [result(facts={"covered": 1})]),
        ("sale", [result(facts={"sale": 10})], [result(facts={"sale": 9})]),
        ("bishop", [result(facts={"cathedral": 9})], [result(facts={"cathedral": 8})]),
        (
            "grand_city",
            [result(facts={"palace": 5, "city_hall": 6, "residence": 0})],
            [result(facts={"palace": 5, "city_hall": 6, "cathedral": 9})],
        ),
    ],
)
def test_each_is_earned_by_just_enough(name: str, won: list[Result], missed: list[Result]) -> None:
    assert name in names(*won)
    assert name not in names(*missed)


def built(*cards: str, rank: int = 1) -> Result:
    return result(rank=rank, seats=[SeatResult("Ana", "human", 30, rank, cards)])


def test_buildings_earn_by_what_was_built() -> None:
    plants = ["sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
    assert "five_goods" in names(built(*plants))
    assert "five_goods" not in names(built(*plants[1:], "indigo_plant"))
    assert "idle_fields" in names(built("well"))
    assert "idle_fields" not in names(built("well", "indigo_plant"))
    basic = [card.name for card in CARDS if card.copies]
    assert "architect" in names(built(*basic[:20]), built(*basic[20:], rank=2))
    assert "architect" not in names(built(*basic[1:]))


def test_every_achievement_has_its_own_sign() -> None:
    signs = [each.icon for each in achievements(KIND)]
    assert len(set(signs)) == len(signs) > 20
