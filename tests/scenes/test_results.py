"""What becomes of finished games: a line for each, what they add up to, and what they earn."""

from collections import deque
from dataclasses import replace

import pytest

from game.sanjuan.catalogue import CARDS
from scenes.achievements import achievements, earned, earned_by
from scenes.career import Career
from scenes.results import Result, Seat, caught_up, missing, reading, results_file
from scenes.saves import games_folder
from tests.scenes.kept import KIND, keep, keep_many, record, whole

pytestmark = pytest.mark.usefixtures("dummy_devices")


def count_all() -> list[Result]:
    deque(caught_up(whole(missing()), {}), maxlen=0)
    return whole(reading())


def result(points: int = 30, rank: int = 1, others: tuple[str, ...] = ("ines",), **more: object) -> Result:
    """Of a game in which all others have 20 points, or 40 if they are before the one at the pad."""
    theirs = 20 if rank == 1 else 40
    seats = [Seat("Ana", "human", points, rank, ["well"])]
    seats += [Seat(level, level, theirs, 3 - rank, []) for level in others]
    found = Result("a.sanjuan", "2026-01-01 10:00", 15, {"edition": "2"}, seats, {})
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


def test_the_oldest_records_go_and_stay_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.results.KEPT", 2)
    keep_many(3)
    count_all()
    whole(earned_by(KIND, keep("new", record(), 9)))
    assert {path.stem for path in games_folder().glob("*.sanjuan")} == {"game002", "new"}
    assert len(whole(reading())) == 4


def test_no_record_goes_that_is_not_over_and_none_takes_the_place_of_one_that_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("scenes.results.KEPT", 2)
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
    watched = replace(result(), seats=[Seat("Ines", "ines", 30, 1, ["well"])])
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
    return result(rank=rank, seats=[Seat("Ana", "human", 30, rank, cards)])


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
