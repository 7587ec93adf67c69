"""Mouse and finger on the real screens: what scrolls, what counts, what is chosen and what is held."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from scenes.input.buttons import Button
from scenes.lab.showcase import SCREENS
from scenes.screens.name_entry import NameEntry
from scenes.screens.settings_menu import SettingsGroup, SettingsMenu
from scenes.screens.title import Title
from scenes.table.zoom import ThingZoom
from scenes.widgets.arrows import Arrow
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu, Row
from scenes.widgets.pointing import LINGER
from tests.scenes.picture import pixels, titled
from tests.scenes.player import Player

ROWS, FAR = 30, 9999
SMALL = (480, 320)
"""Where most screens have more than is seen at once."""

pytestmark = pytest.mark.usefixtures("dummy_devices")


class Long(Menu):
    """More rows than are seen, and which of them were chosen."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.console)
        self.chosen: list[int] = []

    def rows(self) -> Sequence[Row]:
        return [Row(f"Row {at}", partial(self.chosen.append, at)) for at in range(ROWS)]

    @property
    def seen(self) -> list[Any]:
        return [*self.places()]

    def arrow(self, towards: Button) -> Arrow:
        return next(each for each in self.actors if isinstance(each, Arrow) and each.towards is towards)


@pytest.fixture
def long(player: Player) -> Long:
    found: Long = player.show(Long(player))
    return found


def test_a_wheel_scrolls_a_list_to_its_ends_and_not_around_them(player: Player, long: Long) -> None:
    before = long.seen
    player.wheel(-1)
    assert (long.seen, long.on) == (before, 0)
    player.wheel(3)
    assert (long.seen[0], long.on) == (3, 3)
    player.wheel(ROWS)
    assert long.seen[-1] == ROWS - 1
    player.wheel(-ROWS)
    assert long.seen == before
    assert long.on in long.seen
    assert long.chosen == []


def test_the_arrows_of_a_list_can_be_pressed(player: Player, long: Long) -> None:
    for towards, first in (Button.DOWN, 1), (Button.DOWN, 2), (Button.UP, 1):
        arrow = long.arrow(towards)
        player.click(arrow.x, arrow.y)
        assert long.seen[0] == first
    assert long.chosen == []


def test_a_list_is_dragged_and_what_was_dragged_is_not_chosen(player: Player, long: Long) -> None:
    x, y = long.places()[4].center
    player.drag(x, y, -2 * long.grain)
    assert (long.seen[0], long.chosen) == (2, [])
    player.drag(x, y, 5 * long.grain)
    assert (long.seen[0], long.chosen) == (0, [])
    player.click(*long.places()[4].center)
    assert long.chosen == [4]


def test_a_finger_drags_as_well(player: Player, long: Long) -> None:
    x, y = long.places()[4].center
    for kind, at in ((pygame.FINGERDOWN, y), (pygame.FINGERMOTION, y - long.grain), (pygame.FINGERUP, y)):
        player.frame(Event(kind, x=x / 640, y=at / 480))
    player.rest()
    assert (long.seen[0], long.chosen) == (1, [])


@pytest.mark.parametrize("name", SCREENS)
def test_whatever_has_more_than_is_seen_scrolls_there_and_back(tmp_path: Path, name: str) -> None:
    player = Player(tmp_path, SMALL, reduced_motion=True)
    screen = player.show(SCREENS[name](player.console))
    upright = [each for each in getattr(screen, "actors", ()) if isinstance(each, Arrow) and each.upright]
    assert bool(upright) == screen.slides
    if not upright:
        return
    player.wheel(-FAR)
    above = pixels(player)
    player.wheel(FAR)
    below = pixels(player)
    assert below != above
    player.wheel(1)
    assert pixels(player) == below
    player.wheel(-FAR)
    assert player.top is screen
    assert not screen.slide(-1)


def test_a_finger_first_gives_the_focus_and_then_chooses(player: Player, long: Long) -> None:
    place = long.places()[3].center
    player.tap(*place)
    assert (long.on, long.chosen) == (3, [])
    player.tap(*place)
    assert long.chosen == [3]


