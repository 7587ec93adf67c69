"""The first screen: go on, begin, watch, settle, leave."""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from game.errors import Refused
from game.guest import DEFAULT, game_named
from game.table import Table
from scenes.about import About
from scenes.actor import Actor
from scenes.buttons import Button, Intent
from scenes.harbour import Harbour
from scenes.hints import Hint
from scenes.how_to_play import HowToPlay
from scenes.menu import Menu
from scenes.new_game import NewGame
from scenes.opening import ahead, begin, open_game, sit_down, unfinished
from scenes.plan import remembered, watched
from scenes.profiles_menu import ProfilesMenu
from scenes.rows import Row
from scenes.saves import games_folder, latest_first, left_game
from scenes.settings_menu import SettingsMenu

if TYPE_CHECKING:
    from scenes.console import Console

LOGO_SHAPE: Final = 2.0
"""At most so wide, in its heights."""
NEW_HERE: Final = 1
"""The row that has the focus as long as nobody has played."""
LOGO_HEIGHT: Final = 0.34
"""Of the screen."""


class Left(NamedTuple):
    """A game that somebody left."""

    table: Table
    path: Path
    when: time.struct_time


class Title(Menu):
    shape: ClassVar[float] = 0.9
    centred: ClassVar[bool] = True
    tells_battery: ClassVar[bool] = True

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._left: Left | None = None
        self._new = False
        """Nobody has played here yet."""
        self._port = Harbour(console)
        self._making: Iterator[None] = iter(())

    @property
    def backdrop(self) -> Sequence[Actor]:
        return self._port.actors

    def handle(self, intent: Intent) -> None:
        self._port.wake()
        super().handle(intent)

    def update(self, milliseconds: float) -> bool:
        """The port appears once the title can be played: nobody waits for it."""
        if self._port.update(milliseconds):
            self.console.loop.stale = True
        making = next(self._making, self) is not self
        return super().update(milliseconds) or making

    def _appear(self) -> Iterator[None]:
        yield
        yield from self._port.make()
        self._port.reveal(self.motion)
        self.console.surround()

    def enter(self) -> None:
        self.console.sounds.music("title")

    def prepare(self) -> Iterator[None]:
        before, self._new = self._new, not latest_first(games_folder())
        self._left = self._find()
        if self._new and not before:
            self.focus.on = NEW_HERE
        self._port = Harbour(self.console)
        yield
        yield from super().prepare()
        self._making = self._appear()
        self.ahead = ahead(self.console, game_named(DEFAULT))

    def head(self) -> None:
        area = self.area()
        height = round(self.console.layout.safe.height * LOGO_HEIGHT / self.console.settings.text_size * 100)
        logo = self.pictures.drawing("scene/logo", min(area.width, round(height * LOGO_SHAPE)), height)
        self._add(logo, self.console.lettering.body / 3)

    def rows(self) -> Sequence[Row]:
        go_on = [Row(self.say("title.continue"), self._go_on, note=self._story())] if self._left else []
        return [
            *go_on,
            Row(self.say("title.new"), lambda: self.stack.push(NewGame(self.console))),
            Row(self.say("learn.title"), self._learn, note=self.say("learn.new") if self._new else ""),
            Row(self.say("title.watch"), self._watch),
            Row(self.say("title.collection"), self._collect),
            Row(self.say("title.profile", name=self.console.me), self._profiles),
            Row(self.say("menu.settings"), lambda: self.stack.push(SettingsMenu(self.console))),
            Row(self.say("title.about"), lambda: self.stack.push(About(self.console))),
            Row(self.say("title.leave"), self.stack.clear),
        ]

    def press(self, button: Button) -> None:
        if button is Button.B:
            self._step(len(self._rows) - 1)
            self._note_focus()
        else:
            super().press(button)

    def _find(self) -> Left | None:
        """The game that was left last, if any was. One that cannot be read is left alone."""
        path = left_game(games_folder())
        try:
            table = unfinished(path) if path else None
            if path and table and table.game.name == DEFAULT:
                return Left(table, path, time.localtime(path.stat().st_mtime))
        except (Refused, OSError) as trouble:
            self.console.notice(self.console.say("title.unreadable", trouble=trouble))
        return None

    def _story(self) -> str:
        """Who plays that game, how far it is, and since when it waits."""
        if self._left is None:
            return ""
        seats = [tag.rpartition(", ") for tag in self._left.table.game.names]
        names = ", ".join(name or level for name, _, level in seats)
        today = self._left.when[:3] == time.localtime()[:3]
        when = time.strftime("%H:%M" if today else "%Y-%m-%d", self._left.when)
        return self.say("title.story", names=names, round=self._left.table.game.round, when=when)

    def _go_on(self) -> None:
        if self._left:
            table, path, _ = self._left
            open_game(self.console, sit_down(self.console, table, path))

    def _learn(self) -> None:
        self.stack.push(HowToPlay(self.console))

    def _profiles(self) -> None:
        self.stack.push(ProfilesMenu(self.console))

    def _watch(self) -> None:
        kind = game_named(DEFAULT)
        begin(self.console, kind, watched(remembered(kind, self.console.settings.table), kind))

    def _collect(self) -> None:
        from scenes.collection import Collection  # wanted only from here on

        self.stack.push(Collection(self.console))

    def hints(self) -> Sequence[Hint]:
        return [Hint(Button.A, self.say("hint.choose"))]
