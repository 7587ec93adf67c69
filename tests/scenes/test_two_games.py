"""What is kept of two games lies side by side, and each has its own."""

import json

import pytest
from pygame import Rect

from game.guest import Game, game_named
from game.sanjuan.guest import SanJuan
from scenes.app.settings import Settings
from scenes.game_registry import DOORS
from scenes.lab.demo import Demo
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
from tests.scenes.test_golden import difference

NAME, SHORE = Rect(340, 20, 260, 140), Rect(340, 180, 260, 110)
"""Where a title of 640 by 480 has the name of the game, and what lies behind the water."""


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


def test_the_title_names_every_game_and_begins_the_one_that_is_chosen_there(
    player: Player, toy: type[Game]
) -> None:
    title = player.show(Title(player.console))
    assert title.listed[0].values == ["San Juan", "Puerto Rico", "Toy"]
    player.press("up", "up")
    assert title.on == 0
    player.press("right", "A")
    assert chosen(player) == "Toy"
    player.choose("New game")
    assert player.top.game is toy


def test_left_and_right_choose_the_game_from_any_row_of_the_title_and_the_focus_stays(
    player: Player, toy: type[Game]
) -> None:
    keep("ours", record(), 1)
    player.show(Title(player.console))
    player.focus("New game")
    player.press("left")
    assert chosen(player) == "San Juan"
    player.press("right", "right", "right")
    assert chosen(player) == "Toy"
    assert player.row.words == "New game"


def test_a_click_on_its_name_chooses_a_game(player: Player) -> None:
    title = player.show(Title(player.console))
    place = title.places()[0]
    player.click(place.right - 9, place.centery)
    assert chosen(player) == "Puerto Rico"
    player.click(place.right - 9, place.centery)
    assert chosen(player) == "Puerto Rico"
    player.click(place.left + 9, place.centery)
    assert chosen(player) == "San Juan"


def test_the_title_of_each_game_has_a_name_and_a_picture_of_its_own(player: Player, toy: type[Game]) -> None:
    player.console.settle(reduced_motion=True)
    player.show(Title(player.console))
    seen = []
    for _ in DOORS:
        picture = player.console.canvas.picture()
        seen.append([picture.subsurface(area).copy() for area in (NAME, SHORE)])
        player.press("right")
    (our_name, port), (their_name, island), (toys_name, other) = seen
    assert difference(port, island) > 10
    assert difference(port, other) == 0
    assert min(difference(our_name, their_name), difference(our_name, toys_name)) > 10


def test_all_that_the_title_leads_to_is_of_the_game_that_is_chosen_there(
    player: Player, both: type[Game]
) -> None:
    player.show(Title(player.console))
    assert chosen(player) == "Toy"
    assert "How to play" not in player.rows
    player.choose("Collection")
    assert player.rows == ["Games", "Statistics"]
    player.press("A")
    assert len(player.rows) == 1
    player.press("B", "B", "left", "left")
    assert chosen(player) == "San Juan"
    assert "How to play" in player.rows
    player.choose("Collection")
    assert "Gallery" in player.rows


@pytest.mark.parametrize("words", ["New game", "How to play", "Collection"])
def test_a_screen_of_one_game_says_of_which(player: Player, words: str) -> None:
    player.show(Title(player.console))
    player.press("right")
    player.choose(words)
    assert player.top.title() == f"{words} · Puerto Rico"


def test_bots_are_watched_at_the_game_that_is_chosen(player: Player) -> None:
    player.show(Title(player.console))
    player.press("right")
    player.console.settle(speed="1")
    player.rest()
    player.choose("Watch bots play")
    assert player.top.session.game is game_named("puerto_rico")


def test_the_game_that_was_chosen_stays_in_front_after_bots_have_played_it(
    player: Player, toy: type[Game]
) -> None:
    keep("ours", record(), 1)
    player.show(Title(player.console))
    player.press("right", "right")
    player.choose("Watch bots play")
    player.console.stack.restart(Title(player.console))
    player.rest()
    assert chosen(player) == "Toy"


def test_a_newcomer_is_shown_how_to_play_whichever_game_is_chosen(player: Player) -> None:
    player.show(Title(player.console))
    assert player.row.words == "How to play"
    new = player.row.note
    player.press("right")
    assert (chosen(player), player.row.words, player.row.note) == ("Puerto Rico", "How to play", new)


def test_who_has_played_one_game_is_a_newcomer_to_the_other(player: Player) -> None:
    keep("ours", record(), 1)
    player.show(Title(player.console))
    assert player.row.words == "New game"
    player.focus("How to play")
    assert not player.row.note
    player.press("right")
    assert player.row.note


def test_continue_goes_on_with_the_game_that_was_left_last_and_names_it_beside_another(
    player: Player, toy: type[Game]
) -> None:
    keep("theirs", record(choices=5, game=toy.name), 1)
    keep("ours", record(), 2)
    player.show(Title(player.console))
    assert chosen(player) == "San Juan"
    assert player.row.words == "Continue"
    assert player.row.note.startswith("Toy · With ")
    player.press("A")
    assert player.top.session.game is toy


def test_continue_goes_on_with_a_game_that_is_chosen_if_one_was_left(player: Player, toy: type[Game]) -> None:
    keep("theirs", record(choices=5, game=toy.name), 1)
    keep("ours", record(choices=5), 2)
    title = player.show(Title(player.console))
    assert title.left.table.game.name == SanJuan.name
    player.press("right")
    assert title.left.table.game.name == SanJuan.name
    player.press("right")
    assert title.left.table.game.name == toy.name
    assert player.row.note.startswith("With ")


@pytest.mark.usefixtures("screenless")
def test_a_title_with_one_game_offers_no_choice(player: Player) -> None:
    title = player.show(Title(player.console))
    assert all(row.words for row in title.listed)
    player.press("right")
    assert player.row.words == "How to play"


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


def chosen(player: Player) -> str:
    """The game that the title on top is of."""
    row = player.top.listed[0]
    return str(row.values[row.at])


# Screens


def test_games_are_listed_by_game_each_with_what_was_settled_of_it(player: Player, both: type[Game]) -> None:
    (theirs,) = player.show(Games(player.console, both)).rows()
    (ours,) = player.show(Games(player.console, SanJuan)).rows()
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


# Pictures


def test_pictures_of_a_game_go_when_the_table_of_another_one_comes() -> None:
    demo = Demo((640, 480), 1, Settings(canvas="software"), kind=game_named("puerto_rico"))

    def seen(name: str) -> bool:
        demo.deal(1, game_named(name))
        while demo.console.stack.busy:
            demo.frame()
        return any("pr building" in str(key) for key in demo.console.pictures.names)

    assert [seen(name) for name in ("puerto_rico", "sanjuan", "puerto_rico")] == [True, False, True]
    demo.close()
