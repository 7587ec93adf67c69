"""Somebody who plays a first game, against the bots that it is meant for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import pytest
from pygame import Rect

from game.bots.bot import Bot, View
from game.decision import Decision
from game.guest import Game
from scenes.game_registry import parts_of
from scenes.lab.robot import Robot
from scenes.records.bot_process import BotProcess, Prompt
from scenes.screens.farewell import Farewell
from scenes.screens.how_to_play import begin_first_game
from scenes.table.guide import FOCUS, Lessons
from scenes.table.scene import TableScene
from scenes.widgets.guide_bubble import Answer, GuideBubble, Told
from tests.scenes.player import Player

SIZES = [(480, 320), (640, 480), (720, 720), (854, 480), (1280, 720), (1280, 800), (1920, 1080)]
PASSING = (FOCUS, "offers")
"""Zones that a table does not have at its beginning."""
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
    player.until(lambda: isinstance(player.top, Farewell), "A")
    return [seat["total"] for seat in session.score()]


def asked(player: Player, kind: type[Game]) -> list[Told]:
    """All questions of a first game that is played as the guide would, with their answers."""
    found = dict[str, Sequence[Answer]]()
    table, robot = begin(player, kind), Robot(player.console)
    while not table.session.over:
        if isinstance(player.top, GuideBubble):
            found.update((told.words(), told.answers()) for told in player.top.told)
            listen(player)
        for button in robot.presses():
            player.hit(button)
        player.rest()
    return [
        Told(partial(str, words), Rect, partial(list[Answer], answers))
        for words, answers in found.items()
        if answers
    ]


def laid(
    player: Player, lessons: Lessons[Any], facts: Mapping[str, object], asked: Sequence[Told]
) -> GuideBubble:
    """Everything that the guide says, and all questions, each beside what it is about."""
    table = table_of(player)
    say, part = table.say, partial(table.board.part, spot=None)
    told = [
        Told(partial(say, f"lesson.{each.name}", **facts), partial(part, each.zone))
        for each in lessons.all
        if not each.asks and each.zone not in PASSING
    ]
    zones = {lesson.zone for lesson in lessons.all if lesson.asks}
    told += [each._replace(place=partial(part, zone)) for each in asked for zone in zones]
    bubble: GuideBubble = player.show(GuideBubble(player.console, told, lessons.face, print, {}))
    return bubble


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
