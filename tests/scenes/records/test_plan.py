"""A table as somebody plans it."""

from typing import Any

import pytest

from game.guest import GAMES, game_named
from game.texts import texts
from scenes.records.plan import Plan, playing_levels, remembered, usual, watched
from scenes.records.seats import HUMAN

KIND = game_named("sanjuan")
FIELDS = {name: field.default for name, field in KIND.fields.items()}


def test_a_plan_is_read_back_as_it_was() -> None:
    plan = Plan(3, [HUMAN, HUMAN, "greedy", "greedy"], 1, 42, True, {**FIELDS, "edition": 1})
    assert remembered(KIND, {KIND.name: plan.as_json()}) == plan


@pytest.mark.parametrize(
    "found",
    [
        {},
        {"seats": 99, "governor": 7, "seed": -1},
        {"seats": True, "levels": "human", "fields": []},
        {"levels": [HUMAN, {}, None, "genius"], "fields": {"edition": 9, "wings": True}},
        {"own_pads": "yes", "seed": "seven"},
    ],
)
def test_what_cannot_be_is_as_usual(found: dict[str, Any]) -> None:
    plan = remembered(KIND, {KIND.name: found})
    assert plan == Plan(4, usual(KIND).levels, fields=FIELDS)
    assert plan.table(KIND, texts("en", "scenes")).seats == 4


def test_dice_are_no_opponent() -> None:
    assert "random" not in playing_levels(KIND)


@pytest.mark.parametrize("game", GAMES)
def test_a_usual_table_has_four_seats(game: str) -> None:
    assert usual(game_named(game)).seats == 4


@pytest.mark.parametrize("game", GAMES)
def test_no_two_bots_of_one_level_have_the_same_name(game: str) -> None:
    kind = game_named(game)
    most = kind.seats[1]
    for level in playing_levels(kind):
        names = [name for name, _ in Plan(most, [level] * most).people(kind, texts("en", "scenes"), "Ana")]
        assert len({*names}) == most, names


def test_characters_are_spelt_with_all_their_letters() -> None:
    kind = game_named("puerto_rico")
    people = Plan(5, ["normal"] * 5).people(kind, texts("en", "scenes"), "Ana")
    assert ("Lucía", "lucia") in people


def test_a_watched_table_has_bots_only() -> None:
    assert watched(usual(KIND), KIND).humans == 0


def test_each_person_may_be_somebody_with_a_profile() -> None:
    say, known = texts("en", "scenes"), {"2": "Bo", "3": "Cy"}
    plan = Plan(4, [HUMAN, HUMAN, "greedy", HUMAN], profiles=("3", None, "2", "9"))
    names = [name for name, _ in plan.people(KIND, say, "Ana", known)]
    assert [names[0], names[1], names[3]] == ["Cy", "Ana", "Player 3"]
    assert "Bo" not in names
    assert remembered(KIND, {KIND.name: plan.as_json()}).profiles == plan.profiles
