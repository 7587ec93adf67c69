"""Somebody who plays a first game, against the bots that it is meant for."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from game.bots.bot import Bot, View
from game.decision import Decision
from game.guest import Game
from scenes.game_registry import parts_of
from scenes.lab.robot import Robot
from scenes.records.bot_process import BotProcess, Prompt
from scenes.screens.farewell import Farewell
from scenes.screens.how_to_play import begin_first_game
from scenes.table.scene import TableScene
from scenes.widgets.guide_bubble import GuideBubble
from tests.scenes.player import Player

SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (1280, 800), (1920, 1080)]
PRESSES = 2000
"""More than a first game takes."""


class Seated(Bot):
    """Each seat plays as its level does."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self._bots = bots

    def pick(self, view: View, decision: Decision) -> list[str]:
        return self._bots[decision.seat].pick(view, decision)


def seat_bots(monkeypatch: pytest.MonkeyPatch, kind: type[Game]) -> None:
    """Have bots answer at once, but as well as they would at home."""

    def outside(levels: Mapping[int, str], stand_in: Bot, tell: object, wake: Callable[[], None]) -> Prompt:
        return Prompt(Seated({at: kind.bots()[level](0) for at, level in levels.items()}), wake)

    monkeypatch.setattr(BotProcess, "outside", outside)


def begin(player: Player, kind: type[Game]) -> TableScene[Any]:
    first = parts_of(kind).first_game
    assert first
    begin_first_game(player.console, kind, first)
    player.rest()
    return table_of(player)


def table_of(player: Player) -> TableScene[Any]:
    (table,) = (scene for scene in player.console.stack.scenes if isinstance(scene, TableScene))
    return table


def listen(player: Player) -> None:
    """Until the guide has nothing more to say."""
    player.until(lambda: not isinstance(player.top, GuideBubble), "A")


def play_by_a(player: Player, kind: type[Game]) -> list[int]:
    """A first game to its end by nothing but A; the points of all seats."""
    session = begin(player, kind).session
    player.until(lambda: isinstance(player.top, Farewell), "A", PRESSES)
    return [seat["total"] for seat in session.score()]


def follow(player: Player, kind: type[Game]) -> list[int]:
    """A first game to its end as the guide would play it."""
    session, robot = begin(player, kind).session, Robot(player.console)
    while not session.over:
        listen(player)
        for button in robot.presses():
            player.hit(button)
            player.rest()
    return [seat["total"] for seat in session.score()]


def misplaced(bubble: GuideBubble) -> Iterator[str]:
    """What is wrong with how its cards lie, those of replies among them."""
    safe = bubble.console.layout.safe
    cards = [*bubble.cards, *(choice.reply for card in bubble.cards for choice in card.answers)]
    for card in cards:
        if card.sprite.size != card.area.size or not safe.contains(card.area):
            yield f"{card.area} does not fit"
        if card.area.colliderect(card.place):
            yield f"{card.area} covers {card.place}"
        areas = [choice.area for choice in card.answers]
        yield from (f"{area} leaves its card" for area in areas if not card.area.contains(area))
        yield from (f"{area} covers others" for area in areas if len(area.collidelistall(areas)) > 1)
