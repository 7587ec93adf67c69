"""A kept game on the real table: step by step, forth and back, whosever hand is seen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.sanjuan.guest import SanJuan
from scenes.input.buttons import Button
from scenes.records.recorded_game import RecordedGame
from scenes.records.saves import is_over
from scenes.screens.games import Games
from scenes.widgets.hints import Hint
from tests.scenes.kept import keep, record
from tests.scenes.player import Player, dummies
from tests.scenes.sanjuan.test_focus_at_table import ringed
from tests.scenes.sanjuan.test_table import stage_of


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    with dummies(monkeypatch, tmp_path):
        yield Player(tmp_path, (480, 320))


def opened(player: Player, text: str = "") -> Any:
    path = keep("one", text or record())
    player.show(Games(player.console, SanJuan))
    player.press("A" if is_over(path) else "X")
    assert on_top(player) == "Replay"
    return player.top


def on_top(player: Player) -> str:
    return type(player.top).__name__


def press(player: Player, button: Button) -> None:
    player.top.press(button)
    player.rest()


def go(player: Player, at: int) -> None:
    player.top.go(at)
    player.rest()


def test_each_step_shows_the_table_as_it_was(player: Player) -> None:
    scene = opened(player)
    for _ in range(25):
        press(player, Button.R1)
        assert scene.shown.view == scene.past.view(scene.eyes)
        assert scene.caption
    moment = scene.past.at
    press(player, Button.R1)
    press(player, Button.L1)
    assert scene.past.at == moment
    assert scene.shown.view == scene.past.view(scene.eyes)


def test_it_stops_where_somebody_s_turn_came_to_nothing_as_the_log_does(player: Player) -> None:
    scene = opened(player)
    events = scene.past.all_events(scene.eyes)
    stops = [at + 1 for at, event in enumerate(events) if event.get("idle")]
    assert {*stops} <= {*scene.stops}
    go(player, stops[0])
    words = scene.caption
    assert words == "Ana and Inés do not build."
    press(player, Button.SELECT)
    assert player.row.words == words


def test_between_choices_it_is_what_the_game_was(tmp_path: Path, player: Player) -> None:
    scene = opened(player)
    story: RecordedGame = scene.past.story
    for at, game in story.moments[::10]:
        scene.go(at)
        assert scene.shown.view == game.view(scene.eyes)
    assert story.over


def test_it_plays_by_itself_until_the_points_and_stops_on_a_press(player: Player) -> None:
    scene = opened(player)
    scene.past.pace = "4"
    go(player, scene.stops[-4])
    player.press("A")
    for _ in range(500):
        player.frame()
    assert on_top(player) == "Points"
    player.press("A")
    assert player.top is scene
    scene.press(Button.A)
    assert scene.past.playing
    assert scene.past.at == scene.stops[0]
    scene.press(Button.A)
    assert not scene.past.playing


def test_a_step_beyond_the_end_shows_the_points(player: Player) -> None:
    scene = opened(player)
    go(player, scene.stops[-1])
    press(player, Button.R1)
    assert on_top(player) == "Points"
    player.press("B")
    assert player.top is scene


def test_turns_and_rounds_are_jumped_to(player: Player) -> None:
    scene = opened(player)
    press(player, Button.R2)
    press(player, Button.R2)
    assert "Inés chooses" in scene.caption
    press(player, Button.L2)
    assert "Ana chooses" in scene.caption
    player.press("start", "down", "right", "right")
    assert on_top(player) == "ReplayMenu"
    assert scene.past.round == 3
    before = scene.past.at
    player.press("down", "right")
    assert scene.past.at == next(turn for turn in scene.turns if turn > before)
    player.press("start")
    assert player.top is scene
    assert scene.shown.view["round"] == 3


def test_the_log_leads_to_any_moment(player: Player) -> None:
    scene = opened(player)
    press(player, Button.R2)
    press(player, Button.SELECT)
    assert on_top(player) == "Jump"
    player.press("down", "down", "down")
    words = player.row.words
    player.press("A")
    assert player.top is scene
    assert scene.caption == words


def test_the_speed_is_its_own(player: Player) -> None:
    scene = opened(player)
    player.press("start")
    player.focus("Speed")
    player.press("right")
    assert scene.past.pace == "2"
    assert player.console.settings.speed == "instant"


def test_all_hands_are_seen_one_after_the_other(player: Player) -> None:
    scene = opened(player)
    press(player, Button.R2)
    moment, seen = scene.past.at, []
    for _ in range(4):
        seen.append(player.top.eyes)
        assert isinstance(player.top.shown.view["seats"][player.top.eyes]["hand"], list)
        assert player.top.past.at == moment
        player.press("X")
    assert seen == [0, 1, 2, 0]


def test_another_hand_in_the_middle_of_a_step_shows_that_step_done(player: Player) -> None:
    scene = opened(player)
    go(player, scene.turns[1])
    scene.press(Button.R1)
    while not stage_of(scene).flying:
        player.frame()
    scene.press(Button.X)
    for _ in range(100):
        player.frame()
        assert scene.shown.view == scene.past.view(1)


def test_step_turn_speed_and_hand_are_all_told_by_the_bar_and_the_menu(player: Player) -> None:
    scene = opened(player)
    told = {hint.button for hint in scene.hints()}
    assert {Button.B, Button.L1, Button.R1, Button.X, Button.START} <= told
    player.press("start")
    words = player.rows
    assert {"Round", "Turn", "Speed", "Hand seen", "Log"} <= {*words}
    player.focus("Hand seen")
    player.press("right")
    assert player.row.at == scene.eyes == 1
    player.press("start")
    assert player.top is scene
    assert "Hand: Inés" in [hint.words for hint in scene.hints()]


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(480, 320), (640, 480), (720, 720)], ids=str)
def test_how_to_go_back_is_said_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text_size: int
) -> None:
    with dummies(monkeypatch, tmp_path):
        scene = opened(Player(tmp_path, size, language=language, text_size=text_size))
        assert Hint(Button.B, scene.say("hint.back")) in {*scene.bar.places} - scene.bar._laid.silent


def test_the_menu_leads_to_the_log(player: Player) -> None:
    opened(player)
    player.press("start")
    player.choose("Log")
    assert on_top(player) == "Jump"
    player.press("B")
    assert on_top(player) == "Replay"


def test_of_a_game_under_way_only_ones_own_hand_is_seen(player: Player) -> None:
    scene = opened(player, record(choices=40))
    player.press("X")
    assert player.top is scene
    assert Button.X not in [hint.button for hint in scene.hints()]
    go(player, scene.stops[-1])
    press(player, Button.R1)
    assert player.top is scene


def test_what_is_left_of_a_damaged_record_is_shown(player: Player) -> None:
    lines = record().splitlines(keepends=True)
    scene = opened(player, "".join([*lines[:60], "0 role nobody\n", *lines[60:]]))
    assert "The rest of this game is lost" in player.console.notices.words[-1]
    assert len(scene.stops) > 20
    press(player, Button.R1)
    player.press("B")
    assert on_top(player) == "Games"


def test_a_damaged_record_is_read_no_further_when_everything_is_made_anew(player: Player) -> None:
    lines = record().splitlines(keepends=True)
    scene = opened(player, "".join([*lines[:60], "0 role nobody\n", *lines[60:]]))
    length = scene.past.story.length
    player.console.notices.words.clear()
    player.console.settle(text_size=130)
    player.rest()
    assert player.console.notices.words == []
    assert scene.past.story.length == length


def test_cards_are_enlarged_and_b_leads_back_to_the_list(player: Player) -> None:
    scene = opened(player)
    player.press("Y")
    assert on_top(player) == "SeatZoom"
    player.press("B")
    assert player.top is scene
    player.press("B")
    assert on_top(player) == "Games"


def test_another_language_is_spoken_at_once(player: Player) -> None:
    scene = opened(player)
    press(player, Button.R2)
    player.console.settle(language="es")
    player.rest()
    assert "elige" in scene.caption


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_buttons_have_room_on_the_smallest_screen(player: Player, language: str) -> None:
    player.console.settle(language=language, text_size=200)
    scene = opened(player)
    assert max(place.right for place in scene.bar.places.values()) <= 480


def test_nothing_has_the_focus_until_somebody_looks_for_it(player: Player) -> None:
    scene = opened(player)
    assert not ringed(scene)
    press(player, Button.Y)
    assert on_top(player) == "SeatZoom"
    player.press("B", "down")
    assert ringed(scene)


def test_of_a_role_it_is_not_told_whose_turn_it_is_where_nobody_plays(player: Player) -> None:
    scene = opened(player)
    player.press("down")
    scene.focus.on = "role", 0
    press(player, Button.Y)
    assert "It is not your turn." not in [line.words for line in player.top.lines()]


def test_the_beginning_of_a_round_is_told_once(player: Player) -> None:
    scene = opened(player)
    go(player, scene.rounds[1])
    assert scene.sentence().words.count("Round 2") == 1
