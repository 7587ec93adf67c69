"""What a handheld and a television ask of a program: a whole screen, a battery, a sleep in between."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.sanjuan.guest import SanJuan
from scenes.app import window
from scenes.app.console import PICTURES_LOST
from scenes.app.relaunch import itself
from scenes.app.settings import Settings
from scenes.app.stack import Scene
from scenes.app.window import PATIENCE, ScreenSaver, no_text_cursor, open_canvas
from scenes.draw import gpu_canvas, software_canvas
from scenes.draw.canvas import LEAST, Canvas
from scenes.draw.gpu_canvas import PAGE, GpuCanvas, Region
from scenes.screens.new_game import NewGame
from scenes.screens.pause import Pause
from scenes.screens.title import Title
from tests.scenes.picture import pixels
from tests.scenes.player import Player

TELEVISION = (1920, 1080)
DAY = 86_400_000.0


pytestmark = pytest.mark.usefixtures("dummy_devices")


@pytest.fixture
def television(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "desktop", lambda *_: TELEVISION)


@pytest.mark.filterwarnings("ignore:no fast renderer")
@pytest.mark.usefixtures("television")
def test_surfaces_on_a_large_screen_are_smaller_and_enlarged(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.console.settle(full_screen=True)
    assert player.console.canvas.size == (1280, 720)
    assert player.console.canvas.enlarged
    title = player.show(Title(player.console))
    before = player.console.canvas
    player.frame(Event(pygame.WINDOWSIZECHANGED, x=TELEVISION[0], y=TELEVISION[1]))
    assert player.console.canvas is before
    assert player.top is title


@pytest.mark.parametrize(("canvas", "size"), [("gpu", (2560, 1440)), ("software", (1280, 720))])
def test_a_window_on_a_finer_screen_is_larger_if_it_can_be_painted_in_time(
    monkeypatch: pytest.MonkeyPatch, canvas: str, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(window, "desktop", lambda *_: (3840, 2160))
    assert open_canvas(Settings(canvas=canvas), None).size == size


class ScreenWithoutManager:
    """The window of Surfaces where nobody but the program gives it a size and a place."""

    def __init__(self) -> None:
        self.size, self.position, self.whole = (1280, 720), (320, 180), True

    def set_windowed(self) -> None:
        self.whole = False

    def set_fullscreen(self, desktop: bool) -> None:
        self.whole = desktop


@pytest.mark.usefixtures("television")
def test_enlarged_surfaces_fill_the_screen_without_a_window_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ScreenWithoutManager()
    monkeypatch.setattr(software_canvas, "own_window", lambda: found)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    open_canvas(Settings(canvas="software", full_screen=True), None)
    assert (found.size, found.position, found.whole) == (TELEVISION, (0, 0), True)


@pytest.mark.parametrize("canvas", ["software", "gpu"])
def test_a_window_cannot_be_made_smaller_than_a_canvas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, canvas: str
) -> None:
    made: list[pygame.Window] = []
    monkeypatch.setattr(software_canvas, "own_window", noting(made, software_canvas.own_window))
    monkeypatch.setattr(gpu_canvas, "Window", noting(made, pygame.Window))
    Player(tmp_path, canvas=canvas)
    assert [each.minimum_size for each in made] == [(LEAST, LEAST)]


def noting(made: list[pygame.Window], make: Callable[..., pygame.Window]) -> Callable[..., pygame.Window]:
    def made_and_noted(*arguments: Any, **more: Any) -> pygame.Window:
        made.append(make(*arguments, **more))
        return made[-1]

    return made_and_noted


@pytest.mark.usefixtures("television")
@pytest.mark.parametrize("wish", [{"key": pygame.K_F11}, {"key": pygame.K_RETURN, "mod": pygame.KMOD_LALT}])
def test_a_key_fills_the_screen_and_leads_back_to_the_window_that_was(
    tmp_path: Path, wish: dict[str, Any]
) -> None:
    player = Player(tmp_path, (640, 480))
    title = player.show(Title(player.console))
    sizes = []
    for _ in range(2):
        player.frame(Event(pygame.KEYDOWN, **wish))
        player.rest()
        sizes.append(player.console.canvas.size)
    assert sizes == [(1280, 720), (640, 480)]
    assert player.top is title
    assert not player.console.settings.full_screen


@pytest.mark.usefixtures("television")
def test_where_there_are_no_windows_no_key_asks_for_one(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.show(Title(player.console))
    before = player.console.canvas
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "KMSDRM")
    player.frame(Event(pygame.KEYDOWN, key=pygame.K_F11))
    assert player.console.canvas is before


def test_surfaces_leave_no_window_behind_when_a_gpu_follows_them(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.console.settle(canvas="gpu")
    assert pygame.display.get_surface() is None
    player.show(Title(player.console))


@pytest.mark.parametrize("event", PICTURES_LOST)
def test_pictures_that_the_gpu_has_lost_are_made_again(tmp_path: Path, event: int) -> None:
    player = Player(tmp_path, canvas="gpu")
    player.show(NewGame(player.console, SanJuan))
    before, canvas = pixels(player), player.console.canvas
    assert isinstance(canvas, GpuCanvas)
    for page in canvas._pages:
        canvas._fill(Region(page.texture, Rect((0, 0), PAGE)), pygame.Surface(PAGE, pygame.SRCALPHA))
    canvas.forget()
    player.press("down", "up")
    assert pixels(player) != before
    player.frame(Event(event))
    player.rest()
    assert pixels(player) == before


@pytest.mark.usefixtures("television")
def test_a_screen_without_windows_changes_to_the_smaller_size_if_it_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[tuple[tuple[int, int], int]] = []

    def set_mode(size: tuple[int, int], flags: int, display: int) -> pygame.Surface:
        opened.append((size, flags))
        return pygame.Surface(size)

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "KMSDRM")
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    for modes in [(1280, 720), (640, 480)], [TELEVISION]:
        monkeypatch.setattr(pygame.display, "list_modes", lambda modes=modes: modes)
        open_canvas(Settings(canvas="software"), None)
    whole = pygame.FULLSCREEN
    assert opened == [((1280, 720), whole), ((1280, 720), whole | pygame.SCALED)]


def saver(monkeypatch: pytest.MonkeyPatch) -> tuple[ScreenSaver, list[bool]]:
    told: list[bool] = []
    monkeypatch.setattr(pygame.display, "set_allow_screensaver", told.append)
    return ScreenSaver(), told


def test_a_screen_saver_may_come_when_nothing_happens_and_goes_when_something_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen_saver, told = saver(monkeypatch)
    screen_saver.note(1000, resting=False)
    screen_saver.note(1000 + PATIENCE, resting=True)
    assert told == []
    screen_saver.note(1001 + PATIENCE, resting=True)
    assert told == [True]
    screen_saver.note(1002 + PATIENCE, resting=False)
    assert told == [True, False]


class Resting(Scene[Canvas]):
    """Is left after some frames in which nothing happens."""

    def __init__(self, leave: Callable[[], None]) -> None:
        self._leave = leave
        self._frames = 5

    def update(self, milliseconds: float) -> bool:
        self._frames -= 1
        if not self._frames:
            self._leave()
            self.stack.clear()
        return False


def test_waiting_for_something_to_happen_is_rest(monkeypatch: pytest.MonkeyPatch, player: Player) -> None:
    _, told = saver(monkeypatch)
    monkeypatch.setattr(window, "PATIENCE", 0)
    before: list[list[bool]] = []
    player.console.run(Resting(lambda: before.append([*told])))
    assert before == [[True]]


def test_no_cursor_blinks_on_the_terminal_below(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    with no_text_cursor():
        assert capsys.readouterr().out == ""
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "KMSDRM")
    with no_text_cursor():
        assert capsys.readouterr().out == "\x1b[?25l"
    assert capsys.readouterr().out == "\x1b[?25h"


def power(monkeypatch: pytest.MonkeyPatch, **state: Any) -> None:
    monkeypatch.setattr(pygame.system, "get_power_state", lambda: SimpleNamespace(**state))


def shown(player: Player) -> int:
    return len(player.top.actors)


def test_title_and_pause_tell_of_the_battery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(tmp_path)
    power(monkeypatch, has_battery=False, battery_percent=None)
    without = shown_by(player)
    power(monkeypatch, has_battery=True, battery_percent=None)
    assert shown_by(player) == without
    power(monkeypatch, has_battery=True, battery_percent=42)
    assert shown_by(player) == [count + 2 for count in without]


def shown_by(player: Player) -> list[int]:
    """How much there is on the title, and on the pause."""
    found = []
    session: Any = SimpleNamespace(humans=(), kept=True)
    for scene in Title(player.console), Pause(player.console, session):
        player.show(scene)
        found.append(shown(player))
        player.console.stack.clear()
        player.frame()
    return found


def test_a_day_of_sleep_moves_nothing_on(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    title = player.show(Title(player.console))
    focus = title.focus.on
    player.now += DAY
    player.frame()
    player.press("down", "up")
    assert player.top is title
    assert title.focus.on == focus


def test_a_sound_device_that_is_gone_is_silence(tmp_path: Path) -> None:
    player = Player(tmp_path, music=50)
    player.show(Title(player.console))
    player.press("down")
    pygame.mixer.quit()
    player.press("down", "up")
    player.console.settle(music=10, effects=20)
    player.console.sounds.music("play")
    assert not player.console.sounds.works


def title_is_heard(player: Player) -> None:
    for _ in range(2):
        player.console.sounds.reader.join()
        player.frame()
    assert pygame.mixer.music.get_busy()


def test_sound_goes_on_when_there_is_a_device_again(tmp_path: Path) -> None:
    player = Player(tmp_path, music=50)
    player.show(Title(player.console))
    title_is_heard(player)
    added, removed = (
        Event(kind, which=0, iscapture=False) for kind in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)
    )
    player.frame(added)
    assert pygame.mixer.music.get_busy()
    player.frame(removed)
    pygame.mixer.music.stop()
    player.frame(added)
    title_is_heard(player)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)


def test_the_program_starts_itself_as_a_checkout_and_as_a_binary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/games/sanjuan")
    assert itself("bot") == ["/games/sanjuan", "-m", "scenes", "bot"]
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert itself("bot") == ["/games/sanjuan", "bot"]
