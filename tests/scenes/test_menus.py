"""The screens around the table: every word has its place."""

from pathlib import Path

import pytest

from game.sanjuan.guest import SanJuan
from scenes.lab.showcase import AROUND
from scenes.screens.how_to_play import HowToPlay
from scenes.screens.settings_menu import GROUPS
from scenes.screens.title import Title
from scenes.widgets.menu import Menu
from tests.scenes.picture import below_the_hints, cut_off
from tests.scenes.player import Player, missing, said, written

SIZES = [
    (480, 320),
    (640, 480),
    (720, 720),
    (1280, 720),
    *(pytest.param(size, marks=pytest.mark.long) for size in [(854, 480), (1280, 800), (1920, 1080)]),
]

pytestmark = pytest.mark.usefixtures("dummy_devices")


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_words_fit_and_none_are_too_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text_size: int
) -> None:
    sizes = written(monkeypatch)
    player = Player(tmp_path, size, language=language, text_size=text_size)
    for name, make in AROUND.items():
        screen = player.show(make(player.console))
        for _ in range(len(screen.listed) if isinstance(screen, Menu) else 1):
            assert (name, cut_off(screen)) == (name, [])
            assert (name, below_the_hints(screen)) == (name, [])
            player.press("down")
    least = player.console.small_lettering.smallest
    assert {words: found for words, found in sizes.items() if found < least} == {}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_letters_of_rows_follow_the_text_size(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    player = Player(tmp_path, size, language=language, text_size=200)
    for name in ("new game", "farewell", *GROUPS):
        screen = player.show(AROUND[name](player.console))
        assert screen._words.size >= 1.5 * player.console.small_lettering.smallest, name


def test_a_row_is_as_high_as_its_own_words_need(tmp_path: Path) -> None:
    player = Player(tmp_path, language="es", text_size=200)
    rows = player.show(AROUND["farewell"](player.console))
    assert rows._heights[0] < rows._heights[2]
    player.show(AROUND["new game"](player.console))
    player.focus("Edición")
    assert player.top._heights[1] < player.top._heights[player.top.on]


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_text_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    player = Player(tmp_path, language=language)
    texts = said(monkeypatch, player)
    for make in AROUND.values():
        player.show(make(player.console))
    assert len(texts) > 100
    assert missing(texts) == []


@pytest.mark.parametrize(("size", "text_size", "tells"), [((640, 480), 100, True), ((480, 320), 200, False)])
def test_rows_tell_what_they_mean_where_there_is_room(
    tmp_path: Path, size: tuple[int, int], text_size: int, tells: bool
) -> None:
    player = Player(tmp_path, size, text_size=text_size)
    shown = player.show(HowToPlay(player.console, SanJuan))
    assert shown._words.telling == tells
    assert bool(shown._notes.height) != tells


@pytest.mark.parametrize(("language", "key"), [("en", "Enter"), ("es", "Intro")])
def test_whoever_has_a_keyboard_only_is_told_which_key_confirms(
    tmp_path: Path, language: str, key: str
) -> None:
    player = Player(tmp_path, language=language)
    first = player.show(AROUND["first start"](player.console))
    assert f" {key}." in first.text()


@pytest.mark.parametrize("high_contrast", [False, True])
def test_one_picture_lies_behind_all_screens_but_in_high_contrast(
    tmp_path: Path, high_contrast: bool
) -> None:
    player = Player(tmp_path, high_contrast=high_contrast)
    screens = (AROUND[name](player.console) for name in ("about", "how to play", "new game"))
    behind = {player.show(screen).actors[0].sprite for screen in screens}
    assert len(behind) == 1
    assert (None in behind) == high_contrast


def test_the_title_leaves_the_port_more_than_half_of_the_screen(tmp_path: Path) -> None:
    player = Player(tmp_path)
    title = player.show(Title(player.console))
    shade, logo = title.actors[:2]
    assert title.area().right < 320
    assert logo.x - logo.sprite.size[0] / 2 >= title.area().right
    assert shade.sprite.size[0] < 400


@pytest.mark.parametrize("name", ["keyboard", "licences", "name", "safe area"])
def test_whoever_looks_around_sees_nothing_that_is_made_only_then(tmp_path: Path, name: str) -> None:
    player = Player(tmp_path)
    pictures, screen = player.console.pictures, player.show(AROUND[name](player.console))
    made = pictures.names
    player.press(*["down"] * 14, *["right"] * 4, *["up"] * 4)
    assert player.top is screen
    assert pictures.names <= made
