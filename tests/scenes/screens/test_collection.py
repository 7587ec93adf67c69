"""The collection: entered, used and left by buttons, with no game, one, and many, and with damaged files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from game.sanjuan.guest import SanJuan
from scenes.cli.command import main
from scenes.draw import plot as plotting
from scenes.draw.lettering import STRONG, Lettering
from scenes.input.buttons import Button
from scenes.lab.showcase import COLLECTION
from scenes.records.recorded_game import RecordedGame
from scenes.records.results import reading, results_file
from scenes.sanjuan.gallery import Everything
from scenes.screens.collection import Collection
from scenes.screens.games import Games
from scenes.screens.opening import sit_down
from scenes.screens.score import ScorePad
from scenes.screens.statistics import PAGES, Statistics
from scenes.screens.trophies import Trophies
from scenes.table.gallery import Gallery
from scenes.table.replay import Replay
from scenes.widgets.grid import Grid
from tests.scenes.kept import keep, keep_many, record, whole
from tests.scenes.picture import cut_off, pixels
from tests.scenes.player import Player, missing, said

FOREIGN = '[format "1"]\n[game "puerto_rico"]\n[seat0 "A"]\n[seat1 "B"]\n[seat2 "C"]\n[seed "1"]\n'


pytestmark = pytest.mark.usefixtures("dummy_devices")


def collected(player: Player) -> Collection:
    """The collection, when everything has been counted."""
    found: Collection = player.show(Collection(player.console, SanJuan))
    return found


def opened(player: Player, words: str) -> Any:
    collected(player)
    player.choose(words)
    return player.top


def rows(games: Games) -> list[tuple[str, str]]:
    return [(row.words, row.values[0]) for row in games.listed]


def told(grid: Any) -> str:
    """All that is said of the thing in focus."""
    return " | ".join(line.words for line in grid.lines(grid.on))


@pytest.mark.parametrize(
    ("words", "scene"),
    [("Gallery", Gallery), ("Games", Games), ("Statistics", Statistics), ("Achievements", Trophies)],
)
@pytest.mark.parametrize("games", [0, 1])
def test_each_screen_opens_and_b_leads_back(player: Player, words: str, scene: type, games: int) -> None:
    keep_many(games)
    collection = collected(player)
    player.choose(words)
    assert isinstance(player.top, scene)
    player.press("down", "up", "B")
    assert player.top is collection


def test_games_that_were_not_counted_yet_are_counted_on_the_way_in(player: Player) -> None:
    keep_many(3)
    collected(player)
    assert len(whole(reading())) == 3
    assert "3 games" in player.console.notices.words[0]


@pytest.mark.usefixtures("screenless")
def test_what_cannot_be_counted_is_read_once(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noted(path: Path) -> RecordedGame:
        read.append(path.stem)
        return RecordedGame(path)

    monkeypatch.setattr("scenes.records.results.RecordedGame", noted)
    keep("foreign", FOREIGN + "end 1 2 3\n")
    keep("damaged", record().replace("builder", "nobody"), 1)
    for _ in range(2):
        collected(player)
    assert read == ["foreign", "damaged"]
    assert len(player.console.notices.words) == 1


# Gallery


def test_the_gallery_has_everything_and_the_directions_reach_it(player: Player) -> None:
    gallery = opened(player, "Gallery")
    assert len(gallery.things) == len(set(gallery.things)) == 50
    seen = {gallery.on}
    for _ in range(13):
        for _ in range(3):
            player.press("right")
            seen.add(gallery.on)
        player.press("left", "left", "left", "down")
        seen.add(gallery.on)
        if gallery.focus.on != gallery.on:
            break
    assert seen == set(range(50))


def test_shoulder_buttons_go_from_kind_to_kind(player: Player) -> None:
    gallery = opened(player, "Gallery")
    seen = [gallery.caption(gallery.on).split("  ")[0]]
    for _ in Everything.groups:
        gallery.press(Button.R1)
        seen.append(gallery.caption(gallery.on).split("  ")[0])
    assert len(set(seen)) == len(Everything.groups)
    assert seen[0] == seen[-1]
    gallery.press(Button.L1)
    assert gallery.things[gallery.on] == "indigo"


def test_a_card_tells_its_rule_its_numbers_and_how_often_it_won(player: Player) -> None:
    keep_many(2)
    gallery = opened(player, "Gallery")
    mine = [result for result in whole(reading()) if result.me and "quarry" in result.me.built]
    gallery.go(gallery.things.index("quarry"))
    won = sum(result.won for result in mine)
    assert f"Built in {len(mine)} game{'s' * (len(mine) != 1)}, {won} won." in told(gallery) or not mine
    gallery.go(gallery.things.index("tower"))
    for words in ("Tower", "City building", "Cost 3, points 2", "hand limit", "3 cards of it"):
        assert words in told(gallery)
    gallery.go(gallery.things.index("cathedral"))
    assert "cards of it" not in told(gallery)
    gallery.go(gallery.things.index("silver"))
    assert told(gallery) == "Silver | Good | Made at the silver smelter. Price: 2–3."


def test_the_gallery_follows_what_is_enlarged(player: Player) -> None:
    gallery = opened(player, "Gallery")
    player.press("A", "left", "B")
    assert player.top is gallery
    assert gallery.on == len(gallery.things) - 1


def test_gallery_draws_everything_on_one_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "sheet.png"
    assert main(["gallery", "--sheet", str(sheet)]) == 0
    width, height = (int.from_bytes(sheet.read_bytes()[at : at + 4]) for at in (16, 20))
    assert f"{width}x{height}" in capsys.readouterr().out
    assert height > 2 * width
    assert main(["gallery", "--sheet", str(tmp_path / "nowhere" / "sheet.png")]) == 2
    assert "nowhere" in capsys.readouterr().err


# Games


def test_without_games_there_is_a_sentence_and_a_way_back(player: Player) -> None:
    games = opened(player, "Games")
    assert games.text() == "No game has been played yet."
    player.press("A")
    assert isinstance(player.top, Collection)


def test_games_are_listed_from_the_newest_on_with_who_played_and_how_it_ended(player: Player) -> None:
    keep_many(2)
    keep("left", record(choices=30), 2)
    games = opened(player, "Games")
    (new, one), (_, two), (old, three) = rows(games)
    assert one == "not finished"
    assert new > old
    last = whole(reading())[0].me
    assert last
    assert three == f"{'won' if last.rank == 1 else 'lost'} with {last.points}"
    assert "Ana" in games.listed[2].note
    assert "Second edition" in games.listed[2].note
    assert two.split()[0] in ("won", "lost")


def test_a_game_that_is_not_counted_yet_is_finished_and_only_what_was_refused_is_damaged(
    player: Player,
) -> None:
    keep("sound", record(), 1)
    keep("damaged", record().replace("builder", "nobody"))
    games = player.show(Games(player.console, SanJuan))
    assert [outcome for _, outcome in rows(games)] == ["finished", "finished"]
    assert "Continue" not in [hint.words for hint in games.hints()]
    games = opened(player, "Games")
    assert [outcome.split()[0] for _, outcome in rows(games)] in (["won", "damaged"], ["lost", "damaged"])
    assert games.listed[1].note.startswith("damaged.sanjuan: line")


@pytest.mark.usefixtures("screenless")
def test_damaged_and_foreign_records_cost_a_sentence_each(player: Player) -> None:
    keep("a", '[format "99"]\n', 5)
    keep("b", record().replace("builder", "nobody"), 4)
    keep("c", FOREIGN, 3)
    keep("d", "\x00[[[\nend 1\n", 2)
    games = opened(player, "Games")
    assert [outcome for _, outcome in rows(games)] == ["damaged", "damaged", "damaged"]
    assert "another version" in games.listed[0].note
    player.press("A")
    assert player.top is games
    assert "This game cannot be shown: a.sanjuan: line 1" in player.console.notices.words[-1]
    assert "Continue" not in [hint.words for hint in games.hints()]


def test_a_record_that_is_gone_meanwhile_costs_a_notice(player: Player) -> None:
    path = keep("one", record())
    games = opened(player, "Games")
    path.unlink()
    player.press("A")
    assert player.top is games
    assert "cannot be read" in player.console.notices.words[-1]


def test_a_game_that_was_left_can_be_played_on_from_the_list(player: Player) -> None:
    keep("left", record(choices=30), 1)
    keep("newer", record(choices=10), 2)
    opened(player, "Games")
    player.press("down", "A")
    assert player.top.session.record().startswith(record(choices=30))


def test_a_game_that_was_left_can_be_watched_as_far_as_it_was_played(player: Player) -> None:
    keep("left", record(choices=30))
    games = opened(player, "Games")
    told = {hint.button: hint.words for hint in games.hints()}
    assert (told[Button.A], told[Button.X]) == ("Continue", "Watch the game")
    player.press("X")
    assert isinstance(player.top, Replay)


def test_a_damaged_game_that_was_left_is_refused_with_a_notice(player: Player) -> None:
    keep("left", record(choices=30).replace("builder", "nobody"))
    games = opened(player, "Games")
    player.press("A")
    assert player.top is games
    assert "This game cannot be shown: left.sanjuan: line" in player.console.notices.words[-1]


def test_a_long_list_is_paged_with_the_shoulder_buttons(player: Player) -> None:
    keep_many(40)
    results_file().write_text("")
    games = opened(player, "Games")
    assert len(games.listed) == 40
    games.press(Button.R1)
    assert games.on == len(games.places())
    for _ in range(9):
        games.press(Button.R1)
    assert games.on == 39
    assert len(whole(reading())) == 40


# Statistics and achievements


@pytest.mark.parametrize("size", [(460, 200), (600, 360), (1200, 560)], ids=str)
@pytest.mark.parametrize("games", [1, 2, 3, 4, 200])
def test_no_words_of_the_plot_lie_on_others(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], games: int
) -> None:
    letters, places = Lettering(480), list[Rect]()
    write = plotting._write

    def noted(picture: Surface, letters: Lettering, words: str, x: float, y: float, before: float) -> None:
        width, high = letters.width(words, STRONG, letters.smallest), letters.smallest
        places.append(Rect(round(x - width * before), round(y - high / 2), width, high))
        write(picture, letters, words, x, y, before)

    monkeypatch.setattr(plotting, "_write", noted)
    plotting.plot(letters, size, [(30, True)] * games, "ganada", "perdida")
    assert all(Rect((0, 0), size).contains(place) for place in places)
    assert not any(place.collidelistall(places[at + 1 :]) for at, place in enumerate(places))


def test_statistics_of_no_game_are_a_sentence(player: Player) -> None:
    statistics = opened(player, "Statistics")
    player.press("right", "up", "X")
    assert player.top is statistics
    assert statistics.page == 0


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("es", ",")])
def test_a_mean_has_the_decimal_mark_of_the_language(player: Player, language: str, mark: str) -> None:
    keep_many(2)
    player.console.settle(language=language)
    player.rest()
    collected(player)
    mean = player.show(Statistics(player.console, SanJuan)).ledger.lines[1].cells[2]
    assert mean[:-2].isdecimal()
    assert mean[-2] == mark
    assert mean[-1].isdecimal()


@pytest.mark.parametrize("games", [1, 12])
def test_all_pages_of_statistics_are_turned_either_way(player: Player, games: int) -> None:
    keep_many(games)
    statistics = opened(player, "Statistics")
    assert statistics.ledger.lines[1].cells[0] == str(games)
    seen = []
    for _ in PAGES:
        seen.append(statistics.page)
        player.press("right")
    assert seen == [0, 1, 2, 3]
    assert statistics.page == 0
    player.press("left", "left")
    assert PAGES[statistics.page] == "buildings"
    before = pixels(player)
    player.press("down", "down", "up")
    assert (pixels(player) != before) == (games > 1)


def test_achievements_tell_what_was_earned_when(player: Player) -> None:
    keep("one", record(), 3)
    trophies = opened(player, "Achievements")
    assert "Ashore | Earned on 17 November 2023" in told(trophies)
    trophies.go(3)
    assert told(trophies) == "Legend of the port | Not yet earned | Win fifty games."


def test_what_a_game_has_earned_is_told_once_on_its_score_pad(player: Player) -> None:
    path = keep("one", record())
    story = RecordedGame(path)
    for _ in story.read():
        pass
    session = sit_down(player.console, story.table, path)
    player.show(ScorePad(player.console, session, lambda: None))
    assert any("Achievement: Ashore · " in words for words in player.console.notices.words)
    player.console.notices.words = []
    player.console.settle(language="es")
    player.rest()
    player.show(ScorePad(player.console, session, lambda: None))
    assert player.console.notices.words == []
    assert len(whole(reading())) == 1


# Every word has its place


def look_around(player: Player, screen: Any) -> Iterator[None]:
    """Have all sorts of things in focus, one after the other."""
    yield
    if isinstance(screen, Grid):
        for at in range(0, screen.count, 7):
            screen.go(at)
            yield
    else:
        for button in ("down", "up", "right", "right", "right"):
            player.press(button)
            yield


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(480, 320), (720, 720)], ids=str)
def test_all_words_fit(tmp_path: Path, size: tuple[int, int], language: str, text_size: int) -> None:
    player = Player(tmp_path, size, language=language, text_size=text_size)
    for games in (0, 2):
        keep_many(games)
        for name, make in COLLECTION.items():
            screen = player.show(make(player.console))
            for _ in look_around(player, screen):
                assert (name, cut_off(screen)) == (name, [])


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", ["gallery", "achievements"])
def test_no_letters_of_a_grid_are_too_small(tmp_path: Path, name: str, language: str, text_size: int) -> None:
    keep_many(1)
    player = Player(tmp_path, (480, 320), language=language, text_size=text_size)
    player.show(Collection(player.console, SanJuan))
    grid = player.show(COLLECTION[name](player.console))
    least = player.console.small_lettering.smallest
    small = {grid.lines(at)[0].words: sizes for at, sizes in grid.sizes.items() if min(sizes) < least}
    assert small == {}


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_text_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    keep_many(2)
    player = Player(tmp_path, language=language)
    texts = said(monkeypatch, player)
    for make in COLLECTION.values():
        for _ in look_around(player, player.show(make(player.console))):
            pass
    assert len(texts) > 100
    assert missing(texts) == []
