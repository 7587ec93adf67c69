"""What all games add up to, as tables and as a plot. Left and right turn the pages."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.guest import Game
from scenes.app.words import dated
from scenes.draw.actor import Actor
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import STRONG, TEXT
from scenes.draw.plot import plot
from scenes.draw.theme import FOAM, INK, PAPER, SUN
from scenes.game_registry import parts_of
from scenes.input.buttons import Button
from scenes.records.career import Career, Tally
from scenes.records.feats import feats_of
from scenes.records.results import Result, reading
from scenes.records.seats import HUMAN
from scenes.widgets.arrows import arrows, make_arrows
from scenes.widgets.heading import roped
from scenes.widgets.hints import Hint
from scenes.widgets.number_table import NumberLine, NumberTable
from scenes.widgets.screen import UPRIGHT, Key, Screen
from scenes.widgets.scrolling import Scroll

if TYPE_CHECKING:
    from scenes.app.console import Console

BUILDINGS: Final = "buildings"
PAGES: Final = ("results", "records", BUILDINGS, "course")
TURNS: Final = {Button.LEFT: -1, Button.RIGHT: 1, Button.L1: -1, Button.R1: 1}
SHEET: Final = "sheet"
SHIP: Final = 0.5
"""What is seen as long as there is nothing else, in heights of the sheet."""


class Statistics(Screen):
    def __init__(self, console: "Console", kind: type[Game]) -> None:
        super().__init__(console, kind)
        self._kind = kind
        self._pages = [page for page in PAGES if page != BUILDINGS or parts_of(kind).feats]
        self.page = 0

    # What it says

    def _results(self) -> Iterator[NumberLine]:
        career, say = self._career, self.say
        yield NumberLine("", [say(f"statistics.{name}") for name in ("games", "wins", "mean", "best")], True)
        yield NumberLine(say("statistics.all"), self._cells(career.all), True)
        for level in [HUMAN, *self._kind.levels]:
            if level in career.levels:
                yield NumberLine(say(f"level.{level}"), self._cells(career.levels[level]))
        for seats in sorted(career.seats):
            yield NumberLine(say("statistics.seats", count=seats), self._cells(career.seats[seats]))

    def _records(self) -> Iterator[NumberLine]:
        career, say = self._career, self.say
        best, fastest = career.best, career.fastest
        if best and best.me:
            yield NumberLine(say("statistics.best_points"), [self._day(best), str(best.me.points)])
        if fastest:
            rounds = say("games.rounds", count=fastest.rounds)
            yield NumberLine(say("statistics.fastest"), [self._day(fastest), rounds])
        yield NumberLine(say("statistics.longest"), ["", str(career.longest)])
        yield NumberLine(say("statistics.streak"), ["", str(career.streak)])

    def _day(self, result: Result) -> str:
        return dated(result.when.partition(" ")[0], self.say)

    def _buildings(self) -> Iterator[NumberLine]:
        """Those that were built most."""
        say, built, kind = self.say, self._career.built, self._kind
        drawing = feats_of(kind).drawing
        yield NumberLine("", [say("statistics.games"), say("statistics.won")], True)
        for name in sorted(built, key=lambda name: (-built[name].games, -built[name].wins)):
            share = say("settings.per_cent", value=round(100 * built[name].share))
            label, cells = kind.telling.option(name, say), [str(built[name].games), share]
            yield NumberLine(label, cells, drawing=drawing(name))

    def _cells(self, tally: Tally) -> list[str]:
        whole, tenths = divmod(round(10 * tally.mean), 10)
        mean = self.say("statistics.tenths", whole=whole, tenths=tenths)
        return [str(tally.games), str(tally.wins), mean, str(tally.best)]

    # How it looks

    def build(self) -> Iterator[None]:
        self._career = Career(self._kind)
        yield from self._career.follow((yield from reading(self._kind)))
        yield from self.ground()
        self._lay_out()
        yield
        self._ledgers: list[NumberTable] = []
        self._plot: Sprite | None = None
        if self._played:
            tables = {"results": self._results, "records": self._records, BUILDINGS: self._buildings}
            for lines in (tables[page] for page in self._pages if page in tables):
                self._ledgers.append(NumberTable(self.console, list(lines()), self._sheet.width))
                yield
            for ledger in self._ledgers:
                for at in range(len(ledger.lines)):
                    ledger.picture(at)
                    yield
            make_arrows(self.pictures, self._air, INK)
            for page in range(len(self._pages)):
                self._tab_of(page, True)
                self._tab_of(page, False)
                yield
            key = "plot", tuple(self._career.course), self._sheet.size, self.console.settings.language
            legend = self.say("statistics.a_win"), self.say("statistics.a_loss")
            letters, course = self.console.small_lettering, self._career.course
            draw = partial(plot, letters, self._sheet.size, course, *legend)
            self._plot = self.pictures.made(key, draw, lasting=False)
            yield
        self._open_page()

    @property
    def _played(self) -> bool:
        return self._career.all.games > 0

    def _lay_out(self) -> None:
        console, safe = self.console, self.console.layout.safe
        free = console.layout.free
        air = self._air = console.small_lettering.body
        title = roped(console, self.say("collection.statistics"), round(safe.width * 0.9))
        top = safe.y + air // 2 + title.size[1] + air // 4
        self.actors.append(Actor(title, safe.centerx, safe.y + air // 2 + title.size[1] / 2))
        tab = console.lettering.height(STRONG) + air // 4
        self._tab = Rect(safe.x + air, top, safe.width - 2 * air, tab)
        below = top + tab + air // 2
        self._sheet = Rect(safe.x + air, below, self._tab.width, free.bottom - below - air // 2)
        self.actors.append(Actor(self.pictures.panel(self._sheet.size, PAPER, air // 2), *self._sheet.center))
        self._still = len(self.actors)

    def _show(self) -> None:
        del self.actors[self._still :]
        if not self._played:
            self._show_nothing()
            return
        self.actors += self._tab_of(self.page, self.focus.on == SHEET)
        if self.ledger:
            self._show_lines(self.ledger)
        else:
            self.actors.append(Actor(self._plot, *self._sheet.center))

    def _show_nothing(self) -> None:
        words, sheet = self.say("statistics.none"), self._sheet
        letters, least = self.console.lettering, self.console.small_lettering.smallest
        size = letters.boxed(words, sheet.width, sheet.height // 2, least)
        picture = self.pictures.text(words, INK, TEXT, size, sheet.width)
        ship = self.pictures.drawing("scene/ship_big", round(sheet.height * SHIP))
        top = sheet.centery - (ship.size[1] + picture.size[1]) / 2
        self.actors.append(Actor(ship, sheet.centerx, top + ship.size[1] / 2))
        self.actors.append(Actor(picture, sheet.centerx, top + ship.size[1] + picture.size[1] / 2))

    def _tab_of(self, page: int, on: bool) -> list[Actor]:
        """Which page this is, on gold if left and right turn it."""
        words = f"‹ {self.say(f'statistics.{self._pages[page]}')}  {page + 1}/{len(self._pages)} ›"
        letters, least = self.console.lettering, self.console.small_lettering.smallest
        size = letters.narrowed(words, self._tab.width - 2 * self._air, STRONG, letters.body, least)
        picture = self.pictures.text(words, INK if on else FOAM, STRONG, size)
        ground = self.pictures.panel((picture.size[0] + self._air, self._tab.height), SUN, self._air // 2)
        return [Actor(each, *self._tab.center) for each in ([ground, picture] if on else [picture])]

    def _show_lines(self, ledger: NumberTable) -> None:
        top = self._sheet.y + self._air // 2
        for row, at in enumerate(self._scroll.seen):
            y = top + (row + 0.5) * ledger.step
            self.actors.append(Actor(ledger.picture(at), self._sheet.centerx, y))
        above = self._scroll.above, self._sheet.top + self._air // 2
        below = self._scroll.below, self._sheet.bottom - self._air // 2
        self.actors += arrows(self.pictures, self._air, self._sheet.centerx, above, below, INK)

    @property
    def ledger(self) -> NumberTable | None:
        """The table of this page; the last page is drawn."""
        at = self.page
        return self._ledgers[at] if self._played and at < len(self._ledgers) else None

    def _open_page(self) -> None:
        """At its beginning."""
        ledger = self.ledger
        room = self._sheet.height - self._air
        self._scroll = Scroll(len(ledger.lines), max(1, room // ledger.step)) if ledger else Scroll()
        self._show()

    # What it does

    def places(self) -> Mapping[Key, Rect]:
        return {SHEET: self._tab.union(self._sheet)}

    def focused(self) -> None:
        self._show()

    def turn(self, direction: Button) -> bool:
        if self.focus.on != SHEET or not self._played:
            return False
        if direction in TURNS:
            self._turn_page(TURNS[direction])
            return True
        return direction in UPRIGHT and self.slide(UPRIGHT[direction])

    @property
    def slides(self) -> bool:
        return self._scroll.last > 0

    def slide(self, step: int) -> bool:
        slid = self._scroll.by(step)
        if slid:
            self._show()
        return slid

    def touched(self, x: float, y: float) -> bool:
        """The signs on both sides of the tab turn the pages, as far as there are any."""
        if not self._played or not self._tab.collidepoint(x, y):
            return False
        step = -1 if x < self._tab.centerx else 1
        if 0 <= self.page + step < len(self._pages):
            self._turn_page(step)
        else:
            self.console.sounds.play("refuse")
        return True

    def _turn_page(self, step: int) -> None:
        self.page = (self.page + step) % len(self._pages)
        self.console.sounds.play("focus")
        self._open_page()

    def press(self, button: Button) -> None:
        if button in TURNS and self._played:
            self._turn_page(TURNS[button])
        elif button is Button.A and self._played:
            self._turn_page(1)
        else:
            super().press(button)

    def hints(self) -> Sequence[Hint]:
        turn = [Hint(Button.A, self.say("statistics.turn"))] if self._played else []
        return [*turn, Hint(Button.B, self.say("hint.back"))]
