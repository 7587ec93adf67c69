"""What is kept of two games lies side by side, and each has its own."""

import json

import pytest

from game.guest import Game
from game.sanjuan.guest import SanJuan
from scenes.records.achievements import achievements, earned, earned_by
from scenes.records.results import missing, reading, results_file
from scenes.records.saves import first_game
from scenes.screens.collection import Collection
from scenes.screens.games import Games
from scenes.screens.how_to_play import HowToPlay
from scenes.screens.new_game import NewGame
from scenes.screens.statistics import Statistics
from scenes.screens.title import Title
from tests.scenes.kept import count_all, keep, record, whole
from tests.scenes.player import Player, written


@pytest.fixture
def both(toy: type[Game]) -> type[Game]:
    """One game of each is over."""
    keep("ours", record(), 1)
    keep("theirs", record(game=toy.name), 2)
    count_all()
    return toy


def files(kind: type[Game] | None = None) -> list[str]:
    return [result.file for result in whole(reading(kind))]


# Results


def test_results_of_two_games_lie_in_one_file_and_each_game_has_its_own(both: type[Game]) -> None:
    lines = [json.loads(line) for line in results_file().read_text(encoding="utf-8").splitlines()]
    assert [line["game"] for line in lines] == ["sanjuan", "toy"]
    assert files() == ["ours.sanjuan", "theirs.sanjuan"]
    assert files(SanJuan) == ["ours.sanjuan"]
    assert files(both) == ["theirs.sanjuan"]


def test_a_line_of_the_version_before_is_a_result_of_san_juan(both: type[Game]) -> None:
    before = whole(reading())
    ours, theirs = results_file().read_text(encoding="utf-8").splitlines()
    nameless = {key: value for key, value in json.loads(ours).items() if key != "game"}
    results_file().write_text(f"{json.dumps(nameless)}\n{theirs}\n", encoding="utf-8")
    assert whole(reading()) == before
    assert not whole(missing())


@pytest.mark.parametrize("name", ['"chess"', "5", "null", "[]"])
def test_a_line_of_no_game_with_a_screen_is_left_out(both: type[Game], name: str) -> None:
    ours, theirs = results_file().read_text(encoding="utf-8").splitlines()
    other = theirs.replace('"toy"', name)
    results_file().write_text(f"{ours}\n{other}\n", encoding="utf-8")
    assert files() == ["ours.sanjuan"]


def test_a_game_that_was_just_played_is_counted_among_its_own(toy: type[Game]) -> None:
    assert "first_game" in whole(earned_by(SanJuan, keep("ours", record(), 1)))
    assert whole(earned_by(toy, keep("theirs", record(game=toy.name), 2))) == []
    assert "first_game" not in whole(earned_by(SanJuan, keep("more", record(seed=2), 3)))
    assert files(toy) == ["theirs.sanjuan"]
    assert len(files(SanJuan)) == 2


def test_a_game_without_achievements_earns_none(both: type[Game]) -> None:
    assert achievements(both) == ()
    assert whole(earned(both, whole(reading(both)))) == {}


# What was settled


def test_each_game_has_its_own_plan_of_last_time(player: Player, toy: type[Game]) -> None:
    for kind, seats in ((SanJuan, 2), (toy, 5)):
        player.console.settle(table={**player.console.settings.table, kind.name: {"seats": seats}})
    assert player.show(NewGame(player.console, SanJuan)).plan.seats == 2
    assert player.show(NewGame(player.console, toy)).plan.seats == 5


def test_a_new_game_leaves_the_plan_and_the_lessons_of_another(player: Player, toy: type[Game]) -> None:
    theirs = {"seats": 5, "levels": ["human"] * 5}
    player.console.settle(table={toy.name: theirs}, learned={toy.name: ("ships",)})
    player.show(NewGame(player.console, SanJuan))
    player.press("A")
    assert player.console.settings.table[toy.name] == theirs
    assert player.console.settings.table[SanJuan.name]["seats"] == 4
    player.show(HowToPlay(player.console, SanJuan))
    player.choose("First game")
    assert player.console.settings.learned == {toy.name: ("ships",), SanJuan.name: ()}


def test_each_game_has_one_first_game(toy: type[Game]) -> None:
    left = keep("first-game-2023", record(choices=9))
    theirs = keep("first-game-2024", record(choices=9, game=toy.name), 1)
    assert first_game(SanJuan) == left
    assert first_game(toy) == theirs
    left.unlink()
    assert first_game(toy) == theirs
    assert not first_game(SanJuan).exists()


def test_the_title_begins_the_game_that_was_played_last(player: Player, toy: type[Game]) -> None:
    assert begun(player) is SanJuan
    keep("theirs", record(game=toy.name), 1)
    assert begun(player) is toy
    keep("ours", record(), 2)
    assert begun(player) is SanJuan


def test_the_title_begins_no_game_without_a_screen(player: Player, screenless: type[Game]) -> None:
    keep("theirs", record(choices=0, game=screenless.name), 1)
    assert begun(player) is SanJuan


def begun(player: Player) -> type[Game] | None:
    """The game that the title begins."""
    player.show(Title(player.console))
    player.choose("New game")
    found: type[Game] | None = player.top.game
    player.console.stack.restart(Title(player.console))
    player.rest()
    return found


# Screens


def test_all_games_are_listed_each_with_what_was_settled_of_it(player: Player, both: type[Game]) -> None:
    theirs, ours = player.show(Games(player.console)).rows()
    assert "Ana" in theirs.note
    assert "edition" not in theirs.note
    assert "Second edition" in ours.note


def test_the_collection_of_a_game_offers_what_it_has(player: Player, both: type[Game]) -> None:
    rows = player.show(Collection(player.console, both)).rows()
    assert [row.words for row in rows] == ["Games", "Statistics"]


def test_statistics_are_those_of_one_game(
    player: Player, both: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    keep("more", record(seed=2), 3)
    count_all()
    best = {result.game: str(result.me.points) for result in whole(reading()) if result.me}
    seen = written(monkeypatch)
    player.show(Statistics(player.console, both))
    assert "‹ Results  1/3 ›" in seen
    assert best[both.name] in seen
    assert best[SanJuan.name] not in seen
    player.press("right", "right")
    assert "‹ Points over time  3/3 ›" in seen
    assert not [words for words in seen if "Buildings" in words]
