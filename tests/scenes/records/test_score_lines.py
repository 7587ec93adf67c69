"""What is said after a game."""

from types import SimpleNamespace
from typing import Any

import pytest

from game.sanjuan.guest import SanJuan
from game.scoring import ranked
from scenes.records.score_lines import ScoreLines


def said(humans: list[int], *seats: tuple[int, int]) -> ScoreLines:
    """Of seats with so many points, and with so much that decides where these are equal."""
    score = ranked([{"total": total, "tie": tie} for total, tie in seats])
    names = ["Ana", "Bo", "Cy", "Di"][: len(seats)]
    session: Any = SimpleNamespace(game=SanJuan, names=names, humans=humans, score=lambda: score)
    return ScoreLines(session, lambda key, **facts: " ".join([key, *map(str, facts.values())]))


@pytest.mark.parametrize(
    ("seats", "distance"),
    [
        ([(30, 0), (27, 0)], "result.ahead 3 Bo"),
        ([(27, 0), (30, 0)], "result.behind 3 Bo"),
        ([(20, 0), (25, 0), (30, 0)], "result.behind 10 Cy"),
        ([(30, 2), (30, 1)], "result.tied"),
        ([(30, 1), (30, 1)], ""),
    ],
)
def test_one_person_is_told_how_far_ahead_or_behind(seats: list[tuple[int, int]], distance: str) -> None:
    assert said([0], *seats).distance() == distance


def test_several_people_are_told_who_has_won_alone() -> None:
    reckoning = said([0, 1], (30, 0), (27, 0))
    assert (reckoning.winners, reckoning.distance()) == ("result.wins Ana", "")


def test_winners_who_share_are_all_named() -> None:
    assert said([0], (30, 1), (30, 1), (30, 1)).winners == "result.share and Ana, Bo Cy"


def test_what_decided_stands_below_the_total_for_those_whose_points_are_equal() -> None:
    *_, total, tie = said([0], (30, 2), (28, 5), (30, 1)).table()
    assert total.strong
    assert (tie.label, tie.cells) == ("Score.tie", [2, "–", 1])
    assert said([0], (30, 2), (29, 1)).table()[-1].strong


def test_what_nobody_has_points_for_is_not_in_the_table() -> None:
    score = ranked([{"tucked": 0, "palace": 0, "total": 1, "tie": 0}, {"tucked": 2, "total": 2, "tie": 0}])
    session: Any = SimpleNamespace(game=SanJuan, names=["Ana", "Bo"], humans=[0], score=lambda: score)
    lines = ScoreLines(session, lambda key, **facts: key).table()
    assert [(line.label, line.cells) for line in lines[1:-1]] == [("Score.tucked", [0, 2])]
