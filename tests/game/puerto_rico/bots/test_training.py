"""Learning: what games teach, and that the weights are what the bots read."""

import json
from pathlib import Path

import pytest

from game.bots.net import read_weights
from game.bots.selfplay import Practice
from game.bots.training import train
from game.checks import Json
from game.errors import Refused
from game.puerto_rico.bots.features import MONEY, MOST_SEATS, OWN, ROWS, WHO, between_rows, head, rows
from game.puerto_rico.bots.fitting import MOST_JUDGED, MOST_ROWS
from game.puerto_rico.bots.net import fitted, weights
from game.puerto_rico.bots.selfplay import Facts, School
from game.puerto_rico.bots.training import COURSE
from game.state import ASK_ROLE

AHEAD = Practice(10, 0.1, 0.0, ahead=0.1, odd=0.0)
SHORT = COURSE._replace(plans=(Practice(10, 0.2, 0.0), Practice(10, 0.1, 0.05), AHEAD), chunk=10)


def test_a_run_makes_weights_that_the_bots_read(tmp_path: Path) -> None:
    list(train(SHORT, tmp_path, seed=1, jobs=1, tell=lambda line: None))
    net, roles, judge = fitted(json.loads((tmp_path / "weights.json").read_text()))
    shipped, shipped_roles, shipped_judge = weights()
    assert [len(net.rows), len(net.heads)] == [len(shipped.rows), len(shipped.heads)]
    assert [len(judge.rows), len(judge.heads)] == [len(shipped_judge.rows), len(shipped_judge.heads)]
    assert [len(seats) for seats in roles] == [len(seats) for seats in shipped_roles]


def test_weights_of_another_shape_are_refused() -> None:
    found = COURSE.whole(COURSE.first(1))
    with pytest.raises(Refused, match=rf"weights.json: rows: expected {ROWS} rows of 24 numbers, not"):
        fitted({**found, "rows": found["rows"][1:]})


def test_every_game_teaches_who_won() -> None:
    school = School(weights(), seed=1)
    school.play(Practice(8, 0.1, 0.1))
    assert len(school.rounds) == 8
    assert all(sum(moment.wins) == pytest.approx(1) for moment in school.moments)
    assert all(len(rows) <= MOST_ROWS for moment in school.moments for rows in moment.facts.rows)
    assert all(len(lesson.hopes) == len(lesson.options) for lesson in school.lessons)
    assert {len(moment.wins) for moment in school.moments} <= set(range(2, MOST_SEATS + 1))


@pytest.mark.parametrize("plan", [Practice(12, 0.1, 0), AHEAD._replace(games=6)], ids=["instinct", "ahead"])
def test_games_mark_who_has_habits_and_no_more_than_once(plan: Practice) -> None:
    """What he is fond of would else be blamed for what he loses."""
    school = School(weights(), seed=1)
    school.play(plan)
    marks = [sum(WHO <= row < OWN for row in seat) for moment in school.moments for seat in moment.facts.rows]
    assert {*marks} == {0, 1}


def test_games_that_are_looked_ahead_in_teach_what_is_between_two_rounds() -> None:
    school = School(weights(), seed=1)
    school.play(AHEAD)
    seats = [rows for moment in school.moments for rows in moment.facts.rows]
    assert all(len(rows) <= MOST_JUDGED for rows in seats)
    own = [
        [any(OWN <= row < MONEY for row in rows) for rows in moment.facts.rows] for moment in school.moments
    ]
    assert all(marks == [True] + [False] * (len(marks) - 1) for marks in own)


def test_of_a_round_that_is_looked_ahead_in_one_seat_is_noted() -> None:
    """A table of five equals would else count five times as much as one seat among guests."""
    school = School(weights(), seed=1)
    school.play(AHEAD)
    assert len(school.moments) <= sum(school.rounds)


def test_without_a_judge_the_net_of_instinct_judges() -> None:
    shipped = read_weights("game/puerto_rico/bots")
    net, _, judge = fitted({name: shipped[name] for name in ("rows", "out", "heads", "roles")})
    s = School(weights(), seed=3).dealt(1)
    assert [judge.seen(s, at, 0) for at in range(len(s.seats))] == [
        net.worth(s, at) for at in range(len(s.seats))
    ]


def test_the_net_judges_as_its_facts_are_fitted() -> None:
    """The sum over all facts of a seat is what the quick ways add up."""
    read = read_weights("game/puerto_rico/bots")
    net, _, judge = weights()
    school = School(weights(), seed=2)
    s = school.dealt(1)
    while s.round < 6:
        if s.kind == ASK_ROLE:
            facts = Facts([[*rows(s, at)] for at in range(len(s.seats))], head(s))
            assert [net.worth(s, at) for at in range(len(s.seats))] == counted(read, facts)
            seen = [[*rows(s, at), *between_rows(s, at, 1)] for at in range(len(s.seats))]
            found = [judge.seen(s, at, 1) for at in range(len(s.seats))]
            assert found == counted(read["judge"], Facts(seen, head(s)))
        school.choose(s, school._pick(s, Practice(1, 0, 0), school._temper(0)))


def counted(found: Json, facts: Facts) -> list[int]:
    """What the weights in the file make of facts about seats."""
    head = [sum(pair) for pair in zip(found["out"], found["heads"][facts.head], strict=True)]
    units = [
        [sum(column) for column in zip(*[found["rows"][row] for row in seat], strict=True)]
        for seat in facts.rows
    ]
    return [sum(max(0, unit) * weight for unit, weight in zip(seat, head, strict=True)) for seat in units]
