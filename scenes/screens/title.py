"""The first screen: go on, begin, watch, settle, leave."""

import time
from collections.abc import Generator, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from pygame import Rect

from game.errors import Refused
from game.guest import Game
from game.table import Table
from game.texts import joined
from scenes.app.words import called, dated
from scenes.app.work import Urgency, Work
from scenes.draw.actor import Actor, Box
from scenes.draw.canvas import Sprite
from scenes.draw.pictures import fading
from scenes.draw.theme import NIGHT, strong
from scenes.game_registry import DOORS, first_with_screen, has_screen, parts_of, title_of
from scenes.input.buttons import Button, Intent
from scenes.records.plan import remembered, watched
from scenes.records.saves import (
    found_in,
    game_of,
    games_folder,
    left_games,
    looked_through,
    played_at,
    shown_path,
)
from scenes.records.seats import HUMAN, seated
from scenes.screens.opening import ahead, begin, open_game, sit_down, unfinished
from scenes.widgets.backdrop import dusk
from scenes.widgets.harbour import PORT, Harbour
from scenes.widgets.heading import heading
from scenes.widgets.hints import Hint
from scenes.widgets.menu import Menu
from scenes.widgets.rows import Row

if TYPE_CHECKING:
    from scenes.app.console import Console

COLUMN: Final = 15.5
"""The rows are so wide, in sizes of the body."""
LOGO: Final = 0.7
"""The logo has room beside the rows from so many heights of the screen on."""
LOGO_WIDTH: Final = 0.88
"""So much of its room the logo takes."""
SHADE, FADING = 0.74, 0.3
"""How dark it is behind the rows, and in how much of their width that ends."""
NEW_HERE: Final = 1
"""So many rows below the first one is what has the focus as long as nobody has played."""
SIDEWAYS: Final = {Button.LEFT: -1, Button.RIGHT: 1}
LOGO_HEIGHT: Final = 0.36
"""Of the screen, at most."""


class Left(NamedTuple):
    """A game that somebody left."""

    table: Table
    path: Path
    when: time.struct_time


