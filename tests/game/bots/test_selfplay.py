"""What games teach, whatever is played: here whoever says yes more often than the other wins."""

from collections.abc import Sequence

import pytest

from game.bots.search import WON, Pick
from game.bots.selfplay import BaseSchool, Practice, Temper
from game.checks import Json
from game.state import BaseState

NO, YES = 0, 1
ROUNDS = 5
ALWAYS = Practice(10, adventure=0, lessons=1)


class Saying(BaseSchool[BaseState, int]):
    """Two seats in turn; by instinct they say no. What is noted of a moment is whose eyes see it."""

    roles = 2
    most_eager = most_tilted = 10
    tried = ()

    def dealt(self, game: int) -> BaseState:
        s = BaseState()
        s.begin(["", ""], governor=0, turns=2, phase=0, generator=game)
        s.seats = [0, 0]
        s.options = [NO, YES]
        return s

    def choose(self, s: BaseState, pick: Pick) -> None:
        s.seats[s.seat] += pick[0]
        s.seat = 1 - s.seat
        s.round += 1
        s.over = s.round > ROUNDS

    def score(self, s: BaseState) -> list[Json]:
        return [{"rank": 1 + (own < max(s.seats))} for own in s.seats]

    def answer(self, s: BaseState, temper: Temper) -> Pick:
        return [NO]

    def facts(self, s: BaseState, order: Sequence[int]) -> int:
        return order[0]

    def worth(self, s: BaseState, at: int, eyes: int) -> int:
        return 0

    def redealt(self, s: BaseState, generator: int) -> BaseState:
        return s

    def hope(self, table: BaseState, pick: Pick) -> int:
        return WON * pick[0]

    def role_facts(self, s: BaseState) -> list[list[int]]:
        return [[NO], [YES]]


def school(plan: Practice) -> Saying:
    found = Saying(seed=1)
    found.play(plan)
    return found


def test_a_lesson_tells_how_likely_each_role_is_to_win_and_the_best_is_taken() -> None:
    found = school(ALWAYS)
    assert len(found.lessons) == 10 * ROUNDS
    assert {tuple(lesson.hopes) for lesson in found.lessons} == {(0.0, 1.0)}
    assert {tuple(moment.wins) for moment in found.moments if moment.facts == 0} == {(1.0, 0.0)}


def test_a_moment_is_told_from_the_seat_whose_eyes_see_it() -> None:
    assert {(moment.facts, *moment.wins) for moment in school(ALWAYS).moments} == {(0, 1, 0), (1, 0, 1)}


def test_without_trust_in_the_end_only_the_last_moment_of_a_game_knows_who_won() -> None:
    plan = Practice(1, adventure=0, lessons=1, trust=0)
    last, *earlier = school(plan).moments
    assert sorted(last.wins) == [0, 1]
    assert earlier
    assert all(moment.wins == pytest.approx([0.5, 0.5]) for moment in earlier)


def test_the_same_seed_teaches_the_same() -> None:
    plan = Practice(5, adventure=0.5, lessons=0.2)
    assert school(plan).moments == school(plan).moments


def test_all_games_of_a_plan_are_played_to_their_end() -> None:
    assert school(Practice(7, adventure=0, lessons=0)).rounds == [ROUNDS + 1] * 7
