"""What goes wrong around a game: crashes, lost pads, unknown joysticks."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from scenes.app.console import Console, Crashed
from scenes.app.settings import load
from scenes.app.stack import Scene
from scenes.draw.canvas import Canvas
from scenes.input.buttons import Button, Intent, Press
from scenes.input.glyphs import KEYBOARD, XBOX
from scenes.screens.crash import Crash
from scenes.screens.first_start import FirstStart
from scenes.screens.new_game import NewGame
from scenes.screens.pad_lost import PadLost
from scenes.screens.pad_wizard import ASKED, PadWizard
from scenes.screens.title import Title
from tests.scenes.player import KEYS, Player
from tests.scenes.virtual_pad import PLAIN_JOYSTICK, VirtualPad

linux_only = pytest.mark.skipif(
    sys.platform != "linux", reason="the virtual pad looks for SDL as Linux maps it"
)
SDL_A, SDL_B = 0, 1


pytestmark = pytest.mark.usefixtures("dummy_devices")


def push(player: Player, pad: VirtualPad, button: int) -> None:
    for down in (True, False):
        pad.button(button, down)
        player.rest()


class Broken(Scene[Canvas]):
    """Falls over when A is pressed, and once more when it is left."""

    left = False

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, Press) and intent.button is Button.A:
            raise ZeroDivisionError("on purpose")

    def leave(self) -> None:
        self.left = True
        raise RuntimeError("and again")


class Unpreparable(Broken):
    def prepare(self) -> Iterator[None]:
        raise ZeroDivisionError("before it was seen")
        yield


@pytest.mark.parametrize(("button", "goes_on"), [("A", True), ("B", False)])
def test_a_crash_is_told_written_down_and_left(
    player: Player, tmp_path: Path, button: str, goes_on: bool
) -> None:
    player.may_crash = True
    below, broken = Broken(), Broken()
    player.show(below)
    player.show(broken)
    player.press("A")
    assert isinstance(player.top, Crash)
    assert (below.left, broken.left) == (True, True)
    assert "on purpose" in (tmp_path / "log" / "crash.log").read_text()
    player.press(button)
    assert player.on == goes_on
    if goes_on:
        assert isinstance(player.top, Title)


def test_what_was_told_before_a_crash_is_not_told_again(player: Player) -> None:
    player.may_crash = True
    player.show(Broken())
    player.console.notice("caf\udce9")
    player.press("A")
    assert isinstance(player.top, Crash)
    assert player.console.notices.words == []


def test_a_scene_that_cannot_be_prepared_leads_to_the_crash_screen_too(player: Player) -> None:
    player.may_crash = True
    player.show(Unpreparable())
    assert isinstance(player.top, Crash)


def test_a_second_crash_ends_the_program_and_both_are_written_down(player: Player, tmp_path: Path) -> None:
    player.may_crash = True
    player.show(Broken())
    player.press("A")
    player.console.stack.push(Unpreparable())
    with pytest.raises(Crashed, match=r"crash\.log"):
        player.rest()
    log = (tmp_path / "log" / "crash.log").read_text()
    assert "on purpose" in log
    assert "before it was seen" in log


def test_a_log_that_cannot_be_written_is_no_third_trouble(player: Player, tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file where the folder should be")
    player.may_crash = True
    player.show(Broken())
    player.press("A")
    assert "could not be written down" in player.top.text()


class Looking(Scene[Canvas]):
    """Seen once: with these buttons."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.buttons: list[str] = []

    def draw(self, canvas: Canvas) -> None:
        self.buttons.append(self._console.glyphs)
        self.stack.clear()


@linux_only
def test_a_pad_that_is_there_is_shown_from_the_first_frame(player: Player) -> None:
    pad, first = VirtualPad(), Looking(player.console)
    player.console.run(first)
    assert first.buttons == [XBOX]
    pad.unplug()


@linux_only
def test_the_buttons_that_are_shown_are_those_in_use(player: Player) -> None:
    console, (pad, other) = player.console, (VirtualPad(), VirtualPad())
    player.show(Title(console))
    assert (console.glyphs, console.source) == (XBOX, f"pad {pad.instance}")
    player.press("down")
    pad.unplug()
    player.rest()
    pad = VirtualPad()
    player.rest()
    assert console.glyphs == KEYBOARD
    push(player, other, SDL_B)
    assert console.source == f"pad {other.instance}"
    for each in (pad, other):
        each.unplug()


@linux_only
def test_a_pad_takes_the_place_of_a_lost_one_before_anything_is_pressed_on_it(player: Player) -> None:
    title = player.show(Title(player.console))
    for _ in range(2):
        pad = VirtualPad()
        player.rest()
        assert player.top is title
        pad.unplug()
        player.rest()
        assert isinstance(player.top, PadLost)


@linux_only
def test_a_pad_that_was_used_by_its_stick_is_missed(player: Player) -> None:
    player.show(Title(player.console))
    pad = VirtualPad()
    player.rest()
    pad.axis(1, 1)
    player.rest()
    pad.axis(1, 0)
    player.rest()
    pad.unplug()
    player.rest()
    assert isinstance(player.top, PadLost)