class Title(Menu):
    centred: ClassVar[bool] = True
    tells: ClassVar[bool] = False
    bare: ClassVar[bool] = True
    tells_battery: ClassVar[bool] = True

    def __init__(self, console: "Console") -> None:
        super().__init__(console)
        self._kind: type[Game]
        """The game that is begun from here: the one that was played last, until another one is chosen."""
        self._chosen = False
        """Somebody has chosen it."""
        self.left: Left | None = None
        """The game that can be continued."""
        self._new = self._nobody = False
        """Nobody has played this game yet, or any."""
        self._port = Harbour(console, PORT)
        self._odd: list[str] = []
        """What is wrong with games that were left, to be told once the title is seen."""

    @property
    def backdrop(self) -> Sequence[Actor]:
        return self._port.actors

    def handle(self, intent: Intent) -> None:
        self._port.wake()
        super().handle(intent)

    def update(self, milliseconds: float) -> bool:
        if self._port.update(milliseconds):
            self.console.loop.stale = True
        return super().update(milliseconds)

    def _appear(self) -> Work:
        """The port comes once the title can be played: nobody waits for it."""
        yield from self._port.make()
        self._port.reveal(self.motion)
        self.console.loop.stale = True
        self.console.surround()

    def enter(self) -> None:
        self.console.sounds.music("title")
        for words in self._odd:
            self.console.notice(words, once=True, of=self)

    def prepare(self) -> Work:
        yield from looked_through(games_folder())
        found = found_in(games_folder())
        played = [*map(game_of, found.games)]
        self._kind = first_with_screen([self.console.front, *played])
        self._new = self._kind.name not in played
        before, self._nobody = self._nobody, not played
        if found.odd:
            words = self.console.say("title.odd_files", count=len(found.odd), path=shown_path(found.odd[0]))
            self._odd.append(words)
        self.left = yield from self._find()
        if self.focus.on is None or (self._nobody and not before):
            self.focus.on = len(self._games()) + self._nobody * NEW_HERE
        self._port = Harbour(self.console, parts_of(self._kind).scenery)
        yield
        yield from super().prepare()
        self.want(self._appear(), Urgency.SHOWN)
        self.want(chain(dusk(self.console), ahead(self.console, self._kind)), Urgency.AHEAD)

    def area(self) -> Rect:
        """At the side: the port is to be seen."""
        free = self.console.layout.free
        width = min(free.width, round(COLUMN * self.console.lettering.body))
        return Rect(free.x, free.y, width, free.height)

    @property
    def clear(self) -> Rect:
        """Beside the rows, if there is room for a sentence."""
        area, free = self.area(), self.console.layout.free
        beside = Rect(area.right, free.y, free.right - area.right, free.height)
        return beside if beside.width >= area.width else super().clear

    def caption(self) -> Rect:
        """Beside the rows, at the bottom, if there is room for that."""
        area, safe = self.area(), self.console.layout.safe
        beside = Rect(area.right, area.y, safe.right - area.right - self.console.lettering.body, area.height)
        return (
            beside
            if beside.width >= area.width / 2
            else super().caption().move(safe.centerx - area.centerx, 0)
        )

    def head(self) -> None:
        """The logo beside the rows, or else above them."""
        area, safe = self.area(), self.console.layout.safe
        self.actors.append(self._shade(area))
        beside = safe.right - area.right
        if beside < LOGO * safe.height:
            height = LOGO_HEIGHT / self.console.settings.text_size * 100
            self._add(self._logo(area.width, height), self.console.lettering.body / 3)
            return
        logo = self._logo(round(beside * LOGO_WIDTH), LOGO_HEIGHT)
        x, y = area.right + beside // 2, safe.y + self.console.lettering.body // 2 + logo.size[1] // 2
        self.actors.append(Actor(logo, x, y))
        self._ground = len(self.actors)

    def _logo(self, width: int, height: float) -> Sprite:
        """In a box as wide, and so high in shares of the screen."""
        logo, high = parts_of(self._kind).logo, round(self.console.layout.safe.height * height)
        if not logo:
            return heading(self.console, title_of(self._kind.name), width)
        return self.pictures.drawing(logo, width, high)

    def _shade(self, area: Rect) -> Actor:
        """Something dark to read the rows on, which ends little by little."""
        screen = self.console.layout.screen
        if strong():
            return Box(area.centerx, screen.centery, area.width, screen.height, NIGHT)
        size = round(area.right + area.width * FADING), screen.height
        shade = self.pictures.made(
            ("shade", size), lambda: fading(size, area.right, NIGHT, SHADE), lasting=False
        )
        return Actor(shade, size[0] // 2, screen.centery)

    def rows(self) -> Sequence[Row]:
        say, console = self.say, self.console
        go_on = [Row(say("title.continue"), self._go_on, note=self._story(), icon="icons/play")]
        new = say("learn.new") if self._new else ""
        learn = [Row(say("learn.title"), self._learn, note=new, icon="icons/book")]
        return [
            *self._games(),
            *(go_on if self.left else []),
            Row(say("title.new"), self._plan, icon="icons/deck"),
            *(learn if parts_of(self._kind).teach else []),
            Row(say("title.watch"), self._watch, icon="icons/eye"),
            Row(say("title.collection"), self._collect, icon="icons/trophy"),
            Row(say("title.profile", name=console.me), self._profiles, icon=console.portrait(console.me, 0)),
            Row(say("menu.settings"), self._settle, icon="icons/gear"),
            Row(say("title.about"), self._about, icon="icons/info"),
            Row(say("title.leave"), self.stack.clear, icon="icons/door"),
        ]

    def _games(self) -> list[Row]:
        """All of them, if there are several."""
        names = [*DOORS]
        at = names.index(self._kind.name)
        row = Row("", values=[*map(title_of, names)], at=at, settle=lambda at: self._choose(names[at]))
        return [row] if len(names) > 1 else []

    def _choose(self, game: str) -> None:
        self.console.front, self._chosen = game, True
        self.stack.renew(self)

    def turn(self, direction: Button) -> bool:
        """Left and right choose the game, whichever row has the focus."""
        games = self._games()
        if games and direction in SIDEWAYS and self.on is not None:
            return self._change(games[0], SIDEWAYS[direction], around=False)
        return super().turn(direction)

    def press(self, button: Button) -> None:
        if button is Button.B:
            self._step(len(self._rows) - 1)
            self._note_focus()
        else:
            super().press(button)

    def _find(self) -> Generator[None, None, Left | None]:
        """The game that was left last, if any was, or that of the game that was chosen.

        What cannot be read or has no screen is left alone.
        """
        here = self._kind.name if self._chosen else ""
        for path in sorted(left_games(games_folder()), key=lambda path: game_of(path) != here):
            try:
                table = unfinished(path)
                if table and has_screen(table.game.name):
                    return Left(table, path, played_at(path))
            except (Refused, OSError) as trouble:
                self._odd.append(self.console.say("title.unreadable", trouble=trouble))
            yield
        return None

    def _story(self) -> str:
        """Which game it is if another one is in front, who plays, how far it is, and since when it waits."""
        if self.left is None:
            return ""
        seats = [*map(seated, self.left.table.game.names)]
        me = next((seat for seat in seats if seat[1] == HUMAN), None)
        others = [called(name, self.say) for name, level in seats if (name, level) != me]
        names = joined(others, self.say)
        today = self.left.when[:3] == time.localtime()[:3]
        when = time.strftime("%H:%M" if today else "%Y-%m-%d", self.left.when)
        when = when if today else dated(when, self.say)
        game = self.left.table.game
        story = self.say("title.story", names=names, round=game.round, when=when)
        return story if game.name == self._kind.name else f"{title_of(game.name)} · {story}"

    def _go_on(self) -> None:
        if self.left:
            table, path, _ = self.left
            open_game(self.console, sit_down(self.console, table, path))

    # Where it leads: what that needs is loaded only once it is wanted

    def _plan(self) -> None:
        from scenes.screens.new_game import NewGame

        self.stack.push(NewGame(self.console, self._kind))

    def _learn(self) -> None:
        from scenes.screens.how_to_play import HowToPlay

        self.stack.push(HowToPlay(self.console, self._kind))

    def _profiles(self) -> None:
        from scenes.screens.profiles_menu import ProfilesMenu

        self.stack.push(ProfilesMenu(self.console))

    def _settle(self) -> None:
        from scenes.screens.settings_menu import SettingsMenu

        self.stack.push(SettingsMenu(self.console))

    def _about(self) -> None:
        from scenes.screens.about import About

        self.stack.push(About(self.console))

    def _watch(self) -> None:
        kind = self._kind
        begin(self.console, kind, watched(remembered(kind, self.console.settings.table), kind))

    def _collect(self) -> None:
        from scenes.screens.collection import Collection

        self.stack.push(Collection(self.console, self._kind))

    def hints(self) -> Sequence[Hint]:
        return super().hints()[:1]
