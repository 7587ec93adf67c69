"""The bots of Puerto Rico: what they know, that they answer at all, and that they play well."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import pytest

from game.bots import search
from game.bots.arena import SURE, Contest, Results, play_deals
from game.bots.bot import Bot
from game.checks import Json
from game.decision import Decision
from game.puerto_rico.bots.characters import CHARACTERS
from game.puerto_rico.bots.instinct import Instinct
from game.puerto_rico.bots.levels import STEPS
from game.puerto_rico.bots.mind import Mind
from game.puerto_rico.bots.net import weights
from game.puerto_rico.bots.sanity import look
from game.puerto_rico.catalogue import NAMES, ROLES, TILES
from game.puerto_rico.guest import PuertoRico
from game.table import Table
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat

LEVELS = ["easy", "normal", "hard", "expert"]
SETUPS: list[Json] = [{"seats": 2}, {"seats": 3, "balance": True}, {"seats": 4}, {"seats": 5}]
LARGEST = 100_000


def bot(name: str) -> Bot:
    return PuertoRico.bots()[name](1)


def moments(seed: int, every: int, seats: int = 4) -> Iterator[tuple[PuertoRico, Decision]]:
    """Decisions out of a game of easy bots."""
    game, mind, count = PuertoRico.new({"seats": seats}, seed), bot("easy"), 0
    while asked := game.decision():
        count += 1
        if count % every == 0:
            yield game, asked
        game.choose(asked.places(mind.pick(game.view(asked.seat), asked)))
        game.events()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_all_levels_play_whole_games_of_every_kind(setup: Json) -> None:
    table = Table(PuertoRico.new(setup, 5), 5)
    minds = [bot(name) for name in ("hard", "normal", "easy", "normal", "easy")]
    while asked := table.decision:
        table.choose(minds[asked.seat].pick(table.game.view(asked.seat), asked))
    assert max(seat["total"] for seat in table.game.score()) > 25


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_makes_no_difference(level: str) -> None:
    """The same view of a table with another stack, and with the points of others changed about."""
    for game, asked in moments(seed=3, every=25):
        seen = game.view(asked.seat)
        other = game.copy()
        others = [each for at, each in enumerate(other.state.seats) if at != asked.seat]
        vp = [each.vp for each in others]
        for place, each in enumerate(others):
            each.vp = vp[place - 1]
        other.state.deck, other.state.top = other.state.supply()[::-1], 0
        assert other.view(asked.seat) == seen
        assert bot(level).pick(other.view(asked.seat), asked) == bot(level).pick(seen, asked)


def test_it_does_not_matter_what_a_bot_has_seen_before() -> None:
    experienced = bot("expert")
    for game, asked in moments(seed=4, every=20):
        seen = game.view(asked.seat)
        assert experienced.pick(seen, asked) == bot("expert").pick(seen, asked)


def test_no_clock_is_looked_at_unless_it_is_to_go_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "perf_counter_ns", None)
    for game, asked in moments(seed=11, every=60):
        expert = bot("expert")
        expert.pick(game.view(asked.seat), asked)
        if asked.kind == "role":
            expert.milliseconds = 5
            with pytest.raises(TypeError):
                expert.pick(game.view(asked.seat), asked)


def test_each_level_has_three_characters_fond_of_things_that_exist() -> None:
    levels = [level for level, _ in CHARACTERS.values()]
    assert sorted(levels) == sorted(LEVELS * 3)
    assert {name for _, style in CHARACTERS.values() for name in style} <= {*NAMES, *ROLES, *TILES}
    assert PuertoRico.characters["isabel"] == "expert"


def test_a_style_shows() -> None:
    """Whoever likes something beyond measure always takes it."""
    fond = Mind(STEPS["normal"], {"prospector": 5000, "quarry": 5000, "wharf": 5000})
    for game, asked in moments(seed=6, every=3):
        for liked in ("prospector", "quarry", "wharf"):
            if asked.kind in ("role", "settle", "build") and liked in asked.options:
                assert fond.pick(game.view(asked.seat), asked) == [liked]


def test_in_the_last_round_it_mans_what_counts() -> None:
    """The last role of the game is the mayor, and one colonist has still no place."""
    owner = seat("corn* sugar* coffee*", "sugar_mill:1 coffee_roaster:1 harbor:1 guild_hall", doubloons=3)
    taken = {"builder": 1, "captain": 2}
    scene = Scene(owner, governor=1, taken=taken, last=True, supply={**SUPPLY, "vp": 71, "ship": 0})
    scene.play("mayor")
    asked = scene.table.decision
    assert asked
    assert asked.kind == "man"
    assert "guild_hall" in bot("expert").pick(scene.view(asked.seat), asked)


def test_it_asks_whether_a_colonist_had_better_stand_elsewhere() -> None:
    """What instinct would do comes first; the others differ from it by one colonist."""
    owner = seat("corn indigo quarry", "small_indigo_plant hospice")
    scene = Scene(owner)
    scene.play("mayor")
    s = scene.table.game.state.copy()
    instinct = Instinct(weights().net, weights().roles)
    usual, *others = instinct.likely_mannings(s, most=4)
    assert usual == instinct.answer(s)
    assert len(others) == 4
    assert {(Counter(other) - Counter(usual)).total() for other in others} == {1}
    assert {len(other) for other in others} == {len(usual)}


def test_no_plant_is_built_without_its_plantation() -> None:
    owner = seat("corn* indigo*", "small_indigo_plant:1", doubloons=12)
    scene = Scene(owner)
    scene.play("builder")
    asked = scene.table.decision
    assert asked
    assert "coffee_roaster" in asked.options
    for level in ("normal", "expert"):
        picked = bot(level).pick(scene.view(asked.seat), asked)
        assert not {"coffee_roaster", "tobacco_storage", "sugar_mill", "small_sugar_mill"} & {*picked}


@pytest.mark.parametrize("name", ["planner", "scorer"])
def test_plain_opponents_play_whole_games(name: str) -> None:
    table = Table(PuertoRico.new({"seats": 3}, 5), 5)
    minds = [bot(name), bot("random"), bot("random")]
    while asked := table.decision:
        table.choose(minds[asked.seat].pick(table.game.view(asked.seat), asked))
    assert table.game.score()[0]["rank"] == 1


def surely_won(first: str, second: str, seats: int, deals: int) -> float:
    """The least share of its games that the first wins, sure to 95 per cent."""
    contest = Contest("puerto_rico", {"seats": seats}, [first, second], seed=900)
    results = Results(contest, None)
    for deal in play_deals(contest, range(deals), jobs=1, make=lambda name, seed: bot(name)):
        results.add(deal)
    found = next(each for each in results.as_json() if each["bot"] == first)
    return float(found["win_share"] - found["give_or_take"])


def test_normal_surely_beats_greedy() -> None:
    assert surely_won("normal", "greedy", seats=4, deals=10) > 0.25


@pytest.mark.endurance
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("first", "second"), [("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "greedy")]
)
def test_each_level_surely_beats_the_last(first: str, second: str, seats: int) -> None:
    """As the table in the README of the bots says."""
    assert surely_won(first, second, seats, deals=20) > 1 / seats


@pytest.mark.endurance
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_of_equals_look_as_games_do(seats: int) -> None:
    found = look(("normal", seats, 120))
    assert found["endless"] == 0
    most = max(found["wins_from_the_governor_on"])
    surely = most - SURE * sqrt(most * (1 - most) / found["games"])
    assert surely < 1.6 / seats, "a seat that wins too often is played by heart"
    assert 40 < found["points"] < 55
    assert all(found[end] > 0 for end in ("points_gone", "city_full", "colonists_gone"))
    assert found["unfed_cities"] < 0.03
    assert found["craftsman_for_the_next"] < 0.15


def test_weights_are_small() -> None:
    assert Path("game/puerto_rico/bots/weights.json").stat().st_size <= LARGEST