def test_a_finger_needs_one_tap_for_the_hint_bar_and_for_keys(player: Player, long: Long) -> None:
    name = player.show(NameEntry(player.console, "Name", "", print))
    player.tap(*name.places()["Z"].center)
    assert name.written.upper() == "Z"
    player.tap(*bar(name, Button.B))
    assert player.top is long


def bar(screen: Any, button: Button) -> tuple[int, int]:
    """Where the hint of a button lies."""
    found: tuple[int, int] = next(
        place.center for hint, place in screen.bar.places.items() if hint.button is button
    )
    return found


def test_the_signs_beside_a_value_count_it_down_and_up_and_never_around(player: Player) -> None:
    group = player.show(SettingsGroup(player.console, "sound"))
    place, settings = group.places()[0], []
    for x in (*[place.right - 30] * 5, *[place.right - 84] * 12):
        player.click(x, place.centery)
        settings.append(player.console.settings.music)
    assert settings == [80, 90, 100, 100, 100, *range(90, -1, -10), 0, 0]
    for _ in range(12):
        player.click(place.left + 20, place.centery)
    assert player.console.settings.music == 100


def test_a_press_anywhere_on_a_switch_switches_it(player: Player) -> None:
    group = player.show(SettingsGroup(player.console, "controls"))
    place = group.places()[0]
    for on in False, True:
        player.click(place.left + 20, place.centery)
        assert player.console.settings.rumble is on


ROLE, CARD = ("role", 2), ("hand", 0)


def asked(player: Player) -> Any:
    """A table at which a role is to be chosen."""
    found = player.show(SCREENS["table"](player.console))
    for _ in range(600):
        player.frame(*player.patience(thinking=not found.asking))
        if found.asking:
            break
    player.rest()
    return found


def test_a_right_press_enlarges_what_lies_below_it(player: Player) -> None:
    scene = asked(player)
    (wanted,) = scene.board.things("hand", scene.shown.view, scene.asking)
    x, y = scene.places()[CARD].midleft
    player.click(x + 3, y, pygame.BUTTON_RIGHT)
    assert isinstance(player.top, ThingZoom)
    assert player.top.thing == wanted
    player.click(x, y, pygame.BUTTON_RIGHT)
    assert player.top is scene


def test_elsewhere_a_right_press_leads_back(player: Player) -> None:
    titled(player)
    player.show(SettingsMenu(player.console))
    player.click(5, 5, pygame.BUTTON_RIGHT)
    assert isinstance(player.top, Title)


@pytest.mark.parametrize("lingers", [True, False])
def test_what_was_pointed_at_on_the_way_to_the_bar_does_not_count(player: Player, lingers: bool) -> None:
    scene = asked(player)
    move(player, *scene.places()[ROLE].center)
    player.now += LINGER
    move(player, *scene.places()[CARD].center)
    player.now += LINGER * lingers
    move(player, *bar(scene, Button.Y))
    assert isinstance(scene.focus.on, Hint)
    assert scene.spot == (CARD if lingers else ROLE)


def move(player: Player, x: int, y: int) -> None:
    """Without waiting for anything."""
    player.frame(Event(pygame.MOUSEMOTION, pos=(x + 2 if x < 320 else x - 2, y)))


@pytest.mark.parametrize("finger", [True, False])
def test_a_button_of_the_bar_is_held_as_long_as_it_is_pressed(player: Player, finger: bool) -> None:
    scene = asked(player)
    x, y = bar(scene, Button.Y)
    kinds = (pygame.FINGERDOWN, pygame.FINGERUP) if finger else (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    where: dict[str, Any] = {"x": x / 640, "y": y / 480} if finger else {"pos": (x, y), "button": 1}
    player.frame(Event(kinds[0], **where))
    assert player.console.held.anything
    player.frame(Event(kinds[1], **where))
    assert not player.console.held.anything


def test_the_sides_of_the_screen_set_the_safe_area(player: Player) -> None:
    area = player.show(SCREENS["safe area"](player.console))
    for x in 600, 600, 600, 40:
        player.click(x, 240)
    assert player.top is area
    player.click(320, 240)
    assert player.console.settings.safe_area == 2
