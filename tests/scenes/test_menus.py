"""The screens around the table: entered, left and read with buttons alone."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.guest import game_named
from game.match import play
from game.table import Table
from scenes.about import About, Licences
from scenes.actor import Actor, Box
from scenes.buttons import Button
from scenes.collection import Collection
from scenes.console import Console
from scenes.controls import Controls, Listening
from scenes.crash import Crash
from scenes.curtain import Curtain
from scenes.devices import KEYBOARD
from scenes.digits import Digits
from scenes.farewell import Farewell
from scenes.first_start import FirstStart
from scenes.hindsight import Hindsight, Mistake
from scenes.how_to_play import HowToPlay
from scenes.letters import Letters
from scenes.loop import LULL
from scenes.new_game import NewGame
from scenes.opening import sit_down
from scenes.pad_lost import PadLost
from scenes.pause import Pause
from scenes.plan import Plan, usual
from scenes.profiles import settings_file
from scenes.profiles_menu import ProfilesMenu
from scenes.safe_area import SafeArea
from scenes.sanjuan.table import TableScene
from scenes.saves import games_folder
from scenes.score import ScorePad
from scenes.screen import Screen
from scenes.session import HUMAN, Session
from scenes.settings import load
from scenes.settings_menu import GROUPS, Group, SettingsMenu
from scenes.title import Title
from scenes.wizard import Wizard
from tests.scenes.player import KEYS, Player, written

SIZES = [
    (480, 320),
    (640, 480),
    (720, 720),
    (1280, 720),
    *(pytest.param(size, marks=pytest.mark.long) for size in [(854, 480), (1280, 800), (1920, 1080)]),
]
KIND = game_named("sanjuan")


pytestmark = pytest.mark.usefixtures("dummy_devices")


def new_session(console: Console) -> Session:
    return sit_down(console, usual(KIND).table(KIND, console.say))


@cache
def played() -> Table:
    """A game that is over."""
    names = [f"{name}, greedy" for name in ("Player 1", "Rosa", "Inés", "Tomás")]
    table = Table(KIND.new({"seats": 4, **KIND.fullest}, 7, names), 7)
    play(table, {seat: KIND.strongest(1) for seat in range(4)})
    return table


def finished(console: Console) -> Session:
    return Session(played(), None, console.notice, lambda: None)


def coached(console: Console, seed: int = 7) -> Session:
    table = replace(usual(KIND), seed=seed).table(KIND, console.say)
    play(table, {seat: KIND.habitual() for seat in range(4)})
    return Session(table, None, console.notice, lambda: None)


def hindsight(console: Console) -> Hindsight:
    session = coached(console)
    coach = KIND.coach
    assert coach
    dear = [past for past in session.past() if past.decision.kind == "build"][:3]
    found = [Mistake(past, coach.advise(past.view, past.decision, past.picks)) for past in dear]
    return Hindsight(console, session, found, silent=False)


def titled(player: Player) -> Title:
    found: Title = player.show(Title(player.console))
    return found


# From the title to wherever one may go, and back


@pytest.mark.parametrize(
    ("words", "scene"),
    [
        ("New game", NewGame),
        ("How to play", HowToPlay),
        ("Collection", Collection),
        ("Settings", SettingsMenu),
        ("About", About),
    ],
)
def test_the_title_leads_there_and_b_leads_back(player: Player, words: str, scene: type) -> None:
    title = titled(player)
    player.choose(words)
    assert isinstance(player.top, scene)
    player.press("B")
    assert player.top is title


def test_about_leads_to_the_licences_of_everything(player: Player) -> None:
    about = player.show(About(player.console))
    player.press("A")
    read = "\n".join(player.top.paragraphs())
    for words in ("MIT License", "SIL OPEN FONT LICENSE", "CC BY 4.0", "LGPL", "zlib", "Frank Wen", "Python"):
        assert words in read
    player.press("B")
    assert player.top is about


def test_b_on_the_title_only_points_to_the_way_out(player: Player) -> None:
    title = titled(player)
    player.press("B")
    assert player.top is title
    assert title._rows[title.focus.on].words == "Leave"
    player.press("A")
    assert not player.on


def test_one_press_in_a_new_game_starts_it_and_keeps_it(player: Player) -> None:
    titled(player)
    player.choose("New game")
    player.press("A")
    assert isinstance(player.top, TableScene)
    assert player.top.session.names == ["Player 1", "Inés", "Tomás", "Dolores"]
    assert len(list(games_folder().iterdir())) == 1


def test_cards_are_made_while_nobody_presses_anything_and_kept_for_the_table(player: Player) -> None:
    def cards() -> list[object]:
        return [key for key in player.console.pictures._made if "card" in str(key)]

    titled(player)
    assert not cards()
    player.frame()
    player.now += LULL
    while player.console.loop.looking_ahead or not cards():
        player.frame()
    made = cards()
    player.choose("New game")
    player.press("A")
    assert isinstance(player.top, TableScene)
    assert cards() == made


def test_a_game_that_was_left_goes_on_from_the_title(player: Player) -> None:
    player.show(NewGame(player.console))
    player.press("A")
    player.rest()
    record = player.top.session.record()
    player.press("start")
    player.choose("Title screen")
    title = player.top
    assert isinstance(title, Title)
    assert "Player 1, Inés, Tomás, Dolores" in title._rows[0].note
    player.press("A")
    player.rest()
    assert player.top.session.record() == record


def test_a_watched_game_has_no_people_and_is_not_kept(player: Player) -> None:
    titled(player)
    player.console.settle(speed="1")
    player.choose("Watch bots play")
    assert player.top.session.humans == []
    assert not games_folder().exists()


def test_a_game_that_cannot_be_read_costs_a_notice_and_is_left_alone(player: Player) -> None:
    games_folder().mkdir(parents=True)
    old = games_folder() / "old.sanjuan"
    old.write_text('[format "99"]\n')
    title = titled(player)
    assert title._rows[0].words == "New game"
    assert "another version" in player.console.notices.words[0]
    assert old.read_text() == '[format "99"]\n'


# A new game


def test_what_was_planned_is_there_again_next_time(player: Player) -> None:
    player.show(NewGame(player.console))
    player.focus("Players")
    player.press("left", "left")
    player.focus("Inés")
    player.press("left", "left")
    player.until(lambda: player.top._rows[player.top.focus.on].words == "Controllers")
    player.press("right")
    player.focus("Expansion")
    player.press("right")
    player.until(lambda: player.top.focus.on == 0, "up")
    player.press("A")
    table = player.console.stack._scenes[0]  # there may be a curtain before it
    assert isinstance(table, TableScene)
    assert table.session.humans == [0, 1]
    assert table.session.tags["expansion"] == "new_buildings"
    kept, _ = load(player.file)
    player.console.settings = kept
    plan = player.show(NewGame(player.console)).plan
    assert (plan.seats, plan.humans, plan.own_pads) == (2, 2, True)


def test_a_seed_is_entered_with_the_directions(player: Player) -> None:
    menu = player.show(NewGame(player.console))
    player.choose("Seed")
    player.press("A", "X", "right", "A", "down", "A", "start")
    assert player.top is menu
    assert menu.plan.seed == 25


def test_a_drawn_seed_comes_back_when_all_digits_are_gone(player: Player) -> None:
    seeds: list[int | None] = []
    player.show(Digits(player.console, "Seed", "drawn", 4, seeds.append))
    player.press("left", "left", "A", "right", "right", "A")
    assert seeds == [None]


def test_fewer_seats_have_no_governor_who_is_gone(player: Player) -> None:
    menu = player.show(NewGame(player.console))
    menu.plan = Plan(4, usual(KIND).levels, governor=3, fields=menu.plan.fields)
    player.focus("Players")
    player.press("left")
    assert menu.plan.governor is None


# Who plays


def new_player(player: Player, *buttons: str) -> None:
    """From the title: whatever these buttons write is the name of somebody new."""
    player.choose(f"Playing: {player.console.me}")
    player.choose("New player")
    player.press(*buttons, "start", "B")


def test_somebody_new_has_a_name_a_face_and_games_of_their_own(player: Player) -> None:
    games = games_folder()
    titled(player)
    player.choose("New game")
    player.press("A")
    player.press("start")
    player.choose("Title screen")
    assert player.top._rows[0].words == "Continue"
    player.press("down")
    new_player(player, "right", "A", "A")
    assert player.top._rows[0].words == "New game"
    player.choose("New game")
    player.press("A")
    assert player.top.session.names[0] == "Bb"
    assert player.console.portrait("Bb", 0) == "portraits/human_2"
    assert games_folder() != games
    assert len(list(games_folder().iterdir())) == len(list(games.iterdir())) == 1


def test_everybody_has_settings_of_their_own_and_comes_back_to_them(player: Player) -> None:
    title = titled(player)
    player.console.settle(rumble=False)
    new_player(player, "right", "A")
    assert not player.console.settings.rumble
    player.console.settle(rumble=True, text_size=150)
    player.rest()
    player.choose("Playing: B")
    player.choose("Play as Player 1")
    player.press("B")
    assert player.top is title
    assert (player.console.settings.rumble, player.console.settings.text_size) == (False, 100)
    assert load(settings_file())[0] == player.console.settings


def test_a_name_and_a_portrait_can_be_changed(player: Player) -> None:
    title = titled(player)
    player.choose("Playing: Player 1")
    player.focus("Name")
    player.press("A", "down", "A", "start")
    player.focus("Portrait")
    player.press("right", "right", "B")
    assert player.top is title
    assert "Playing: J" in [row.words for row in title._rows]
    assert player.console.portrait("J", 0) == "portraits/human_3"


def test_a_name_begins_words_with_capitals(player: Player) -> None:
    names: list[str] = []
    player.show(Letters(player.console, "Name", "", names.append))
    for key in ("I", "Ñ", "space", "A", "Ü", "delete", "Z", "done"):
        player.top.focus.on = key
        player.press("A")
    assert names == ["Iñ Az"]


def test_a_name_has_a_letter(player: Player) -> None:
    names: list[str] = []
    player.show(Letters(player.console, "Name", "", names.append))
    player.top.focus.on = "."
    player.press("A", "start")
    assert names == []


def test_past_the_last_row_comes_the_first(player: Player) -> None:
    menu = player.show(SettingsMenu(player.console))
    player.press("up")
    assert menu.focus.on == len(menu._rows) - 1
    player.press("down")
    assert menu.focus.on == 0


def test_a_folder_that_cannot_be_written_keeps_nobody_from_playing(player: Player) -> None:
    titled(player)
    settings_file().parent.write_text("in the way")
    new_player(player, "right", "A")
    assert player.console.me == "B"
    assert player.console.notices.words


# Settings


@pytest.mark.parametrize("group", GROUPS)
def test_every_setting_changes_and_is_kept_without_losing_the_focus(player: Player, group: str) -> None:
    menu = player.show(Group(player.console, group))
    for at, row in enumerate(menu._rows):
        if row.act:
            continue
        before = player.console.settings
        player.until(lambda at=at: menu.focus.on == at)  # type: ignore[misc]
        player.press("right")
        if player.console.settings == before:
            player.press("left")
        assert player.console.settings != before
        assert load(player.file)[0] == player.console.settings
        assert menu.focus.on == at


def test_a_change_is_seen_before_it_is_written_down(player: Player) -> None:
    player.show(Group(player.console, "controls"))
    player.frame(Event(pygame.KEYDOWN, key=KEYS["left"]))
    assert not player.console.settings.rumble
    assert not player.file.exists()
    player.rest()
    assert load(player.file)[0] == player.console.settings


def test_what_was_changed_last_is_written_down_in_leaving(player: Player) -> None:
    player.console.settle(rumble=False)
    player.console.close()
    assert not load(player.file)[0].rumble


def test_settings_that_cannot_be_written_cost_a_notice(player: Player) -> None:
    player.file.parent.write_text("in the way")
    player.show(Group(player.console, "controls"))
    player.press("left")
    assert str(player.file) in player.console.notices.words[0]


def test_every_group_of_settings_is_entered_and_left(player: Player) -> None:
    menu = player.show(SettingsMenu(player.console))
    for at, name in enumerate(GROUPS, start=1):
        player.until(lambda at=at: menu.focus.on == at)  # type: ignore[misc]
        player.press("A")
        assert isinstance(player.top, Group)
        assert player.top.title() == player.console.say(f"settings.{name}.group")
        player.press("B")
        assert player.top is menu


def test_the_marks_of_the_edge_move_and_hold_when_they_are_left(player: Player) -> None:
    player.show(Group(player.console, "picture"))
    player.choose("Screen edge")
    before = [(mark.x, mark.y) for mark in player.top._marks]
    player.press("right", "up", "right", "left")
    assert [(mark.x, mark.y) for mark in player.top._marks] != before
    player.press("A")
    assert isinstance(player.top, Group)
    assert player.console.settings.safe_area == 2
    assert player.console.layout.safe.x == 13


def test_another_language_is_spoken_at_once(player: Player) -> None:
    menu = player.show(SettingsMenu(player.console))
    player.press("right")
    assert (menu.title(), menu._rows[0].words, menu.focus.on) == ("Ajustes", "Idioma", 0)


def test_the_confirm_button_is_asked_for_again(player: Player) -> None:
    menu = player.show(Group(player.console, "controls"))
    player.choose("Confirm button")
    assert isinstance(player.top, FirstStart)
    player.press("A")
    assert player.top is menu


# Pause, curtain and the end


def test_pause_takes_back_a_choice_that_showed_nothing(player: Player) -> None:
    session = Session(
        Table(KIND.new({"seats": 2, "governor": 0}, 3, [f"A, {HUMAN}", f"B, {HUMAN}"]), 3),
        None,
        player.console.notice,
        lambda: None,
    )
    undone: list[bool] = []
    titled(player)
    pause = Pause(player.console, session, undone=lambda: undone.append(True))
    player.show(pause)
    assert "Undo" not in [row.words for row in pause._rows]
    session.choose(["builder"])
    pause.renew()
    player.choose("Undo")
    assert undone == [True]
    assert session.decision is not None
    assert session.decision.kind == "role"


@pytest.mark.parametrize("button", ["A", "B", "start"])
def test_pause_goes_on(player: Player, button: str) -> None:
    title = titled(player)
    player.show(Pause(player.console, new_session(player.console)))
    player.press(button)
    assert player.top is title


def test_only_a_lifts_the_curtain(player: Player) -> None:
    lifted: list[str] = []
    paused: list[bool] = []
    title = titled(player)
    player.show(Curtain(player.console, "Rosa", lifted.append, lambda: paused.append(True)))
    player.press("B", "X", "start")
    assert (lifted, paused) == ([], [True])
    player.press("up", "A")
    assert (lifted, player.top) == (["keyboard"], title)


def test_the_score_is_written_line_by_line_or_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    again: list[bool] = []
    titled(player)
    pad = ScorePad(player.console, finished(player.console), lambda: again.append(True))
    player.console.stack.push(pad)
    while player.top is not pad:
        player.frame()
    for _ in range(10):
        player.frame()
    assert not pad.motion.at_rest
    player.press("A")
    assert pad.motion.at_rest
    assert again == []
    player.press("A")
    assert again == [True]
    player.press("B")
    assert isinstance(player.top, Title)


def test_a_victory_is_celebrated_until_somebody_presses(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    pad = ScorePad(player.console, finished(player.console), print)
    player.console.stack.push(pad)
    while player.top is not pad:
        player.frame()
    player.frame(Event(pygame.KEYDOWN, key=KEYS["A"]))
    player.frame(Event(pygame.KEYUP, key=KEYS["A"]))
    assert pad._feast
    player.press("A")
    assert not pad._feast
    assert player.top is pad


@pytest.mark.parametrize("settled", [{"speed": "instant"}, {"speed": "1", "reduced_motion": True}])
def test_the_score_is_told_whole_without_any_motion(tmp_path: Path, settled: dict[str, Any]) -> None:
    player = Player(tmp_path, **settled)
    pad = player.show(ScorePad(player.console, finished(player.console), print))
    assert pad._told
    assert not pad._feast
    assert all(actor.fade == 1 for line in pad._written for actor in line)


# Every word has its place

SCREENS: dict[str, Callable[[Console], Screen]] = {
    "title": Title,
    "new game": NewGame,
    "seed": lambda console: Digits(console, console.say("plan.seed"), console.say("plan.drawn"), None, print),
    "profiles": ProfilesMenu,
    "name": lambda console: Letters(console, console.say("profile.new"), "Maximilian", print),
    "settings": SettingsMenu,
    "picture": lambda console: Group(console, "picture"),
    "sound": lambda console: Group(console, "sound"),
    "controls": lambda console: Group(console, "controls"),
    "keyboard": lambda console: Controls(console, KEYBOARD),
    "listening": lambda console: Listening(console, KEYBOARD, Button.R2),
    "safe area": SafeArea,
    "about": About,
    "how to play": HowToPlay,
    "farewell": lambda console: Farewell(console, finished(console)),
    "licences": Licences,
    "pause": lambda console: Pause(console, new_session(console)),
    "first start": lambda console: FirstStart(console, print),
    "wizard": lambda console: Wizard(console, "pad 0", "03"),
    "pad lost": PadLost,
    "curtain": lambda console: Curtain(console, console.say("plan.player", number=2), print),
    "hindsight": lambda console: hindsight(console),
    "score": lambda console: ScorePad(console, finished(console), print),
    "crash": lambda console: Crash(console, Path.home() / ".local/state/sanjuan/log/crash.log"),
}


def area(actor: Actor) -> Rect:
    width, height = actor.sprite.size if actor.sprite else (0, 0)
    return Rect(round(actor.x - width / 2), round(actor.y - height / 2), width, height)


def cut_off(screen: Screen) -> list[Any]:
    """What does not lie on the screen, and what lies on something else without being within it."""
    whole = screen.console.layout.screen
    places = [area(actor) for actor in screen.actors if actor.sprite and not isinstance(actor, Box)]
    small = [place for place in places if place.height < whole.height // 2 and place.width]
    lost = [place for place in small if not whole.contains(place)]
    crossed = [
        (one, other)
        for at, one in enumerate(small)
        for other in small[at + 1 :]
        if overlapping(one, other, whole.height) and not (one.contains(other) or other.contains(one))
    ]
    return lost + crossed


def overlapping(one: Rect, other: Rect, screen: int) -> bool:
    """By more than the air that letters have around them."""
    both = one.clip(other)
    return both.width > 2 and both.height > max(6, screen // 100)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_words_fit_and_none_are_too_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text_size: int
) -> None:
    sizes = written(monkeypatch)
    player = Player(tmp_path, size, language=language, text_size=text_size)
    for name, make in SCREENS.items():
        screen = player.show(make(player.console))
        for _ in range(len(screen._rows) if hasattr(screen, "_rows") else 1):
            assert (name, cut_off(screen)) == (name, [])
            player.press("down")
    least = player.console.small_lettering.smallest
    assert {words: found for words, found in sizes.items() if found < least} == {}


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_text_is_missing(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language=language)
    said: list[str] = []
    known = player.console.say

    def say(key: str, **fields: Any) -> str:
        said.append(known(key, **fields))
        return said[-1]

    player.console.say = say
    for make in SCREENS.values():
        player.show(make(player.console))
    assert len(said) > 100
    assert not [words for words in said if re.fullmatch(r"[a-z_0-9]+(\.[a-z_0-9]+)+", words)]
