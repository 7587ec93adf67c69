"""Lists of things to do and to settle: the title, the settings, a new game, the pause."""

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Final

from pygame import Rect

from game.guest import Game
from scenes.draw.actor import Actor, Box, placed
from scenes.draw.canvas import Sprite
from scenes.draw.lettering import STRONG, TEXT
from scenes.draw.pictures import kept
from scenes.draw.theme import FOAM, NIGHT, SEA
from scenes.input.buttons import Button
from scenes.widgets.arrows import arrows, make_arrows
from scenes.widgets.battery import battery
from scenes.widgets.heading import roped
from scenes.widgets.hints import Hint
from scenes.widgets.row_cache import RowCache
from scenes.widgets.row_notes import RowNotes
from scenes.widgets.rows import GAP, Row, Words
from scenes.widgets.screen import Key, Screen
from scenes.widgets.scrolling import Seen, rows_seen, stacked

if TYPE_CHECKING:
    from scenes.app.console import Console

__all__ = ["Menu", "Row"]
SEEN: Final = 2
"""So many rows are seen below a text, if their notes need no room."""
FACE: Final = 0.22
"""A portrait, in heights of the screen."""
LEAST: Final = 11
"""A portrait has room above so many lines of text."""
WIDEST: Final = 0.92
"""A row in shares of the list."""
MOST_LOOKS: Final = 60
"""So many of the ways that a list was seen, or may be seen next, are kept."""


