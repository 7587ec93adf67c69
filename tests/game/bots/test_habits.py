"""Bots that do what they like best."""

import pytest

from game.bots.bot import Bot
from game.bots.habits import WILLING, Drifter, Greedy, Habit, each, fond, mood
from game.decision import Decision
from game.guest import GAMES, Game, game_named

KINDS = [game_named(name) for name in GAMES]
ROLE = Decision(0, "role", 1, 1, ("captain", "mayor", "trader"))
LENGTHS = Habit(each(lambda view, name: len(name)))


def picks(bot: Bot, *, times: int = 1) -> set[str]:
    return {bot.pick({}, ROLE)[0] for _ in range(times)}


def test_it_picks_what_it_likes_best() -> None:
    assert picks(Greedy({"role": LENGTHS})) == {"captain"}


def test_a_taste_outweighs_reason_if_it_is_strong_enough() -> None:
    assert picks(Greedy({"role": fond(LENGTHS, {"mayor": 10})})) == {"captain"}
    assert picks(Greedy({"role": fond(LENGTHS, {"mayor": 30})})) == {"mayor"}


def test_a_taste_for_a_building_holds_wherever_it_goes() -> None:
    habit = fond(WILLING, {"palace": 20})
    assert habit.ranks({}, ["palace", "palace over chapel", "chapel"]) == [3, 3, 1]


def test_a_drifter_takes_every_role_and_has_habits_for_the_rest() -> None:
    drifter = Drifter({"sell": LENGTHS}, seed=1)
    assert picks(drifter, times=50) == {*ROLE.options}
    assert drifter.pick({}, Decision(0, "sell", 0, 1, ("corn", "coffee"))) == ["coffee"]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_mood_belongs_to_a_moment_of_any_game(kind: type[Game]) -> None:
    moods = [mood(kind.new({"seats": 3}, seed).view(0), "builder") for seed in (1, 1, 2, 3)]
    assert moods[0] == moods[1]
    assert all(0 <= found < 1 for found in moods)
