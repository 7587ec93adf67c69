"""What there is to look at: all cards, the games that are kept, and what they add up to."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from game.guest import Game
from scenes.game_registry import of_game, parts_of
from scenes.records.results import caught_up, missing
from scenes.screens.games import Games
from scenes.screens.statistics import Statistics
from scenes.screens.trophies import Trophies
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console

READING: Final = 0.006
"""Seconds of each frame in which games are read that nobody has counted yet."""


class Collection(Menu):
    shape: ClassVar[float] = 1.1
    centred: ClassVar[bool] = True

    def __init__(self, console: "Console", kind: type[Game]) -> None:
        super().__init__(console, kind)
        self._kind = kind
        self._counting: Iterator[None] = iter(())

    def title(self) -> str:
        return of_game(self.say("title.collection"), self._kind.name)

    def prepare(self) -> Iterator[None]:
        refused = self.console.refused
        left = [path for path in (yield from missing()) if path not in refused]
        self._counting = caught_up(left, refused)
        if len(left) > 1:
            self.console.notice(self.console.say("collection.counting", count=len(left)))
        yield from super().prepare()

    def rows(self) -> Sequence[Row]:
        console, kind, push = self.console, self._kind, self.stack.push
        gallery, feats = parts_of(kind).gallery, parts_of(kind).feats
        earned = self._row("achievements", "trophy", lambda: push(Trophies(console, kind)))
        return [
            *([self._row("gallery", "deck", lambda: push(gallery(console)))] if gallery else []),
            self._row("games", "scroll", lambda: push(Games(console, kind))),
            self._row("statistics", "chart", lambda: push(Statistics(console, kind))),
            *([earned] if feats else []),
        ]

    def _row(self, name: str, icon: str, act: Callable[[], None]) -> Row:
        note = self.say(f"collection.{name}.note")
        return Row(self.say(f"collection.{name}"), act, note=note, icon=f"icons/{icon}")

    def update(self, milliseconds: float) -> bool:
        """Count what was not counted yet, a little in each frame."""
        moved, until = super().update(milliseconds), time.perf_counter() + READING
        while next(self._counting, self) is not self:
            if time.perf_counter() >= until:
                return True
        return moved