class Menu(Screen):
    """Rows, one of which has the focus, in a list that scrolls if it has to."""

    shape: ClassVar[float] = 1.25
    """How wide the list is, in heights of the screen."""
    centred: ClassVar[bool] = False
    """What is left of the height is above it as well as below."""
    tells: ClassVar[bool] = True
    """Rows say what they mean, if all of them have room for that."""
    bare: ClassVar[bool] = False
    """Only the row that has the focus has a ground."""
    tells_battery: ClassVar[bool] = False

    def __init__(self, console: "Console", game: type[Game] | None = None) -> None:
        super().__init__(console, game)
        self._laid = RowCache()
        self._looks: OrderedDict[tuple[int | None, int], Seen] = OrderedDict()
        """By the row in focus and the uppermost one before."""
        self._seen = Seen(0, {}, ())
        self._face: Actor | None = None

    def rows(self) -> Sequence[Row]:
        raise NotImplementedError

    @property
    def uppermost(self) -> int:
        """The row with which the list begins at first."""
        return 0

    def others(self) -> Sequence[Row]:
        """Rows that may come into the place of some of these."""
        return ()

    def title(self) -> str:
        return ""

    def text(self) -> str:
        """Sentences above the rows."""
        return ""

    def face(self) -> str:
        """The drawing of whoever it is about."""
        return ""

    # How it looks

    def area(self) -> Rect:
        """What title, text and rows have together."""
        safe = self.console.layout.safe
        free = self.console.layout.free
        room = safe.width - 2 * self.console.small_lettering.body * self.overlay
        width = min(room, round(safe.height * self.shape * self.console.settings.text_size / 100))
        return Rect(free.centerx - width // 2, free.y, width, free.height)

    def build(self) -> Iterator[None]:
        if not self.overlay and not self.backdrop:
            yield from self.ground()
        self._ground = len(self.actors)
        self._top = self.area().y + self.console.small_lettering.body // 2
        self._rows, self._others = list(self.rows()), list(self.others())
        self.head()
        yield
        self._laid = RowCache()
        self._measure()
        if self.centred:
            self._centre()
        if self.tells_battery:
            self.actors += battery(self.console)
        self._still = len(self.actors)
        make_arrows(self.pictures, self._arrow)
        for row in self._others:
            yield from self._write(row, self._words.height_of(row))
        seen = self._range(self.on, self.uppermost)
        yield from self._write_rows(seen)
        for at, place in self._row_places(seen).items():
            for on in (True, False):
                self._laid.row(self._words, self._rows[at], place, on)
                yield
        self._looks.clear()
        self._seen = Seen(self.uppermost, {}, ())
        self._list()
        yield from self._look_on()

    def _write_near(self) -> Iterator[None]:
        """All that may be seen after the next press: none of it is made in a frame."""
        yield from self._look_on()
        seen = self._seen.places
        yield from self._write_rows(range(min(seen), max(seen) + 1))

    def _write_rows(self, seen: range) -> Iterator[None]:
        """These, and as many before them and behind them."""
        after = range(seen[-1] + 1, seen[-1] + len(seen) + 2)
        before = range(seen[0] - 1, seen[0] - len(seen) - 2, -1)
        near = (*seen, *chain(*zip(after, before, strict=True)))
        for at in dict.fromkeys(at % len(self._rows) for at in near):
            yield from self._write(self._rows[at], self._heights[at])
            self._laid.keep(at, partial(self._write_hints, at))

    def _look_on(self) -> Iterator[None]:
        """How the list looks after the next press, be it on the way to the hint bar."""
        self._see(None, self._seen.first)
        yield
        for at in self.reached() if self.on is not None else ():
            self._see(at % len(self._rows), self._seen.first)
            yield

    def reached(self) -> Iterator[int]:
        """Rows that the next press may lead to, around the ends of the list as well."""
        on = self.on or 0
        yield from (on + 1, on - 1)

    def _write_hints(self, at: int) -> list[Actor]:
        """What the buttons do once this row has the focus."""
        before, self.focus.on = self.focus.on, at
        self.bar.show(self.hints())
        self.focus.on = before
        self.bar.show(self.hints())
        return []

    def _write(self, row: Row, height: int) -> Iterator[None]:
        """All words and signs that it may have."""
        size = round(self.area().width * WIDEST), height - GAP
        for at in range(max(1, len(row.values))):
            for on in (True, False):
                self._laid.whole(self._words, row._replace(at=at), size, on)
                yield
        if row.note in self._notes:
            self._notes.make(row.note)
            yield

    def head(self) -> None:
        """What stands above the rows."""
        letters, width = self.console.lettering, round(self.area().width * WIDEST)
        self._face = None
        if self.face() and self.area().height > (LEAST + self.text().count("\n")) * letters.body:
            self._add(self._portrait(), letters.body / 4)
            self._face = self.actors[-1]
        if self.title():
            self._add(roped(self.console, self.title(), width), self.console.small_lettering.body / 2)
        if self.text():
            least = self.console.small_lettering.smallest
            size = letters.boxed(self.text(), width, self._text_room(), least)
            for line in letters.wrapped(self.text(), width, TEXT, size):
                self._add(self.pictures.text(line, FOAM, TEXT, size))
            self._top += letters.body // 2

    def _text_room(self) -> int:
        """What a text may take of the height."""
        letters, rows = self.console.lettering, self._rows
        notes = RowNotes(self.console, rows, self.caption()).needed
        seen = 1 if notes else min(len(rows), SEEN)
        longest = max(len(letters.wrapped(row.words, self._inner, STRONG, letters.smallest)) for row in rows)
        lines = max(seen, longest) * letters.height(STRONG, letters.smallest)
        below = max(letters.body, notes + letters.body // 2)
        return self.area().bottom - self._top - lines - below - (seen + 1) * self.console.small_lettering.body

    def _centre(self) -> None:
        rows = sum(self._heights)
        down = max(0, self._zone.height - rows) // 2
        if self.overlay:
            self._lay_card(self._top - self.area().y + rows + self._notes.height, down)
        for actor in self.actors[self._ground :]:
            actor.put(y=actor.y + down)
        self._top += down
        self._zone: Rect = self._rows_zone()

    def _lay_card(self, height: int, down: int) -> None:
        """Hide what is below an overlay where there is something to read."""
        area, edge = self.area(), self.console.small_lettering.body
        seen = area.inflate(2 * edge, -2).move(0, -down)
        card = Rect(area.x, area.y, area.width, height).inflate(edge, edge).clip(seen)
        ground = self.pictures.panel(card.size, NIGHT, edge, SEA, 2)
        inner = card.inflate(-edge, -edge)  # hides what is below for the canvas as well
        self.actors[self._ground : self._ground] = [
            Actor(ground, *card.center),
            Box.covering(inner, NIGHT),
        ]

    def _measure(self) -> None:
        room = self.area().bottom - self._top - self.console.small_lettering.body // 2
        rows = [*self._rows, *self._others]
        self._words = Words(self.console, rows, self._inner, room, self.tells, self.bare)
        self._heights = [self._words.height_of(row) for row in self._rows]
        self._notes = RowNotes(self.console, [] if self._words.telling else self._rows, self.caption())
        self._zone = self._rows_zone()

    def caption(self) -> Rect:
        """Where notes stand; without a height, they do so below the rows."""
        area = self.area()
        width = area.width if self.overlay else round(self.console.layout.safe.width * WIDEST)
        return Rect(area.centerx - width // 2, area.y, width, 0)

    def _add(self, picture: Sprite, gap: float = 0) -> None:
        """Put something below what is there, in the middle."""
        self.actors.append(Actor(picture, self.area().centerx, self._top + picture.size[1] / 2))
        self._top += round(picture.size[1] + gap)

    def _portrait(self) -> Sprite:
        return self.pictures.drawing(self.face(), round(self.console.layout.safe.height * FACE))

    @property
    def _inner(self) -> int:
        """The width that a row has for words."""
        return round(self.area().width * WIDEST) - (2 - self.bare) * self.console.lettering.body

    @property
    def _fits(self) -> int:
        """So many rows are seen."""
        return len(self._seen.places)

    def _rows_zone(self) -> Rect:
        """Where rows are seen."""
        area = self.area()
        tallest = max(self._heights, default=0)
        high = max(tallest, area.bottom - self._top - self._notes.height)
        return Rect(area.x, self._top, area.width, high)

    def places(self) -> Mapping[Key, Rect]:
        places: Mapping[Any, Rect] = self._seen.places
        return places

    def _row_places(self, seen: range) -> Mapping[int, Rect]:
        zone = self._zone
        width = round(zone.width * WIDEST)
        return stacked(self._heights, seen, Rect(zone.centerx - width // 2, zone.y, width, 0), GAP)

    def _list(self) -> None:
        """Show the rows around the focus."""
        del self.actors[self._still :]
        self._seen = self._see(self.on, self._seen.first)
        self.actors += self._seen.actors

    def _see(self, on: int | None, first: int) -> Seen:
        """How the list looks with this row in focus, if that was the uppermost one before."""
        return kept(self._looks, MOST_LOOKS, (on, first), lambda: self._lay_list(on, first))

    def _lay_list(self, on: int | None, first: int) -> Seen:
        seen = self._range(on, first)
        places, actors = self._row_places(seen), list[Actor]()
        for at, place in places.items():
            actors += self._laid.row(self._words, self._rows[at], place, at == on)
        bottom = max(place.bottom for place in places.values()) + GAP
        above, below = (seen[0] > 0, self._zone.y - GAP), (seen[-1] + 1 < len(self._rows), bottom)
        actors += arrows(self.pictures, self._arrow, self._zone.centerx, above, below)
        if self._noted(on):
            gap = self.console.lettering.body // (2 if len(self._rows) > len(seen) else 4)
            actors += self._notes.lay(self._rows[on or 0].note, bottom + gap, bool(self.backdrop))
        return Seen(seen[0], places, placed(actors, self.console.canvas))

    def _range(self, on: int | None, first: int) -> range:
        """The rows that are seen then: more if nothing is noted below them."""
        room = self._zone.height + (0 if self._noted(on) else self._notes.height)
        return rows_seen(self._heights, on, first, room)

    def _noted(self, on: int | None) -> bool:
        return on is not None and self._rows[on].note in self._notes

    @property
    def listed(self) -> Sequence[Row]:
        """The rows as they are in the list."""
        return self._rows

    @property
    def on(self) -> int | None:
        """The row that has the focus."""
        at = self.focus.on
        return at if isinstance(at, int) and at < len(self._rows) else None

    @property
    def _arrow(self) -> int:
        return self.console.small_lettering.smallest

    # What it does

    def hints(self) -> Sequence[Hint]:
        on = self.on
        choose = "hint.choose" if on is None or self._rows[on].act else "hint.change"
        return [Hint(Button.A, self.say(choose)), Hint(Button.B, self.say("hint.back"))]

    def focused(self) -> None:
        self._list()
        self.want(self._write_near())
        if not isinstance(self.focus.on, Hint):
            self.refocus()

    def renew(self) -> None:
        """The rows are others."""
        before, self._rows = self._rows, list(self.rows())
        if not self._holds(before):
            self._measure()
        self._looks.clear()
        self._list()
        self.refocus()
        self.want(self._write_near())

    def _holds(self, before: Sequence[Row]) -> bool:
        """The rows are as many as before, and look well as they were measured."""
        if len(before) != len(self._rows):
            return False
        pairs = [*zip(self._rows, before, strict=True)]
        others = [(row, was) for row, was in pairs if row is not was and row.said != was.said]
        if any(row.note and row.note not in self._notes for row, _ in others):
            return False
        high = self._words.height_of
        return self._words.hold([row for row, _ in others]) and all(
            high(row) == high(was) for row, was in others
        )

    def resume(self) -> None:
        super().resume()
        self.renew()

    @property
    def slides(self) -> bool:
        return self._fits < len(self._rows)

    @property
    def grain(self) -> int:
        return sum(self._heights) // len(self._heights)

    def slide(self, step: int) -> bool:
        """Show the list from the next row on, or from the one before; the focus stays within what is seen."""
        first = self._seen.first + step
        if first < 0 or (step > 0 and max(self._seen.places) + 1 == len(self._rows)):
            return False
        on = self.on
        if on is not None:
            on = max(on, first)
            while self._range(on, first)[0] > first:
                on -= 1
            self.focus.on = on
        self._seen = self._seen._replace(first=first)
        self._list()
        self.refocus()
        self.want(self._write_near())
        return True

    def touched(self, x: float, y: float) -> bool:
        """A value is counted down by its left half and up by the other; beside it a row does what it does."""
        at = self.on
        if at is None or not self._rows[at].changes:
            return False
        row = self._rows[at]
        step = self._words.step_at(row, self._seen.places[at], x)
        if not step and (row.act or row.tabbed):
            return row.tabbed
        return self._change(row, step or 1, around=not step and len(row.values) == 2)

    def turn(self, direction: Button) -> bool:
        at = self.on
        if at is None:
            return False
        if direction in (Button.UP, Button.DOWN):
            return self._step(at + (1 if direction is Button.DOWN else -1))
        return self._change(self._rows[at], 1 if direction is Button.RIGHT else -1, around=False)

    def _step(self, at: int) -> bool:
        """To another row; past the last comes the first, unless the way leads to the hint bar."""
        around = len(self._rows) > 1 and all(hint.button is Button.B for hint in self.bar.places)
        if not around and not 0 <= at < len(self._rows):
            return False
        self.focus.on = at % len(self._rows)
        return True

    def _change(self, row: Row, step: int, around: bool) -> bool:
        after = row.at + step
        after = after % len(row.values) if around and row.values else after
        if 0 <= after < len(row.values) and after != row.at:
            self.console.sounds.play("toggle_on")
            row.settle(after)
            if not self.stack.busy:
                self.renew()
        else:
            self.console.sounds.play("refuse")
        return True

    def press(self, button: Button) -> None:
        at = self.on
        if button is Button.A and at is not None:
            row = self._rows[at]
            if row.act:
                self.console.sounds.play("choose")
                row.act()
            else:
                self._change(row, 1, around=True)
        else:
            super().press(button)