@linux_only
@pytest.mark.parametrize("comes_back", [True, False])
def test_a_lost_pad_stops_the_game_until_there_is_one_again(player: Player, comes_back: bool) -> None:
    title = player.show(Title(player.console))
    pad = VirtualPad()
    player.rest()
    push(player, pad, SDL_B)
    pad.unplug()
    player.rest()
    assert isinstance(player.top, PadLost)
    if comes_back:
        pad = VirtualPad()
        player.rest()
        pad.unplug()
    else:
        player.press("X")
    assert player.top is title


@linux_only
def test_a_pad_that_nobody_uses_may_go(player: Player) -> None:
    title = player.show(Title(player.console))
    pad = VirtualPad()
    player.rest()
    player.press("down")
    pad.unplug()
    player.rest()
    assert player.top is title


@linux_only
@pytest.mark.parametrize(("button", "crossed"), [(SDL_A, False), (SDL_B, True)])
def test_the_first_press_on_a_pad_tells_which_button_confirms(
    tmp_path: Path, button: int, crossed: bool
) -> None:
    player = Player(tmp_path, crossed=None)
    pad = VirtualPad()
    player.show(FirstStart(player.console, lambda: player.console.stack.restart(Title(player.console))))
    push(player, pad, button)
    assert isinstance(player.top, Title)
    assert load(player.file)[0].crossed is crossed
    assert not player.console.held.anything
    player.press("down")
    before = player.top.focus.on
    push(player, pad, 1 - button)
    assert player.top.focus.on != before
    pad.unplug()


@pytest.mark.parametrize(
    "event",
    [
        Event(pygame.KEYDOWN, key=KEYS["A"]),
        Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1),
    ],
)
def test_on_a_keyboard_or_with_a_mouse_there_is_nothing_to_ask(tmp_path: Path, event: Event) -> None:
    player = Player(tmp_path, crossed=None)
    player.show(FirstStart(player.console, player.console.stack.clear))
    player.frame(event)
    player.rest()
    assert not player.on
    assert load(player.file)[0].crossed is False


@pytest.mark.parametrize("canvas", ["software", "gpu"])
def test_a_finger_chooses_what_it_touches_whatever_paints_the_screen(tmp_path: Path, canvas: str) -> None:
    player = Player(tmp_path, canvas=canvas)
    title = player.show(Title(player.console))
    for _ in range(2):
        player.tap(*title.places()[1].center)
    assert isinstance(player.top, NewGame)


@linux_only
def test_an_unknown_joystick_is_asked_for_its_buttons(player: Player) -> None:
    title = player.show(Title(player.console))
    pad = VirtualPad(PLAIN_JOYSTICK)
    player.rest()
    assert isinstance(player.top, PadWizard)
    push(player, pad, 0)
    push(player, pad, 0)
    assert player.top.asked() == [Button.DOWN]
    assert "Up" in player.top.text()
    for number in range(1, 6):
        push(player, pad, number)
    b = ASKED.index(Button.B)
    for _ in ASKED[b + 1 :]:
        push(player, pad, b)
    assert player.top is title
    (controls,) = load(player.file)[0].joysticks.values()
    assert controls == {f"b{at}": button.name for at, button in enumerate(ASKED[: b + 1])}
    before = title.focus.on
    push(player, pad, 1)
    assert title.focus.on != before
    pad.unplug()


@linux_only
def test_a_joystick_that_is_skipped_is_not_asked_for_again(player: Player) -> None:
    title = player.show(Title(player.console))
    for _ in range(2):
        pad = VirtualPad(PLAIN_JOYSTICK)
        player.rest()
        if isinstance(player.top, PadWizard):
            player.press("B")
        assert player.top is title
        pad.unplug()
        player.rest()
    assert player.console.settings.joysticks == {}


@linux_only
def test_a_joystick_is_set_up_again_from_the_settings(player: Player) -> None:
    player.show(Title(player.console))
    pad = VirtualPad(PLAIN_JOYSTICK)
    player.rest()
    player.press("B")
    player.choose("Settings")
    player.choose("Controls")
    player.choose("Set up Virtual Pad")
    assert isinstance(player.top, PadWizard)
    pad.unplug()
    player.rest()
    assert not isinstance(player.top, PadWizard)


@linux_only
def test_a_button_that_is_about_to_mean_something_else_is_let_go(player: Player) -> None:
    player.show(Title(player.console))
    pad = VirtualPad(PLAIN_JOYSTICK)
    player.rest()
    player.press("B")
    guid = player.console.devices.joysticks[f"pad {pad.instance}"]
    player.console.settle(joysticks={guid: {"b0": "A"}})
    pad.button(0, True)
    player.rest()
    assert player.console.held.anything
    player.show(PadWizard(player.console, f"pad {pad.instance}", guid))
    pad.button(0, False)
    player.rest()
    assert not player.console.held.anything
    pad.unplug()
