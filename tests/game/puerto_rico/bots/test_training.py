"""Learning: what games teach, and that the weights are what the bots read."""

import json
from pathlib import Path

import pytest

from game.bots.net import read_weights
from game.bots.selfplay import Practice
from game.bots.training import train
from game.errors import Refused
from game.puerto_rico.bots.features import MOST_SEATS, ROWS, WHO
from game.puerto_rico.bots.fitting import MOST_ROWS
from game.puerto_rico.bots.net import fitted, weights
from game.puerto_rico.bots.selfplay import School
from game.puerto_rico.bots.training import COURSE
from game.state import ASK_ROLE

SHORT = COURSE._replace(plans=(Practice(10, 0.2, 0.0), Practice(10, 0.1, 0.05)), chunk=10)


def test_a_run_makes_weights_that_the_bots_read(tmp_path: Path) -> None:
    list(train(SHORT, tmp_path, seed=1, jobs=1, tell=lambda line: None))
    net, roles = fitted(json.loads((tmp_path / "weights.json").read_text()))
    shipped, shipped_roles = weights()
    assert [len(net.rows), len(net.heads)] == [len(shipped.rows), len(shipped.heads)]
    assert [len(seats) for seats in roles] == [len(seats) for seats in shipped_roles]


def test_weights_of_another_shape_are_refused() -> None:
    found = COURSE.whole(COURSE.first(1))
    with pytest.raises(Refused, match=rf"weights.json: rows: expected {ROWS} rows of 24 numbers, not"):
        fitted({**found, "rows": found["rows"][1:]})


def test_every_game_teaches_who_won() -> None:
    school = School(*weights(), seed=1)
    school.play(Practice(8, 0.1, 0.1))
    assert len(school.rounds) == 8
    assert all(sum(moment.wins) == pytest.approx(1) for moment in school.moments)
    assert all(len(rows) <= MOST_ROWS for moment in school.moments for rows in moment.facts.rows)
    assert all(len(lesson.hopes) == len(lesson.options) for lesson in school.lessons)
    assert {len(moment.wins) for moment in school.moments} <= set(range(2, MOST_SEATS + 1))


def test_games_mark_who_has_habits_and_no_more_than_once() -> None:
    """What he is fond of would else be blamed for what he loses."""
    school = School(*weights(), seed=1)
    school.play(Practice(12, 0.1, 0))
    marks = [sum(row >= WHO for row in seat) for moment in school.moments for seat in moment.facts.rows]
    assert {*marks} == {0, 1}


def test_the_net_judges_as_its_facts_are_fitted() -> None:
    """The sum over all facts of a seat is what the quick ways add up."""
    net, roles = weights()
    added = read_weights("game/puerto_rico/bots")["rows"]
    school = School(net, roles, seed=2)
    s = school.dealt(1)
    while s.round < 6:
        if s.kind == ASK_ROLE:
            for at in range(len(s.seats)):
                facts = school.facts(s, [at])
                known = [added[row] for row in facts.rows[0] if row < WHO]
                units = [sum(column) for column in zip(*known, strict=True)]
                head = net.heads[facts.head]
                expected = sum(max(0, unit) * weight for unit, weight in zip(units, head, strict=True))
                assert net.worth(s, at) == expected
        school.choose(s, school._pick(s, Practice(1, 0, 0), school._temper(0)))
