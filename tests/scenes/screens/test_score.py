"""The score pad: told line by line, celebrated, or there at once."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from scenes.input.buttons import Button
from scenes.lab.sample_games import coached, finished
from scenes.screens.ending import WhatNext, after_game
from scenes.screens.score import ScorePad
from scenes.screens.title import Title
from scenes.table.scene import TableScene
from tests.scenes.picture import area, titled
from tests.scenes.player import KEYS, Player

pytestmark = pytest.mark.usefixtures("dummy_devices")


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


@pytest.mark.parametrize("reduced", [False, True])
def test_a_number_is_larger_for_a_moment_once_it_is_counted(tmp_path: Path, reduced: bool) -> None:
    player = Player(tmp_path, speed="1", reduced_motion=reduced)
    pad = ScorePad(player.console, finished(player.console), print)
    player.console.stack.push(pad)
    while player.top is not pad:
        player.frame()
    heights = set()
    while not pad.told:
        player.frame()
        heights |= {cell.sprite.size[1] for _, _, *cells in pad.written for cell in cells if cell.sprite}
    at_last = {cell.sprite.size[1] for _, _, *cells in pad.written for cell in cells if cell.sprite}
    assert (max(heights) > max(at_last)) == (not reduced)


def test_a_victory_is_celebrated_until_somebody_presses(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    pad = ScorePad(player.console, finished(player.console), print)
    player.console.stack.push(pad)
    while player.top is not pad:
        player.frame()
    player.frame(Event(pygame.KEYDOWN, key=KEYS["A"]))
    player.frame(Event(pygame.KEYUP, key=KEYS["A"]))
    assert pad.celebrating
    player.press("A")
    assert not pad.celebrating
    assert player.top is pad


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_a_thumb_that_goes_on_pressing_does_not_leave_the_score(tmp_path: Path, speed: str) -> None:
    player = Player(tmp_path, speed=speed)
    again: list[bool] = []
    titled(player)
    pad = ScorePad(player.console, finished(player.console), lambda: again.append(True))
    player.console.stack.push(pad)
    for _ in range(600):
        for event in (pygame.KEYDOWN, pygame.KEYUP):
            player.frame(Event(event, key=KEYS["A"]))
    assert pad.told
    assert (player.top, again) == (pad, [])
    player.rest()
    player.press("A")
    assert again == [True]


def test_the_bar_below_the_score_can_be_gone_to(player: Player) -> None:
    pad = player.show(ScorePad(player.console, finished(player.console), print))
    leave = next(hint for hint in pad.hints() if hint.button is Button.B)
    player.until(lambda: pad.focus.on == leave)


def test_after_the_score_somebody_chooses_what_comes(player: Player) -> None:
    session = coached(player.console)
    titled(player)
    after_game(player.console, session)
    player.rest()
    player.press("B", "A")
    assert isinstance(player.top, WhatNext)
    player.press("B")
    assert isinstance(player.top, ScorePad)
    player.press("A")
    player.choose("Play again")
    assert player.top.session.seats == session.seats
    assert not player.top.session.over


def test_a_thumb_that_goes_on_pressing_begins_no_other_game(player: Player) -> None:
    titled(player)
    asked = WhatNext(player.console, coached(player.console))
    player.console.stack.push(asked)
    for _ in range(300):
        player.frame(Event(pygame.KEYDOWN, key=KEYS["A"]))
        player.frame(Event(pygame.KEYUP, key=KEYS["A"]))
    assert player.top is asked
    player.rest()
    player.press("A")
    assert isinstance(player.top, TableScene)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(480, 320), (640, 480)], ids=str)
def test_a_notice_hides_neither_the_winner_nor_the_totals(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    player = Player(tmp_path, size, text_size=text_size)
    pad = player.show(ScorePad(player.console, finished(player.console), print))
    player.console.notice("Achievement: Ashore")
    player.rest()
    notice = area(player.console.notices.actors[0])
    first, *_, last = (round(line[0].y) for line in pad.written)
    assert notice.top > first > max(area(actor).bottom for actor in pad.verdict() if actor.sprite)
    assert text_size == 200 or not notice.top <= last <= notice.bottom
    assert player.console.layout.free.contains(notice)


def test_a_notice_finds_room_below_the_score(tmp_path: Path) -> None:
    player = Player(tmp_path)
    pad = ScorePad(player.console, finished(player.console), print)
    pad.earned = ["first_game", "first_win"]
    player.show(pad)
    assert area(player.console.notices.actors[0]).top > pad.sheet.bottom


def test_a_notice_hides_nobody_who_is_celebrated(tmp_path: Path) -> None:
    player = Player(tmp_path, speed="1")
    pad = ScorePad(player.console, finished(player.console), print)
    pad.earned = ["first_game"]
    player.console.stack.push(pad)
    while not player.console.notices.actors:
        player.frame()
    *_, ribbon, _ = pad.actors
    assert area(player.console.notices.actors[0]).top >= area(ribbon).bottom


@pytest.mark.parametrize("settled", [{"speed": "instant"}, {"speed": "1", "reduced_motion": True}])
def test_the_score_is_told_whole_without_any_motion(tmp_path: Path, settled: dict[str, Any]) -> None:
    player = Player(tmp_path, **settled)
    pad = player.show(ScorePad(player.console, finished(player.console), print))
    assert pad.told
    assert not pad.celebrating
    assert all(actor.fade == 1 for line in pad.written for actor in line)
